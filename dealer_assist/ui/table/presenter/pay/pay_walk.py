"""The pay walk at the table: whom to pay now, what stands on the plates, and what to press."""

from typing import Any

from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts import duties, made_hands, paying
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
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)


def seat_to_pay(table: Table) -> int | None:
    """Give the seat that the walk has come to; none while it does not go."""
    due = _due(table)
    return due.seat if due else None


def shows_walk(table: Table, view: PassingView) -> bool:
    """Tell whether the panel is the walk's: nothing is claimed, nor can be at a seat looked at."""
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
    if len(stops) == 1 and len(paying.dues(table)) > 1:
        hint = Msg("the only prize; others follow")
        if all(one.envy for one in paying.dues(table)[1:]):
            hint = Msg("the only prize; envy follows")
    return HandPanelModel(
        settle_walk.to_do(joined_with)
        if joined_with
        else Msg("Pay {amount}", amount=dollars(due.cents)),
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
    seats = len({one.seat for one in table.round.payments})
    ticked = Msg("{n} seats paid", one="{n} seat paid", n=seats)
    undo = Button(Do(c.UndoPaid()), Msg("UNDO"), "arrow-left", Msg("Not paid yet"))
    # UNDO lies a row lower: PAID was touched in the place of the first.
    return (
        WaitRowModel(ticked, "", "\N{CHECK MARK}"),
        WaitRowModel(said, "", "\N{CHECK MARK}", (undo,)),
    )


def foot_of(table: Table, seat: int) -> PayFootModel | None:
    """Show on a plate what its seat is still owed, or was paid, once wins are on record."""
    if back := next((one for one in paying.to_take_back(table) if one.seat == seat), None):
        return PayFootModel(Msg("TAKE BACK"), dollars(back.cents))
    if table.round.phase is not Phase.RECORDED:
        return None
    dues = [due for due in paying.dues(table) if due.seat == seat]
    envy = sum(due.envy for due in dues)
    paid = [one for one in table.round.payments if one.seat == seat]
    owed = dollars(sum(one.cents for one in paid if one.by_cage))
    handed_over = sum(one.cents for one in paid if not one.by_cage)
    if paid and (settled := walk.settled_at(table, seat)) is not None:
        handed_over = settled + paying.envy_paid(table, seat)  # one amount, wagers and all
        if handed_over < 0:
            return None  # the foot says what was taken
    total = dollars(handed_over)
    is_cage = any(one.by_cage for one in paid)
    if any(due.wins for due in dues):
        return None  # the ivory foot of the win has its own place for envy
    if envy and is_cage:
        return PayFootModel(Msg("CAGE {amount}", amount=owed), _plus_envy(envy), is_paid=False)
    if envy and paid:
        return PayFootModel(Msg("PAID {amount}", amount=total), _plus_envy(envy), is_paid=False)
    if envy:
        return PayFootModel(Msg("TO PAY"), Msg("ENVY {amount}", amount=chips(envy)))
    if not paid:
        return None
    if is_cage:  # what the cage owes is never added to what was handed over
        handed = any(not one.by_cage for one in paid)
        words = Msg("CAGE, PAID {amount}", amount=total) if handed else Msg("CAGE PAYS")
        return PayFootModel(words, owed, is_paid=False)
    return PayFootModel(_paid_words(table, seat), total, is_paid=True)


def envy_beside(table: Table, seat: int) -> str:
    """Give what stands under a prize that is still to be paid: the envy of the same seat."""
    if table.round.phase is not Phase.RECORDED:
        return ""
    owed = sum(due.envy for due in paying.dues(table) if due.seat == seat)
    return _plus_envy(owed) if owed else ""


def _due(table: Table) -> Due | None:
    """Give whom to pay now; nobody while what was handed over wrongly is to come back first."""
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
    has_form = bool(due.wins) and duties.asks_tax_form(table, due.seat)
    return PayWalkModel(
        lines=_lines(table, due),
        stops=stops,
        paid=_paid(table, due),
        others=(settle_walk.undo(table), _card_or_cage(table, due), _all_paid(left)),
        note=_note(table, due),
        duty=_duty(table, due) if has_form else None,
        before=_before(table, view),
    )


def _duty(table: Table, due: Due) -> DutyModel:
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
    wagers = settle_walk.lines_of(table, one) if (one := _joined(table, due)) else ()
    return (*wagers, *lines, *_tokes(table, due.seat))


def _joined(table: Table, due: Due) -> SeatLeft | None:
    """Return the wagers of a seat that are settled by the same touch as its prizes."""
    return walk.at(table, due.seat) if due.wins else None


def _tokes(table: Table, seat: int) -> tuple[PayLineModel, ...]:
    """Tell what lies for the dealer there: it is paid apart, and never with the prize."""
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
    label = Msg("PAID SEAT {seat}", seat=due.seat)
    command = Do(c.TickPaid(due.seat))
    if paying.paid_refusal(table, due):
        shut = Msg("Tax form first")
        return Button(command, label, "check", "", ActionState.NOT_YET, shut)
    if (one := _joined(table, due)) is not None and one.needs_card:
        shut = Msg("Needs {card} card", card=a_role(one.level))
        return Button(command, label, "check", "", ActionState.NOT_YET, shut)
    return Button(command, label, "check", _then(table, due), ActionState.NEXT)


def _then(table: Table, due: Due) -> str:
    """Say who comes after this seat."""
    after = [one for one in paying.dues(table) if one != due]
    if (found := settle_walk.after(table, due.seat)) and (not after or after[0].envy):
        return found
    if not after:
        return Msg("The last seat")
    first = after[0]
    if first.envy:
        return Msg("Next: seat {seat}, envy {amount}", seat=first.seat, amount=chips(first.envy))
    return Msg("Next: seat {seat}, {amount}", seat=first.seat, amount=dollars(first.cents))


def _card_or_cage(table: Table, due: Due) -> Button[Any]:
    """Ask for the card that a bonus bet of the seat needs before anything of it is paid."""
    if (one := _joined(table, due)) is not None and one.needs_card:
        return settle_walk.card(table, is_next=True)
    return _cage(table, due)


def _cage(table: Table, due: Due) -> Button[Any]:
    label, action = Msg("CAGE\nPAYS LATER"), Do(c.TickPaid(due.seat, by_cage=True))
    if not due.may_wait or paying.paid_refusal(table, due):
        shut = Msg("Tax form first") if due.may_wait else Msg("Tray: pay now")
        return Button(action, Msg("CAGE"), "", "", ActionState.NOT_YET, shut)
    return Button(action, label, "")


def _all_paid(left: tuple[Due, ...]) -> Button[Any]:
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
    # Only the envy games lock hands up, and none that is still to be played.
    return Msg("After you pay, pick up this hand") if pays_envy and is_over else ""


def _done_in_pass(table: Table, due: Due) -> tuple[int, ...]:
    """Give the seats that were ticked in the pass that this payment belongs to."""
    if due.envy:
        return tuple(one.seat for one in table.round.payments if not one.wins)
    is_new = due.wins[0].number >= table.round.recorded_from
    return tuple(
        one.seat
        for one in table.round.payments
        if one.wins and (one.wins[0] >= table.round.recorded_from) is is_new
    )


def _before(table: Table, view: PassingView) -> str:
    """Tell in one line what was recorded before and is not to be paid again."""
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
    payments = [one for one in table.round.payments if one.seat == seat]
    prizes, envy = [one for one in payments if one.wins], [one for one in payments if not one.wins]
    if not prizes:
        return Msg("PAID, ENVY")
    return Msg("PAID + ENVY") if envy else Msg("PAID")


def _plus_envy(cents: int) -> str:
    return Msg("+ ENVY {amount}", amount=chips(cents))
