"""Hands that are paid before the dealer plays: blackjacks, and what the title's file has."""

from fractions import Fraction

from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.rules.games.blackjack_title_hands import ActedHand, net_of, wins_at_once
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.ranking.blackjack import is_blackjack as is_blackjack_hand
from dealer_assist.table.facts.dealing import peek, tried_acts
from dealer_assist.table.facts.dealing.blackjack_wagers import doublings, entire_wager
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Table

_UNIT, _USUAL = 10_000, ToOne(3, 2)


def has_won(table: Table, place: str) -> bool:
    """True if a hand is paid at once: 21 of five cards, or six cards."""
    return wins_at_once(_hand(table, place, 0), tried_acts.acts_of(table.setup))


def pays(table: Table) -> dict[int, tuple[int, str]]:
    """Return what the seats get whose hands are paid at once, in cents, and their odds in words."""
    acts, rules = tried_acts.acts_of(table.setup), house_rules(table.setup.options)
    found: dict[int, tuple[int, str]] = {}
    for seat in known.dealt_in(table) if acts.super_fun else ():
        place, wager = str(seat), entire_wager(table, seat)
        if has_won(table, place):
            times = net_of(_hand(table, place, _UNIT), "win", rules, acts) // _UNIT
            found[seat] = times * wager, str(ToOne(times))
    return found


def takes_even_money(table: Table, seat: int) -> bool:
    """True if insurance of a seat is even money: a blackjack of two dealt cards that pays 3 to 2.

    Half of the wager as insurance then brings as much as the wager, whatever the dealer has.
    """
    rules, acts = house_rules(table.setup.options), tried_acts.acts_of(table.setup)
    is_usual = rules.blackjack_pays == _USUAL and not acts.super_fun
    return is_usual and is_blackjack_hand(known.cards_at(table, str(seat)))


def blackjacks(table: Table) -> dict[int, tuple[int, str]]:
    """Return what blackjacks of two dealt cards get, in cents, and their odds in words.

    They are paid as soon as the dealer is known to have none, whatever else is drawn. What a seat
    has put up as insurance is lost then: an even money is as much as the wager.
    """
    if peek.is_open(table) or peek.peeked(table) == BLACKJACK or peek.up_card(table) is None:
        return {}
    acts, rules = tried_acts.acts_of(table.setup), house_rules(table.setup.options)
    found: dict[int, tuple[int, str]] = {}
    for seat in known.dealt_in(table):
        place = str(seat)
        is_dealt = not (known.is_split(table, place) or known.is_switched(table, place))
        if not is_dealt or known.zapped(table, seat) or known.has_two_hands(table.setup):
            continue
        if is_blackjack_hand(known.cards_at(table, place)):
            net = net_of(_hand(table, place, entire_wager(table, seat)), "win", rules, acts)
            odds = Fraction(net_of(_hand(table, place, _UNIT), "win", rules, acts), _UNIT)
            found[seat] = net, str(ToOne(odds.numerator, odds.denominator))
    return found


def _hand(table: Table, place: str, wager: int) -> ActedHand:
    return ActedHand(
        known.cards_at(table, place),
        wager,
        is_split=known.is_split(table, place),
        doubled=doublings(table, place),
    )
