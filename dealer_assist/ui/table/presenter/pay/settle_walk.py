"""The walk through the seats at the end of a round: a line a wager, one amount, one touch."""

from typing import Any

from dealer_assist.message import Msg, joined, uncapitalized
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import RuledMoney
from dealer_assist.table.facts import answers, bonus_bets, denials, paying
from dealer_assist.table.facts.dealing import lammers
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.next_thing import Asks
from dealer_assist.table.facts.settling import allowing, walk
from dealer_assist.table.facts.settling.settlement import WagerPaid
from dealer_assist.table.facts.settling.walk import SeatLeft
from dealer_assist.table.guide.walk_words import ANSWERED, label_of
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
_AT_A_SEAT = ("settle_seat", "take_back", "pay_seat")


def seat_now(table: Table, view: PassingView) -> SeatLeft | None:
    """Return the seat that is settled now; none while something else comes first."""
    thing = view.next_thing(table)
    return walk.at(table, thing.seat) if thing.what == "settle_seat" and thing.seat else None


def is_at(table: Table, view: PassingView, seat: int) -> bool:
    """Return whether money goes over the felt at a seat now: its foot is amber."""
    thing = view.next_thing(table)
    is_compared = thing.asks is Asks.COMPARE
    return thing.seat == seat and (thing.what in _AT_A_SEAT or is_compared)


def settle_panel(table: Table, view: PassingView) -> HandPanelModel | None:
    """Show what the seat gets and gives, line by line, in the place of the hand buttons."""
    seat_left = seat_now(table, view)
    if seat_left is None:
        return None
    due = paying.this_pass(table) if table.round.is_paying else ()
    prizes = tuple(each.seat for each in due if each.wins)
    paid = tuple(each.seat for each in table.round.payments if each.wins)
    stops = way(table, seat_left.seat, paid, prizes)
    model = PayWalkModel(
        lines=lines_of(table, seat_left),
        stops=stops,
        paid=_paid(table, seat_left),
        others=(undo(table), card(table), _deny(table, seat_left)),
        note=_note(table, seat_left),
    )
    return HandPanelModel(
        to_do(seat_left), place_of(stops), seat=Msg("SEAT {seat}", seat=seat_left.seat), walk=model
    )


def to_do(seat_left: SeatLeft) -> str:
    """Say in three words what is done at a seat: pay, take or leave."""
    if seat_left.cents > 0:
        return Msg("Pay {amount}", amount=dollars(seat_left.cents))
    if seat_left.cents < 0:
        return Msg("Take {amount}", amount=dollars(-seat_left.cents))
    return Msg("Push") if seat_left.is_push else Msg("Nothing due")


def foot(table: Table, seat: int) -> str:
    """Say on a plate what its seat is paid or taken: what is left, else what was done."""
    seat_left = walk.at(table, seat)
    if seat_left is not None:
        if seat_left.cents > 0:
            return Msg("PAY {amount}", amount=chips(seat_left.cents))
        if seat_left.cents < 0:
            return Msg("TAKE {amount}", amount=chips(-seat_left.cents))
        return Msg("PUSH") if seat_left.is_push else Msg("EVEN")
    said = answers.given(table).get(seat)
    if said is not None and not said.cents:
        return ANSWERED[said.answer]  # no amount follows from it
    cents = walk.settled_at(table, seat)
    if cents is None:
        return ""
    if cents > 0:
        return Msg("PAID {amount}", amount=chips(cents))
    if cents < 0:
        return Msg("TAKEN {amount}", amount=chips(-cents))
    return Msg("EVEN") if walk.was_exchanged(table, seat) else Msg("PUSH")


def is_paid_now(table: Table, seat: int) -> bool:
    """True if the prize of a seat is a line of what it is paid in the walk."""
    seat_left = walk.at(table, seat)
    return seat_left is not None and seat_left.due is not None


def way(
    table: Table, now: int, done: tuple[int, ...], left: tuple[int, ...]
) -> tuple[StopModel, ...]:
    """Return the way of the walk: wagers and the prizes of one pass are on it alike."""
    open_seats = {*left, *(seat_left.seat for seat_left in walk.left(table))}
    behind = dict.fromkeys(seat for seat in (*done, *_done(table)) if seat not in open_seats)
    ahead = sorted(open_seats, key=table.setup.turn_to_pay)
    return (
        *(StopModel(str(seat), StopState.PAID) for seat in behind),
        *(StopModel(str(at), StopState.NOW if at == now else StopState.LATER) for at in ahead),
        *((StopModel(Msg("ENVY"), StopState.LATER, is_lap=True),) if _has_envy(table) else ()),
    )


def _has_envy(table: Table) -> bool:
    """True if envy follows as the last lap."""
    return any(one.envy for one in paying.dues(table))


def place_of(stops: tuple[StopModel, ...]) -> str:
    """Say how far the walk is: 2nd of 5 seats."""
    stops = tuple(stop for stop in stops if not stop.is_lap)
    done = sum(1 for stop in stops if stop.state is StopState.PAID)
    place = ORDINALS[min(done, len(ORDINALS) - 1)]
    return Msg("{place} of {n} seats", one="the only seat", n=len(stops), place=place)


def is_done(table: Table, seat: int) -> bool:
    """True if a seat was settled in the walk."""
    return walk.settled_at(table, seat) is not None


def lines_of(table: Table, seat_left: SeatLeft) -> tuple[PayLineModel, ...]:
    """Return a line for each wager, in the order in which they are settled."""
    lines = tuple(_line(table, seat_left.seat, bet) for bet in seat_left.lines)
    ruled = ruled_lines(table, seat_left)
    laid = len(lammers.lying(table, seat_left.seat))
    if laid:
        words = Msg("{n} lammers", one="{n} lammer", n=laid)
        lines = (*lines, PayLineModel(Msg("FREE"), Msg("back to the tray"), words, is_later=True))
    room = _MOST - len(ruled)
    if len(lines) <= room:
        return (*lines, *ruled)
    rest = seat_left.lines[room - 1 :]
    total = signed(sum(bet.due for bet in rest))
    return (*lines[: room - 1], PayLineModel(Msg("{n} MORE", n=len(rest)), "", total), *ruled)


def ruled_lines(table: Table, seat_left: SeatLeft) -> tuple[PayLineModel, ...]:
    """Return a line for each ruling: on which wager, of which round where that was another."""
    return tuple(
        PayLineModel(
            Msg("RULING {number}", number=each.number),
            _about(table, each),
            signed(each.cents),
        )
        for each in seat_left.ruled
    )


def _about(table: Table, money: RuledMoney) -> str:
    wager = label_of(table, money.wager)
    if money.round == table.round.number:
        return wager
    return joined(", ", (Msg("Round {round}", round=f"{money.round:,}"), wager))


def paid_rows(table: Table) -> tuple[WaitRowModel, ...]:
    """Show the seat that was settled last, with the way back, once all are."""
    walked, paid = walk.last(table)
    if walked is None or paid is not None or walk.left(table):
        return ()
    told = foot(table, walked.seat)
    said = Msg("Settled last: seat {seat}, {ending}", seat=walked.seat, ending=told)
    n = len(_done(table))
    ticked = Msg("{n} seats settled", one="{n} seat settled", n=n)
    back = Button(Do(c.UndoPaid()), Msg("UNDO"), "arrow-left", Msg("Not settled yet"))
    # UNDO lies a row lower: PAID was touched in the place of the first.
    return (
        WaitRowModel(ticked, "", "\N{CHECK MARK}"),
        WaitRowModel(said, "", "\N{CHECK MARK}", (back,)),
    )


def undo(table: Table) -> Button[Any]:
    """Return the way back of the last tick, whichever it was."""
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
        title = _hand_title(table, bet.place)
    stake = chips(bet.stake) if bet.stake else ""
    ended = {"win": Msg("wins"), "lose": Msg("loses"), "push": Msg("push, leave it")}
    said = ended.get(bet.outcome, "")
    if bet.noted:
        said = Msg("{amount} already done", amount=chips(abs(bet.noted)))
    if stake:
        said = Msg("{amount} {ending}", amount=stake, ending=said)
    needing = {(one.seat, one.wager): one.level for one in allowing.for_card(table)}
    if level := needing.get((seat, bet.wager)):
        said = Msg("{words}, {card} card first", words=said, card=a_role(level))
    return PayLineModel(title, said, signed(bet.due))


def _hand_title(table: Table, place: str) -> str:
    """Name one of several hands: by its letter, of two dealt hands by its side."""
    hand = hand_of(place)
    if known.has_two_hands(table.setup) and not known.is_split(table, place):
        return Msg("RIGHT HAND") if hand.is_right else Msg("LEFT HAND")
    return Msg("HAND {letter}", letter=hand.letter)


def _done(table: Table) -> tuple[int, ...]:
    seats = dict.fromkeys(wagers_settled.seat for wagers_settled in table.round.walked)
    return tuple(seat for seat in seats if is_done(table, seat))


def done_label(seat_left: SeatLeft) -> str:
    """Say on the one button what was done at a seat."""
    if seat_left.cents > 0:
        return Msg("PAID SEAT {seat}", seat=seat_left.seat)
    if seat_left.cents < 0:
        return Msg("TAKEN SEAT {seat}", seat=seat_left.seat)
    return Msg("PUSH DONE") if seat_left.is_push else Msg("DONE SEAT {seat}", seat=seat_left.seat)


def _paid(table: Table, seat_left: SeatLeft) -> Button[Any]:
    then = after(table, seat_left.seat) or Msg("The last seat")
    return Button(
        Do(c.SettleSeat(seat_left.seat)), done_label(seat_left), "check", then, ActionState.NEXT
    )


def after(table: Table, seat: int) -> str:
    """Say which seat is settled after this one; nothing where none is."""
    others = [each for each in walk.left(table) if each.seat != seat]
    if not others:
        return ""
    then = uncapitalized(to_do(others[0]))
    return Msg("Next: seat {seat}, {to_do}", seat=others[0].seat, to_do=then)


def card(table: Table, *, is_next: bool = False) -> Button[Any]:
    """Ask for the card that bonus bets need: it may come while others are settled."""
    if not allowing.for_card(table):
        shut = Msg("None needed")
        return Button(Do(c.AskForBets()), Msg("CARD"), "", "", ActionState.NOT_YET, shut)
    needs = Msg("Needs {card}", card=a_role(allowing.role_needed(table)))
    state = ActionState.NEXT if is_next else ActionState.AVAILABLE
    return Button(Do(c.AskForBets()), Msg("CARD"), "card", needs, state)


def _deny(table: Table, seat_left: SeatLeft) -> Button[Any]:
    owed = tuple(bet for bet in bonus_bets.owed(table) if bet.seat == seat_left.seat)
    denied = denials.in_force(table)
    own = tuple(each for each in denied if each.seat == seat_left.seat)
    if own or (denied and not owed):
        last = (own or denied)[-1]
        back = Do(c.WithdrawDenial(last.seat, last.sensor))
        return Button(back, joined("\n", (Msg("UNDO"), Msg("NOT A WIN"))), "")
    if not owed:
        return Button(Go("settlement"), Msg("SETTLEMENT"), "")
    sheet = deny_sheet(table, owed)
    return Button(Ask(sheet), Msg("NOT A WIN"), "cross", Msg("Asks for a reason"))


def _note(table: Table, seat_left: SeatLeft) -> str:
    waiting = [each.seat for each in walk.left(table) if each.needs_card and each != seat_left]
    if not waiting:
        return ""
    return Msg("Seat {seat} needs a card", seat=waiting[0])
