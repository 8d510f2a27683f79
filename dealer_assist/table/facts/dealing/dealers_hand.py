"""The dealer's hand of blackjack where not every card of it is entered.

Its total may be said by one touch, or its cards by their ranks alone: a suit is asked for where a
bet goes by it.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.bets.besides import ON_FINAL_HAND
from dealer_assist.rules.bets.side_bets import ON_DEALERS_HAND
from dealer_assist.rules.cards import RANKS, SUITS, parse_cards
from dealer_assist.rules.games.blackjack import dealer_stands, house_rules
from dealer_assist.rules.ranking.blackjack import count, is_blackjack
from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.dealing.dealt_cards import PUSHING, is_pushing
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table, once
from dealer_assist.value import replace

BUST = "bust"
"""What the dealer says of a hand over 21 that does not push."""
_STANDS, _BEST = 17, 21


def totals(setup: TableSetup) -> tuple[str, ...]:
    """Return what the dealer's hand may be said to count, where blackjack is played."""
    if not known.is_blackjack(setup):
        return ()
    pushing = (str(PUSHING),) if is_pushing(setup, PUSHING) else ()
    return (*map(str, range(_STANDS, _BEST + 1)), *pushing, BUST)


def refusal(table: Table) -> str:
    """Say why no total is said now, or nothing if it may be."""
    reached = stages.now(table)
    if not known.is_blackjack(table.setup):
        return Msg("No dealer's total in {game}", game=table.setup.game_name)
    if reached is None or reached.key != DEALER:
        return Msg("The dealer's hand is not next. Play the hands first")
    if stands(table):
        return Msg("The dealer's cards are known. Take the last one back first")
    if wager := _bet_on_it(table):
        return Msg("{wager} needs the cards. Touch their ranks", wager=wager)
    return ""


def stands(table: Table) -> bool:
    """True if the dealer's cards are known, and no other follows."""
    cards = known.cards_at(table, DEALER)
    return len(cards) > 1 and dealer_stands(cards, house_rules(table.setup.options))


def is_over(table: Table) -> bool:
    """True if no card follows: by the cards, or by the dealer's word."""
    return bool(table.round.dealer_total) or stands(table)


def asks_suit(table: Table) -> bool:
    """True if the suit of the next card may decide a bet: the up card, or a bet on all of them."""
    if not table.round.cards.get(DEALER):
        return True
    bets = [wager for wager in ON_DEALERS_HAND if wager in table.setup.pays]
    stakes = [table.seat(seat).wagers for seat in known.dealt_in(table)]
    return bool(bets) and any(not stake or any(map(stake.get, bets)) for stake in stakes)


def by_rank(table: Table, rank: str) -> c.SeeCards | None:
    """Return the dealer's cards with one more, of any suit; none where its suit is asked for."""
    lying, card = table.round.cards.get(DEALER, ()), _spare(table, rank, ())
    if asks_suit(table) or not card:
        return None
    return c.SeeCards(DEALER, (*lying, card), (*table.round.without_suit, len(lying)))


@once
def played_out(table: Table) -> Table:
    """Return the table with cards that count what the dealer has said, to settle the hands by.

    The cards themselves are any: no bet goes by them.
    """
    if not table.round.dealer_total or _bet_on_it(table):
        return table
    lying = table.round.cards.get(DEALER, ())
    drawn = _drawn_to(table, lying)
    if drawn is None:
        return table
    return table.with_round(replace(table.round, cards={**table.round.cards, DEALER: drawn}))


def _drawn_to(table: Table, lying: tuple[str, ...]) -> tuple[str, ...] | None:
    """Draw by the house's rule until the hand counts what was said, the fewest cards first."""
    rules, waiting = house_rules(table.setup.options), [lying]
    while waiting:
        held = waiting.pop(0)
        cards = parse_cards(held)
        if len(held) > 1 and dealer_stands(cards, rules):
            if not is_blackjack(cards) and _said_of(table.setup, count(cards)[0]) == (
                table.round.dealer_total
            ):
                return held
            continue
        new = (_spare(table, rank, held) for rank in RANKS)
        waiting += [(*held, card) for card in new if card]
    return None


def _said_of(setup: TableSetup, points: int) -> str:
    """Return what is said of so many points."""
    return BUST if points > _BEST and not is_pushing(setup, points) else str(points)


def _spare(table: Table, rank: str, held: tuple[str, ...]) -> str:
    if RANKS.index(rank) in table.setup.taken_out:
        return ""
    lying = [card for cards in table.round.cards.values() for card in cards]
    drawn = held[len(table.round.cards.get(DEALER, ())) :]
    return next(
        (rank + suit for suit in SUITS if [*lying, *drawn].count(rank + suit) < table.setup.decks),
        "",
    )


def _bet_on_it(table: Table) -> str:
    """Return the name of a bet on the dealer's cards that a seat has made, or nothing."""
    for seat in known.dealt_in(table):
        for wager in ON_FINAL_HAND:
            if table.seat(seat).wagers.get(wager):
                return table.setup.label_of(wager).upper()
    return ""
