"""RESULT of an attempt: points by goal, the three worst moments as pictures, the pace."""

from collections.abc import Collection, Iterator, Sequence
from typing import TypeAlias, assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.drills.drill_run import drills_for
from dealer_assist.school.lessons.mistakes import HESITATION, Mistake, RecordedEvent
from dealer_assist.school.lessons.replay import worst
from dealer_assist.school.lessons.score import GoalScore, LessonReport, in_hundredths
from dealer_assist.school.people.people import Past
from dealer_assist.school.people.skills import drill_against, skill_of
from dealer_assist.table.evolve import evolve
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.school.frame import Note, frame
from dealer_assist.ui.school.learning import Learning, minutes_words
from dealer_assist.ui.school.mistake_words import title_of, why_of
from dealer_assist.ui.school.nodes import (
    BAR,
    GAP,
    Legend,
    LessonFelt,
    Lines,
    ProgressMark,
    Ring,
    ShareBar,
    caption,
    dot,
    tag,
)
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow
from dealer_assist.ui.school.seats import SeatMark, seat_marks
from dealer_assist.ui.school.services import Finished
from dealer_assist.ui.toolkit.flow import Home, Instead, Show, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Faced,
    Icon,
    Look,
    Node,
    Page,
    Panel,
    Paragraph,
    Phrase,
    Text,
    column,
    flowing,
    inset,
    row,
    rule,
    space,
    stack,
    stacked,
)
from dealer_assist.ui.toolkit.values.frame import BarButton, HeadFact, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value, replace


class MomentTouched(Value):
    """A mistake: the replay opens at its event."""

    seq: int


class AttemptTouched(Value):
    """The whole attempt, event by event."""


class AgainTouched(Value):
    """The same lesson with other cards."""


class NextLessonTouched(Value):
    """The lesson that is open now."""

    lesson: str


class MistakeDrillTouched(Value):
    """The drill that mends the worst mistake."""

    drill: str


class TodayTouched(Value):
    """Back to the course."""


ResultTouch: TypeAlias = (
    MomentTouched
    | AttemptTouched
    | MistakeDrillTouched
    | AgainTouched
    | NextLessonTouched
    | TodayTouched
)


class ResultFlow(SchoolFlow[Page[ResultTouch], ResultTouch]):
    """Shows how an attempt went, and leads to its replay, the same again, the next lesson."""

    help_topic = "school.result"

    def __init__(self, school: School, finished: Finished) -> None:
        super().__init__(school)
        self._done = finished

    def shown(self) -> Page[ResultTouch]:
        """Return points, goals and the worst moments."""
        done, drills = self._done, self.school.services.drills
        known = drills_for(drills.book, drills.game, drills.house) if done.report.mistakes else ()
        return result_page(
            self.school.learning, done.lesson, done.report, done.recorded, done.setup, known
        )

    def take(self, touch: ResultTouch) -> Step:
        """Lead on."""
        match touch:
            case MomentTouched(seq):
                return self._replay(seq)
            case AttemptTouched():
                return self._replay(0)
            case MistakeDrillTouched(drill):
                return Show(self.school.flows.drill(drill))
            case AgainTouched():
                return Instead(self.school.flows.intro(self._done.lesson.key))
            case NextLessonTouched(lesson):
                return Instead(self.school.flows.intro(lesson))
            case TodayTouched():
                return Home()
            case _:
                assert_never(touch)

    def _replay(self, seq: int) -> Step:
        watched = ReplayedAttempt(self._done.key, seq, self._done, Msg("RESULT"))
        return Show(self.school.flows.replay(watched))


_MOMENTS, _HOUR = 3, 3600
_UPPER, _POINTS, _PACE = 304.0, 616.0, 446.0
_RING, _GOAL, _FACT = 216.0, 48.0, 42.0
_SAID = 116.0  # two lines that say what was wrong, two that say why


class WorstMoment(Value):
    """A mistake as a picture of the table with one sentence; touched, the replay opens there."""

    touch: MomentTouched
    time: str
    tag: str
    is_critical: bool
    said: str
    why: str
    seats: tuple[SeatMark, ...]


def result_page(
    learning: Learning,
    lesson: Lesson,
    report: LessonReport,
    recorded: Sequence[RecordedEvent],
    setup: TableSetup,
    drills: Collection[str] = (),
) -> Page[ResultTouch]:
    """Return points, goals, pace and the worst moments; `drills` are those of this table."""
    goals = column(
        caption(Msg("POINTS BY GOAL")).of(30),
        space(6),
        stacked([column(rule(), goal) for goal in _goals(lesson, report)], _GOAL),
    )
    upper = row(
        Panel(_points(lesson, report)).of(_POINTS),
        Panel(goals, pad=(26, 16, 26, 12)),
        Panel(_pace(learning, lesson, report), pad=(24, 16, 24, 14)).of(_PACE),
        gap=GAP,
    )
    cards: list[Node] = [moment_card(moment) for moment in moments(lesson, report, recorded, setup)]
    lower = row(*cards, *(space() for _ in range(_MOMENTS - len(cards))), gap=GAP)
    if not cards:
        lower = Panel(Text(Msg("No mistakes"), "heavy_34", align=CENTRE))
    kinds = (mistake.kind for mistake in worst(report.mistakes, lesson, recorded))
    around = _frame(learning, lesson, report, drill_against(kinds, drills))
    return Page(column(upper.of(_UPPER), lower, gap=GAP), around)


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


def _points(lesson: Lesson, report: LessonReport) -> Node:
    pass_at, errors = lesson.score.pass_at, report.critical
    to_pass = Text(Msg("{points} to pass", points=pass_at), "medium_20", "text_2", CENTRE)
    figure = column(
        space(48),
        Text(str(report.points), "bold_71", align=CENTRE).of(80),
        space(2),
        inset(to_pass, (22, 0)).of(28),
        space(),
    )
    mark, title = Icon("check", 46, "ok", 3.4), None
    words: str = Msg("Nothing that costs the house or a player money")
    if errors:
        mark, words = (
            Icon("triangle", 46, "fault", 2.2),
            Msg("Fails the lesson whatever the points"),
        )
        title = Paragraph(title_of(errors[0].kind), "bold_24", "fault_text", 30).of(60)
    critical = column(
        space(38),
        caption(Msg("CRITICAL ERRORS")).of(30),
        space(6),
        row(mark, Text(str(len(errors)), "heavy_48"), gap=18).of(64),
        space(6),
        flowing(title, space(4), Paragraph(words, "medium_20", "text_2", 27).of(84)),
    )
    ring = stack(Ring(report.points / 100, pass_at / 100), figure).of(_RING).across(_RING)
    return inset(row(ring, critical, gap=40), (32, 0, 20, 0))


def _goals(lesson: Lesson, report: LessonReport) -> Iterator[Node]:
    """Return each goal as its part of the hundred that the ring shows."""
    told = in_hundredths(report.goals)
    for place, (goal, share) in enumerate(zip(report.goals, told, strict=True)):
        title = goal.said if place <= len(lesson.goals) else Msg("Pace")
        brought = goal.points / max(1, goal.of)
        is_met = brought >= 1.0
        yield row(
            dot(ProgressMark.DONE if is_met else ProgressMark.OPEN, 30),
            space(16),
            Lines(title, "medium_22"),
            space(14),
            ShareBar(brought, "ok" if is_met else "text_1").of(100),
            space(10),
            Text(str(share.points), "bold_26", align=RIGHT).of(56),
            space(2),
            Text(Msg("of {n}", n=share.of), "medium_20", "text_2", RIGHT).of(70),
        )


def _pace(learning: Learning, lesson: Lesson, report: LessonReport) -> Node:
    target, slowest = lesson.score.target_s, max(lesson.score.slowest_s, report.seconds, 1)
    about = _time_words(report.seconds, target)
    words = inset(Text(about, "medium_22", "text_2"), (0, 6, 0, 0))
    parts: list[Node] = [
        caption(Msg("PACE")).of(30),
        Phrase(Text(minutes_words(report.seconds), "heavy_48"), words, gap=18).of(62),
        space(12),
    ]
    if target:
        at = target / slowest
        marks = "", Msg("{time} target", time=minutes_words(target)), minutes_words(slowest)
        parts += [
            ShareBar(report.seconds / slowest, "text_1", at).of(BAR),
            space(6),
            Legend(at, marks, "medium_20").of(28),
            space(6),
        ]
    for name, value in _facts(learning, lesson, report):
        figure = Text(value, "bold_24", align=RIGHT)
        fact = Phrase(Text(name, "medium_22", "text_2"), figure, gap=12)
        parts += [rule(), inset(fact, (0, 4, 0, 0)).of(_FACT)]
    return column(*parts, space())


def _time_words(seconds: int, target: int) -> str:
    if not target:
        return ""
    over = seconds - target
    return Msg("{n} s over target", n=over) if over > 0 else Msg("within the target")


def _facts(learning: Learning, lesson: Lesson, report: LessonReport) -> Iterator[tuple[str, str]]:
    if report.seconds:
        rounds = lesson.rounds * _HOUR // report.seconds
        yield Msg("Rounds an hour"), str(rounds)
    before = learning.tries(lesson.key)[:-1]
    if before:
        yield Msg("Last attempt"), _in_short(before[-1])


def _in_short(past: Past) -> str:
    return Msg("{points} points, {time}", points=past.points, time=minutes_words(past.seconds))


def moment_card(moment: WorstMoment) -> Faced:
    """Return time and tag above the table in small and the sentence."""
    ink, edge, icon, line = "text_1", "line_strong", "", 2.0
    if moment.is_critical:
        ink, edge, icon, line = "fault_text", "fault", "triangle", 3.0
    inner = column(
        row(Text(moment.time, "bold_30"), tag(moment.tag, ink, edge, icon)).of(36),
        space(18),
        LessonFelt(moment.seats),
        space(12),
        flowing(
            Paragraph(moment.said, "bold_24", "text_1", 30).of(60),
            space(2),
            Paragraph(moment.why, "medium_22", "text_2", 27),
        ).of(_SAID),
    )
    face = Panel(inner, fill="panel", edge=edge, line=line, pad=(20, 14))
    return Faced(Look(moment.touch, moment.said, face, replace(face, fill="raised"), moment.why))


def moments(
    lesson: Lesson, report: LessonReport, recorded: Sequence[RecordedEvent], setup: TableSetup
) -> tuple[WorstMoment, ...]:
    """Return the worst mistakes, then the goals that were lost without one."""
    return tuple(_moments(lesson, report, recorded, setup))[:_MOMENTS]


def _moments(
    lesson: Lesson, report: LessonReport, recorded: Sequence[RecordedEvent], setup: TableSetup
) -> Iterator[WorstMoment]:
    for mistake in worst(report.mistakes, lesson, recorded):
        yield _moment(mistake, recorded, setup)
    if any(one.kind != HESITATION for one in report.mistakes) or not recorded:
        return
    for goal in report.goals[: len(lesson.goals)]:
        if goal.points < goal.of:
            yield _lost(goal, report, recorded, setup)


def _lost(
    goal: GoalScore, report: LessonReport, recorded: Sequence[RecordedEvent], setup: TableSetup
) -> WorstMoment:
    """Return a goal that was not met at the end of the round, where it was lost at the latest."""
    table = _table_at(recorded, setup, len(recorded))
    why = Msg("Nothing was done wrong, but this was not done, or not in time or in its order")
    return WorstMoment(
        MomentTouched(recorded[-1].seq),
        minutes_words(report.seconds),
        Msg("Not done"),
        is_critical=False,
        said=goal.said,
        why=why,
        seats=seat_marks(table),
    )


def _moment(mistake: Mistake, recorded: Sequence[RecordedEvent], setup: TableSetup) -> WorstMoment:
    at = next(n for n, one in enumerate(recorded) if one.seq == mistake.seq)
    begun = next(
        (event.at_ms for event in recorded if event.name == "GameStarted"), recorded[0].at_ms
    )
    seconds = max(0, (recorded[at].at_ms - begun) // 1000)
    label = Msg("CRITICAL") if mistake.is_critical else title_of(mistake.kind)
    seats = seat_marks(_table_at(recorded, setup, at + 1), getattr(recorded[at].event, "seat", 0))
    return WorstMoment(
        MomentTouched(mistake.seq),
        minutes_words(seconds),
        label,
        mistake.is_critical,
        mistake.said,
        why_of(mistake.kind),
        seats,
    )


def _table_at(recorded: Sequence[RecordedEvent], setup: TableSetup, count: int) -> Table:
    """Return the table after so many events."""
    table = Table(setup)
    for event in recorded[:count]:
        table = evolve(table, event.event)
    return table
