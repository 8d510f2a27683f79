"""The blackjack hands that are still to be compared with the dealer's, by the known cards."""

from dealer_assist.rules.games.blackjack_title_hands import ActedHand
from dealer_assist.table.facts.dealing import surrenders, tried_acts
from dealer_assist.table.facts.dealing.blackjack_wagers import doublings
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Table


def waits(table: Table, seat: int) -> bool:
    """True if a hand of a seat is neither over nor paid before the dealer draws."""
    acts = tried_acts.acts_of(table.setup)
    return any(_acted(table, place).waits(acts) for place in known.hands_of(table, seat))


def _acted(table: Table, place: str) -> ActedHand:
    """Return a hand as the rules know it, without its wager."""
    return ActedHand(
        known.cards_at(table, place),
        0,
        is_split=known.is_split(table, place),
        is_switched=known.is_switched(table, place),
        doubled=doublings(table, place),
        is_surrendered=surrenders.is_made(table, place),
    )
