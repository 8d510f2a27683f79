"""The result of an attempt from its report and its events."""

from collections.abc import Iterator, Sequence

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.lessons.mistakes import HESITATION, Mistake, Recorded
from dealer_assist.school.lessons.score import GoalScore, Report, of_hundred, points_lost
from dealer_assist.school.people.people import Past
from dealer_assist.table.evolve import evolve
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.models.school.result import GoalModel, MomentModel, ResultModel, SeatMark
from dealer_assist.ui.presenters.school.learning import (
    TRAINING,
    Learning,
    minutes_words,
)
from dealer_assist.ui.presenters.school.mistake_words import title_of, why_of

TODAY, AGAIN, NEXT, REPLAY = "today", "again", "next lesson", "replay"
_MOMENTS = 3
_HOUR = 3600


def result_model(
    learning: Learning,
    lesson: Lesson,
    report: Report,
    recorded: Sequence[Recorded],
    setup: TableSetup,
) -> ResultModel:
    """Show points, goals, pace and the worst moments."""
    rule, critical = lesson.score, report.critical
    slowest = max(rule.slowest_s, report.seconds, 1)
    return ResultModel(
        _frame(learning, lesson, report),
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


def _frame(learning: Learning, lesson: Lesson, report: Report) -> FrameModel:
    number, tries = learning.number(lesson.key), learning.tries(lesson.key)
    facts = [FactModel(Msg("Lesson {number}", number=number), rest=lesson.title)]
    if learning.trainee:
        facts.append(FactModel(learning.trainee, caption=Msg("Trainee")))
    facts.append(FactModel(str(len(tries)), caption=Msg("Attempt")))
    following = learning.next
    is_ahead = report.is_passed and following is not None
    again = ActionState.AVAILABLE if report.is_passed else ActionState.NEXT
    replay = ActionModel(REPLAY, Msg("REPLAY"), "history", Msg("Event by event"))
    bar = [
        BarButton(ActionModel(TODAY, Msg("TODAY"), "arrow-left"), 260),
        BarButton(replay, 330),
    ]
    again_button = ActionModel(AGAIN, Msg("AGAIN"), "play", Msg("New cards, same faults"), again)
    if following is None and report.is_passed:
        onward = ActionModel(
            TODAY, Msg("TODAY"), "play", Msg("Every open lesson is passed"), ActionState.NEXT
        )
        bar = bar[1:]
    elif is_ahead and following is not None:
        onward = ActionModel(NEXT, Msg("NEXT LESSON"), "play", following.title, ActionState.NEXT)
    else:
        onward = ActionModel(
            NEXT,
            Msg("NEXT LESSON"),
            "padlock",
            state=ActionState.NOT_YET,
            reason=Msg("Pass this one first"),
        )
    pair = [BarButton(onward, 520 if report.is_passed else 400, is_far=True)]
    own = BarButton(again_button, 400 if report.is_passed else 520, is_far=True)
    bar += [own, *pair] if report.is_passed else [*pair, own]
    return FrameModel(
        TRAINING,
        Msg("RESULT"),
        tuple(facts),
        _prompt(lesson, report),
        Msg("Passed") if report.is_passed else Msg("Not passed yet"),
        tuple(bar),
        learning.clock,
        Msg("Simulated devices"),
    )


def _prompt(lesson: Lesson, report: Report) -> PromptModel:
    if report.is_passed:
        return PromptModel(Msg("Passed: go on"), lesson.title)
    if report.critical:
        return PromptModel(Msg("Play it again"), Msg("A critical error: no points make up for it"))
    short = lesson.score.pass_at - report.points
    return PromptModel(
        Msg("Play it again"), Msg("{n} points short", one="{n} point short", n=short)
    )


def _goals(lesson: Lesson, report: Report) -> Iterator[GoalModel]:
    """Show each goal as its part of the hundred that the ring shows."""
    shares = of_hundred([one.of for one in report.goals])
    for place, (goal, share) in enumerate(zip(report.goals, shares, strict=True)):
        title = goal.said if place < len(lesson.goals) else Msg("Pace")
        points = share * goal.points // max(1, goal.of)
        yield GoalModel(title, str(points), Msg("of {n}", n=share), goal.points / max(1, goal.of))


def _time_words(seconds: int, target: int) -> str:
    if not target:
        return ""
    over = seconds - target
    return Msg("{n} s over target", n=over) if over > 0 else Msg("within the target")


def _facts(learning: Learning, lesson: Lesson, report: Report) -> tuple[tuple[str, str], ...]:
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


def worst(
    mistakes: Sequence[Mistake], lesson: Lesson, recorded: Sequence[Recorded]
) -> list[Mistake]:
    """Give critical ones first, then by the points that they cost, notes last."""
    by_seq = {one.seq: one for one in recorded}

    def weight(one: Mistake) -> tuple[bool, bool, int, int]:
        lost = points_lost(lesson, by_seq[one.seq]) if one.seq in by_seq else 0
        return not one.is_critical, one.kind == HESITATION, -lost, one.seq

    return sorted(mistakes, key=weight)


def _moments(
    lesson: Lesson, report: Report, recorded: Sequence[Recorded], setup: TableSetup
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
    goal: GoalScore, report: Report, recorded: Sequence[Recorded], setup: TableSetup
) -> MomentModel:
    """Show a goal that was not met at the end of the round, where it was lost at the latest."""
    table, last = table_at(recorded, setup, len(recorded)), str(recorded[-1].seq)
    why = Msg("Nothing was done wrong, but this was not done, or not in time or in its order")
    time = minutes_words(report.seconds)
    return MomentModel(
        last,
        time,
        Msg("Not done"),
        is_critical=False,
        said=goal.said,
        why=why,
        seats=seat_marks(table),
        note="",
    )


def _moment(
    mistake: Mistake, report: Report, recorded: Sequence[Recorded], setup: TableSetup
) -> MomentModel:
    at = next(n for n, one in enumerate(recorded) if one.seq == mistake.seq)
    begun = next((one.at_ms for one in recorded if one.name == "GameStarted"), recorded[0].at_ms)
    seconds = max(0, (recorded[at].at_ms - begun) // 1000)
    tag = Msg("CRITICAL") if mistake.is_critical else title_of(mistake.kind)
    seats = seat_marks(table_at(recorded, setup, at + 1), getattr(recorded[at].event, "seat", 0))
    return MomentModel(
        str(mistake.seq),
        minutes_words(seconds),
        tag,
        mistake.is_critical,
        mistake.said,
        why_of(mistake.kind),
        seats,
        "",
    )


def table_at(recorded: Sequence[Recorded], setup: TableSetup, count: int) -> Table:
    """Give the table after so many events."""
    table = Table(setup)
    for one in recorded[:count]:
        table = evolve(table, one.event)
    return table


def seat_marks(table: Table, wrong: int = 0, touched: int = 0) -> tuple[SeatMark, ...]:
    """Give the seats of a table as a small picture shows them."""
    claimed = {claim.seat for claim in table.claims} | {win.award.seat for win in table.wins}
    sensors = list(table.setup.jackpots)[:1]
    marks = []
    for seat in table.setup.seats:
        lamp = table.lamp((seat, sensors[0])).value if sensors else ""
        lamp = "" if lamp == "off" and not table.seat(seat).wagers else lamp
        marks.append(SeatMark(seat, lamp, seat in claimed, seat == wrong, seat == touched))
    return tuple(marks)
