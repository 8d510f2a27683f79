"""What is touched in the lesson maker."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.school.touches import Turned
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
    | Turned
)
