"""What is done at the seat that the walk has come to: pay, take or leave, and by which touch."""

from collections.abc import Iterable

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.events.asked import PAID, PUSHED, TAKEN
from dealer_assist.table.facts.ending import asks_winner
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.walk import SeatLeft
from dealer_assist.table.guide.ruling_words import chips_words
from dealer_assist.table.state import Table
from dealer_assist.table.words import end_label, seats_named

_IN_FULL = 90  # letters that the prompt has room for
ANSWERED = {PAID: Msg("PAID"), TAKEN: Msg("TAKEN"), PUSHED: Msg("PUSH")}
"""What the dealer says of a seat, as its button has it."""


def seat_now(table: Table) -> SeatLeft | None:
    """Return the seat that is settled or paid now, with what is left of its wagers."""
    seat = next_thing(table).seat
    return walk.at(table, seat) if seat is not None else None


def asking(table: Table, seat_left: SeatLeft) -> tuple[str, str]:
    """Say what the seat gets or gives in all, then what is picked up of it and what stays."""
    amount = dollars(abs(seat_left.cents))
    if seat_left.cents > 0:
        line = Msg("Pay seat {seat} {amount}, then press PAID", seat=seat_left.seat, amount=amount)
    elif seat_left.cents < 0:
        line = Msg(
            "Take {amount} from seat {seat}, then press TAKEN", seat=seat_left.seat, amount=amount
        )
    elif not seat_left.is_push:
        line = Msg("Nothing due at seat {seat}. Press DONE SEAT {seat}", seat=seat_left.seat)
    else:
        line = Msg("Seat {seat} pushes. Press PUSH DONE", seat=seat_left.seat)
    return line, _parts(table, seat_left)


def question(table: Table, seat: int, stage: str) -> tuple[str, str]:
    """Ask how the wagers of a seat ended that no card tells of; then what the stage says."""
    line = Msg("Seat {seat}: PAID, TAKEN or PUSH?", seat=seat)
    seat_left = next((each for each in walk.asked(table) if each.seat == seat), None)
    if seat_left is not None and seat_left.ruled:
        return line, chips_words((seat,), sum(each.cents for each in seat_left.ruled))
    if seat_left is not None and seat_left.due is not None:
        return line, Msg("plus {amount} progressive", amount=dollars(seat_left.due.cents))
    if not asks_winner(table):
        return line, stage
    said = joined(". ", [one for one in (stage, Msg("Winning hand? Touch its seat")) if one])
    return line, said if len(said) <= _IN_FULL else stage


def _parts(table: Table, seat_left: SeatLeft) -> str:
    """Name what is picked up before anything is paid, where both is done at one seat."""
    taken = [bet for bet in seat_left.lines if bet.due < 0]
    if not taken or len(taken) == len(seat_left.lines):
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
