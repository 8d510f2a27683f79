"""How wagers of blackjack titles have ended: pushed by the dealer's 22, won, or collected.

Only what the known cards prove, and nothing before it is settled.
"""

from collections.abc import Collection

from dealer_assist.rules.bets.besides import ON_FIRST_TWO, with_the_hand
from dealer_assist.rules.bets.side_bets import ON_FIRST_CARDS
from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.rules.games.blackjack_title_hands import ActedHand, net_of
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.table.facts.dealing import lammers, stages, surrenders, tried_acts
from dealer_assist.table.facts.dealing.blackjack_wagers import own_stake
from dealer_assist.table.facts.judging import bonus_pays
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Table

_MOST, _PLAY = 21, "play"


def pushing(table: Table, seat: int) -> int:
    """Count the hands of a seat that the dealer's 22 pushes and its own money lies on."""
    return sum(map(_is_push, _own_hands(table, seat))) if bonus_pays.pushes_22(table) else 0


def pushed(table: Table, seat: int) -> int:
    """Return the own money on the hands of a seat that the dealer's 22 pushes."""
    own = _own_hands(table, seat) if bonus_pays.pushes_22(table) else ()
    return sum(hand.wager for hand in own if _is_push(hand))


def won(table: Table, seat: int) -> dict[str, int]:
    """Return what bets have won by the dealer's hand, or by first cards and are paid.

    A blackjack wins against the dealer's 22.
    """
    nets = bonus_pays.of_the_deal(table, seat)
    if not _are_first_settled(table):
        nets = {wager: net for wager, net in nets.items() if wager not in ON_FIRST_CARDS}
    found = {wager: net for wager, net in nets.items() if net > 0}
    paid = table.round.bonus_bets.paid.items()
    found |= {bet: cents for (at, bet), cents in paid if at == seat and bet in ON_FIRST_TWO}
    if bonus_pays.pushes_22(table):
        first, *others = _own_hands(table, seat)
        if first.is_blackjack and not others:
            rules, acts = house_rules(table.setup.options), tried_acts.acts_of(table.setup)
            found[table.setup.duties.hands] = net_of(first, "win", rules, acts)
    return found


def taken(table: Table, seat: int) -> tuple[str, ...]:
    """Name the wagers that the house has collected: bust hands, bets that the first cards lost."""
    at_first = _at_first(table)
    lost = [
        wager
        for (number, wager), result in bonus_pays.judged(table).items()
        if number == seat and result.net < 0 and wager in at_first
    ]
    if not _are_first_settled(table):
        lost = []
    hands = [hand.cards for hand in _own_hands(table, seat)]
    is_bust = all(count(cards)[0] > _MOST for cards in hands)
    return (*lost, table.setup.duties.hands) if is_bust else tuple(lost)


def lost_at_first(table: Table, wagers: Collection[str]) -> tuple[bonus_pays.Bet, ...] | None:
    """Return which of these bets on first cards lost; None while one of them is not known."""
    ended, at_first = bonus_pays.judged(table), _at_first(table)
    made = [
        (seat, wager)
        for seat in known.dealt_in(table)
        for wager in wagers
        if wager in at_first and table.seat(seat).wagers.get(wager)
    ]
    if not made or not all(bet in ended for bet in made):
        return None
    return tuple(bet for bet in made if ended[bet].net < 0)


def is_bust(table: Table, place: str) -> bool:
    """True if a hand has gone over 21: its chips are taken at once."""
    return count(known.cards_at(table, place))[0] > _MOST


def _own_hands(table: Table, seat: int) -> tuple[ActedHand, ...]:
    """Return the hands of a seat that its own money lies on."""
    wagers = table.seat(seat).wagers
    return tuple(
        ActedHand(
            known.cards_at(table, place),
            own_stake(table, place),
            is_split=known.is_split(table, place),
            is_switched=known.is_switched(table, place),
            is_surrendered=surrenders.is_made(table, place),
            is_zapped=bool(known.zapped(table, seat)),
        )
        for place in known.hands_of(table, seat)
        if not wagers.get(lammers.key(lammers.SPLIT, place))
    )


def _is_push(hand: ActedHand) -> bool:
    return (
        len(hand.cards) > 1
        and hand.total <= _MOST
        and not (hand.is_blackjack or hand.is_surrendered)
    )


def _are_first_settled(table: Table) -> bool:
    """True if bets on the first cards are settled: the hands are played after them."""
    return any(stage.key == _PLAY for stage in stages.so_far(table))


def _at_first(table: Table) -> tuple[str, ...]:
    """Name the bets that are settled before the hands are played."""
    later = with_the_hand(table.setup.options)
    return tuple(one for one in (*ON_FIRST_CARDS, *ON_FIRST_TWO) if one not in later)
