"""Small words that sentences for the dealer are made of, and those on each console's controls.

What is printed on a key is the same in every language.
"""

from collections.abc import Iterable

from dealer_assist.jackpot.prizes import PrizeAward, split
from dealer_assist.message import Msg, holes
from dealer_assist.message import listed as listed
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup

_A_ROLE = {
    Role.DEALER: Msg("a Dealer"),
    Role.SUPERVISOR: Msg("a Supervisor"),
    Role.EXECUTIVE: Msg("an Executive"),
    Role.TECHNICIAN: Msg("a Technician"),
    Role.TRAINER: Msg("a Trainer"),
}
_A_PRINTED_ROLE = {
    Role.DEALER: Msg("a DEALER"),
    Role.SUPERVISOR: Msg("a SUPERVISOR"),
    Role.EXECUTIVE: Msg("an EXECUTIVE"),
    Role.TECHNICIAN: Msg("a TECHNICIAN"),
    Role.TRAINER: Msg("a TRAINER"),
}

AQUARIUS = "aquarius"
JACKPOT, CONFIRM = "J-POT", "CONFIRM"
DEALER_CONFIRM = "DEALER CONFIRM"

_FIXED = {
    c.TakeBack: Msg("DONE"),
    c.AskForBets: Msg("CARD"),
    c.PayBets: Msg("PAID"),
    c.UndoBets: Msg("UNDO"),
    c.DenyBet: Msg("NOT A WIN"),
    c.LeaveCard: Msg("NO CARD"),
    c.SeeLeftBehind: Msg("SEEN"),
    c.ReadMessage: Msg("READ"),
    c.PressHand: Msg("A hand button"),
    c.PressTableHand: Msg("A hand button"),
    c.LetRide: Msg("A bet that rides"),
    c.FoldHand: Msg("A fold"),
    c.UnfoldHand: Msg("Taking a fold back"),
    c.SetHand: Msg("A set hand"),
    c.CompareHand: Msg("A compared hand"),
    c.SwitchCards: Msg("A switch"),
    c.PlayHand: Msg("The play of a hand"),
    c.AdvanceStage: Msg("Another stage of the deal"),
    c.FoldAll: Msg("A fold"),
    c.StepBack: Msg("The stage before"),
    c.CollectBonus: Msg("COLLECTED"),
    c.AnswerPeek: Msg("The peek"),
    c.CloseInsurance: Msg("INSURANCE CLOSED"),
    c.InsureSeat: Msg("Insurance"),
    c.SettleInsurance: Msg("Insurance"),
    c.AnswerBonus: Msg("LEAVE UP"),
    c.CallSupervisor: "CALL SUPERVISOR",
    c.DropClaim: Msg("NOT A WIN"),
    c.RestoreClaim: Msg("UNDO"),
    c.ChangeClaim: Msg("CHANGE THE HAND"),
    c.MarkPlaying: Msg("A seat that plays"),
    c.CountHands: Msg("The shuffler's count"),
    c.KeepChip: Msg("A chip that stays"),
    c.DenyHand: Msg("NOT A WIN"),
    c.WithdrawDenial: Msg("NOT A WIN"),
    c.ConfirmWins: CONFIRM,
    c.ConfirmAsDealer: DEALER_CONFIRM,
    c.BackToTable: Msg("BACK TO TABLE"),
    c.LetSwipeTimeOut: Msg("A card time-out"),
    c.TrySwipeAgain: Msg("TRY AGAIN"),
    c.BeginPaying: Msg("Paying"),
    c.TickDuty: Msg("A duty"),
    c.TickPaid: Msg("PAID"),
    c.TickAllPaid: Msg("ALL PAID"),
    c.UndoPaid: Msg("UNDO"),
    c.VoidRound: "VOID ROUND",
    c.KeepRound: Msg("KEEP THE ROUND"),
    c.GiveBack: Msg("ALL GIVEN BACK"),
    c.CloseTable: Msg("CLOSE TABLE"),
    c.PressJackpot: JACKPOT,
    c.MarkWager: Msg("A mark by hand"),
    c.MarkSide: Msg("A side"),
    c.AskAdjustment: Msg("An adjustment"),
    c.AskLateWin: Msg("A late win"),
    c.BeginShoe: Msg("NEW SHOE"),
    c.SealThreshold: Msg("A threshold"),
    c.CrossThreshold: Msg("A threshold"),
    c.TakeCrossing: Msg("A threshold"),
    c.CountChips: Msg("A count of chips"),
    c.CountAgain: Msg("COUNT AGAIN"),
    c.GiveUpChip: Msg("CHIP NOT FOUND"),
    c.OverruleSensor: Msg("SENSOR WAS WRONG"),
    c.LayToke: Msg("A toke"),
    c.EndToke: Msg("The end of a toke"),
    c.ReopenToke: Msg("UNDO of a toke"),
    c.ReckonWagers: Msg("The sum of the wagers"),
    c.RecordRuling: Msg("A ruling"),
    c.WithdrawRuling: Msg("A ruling"),
    c.CancelAdjustment: Msg("CANCEL"),
    c.ChangeGame: Msg("A change of game"),
    c.NoteIrregularity: Msg("An irregularity"),
    c.TickStep: Msg("A step of the checklist"),
    c.ClearIrregularity: Msg("The end of an irregularity"),
    c.PlaceWagers: Msg("A wager"),
    c.SeeCards: Msg("A card"),
}


def share_words(award: PrizeAward) -> str:
    """Say that a prize is one share of a hit, the same on every screen and paper; else nothing."""
    if not award.is_shared:
        return ""
    return Msg("1 of {n} shares of {whole}", n=award.shares, whole=dollars(award.hit_prize))


def seats_named(seats: Iterable[int]) -> str:
    """Name seats together: seat 5, seats 1 and 5, seats 1, 2 and 7."""
    numbers = [str(seat) for seat in seats]
    named = listed(numbers)
    return Msg("seats {seats}", one="seat {seats}", n=len(numbers), seats=named)


def shares_text(whole: int, ways: int) -> str:
    """Say what each of several seats gets of a prize: the odd cents go to the first paid."""
    first, *_, last = split(whole, ways)
    if first == last:
        return Msg("{n} shares of {each}", n=ways, each=dollars(first))
    return Msg("{n} shares, {first} and {last}", n=ways, first=dollars(first), last=dollars(last))


def count(number: int, what: str) -> str:
    """Count in English: 1 win, 2 wins. What a dealer reads is a `Msg` in both numbers instead."""
    return f"{number} {what}" + ("" if number == 1 else "s")


def percent(basis_points: int) -> str:
    """Print a rate: 24 %, 20.5 %."""
    return f"{decimal(basis_points)} %"


def decimal(hundredths: int) -> str:
    """Print hundredths without idle digits: 24, 20.5, 0.05."""
    whole, part = divmod(hundredths, 100)
    return f"{whole}.{part:02d}".rstrip("0").rstrip(".")


def reason_said(reason: str) -> str:
    """Say a recorded reason as the sentence of the house's list that it was chosen from."""
    if not reason or isinstance(reason, Msg) or holes(reason):
        return reason
    return Msg.of(reason, {})


def a_role(role: Role) -> str:
    """Name a card's role with its article: an Executive."""
    return _A_ROLE[role]


def a_printed_role(role: Role) -> str:
    """Name a card's role as printed on it: an EXECUTIVE."""
    return _A_PRINTED_ROLE[role]


def has_key(setup: TableSetup) -> bool:
    """Tell whether this console records wins by key and J-POT."""
    return setup.console == AQUARIUS


def confirm_label(setup: TableSetup) -> str:
    """Give the word that records what was verified."""
    return JACKPOT if has_key(setup) else CONFIRM


def has_house_only(setup: TableSetup) -> bool:
    """Tell whether every jackpot here is the house's own: nothing then is called progressive."""
    return bool(setup.jackpots) and all(one.is_house for one in setup.jackpots.values())


def start_label(setup: TableSetup) -> str:
    """Give the word that locks the sensors: baccarat keeps START GAME on every console."""
    return "COIN IN" if has_key(setup) and not setup.duties.sides else "START GAME"


def end_label(setup: TableSetup) -> str:
    """Give the word that ends a round."""
    return "GAME OVER" if has_key(setup) else "END GAME"


def label_of(setup: TableSetup, command: c.Command) -> str:
    """Name a command as the dealer knows it."""
    match command:
        case c.StartGame():
            return start_label(setup)
        case c.EndGame():
            return end_label(setup)
        case _:
            return _FIXED[type(command)]
