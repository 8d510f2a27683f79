"""A question over a page: each answer is a touch, and the way back is one of them."""

from collections.abc import Callable
from typing import Any

from dealer_assist.ui.toolkit.flow import Flow, Step
from dealer_assist.ui.toolkit.nodes import Page, Shown
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.touches import SheetQuestion


class Sheet(Shown):
    """The question, in the middle or where no answer is under the finger."""

    model: SheetQuestion[Any]


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
