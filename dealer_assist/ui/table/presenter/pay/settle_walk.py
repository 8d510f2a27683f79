"""The walk through the seats at the end of a round: a line a wager, one amount, one touch."""

from typing import Any

from dealer_assist.message import Msg, joined, uncapitalized
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts import bonus_bets, denials, paying
from dealer_assist.table.facts.dealing import lammers
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.settlement import WagerPaid
from dealer_assist.table.facts.settling.walk import SeatLeft
from dealer_assist.table.guide.walk_words import label_of
from dealer_assist.table.places import hand_of
from dealer_assist.table.state import Table
from dealer_assist.table.words import a_role
from dealer_assist.ui.table.actions import Ask, Do, Go
from dealer_assist.ui.table.model.panel import (
    HandPanelModel,
    PayLineModel,
    PayWalkModel,
    StopModel,
    StopState,
    WaitRowModel,
)
from dealer_assist.ui.table.presenter.pay.bet_denials import deny_sheet
from dealer_assist.ui.table.presenter.pay.pay_words import ORDINALS
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import ActionState, Button

_MOST = 7


def seat_now(table: Table, view: PassingView) -> SeatLeft | None:
    """Give the seat that is settled now; none while something else comes first."""
    thing = view.next_thing(table)
    return walk.at(table, thing.seat) if thing.what == "settle_seat" and thing.seat else None


def settle_panel(table: Table, view: PassingView) -> HandPanelModel | None:
    """Show what the seat gets and gives, line by line, in the place of the hand buttons."""
    one = seat_now(table, view)
    if one is None:
        return None
    due = paying.this_pass(table) if table.round.is_paying else ()
    prizes = tuple(each.seat for each in due if each.wins)
    paid = tuple(each.seat for each in table.round.payments if each.wins)
    stops = way(table, one.seat, paid, prizes)
    model = PayWalkModel(
        lines=lines_of(table, one),
        stops=stops,
        paid=_paid(table, one),
        others=(undo(table), card(table), _deny(table, one)),
        note=_note(table, one),
    )
    return HandPanelModel(
        to_do(one), place_of(stops), seat=Msg("SEAT {seat}", seat=one.seat), walk=model
    )


def to_do(one: SeatLeft) -> str:
    """Say in three words what is done at a seat: pay, take or leave."""
    if one.cents > 0:
        return Msg("Pay {amount}", amount=dollars(one.cents))
    if one.cents < 0:
        return Msg("Take {amount}", amount=dollars(-one.cents))
    return Msg("Push") if not any(bet.due for bet in one.lines) else Msg("Nothing due")


def foot(table: Table, seat: int) -> str:
    """Say on a plate what its seat is paid or taken: what is left, else what was done."""
    one = walk.at(table, seat)
    if one is not None:
        if one.cents > 0:
            return Msg("PAY {amount}", amount=chips(one.cents))
        if one.cents < 0:
            return Msg("TAKE {amount}", amount=chips(-one.cents))
        return Msg("PUSH") if not any(bet.due for bet in one.lines) else Msg("EVEN")
    cents = walk.settled_at(table, seat)
    if cents is None:
        return ""
    if cents > 0:
        return Msg("PAID {amount}", amount=chips(cents))
    return Msg("TAKEN {amount}", amount=chips(-cents)) if cents else Msg("PUSH")


def is_paid_now(table: Table, seat: int) -> bool:
    """Tell whether the prize of a seat is a line of what it is paid in the walk."""
    one = walk.at(table, seat)
    return one is not None and one.due is not None


def way(
    table: Table, now: int, done: tuple[int, ...], left: tuple[int, ...]
) -> tuple[StopModel, ...]:
    """Give the way of the walk: wagers and the prizes of one pass are on it alike."""
    open_seats = {*left, *(one.seat for one in walk.left(table))}
    behind = dict.fromkeys(seat for seat in (*done, *_done(table)) if seat not in open_seats)
    ahead = sorted(open_seats, key=table.setup.turn_to_pay)
    return (
        *(StopModel(str(seat), StopState.PAID) for seat in behind),
        *(StopModel(str(at), StopState.NOW if at == now else StopState.LATER) for at in ahead),
    )


def place_of(stops: tuple[StopModel, ...]) -> str:
    """Say how far the walk is: 2nd of 5 seats."""
    done = sum(1 for one in stops if one.state is StopState.PAID)
    place = ORDINALS[min(done, len(ORDINALS) - 1)]
    return Msg("{place} of {n} seats", one="the only seat", n=len(stops), place=place)


def is_done(table: Table, seat: int) -> bool:
    """Tell whether a seat was settled in the walk."""
    return walk.settled_at(table, seat) is not None


def lines_of(table: Table, one: SeatLeft) -> tuple[PayLineModel, ...]:
    """Give a line for each wager, in the order in which they are settled."""
    lines = tuple(_line(table, one.seat, bet) for bet in one.lines)
    laid = len(lammers.lying(table, one.seat))
    if laid:
        words = Msg("{n} lammers", one="{n} lammer", n=laid)
        lines = (*lines, PayLineModel(Msg("FREE"), Msg("back to the tray"), words, is_later=True))
    if len(lines) <= _MOST:
        return lines
    rest = one.lines[_MOST - 1 :]
    total = signed(sum(bet.due for bet in rest))
    return (*lines[: _MOST - 1], PayLineModel(Msg("{n} MORE", n=len(rest)), "", total))


def paid_rows(table: Table) -> tuple[WaitRowModel, ...]:
    """Show the seat that was settled last, with the way back, once all are."""
    walked, paid = walk.last(table)
    if walked is None or paid is not None or walk.left(table):
        return ()
    told = foot(table, walked.seat)
    said = Msg("Settled last: seat {seat}, {ending}", seat=walked.seat, ending=told)
    n = len(_done(table))
    ticked = Msg("{n} seats paid", one="{n} seat paid", n=n)
    back = Button(Do(c.UndoPaid()), Msg("UNDO"), "arrow-left", Msg("Not settled yet"))
    # UNDO lies a row lower: PAID was touched in the place of the first.
    return (
        WaitRowModel(ticked, "", "\N{CHECK MARK}"),
        WaitRowModel(said, "", "\N{CHECK MARK}", (back,)),
    )


def undo(table: Table) -> Button[Any]:
    """Give the way back of the last tick, whichever it was."""
    walked, paid = walk.last(table)
    seat = walked.seat if walked is not None else paid.seat if paid is not None else None
    if seat is None or (paid is not None and paid.cents < 0):
        shut = Msg("No one yet")
        return Button(Do(c.UndoPaid()), Msg("UNDO"), "", "", ActionState.NOT_YET, shut)
    return Button(Do(c.UndoPaid()), Msg("UNDO\nSEAT {seat}", seat=seat), "")


def signed(cents: int) -> str:
    """Print what is handed over with +, what is taken with -; what is left as a push."""
    if not cents:
        return Msg("PUSH")
    return f"+{dollars(cents)}" if cents > 0 else f"\N{MINUS SIGN}{dollars(-cents)}"


def _line(table: Table, seat: int, bet: WagerPaid) -> PayLineModel:
    title = label_of(table, bet.wager)
    if bet.place:
        title = Msg("HAND {letter}", letter=hand_of(bet.place).letter or "a")
    stake = chips(bet.stake) if bet.stake else ""
    ended = {"win": Msg("wins"), "lose": Msg("loses"), "push": Msg("push, leave it")}
    said = ended.get(bet.outcome, "")
    if bet.noted:
        said = Msg("{amount} already done", amount=chips(abs(bet.noted)))
    if stake:
        said = Msg("{amount} {ending}", amount=stake, ending=said)
    needing = {(one.seat, one.wager): one.level for one in bonus_bets.for_card(table)}
    if level := needing.get((seat, bet.wager)):
        said = Msg("{words}, {card} card first", words=said, card=a_role(level))
    return PayLineModel(title, said, signed(bet.due))


def _done(table: Table) -> tuple[int, ...]:
    seats = dict.fromkeys(one.seat for one in table.round.walked)
    return tuple(seat for seat in seats if is_done(table, seat))


def done_label(one: SeatLeft) -> str:
    """Say on the one button what was done at a seat."""
    if one.cents > 0:
        return Msg("PAID SEAT {seat}", seat=one.seat)
    if one.cents < 0:
        return Msg("TAKEN SEAT {seat}", seat=one.seat)
    is_push = not any(bet.due for bet in one.lines)
    return Msg("PUSH DONE") if is_push else Msg("DONE SEAT {seat}", seat=one.seat)


def _paid(table: Table, one: SeatLeft) -> Button[Any]:
    then = after(table, one.seat) or Msg("The last seat")
    return Button(Do(c.SettleSeat(one.seat)), done_label(one), "check", then, ActionState.NEXT)


def after(table: Table, seat: int) -> str:
    """Say which seat is settled after this one; nothing where none is."""
    others = [each for each in walk.left(table) if each.seat != seat]
    if not others:
        return ""
    then = uncapitalized(to_do(others[0]))
    return Msg("Next: seat {seat}, {to_do}", seat=others[0].seat, to_do=then)


def card(table: Table, *, is_next: bool = False) -> Button[Any]:
    """Ask for the card that bonus bets need: it may come while others are settled."""
    if not bonus_bets.for_card(table):
        shut = Msg("None needed")
        return Button(Do(c.AskForBets()), Msg("CARD"), "", "", ActionState.NOT_YET, shut)
    needs = Msg("Needs {card}", card=a_role(bonus_bets.role_needed(table)))
    state = ActionState.NEXT if is_next else ActionState.AVAILABLE
    return Button(Do(c.AskForBets()), Msg("CARD"), "card", needs, state)


def _deny(table: Table, one: SeatLeft) -> Button[Any]:
    owed = tuple(bet for bet in bonus_bets.owed(table) if bet.seat == one.seat)
    denied = denials.in_force(table)
    own = tuple(each for each in denied if each.seat == one.seat)
    if own or (denied and not owed):
        last = (own or denied)[-1]
        back = Do(c.WithdrawDenial(last.seat, last.sensor))
        return Button(back, joined("\n", (Msg("UNDO"), Msg("NOT A WIN"))), "")
    if not owed:
        return Button(Go("settlement"), Msg("SETTLEMENT"), "")
    sheet = deny_sheet(table, owed)
    return Button(Ask(sheet), Msg("NOT A WIN"), "cross", Msg("Asks for a reason"))


def _note(table: Table, one: SeatLeft) -> str:
    waiting = [each.seat for each in walk.left(table) if each.needs_card and each != one]
    if not waiting:
        return ""
    return Msg("Seat {seat} needs a card", seat=waiting[0])
