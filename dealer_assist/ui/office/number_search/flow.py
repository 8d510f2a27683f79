"""Finds by a number: typed, then handed to whoever has the list."""

from collections.abc import Callable
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.models.typed import typed_on
from dealer_assist.ui.office.number_search.model import (
    DigitTyped,
    EveryNumberWanted,
    FindLeft,
    FindModel,
    FindTouch,
    NumberFound,
)
from dealer_assist.ui.toolkit.flow import Back, Flow, Stay, Step

_MOST = 9
_OUT: tuple[Button[FindTouch], ...] = (
    Button(FindLeft(), Msg("BACK"), "cross"),
    Button(EveryNumberWanted(), Msg("ALL NUMBERS"), "list"),
)


class FindFlow(Flow[FindModel, FindTouch]):
    """Tells `then` the number, or None where every one is wanted again."""

    def __init__(self, number: int | None, then: Callable[[int | None], None]) -> None:
        self._typed, self._then = str(number or ""), then

    def model(self) -> FindModel:
        """Show the digits; without any there is nothing to find."""
        state, why = (
            (ActionState.NEXT, "") if self._typed else (ActionState.NOT_YET, Msg("Enter a number"))
        )
        find = Button(NumberFound(), Msg("FIND"), "check", "", state, why)
        return FindModel(self._typed, (*_OUT, find))

    def take(self, touch: FindTouch) -> Step:
        """Type, or go back with what to look for."""
        match touch:
            case DigitTyped(word):
                self._typed = typed_on(self._typed, word, _MOST).lstrip("0")
                return Stay()
            case NumberFound():
                self._then(int(self._typed))
            case EveryNumberWanted():
                self._then(None)
            case FindLeft():
                pass
            case _:
                assert_never(touch)
        return Back()
