"""The score of a lesson, from what is on record alone: asked again, it is the same."""

from collections import Counter
from collections.abc import Collection, Sequence

from dealer_assist.catalog.lessons import Goal, Lesson
from dealer_assist.message import Msg
from dealer_assist.school.lessons.answers import (
    GoalAnswer,
    Judged,
    judged,
    wrong_amounts,
    wrong_pays,
)
from dealer_assist.school.lessons.mistakes import Mistake, RecordedEvent, mistakes_of
from dealer_assist.school.lessons.whole_round import WHOLE
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import Value, replace

_HUNDRED = 100
_EARNED, _WHOLE, _FREE = 5, 4, 1
"""The parts of a lesson's points: what it asks for, the whole round, and what costs nothing."""
_NOTHING_EARNED = 100
_FOR_NOTHING = {"GameStarted", "GameEnded", "RoundOpened", "StageReached", "CardsSeen", "HandSet"}
WHOLE_ROUND = Msg("All hands played, compared and paid correctly")
PAYMENT_ORDER = "payment_order"
_BROKEN_BEFORE = {
    ("needless_alarm", "IrregularityCleared"): "IrregularityNoted",
    ("hand_too_high", "WinsAuthorised"): "SupervisorCalled",
}
"""What was done before a mistake shows, by the event in which it does.

That an alarm was none is known when it is cleared; a hand that is too high has called a person
whom its true prize does not need.
"""


class GoalScore(Value):
    """What one goal brought; `said` names it, or why it was not met."""

    points: int
    of: int
    said: str


class LessonReport(Value):
    """How an attempt went: points of a hundred, goal by goal, with every mistake in its order."""

    lesson: str
    points: int
    is_passed: bool
    seconds: int
    goals: tuple[GoalScore, ...]
    mistakes: tuple[Mistake, ...]

    @property
    def critical(self) -> tuple[Mistake, ...]:
        """Return the mistakes that fail the lesson whatever the sum."""
        return tuple(mistake for mistake in self.mistakes if mistake.is_critical)


def score(
    recorded: Sequence[RecordedEvent],
    lesson: Lesson,
    setup: TableSetup,
    *,
    own_swipes: int = 0,
    answers: Sequence[GoalAnswer] = (),
    asks_pay: bool = True,
) -> LessonReport:
    """Score an attempt. `own_swipes` are the cards that the lesson itself had swiped.

    Attempts of before were not asked for the pay of a round: `asks_pay` is False of them.
    """
    amounts = judged(answers, recorded, lesson, setup)
    found = (*mistakes_of(recorded, lesson, setup, own_swipes), *wrong_amounts(amounts, lesson))
    found += tuple(wrong_pays(answers, recorded, setup)) if asks_pay else ()
    found = tuple(sorted(found, key=lambda mistake: mistake.seq))
    due = _due_since(recorded, setup) if any(one.within_s for one in lesson.goals) else ()
    goals = [_goal(goal, recorded, amounts.get(n), due) for n, goal in enumerate(lesson.goals)]
    is_whole = not any(mistake.kind in WHOLE for mistake in found)
    goals.append(GoalScore(int(is_whole), 1, WHOLE_ROUND))
    seconds = _seconds(recorded)
    if has_pace(lesson):
        goals.append(_pace(lesson, seconds))
    goals = [
        replace(one, points=of * one.points // max(1, one.of), of=of)
        for one, of in zip(goals, _weights(lesson), strict=True)
    ]
    of_all = in_hundredths(goals)
    points = (
        sum(goal_score.points for goal_score in of_all)
        if any(goal_score.of for goal_score in of_all)
        else _HUNDRED
    )
    is_critical = any(mistake.is_critical for mistake in found)
    is_passed = points >= lesson.score.pass_at and not is_critical
    return LessonReport(lesson.key, points, is_passed, seconds, tuple(goals), found)


def of_hundred(points: Sequence[int]) -> tuple[int, ...]:
    """Return what goals bring of a hundred, as they are scored; together they are a hundred."""
    total = sum(points)
    if not total:
        return tuple(points)
    shares = [divmod(_HUNDRED * point, total) for point in points]
    left = _HUNDRED - sum(whole for whole, _ in shares)
    largest = sorted(range(len(points)), key=lambda n: -shares[n][1])[:left]
    return tuple(whole + (n in largest) for n, (whole, _) in enumerate(shares))


def in_hundredths(goals: Sequence[GoalScore]) -> tuple[GoalScore, ...]:
    """Return each goal as its part of the hundred: the numbers of intro, coach and result."""
    shares = of_hundred([goal.of for goal in goals])
    return tuple(
        replace(one, points=share * one.points // max(1, one.of), of=share)
        for share, one in zip(shares, goals, strict=True)
    )


def goal_shares(lesson: Lesson) -> tuple[int, ...]:
    """Return what each goal is worth of a hundred, then the whole round, then the pace if any."""
    return of_hundred(_weights(lesson))


def has_pace(lesson: Lesson) -> bool:
    """True if the time counts: not in first steps, where nobody is to hurry."""
    return bool(lesson.score.pace_points) and lesson.level > 1


def _weights(lesson: Lesson) -> list[int]:
    """Weigh what a lesson asks for against the whole round, which no lesson has to ask for.

    Of ten parts the whole round is four, and at most one is what anybody has who does nothing: not
    to do what is forbidden, to start and to end.
    """
    earned = sum(goal.points for goal in lesson.goals if not _is_free(goal)) or _NOTHING_EARNED
    free = sum(goal.points for goal in lesson.goals if _is_free(goal)) or 1
    most = min(free * _EARNED, earned * _FREE)
    raw = [
        goal.points * most // free if _is_free(goal) else goal.points * _EARNED
        for goal in lesson.goals
    ]
    whole = earned * (_WHOLE + _FREE) - sum(
        one for one, goal in zip(raw, lesson.goals, strict=True) if _is_free(goal)
    )
    has_none_earned = all(map(_is_free, lesson.goals))
    weights = [*raw, whole + earned * _EARNED * has_none_earned]
    return [*weights, lesson.score.pace_points * _EARNED] if has_pace(lesson) else weights


def _is_free(goal: Goal) -> bool:
    """True if a goal is met by whoever only starts and ends the round."""
    names = {one.partition(":")[0] for one in goal.order or (goal.must,)}
    return bool(goal.must_not) or (not goal.answer and names <= _FOR_NOTHING)


def points_lost(lesson: Lesson, event: RecordedEvent, kinds: Collection[str] = ()) -> int:
    """Return the points of a hundred that an event loses: those of the goals that it breaks.

    `kinds` are the mistakes in it: a seat that is paid out of its turn breaks the order of paying,
    and one that shows late has broken before what forbids it.
    """
    every = goal_shares(lesson)
    shares = zip(lesson.goals, every, strict=False)
    is_out_of_turn = PAYMENT_ORDER in kinds
    before = {_BROKEN_BEFORE.get((kind, event.name)) for kind in kinds}
    is_undone = any(kind in WHOLE for kind in kinds)
    return is_undone * every[len(lesson.goals)] + sum(
        share
        for goal, share in shares
        if (goal.must_not and (is_meant(goal, event) or goal.must_not in before))
        or (is_out_of_turn and _pays_in_turn(goal, event))
    )


def _pays_in_turn(goal: Goal, event: RecordedEvent) -> bool:
    """True if a goal says before whom the seat of an event is paid."""
    paid = [named for named in goal.order if named.startswith("SeatPaid:")]
    return len(paid) > 1 and any(_is_named(event, named) for named in paid)


def _goal(
    goal: Goal, recorded: Sequence[RecordedEvent], amount: Judged | None, due: Sequence[int]
) -> GoalScore:
    if goal.answer:
        is_met = amount is not None and amount.is_right
        said = goal.why or Msg("Total for seat {seat}", seat=goal.seat)
        return GoalScore(goal.points if is_met else 0, goal.points, said)
    is_met = _is_met(goal, recorded, due)
    if goal.order:
        said = goal.why or Msg("{n} things in their order", n=len(goal.order))
    else:
        said = goal.why or goal.must or goal.must_not
    return GoalScore(goal.points if is_met else 0, goal.points, said)


def _is_met(goal: Goal, recorded: Sequence[RecordedEvent], due: Sequence[int]) -> bool:
    if goal.order:
        return _is_in_order(goal.order, recorded)
    places = [at for at, one in enumerate(recorded) if is_meant(goal, one)]
    if goal.must_not:
        return not places
    if not places:
        return False
    first = places[0]
    return not goal.within_s or recorded[first].at_ms - due[first] <= 1000 * goal.within_s


def is_meant(goal: Goal, event: RecordedEvent) -> bool:
    """True if an event is the one that a goal asks for or forbids."""
    if event.name != (goal.must or goal.must_not):
        return False
    return all(_is_same(getattr(event.event, key), value) for key, value in goal.where.items())


def _is_same(recorded: object, wanted: object) -> bool:
    """Compare a field with what a lesson's file says: there several seats are a list."""
    return str([*recorded] if isinstance(recorded, tuple) else recorded) == str(wanted)


def _is_in_order(order: Sequence[str], recorded: Sequence[RecordedEvent]) -> bool:
    """True if the events come one after the other; others may stand between them.

    A seat is paid its prize before any envy: the first time it stands in the order it must be
    paid for the first time in its round, the second time for the second.
    """
    left, paid, turns = list(order), Counter[int](), Counter[str]()
    for event in recorded:
        match event.event:
            case e.GameStarted():
                paid.clear()
            case e.SeatPaid(seat=seat):
                paid[seat] += 1
            case e.PaymentUndone(seat=seat):
                paid[seat] -= 1
        if not _is_named(event, left[0]):
            continue
        if isinstance(event.event, e.SeatPaid) and ":" in left[0]:
            if paid[event.event.seat] != turns[left[0]] + 1:
                continue
            turns[left[0]] += 1
        left.pop(0)
        if not left:
            return True
    return False


def _is_named(event: RecordedEvent, named: str) -> bool:
    name, _, seat = named.partition(":")
    return event.name == name and (not seat or str(getattr(event.event, "seat", "")) == seat)


def _due_since(recorded: Sequence[RecordedEvent], setup: TableSetup) -> tuple[int, ...]:
    """Return for each event since when its step was due: what else happens does not renew it.

    Cards that come and a stage that is reached do: nobody reads a hand before it lies there.
    """
    table, step, since = Table(setup), "", 0
    due: list[int] = []
    for event in recorded:
        due.append(since or event.at_ms)
        table = evolve(table, event.event)
        following = next_step(table).key
        if following != step or isinstance(event.event, e.CardsSeen | e.StageReached):
            step, since = following, event.at_ms
    return tuple(due)


def _seconds(recorded: Sequence[RecordedEvent]) -> int:
    """Return how long the rounds took, from the first start to the last end."""
    starts = [event.at_ms for event in recorded if event.name == "GameStarted"]
    ends = [event.at_ms for event in recorded if event.name in ("GameEnded", "RoundVoided")]
    return (ends[-1] - starts[0]) // 1000 if starts and ends else 0


def _pace(lesson: Lesson, seconds: int) -> GoalScore:
    """Return all points up to the target, none from the slowest time on, a share between."""
    rule = lesson.score
    span = max(1, rule.slowest_s - rule.target_s)
    left = min(max(rule.slowest_s - seconds, 0), span)
    said = Msg("{seconds} s, target {target} s", seconds=seconds, target=rule.target_s)
    return GoalScore(rule.pace_points * left // span, rule.pace_points, said)
