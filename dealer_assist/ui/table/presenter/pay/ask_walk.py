"""The walk where no card is known: a seat's progressive is told, its other bets are asked for."""

from typing import Any

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.asked import PAID, PUSHED, TAKEN
from dealer_assist.table.facts import made_hands, paying
from dealer_assist.table.facts.settling import asking, walk
from dealer_assist.table.facts.settling.walk import SeatLeft
from dealer_assist.table.guide.prompt_words import payment_way
from dealer_assist.table.guide.walk_words import ANSWERED, label_of
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role
from dealer_assist.ui.table.actions import Do, Go
from dealer_assist.ui.table.model.panel import (
    HandPanelModel,
    PayLineModel,
    PayWalkModel,
)
from dealer_assist.ui.table.presenter.pay import pay_walk, settle_walk
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import ActionState, Button

_ENDS = {
    PAID: Msg("Base bets win"),
    TAKEN: Msg("Base bets lose"),
    PUSHED: Msg("Base bets stay"),
}


def seat_now(table: Table, view: PassingView) -> SeatLeft | None:
    """Return the seat that is asked for; none while a hand may be pressed at another one."""
    thing = view.next_thing(table)
    if thing.what != "ask_seat" or thing.asks is not None:
        return None
    looks_elsewhere = view.selected not in (None, thing.seat)
    if looks_elsewhere and made_hands.may_win(table, view.selected or 0):
        return None
    return walk.asked_now(table, thing.seat)


def ask_panel(table: Table, view: PassingView) -> HandPanelModel | None:
    """Ask how the bets of a seat ended, by three answers that are alike."""
    seat_left = seat_now(table, view)
    if seat_left is None:
        return None
    stops = settle_walk.way(table, seat_left.seat, (), _seats(table))
    return HandPanelModel(
        Msg("PAID, TAKEN or PUSH?"),
        settle_walk.place_of(stops),
        seat=Msg("SEAT {seat}", seat=seat_left.seat),
        asks=True,
        walk=PayWalkModel(
            lines=_lines(table, seat_left),
            stops=stops,
            answers=tuple(_answer(table, seat_left, said) for said in ANSWERED),
            others=(settle_walk.undo(table), _cage(table, seat_left)),
            note=_note(table, seat_left),
            duty=pay_walk.duty(table, seat_left.due) if seat_left.due is not None else None,
            order=_order(table, seat_left),
        ),
    )


def foot(table: Table, view: PassingView, seat: int) -> str:
    """Ask on the plate of the seat whose turn it is."""
    seat_left = seat_now(table, view)
    return Msg("PAID OR TAKEN?") if seat_left is not None and seat_left.seat == seat else ""


def _seats(table: Table) -> tuple[int, ...]:
    return tuple(seat_left.seat for seat_left in walk.asked(table))


def _lines(table: Table, seat_left: SeatLeft) -> tuple[PayLineModel, ...]:
    seat, paid = seat_left.seat, table.round.bonus_bets.paid
    stakes = table.seat(seat).wagers
    base = Msg("Bets not entered. Pay from the layout")
    lie = (wager for wager in table.setup.settles if stakes.get(wager))
    # What its cards have won and it was paid is not paid again.
    if bets := [label_of(table, wager) for wager in lie if (seat, wager) not in paid]:
        base = Msg("Pay from the layout: {bets}", bets=joined(", ", bets))
    lines = [PayLineModel(Msg("BASE BETS"), base, Msg("by hand"), is_later=True)]
    for win in seat_left.due.wins if seat_left.due else ():
        label = table.setup.line(win.sensor, win.award.line).label
        lines.append(PayLineModel(Msg("PROGRESSIVE"), label, f"+{dollars(win.award.prize)}"))
    return (*lines, *settle_walk.ruled_lines(table, seat_left))


def _answer(table: Table, seat_left: SeatLeft, said: str) -> Button[Any]:
    label = {
        PAID: Msg("PAID SEAT {seat}", seat=seat_left.seat),
        TAKEN: Msg("TAKEN SEAT {seat}", seat=seat_left.seat),
        PUSHED: Msg("PUSH SEAT {seat}", seat=seat_left.seat),
    }[said]
    command = Do(c.AnswerSeat(seat_left.seat, said))
    if why_not := asking.answer_refusal(table, said):
        return Button(command, label, "", "", ActionState.NOT_YET, why_not)
    if seat_left.due is not None and paying.paid_refusal(table, seat_left.due):
        why = pay_walk.first_of(table, seat_left.due)
        return Button(command, label, "", "", ActionState.NOT_YET, why)
    return Button(command, label, "", _ending(table, seat_left, said))


def _ending(table: Table, seat_left: SeatLeft, said: str) -> str:
    """Say what an answer means, and which amount follows from it."""
    base = sum(line.cents for line in asking.follows(table, seat_left.seat, said))
    words = _ENDS[said]
    if base:
        words = Msg("{ending}, {amount}", ending=words, amount=chips(abs(base)))
    owed = asking.base_pay(table, seat_left.seat) if said == PAID else None
    if owed is not None and owed.level is not Role.DEALER:
        words = Msg("{words}, {card} card first", words=words, card=a_role(owed.level))
    if not seat_left.cents:
        return words
    if seat_left.cents < 0:
        return Msg("{ending}, {amount}", ending=words, amount=settle_walk.signed(seat_left.cents))
    return Msg("{ending}, + {amount}", ending=words, amount=dollars(seat_left.cents))


def _order(table: Table, seat_left: SeatLeft) -> tuple[tuple[str, str], ...]:
    """Return who comes after this seat, and in which order the seats are asked."""
    after = [seat for seat in _seats(table) if seat != seat_left.seat]
    rows = [(Msg("ORDER"), payment_way(table.setup))]
    rows += [
        (word, Msg("seat {seat}", seat=seat))
        for word, seat in zip((Msg("Next"), Msg("Then")), after, strict=False)
    ]
    return tuple(rows)


def _note(table: Table, seat_left: SeatLeft) -> str:
    if seat_left.due is None and made_hands.may_win(table, seat_left.seat):
        return Msg("Winning hand? Touch its seat")
    return ""


def _cage(table: Table, seat_left: SeatLeft) -> Button[Any]:
    """Leave a prize off the meter to the cage; where the seat has none, show the settlement."""
    if seat_left.due is None:
        return Button(Go("settlement"), Msg("SETTLEMENT"), "")
    return pay_walk.cage(table, seat_left.due)
