"""Buttons, the dialogs that are made of them, what each leads to, and what a touch tells.

One value a touch (`Touch`), whatever widget it was.
"""

from enum import Enum
from typing import Self, TypeAlias

from dealer_assist.table.commands import AskAdjustment, AskLateWin, Command
from dealer_assist.value import Value, replace


class Do(Value):
    """Gives the table a command."""

    command: Command


class Ask(Value):
    """Puts a question over the table, or asks for a note."""

    dialog: "SheetModel | NoteModel"


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


class LeaveUp(Value):
    """Chooses what a House Money winner leaves up, in cents; DONE records it."""

    cents: int


class BetOnStreet(Value):
    """Adds a seat's bet of a street to what it has bet, in cents."""

    seat: int
    wager: str
    cents: int


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


class ChooseReason(Value):
    """Chooses why a win is confirmed against its cards; nothing is recorded yet."""

    reason: str


class TurnSimulatedKey(Value):
    """Turns the simulated key from a page that lies over it."""

    position: str


class CloseWindow(Value):
    """Closes the window."""


class Pick(Value):
    """Gives a value to the page that has asked for it."""

    value: object


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
    | LeaveUp
    | BetOnStreet
    | LayLammer
    | LookAtToke
    | PlayAct
    | CloseWindow
    | ChooseReason
    | TurnSimulatedKey
)
"""What a button of the table leads to."""
Action: TypeAlias = TableAction | Pick | str
"""What any button leads to; a plain word is for the page alone that has made the button."""


def refuse_unhashable(action: object, label: str) -> None:
    """Refuse a button whose action holds a mapping or a list: a look is kept by its values."""
    try:
        hash(action)
    except TypeError as error:
        raise TypeError(
            f"The button {label!r} leads to {type(action).__name__}, which holds a value that "
            f"can change ({error}); give it names and numbers instead"
        ) from error


class ActionState(Enum):
    """How an action stands; exactly one on the screen is NEXT."""

    NEXT = "next"
    AVAILABLE = "available"
    NOT_YET = "not yet"
    HOLD = "hold"
    WAITING = "waiting"


class ActionModel(Value):
    """One button and what it leads to. NOT_YET needs a reason, which is shown as its detail.

    What `is_judged` rests until it can have been read, and longer under the last touch.
    """

    action: Action
    label: str
    icon: str
    detail: str = ""
    state: ActionState = ActionState.AVAILABLE
    reason: str = ""
    is_judged: bool = False

    def __post_init__(self) -> None:
        """Refuse what could not be painted."""
        refuse_unhashable(self.action, self.label)

    def unless(self, reason: str) -> Self:
        """Shut it where there is a reason, which stands on it then."""
        if not reason:
            return self
        return replace(self, detail=reason, state=ActionState.NOT_YET, reason=reason)


class NoteModel(Value):
    """A note that a command needs: `about` names what it is about, as the record will."""

    title: str
    about: str
    command: AskAdjustment | AskLateWin


class SheetModel(Value):
    """A question, what each answer does, and the words on the way back."""

    title: str
    detail: str
    choices: tuple[ActionModel, ...]
    back: ActionModel
    keeps_banner: bool = True


class AmountModel(Value):
    """What is asked, within which limits in cents; `presets` are amounts that one touch gives."""

    title: str
    detail: str
    most: int
    cents: int
    presets: tuple[tuple[str, int], ...] = ()
    least: int = 0


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


class StageTouched(Value):
    """A stage of the base game: the next one, or the last one behind."""

    key: str


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
