"""REPLAY of an attempt: the table at a moment, what was expected, what was done, and the lanes."""

from typing import TypeAlias

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value


class StepTouched(Value):
    """One event on, or one back."""

    by: int


class PlayTouched(Value):
    """Plays in real time, or stops."""


class Scrubbed(Value):
    """The playhead was drawn to a share of the time."""

    share: float


class NextMomentTouched(Value):
    """The next of the worst moments."""


class ModelBesideTouched(Value):
    """The model dealer's run beside this one, or without it again."""


class CommentPinned(Value):
    """A comment is pinned to this event."""


ReplayTouch: TypeAlias = (
    StepTouched
    | PlayTouched
    | Scrubbed
    | NextMomentTouched
    | ModelBesideTouched
    | CommentPinned
    | BackTouched
)


class SpanModel(Value):
    """An expected step from one event to another, as shares of the whole time."""

    label: str
    begin: float
    end: float
    is_now: bool = False


class TickModel(Value):
    """An event or a touch on its lane; `number` where it is one of the worst moments."""

    at: float
    is_dealers: bool
    is_wrong: bool = False
    number: int = 0
    has_comment: bool = False
    is_refused: bool = False
    label: str = ""
    is_late: bool = False


class ReplayModel(Value):
    """The whole screen; `place` is the event at the playhead, `at` its share of the time.

    `waits` are the hesitations, from where to where; `model_acts` when the model dealer acted, and
    `model_did` what it did at this step, where its run stands beside this one.
    """

    frame: ScreenFrame[ReplayTouch]
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
    at: float
    marks: tuple[str, ...]
    waits: tuple[tuple[float, float], ...] = ()
    model_acts: tuple[float, ...] = ()
    model_did: str = ""
    has_touch: bool = False
