"""A list that one thing is chosen from, with a way back."""

from collections.abc import Callable
from typing import Generic, TypeVar, assert_never

from dealer_assist.ui.school.lists.model import ListModel, ListTouch, OfferTouched
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Stay, Step

V = TypeVar("V")
_LOOK_MS = 1000
"""How often what lies outside is looked for: a stick may be plugged in."""


class ListFlow(SchoolFlow[ListModel[ListTouch[V]], ListTouch[V]], Generic[V]):
    """Whoever shows it says what is offered, and what a choice leads to.

    What lies outside the school may come and go while it is shown: that is seen without a touch.
    """

    help_topic = "school.lists"

    def __init__(
        self,
        school: School,
        offered: Callable[[], ListModel[ListTouch[V]]],
        chosen: Callable[[V], Step],
        back: Callable[[], Step] = Back,
        *,
        is_outside: bool = False,
    ) -> None:
        super().__init__(school)
        self._offered, self._chosen, self._back = offered, chosen, back
        self._is_outside, self._looked_at_ms = is_outside, 0

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

    def tick(self, now_ms: int) -> Step:
        """Look again once a second for what comes from outside."""
        if self._is_outside and now_ms - self._looked_at_ms >= _LOOK_MS:
            self._looked_at_ms = now_ms
            if self._offered().offers != self.model().offers:
                self.school.changed()
        return Stay()
