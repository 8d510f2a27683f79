"""Hands that are paid before the dealer plays, where the title's file has such hands."""

from dealer_assist.rules.blackjack import house_rules
from dealer_assist.rules.blackjack_acts import ActedHand, net_of, wins_at_once
from dealer_assist.rules.pays import ToOne
from dealer_assist.table.facts.dealing import tried_acts
from dealer_assist.table.facts.dealing.blackjack_wagers import doubled_at, entire_wager
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Table

_UNIT = 10_000


def has_won(table: Table, place: str) -> bool:
    """Tell whether a hand is paid at once: 21 of five cards, or six cards."""
    return wins_at_once(_hand(table, place, 0), tried_acts.acts_of(table.setup))


def pays(table: Table) -> dict[int, tuple[int, str]]:
    """Give what the seats get whose hands are paid at once, in cents, and their odds in words."""
    acts, rules = tried_acts.acts_of(table.setup), house_rules(table.setup.options)
    found: dict[int, tuple[int, str]] = {}
    for seat in known.dealt_in(table) if acts.super_fun else ():
        place, wager = str(seat), entire_wager(table, seat)
        if has_won(table, place):
            times = net_of(_hand(table, place, _UNIT), "win", rules, acts) // _UNIT
            found[seat] = times * wager, str(ToOne(times))
    return found


def _hand(table: Table, place: str, wager: int) -> ActedHand:
    return ActedHand(
        known.cards_at(table, place),
        wager,
        is_split=known.is_split(table, place),
        is_doubled=bool(doubled_at(table, place)),
    )
