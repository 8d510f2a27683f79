"""The pay walk: prizes seat by seat in payment order, then envy; every seat is ticked on record.

What was recorded by an earlier card of the round is a walk of its own: it is never mixed into
the present one, and what of it is ticked is not told to be paid again.
"""

from collections.abc import Iterable

from dealer_assist.message import Msg
from dealer_assist.table.events.values import LeftBehind
from dealer_assist.table.events.wins import WinBackedOut
from dealer_assist.table.facts import adjustments, claims, duties, prize, rulings
from dealer_assist.table.state import Payment, Table, Win, once
from dealer_assist.value import Value

NOT_COLLECTED = "left_open"
"""The alert about money that a seat did not give back."""


class Due(Value):
    """What a seat is to be handed in one pass: its prizes, or its envy."""

    seat: int
    wins: tuple[Win, ...] = ()
    envy: int = 0

    @property
    def cents(self) -> int:
        """Return what is handed over."""
        return sum(win.award.prize for win in self.wins) + self.envy

    @property
    def may_wait(self) -> bool:
        """True if the cage may pay it later: a prize that comes off a meter."""
        return any(win.award.from_meter for win in self.wins)


@once
def dues(table: Table, sensor: str = "") -> tuple[Due, ...]:
    """List what is still to be paid, in the order in which it is; of one sensor, its prizes.

    Prizes of the last card come first, then what an earlier one has left over, envy last.
    """
    if not table.round.wins and not table.round.envy:
        return ()
    prizes = (*_prizes(table, recorded_now(table)), *_prizes(table, recorded_before(table)))
    if sensor:
        return tuple(due for due in prizes if any(win.sensor == sensor for win in due.wins))
    return (*prizes, *_envy(table))


def back_outs_of(table: Table, back: Payment) -> tuple[WinBackedOut, ...]:
    """Return for what a seat gives money back: its own prize, or envy for another's."""
    return tuple(
        one
        for one in table.round.back_outs
        if {share.number for share in one.shares}.intersection(back.wins)
        or back.seat in dict(one.envy)
    )


def this_pass(table: Table) -> tuple[Due, ...]:
    """List the seats that are left of the present pass: one card's prizes, or the envy."""
    left = dues(table)
    if not left or not left[0].wins:
        return left
    is_new = left[0].wins[0].number >= table.round.recorded_from
    return tuple(
        due
        for due in left
        if due.wins and (due.wins[0].number >= table.round.recorded_from) is is_new
    )


def recorded_now(table: Table) -> tuple[Win, ...]:
    """Return the wins that the last card, key or dealer has put on record, in payment order."""
    return _ordered(
        table, (win for win in table.round.wins if win.number >= table.round.recorded_from)
    )


def recorded_before(table: Table) -> tuple[Win, ...]:
    """Return the wins of this round that were on record before, in payment order."""
    return _ordered(
        table, (win for win in table.round.wins if win.number < table.round.recorded_from)
    )


def is_paid(table: Table, win: Win) -> bool:
    """True if a win is ticked as paid, or settled with its jackpot."""
    ticked = any(win.number in payment.wins for payment in table.round.payments)
    return ticked or win.sensor in table.round.settled


def is_left_to_cage(table: Table, win: Win) -> bool:
    """True if the cage pays a win later: nothing was handed over at the table."""
    return any(win.number in payment.wins and payment.by_cage for payment in table.round.payments)


@once
def to_take_back(table: Table) -> tuple[Payment, ...]:
    """List what was handed over and is due no more, by seat: prizes backed out, and their envy."""
    if not table.round.payments:
        return ()
    undone = {win.number for win in table.round.undone}
    seats: dict[int, tuple[tuple[int, ...], int]] = {}
    for payment in table.round.payments:
        if not payment.by_cage and undone.intersection(payment.wins):
            wins, cents = seats.get(payment.seat, ((), 0))
            gone = tuple(number for number in payment.wins if number in undone)
            prize = sum(win.award.prize for win in table.round.undone if win.number in gone)
            seats[payment.seat] = ((*wins, *gone), cents + prize)
    for seat in table.setup.seats:
        over = envy_paid(table, seat) - table.round.envy.get(seat, 0)
        if over > 0:
            wins, cents = seats.get(seat, ((), 0))
            seats[seat] = (wins, cents + over)
    for lost in table.round.not_collected:
        wins, cents = seats.pop(lost.seat, ((), 0))
        if cents > lost.cents:
            left = tuple(number for number in wins if number not in lost.wins)
            seats[lost.seat] = (left, cents - lost.cents)
    turn = table.setup.turn_to_pay
    return tuple(Payment(0, seat, *seats[seat]) for seat in sorted(seats, key=turn))


def envy_paid(table: Table, seat: int) -> int:
    """Return what a seat was handed of its envy."""
    return sum(
        payment.cents
        for payment in table.round.payments
        if payment.seat == seat and not payment.wins
    )


def left_behind(table: Table) -> tuple[LeftBehind, ...]:
    """Return what the end of this round leaves open, after what nobody has taken note of yet."""
    cage = tuple(dict.fromkeys(payment.seat for payment in table.round.payments if payment.by_cage))
    seats = tuple(dict.fromkeys((*seats_to_pay(table), *rulings.seats_open(table))))
    cents = sum(due.cents for due in dues(table))
    now = LeftBehind(table.round.number, seats, cage, cents=cents)
    return (
        (*table.lasting.left_behind, now)
        if now.not_ticked or now.by_cage
        else table.lasting.left_behind
    )


def seats_to_pay(table: Table, sensor: str = "") -> tuple[int, ...]:
    """Return the seats that are not ticked, each once."""
    return tuple(dict.fromkeys(due.seat for due in dues(table, sensor)))


def paid_refusal(table: Table, due: Due) -> str:
    """Say what has to be done before a seat is paid, or nothing."""
    match pit_stand(table, due):
        case prize.PrizeStand.WAITS:
            return Msg("Seat {seat} waits for the pit: two cards there award it", seat=due.seat)
        case prize.PrizeStand.RELEASED:
            return Msg("The pit released the prize at seat {seat}. Back out the win", seat=due.seat)
        case _:
            pass
    if due.wins and duties.holds_paying(table, due.seat):
        return Msg(
            "The tax form of seat {seat} comes first. Tick it when it is done", seat=due.seat
        )
    return ""


def pit_stand(table: Table, due: Due) -> prize.PrizeStand | None:
    """Return where a seat's prize stands that the pit has a word in: it is not ours to pay."""
    return next((stand for win in due.wins if (stand := prize.held_by_pit(table, win))), None)


def _prizes(table: Table, wins: Iterable[Win]) -> tuple[Due, ...]:
    seats: dict[int, list[Win]] = {}
    for win in wins:
        if not is_paid(table, win):
            seats.setdefault(win.award.seat, []).append(win)
    return tuple(Due(seat, tuple(owed)) for seat, owed in seats.items())


def _envy(table: Table) -> tuple[Due, ...]:
    owed = {seat: cents - envy_paid(table, seat) for seat, cents in table.round.envy.items()}
    for win in table.round.wins:
        if prize.held_by_pit(table, win) is prize.PrizeStand.RELEASED:
            off = claims.envy_from(table, win.sensor, [adjustments.claim_of(win.award)])
            owed = {seat: cents - off.get(seat, 0) for seat, cents in owed.items()}
    seats = sorted((seat for seat, cents in owed.items() if cents > 0), key=table.setup.turn_to_pay)
    return tuple(Due(seat, envy=owed[seat]) for seat in seats)


def _ordered(table: Table, wins: Iterable[Win]) -> tuple[Win, ...]:
    turn = table.setup.turn_to_pay
    return tuple(sorted(wins, key=lambda win: (turn(win.award.seat), win.sensor)))
