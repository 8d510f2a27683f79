"""What a lesson asks of the dealer that no prompt asks for, as the model dealer does it."""

from dealer_assist.desk.clock import epoch_ms
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.school.lessons.dealer_moves import DealerMoves
from dealer_assist.table import commands as c
from dealer_assist.table.facts import (
    asked_cards,
    duties,
    late_wins,
    paying,
    rulings,
    tokes,
    verifying,
)
from dealer_assist.table.facts.dealing import house_money, peek
from dealer_assist.table.facts.irregularities import SHUFFLER, WRONG_CARDS
from dealer_assist.table.facts.judging import suggestion

RELIEF = "dealer-2"
_NOTE = "Checked with the camera by two"


def carry_out(task: str, dealer: DealerMoves, step: str) -> bool:
    """Do a task if the table allows it at this step; tell whether it is done."""
    name, *named = task.split()
    table, number = dealer.table, int(named[0]) if named else 0
    match name:
        case "call":
            return dealer.submit(c.CallSupervisor())
        case "void":
            return dealer.submit(c.VoidRound(table.setup.void_reasons[0]))
        case "wrong_cards":
            return dealer.submit(c.NoteIrregularity(WRONG_CARDS))
        case "shuffler":
            return dealer.submit(c.NoteIrregularity(SHUFFLER))
        case "back_out":
            return _back_out(dealer)
        case "close":
            return dealer.submit(c.CloseTable())
        case "relief":
            dealer.classroom.swipe(RELIEF)
            return True
        case "lock":
            return dealer.submit(c.LockTable())
        case "deny":
            return _deny(dealer, number)
        case "strike":
            return step == "verify" and dealer.submit(
                c.DropClaim(number, "A", verifying.REASONS[0], all_shares=True)
            )
        case "mark":
            return _mark(dealer, number)
        case "deny_chip":
            return dealer.submit(c.DenyChip(number))
        case "cage":
            return step == "pay_seat" and _at_cage(dealer, number)
        case "leave_up":
            return _leave_up(dealer, number)
        case "dealer_blackjack":
            is_due = peek.due(table) is peek.PeekLook.PEEK
            return is_due and dealer.submit(c.AnswerPeek(BLACKJACK))
        case "new_shoe":
            return dealer.submit(c.BeginShoe())
        case "late_win":
            return _late_win(dealer, number, named[1])
        case "toke":
            return _toke(dealer, number)
        case "ruling":
            return _ruling(dealer)
        case _:
            return dealer.submit(c.KeepChip(number))


def _mark(dealer: DealerMoves, seat: int) -> bool:
    """Mark the wager of a seat; the card that vouches for it is shown when it is asked for."""
    if asked_cards.is_open(dealer.table):
        return False  # it is asked for already
    return dealer.submit(c.MarkWager(seat))


def _at_cage(dealer: DealerMoves, seat: int) -> bool:
    """Fill the tax form in, where one is asked for, and leave the paying to the cage."""
    if paying.this_pass(dealer.table)[0].seat != seat:
        return False
    if duties.asks_tax_form(dealer.table, seat):
        dealer.submit(c.TickDuty(duties.TAX, seat))
    return dealer.submit(c.TickPaid(seat, by_cage=True))


def _leave_up(dealer: DealerMoves, seat: int) -> bool:
    """Pay the winner, who leaves all of it up, once it is asked."""
    is_asked = house_money.step(dealer.table) is house_money.BonusStep.PAY
    if not is_asked or house_money.for_card(dealer.table):
        return False
    won = next((winner for winner in house_money.to_ask(dealer.table) if winner.seat == seat), None)
    return won is not None and dealer.submit(c.AnswerBonus(seat, won.proceeds))


def _late_win(dealer: DealerMoves, seat: int, line: str) -> bool:
    """Ask for the win of the round before, as the camera has shown it."""
    stakes = dealer.classroom.stakes
    sensor = next(at for (one, at), _ in stakes if one == seat)
    over = dealer.table.round.number - 1
    wanted = c.AskLateWin(
        over, (seat,), line, late_wins.REASONS[0], note=_NOTE, sensor=sensor, stakes=stakes
    )
    return dealer.submit(wanted)


def _toke(dealer: DealerMoves, seat: int) -> bool:
    """Record the toke that a player lays beside the first wager of the seat."""
    table = dealer.table
    beside = next(iter(tokes.wagers_at(table, seat)), "")
    return bool(beside) and dealer.submit(c.LayToke(seat, beside, tokes.chips_within(table)[-1]))


def _ruling(dealer: DealerMoves) -> bool:
    """Put on record what the Supervisor has said of an exposed card."""
    table, by = dealer.table, dealer.classroom.member("supervisor-1")
    if rulings.refusal(table, table.round.number):
        return False
    now = epoch_ms(dealer.clock.now())
    said = c.RecordRuling(
        table.round.number, rulings.EXPOSED, by, now, answer=rulings.BURNED, note=_NOTE
    )
    return dealer.submit(said)


def _back_out(dealer: DealerMoves) -> bool:
    table = dealer.table
    reason = table.setup.jurisdiction.back_out_reasons[0]
    win = next(iter(table.round.wins), None)
    if win is None:
        return False
    return dealer.submit(c.AskAdjustment(win.number, reason, note=_NOTE))


def _deny(dealer: DealerMoves, seat: int) -> bool:
    if asked_cards.is_open(dealer.table):
        return False  # it is said already, and waits for the card that agrees
    spot = next((one for one in suggestion.unclaimed(dealer.table) if one[0] == seat), None)
    return spot is not None and dealer.deny(spot)
