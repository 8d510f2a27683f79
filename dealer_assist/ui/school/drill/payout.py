"""The buttons of an amount that is paid, and what a touch makes of it."""

from collections.abc import Iterator
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.school.drills.payout import Payout
from dealer_assist.ui.school.drill.touches import (
    ChipsLaid,
    ChipTaken,
    Cleared,
    Done,
    PayTouch,
    Typed,
    Undone,
)
from dealer_assist.ui.toolkit.values.frame import BarButton
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

_WIDTH = 270.0


def paid(payout: Payout, touch: PayTouch) -> Payout:
    """Return the amount after a touch."""
    match touch:
        case ChipsLaid(cents, count):
            return payout.with_chips(cents, count)
        case ChipTaken(cents):
            return payout.without_chip(cents)
        case Undone():
            return payout.without_last()
        case Cleared():
            return Payout()
        case Typed(cents):
            return payout.with_typed(cents)
        case _:
            assert_never(touch)


def tray_buttons(payout: Payout) -> Iterator[BarButton[PayTouch]]:
    """Offer to take back the last chip, or all of them."""
    why = "" if payout.chips else Msg("No chip yet")
    last, every = Msg("The last chip"), Msg("All chips")
    yield BarButton(Button(Undone(), Msg("UNDO"), "undo", last).unless(why), _WIDTH)
    yield BarButton(Button(Cleared(), Msg("CLEAR"), "cross", every).unless(why), _WIDTH)


def pay_button(
    payout: Payout, *, may_be_nothing: bool = False, is_taken: bool = False
) -> BarButton[Done]:
    """Offer to pay the amount; nothing is paid only where that may be the answer."""
    why = "" if payout.cents or may_be_nothing else Msg("Build the amount first")
    label = Msg("TAKE") if is_taken else Msg("PAY")
    pay = Button(Done(), label, "check", dollars(payout.cents), ActionState.NEXT)
    return BarButton(pay.unless(why), 560, is_far=True)
