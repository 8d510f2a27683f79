"""The frame of every screen of the school: banner, facts, the prompt and a row of buttons."""

from typing import TypeVar

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.values.frame import (
    BarButton,
    FrameHead,
    HeadFact,
    HeadState,
    ScreenFrame,
)
from dealer_assist.ui.toolkit.values.grid import Tone
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value

T = TypeVar("T")
TRAINING = Msg("TRAINING  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY")
EXAM = Msg("EXAM  ·  SIMULATED DEVICES  ·  NO REAL METERS OR MONEY")
SIMULATED = HeadState(Msg("Simulated devices"), "check", Tone.WELL)


def onward(touch: T, label: str, icon: str, about: str = "", width: float = 560.0) -> BarButton[T]:
    """Return the way on: amber, at the far end of the bar."""
    return BarButton(Button(touch, label, icon, about, ActionState.NEXT), width, is_far=True)


class Note(Value):
    """What stands at the right of the prompt; a verdict says whether it was passed."""

    words: str
    is_passed: bool | None = None


def frame(
    title: str,
    facts: tuple[HeadFact, ...],
    prompt: PromptModel,
    bar: tuple[BarButton[T], ...],
    clock: str,
    note: Note | None = None,
    *,
    banner: str = TRAINING,
    state: HeadState = SIMULATED,
) -> ScreenFrame[T]:
    """Return the frame of a screen with a prompt."""
    told = note or Note("")
    head = FrameHead(title, facts, (state,), clock)
    return ScreenFrame(banner, head, (), prompt, told.words, told.is_passed, bar=bar)
