"""A question with its answers over a pane; what an answer leads to is the asker's."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeAlias, TypeVar, assert_never

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.flow import Back, Flow, Step
from dealer_assist.ui.toolkit.nodes import Page, Shown
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.touches import Button, SheetQuestion
from dealer_assist.value import Value

V = TypeVar("V")


class QuestionAnswered(Value, Generic[V]):
    """One of the answers, by its value."""

    value: V


class QuestionLeft(Value):
    """Goes back; nothing was answered."""


QuestionTouch: TypeAlias = QuestionAnswered[V] | QuestionLeft
_BACK = Button(QuestionLeft(), Msg("BACK"), "arrow-left")


class OfficeAsked(Shown):
    """A question in the middle of the room, with its answers and the way back."""

    model: SheetQuestion[Any]


class OfficeQuestionFlow(Flow[Page[QuestionTouch[V]], QuestionTouch[V]], Generic[V]):
    """Lies over the pane, which stays seen; hands the value of the answer to `then`."""

    style, is_sheet = BARE, True

    def __init__(
        self,
        title: str,
        detail: str,
        answers: Iterable[Button[V]],
        then: Callable[[V], Step],
        back: Button[QuestionLeft] = _BACK,
    ) -> None:
        choices = tuple(
            Button(QuestionAnswered(answer.touch), answer.label, answer.icon, answer.detail)
            for answer in answers
        )
        question: SheetQuestion[QuestionTouch[V]] = SheetQuestion(
            title, detail, choices, back, keeps_banner=False
        )
        self._page: Page[QuestionTouch[V]] = Page(OfficeAsked(question))
        self._then = then

    def model(self) -> Page[QuestionTouch[V]]:
        """Ask."""
        return self._page

    def take(self, touch: QuestionTouch[V]) -> Step:
        """Hand the answer on; the way back has changed nothing."""
        match touch:
            case QuestionAnswered(value):
                return self._then(value)
            case QuestionLeft():
                return Back()
            case _:
                assert_never(touch)
