"""The words printed on each console's controls."""

from dealer_assist.table import commands as c
from dealer_assist.table.setup import TableSetup

AQUARIUS = "aquarius"
JACKPOT = "J-POT"

_FIXED = {
    c.PressHand: "A hand button",
    c.PressTableHand: "A hand button",
    c.FoldHand: "A fold",
    c.CallSupervisor: "CALL SUPERVISOR",
    c.DropClaim: "NOT A WIN",
    c.ConfirmWins: "CONFIRM",
    c.BackToTable: "BACK TO TABLE",
    c.LetSwipeTimeOut: "A card time-out",
    c.TrySwipeAgain: "TRY AGAIN",
    c.BeginPaying: "Paying",
    c.VoidRound: "VOID ROUND",
    c.CloseTable: "CLOSE TABLE",
    c.PressJackpot: JACKPOT,
    c.MarkWager: "A mark by hand",
    c.MarkSide: "A side",
    c.AskAdjustment: "An adjustment",
    c.CancelAdjustment: "CANCEL",
    c.ChangeGame: "A change of game",
    c.NoteIrregularity: "An irregularity",
    c.TickStep: "A step of the checklist",
    c.ClearIrregularity: "The end of an irregularity",
    c.PlaceWagers: "A wager",
    c.SeeCards: "A card",
}


def has_key(setup: TableSetup) -> bool:
    """Tell whether this console records wins by key and J-POT."""
    return setup.console == AQUARIUS


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
