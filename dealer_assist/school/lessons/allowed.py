"""What a lesson asks for or brings about itself: there it is no mistake."""

from collections import Counter
from collections.abc import Mapping

from dealer_assist.catalog.lessons import Goal, Lesson

_ONCE = {"call": "needless_call", "void": "needless_void", "wrong_cards": "needless_void"}
_ALWAYS = {
    "deny": ("missed_hand",),
    "strike": ("win_struck", "missed_hand"),
    "deny_chip": ("chip_denied",),
    "back_out": ("missed_hand",),
}


def asked_for(lesson: Lesson) -> frozenset[str]:
    """Name the kinds that a lesson asks for itself, once or always: there they can be right."""
    return asked_always(lesson) | frozenset(asked_once(lesson))


def asked_always(lesson: Lesson) -> frozenset[str]:
    """Name what is no mistake in a lesson, however often it is done."""
    kinds = {kind for task in lesson.tasks for kind in _ALWAYS.get(task, ())}
    if any(step.absent_s for step in lesson.steps):
        kinds |= {"swipe_timed_out", "hesitation"}
    return frozenset(kinds)


def asked_once(lesson: Lesson) -> Mapping[str, int]:
    """Count what a lesson asks for with each of its tasks: done more often, it was needless."""
    return Counter(_ONCE[step.task] for step in lesson.steps if step.task in _ONCE)


_OF_A_WIN = ("missed_hand", "wrong_hand", "hand_too_high", "seat_not_paid")
_CLAIMED = ("ClaimMade", "WinsConfirmed", "WinsAuthorised", "SeatPaid", "PayingBegan")


def can_hold(lesson: Lesson, kind: str, *, has_jackpot: bool) -> bool:
    """True if a mistake that costs money can be made in a lesson.

    Hands are misread where one wins, an amount is wrong where one is asked for, and without a
    jackpot there is neither a chip to deny nor a seat to press.
    """
    if kind == "wrong_amount":
        return any(goal.answer for goal in lesson.goals)
    if kind in _OF_A_WIN:
        return has_jackpot and any(map(_is_about_a_win, lesson.goals))
    return has_jackpot


def _is_about_a_win(goal: Goal) -> bool:
    names = (goal.must, *(one.partition(":")[0] for one in goal.order))
    return bool(goal.answer) or any(name in _CLAIMED for name in names)
