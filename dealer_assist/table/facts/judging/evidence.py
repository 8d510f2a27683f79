"""The cards that decide a progressive hand: what the judge looks at is what Verify shows."""

from dealer_assist.rules.cards import Card, card_name
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import BANKER, BOARD, DEALER, PLAYER
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table
from dealer_assist.value import Value

FLOP = 3
_BOTH_HANDS = ("suited4_by9", "suited6_by9")
"""Lines of a coup that look at the loser's cards as well."""


class FirstThree(Value):
    """A seat's first two cards at blackjack, and the third that counts once it lies there."""

    first_two: tuple[Card, ...] = ()
    third: Card | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return all of them, in the order in which they are read."""
        return self.first_two if self.third is None else (*self.first_two, self.third)


def sevens(table: Table, seat: int) -> FirstThree:
    """Return the cards that Blazing 7's counts: the third is the player's own, or the up card."""
    first_two = known.first_two(table, seat)
    if table.setup.options.get("blazing_7s_rule") == "dealer_up_card":
        return with_up_card(table, seat)
    has_split = len(known.hands_of(table, seat)) > 1
    dealt = 0 if known.zapped(table, seat) else 1 if has_split else 2
    drawn = known.cards_at(table, str(seat))[dealt:]
    return FirstThree(first_two, drawn[0] if drawn else None)


def with_up_card(table: Table, seat: int) -> FirstThree:
    """Return a seat's first two cards and the dealer's up card."""
    dealer = known.cards_at(table, DEALER)
    return FirstThree(known.first_two(table, seat), dealer[0] if dealer else None)


def cards_of(table: Table, spot: Spot, line: str = "") -> tuple[str, ...]:
    """Return the known cards that decide a spot's hand; none where they are not all entered."""
    seat, sensor = spot
    own = table.round.cards.get(str(seat), ())
    match table.setup.jackpots[sensor].judge:
        case "baccarat" | "baccarat_naturals":
            return _of_the_coup(table, line)
        case "blazing_7s":
            found = sevens(table, seat)
            return _written(found) if len(found.first_two) == 2 else ()
        case "trilux":
            found = with_up_card(table, seat)
            return _written(found) if len(found.cards) == 3 else ()
        case "first_five":
            return (*own, *table.round.cards.get(BOARD, ())[:FLOP])
        case _:
            return (*own, *table.round.cards.get(BOARD, ()))


def _written(found: FirstThree) -> tuple[str, ...]:
    return tuple(card_name(card) for card in found.cards)


def _of_the_coup(table: Table, line: str) -> tuple[str, ...]:
    coup = known.coup_of(table)
    if coup is None:
        return ()
    loser = BANKER if coup.winner == PLAYER else PLAYER
    others = table.round.cards.get(loser, ()) if line in _BOTH_HANDS else ()
    return (*table.round.cards.get(coup.winner, ()), *others)
