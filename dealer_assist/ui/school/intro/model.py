"""The intro of a lesson: what will happen, what counts, what fails at once."""

from typing import TypeAlias

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value


class StartTouched(Value):
    """The lesson begins."""


class ModelTouched(Value):
    """The model dealer is watched first."""


class RulesTouched(Value):
    """The rules are read first."""


IntroTouch: TypeAlias = StartTouched | ModelTouched | RulesTouched | BackTouched


class PointModel(Value):
    """One thing that happens, counts or fails; `value` is its points or its minutes."""

    title: str
    detail: str = ""
    icon: str = ""
    value: str = ""


class TargetPace(Value):
    """The target time with all points, and the time from which there are none."""

    title: str
    target: str
    slowest: str
    share: float


class IntroModel(Value):
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
