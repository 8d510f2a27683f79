"""A list that a trainer chooses one thing from, with a way back."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.drill import OfferModel
from dealer_assist.ui.presenters.school import choosing
from dealer_assist.ui.school.choosing_screen import ChoosingScreen

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController


@frozen
class Offering:
    """What is offered under which words; `back_to` names where the way back leads."""

    title: str
    prompt: str
    offers: Sequence[OfferModel]
    back_to: str = ""


def offer(
    school: "SchoolController",
    offering: Offering,
    chosen: Callable[[str], None],
    back: Callable[[], None],
) -> None:
    """Show a list; `chosen` hears of the key that was touched."""
    screen = ChoosingScreen(school.context, school)

    def draw() -> None:
        one = offering
        screen.show_state(
            choosing.trainers_model(school.learning, one.title, one.prompt, one.offers, one.back_to)
        )

    def answer(action: object) -> None:
        if isinstance(action, Pick):
            chosen(str(action.value))
        else:
            back()

    school.show_screen(screen, draw, answer)
