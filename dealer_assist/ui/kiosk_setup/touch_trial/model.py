"""The crosses of the touch test, one after the other."""

from typing import TypeAlias

from dealer_assist.frozen import frozen

CROSSES = 5


@frozen
class CrossTouched:
    """A finger came down so far off the cross, on a screen so many pixels wide."""

    off_px: float
    wide_px: int
    is_hit: bool


@frozen
class TrialLeft:
    """Gives up; nothing has changed."""


TouchTrialTouch: TypeAlias = CrossTouched | TrialLeft


@frozen
class TouchTrialModel:
    """The cross that is to be touched, counted from 1; a note where another touch came."""

    number: int
    note: str = ""
