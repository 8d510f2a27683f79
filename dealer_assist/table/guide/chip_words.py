"""Chips that do not count, by seat: left over, without a game wager, late; and those that stay."""

from dealer_assist.message import Msg, joined
from dealer_assist.table.facts import chips, marks
from dealer_assist.table.facts.ending import collected_or_back
from dealer_assist.table.setup.table_setup import ASK, TRUST
from dealer_assist.table.state import Lamp, Table
from dealer_assist.table.words import seats_named


def uncounted(table: Table) -> str:
    """Say which chips the start will not lock, and why; nothing where all of them count."""
    said = []
    if without := seats_with(table, Lamp.NO_GAME):
        said.append(_without_wager(table, without))
    if left := seats_with(table, Lamp.LEFT):
        said.append(
            Msg(
                "From last round: {seats}. Lift, or touch to play it",
                one="From last round: {seats}. Lift, or touch to play it",
                n=len(left),
                seats=seats_named(left),
            )
        )
    if not said:
        return _reminder(table)
    counts = Msg("{n} chips count", one="{n} chip counts", n=table.chips_seen)
    return joined(", ", (counts, *said))


def by_hand(table: Table) -> str:
    """Say which wagers no sensor saw, and how many one did; nothing where all were seen."""
    marked = marks.by_hand(table)
    if not marked:
        return ""
    n, seats = len(marked), seats_named(chips.seats_of(tuple(marked)))
    said = Msg(
        "{n} wagers marked by hand: {seats}",
        one="{n} wager marked by hand: {seats}",
        n=n,
        seats=seats,
    )
    seen = table.chips_seen - n
    if not seen:
        return said
    return joined("; ", (Msg("{n} seen by a sensor", n=seen), said))


def unseen(table: Table) -> str:
    """Ask for the chips that no sensor sees, until something is dealt."""
    spots = chips.to_take_by_hand(table)
    if not spots:
        return ""
    return Msg(
        "Take the chips of {seats}, no sensor sees them",
        one="Take the chip of {seats}, no sensor sees it",
        n=len(spots),
        seats=seats_named(chips.seats_of(spots)),
    )


def late(table: Table) -> str:
    """Name every late chip for as long as it lies there."""
    seats = chips.seats_of(chips.late(table))
    if not seats:
        return ""
    return Msg(
        "Late chips at {seats}: give them back",
        one="Late chip at {seats}: give it back",
        n=len(seats),
        seats=seats_named(seats),
    )


def left_lying() -> str:
    """Say why a chip is taken off before the round ends."""
    return Msg("Left there, it won't play next round.")


def staying(table: Table) -> str:
    """Say whose chips stay on the spot until their jackpot is decided."""
    spots = tuple(spot for spot in chips.that_stay(table) if spot not in chips.to_clear(table))
    if not spots:
        return ""
    return Msg(
        "Leave the chips of {seats}",
        one="Leave the chip of {seats}",
        n=len(spots),
        seats=seats_named(chips.seats_of(spots)),
    )


def clearing(table: Table) -> tuple[str, str]:
    """Say whose chips go off the spot now, and which way: collected, or the stake back."""
    spots = chips.to_clear(table)
    if not spots:
        return "", ""
    named = seats_named(chips.seats_of(spots))
    title = Msg(
        "Clear the chips of {seats}", one="Clear the chip of {seats}", n=len(spots), seats=named
    )
    return title, collected_or_back(table, spots)


def seats_with(table: Table, lamp: Lamp) -> list[int]:
    """Return the seats where a lamp shows this."""
    return chips.seats_of(tuple(spot for spot in table.sensors if table.lamp(spot) is lamp))


def _reminder(table: Table) -> str:
    """Remind a dealer who is trusted of what nobody enters at this table."""
    is_trusted = table.setup.game_wager == TRUST and not table.setup.players
    if not is_trusted or table.knows_wagers or not table.chips_seen:
        return ""
    return Msg(
        "{n} chips. Base bet behind each one?",
        one="{n} chip. Base bet behind it?",
        n=table.chips_seen,
    )


def _without_wager(table: Table, seats: list[int]) -> str:
    named = seats_named(seats)
    if table.setup.game_wager == ASK and not table.knows_wagers:
        return Msg("touch {seats} if it plays", seats=named)
    alone = {other_bets(table, seat) for seat in seats}
    bets = alone.pop() if len(alone) == 1 else ()
    if bets:
        return Msg(
            "{bets} alone can't win it. Chips back to {seats}",
            one="{bets} alone can't win it. Chip back to {seats}",
            n=len(seats),
            bets=joined(", ", bets),
            seats=named,
        )
    return Msg("No base bet: {seats}", one="No base bet: {seats}", n=len(seats), seats=named)


def other_bets(table: Table, seat: int) -> tuple[str, ...]:
    """Name the bets of a seat that has no base bet, as they are printed: TIE at baccarat."""
    made = {key for key, cents in table.seat(seat).wagers.items() if cents}
    made |= {table.seat(seat).side} - {""}
    return tuple(row.label for row in table.setup.wagers if row.key in made)
