"""A staff card at the reader: it counts only where one is asked for; any other is recorded.

One card is enough for a hand: the bonus bets of a seat that wins are allowed with its prize.
"""

from collections.abc import Iterable

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.message import Msg
from dealer_assist.table.facts import (
    link,
    verifying,
)
from dealer_assist.table.facts.bonus_bets import Owed
from dealer_assist.table.facts.settling import allowing
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.state import Meter, Table
from dealer_assist.table.waiting import Pending

LATE = "late"
Awards = list[tuple[str, PrizeAward]]


def role_needed(table: Table) -> Role:
    """Return the card that the confirmed wins need: the highest of them."""
    awards = confirmed(table).awards
    cards = [table.setup.card_for_award(sensor, one) for sensor, one in awards]
    beside = [bet.level for bet in bets_beside(table, (award.seat for _, award in awards))]
    return highest([*cards, *beside, *verifying.levels_of_struck(table)])


def bets_beside(table: Table, seats: Iterable[int]) -> tuple[Owed, ...]:
    """Return what else the card for their prizes allows seats that win: bonus bets, base pays."""
    winning = set(seats)
    return tuple(one for one in allowing.for_card(table) if one.seat in winning)


def confirmed(table: Table) -> Pending:
    if table.round.pending is None:
        raise Refused(Msg("No win is confirmed. Press CONFIRM first"))
    return table.round.pending


def link_amounts(table: Table, pending: Pending) -> tuple[Awards, dict[Meter, Account]]:
    """Return confirmed wins by what the floor has locked; others are worth what they were."""
    told, accounts = dict[tuple[int, str], PrizeAward](), dict(pending.accounts)
    for sensor in table.setup.floor_links:
        awards = [award for at, award in pending.awards if at == sensor]
        levels = {name: one for (at, name), one in table.accounts.items() if at == sensor}
        by_ticket, left = link.by_tickets(table, sensor, awards, levels)
        told |= {(award.seat, sensor): award for award in by_ticket}
        accounts |= {(sensor, name): one for name, one in left.items()}
    return [(at, told.get((award.seat, at), award)) for at, award in pending.awards], accounts
