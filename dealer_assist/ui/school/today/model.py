"""TODAY: the course as a path, and what is to do today."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.value import Value


class LessonTouched(Value):
    """A lesson of the path or of today."""

    lesson: str


class DrillTouched(Value):
    """A drill of today."""

    drill: str


class CommentTouched(Value):
    """A comment that was not read yet."""

    comment: str


class DrillsTouched(Value):
    """All drills."""


class ProgressTouched(Value):
    """My progress."""


class ExamTouched(Value):
    """The table test."""


class NamesTouched(Value):
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


class NodeModel(Value):
    """A lesson on the path."""

    key: LessonTouched
    number: str
    title: str
    detail: str
    state: ProgressMark


class UnitModel(Value):
    """A row of the path."""

    title: str
    detail: str
    nodes: tuple[NodeModel, ...]


class TaskModel(Value):
    """Something to do today."""

    key: TaskTouch
    title: str
    detail: str
    minutes: int
    state: ProgressMark


class TodayModel(Value):
    """The whole screen."""

    frame: ScreenFrame[TodayTouch]
    passed: str
    units: tuple[UnitModel, ...]
    done: str
    tasks: tuple[TaskModel, ...]
    note: str = ""
