"""CLASS: trainees by skills, and what a trainer sees of each first."""

from enum import Enum

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.school.frame import FrameModel


class Heat(Enum):
    """How well a skill is known."""

    HIGH = "90 or more"
    MIDDLE = "75 to 89"
    LOW = "50 to 74"
    BELOW = "below 50"
    NONE = "not begun"


@frozen
class CellModel:
    """A skill of one person."""

    words: str
    heat: Heat


@frozen
class TraineeRow:
    """One person of the class."""

    key: str
    name: str
    due: str
    seen: str
    is_away: bool
    cells: tuple[CellModel, ...]
    state: str
    state_icon: str
    is_selected: bool = False


@frozen
class ClassModel:
    """The whole screen; `groups` and `views` are the tabs above the rows.

    `said` is what was just done, in the place of the legend.
    """

    frame: FrameModel
    heads: tuple[str, ...]
    rows: tuple[TraineeRow, ...]
    nothing: str
    legend: tuple[tuple[Heat, str], ...]
    groups: tuple[ChoiceModel, ...] = ()
    views: tuple[ChoiceModel, ...] = ()
    said: str = ""
