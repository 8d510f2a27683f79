"""The pay walk at the table: whom to pay now, what stands on the plates, and what to press."""

from typing import Any

from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts import bonus_bets, duties, made_hands, must_hit, paying
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.paying import Due
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.walk import SeatLeft
from dealer_assist.table.guide.next_step import seats_face_up
from dealer_assist.table.state import Phase, Table, Win
from dealer_assist.table.words import a_role
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.model.panel import (
    DutyModel,
    HandPanelModel,
    PayFootModel,
    PayLineModel,
    PayWalkModel,
    StopModel,
    StopState,
    WaitRowModel,
)
from dealer_assist.ui.table.presenter.pay import settle_walk
from dealer_assist.ui.table.presenter.pay.pay_words import pit_words
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)


def seat_to_pay(table: Table) -> int | None:
    """Return the seat that the walk has come to; none while it does not go."""
    due = _due(table)
    return due.seat if due else None


def shows_walk(table: Table, view: PassingView) -> bool:
    """True if the panel is the walk's: nothing is claimed, nor can be at a seat looked at."""
    seat = seat_to_pay(table)
    if seat is None or table.round.claims:
        return False
    return view.selected in (None, seat) or not made_hands.may_win(table, view.selected)


def walk_panel(table: Table, view: PassingView) -> HandPanelModel:
    """Show the seat to be paid now, with its amounts, in the place of the hand buttons."""
    due = _due(table)
    if due is None:
        return HandPanelModel("")
    left, joined_with = paying.this_pass(table), _joined(table, due)
    done = _done_in_pass(table, due)
    stops = tuple(
        [StopModel(str(seat), StopState.PAID) for seat in done]
        + [
            StopModel(str(one.seat), StopState.NOW if one == due else StopState.LATER)
            for one in left
        ]
    )
    if due.wins:  # what else the seats are paid is on the same way; envy is a lap of its own
        stops = settle_walk.way(table, due.seat, done, tuple(one.seat for one in left))
    hint = settle_walk.place_of(stops)
    if sum(1 for stop in stops if not stop.is_lap) == 1 and len(paying.dues(table)) > 1:
        hint = Msg("the only prize, others follow")
        if all(one.envy for one in paying.dues(table)[1:]):
            hint = Msg("the only prize, envy follows")
    to_do: str = Msg("Pay {amount}", amount=dollars(due.cents))
    if joined_with:
        to_do = settle_walk.to_do(joined_with)
    return HandPanelModel(
        pit_words(paying.pit_stand(table, due)) or to_do,
        hint,
        seat=Msg("SEAT {seat}", seat=due.seat),
        walk=_walk(table, view, due, left, stops),
    )


def paid_rows(table: Table) -> tuple[WaitRowModel, ...]:
    """Show the seat that was ticked last, with the way back, once everybody is."""
    last = table.round.payments[-1] if table.round.payments else None
    if last is None or last.cents < 0 or table.round.phase is not Phase.RECORDED:
        return ()
    settled = {win.number for win in table.round.wins if win.sensor in table.round.settled}
    if paying.dues(table) or paying.to_take_back(table) or settled.intersection(last.wins):
        return ()
    amount = dollars(last.cents)
    said = Msg("Paid last: seat {seat}, {amount}", seat=last.seat, amount=amount)
    if last.by_cage:
        said = Msg("The cage pays seat {seat}, {amount}", seat=last.seat, amount=amount)
    seats = len({payment.seat for payment in table.round.payments})
    ticked = Msg("{n} seats paid", one="{n} seat paid", n=seats)
    undo = Button(Do(c.UndoPaid()), Msg("UNDO"), "arrow-left", Msg("Not paid yet"))
    # UNDO lies a row lower: PAID was touched in the place of the first.
    return (
        WaitRowModel(ticked, "", "\N{CHECK MARK}"),
        WaitRowModel(said, "", "\N{CHECK MARK}", (undo,)),
    )


def foot_of(table: Table, seat: int) -> PayFootModel | None:
    """Show on a plate what its seat is still owed, or was paid, once wins are on record."""
    if back := next(
        (payment for payment in paying.to_take_back(table) if payment.seat == seat), None
    ):
        return PayFootModel(Msg("TAKE BACK"), dollars(back.cents))
    if table.round.phase is not Phase.RECORDED:
        return None
    dues = [due for due in paying.dues(table) if due.seat == seat]
    envy = sum(due.envy for due in dues)
    paid = [payment for payment in table.round.payments if payment.seat == seat]
    owed = dollars(sum(payment.cents for payment in paid if payment.by_cage))
    handed_over = sum(payment.cents for payment in paid if not payment.by_cage)
    if paid and (settled := walk.settled_at(table, seat)) is not None:
        handed_over = settled + paying.envy_paid(table, seat)  # one amount, wagers and all
        if settled <= 0 and paying.envy_paid(table, seat):
            handed_over = paying.envy_paid(table, seat)  # handed over whole: a lap of its own
        if handed_over < 0:
            return None  # the foot says what was taken
    total = dollars(handed_over)
    is_cage = any(payment.by_cage for payment in paid)
    if any(due.wins for due in dues):
        return None  # the ivory foot of the win has its own place for envy
    if not envy and walk.at(table, seat) is not None:
        return None  # its prize is paid, its wagers are not: the foot says what is left
    if envy and is_cage:
        return PayFootModel(Msg("CAGE {amount}", amount=owed), _plus_envy(envy), is_paid=False)
    if envy and paid:
        return PayFootModel(Msg("PAID {amount}", amount=total), _plus_envy(envy), is_paid=False)
    if envy:
        return PayFootModel(Msg("TO PAY"), Msg("ENVY {amount}", amount=chips(envy)))
    if not paid:
        return None
    if is_cage:  # what the cage owes is never added to what was handed over
        handed = any(not payment.by_cage for payment in paid)
        words = Msg("CAGE, PAID {amount}", amount=total) if handed else Msg("CAGE PAYS")
        return PayFootModel(words, owed, is_paid=False)
    return PayFootModel(_paid_words(table, seat), total, is_paid=True)


def envy_beside(table: Table, seat: int) -> str:
    """Return what stands under a prize that is still to be paid: the envy of the same seat."""
    if table.round.phase is not Phase.RECORDED:
        return ""
    owed = sum(due.envy for due in paying.dues(table) if due.seat == seat)
    return _plus_envy(owed) if owed else ""


def _due(table: Table) -> Due | None:
    """Return whom to pay now; nobody while what was handed over wrongly is to come back first."""
    if (
        table.round.phase is not Phase.RECORDED
        or not table.round.is_paying
        or paying.to_take_back(table)
    ):
        return None
    return next(iter(paying.dues(table)), None)


def _walk(
    table: Table,
    view: PassingView,
    due: Due,
    left: tuple[Due, ...],
    stops: tuple[StopModel, ...],
) -> PayWalkModel:
    return PayWalkModel(
        lines=_lines(table, due),
        stops=stops,
        paid=_paid(table, due),
        others=(settle_walk.undo(table), _card_or_cage(table, due), _all_paid(table, left)),
        note=_note(table, due),
        duty=duty(table, due),
        before=_before(table, view),
    )


def duty(table: Table, due: Due) -> DutyModel | None:
    """Show the tax form of a prize, where the house asks for one before it is paid."""
    if not due.wins or not duties.asks_tax_form(table, due.seat):
        return None
    tick = Do(c.TickDuty(duties.TAX, due.seat))
    where = Msg("Seat {seat}, before paying", seat=due.seat)
    is_done = duties.is_done(table, duties.TAX, (due.seat,))
    return DutyModel(tick, Msg("W-2G completed"), where, is_done=is_done)


def _lines(table: Table, due: Due) -> tuple[PayLineModel, ...]:
    if due.envy:
        return (PayLineModel(Msg("ENVY"), _sources(table, due.seat), dollars(due.envy)),)
    lines = [
        PayLineModel(
            table.setup.line(win.sensor, win.award.line).label,
            Msg("Jackpot pay: house procedure") if win.award.from_meter else Msg("From the tray"),
            dollars(win.award.prize),
        )
        for win in due.wins
    ]
    later = sum(one.envy for one in paying.dues(table) if one.seat == due.seat)
    if later:
        when = Msg("after all prizes are paid")
        lines.append(PayLineModel(Msg("+ ENVY"), when, dollars(later), is_later=True))
    wagers = settle_walk.lines_of(table, mine) if (mine := _joined(table, due)) else ()
    return (*wagers, *lines, *_tokes(table, due.seat))


def _joined(table: Table, due: Due) -> SeatLeft | None:
    """Return the wagers of a seat that are settled by the same touch as its prizes."""
    return walk.at(table, due.seat) if due.wins else None


def _tokes(table: Table, seat: int) -> tuple[PayLineModel, ...]:
    """Return what lies for the dealer there: it is paid apart, and never with the prize."""
    return tuple(
        PayLineModel(
            Msg("TOKE {amount}", amount=chips(toke.cents)),
            Msg("{wager}, paid apart", wager=table.setup.label_of(wager)),
            dollars(toke.back_cents + toke.won_cents) if toke.back_cents is not None else "",
            is_later=True,
        )
        for (number, wager), toke in table.round.tokes.items()
        if number == seat
    )


def _sources(table: Table, seat: int) -> str:
    """Say whose hands bring a seat its envy."""
    hands = [
        Msg("seat {seat}: {hand}", seat=win.award.seat, hand=_label(table, win))
        for win in table.round.wins
        if win.award.seat != seat and table.setup.line(win.sensor, win.award.line).envy_cents
    ]
    return Msg("From the tray, for {hands}", hands=listed(hands))


def _label(table: Table, win: Win) -> str:
    return table.setup.line(win.sensor, win.award.line).label


def _paid(table: Table, due: Due) -> Button[Any]:
    seat_left = _joined(table, due)  # a prize may be less than what is taken of the same seat
    label = (
        settle_walk.done_label(seat_left) if seat_left else Msg("PAID SEAT {seat}", seat=due.seat)
    )
    command = Do(c.TickPaid(due.seat))
    if paying.paid_refusal(table, due):
        return Button(command, label, "check", "", ActionState.NOT_YET, first_of(table, due))
    if seat_left is not None and seat_left.needs_card:
        shut = Msg("Needs {card} card", card=a_role(seat_left.level))
        return Button(command, label, "check", "", ActionState.NOT_YET, shut)
    return Button(command, label, "check", _then(table, due), ActionState.NEXT)


def _then(table: Table, due: Due) -> str:
    """Say who comes after this seat, with all that it gets in one amount."""
    after, turn = [one for one in paying.dues(table) if one != due], table.setup.turn_to_pay
    others = [seat_left.seat for seat_left in walk.left(table) if seat_left.seat != due.seat]
    is_prize = bool(after) and not after[0].envy
    if others and not (is_prize and turn(after[0].seat) < turn(others[0])):
        return settle_walk.after(table, due.seat)
    if not after:
        return Msg("The last seat")
    first = after[0]
    if first.envy:
        return Msg("Next: seat {seat}, envy {amount}", seat=first.seat, amount=chips(first.envy))
    return Msg("Next: seat {seat}, {amount}", seat=first.seat, amount=dollars(first.cents))


def _card_or_cage(table: Table, due: Due) -> Button[Any]:
    """Ask for the card that a bonus bet of the seat needs before anything of it is paid."""
    if (seat_left := _joined(table, due)) is not None and seat_left.needs_card:
        return settle_walk.card(table, is_next=True)
    return cage(table, due)


def cage(table: Table, due: Due) -> Button[Any]:
    """Leave a prize to the cage, where it comes off a meter and its form is done."""
    label, action = Msg("CAGE\nPAYS LATER"), Do(c.TickPaid(due.seat, by_cage=True))
    if not due.may_wait or paying.paid_refusal(table, due):
        shut = first_of(table, due) if due.may_wait else Msg("Tray pays")
        return Button(action, Msg("CAGE"), "", "", ActionState.NOT_YET, shut)
    return Button(action, label, "")


def first_of(table: Table, due: Due) -> str:
    """Say what comes before a prize is paid: the pit has the first word."""
    return pit_words(paying.pit_stand(table, due)) or Msg("Tax form first")


def _all_paid(table: Table, left: tuple[Due, ...]) -> Button[Any]:
    held = next(filter(None, (pit_words(paying.pit_stand(table, due)) for due in left)), "")
    if held:
        return Button(Do(c.TickAllPaid()), Msg("ALL PAID"), "", "", ActionState.NOT_YET, held)
    detail = Msg("Hold: {n} seats", one="Hold: {n} seat", n=len(left))
    return Button(Do(c.TickAllPaid()), Msg("ALL PAID"), "", detail, ActionState.HOLD)


def _note(table: Table, due: Due) -> str:
    if due.envy:
        return ""
    if due.seat in seats_face_up(table):
        return Msg("Leave this hand face up")
    pays_envy = any(
        line.envy_cents for jackpot in table.setup.jackpots.values() for line in jackpot.lines
    )
    is_over = not table.round.stages or stages.is_last(table)
    still_open = {*(one.seat for one in bonus_bets.owed(table)), *walk.not_walked(table)}
    still_open |= {one.seat for one in walk.asked(table)}
    is_over = is_over and not all(_is_of_no_hand(table, win) for win in due.wins)
    # Only the envy games lock hands up, and none that is played or paid on after this amount.
    is_over = is_over and (_joined(table, due) is not None or due.seat not in still_open)
    return Msg("After you pay, pick up this hand") if pays_envy and is_over else ""


def _is_of_no_hand(table: Table, win: Win) -> bool:
    """Return True if a win needs no hand: its wager has crossed a level that must hit."""
    return (win.sensor, win.award.line) in must_hit.levels(table.setup)


def _done_in_pass(table: Table, due: Due) -> tuple[int, ...]:
    """Return the seats that were ticked in the pass that this payment belongs to."""
    if due.envy:
        return tuple(payment.seat for payment in table.round.payments if not payment.wins)
    is_new = due.wins[0].number >= table.round.recorded_from
    return tuple(
        payment.seat
        for payment in table.round.payments
        if payment.wins and (payment.wins[0] >= table.round.recorded_from) is is_new
    )


def _before(table: Table, view: PassingView) -> str:
    """Return in one line what was recorded before and is not to be paid again."""
    wins = [win for win in paying.recorded_before(table) if paying.is_paid(table, win)]
    said = [
        Msg(
            "{win} {amount}, {time}, win {number}",
            win=Msg("Seat {seat}", seat=win.award.seat),
            amount=dollars(win.award.prize),
            time=view.time_of(win.at).strftime("%H:%M"),
            number=win.number,
        )
        for win in wins
    ]
    return Msg("ALREADY PAID: {wins}", wins=joined("; ", said)) if said else ""


def _paid_words(table: Table, seat: int) -> str:
    payments = [payment for payment in table.round.payments if payment.seat == seat]
    prizes, envy = (
        [payment for payment in payments if payment.wins],
        [payment for payment in payments if not payment.wins],
    )
    if not prizes and (walk.settled_at(table, seat) or 0) <= 0:
        return Msg("PAID, ENVY")
    return Msg("PAID + ENVY") if envy else Msg("PAID")


def _plus_envy(cents: int) -> str:
    return Msg("+ ENVY {amount}", amount=chips(cents))
