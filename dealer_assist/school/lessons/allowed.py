"""What a lesson asks for or brings about itself: there it is no mistake."""

from collections import Counter
from collections.abc import Mapping

from dealer_assist.catalog.lessons import Lesson

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
    return Counter(_ONCE[one.task] for one in lesson.steps if one.task in _ONCE)
