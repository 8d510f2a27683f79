"""LESSON INTRO: what will happen, what counts and what fails at once, before the table opens."""

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from dealer_assist.catalog.lessons import NEVER, OPEN, Goal, Lesson, Player
from dealer_assist.message import Msg
from dealer_assist.school.deals.other_seats import as_dealt
from dealer_assist.school.lessons.allowed import can_hold
from dealer_assist.school.lessons.score import WHOLE_ROUND, goal_shares, has_pace
from dealer_assist.table.guide.hints import Hints
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.school.frame import Note, frame, onward
from dealer_assist.ui.school.learning import Learning, day_words, minutes_words
from dealer_assist.ui.school.mistake_words import title_of, why_of
from dealer_assist.ui.school.nodes import (
    BAR,
    GAP,
    Legend,
    LessonFelt,
    Lines,
    ShareBar,
    TitleOver,
    caption,
    disc,
    tag,
)
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.school.services import Finished
from dealer_assist.ui.school.task import Task
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Say, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Box,
    Fitted,
    Icon,
    Node,
    Page,
    Panel,
    Paragraph,
    Phrase,
    Text,
    column,
    flowing,
    row,
    rule,
    space,
    stack,
    stacked,
)
from dealer_assist.ui.toolkit.values.frame import BarButton, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value, replace


class StartTouched(Value):
    """The lesson begins."""


class ModelTouched(Value):
    """The model dealer is watched first."""


class RulesTouched(Value):
    """The rules are read first."""


IntroTouch: TypeAlias = StartTouched | ModelTouched | RulesTouched | BackTouched


class IntroFlow(SchoolFlow[Page[IntroTouch], IntroTouch]):
    """Leads back to where it was opened from, or to the lesson's table."""

    help_topic = "school.intro"

    def __init__(self, school: School, key: str, *, is_placement: bool = False) -> None:
        super().__init__(school)
        self._is_placement = is_placement
        self._key, self._setup = key, school.services.lessons.setup(key)
        self._model_s = 0
        self._run = Task[Finished](school.services.work)

    def shown(self) -> Page[IntroTouch]:
        """Return what the lesson is about, as it will be dealt."""
        learning = self.school.learning
        lesson = as_dealt(learning.lesson(self._key), self._setup, self._seed)
        lesson = replace(lesson, advice=NEVER) if self._is_placement else lesson
        return intro_page(learning, lesson, self._setup, self._model_s)

    def take(self, touch: IntroTouch) -> Step:
        """Start, or look and read first."""
        lessons = self.school.services.lessons
        match touch:
            case StartTouched():
                lessons.start(self._key, is_placement=self._is_placement)
                return Stay()
            case ModelTouched():
                seed = self._seed
                self._run.begin(lambda: lessons.model_run(self._key, seed), self._watch, Say)
                return Say(Msg("The model dealer plays. A moment"))
            case RulesTouched():
                return Show(self.school.flows.rules(self._key))
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

    @property
    def _seed(self) -> int:
        tries = len(self.school.learning.tries(self._key))
        return self.school.services.lessons.coming_seed(self._key, tries)

    def tick(self, now_ms: int) -> Step:
        """Wait for the model dealer, while it plays."""
        return self._run.step() or Stay()

    def _watch(self, done: Finished) -> Step:
        self._model_s = done.report.seconds
        return Show(self.school.flows.replay(ReplayedAttempt("", finished=done, is_model=True)))


_PAD, _CAPTION = (28.0, 20.0), 28.0
_HAPPENS, _COUNTS, _FAILS = 0.318, 0.342, 0.34
_POINT, _POINT_GAP = 68.0, 6.0
_COUNT, _PACE, _LAST = 70.0, 148.0, 126.0
_FELT_LEAST, _FELT_MOST, _FELT_GAP = 140.0, 190.0, 20.0
_PLATE = 62.0
"""A seat of the small table has room for its number and its lamp."""
_SAYS_NEXT = Msg("Coach: says what comes next, and why.")
_ADVICE = {
    "always": _SAYS_NEXT,
    "after_mistake": _SAYS_NEXT,
    "never": Msg("The coach is silent."),
}
_UNLIT = {
    Hints.NAMED: Msg("Coach: names what comes next. Nothing is lit."),
    Hints.SILENT: Msg("No prompt, nothing lit. Coach: speaks after a mistake."),
}


class IntroPoint(Value):
    """A thing that happens, counts or fails; `value` is its points or its minutes."""

    title: str
    detail: str = ""
    icon: str = ""
    value: str = ""


class FailsList(Node):
    """What fails a lesson and why, then a note; where that is too long, only what."""

    fails: tuple[IntroPoint, ...]
    note: str


def intro_page(
    learning: Learning, lesson: Lesson, setup: TableSetup, model_s: int = 0
) -> Page[IntroTouch]:
    """Return what a lesson is about; the story names no answer.

    `setup` is of its table; `model_s` is what the model dealer took, where it has played here.
    """
    shares = goal_shares(lesson)
    happens = tuple(_happens(lesson, setup))
    body = row(
        Panel(story(lesson, tuple(seats(lesson, setup)), happens), pad=_PAD).sharing(_HAPPENS),
        Panel(_counts(lesson, shares), pad=_PAD).sharing(_COUNTS),
        Panel(_fails(learning, lesson, setup), edge="danger_edge", pad=_PAD).sharing(_FAILS),
        gap=GAP,
    )
    return Page(body, _frame(learning, lesson, model_s))


def _frame(learning: Learning, lesson: Lesson, model_s: int) -> ScreenFrame[IntroTouch]:
    about, number = Msg("New cards, simulated table"), learning.number(lesson.key)
    bar: tuple[BarButton[IntroTouch], ...] = (
        BarButton(Button(BackTouched(), Msg("BACK"), "arrow-left"), 220),
        BarButton(_model(lesson, model_s), 400),
        BarButton(Button(RulesTouched(), Msg("RULES"), "book", Msg("And paytables")), 330),
        onward(StartTouched(), Msg("START LESSON"), "play", about),
    )
    return frame(
        Msg("SCHOOL"),
        learning.facts(),
        PromptModel(Msg("Read, then press START LESSON"), Msg("The clock starts with the game")),
        bar,
        learning.clock,
        Note(Msg("Lesson {number}, level {level}", number=number, level=lesson.level)),
    )


def _model(lesson: Lesson, seconds: int) -> Button[IntroTouch]:
    """Show the model dealer's run; not where the round shows what somebody knows already."""
    run = Button(ModelTouched(), Msg("MODEL RUN"), "play", _model_words(seconds))
    return run.unless(Msg("The coach is silent.") if lesson.advice == NEVER else "")


def _model_words(seconds: int) -> str:
    if not seconds:
        return Msg("See it done right")
    return Msg("Watch it, {time}", time=minutes_words(seconds))


def story(lesson: Lesson, marks: tuple[SeatMark, ...], happens: tuple[IntroPoint, ...]) -> Node:
    """Return what will happen: the story, the table in small where there is room, the list."""
    told = flowing(
        caption(Msg("WHAT WILL HAPPEN")).of(_CAPTION),
        space(6),
        Paragraph(lesson.title, "heavy_34", "text_1", 42).of(84),
        space(10),
        Paragraph(lesson.story, "medium_24", "text_1", 33).of(136),
        space(20),
        Fitted(_listed, (marks, happens)),
    )
    said = _ADVICE[lesson.advice]
    if lesson.advice != NEVER:
        said = _UNLIT.get(lesson.hints, said)
    coach = Lines(said, "medium_20", ink="text_2").of(52)
    return column(told, rule(), space(4), coach, space(-4))


def _listed(marks: tuple[SeatMark, ...], happens: tuple[IntroPoint, ...], box: Box) -> Node:
    """List what happens, below the table in small where both have room."""
    pitch = _POINT + _POINT_GAP
    free = box.height() - _FELT_GAP - len(happens) * pitch
    felt = LessonFelt(marks).of(min(_FELT_MOST, free))
    has_felt = marks and free >= _FELT_LEAST and box.width() / len(marks) >= _PLATE
    points = [
        row(disc(point.icon), TitleOver(point.title, point.detail), gap=18).of(_POINT)
        for point in happens[: max(0, int((box.height() + _POINT_GAP) // pitch))]
    ]
    above = (felt, space(_FELT_GAP)) if has_felt else ()
    return column(*above, column(*points, gap=_POINT_GAP))


def seats(lesson: Lesson, setup: TableSetup) -> Iterator[SeatMark]:
    """Return the seats as the lesson opens; where nobody sits down there is nothing to see."""
    players = {player.seat: player for player in _opening(lesson)}
    if not players:
        return
    late = {seat for step in lesson.steps for seat in step.late_chips}
    for seat in setup.seats:
        lamp = "off" if seat in players else ""
        if seat in players and _chips(players[seat], setup):
            lamp = "locked"
        yield SeatMark(seat, "late" if setup.jackpots and seat in late else lamp)


def _chips(player: Player, setup: TableSetup) -> tuple[str, ...]:
    """Return the wagers of a player that are on a sensor; without a jackpot there are none."""
    base = {row.key for row in setup.wagers}
    return tuple(wager for wager in player.wagers if wager not in base) if setup.jackpots else ()


def _opening(lesson: Lesson) -> tuple[Player, ...]:
    """Return who plays from the start, else who comes first."""
    sit_down = [step for step in lesson.steps if step.players]
    first = [step for step in sit_down if step.after == OPEN] or sit_down[:1]
    return tuple(player for step in first for player in step.players)


def _happens(lesson: Lesson, setup: TableSetup) -> Iterator[IntroPoint]:
    """Say what the world does, by number and never by seat or hand."""
    players = [player for step in lesson.steps for player in step.players]
    chips = sum(len(_chips(player, setup)) for player in players)
    if chips:
        yield IntroPoint(
            Msg("{n} chips on the sensors", one="{n} chip on a sensor", n=chips),
            Msg("Placed for you."),
            "chip",
        )
    if setup.jackpots and any(step.late_chips for step in lesson.steps):
        yield IntroPoint(Msg("One chip comes late"), Msg("Look at the lamps."), "clock")
    if any(step.deal for step in lesson.steps):
        yield IntroPoint(Msg("Cards are dealt"), Msg("Who wins? Read them."), "card")
    if any(step.trouble for step in lesson.steps):
        yield IntroPoint(Msg("Something breaks"), Msg("The prompt says which."), "wrench")
    if any(
        goal.must == "WinsAuthorised" or "WinsAuthorised" in goal.order for goal in lesson.goals
    ):
        yield IntroPoint(Msg("A card is needed"), Msg("The prompt says whose."), "bell")


def _counts(lesson: Lesson, shares: tuple[int, ...]) -> Node:
    counts = [*map(_count, lesson.goals, shares)]
    counts.append(_counted(WHOLE_ROUND, Msg("In every lesson"), shares[len(lesson.goals)]))
    if has_pace(lesson):
        target = Msg("Target {time}", time=minutes_words(lesson.score.target_s))
        counts.append(_counted(Msg("Pace"), target, shares[-1]))
    pace = _pace(lesson, shares[-1])
    all_points = Text(str(sum(shares)), "bold_30", align=RIGHT).of(120)
    together = row(Text(Msg("Together"), "bold_24"), all_points)
    pass_at = tag(Msg("Pass mark {points}", points=lesson.score.pass_at))
    return column(
        row(caption(Msg("WHAT COUNTS")), pass_at).of(34),
        space(12),
        stacked([*counts, column(rule(), together)], _COUNT),
        space(12) if pace else None,
        pace.of(_PACE) if pace else None,
    )


def _count(goal: Goal, share: int) -> Node:
    detail = ""
    if goal.within_s:
        detail = Msg("Within {n} s", n=goal.within_s)
    elif goal.order:
        detail = Msg("{n} steps in their order", n=len(goal.order))
    elif goal.must_not:
        detail = Msg("Must not happen")
    said = goal.why or goal.must or goal.must_not or Msg("Every step in its order")
    return _counted(said, detail, share)


def _counted(title: str, detail: str, share: int) -> Node:
    points = Text(str(share), "bold_30", align=RIGHT).of(72)
    return column(rule(), row(TitleOver(title, detail), points, gap=8))


def _pace(lesson: Lesson, share: int) -> Node | None:
    """Return the target time with all points, and the time from which there are none."""
    score = lesson.score
    if not has_pace(lesson) or not score.slowest_s:
        return None
    time, part = minutes_words(score.target_s), score.target_s / score.slowest_s
    target = Msg("{time} all {n} points", time=time, n=share)
    slowest = Msg("{time} none", time=minutes_words(score.slowest_s))
    end = Panel(fill="text_2", edge=None, radius=0).of(2)
    title = Text(Msg("Target time {time}", time=time), "bold_24")
    inner = column(
        row(Icon("clock", 28), title, gap=12).of(32),
        space(12),
        stack(ShareBar(part, "ok", part), row(space(), end)).of(2 * 8 + BAR),
        space(6),
        Legend(part, ("0:00", target, slowest), "bold_20").of(28),
        space(),
    )
    return Panel(inner, fill="well", edge=None, radius=12, pad=(18, 14, 26, 12))


def _fails(learning: Learning, lesson: Lesson, setup: TableSetup) -> Node:
    fails = tuple(IntroPoint(title_of(kind), why_of(kind)) for kind in _critical(lesson, setup))
    note = (
        Msg("On record, one of these fails it whatever the points.")
        if fails
        else Msg("Nothing fails this lesson at once.")
    )
    last = _last(learning, lesson)
    wait = Msg("Waits over {n} s are noted but never fail you.", n=lesson.score.hesitation_s)
    hesitation = row(Icon("info", 28, "text_2"), Lines(wait, "medium_20", ink="text_2"), gap=16)
    return column(
        caption(Msg("FAILS THE LESSON AT ONCE")).of(_CAPTION),
        space(12),
        FailsList(fails, note),
        last.of(_LAST) if last else None,
        space(12) if last else None,
        hesitation.of(50),
        space(-6),
    )


def _critical(lesson: Lesson, setup: TableSetup) -> Iterator[str]:
    """Name what fails the lesson, of what can happen in it."""
    return (
        kind
        for kind in lesson.score.critical
        if can_hold(lesson, kind, has_jackpot=bool(setup.jackpots))
    )


def _last(learning: Learning, lesson: Lesson) -> Node | None:
    """Return the figure of the last attempt with a word about it."""
    tries = learning.tries(lesson.key)
    if not tries:
        return None
    last = tries[-1]
    day = day_words(last.at_ms, learning.now, learning.now.tzinfo)
    said = _last_words(lesson, last.points, last.seconds, is_passed=last.is_passed)
    figure = Phrase(Text(str(last.points), "heavy_48"), Lines(said, "medium_20"), gap=22)
    title = caption(Msg("LAST ATTEMPT, {day}", day=day).upper()).of(_CAPTION)
    inner = column(title, space(4), figure.of(64), space())
    return Panel(inner, fill="well", edge=None, radius=12, pad=(20, 12))


def _last_words(lesson: Lesson, points: int, seconds: int, *, is_passed: bool) -> str:
    time = minutes_words(seconds)
    if is_passed:
        return Msg("Passed, {time} total.", time=time)
    short = lesson.score.pass_at - points
    if short > 0:
        return Msg(
            "{n} points short, {time} total.",
            one="{n} point short, {time} total.",
            n=short,
            time=time,
        )
    return Msg("Enough points, but a critical error. {time} total.", time=time)
