"""What stands around the body of a screen, as one value: banner, head line, prompt, rail, bar."""

from enum import Enum
from typing import Generic, Protocol, TypeVar

from dealer_assist.ui.models.grid import Tone
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button, Tab
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
        """Give what a press tells."""
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


class Framed(Protocol[T_co]):
    """A model that says what stands around it."""

    @property
    def frame(self) -> ScreenFrame[T_co]:
        """Give the frame."""
