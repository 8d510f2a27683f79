"""What stands around the body of a screen, as one value: banner, head line, prompt, rail, bar."""

from enum import Enum
from typing import Generic, TypeVar

from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button, Tab
from dealer_assist.value import Value

T_co = TypeVar("T_co", covariant=True)


class StepState(Enum):
    """How a step of the row on top stands, by shape and only then by colour."""

    DONE = "done"
    NOW = "now"
    OPEN = "open"
    LATER = "later"


class StepTab(Value, Generic[T_co]):
    """A step of the row on top; one that cannot be touched yet says why."""

    touch: T_co
    number: int
    label: str
    state: StepState
    reason: str = ""

    @property
    def key(self) -> T_co:
        """Return what a press tells."""
        return self.touch


class HeadFact(Value):
    """A fact of the head line: its caption stands before it, what is less important behind it."""

    value: str
    caption: str = ""
    rest: str = ""


class HeadState(Value):
    """How something stands, at the right end of the head line."""

    words: str
    icon: str
    tone: Tone = Tone.PLAIN


class FrameHead(Value):
    """The head line: a title, facts from the left, states and the clock from the right."""

    title: str
    facts: tuple[HeadFact, ...] = ()
    states: tuple[HeadState, ...] = ()
    clock: str = ""


class BarButton(Value, Generic[T_co]):
    """A button of the bar with its width; one `is_far` stands at the far end, others begin it."""

    button: Button[T_co]
    width: float
    is_far: bool = False
    is_small: bool = False


class ScreenFrame(Value, Generic[T_co]):
    """The frame of a screen; what is empty or None is not there, and the body has its room.

    `note` stands at the right end of the prompt; one that is a verdict says so: passed or not.
    """

    banner: str = ""
    head: FrameHead | None = None
    steps: tuple[StepTab[T_co], ...] = ()
    prompt: PromptModel | None = None
    note: str = ""
    is_passed: bool | None = None
    rail: tuple[Tab[T_co], ...] = ()
    bar: tuple[BarButton[T_co], ...] = ()


class HelpPlace(Enum):
    """Where the way to help stands: at the end of the head line, in the body, or around both."""

    HEAD = "head"
    BODY = "body"
    ELSEWHERE = "elsewhere"


class FrameStyle(Value):
    """How a family of screens sets its frame, in design pixels.

    A rail is as high as the body, or reaches to the foot with the bar beside it.
    """

    side: float = 20.0
    above: float = 0.0
    head_below: float = 4.0
    steps_below: float = 14.0
    prompt_below: float = 10.0
    bar: float = 112.0
    bar_above: float = 16.0
    bottom: float = 22.0
    icon: float = 40.0
    rail: float = 212.0
    rail_gap: float = 12.0
    is_rail_whole: bool = False
    help_at: HelpPlace = HelpPlace.HEAD


PAGES = FrameStyle(above=6.0, head_below=18.0, bottom=23.0)
"""Pages with a rail at the left and no bar, as the floor's."""
LESSONS = FrameStyle(
    head_below=12.0, prompt_below=6.0, bar_above=12.0, rail=236.0, rail_gap=14.0, is_rail_whole=True
)
"""A prompt under the head line and a bar at the foot, as the school's."""
STEPS = FrameStyle(above=8.0, prompt_below=14.0, bar=104.0, bottom=16.0, icon=34.0)
"""Steps on top, a prompt and a bar, as the first start's."""
SHEET = FrameStyle(bottom=0.0, help_at=HelpPlace.BODY)
"""No head line, as a sheet has none: the way to help is one of the body's own controls."""
BARE = FrameStyle(side=0.0, bottom=0.0, help_at=HelpPlace.ELSEWHERE)
"""No frame: the body is all, as of a pane that has its frame around it."""
