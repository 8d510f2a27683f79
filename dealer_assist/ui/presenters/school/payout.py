"""What a trainee pays: chips in the order in which they were laid, or an amount that is typed."""

from collections.abc import Iterator

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.ui.models.actions import ActionModel, ActionState, Pick
from dealer_assist.ui.models.school.drill import Chips
from dealer_assist.ui.models.school.frame import BarButton

PAY, UNDO, CLEAR = "pay", "undo", "clear"
_MOST_CENTS = 99_999_999
_WIDTH = 270.0


@frozen
class Payout:
    """An amount on its way; `chips` are worth so many cents each, the last one laid last."""

    chips: tuple[int, ...] = ()
    typed: int = 0

    @property
    def cents(self) -> int:
        """Give the amount."""
        return sum(self.chips) + self.typed

    def take(self, action: object) -> "Payout":
        """Give the amount after a touch; one that is about something else changes nothing."""
        match action:
            case Chips(cents=cents, count=count) if count > 0:
                laid = Payout((*self.chips, *(cents,) * count))
                return laid if laid.cents <= _MOST_CENTS else self
            case Chips(cents=cents) if cents in self.chips:
                last = len(self.chips) - 1 - self.chips[::-1].index(cents)
                return Payout((*self.chips[:last], *self.chips[last + 1 :]))
            case _ if action == UNDO:
                return Payout(self.chips[:-1])
            case _ if action == CLEAR:
                return Payout()
            case Pick(value=int(cents)) if cents <= _MOST_CENTS:
                return Payout(typed=cents)
        return self


def tray_buttons(payout: Payout) -> Iterator[BarButton]:
    """Offer to take back the last chip, or all of them."""
    state, reason = ActionState.AVAILABLE, ""
    if not payout.chips:
        state, reason = ActionState.NOT_YET, Msg("No chip yet")
    last, every = Msg("The last chip"), Msg("All chips")
    yield BarButton(ActionModel(UNDO, Msg("UNDO"), "undo", last, state, reason), _WIDTH)
    yield BarButton(ActionModel(CLEAR, Msg("CLEAR"), "cross", every, state, reason), _WIDTH)


def pay_button(payout: Payout, *, may_be_nothing: bool = False) -> BarButton:
    """Offer to pay the amount; nothing is paid only where that may be the answer."""
    pay = ActionModel(PAY, Msg("PAY"), "check", dollars(payout.cents), ActionState.NEXT)
    if not payout.cents and not may_be_nothing:
        reason = Msg("Build the amount first")
        pay = ActionModel(PAY, Msg("PAY"), "check", "", ActionState.NOT_YET, reason)
    return BarButton(pay, 560, is_far=True)
