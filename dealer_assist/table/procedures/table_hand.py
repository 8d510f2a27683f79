"""Dragon Bonus: one hand of the table wins for every progressive wager on the winning side.

The percentage prize is one per round and is shared, so all who share it claim together.
"""

from collections.abc import Sequence

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, listed
from dealer_assist.table import events as e
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

SIDES = ("player", "banker")
Events = tuple[e.Event, ...]


def all_participate(table: Table) -> bool:
    """Tell whether the house pays every progressive wager, whatever its side."""
    return table.setup.options.get("eligible") == "all_participants"


def sides_of(table: Table, seat: int) -> tuple[str, ...]:
    """Give the sides of a seat's main wager: as marked, or as the wagers are known."""
    known = table.seat(seat)
    if known.side:
        return (known.side,) if known.side in SIDES else ()
    return tuple(side for side in SIDES if known.wagers.get(side))


def mark_side(table: Table, seat: int, side: str) -> Events:
    """Note which side a seat's main wager is on; nothing takes the note back."""
    if seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=seat))
    if side not in ("", "tie", *SIDES):
        raise Refused(Msg("{side} is no side; choose player, banker or tie", side=side))
    if any(claim.seat == seat for claim in table.claims):
        raise Refused(
            Msg(
                "Seat {seat} claims a win; turn its hand button off before its side changes",
                seat=seat,
            )
        )
    return () if table.seat(seat).side == side else (e.SideMarked(seat, side),)


def on_side(table: Table, sensor: str, side: str) -> list[Spot]:
    """Give the progressive wagers that a hand of the winning side is for."""
    jackpot = table.setup.jackpots.get(sensor)
    if jackpot is None or not jackpot.is_shared:
        raise Refused(Msg("Every seat has its own hand here; touch a seat first"))
    if side not in SIDES:
        raise Refused(Msg("{side} does not win; choose player or banker", side=side))
    bet = [spot for spot in table.locked if spot[1] == sensor]
    if all_participate(table):
        return bet
    if unknown := [Msg("seat {seat}", seat=seat) for seat in unmarked(table, sensor)]:
        raise Refused(Msg("The side of {seats} is not known; mark it first", seats=listed(unknown)))
    return [spot for spot in bet if side in sides_of(table, spot[0])]


def unmarked(table: Table, sensor: str) -> list[int]:
    """List the seats whose side decides who wins and that nobody has marked."""
    jackpot = table.setup.jackpots[sensor]
    if not jackpot.is_shared or all_participate(table):
        return []
    return sorted(seat for seat, at in table.locked if at == sensor and not is_known(table, seat))


def with_seat(table: Table, spot: Spot) -> list[Spot]:
    """Give all who win together with a seat: those on its one side, as far as sides are known."""
    seat, sensor = spot
    bet = [one for one in table.locked if one[1] == sensor]
    if all_participate(table):
        return bet
    sides = sides_of(table, seat)
    if len(sides) != 1:
        return [spot]
    return [one for one in bet if sides[0] in sides_of(table, one[0])]


def press(table: Table, spots: Sequence[Spot], line: str, sides: Sequence[str]) -> Events:
    """Turn the hand on for these spots; off if they have it; another hand replaces it for all.

    A coup has one winning side: who claimed for the other one claims no more.
    """
    sensor = spots[0][1]
    on = {one.seat: one.line for one in table.claims if one.sensor == sensor}
    if all(on.get(seat) == line for seat, _ in spots):
        return tuple(e.ClaimDropped(seat, sensor, had) for seat, had in sorted(on.items()))
    beside = {seat for seat in on if _may_win_on(table, seat, sides)}
    kept = {seat for seat in beside if on[seat] == line}
    off = [e.ClaimDropped(seat, sensor, on[seat]) for seat in sorted(on) if seat not in kept]
    seats = sorted(({seat for seat, _ in spots} | beside) - kept)
    return (*off, *(e.ClaimMade(seat, sensor, line) for seat in seats))


def refusal(table: Table, spot: Spot) -> str:
    """Say why a seat has no part in the table's hand, or nothing if it has."""
    seat, sensor = spot
    if not table.setup.jackpots[sensor].is_shared:
        return ""
    if table.pending or any(win.sensor == sensor for win in table.wins):
        return Msg("The table's hand is on record; only an adjustment can change who shares it")
    if not all_participate(table) and is_known(table, seat) and not sides_of(table, seat):
        return Msg("Seat {seat} has not bet on a side that can win the progressive", seat=seat)
    return ""


def _may_win_on(table: Table, seat: int, sides: Sequence[str]) -> bool:
    """Tell whether a seat can win together with these sides; what is not known may be."""
    if all_participate(table) or not sides or not is_known(table, seat):
        return True
    return any(side in sides for side in sides_of(table, seat))


def is_known(table: Table, seat: int) -> bool:
    """Tell whether it is known on which side a seat has bet, if on any."""
    return bool(table.seat(seat).side or table.seat(seat).wagers)
