"""What a card has to allow before it is handed over: bonus bets, House Money, and base pays."""

from dealer_assist.table.events.values import BonusBet
from dealer_assist.table.facts import bonus_bets
from dealer_assist.table.facts.bonus_bets import Owed
from dealer_assist.table.facts.dealing import house_money
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.state import Table, once


@once
def for_card(table: Table) -> tuple[Owed, ...]:
    """List what no dealer pays before a card has allowed it: bonus bets, then base pays."""
    base = (walk.base_pay(table, seat_left) for seat_left in walk.left(table))
    needing = (one for one in base if one is not None and one.level is not Role.DEALER)
    return (*bonus_bets.for_card(table), *needing)


def to_allow(table: Table) -> tuple[BonusBet, ...]:
    """List what one card allows now: House Money that is paid before play, and what is owed."""
    wager = table.setup.duties.left_up
    bonus = (BonusBet(winner.seat, wager, winner.win) for winner in house_money.for_card(table))
    return (*bonus, *(one.bet for one in for_card(table)))


def role_needed(table: Table) -> Role:
    """Return the card that allows all that is asked for: the highest of them."""
    bonus = (winner.win for winner in house_money.for_card(table))
    levels = [bonus_bets.level_for(table, cents) for cents in bonus]
    return highest([Role.SUPERVISOR, *levels, *(one.level for one in for_card(table))])
