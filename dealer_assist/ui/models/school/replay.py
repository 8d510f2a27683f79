"""REPLAY of an attempt: the table at a moment, what was expected, what was done, and the lanes."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.school.frame import FrameModel
from dealer_assist.ui.models.school.result import SeatMark


@frozen
class SpanModel:
    """An expected step from one event to another, as shares of the whole time."""

    label: str
    begin: float
    end: float
    is_now: bool = False


@frozen
class TickModel:
    """An event or a touch on its lane; `number` where it is one of the worst moments."""

    at: float
    is_dealers: bool
    is_wrong: bool = False
    number: int = 0
    has_comment: bool = False
    is_refused: bool = False
    label: str = ""
    is_late: bool = False


@frozen
class ReplayModel:
    """The whole screen; `place` is the event at the playhead, `at` its share of the time.

    `waits` are the hesitations, from where to where; `model_acts` when the model dealer acted, and
    `model_did` what it did at this step, where its run stands beside this one.
    """

    frame: FrameModel
    head: str
    detail: str
    note: str
    table_title: str
    seats: tuple[SeatMark, ...]
    expected: str
    expected_why: str
    done: str
    done_why: str
    is_wrong: bool
    comment_by: str
    comment_at: str
    comment: str
    spans: tuple[SpanModel, ...]
    ticks: tuple[TickModel, ...]
    place: int
    at: float
    marks: tuple[str, ...]
    waits: tuple[tuple[float, float], ...] = ()
    model_acts: tuple[float, ...] = ()
    model_did: str = ""
    has_touch: bool = False
