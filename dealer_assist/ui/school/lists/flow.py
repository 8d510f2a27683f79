"""A list that one thing is chosen from, with a way back."""

from collections.abc import Callable
from typing import Generic, TypeVar, assert_never

from dealer_assist.ui.school.lists.model import ListModel, ListTouch, OfferTouched
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Step

V = TypeVar("V")


class ListFlow(SchoolFlow[ListModel[ListTouch[V]], ListTouch[V]], Generic[V]):
    """Whoever shows it says what is offered, and what a choice leads to."""

    def __init__(
        self,
        school: School,
        offered: Callable[[], ListModel[ListTouch[V]]],
        chosen: Callable[[V], Step],
        back: Callable[[], Step] = Back,
    ) -> None:
        super().__init__(school)
        self._offered, self._chosen, self._back = offered, chosen, back

    def shown(self) -> ListModel[ListTouch[V]]:
        """Show what there is to choose."""
        return self._offered()

    def take(self, touch: ListTouch[V]) -> Step:
        """Hear of the choice, or go back."""
        match touch:
            case OfferTouched(value):
                return self._chosen(value)
            case BackTouched():
                return self._back()
            case _:
                assert_never(touch)
