"""How a wager ends against the dealer: won, lost or pushed, and bonuses paid on top of it."""

from functools import lru_cache

from dealer_assist.rules.deal import NOT_MADE, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.pays import Pay, ToOne

# The same few stakes end the same few ways, deal after deal.
_often = lru_cache(maxsize=1024)


@_often
def won(stake: int) -> WagerResult:
    """Pay a winning wager 1 to 1."""
    return WagerResult(stake, "win", stake)


@_often
def lost(stake: int) -> WagerResult:
    """Take a losing wager."""
    return WagerResult(stake, "lose", -stake)


@_often
def pushed(stake: int) -> WagerResult:
    """Leave a wager where it is."""
    return WagerResult(stake, "push", 0)


def even_money(stake: int, hand: Hand, dealer: Hand) -> WagerResult:
    """Settle a wager on the higher hand; equal hands push."""
    if hand.value > dealer.value:
        return won(stake)
    return pushed(stake) if hand.value == dealer.value else lost(stake)


def earned(base: int, pay: Pay | None) -> WagerResult:
    """Pay a bonus that has no stake of its own and is reckoned on another wager."""
    return WagerResult(0, "win", pay.net(base)) if isinstance(pay, ToOne) else NOT_MADE
