"""What is asked over a page: a question with its answers, or an amount."""

from collections.abc import Callable
from typing import Any, TypeAlias, assert_never

from dealer_assist.ui.toolkit.flow import Back, Flow, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page, Shown
from dealer_assist.ui.toolkit.values.controls import AmountModel
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.touches import SheetQuestion
from dealer_assist.value import Value


class Sheet(Shown):
    """The question, in the middle or where no answer is under the finger."""

    model: SheetQuestion[Any]


class AmountQuestion(Value):
    """An amount within its limits; the banner of what is simulated may stay seen."""

    amount: AmountModel
    keeps_banner: bool


class AmountKeys(Shown):
    """The keypad for an amount, in the middle."""

    model: AmountQuestion


class AmountGiven(Value):
    """DONE."""

    cents: int


class AmountLeft(Value):
    """The way back: nothing has changed."""


AmountTouch: TypeAlias = AmountGiven | AmountLeft


class SheetAsked(Flow[Page[Any], Any]):
    """Is shown until it is answered; `answer` says what follows."""

    style = BARE
    is_sheet = True

    def __init__(self, question: SheetQuestion[Any], answer: Callable[[Any], Step]) -> None:
        self.question, self._answer = question, answer

    def model(self) -> Page[Any]:
        """Return the question."""
        return Page(Sheet(self.question), name=self.question.title)

    def take(self, touch: Any) -> Step:
        """Let the page that has asked answer."""
        return self._answer(touch)


class AmountAsked(Flow[Page[AmountTouch], AmountTouch]):
    """Is shown until an amount is given; where it `gives_way`, it ends by itself."""

    style = BARE
    is_sheet = True

    def __init__(
        self,
        amount: AmountModel,
        then: Callable[[int], Step],
        *,
        keeps_banner: bool,
        gives_way: Callable[[], bool] = lambda: False,
    ) -> None:
        self.question = AmountQuestion(amount, keeps_banner)
        self._then, self._gives_way = then, gives_way

    def model(self) -> Page[AmountTouch]:
        """Return the keypad."""
        return Page(AmountKeys(self.question), name=self.question.amount.title)

    def take(self, touch: AmountTouch) -> Step:
        """Go on with the amount, or go back without one."""
        match touch:
            case AmountGiven(cents):
                return self._then(cents)
            case AmountLeft():
                return Back()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """End where the page asks for nothing any more."""
        return Back() if self._gives_way() else Stay()
