"""Buttons, the dialogs that are made of them, what each leads to, and what a touch tells.

One value a touch (`Touch`), whatever widget it was.
"""

from enum import Enum
from typing import Any, TypeAlias

from dealer_assist.table import commands as c
from dealer_assist.table.commands import AskAdjustment, AskLateWin, Command
from dealer_assist.ui.toolkit.values.prompt import StageTouched
from dealer_assist.ui.toolkit.values.touches import SheetQuestion
from dealer_assist.value import Value


class Do(Value):
    """Gives the table a command."""

    command: Command


class Ask(Value):
    """Puts a question over the table, or asks for a note."""

    dialog: "SheetQuestion[Any] | NoteModel"


class AskVoid(Value):
    """Asks why the round is void; a hold leads here, and it is heard when it is complete."""


class Go(Value):
    """Leads to a page over the table, or off the table altogether."""

    where: str


class PutAway(Value):
    """Puts the question away; nothing has happened."""


class OpenMenu(Value):
    """Offers everything beside the round."""


class PrintAgain(Value):
    """Prints the slips of the round once more."""


class TryAgain(Value):
    """Gives the table its last command once more, where it could not be recorded."""


class RetestSensor(Value):
    """Has a sensor looked at again."""

    seat: int
    sensor: str


class GiveAmount(Value):
    """Gives the amount in cents that was asked for by keypad, of a bet or of what is left up."""

    cents: int


class BetOnStreet(Value):
    """Adds a seat's bet of a street to what it has bet, in cents."""

    seat: int
    wager: str
    cents: int


class AskBustBet(Value):
    """Asks by keypad how much a seat bets on the dealer's bust."""

    seat: int


class LayLammer(Value):
    """Lays the lammer of a free double or a free split for a hand."""

    place: str
    verb: str


class LookAtToke(Value):
    """Looks at a seat for a toke, and at the wager that it is to lie beside; seat 0: at none."""

    seat: int
    wager: str


class PlayAct(Value):
    """Lets a blackjack hand act on its cards; the table deals what it draws. Or takes that back.

    `held` is how many cards the hand showed: after another one the key is another.
    """

    place: str
    act: str
    is_undo: bool = False
    held: int = 0


class DrawCard(Value):
    """The card that a hand or the dealer draws: its rank, then its suit too.

    `held` is how many cards were there: after another one the key is another.
    """

    rank: str
    suit: str = ""
    held: int = 0


class DropCard(Value):
    """Takes back the rank that was touched, or the act that waits for its card."""


class DealOn(Value):
    """Lets the simulated shoe deal the dealer's hand out."""


class ChooseReason(Value):
    """Chooses why a win is confirmed against its cards; nothing is recorded yet."""

    reason: str


class TurnSimulatedKey(Value):
    """Turns the simulated key from a page that lies over it."""

    position: str


class CloseWindow(Value):
    """Closes the window."""


TableAction: TypeAlias = (
    Do
    | Ask
    | AskVoid
    | Go
    | PutAway
    | OpenMenu
    | PrintAgain
    | TryAgain
    | RetestSensor
    | GiveAmount
    | BetOnStreet
    | AskBustBet
    | LayLammer
    | LookAtToke
    | PlayAct
    | DrawCard
    | DropCard
    | DealOn
    | CloseWindow
    | ChooseReason
    | TurnSimulatedKey
)
"""What a button of the table leads to."""
Action: TypeAlias = TableAction | str
"""What any button leads to; a plain word is for the page alone that has made the button."""


class NoteModel(Value):
    """A note that a command needs: `about` names what it is about, as the record will."""

    title: str
    about: str
    command: AskAdjustment | AskLateWin


class SeatTouched(Value):
    """A seat on the felt."""

    seat: int


class FoldTouched(Value):
    """FOLD in the foot of a seat, or UNDO."""

    seat: int
    is_undo: bool = False


class PlaysTouched(Value):
    """PLAYING or EMPTY in the foot of a seat where nobody enters wagers."""

    seat: int
    plays: bool


class ChipTapped(Value):
    """A simulated sensor: a chip is put on it or taken off."""

    seat: int
    sensor: str


class AllChipsTapped(Value):
    """LAY ALL or LIFT ALL of the simulated chips."""

    is_laid: bool


class HandPressed(Value):
    """A hand button, by the line of the jackpot that it stands for."""

    line: str


class TabPressed(Value):
    """A sensor whose hands are to be shown; or, at baccarat, the side that won."""

    key: str


class KeyTouched(Value):
    """The simulated key, to where it stands now."""

    position: str


class CardTouched(Value):
    """A simulated staff card, by whose it is."""

    member: str


class ActionPressed(Value):
    """A button of the table, of a notice or of the supervisor's dialog."""

    action: TableAction


class DialogAnswered(Value):
    """A button of the question or menu that lies over the table."""

    action: TableAction


class StripStep(Enum):
    """A step before play that may be touched and answered again."""

    COLLECT = "collect"
    INSURE = "insure"
    SETTLE_INSURANCE = "settle_insurance"
    PEEK = "peek"


class StepAt(Value):
    """A step of House Money's strip that is answered again."""

    step: StripStep


class SeatAt(Value):
    """A winner of House Money who is asked, or asked again."""

    seat: int


BonusAt = StepAt | SeatAt


class LeftUp(Enum):
    """How much of a win stays up."""

    NONE = "none"
    PART = "part"
    ALL = "all"


class LeftUpChosen(Value):
    """NONE, PART or ALL of what the winner of now may leave up."""

    left_up: LeftUp


class PartChanged(Value):
    """A key that makes the part larger or smaller, in cents."""

    cents: int


class KeypadAsked(Value):
    """KEYPAD: the part is typed."""


PartKey = LeftUpChosen | PartChanged | KeypadAsked


class BonusTouched(Value):
    """A key of House Money's strip: a step, a winner's seat, what stays up."""

    key: BonusAt | PartKey


Touch: TypeAlias = (
    SeatTouched
    | FoldTouched
    | PlaysTouched
    | StageTouched
    | BonusTouched
    | ChipTapped
    | AllChipsTapped
    | HandPressed
    | TabPressed
    | KeyTouched
    | CardTouched
    | ActionPressed
    | DialogAnswered
)

_GRAVE = (
    *(c.EndGame, c.VoidRound, c.CloseTable),
    *(c.FoldHand, c.FoldAll),
    *(c.DenyHand, c.DenyBet, c.DropClaim, c.GiveUpChip, c.OverruleSensor),
    *(c.ConfirmWins, c.ConfirmAsDealer, c.PressJackpot, c.ClearIrregularity),
    *(c.TickPaid, c.TickAllPaid, c.TakeBack, c.PayBets, c.CompareHand, c.SettleInsurance),
    *(c.CannotCollect, c.SettleSeat, c.AnswerSeat),
)


def is_grave(touch: object) -> bool:
    """True if a touch ends, folds, denies, confirms or pays: it never comes up under a finger."""
    match touch:
        case Do(command):
            return isinstance(command, _GRAVE)
        case FoldTouched(is_undo=is_undo):
            return not is_undo
        case _:
            return False
