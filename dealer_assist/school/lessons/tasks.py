"""What a lesson asks of the dealer that no prompt asks for, as the model dealer does it."""

from dealer_assist.school.lessons.dealer_acts import DealerActs
from dealer_assist.table import commands as c
from dealer_assist.table.judging import suggestion
from dealer_assist.table.procedures import asked_cards, verifying
from dealer_assist.table.procedures.irregularities import SHUFFLER, WRONG_CARDS

RELIEF = "dealer-2"
_NOTE = "Checked with the camera by two"


def carry_out(task: str, dealer: DealerActs, step: str) -> bool:
    """Do a task if the table allows it at this step; tell whether it is done."""
    name, _, seat = task.partition(" ")
    table, number = dealer.table, int(seat or 0)
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
            return dealer.submit(c.MarkWager(number))
        case "deny_chip":
            return dealer.submit(c.DenyChip(number))
        case _:
            return dealer.submit(c.KeepChip(number))


def _back_out(dealer: DealerActs) -> bool:
    table = dealer.table
    reason = table.setup.jurisdiction.back_out_reasons[0]
    win = next(iter(table.wins), None)
    if win is None:
        return False
    return dealer.submit(c.AskAdjustment(win.number, reason, note=_NOTE))


def _deny(dealer: DealerActs, seat: int) -> bool:
    if asked_cards.is_open(dealer.table):
        return False  # it is said already, and waits for the card that agrees
    spot = next((one for one in suggestion.unclaimed(dealer.table) if one[0] == seat), None)
    return spot is not None and dealer.deny(spot)
