"""TODAY: the course as a path, and what is to do today."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.touches import LeaveTouched


@frozen
class LessonTouched:
    """A lesson of the path or of today."""

    lesson: str


@frozen
class DrillTouched:
    """A drill of today."""

    drill: str


@frozen
class CommentTouched:
    """A comment that was not read yet."""

    comment: str


@frozen
class DrillsTouched:
    """All drills."""


@frozen
class ProgressTouched:
    """My progress."""


@frozen
class ExamTouched:
    """The table test."""


@frozen
class NamesTouched:
    """Somebody else learns."""


TaskTouch: TypeAlias = LessonTouched | DrillTouched | CommentTouched
TodayTouch: TypeAlias = (
    LessonTouched
    | DrillTouched
    | CommentTouched
    | DrillsTouched
    | ProgressTouched
    | ExamTouched
    | NamesTouched
    | LeaveTouched
)


class ProgressMark(Enum):
    """How a lesson or a row of today stands; exactly one is NEXT."""

    DONE = "done"
    NEXT = "next"
    OPEN = "open"
    LOCKED = "locked"


@frozen
class NodeModel:
    """A lesson on the path."""

    key: LessonTouched
    number: str
    title: str
    detail: str
    state: ProgressMark


@frozen
class UnitModel:
    """A row of the path."""

    title: str
    detail: str
    nodes: tuple[NodeModel, ...]


@frozen
class TaskModel:
    """Something to do today."""

    key: TaskTouch
    title: str
    detail: str
    minutes: int
    state: ProgressMark


@frozen
class TodayModel:
    """The whole screen."""

    frame: ScreenFrame[TodayTouch]
    passed: str
    units: tuple[UnitModel, ...]
    done: str
    tasks: tuple[TaskModel, ...]
    note: str = ""
