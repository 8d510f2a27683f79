"""The intro of a lesson from its file."""

from collections.abc import Iterator

from dealer_assist.catalog.lessons import OPEN, Goal, Lesson, Player
from dealer_assist.message import Msg
from dealer_assist.school.lessons.allowed import can_hold
from dealer_assist.school.lessons.score import goal_shares
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.frame import BarButton
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.frame import Note, frame, onward
from dealer_assist.ui.school.intro.model import (
    IntroModel,
    IntroTouch,
    ModelTouched,
    PointModel,
    RulesTouched,
    StartTouched,
    TargetPace,
)
from dealer_assist.ui.school.learning import Learning, day_words, minutes_words
from dealer_assist.ui.school.mistake_words import title_of, why_of
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.school.touches import BackTouched

_ADVICE = {
    "always": Msg("Coach: says what comes next, and why."),
    "after_mistake": Msg("Coach: speaks after a mistake. Prompts stay on."),
    "never": Msg("The coach is silent."),
}


def intro_model(
    learning: Learning, lesson: Lesson, setup: TableSetup, model_s: int = 0
) -> IntroModel:
    """Show what a lesson is about; the story names no answer.

    `setup` is of its table; `model_s` is what the model dealer took, where it has played here.
    """
    number, rule = learning.number(lesson.key), lesson.score
    shares = goal_shares(lesson)
    counts = (
        *map(_count, lesson.goals, shares),
        *_pace_count(lesson, shares[-1]),
    )
    tries = learning.tries(lesson.key)
    last = tries[-1] if tries else None
    about = Msg("New cards, simulated table")
    bar: tuple[BarButton[IntroTouch], ...] = (
        BarButton(Button(BackTouched(), Msg("BACK"), "arrow-left"), 220),
        BarButton(Button(ModelTouched(), Msg("MODEL RUN"), "play", _model_words(model_s)), 400),
        BarButton(Button(RulesTouched(), Msg("RULES"), "book", Msg("And paytables")), 330),
        onward(StartTouched(), Msg("START LESSON"), "play", about),
    )
    around = frame(
        Msg("SCHOOL"),
        learning.facts(),
        PromptModel(Msg("Read, then press START LESSON"), Msg("The clock starts with the game")),
        bar,
        learning.clock,
        Note(Msg("Lesson {number}, level {level}", number=number, level=lesson.level)),
    )
    return IntroModel(
        around,
        title=lesson.title,
        story=lesson.story,
        seats=tuple(_seats(lesson, setup)),
        happens=tuple(_happens(lesson, setup)),
        coach=_ADVICE[lesson.advice],
        pass_at=Msg("Pass mark {points}", points=rule.pass_at),
        counts=counts,
        together=str(sum(shares)),
        pace=_pace(lesson, shares[-1]),
        fails=tuple(PointModel(title_of(kind), why_of(kind)) for kind in _critical(lesson, setup)),
        fails_note=Msg("On record, one of these fails it whatever the points."),
        last_title=Msg(
            "LAST ATTEMPT, {day}", day=day_words(last.at_ms, learning.now, learning.now.tzinfo)
        ).upper()
        if last
        else "",
        last_points=str(last.points) if last else "",
        last_words=_last_words(lesson, last.points, last.seconds, is_passed=last.is_passed)
        if last
        else "",
        hesitation=Msg("A wait over {n} s is noted. It never fails you.", n=rule.hesitation_s),
    )


def _model_words(seconds: int) -> str:
    if not seconds:
        return Msg("See it done right")
    return Msg("Watch it, {time}", time=minutes_words(seconds))


def _seats(lesson: Lesson, setup: TableSetup) -> Iterator[SeatMark]:
    """Give the seats as the lesson opens; where nobody sits down there is nothing to see."""
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
    """Give the wagers of a player that lie on a sensor; where no jackpot is, none does."""
    base = {row.key for row in setup.wagers}
    return tuple(one for one in player.wagers if one not in base) if setup.jackpots else ()


def _opening(lesson: Lesson) -> tuple[Player, ...]:
    """Give who plays from the start, else who comes first."""
    sit_down = [step for step in lesson.steps if step.players]
    first = [step for step in sit_down if step.after == OPEN] or sit_down[:1]
    return tuple(player for step in first for player in step.players)


def _last_words(lesson: Lesson, points: int, seconds: int, *, is_passed: bool) -> str:
    time = minutes_words(seconds)
    if is_passed:
        return Msg("Passed, {time} in all.", time=time)
    short = lesson.score.pass_at - points
    if short > 0:
        return Msg(
            "{n} points short, {time} in all.",
            one="{n} point short, {time} in all.",
            n=short,
            time=time,
        )
    return Msg("Enough points, but a critical error; {time} in all.", time=time)


def _critical(lesson: Lesson, setup: TableSetup) -> Iterator[str]:
    """Name what fails the lesson, of what can happen in it."""
    return (
        kind
        for kind in lesson.score.critical
        if can_hold(lesson, kind, has_jackpot=bool(setup.jackpots))
    )


def _happens(lesson: Lesson, setup: TableSetup) -> Iterator[PointModel]:
    """Tell what the world does, by number and never by seat or hand."""
    players = [player for step in lesson.steps for player in step.players]
    chips = sum(len(_chips(player, setup)) for player in players)
    if chips:
        yield PointModel(
            Msg("{n} chips on the sensors", one="{n} chip on a sensor", n=chips),
            Msg("They are laid for you."),
            "chip",
        )
    if setup.jackpots and any(step.late_chips for step in lesson.steps):
        yield PointModel(Msg("One chip comes late"), Msg("Look at the lamps."), "clock")
    if any(step.deal for step in lesson.steps):
        yield PointModel(Msg("Cards are dealt"), Msg("Who wins? Read them."), "card")
    if any(step.trouble for step in lesson.steps):
        yield PointModel(Msg("Something breaks"), Msg("The prompt says which."), "wrench")
    if any(
        goal.must == "WinsAuthorised" or "WinsAuthorised" in goal.order for goal in lesson.goals
    ):
        yield PointModel(Msg("A card is needed"), Msg("The prompt says whose."), "bell")


def _count(goal: Goal, share: int) -> PointModel:
    detail = ""
    if goal.within_s:
        detail = Msg("Within {n} s", n=goal.within_s)
    elif goal.order:
        detail = Msg("{n} steps in their order", n=len(goal.order))
    elif goal.must_not:
        detail = Msg("Must not happen")
    said = goal.why or goal.must or goal.must_not or Msg("Every step in its order")
    return PointModel(said, detail, value=str(share))


def _pace_count(lesson: Lesson, share: int) -> Iterator[PointModel]:
    rule = lesson.score
    if rule.pace_points:
        target = Msg("Target {time}", time=minutes_words(rule.target_s))
        yield PointModel(Msg("Pace"), target, value=str(share))


def _pace(lesson: Lesson, share: int) -> TargetPace | None:
    rule = lesson.score
    if not rule.pace_points or not rule.slowest_s:
        return None
    time = minutes_words(rule.target_s)
    return TargetPace(
        Msg("Target time {time}", time=time),
        Msg("{time} all {n} points", time=time, n=share),
        Msg("{time} none", time=minutes_words(rule.slowest_s)),
        rule.target_s / rule.slowest_s,
    )
