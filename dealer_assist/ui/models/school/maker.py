"""The lesson maker: the run, the goals in words, the faults on their line, and the check."""

from enum import Enum

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.school.frame import FrameModel


class Checked(Enum):
    """How something stands with the model dealer."""

    NOT_YET = "not yet"
    MET = "met"
    LOST = "lost"


@frozen
class RunRow:
    """One thing of the run; `is_worlds` did not come from the dealer's hand."""

    key: str
    time: str
    title: str
    detail: str = ""
    is_worlds: bool = False
    is_selected: bool = False


@frozen
class GoalRow:
    """A goal as a sentence; `words` are those of it that can be chosen anew."""

    key: str
    sentence: str
    words: tuple[str, ...]
    detail: str
    points: str
    state: Checked


@frozen
class FaultTag:
    """Something that was laid on the line, at a share of its length."""

    key: str
    title: str
    detail: str
    icon: str
    at: float


@frozen
class FaultOffer:
    """Something that can be laid on the line; `reason` says why not here."""

    key: str
    label: str
    icon: str
    reason: str = ""


@frozen
class LineModel:
    """The line: dots where the dealer acts, what was laid on it, and the times below it."""

    tags: tuple[FaultTag, ...] = ()
    dots: tuple[float, ...] = ()
    marks: tuple[str, ...] = ()
    selected: float = -1.0


@frozen
class MakerModel:
    """The whole screen."""

    frame: FrameModel
    run_note: str
    rows: tuple[RunRow, ...]
    nothing: str
    actions: tuple[ActionModel, ActionModel]
    goals_note: str
    goals: tuple[GoalRow, ...]
    line: LineModel
    offers: tuple[FaultOffer, ...]
    check_line: str
    check_detail: str
    check_state: Checked
