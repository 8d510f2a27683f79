"""CLASS: trainees by skills, and what a trainer sees of each first."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Choice
from dealer_assist.ui.school.trainer import SubjectTouched
from dealer_assist.value import Value


class ClassView(Enum):
    """How the skills are told: right answers, what is remembered, how fast."""

    RIGHT = "right"
    MEMORY = "memory"
    SPEED = "speed"


class GroupTouched(Value):
    """A class, or all."""

    group: str


class FindTouched(Value):
    """Those of a name, or everybody again."""


class ViewTouched(Value):
    """Another way to tell the skills."""

    view: ClassView


class TraineeTouched(Value):
    """Somebody of the class: the buttons are about them from now on."""

    person: str


class PersonTouched(Value):
    """How far the chosen one is."""


class ExamGiven(Value):
    """A table test for the chosen one."""


class AssignTouched(Value):
    """The lesson that helps the chosen one most is given."""


ClassTouch: TypeAlias = (
    GroupTouched
    | FindTouched
    | ViewTouched
    | TraineeTouched
    | PersonTouched
    | ExamGiven
    | AssignTouched
    | SubjectTouched
)


class Heat(Enum):
    """How well a skill is known."""

    HIGH = "90 or more"
    MIDDLE = "75 to 89"
    LOW = "50 to 74"
    BELOW = "below 50"
    NONE = "not begun"


class SkillCell(Value):
    """A skill of one person."""

    words: str
    heat: Heat


class TraineeRow(Value):
    """One person of the class."""

    key: TraineeTouched
    name: str
    due: str
    seen: str
    is_away: bool
    cells: tuple[SkillCell, ...]
    state: str
    state_icon: str
    is_selected: bool = False


class ClassModel(Value):
    """The whole screen; `groups` and `views` are the tabs above the rows.

    `said` is what was just done, in the place of the legend.
    """

    frame: ScreenFrame[ClassTouch]
    heads: tuple[str, ...]
    rows: tuple[TraineeRow, ...]
    nothing: str
    legend: tuple[tuple[Heat, str], ...]
    groups: tuple[Choice[ClassTouch], ...] = ()
    views: tuple[Choice[ClassTouch], ...] = ()
    said: str = ""
