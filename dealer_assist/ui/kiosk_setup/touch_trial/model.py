"""The crosses of the touch test, one after the other."""

from typing import TypeAlias

from dealer_assist.value import Value

CROSSES = 5


class CrossTouched(Value):
    """A finger came down so far off the cross, on a screen so many pixels wide."""

    off_px: float
    wide_px: int
    is_hit: bool


class TrialLeft(Value):
    """Gives up; nothing has changed."""


TouchTrialTouch: TypeAlias = CrossTouched | TrialLeft


class TouchTrialModel(Value):
    """The cross that is to be touched, counted from 1; a note where another touch came."""

    number: int
    note: str = ""
