"""A number that somebody holds in their hand, of a win or of its round: typed, then handed on."""

from collections.abc import Callable
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.flow import Back, Flow, Stay, Step
from dealer_assist.ui.toolkit.nodes import CENTRE, Keys, Page, Panel, Press, Text, column, row
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.ui.toolkit.values.typed import DIGITS, ERASE, typed_on
from dealer_assist.value import Value

_MOST = 9
_KEYS = (*DIGITS[:3], ("0", ERASE))
_TITLE, _DETAIL, _WELL, _WIDTH, _FOOT, _GAP = 52.0, 40.0, 96.0, 720.0, 112.0, 14.0


class DigitTyped(Value):
    """A key of the pad."""

    word: str


class NumberFound(Value):
    """Looks for the number that is typed."""


class EveryNumberWanted(Value):
    """Looks for no number."""


class FindLeft(Value):
    """Goes back to the list as it was."""


FindTouch: TypeAlias = DigitTyped | NumberFound | EveryNumberWanted | FindLeft


class FindFlow(Flow[Page[FindTouch], FindTouch]):
    """Tells `then` the number, or None where every one is wanted again."""

    style = BARE

    def __init__(self, number: int | None, then: Callable[[int | None], None]) -> None:
        self._typed, self._then = str(number or ""), then

    def model(self) -> Page[FindTouch]:
        """Show the digits."""
        return find_page(self._typed)

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


def find_page(typed: str) -> Page[FindTouch]:
    """Return question, number, keys and ways out below each other; no digit finds nothing."""
    detail = Msg("Of the win, as its slip and its page have it, or of the round")
    head = column(
        Text(Msg("Which number?"), "heavy_38", align=CENTRE).of(_TITLE),
        Text(detail, "medium_24", "text_2", CENTRE),
    )
    find = Button(NumberFound(), Msg("FIND"), "check", state=ActionState.NEXT)
    acts: tuple[Button[FindTouch], ...] = (
        Button(FindLeft(), Msg("BACK"), "cross"),
        Button(EveryNumberWanted(), Msg("ALL NUMBERS"), "list"),
        find.unless("" if typed else Msg("Enter a number")),
    )
    body = column(
        head.of(_TITLE + _DETAIL),
        Panel(Text(typed, "heavy_42", align=CENTRE), fill="well", edge="line_strong")
        .of(_WELL)
        .across(_WIDTH),
        Keys(_KEYS, DigitTyped).across(_WIDTH),
        row(*(Press(act, "bold_30", 40.0) for act in acts), gap=_GAP).of(_FOOT),
        gap=_GAP,
    )
    return Page(Panel(body, pad=(24, 16)))
