"""A flow: what one screen shows and what its touches do. Nothing of Qt is in it.

A flow is a small object with state of its own. `model` gives what is shown now, `take` answers a
touch with a `Step`: stay, show another flow over this one, go back, ask for words or an amount,
leave. The `Stage` carries the step out; a flow never knows a widget, a stage or another screen.

    OrderTouch = RowChosen | SendTouched | Back_

    class OrderFlow(Flow[OrderModel, OrderTouch]):
        def __init__(self, kitchen: Kitchen) -> None:
            self._kitchen, self._selected = kitchen, 0

        def model(self) -> OrderModel:
            return order_model(self._kitchen.menu, self._selected)

        def take(self, touch: OrderTouch) -> Step:
            match touch:
                case RowChosen(place):
                    self._selected = place
                    return Stay()
                case SendTouched():
                    return AskText(Msg("Why?"), "", lambda why: self._send(why))
                case Back_():
                    return Back()
                case _:
                    assert_never(touch)

Tests call `take` and read `model`; no window is needed. What time brings (an answer of a server,
a limit that runs out) is a step of `tick`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.frame import PAGES, FrameStyle
from dealer_assist.value import Value

SAID_MS = 6_000
"""How long a sentence stands that a flow says, at least."""
READ_MS = 60
"""What a letter of a long sentence takes to read."""

M = TypeVar("M")
T = TypeVar("T")


class Flow(ABC, Generic[M, T]):
    """One screen's state. `T` is the closed union of its touches."""

    help_topic = ""
    """What HELP is given on here, as `resources/help/pages.toml` names it."""
    style: FrameStyle = PAGES
    """How what is around the page is set."""
    is_sheet = False
    """True if it lies over the page below, which stays seen and up to date."""
    keeps_below = False
    """True if the page below keeps its widgets under it, where each list is as it was left."""

    @abstractmethod
    def model(self) -> M:
        """Return what is shown now; asked for after every step and every beat, so it is cheap."""

    @abstractmethod
    def take(self, touch: T) -> "Step":
        """Answer a touch: one `match` over the union that ends in `assert_never`."""

    def tick(self, now_ms: int) -> "Step":
        """Let time pass."""
        return Stay()

    def left(self) -> None:
        """Let go of what was borrowed; the flow is not shown again."""


class Stay(Value):
    """Stays, and shows what is true now."""


class Say(Value):
    """Stays, and says a sentence for a while: why something was not done, or that it was."""

    sentence: str


class Show(Value):
    """Shows another flow over this one; `Back` of that one leads here again."""

    flow: Flow[Any, Any]


class Instead(Value):
    """Shows another flow in the place of this one."""

    flow: Flow[Any, Any]


class Back(Value):
    """Ends this flow and shows the one below; after the last one the stage is left."""

    sentence: str = ""


class Home(Value):
    """Ends every flow but the first."""

    sentence: str = ""


class Leave(Value):
    """Leaves the stage."""

    sentence: str = ""


class AskText(Value):
    """Has words typed; `then` gets them. Who goes back has changed nothing."""

    title: str
    about: str
    then: "Callable[[str], Step]"
    text: str = ""
    least_words: int = 3
    most: int = 1_000
    back_words: str = Msg("Nothing has changed")
    in_capitals: bool = False
    """Letters as they stand on the keys: numbers of letters and licences are written so."""


class AskPin(Value):
    """Has a PIN typed, in dots."""

    title: str
    detail: str
    then: "Callable[[str], Step]"
    is_refused: bool = False


class AskDigits(Value):
    """Has digits typed that may be seen: a number, a code."""

    title: str
    detail: str
    then: "Callable[[str], Step]"
    most: int = 12
    least: int = 1


class AskAmount(Value):
    """Has an amount typed, within its limits; `then` gets it in cents."""

    amount: AmountModel
    then: "Callable[[int], Step]"


Question: TypeAlias = AskText | AskPin | AskDigits | AskAmount
"""What a pad can ask for."""
Step: TypeAlias = Stay | Say | Show | Instead | Back | Home | Leave | Question
"""What a stage does after a touch."""
