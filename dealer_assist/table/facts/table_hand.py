"""Dragon Bonus: one hand of the table wins for every progressive wager on the winning side.

The percentage prize is one per round and is shared, so all who share it claim together.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table.places import SIDES
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Table
from dealer_assist.table.words import seats_named

ALERT = "side"


def all_participate(table: Table) -> bool:
    """True if the house pays every progressive wager, whatever its side."""
    return table.setup.options.get("eligible") == "all_participants"


def sides_of(table: Table, seat: int) -> tuple[str, ...]:
    """Return the sides of a seat's main wager: as marked, or as the wagers are known."""
    known = table.seat(seat)
    if known.side:
        return (known.side,) if known.side in SIDES else ()
    return tuple(side for side in SIDES if known.wagers.get(side))


def claims_with(table: Table, claim: Claim) -> tuple[Claim, ...]:
    """Return the claims that stand or fall with one: the table's hand is one for all its seats."""
    if not table.setup.jackpots[claim.sensor].is_shared:
        return (claim,)
    return tuple(one for one in table.round.claims if one.sensor == claim.sensor)


def on_side(table: Table, sensor: str, side: str) -> list[Spot]:
    """Return the progressive wagers that a hand of the winning side is for."""
    jackpot = table.setup.jackpots.get(sensor)
    if jackpot is None or not jackpot.is_shared:
        raise Refused(Msg("Every seat has its own hand here. Touch a seat first"))
    if side not in SIDES:
        raise Refused(Msg("{side} does not win. Choose player or banker", side=side))
    bet = [spot for spot in table.locked if spot[1] == sensor]
    if all_participate(table):
        return bet
    if unknown := unmarked(table, sensor):
        named = seats_named(unknown)
        raise Refused(Msg("The side of {seats} is not known. Mark it first", seats=named))
    return [spot for spot in bet if side in sides_of(table, spot[0])]


def unmarked(table: Table, sensor: str) -> list[int]:
    """List the seats whose side decides who wins and that nobody has marked."""
    jackpot = table.setup.jackpots[sensor]
    if not jackpot.is_shared or all_participate(table):
        return []
    return sorted(seat for seat, at in table.locked if at == sensor and not is_known(table, seat))


def with_seat(table: Table, spot: Spot) -> list[Spot]:
    """Return all who win together with a seat: those on its one side, as far as sides are known."""
    seat, sensor = spot
    bet = [one for one in table.locked if one[1] == sensor]
    if all_participate(table):
        return bet
    sides = sides_of(table, seat)
    if len(sides) != 1:
        return [spot]
    return [one for one in bet if sides[0] in sides_of(table, one[0])]


def is_on_record(table: Table, sensor: str) -> bool:
    """True if the table's one hand is on record: who shares it is settled."""
    is_shared = table.setup.jackpots[sensor].is_shared
    return is_shared and any(win.sensor == sensor for win in table.round.wins)


def refusal(table: Table, spot: Spot) -> str:
    """Say why a seat has no part in the table's hand, or nothing if it has."""
    seat, sensor = spot
    if not table.setup.jackpots[sensor].is_shared:
        return ""
    if table.round.pending or is_on_record(table, sensor):
        return Msg("The table's hand is on record. Only an adjustment can change who shares it")
    if not all_participate(table) and is_known(table, seat) and not sides_of(table, seat):
        return Msg("Seat {seat} has not bet on a side that can win the progressive", seat=seat)
    return ""


def is_known(table: Table, seat: int) -> bool:
    """True if it is known on which side a seat has bet, if on any."""
    return bool(table.seat(seat).side or table.seat(seat).wagers)
