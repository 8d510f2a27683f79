"""What every screen of the school has around its body: banner, facts, prompt and buttons."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.prompt import PromptModel


@frozen
class FactModel:
    """A fact of the strip: its caption stands before it, what is less important behind it."""

    value: str
    caption: str = ""
    rest: str = ""


@frozen
class BarButton:
    """A button of the action bar with its width; one `is_far` stands at the right end."""

    action: ActionModel
    width: float
    is_far: bool = False


@frozen
class FrameModel:
    """The frame of a screen. `note` stands at the right of the prompt; `state` by the clock.

    A note that is a verdict says so: passed or not.
    """

    banner: str
    title: str
    facts: tuple[FactModel, ...]
    prompt: PromptModel
    note: str
    bar: tuple[BarButton, ...]
    clock: str
    state: str = ""
    state_icon: str = "check"
    is_passed: bool | None = None
