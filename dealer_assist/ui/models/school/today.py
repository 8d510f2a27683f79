"""TODAY: the course as a path, and what is to do today."""

from enum import Enum

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.school.frame import FrameModel


class Progress(Enum):
    """How a lesson or a row of today stands; exactly one is NEXT."""

    DONE = "done"
    NEXT = "next"
    OPEN = "open"
    LOCKED = "locked"


@frozen
class NodeModel:
    """A lesson on the path; one that is locked says in `reason` what opens it."""

    key: str
    number: str
    title: str
    detail: str
    state: Progress
    reason: str = ""


@frozen
class UnitModel:
    """A row of the path."""

    title: str
    detail: str
    nodes: tuple[NodeModel, ...]


@frozen
class TaskModel:
    """Something to do today."""

    key: str
    title: str
    detail: str
    minutes: int
    state: Progress


@frozen
class TodayModel:
    """The whole screen."""

    frame: FrameModel
    passed: str
    units: tuple[UnitModel, ...]
    done: str
    tasks: tuple[TaskModel, ...]
    note: str = ""
