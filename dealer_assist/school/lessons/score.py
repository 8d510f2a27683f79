"""The score of a lesson, from what is on record alone: asked again, it is the same."""

from collections.abc import Sequence

from dealer_assist.catalog.lessons import Goal, Lesson
from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.school.lessons.answers import Answer, Judged, judged, wrong_amounts
from dealer_assist.school.lessons.mistakes import Mistake, Recorded, mistakes_of
from dealer_assist.table.setup.table_setup import TableSetup

_HUNDRED = 100


@frozen
class GoalScore:
    """What one goal brought; `said` names it, or why it was not met."""

    points: int
    of: int
    said: str


@frozen
class Report:
    """How an attempt went: points of a hundred, goal by goal, with every mistake in its order."""

    lesson: str
    points: int
    is_passed: bool
    seconds: int
    goals: tuple[GoalScore, ...]
    mistakes: tuple[Mistake, ...]

    @property
    def critical(self) -> tuple[Mistake, ...]:
        """Give the mistakes that fail the lesson whatever the sum."""
        return tuple(one for one in self.mistakes if one.is_critical)


def score(
    recorded: Sequence[Recorded],
    lesson: Lesson,
    setup: TableSetup,
    *,
    own_swipes: int = 0,
    answers: Sequence[Answer] = (),
) -> Report:
    """Score an attempt. `own_swipes` are the cards that the lesson itself had swiped."""
    amounts = judged(answers, recorded, lesson, setup)
    found = (*mistakes_of(recorded, lesson, setup, own_swipes), *wrong_amounts(amounts, lesson))
    found = tuple(sorted(found, key=lambda one: one.seq))
    goals = [_goal(goal, recorded, amounts.get(n)) for n, goal in enumerate(lesson.goals)]
    seconds = _seconds(recorded)
    if lesson.score.pace_points:
        goals.append(_pace(lesson, seconds))
    most = sum(one.of for one in goals)
    points = _HUNDRED * sum(one.points for one in goals) // most if most else _HUNDRED
    is_critical = any(one.is_critical for one in found)
    is_passed = points >= lesson.score.pass_at and not is_critical
    return Report(lesson.key, points, is_passed, seconds, tuple(goals), found)


def _goal(goal: Goal, recorded: Sequence[Recorded], amount: Judged | None) -> GoalScore:
    if goal.answer:
        is_met = amount is not None and amount.is_right
        said = goal.why or Msg("What seat {seat} gets in all", seat=goal.seat)
        return GoalScore(goal.points if is_met else 0, goal.points, said)
    is_met = _is_met(goal, recorded)
    if goal.order:
        said = goal.why or Msg("{n} things in their order", n=len(goal.order))
    else:
        said = goal.why or goal.must or goal.must_not
    return GoalScore(goal.points if is_met else 0, goal.points, said)


def _is_met(goal: Goal, recorded: Sequence[Recorded]) -> bool:
    if goal.order:
        return _is_in_order(goal.order, recorded)
    name = goal.must or goal.must_not
    places = [at for at, one in enumerate(recorded) if _matches(one, name, goal)]
    if goal.must_not:
        return not places
    if not places:
        return False
    return not goal.within_s or _waited_ms(recorded, places[0]) <= 1000 * goal.within_s


def _matches(one: Recorded, name: str, goal: Goal) -> bool:
    if one.name != name:
        return False
    return all(str(getattr(one.event, key)) == str(value) for key, value in goal.where.items())


def _is_in_order(order: Sequence[str], recorded: Sequence[Recorded]) -> bool:
    """Tell whether the events come one after the other; others may stand between them."""
    left = list(order)
    for one in recorded:
        name, _, seat = left[0].partition(":")
        if one.name == name and (not seat or str(getattr(one.event, "seat", "")) == seat):
            left.pop(0)
            if not left:
                return True
    return False


def _waited_ms(recorded: Sequence[Recorded], at: int) -> int:
    """Give the time since the event before it."""
    return recorded[at].at_ms - recorded[at - 1].at_ms if at else 0


def _seconds(recorded: Sequence[Recorded]) -> int:
    """Give how long the rounds took, from the first start to the last end."""
    starts = [one.at_ms for one in recorded if one.name == "GameStarted"]
    ends = [one.at_ms for one in recorded if one.name in ("GameEnded", "RoundVoided")]
    return (ends[-1] - starts[0]) // 1000 if starts and ends else 0


def _pace(lesson: Lesson, seconds: int) -> GoalScore:
    """Give all points up to the target, none from the slowest time on, a share between."""
    rule = lesson.score
    span = max(1, rule.slowest_s - rule.target_s)
    left = min(max(rule.slowest_s - seconds, 0), span)
    said = Msg("{seconds} s, target {target} s", seconds=seconds, target=rule.target_s)
    return GoalScore(rule.pace_points * left // span, rule.pace_points, said)
