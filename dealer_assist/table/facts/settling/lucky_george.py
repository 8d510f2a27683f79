"""Lucky George: a fixed sum that the house gives the dealer with a TriLux Bonus that wins."""

from collections.abc import Iterable

from dealer_assist.rules.bets.bonus_bets.trilux_fixed import lines
from dealer_assist.rules.bets.lucky_george import to_dealer
from dealer_assist.table.events.values import BonusBet
from dealer_assist.table.facts.dealing import peek
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Table

_OPTION, _WAGER, _FIRST = "lucky_george", "trilux_fixed", 2


def with_bets(table: Table, bets: Iterable[BonusBet]) -> int:
    """Return what the dealer gets with these bets in all, in cents."""
    if table.setup.options.get(_OPTION) is not True:
        return 0
    return sum(_with(table, bet.seat) for bet in bets if bet.wager == _WAGER and bet.cents > 0)


def _with(table: Table, seat: int) -> int:
    up_card, cards = peek.up_card(table), known.first_cards(table, seat)[:2]
    if up_card is None or len(cards) < _FIRST:
        return 0
    return to_dealer(lines(cards, up_card), table.setup.pays[_WAGER])
