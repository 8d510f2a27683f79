"""The intro of a lesson: what will happen, what counts, what fails at once."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.school.touches import BackTouched


@frozen
class StartTouched:
    """The lesson begins."""


@frozen
class ModelTouched:
    """The model dealer is watched first."""


@frozen
class RulesTouched:
    """The rules are read first."""


IntroTouch: TypeAlias = StartTouched | ModelTouched | RulesTouched | BackTouched


@frozen
class PointModel:
    """One thing that happens, counts or fails; `value` is its points or its minutes."""

    title: str
    detail: str = ""
    icon: str = ""
    value: str = ""


@frozen
class TargetPace:
    """The target time with all points, and the time from which there are none."""

    title: str
    target: str
    slowest: str
    share: float


@frozen
class IntroModel:
    """The whole screen; `last` is the figure of the last attempt with a word about it.

    `seats` are as the lesson opens: who has a chip, who is there, and where one comes late.
    """

    frame: ScreenFrame[IntroTouch]
    title: str
    story: str
    seats: tuple[SeatMark, ...]
    happens: tuple[PointModel, ...]
    coach: str
    pass_at: str
    counts: tuple[PointModel, ...]
    together: str
    pace: TargetPace | None
    fails: tuple[PointModel, ...]
    fails_note: str
    last_title: str
    last_points: str
    last_words: str
    hesitation: str
