"""Dragon Bonus: one hand of the table wins for every progressive wager on the winning side.

The percentage prize is one per round and is shared, so all who share it claim together.
"""

from collections.abc import Sequence

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.facts.table_hand import ALERT, all_participate, is_known, sides_of
from dealer_assist.table.places import SIDES
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


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
        raise Refused(Msg("{side} is no side. Choose player, banker or tie", side=side))
    was = table.seat(seat).side
    if was == side:
        return ()
    marked = e.SideMarked(seat, side, was, after_cards=bool(table.round.cards))
    follows = (one for sensor in table.setup.jackpots for one in _follow(table, sensor, marked))
    told = (_alert(table, marked, at),) if marked.after_cards else ()
    return (marked, *follows, *told)


def _follow(table: Table, sensor: str, marked: e.SideMarked) -> Events:
    """Turn a seat's share on or off, as its side says now."""
    on = {claim.seat: claim.line for claim in table.round.claims if claim.sensor == sensor}
    if not on or not table.setup.jackpots[sensor].is_shared or all_participate(table):
        return ()
    if table.is_pending((next(iter(on)), sensor)):
        raise Refused(Msg("The win waits for a card. Press BACK TO TABLE before a side changes"))
    seat = marked.seat
    sides = {side for claimed in on for side in sides_of(table, claimed)}
    if len(sides) != 1:
        if seat in on:
            raise Refused(
                Msg(
                    "Seat {seat} claims a win. Turn its hand button off before its side changes",
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
        "Seat {seat} was marked {side} when the cards were known. Look at the camera",
        seat=marked.seat,
        side=(marked.side or Msg("without a side")).upper(),
    )
    key = f"{ALERT} {table.round.number} {marked.seat}"
    return e.AlertRaised(at, key, ALERT, sentence, table.dealer.identity if table.dealer else "")


def press(table: Table, spots: Sequence[Spot], line: str, sides: Sequence[str]) -> Events:
    """Turn the hand on for these spots; off if they have it; another hand replaces it for all.

    A coup has one winning side: who claimed for the other one claims no more.
    """
    sensor = spots[0][1]
    on = {claim.seat: claim.line for claim in table.round.claims if claim.sensor == sensor}
    if all(on.get(seat) == line for seat, _ in spots):
        return tuple(e.ClaimDropped(seat, sensor, had) for seat, had in sorted(on.items()))
    beside = {seat for seat in on if _may_win_on(table, seat, sides)}
    kept = {seat for seat in beside if on[seat] == line}
    off = [e.ClaimDropped(seat, sensor, on[seat]) for seat in sorted(on) if seat not in kept]
    seats = sorted(({seat for seat, _ in spots} | beside) - kept)
    return (*off, *(e.ClaimMade(seat, sensor, line) for seat in seats))


def _may_win_on(table: Table, seat: int, sides: Sequence[str]) -> bool:
    """True if a seat can win together with these sides; what is not known may be."""
    if all_participate(table) or not sides or not is_known(table, seat):
        return True
    return any(side in sides for side in sides_of(table, seat))
