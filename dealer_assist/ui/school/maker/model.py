"""The lesson maker: the run, the goals in words, the faults on their line, and the check."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.trainer import SubjectTouched
from dealer_assist.value import Value


class LaidFault(Enum):
    """What can be laid on the line of a run."""

    STUCK = "stuck"
    LATE = "late chip"
    READER = "reader"
    POWER = "power"


class RecordTouched(Value):
    """A round is dealt that becomes a lesson."""


class RowTouched(Value):
    """A row of the run: a fault is laid behind it."""

    place: int


class EditTouched(Value):
    """The chosen row is changed."""


class GoalTouched(Value):
    """A goal is changed."""

    place: int


class PaceTouched(Value):
    """The pace is changed."""


class FaultLaid(Value):
    """A fault is laid behind the chosen row."""

    fault: LaidFault


class TagTouched(Value):
    """A fault on the line is changed."""

    place: int


class TagMoved(Value):
    """A fault was drawn along the line, to a share of it."""

    place: int
    share: float


class CheckTouched(Value):
    """The model dealer plays the lesson."""


class PublishTouched(Value):
    """The lesson joins the course."""


MakerTouch: TypeAlias = (
    RecordTouched
    | RowTouched
    | EditTouched
    | GoalTouched
    | PaceTouched
    | FaultLaid
    | TagTouched
    | TagMoved
    | CheckTouched
    | PublishTouched
    | SubjectTouched
)


class MakerCheck(Enum):
    """How something stands with the model dealer."""

    NOT_YET = "not yet"
    MET = "met"
    LOST = "lost"


class RunRow(Value):
    """One thing of the run; `is_worlds` did not come from the dealer's hand."""

    key: RowTouched
    time: str
    title: str
    detail: str = ""
    is_worlds: bool = False
    is_selected: bool = False


class GoalRow(Value):
    """A goal as a sentence; `words` are those of it that can be chosen anew."""

    key: GoalTouched | PaceTouched
    sentence: str
    words: tuple[str, ...]
    detail: str
    points: str
    state: MakerCheck


class FaultTag(Value):
    """Something that was laid on the line, at a share of its length."""

    key: int
    title: str
    detail: str
    icon: str
    at: float


class FaultOffer(Value):
    """Something that can be laid on the line; `reason` says why not here."""

    key: FaultLaid
    label: str
    icon: str
    reason: str = ""


class LineModel(Value):
    """The line: dots where the dealer acts, what was laid on it, and the times below it."""

    tags: tuple[FaultTag, ...] = ()
    dots: tuple[float, ...] = ()
    marks: tuple[str, ...] = ()
    selected: float = -1.0


class MakerModel(Value):
    """The whole screen; without a run `nothing` says how one comes about."""

    frame: ScreenFrame[MakerTouch]
    actions: tuple[Button[MakerTouch], Button[MakerTouch]]
    offers: tuple[FaultOffer, ...]
    check_line: str
    check_detail: str
    check_state: MakerCheck
    nothing: str = ""
    run_note: str = ""
    rows: tuple[RunRow, ...] = ()
    goals_note: str = ""
    goals: tuple[GoalRow, ...] = ()
    line: LineModel = LineModel()
