"""The result of an attempt from its report and its events."""

from collections.abc import Collection, Iterator, Sequence

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.lessons.mistakes import HESITATION, Mistake, RecordedEvent
from dealer_assist.school.lessons.replay import worst
from dealer_assist.school.lessons.score import GoalScore, LessonReport, in_hundredths
from dealer_assist.school.people.people import Past
from dealer_assist.school.people.skills import drill_against, skill_of
from dealer_assist.table.evolve import evolve
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.frame import BarButton, HeadFact, ScreenFrame
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.frame import Note, frame
from dealer_assist.ui.school.learning import Learning, minutes_words
from dealer_assist.ui.school.mistake_words import title_of, why_of
from dealer_assist.ui.school.result.model import (
    AgainTouched,
    AttemptTouched,
    GoalModel,
    MistakeDrillTouched,
    MomentModel,
    MomentTouched,
    NextLessonTouched,
    ResultModel,
    ResultTouch,
    TodayTouched,
)
from dealer_assist.ui.school.seats import seat_marks

_MOMENTS = 3
_HOUR = 3600


def result_model(
    learning: Learning,
    lesson: Lesson,
    report: LessonReport,
    recorded: Sequence[RecordedEvent],
    setup: TableSetup,
    drills: Collection[str] = (),
) -> ResultModel:
    """Show points, goals, pace and the worst moments; `drills` are those of this table."""
    rule, critical = lesson.score, report.critical
    slowest = max(rule.slowest_s, report.seconds, 1)
    return ResultModel(
        _frame(learning, lesson, report, _drill(lesson, report, recorded, drills)),
        points=str(report.points),
        share=report.points / 100,
        pass_share=rule.pass_at / 100,
        pass_words=Msg("{points} to pass", points=rule.pass_at),
        critical_count=str(len(critical)),
        critical_title=title_of(critical[0].kind) if critical else "",
        critical_words=Msg("Fails the lesson whatever the points")
        if critical
        else Msg("Nothing that costs the house or a player money"),
        goals=tuple(_goals(lesson, report)),
        time=minutes_words(report.seconds),
        time_words=_time_words(report.seconds, rule.target_s),
        time_share=report.seconds / slowest,
        target_share=rule.target_s / slowest,
        time_marks=(
            Msg("{time} target", time=minutes_words(rule.target_s)) if rule.target_s else "",
            minutes_words(slowest),
        ),
        facts=_facts(learning, lesson, report),
        moments=tuple(_moments(lesson, report, recorded, setup))[:_MOMENTS],
        no_moments=Msg("No mistakes"),
    )


def _drill(
    lesson: Lesson, report: LessonReport, recorded: Sequence[RecordedEvent], drills: Collection[str]
) -> str:
    kinds = (one.kind for one in worst(report.mistakes, lesson, recorded))
    return drill_against(kinds, drills)


def _frame(
    learning: Learning, lesson: Lesson, report: LessonReport, drill: str
) -> ScreenFrame[ResultTouch]:
    number, tries = learning.number(lesson.key), learning.tries(lesson.key)
    facts = [HeadFact(Msg("Lesson {number}", number=number), rest=lesson.title)]
    if learning.trainee:
        facts.append(HeadFact(learning.trainee, caption=Msg("Trainee")))
    facts.append(HeadFact(str(len(tries)), caption=Msg("Attempt")))
    return frame(
        Msg("RESULT"),
        tuple(facts),
        _prompt(lesson, report),
        tuple(_bar(learning, drill, is_passed=report.is_passed)),
        learning.clock,
        Note(Msg("Passed") if report.is_passed else Msg("Not passed yet")),
    )


def _bar(learning: Learning, drill: str, *, is_passed: bool) -> Iterator[BarButton[ResultTouch]]:
    following = learning.next
    is_end = is_passed and following is None
    if not is_end:
        yield BarButton(Button(TodayTouched(), Msg("TODAY"), "arrow-left"), 260)
    yield BarButton(Button(AttemptTouched(), Msg("REPLAY"), "history", Msg("Event by event")), 310)
    if drill:
        what = skill_of(drill).label
        yield BarButton(Button(MistakeDrillTouched(drill), Msg("DRILL"), "list", what), 300)
    again: Button[ResultTouch] = Button(
        AgainTouched(),
        Msg("AGAIN"),
        "play",
        Msg("New cards, same faults"),
        ActionState.AVAILABLE if is_passed else ActionState.NEXT,
    )
    onward = _onward(following, is_passed=is_passed)
    beside, last = (again, onward) if is_passed else (onward, again)
    yield BarButton(beside, 400, is_far=True)
    yield BarButton(last, 520, is_far=True)


def _onward(following: Lesson | None, *, is_passed: bool) -> Button[ResultTouch]:
    if is_passed and following is None:
        done = Msg("Every open lesson is passed")
        return Button(TodayTouched(), Msg("TODAY"), "play", done, ActionState.NEXT)
    if is_passed and following is not None:
        touch = NextLessonTouched(following.key)
        return Button(touch, Msg("NEXT LESSON"), "play", following.title, ActionState.NEXT)
    shut: Button[ResultTouch] = Button(NextLessonTouched(""), Msg("NEXT LESSON"), "padlock")
    return shut.unless(Msg("Pass this one first"))


def _prompt(lesson: Lesson, report: LessonReport) -> PromptModel:
    if report.is_passed:
        return PromptModel(Msg("Passed: go on"), lesson.title)
    if report.critical:
        return PromptModel(Msg("Play it again"), Msg("A critical error: no points make up for it"))
    short = lesson.score.pass_at - report.points
    return PromptModel(
        Msg("Play it again"), Msg("{n} points short", one="{n} point short", n=short)
    )


def _goals(lesson: Lesson, report: LessonReport) -> Iterator[GoalModel]:
    """Show each goal as its part of the hundred that the ring shows."""
    told = in_hundredths(report.goals)
    for place, (goal, share) in enumerate(zip(report.goals, told, strict=True)):
        title = goal.said if place < len(lesson.goals) else Msg("Pace")
        points, of = str(share.points), Msg("of {n}", n=share.of)
        yield GoalModel(title, points, of, goal.points / max(1, goal.of))


def _time_words(seconds: int, target: int) -> str:
    if not target:
        return ""
    over = seconds - target
    return Msg("{n} s over target", n=over) if over > 0 else Msg("within the target")


def _facts(learning: Learning, lesson: Lesson, report: LessonReport) -> tuple[tuple[str, str], ...]:
    facts = []
    if report.seconds:
        rounds = lesson.rounds * _HOUR // report.seconds
        facts.append((Msg("Rounds an hour"), str(rounds)))
    before = learning.tries(lesson.key)[:-1]
    if before:
        facts.append((Msg("Last attempt"), _in_short(before[-1])))
    return tuple(facts)


def _in_short(past: Past) -> str:
    return Msg("{points} points, {time}", points=past.points, time=minutes_words(past.seconds))


def _moments(
    lesson: Lesson, report: LessonReport, recorded: Sequence[RecordedEvent], setup: TableSetup
) -> Iterator[MomentModel]:
    """Give the mistakes, the worst first, then the goals that were lost without one."""
    for mistake in worst(report.mistakes, lesson, recorded):
        yield _moment(mistake, report, recorded, setup)
    if any(one.kind != HESITATION for one in report.mistakes) or not recorded:
        return
    for goal in report.goals[: len(lesson.goals)]:
        if goal.points < goal.of:
            yield _lost(goal, report, recorded, setup)


def _lost(
    goal: GoalScore, report: LessonReport, recorded: Sequence[RecordedEvent], setup: TableSetup
) -> MomentModel:
    """Show a goal that was not met at the end of the round, where it was lost at the latest."""
    table = table_at(recorded, setup, len(recorded))
    why = Msg("Nothing was done wrong, but this was not done, or not in time or in its order")
    time = minutes_words(report.seconds)
    return MomentModel(
        MomentTouched(recorded[-1].seq),
        time,
        Msg("Not done"),
        is_critical=False,
        said=goal.said,
        why=why,
        seats=seat_marks(table),
    )


def _moment(
    mistake: Mistake, report: LessonReport, recorded: Sequence[RecordedEvent], setup: TableSetup
) -> MomentModel:
    at = next(n for n, one in enumerate(recorded) if one.seq == mistake.seq)
    begun = next((one.at_ms for one in recorded if one.name == "GameStarted"), recorded[0].at_ms)
    seconds = max(0, (recorded[at].at_ms - begun) // 1000)
    tag = Msg("CRITICAL") if mistake.is_critical else title_of(mistake.kind)
    seats = seat_marks(table_at(recorded, setup, at + 1), getattr(recorded[at].event, "seat", 0))
    return MomentModel(
        MomentTouched(mistake.seq),
        minutes_words(seconds),
        tag,
        mistake.is_critical,
        mistake.said,
        why_of(mistake.kind),
        seats,
    )


def table_at(recorded: Sequence[RecordedEvent], setup: TableSetup, count: int) -> Table:
    """Give the table after so many events."""
    table = Table(setup)
    for one in recorded[:count]:
        table = evolve(table, one.event)
    return table
