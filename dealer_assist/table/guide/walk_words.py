"""What is done at the seat that the walk has come to: pay, take or leave, and by which touch."""

from collections.abc import Iterable

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.walk import SeatLeft
from dealer_assist.table.state import Table
from dealer_assist.table.words import end_label, seats_named


def seat_now(table: Table) -> SeatLeft | None:
    """Return the seat that is settled or paid now, with what is left of its wagers."""
    seat = next_thing(table).seat
    return walk.at(table, seat) if seat is not None else None


def asking(table: Table, one: SeatLeft) -> tuple[str, str]:
    """Say what the seat gets or gives in all, then what is picked up of it and what stays."""
    amount = dollars(abs(one.cents))
    if one.cents > 0:
        line = Msg("Pay seat {seat} {amount}, then press PAID", seat=one.seat, amount=amount)
    elif one.cents < 0:
        line = Msg("Take {amount} from seat {seat}, then press TAKEN", seat=one.seat, amount=amount)
    elif any(bet.due for bet in one.lines):
        line = Msg("Nothing due at seat {seat}. Press DONE SEAT {seat}", seat=one.seat)
    else:
        line = Msg("Seat {seat} pushes. Press PUSH DONE", seat=one.seat)
    return line, _parts(table, one)


def _parts(table: Table, one: SeatLeft) -> str:
    """Name what is picked up before anything is paid, where both is done at one seat."""
    taken = [bet for bet in one.lines if bet.due < 0]
    if not taken or len(taken) == len(one.lines):
        return ""
    named = (
        Msg("{wager} {amount}", wager=label_of(table, bet.wager), amount=chips(-bet.due))
        for bet in taken
    )
    return Msg("Take first: {bets}", bets=joined(", ", named))


def by_the_layout(table: Table, bets: Iterable[tuple[int, str]]) -> tuple[str, str]:
    """Say that the dealer settles what no entered card tells, and how the round ends then."""
    seats = seats_named(sorted({seat for seat, _ in bets}))
    end = end_label(table.setup)
    line = Msg("Settle {seats} by the layout, then hold {end}", seats=seats, end=end)
    return line, Msg("Or enter their cards: MENU, CARDS")


def label_of(table: Table, wager: str) -> str:
    """Print a wager as the layout has it."""
    printed = {row.key: row.label for row in table.setup.wagers}
    return printed.get(wager, table.setup.label_of(wager).upper())
