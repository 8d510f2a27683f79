"""Dragon Bonus: one hand of the table wins for every progressive wager on the winning side.

The percentage prize is one per round and is shared, so all who share it claim together.
"""

from collections.abc import Sequence

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.guide.words import seats_named
from dealer_assist.table.judging.known_cards import SIDES
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Claim, Table

ALERT = "side"
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


def mark_side(table: Table, seat: int, side: str, at: int) -> Events:
    """Note which side a seat's main wager is on; the shares of the table's hand follow.

    A mark that comes when the cards are known already may decide who is paid: another person than
    the dealer takes note of it.
    """
    if seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=seat))
    if not any(row.key in SIDES for row in table.setup.wagers):
        raise Refused(Msg("{game} has no sides to bet on", game=table.setup.game_name))
    if side not in ("", "tie", *SIDES):
        raise Refused(Msg("{side} is no side; choose player, banker or tie", side=side))
    was = table.seat(seat).side
    if was == side:
        return ()
    marked = e.SideMarked(seat, side, was, after_cards=bool(table.round.cards))
    follows = (one for sensor in table.setup.jackpots for one in _follow(table, sensor, marked))
    told = (_alert(table, marked, at),) if marked.after_cards else ()
    return (marked, *follows, *told)


def claims_with(table: Table, claim: Claim) -> tuple[Claim, ...]:
    """Give the claims that stand or fall with one: the table's hand is one for all its seats."""
    if not table.setup.jackpots[claim.sensor].is_shared:
        return (claim,)
    return tuple(one for one in table.round.claims if one.sensor == claim.sensor)


def _follow(table: Table, sensor: str, marked: e.SideMarked) -> Events:
    """Turn a seat's share on or off, as its side says now."""
    on = {one.seat: one.line for one in table.round.claims if one.sensor == sensor}
    if not on or not table.setup.jackpots[sensor].is_shared or all_participate(table):
        return ()
    if table.is_pending((next(iter(on)), sensor)):
        raise Refused(Msg("The win waits for a card; press BACK TO TABLE before a side changes"))
    seat = marked.seat
    sides = {one for claimed in on for one in sides_of(table, claimed)}
    if len(sides) != 1:
        if seat in on:
            raise Refused(
                Msg(
                    "Seat {seat} claims a win; turn its hand button off before its side changes",
                    seat=seat,
                )
            )
        return ()
    wins = marked.side in sides
    if seat in on and not wins:
        last: Events = (e.CallAnswered(),) if len(table.round.claims) == 1 else ()
        return (e.ClaimDropped(seat, sensor, on[seat]), *last)
    if seat not in on and wins and (seat, sensor) in table.locked:
        return (e.ClaimMade(seat, sensor, next(iter(on.values()))),)
    return ()


def _alert(table: Table, marked: e.SideMarked, at: int) -> e.AlertRaised:
    sentence = Msg(
        "Seat {seat} was marked {side} when the cards were known; look at the camera",
        seat=marked.seat,
        side=(marked.side or Msg("without a side")).upper(),
    )
    key = f"{ALERT} {table.round.number} {marked.seat}"
    return e.AlertRaised(at, key, ALERT, sentence, table.dealer.identity if table.dealer else "")


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
    if unknown := unmarked(table, sensor):
        named = seats_named(unknown)
        raise Refused(Msg("The side of {seats} is not known; mark it first", seats=named))
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
    on = {one.seat: one.line for one in table.round.claims if one.sensor == sensor}
    if all(on.get(seat) == line for seat, _ in spots):
        return tuple(e.ClaimDropped(seat, sensor, had) for seat, had in sorted(on.items()))
    beside = {seat for seat in on if _may_win_on(table, seat, sides)}
    kept = {seat for seat in beside if on[seat] == line}
    off = [e.ClaimDropped(seat, sensor, on[seat]) for seat in sorted(on) if seat not in kept]
    seats = sorted(({seat for seat, _ in spots} | beside) - kept)
    return (*off, *(e.ClaimMade(seat, sensor, line) for seat in seats))


def is_on_record(table: Table, sensor: str) -> bool:
    """Tell whether the table's one hand is on record: who shares it is settled."""
    is_shared = table.setup.jackpots[sensor].is_shared
    return is_shared and any(win.sensor == sensor for win in table.round.wins)


def refusal(table: Table, spot: Spot) -> str:
    """Say why a seat has no part in the table's hand, or nothing if it has."""
    seat, sensor = spot
    if not table.setup.jackpots[sensor].is_shared:
        return ""
    if table.round.pending or is_on_record(table, sensor):
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
