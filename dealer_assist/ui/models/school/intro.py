"""The intro of a lesson: what will happen, what counts, what fails at once."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.school.frame import FrameModel
from dealer_assist.ui.models.school.result import SeatMark


@frozen
class PointModel:
    """One thing that happens, counts or fails; `value` is its points or its minutes."""

    title: str
    detail: str = ""
    icon: str = ""
    value: str = ""


@frozen
class PaceModel:
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

    frame: FrameModel
    title: str
    story: str
    seats: tuple[SeatMark, ...]
    happens: tuple[PointModel, ...]
    coach: str
    pass_at: str
    counts: tuple[PointModel, ...]
    together: str
    pace: PaceModel | None
    fails: tuple[PointModel, ...]
    fails_note: str
    last_title: str
    last_points: str
    last_words: str
    hesitation: str
