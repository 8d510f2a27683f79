"""The words on each console's controls: what is printed on a key is the same in every language."""

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import TableSetup

AQUARIUS = "aquarius"
JACKPOT, CONFIRM = "J-POT", "CONFIRM"
DEALER_CONFIRM = "DEALER CONFIRM"

_FIXED = {
    c.PressHand: Msg("A hand button"),
    c.PressTableHand: Msg("A hand button"),
    c.FoldHand: Msg("A fold"),
    c.UnfoldHand: Msg("Taking a fold back"),
    c.AdvanceStage: Msg("Another stage of the deal"),
    c.FoldAll: Msg("A fold"),
    c.StepBack: Msg("The stage before"),
    c.CollectBonus: Msg("COLLECTED"),
    c.AnswerPeek: Msg("The peek"),
    c.AnswerBonus: Msg("LEAVE UP"),
    c.CallSupervisor: "CALL SUPERVISOR",
    c.DropClaim: Msg("NOT A WIN"),
    c.RestoreClaim: Msg("UNDO"),
    c.ChangeClaim: Msg("CHANGE THE HAND"),
    c.MarkPlaying: Msg("A seat that plays"),
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
    c.CancelAdjustment: Msg("CANCEL"),
    c.ChangeGame: Msg("A change of game"),
    c.NoteIrregularity: Msg("An irregularity"),
    c.TickStep: Msg("A step of the checklist"),
    c.ClearIrregularity: Msg("The end of an irregularity"),
    c.PlaceWagers: Msg("A wager"),
    c.SeeCards: Msg("A card"),
}


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
    """Give the word that locks the sensors: Dragon Bonus keeps START GAME on every console."""
    return "COIN IN" if has_key(setup) and setup.game != "dragon_bonus" else "START GAME"


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
