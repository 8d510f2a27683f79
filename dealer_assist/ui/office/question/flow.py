"""A question with its answers over a pane; what an answer leads to is the asker's."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar, assert_never

from dealer_assist.message import Msg
from dealer_assist.ui.models.touches import Button, SheetQuestion
from dealer_assist.ui.office.question.model import QuestionAnswered, QuestionLeft, QuestionTouch
from dealer_assist.ui.toolkit.flow import Back, Flow, Step

V = TypeVar("V")
_BACK = Button(QuestionLeft(), Msg("BACK"), "arrow-left")


class OfficeQuestionFlow(Flow[SheetQuestion[QuestionTouch[V]], QuestionTouch[V]], Generic[V]):
    """Gives the value of the answer to `then`."""

    def __init__(
        self,
        title: str,
        detail: str,
        answers: Iterable[Button[V]],
        then: Callable[[V], Step],
        back: Button[QuestionLeft] = _BACK,
    ) -> None:
        choices = tuple(
            Button(QuestionAnswered(one.touch), one.label, one.icon, one.detail) for one in answers
        )
        self._question: SheetQuestion[QuestionTouch[V]] = SheetQuestion(
            title, detail, choices, back
        )
        self._then = then

    def model(self) -> SheetQuestion[QuestionTouch[V]]:
        """Ask."""
        return self._question

    def take(self, touch: QuestionTouch[V]) -> Step:
        """Hand the answer on; the way back has changed nothing."""
        match touch:
            case QuestionAnswered(value):
                return self._then(value)
            case QuestionLeft():
                return Back()
            case _:
                assert_never(touch)
