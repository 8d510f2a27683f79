"""Buttons, the dialogs that are made of them, and what each leads to."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.table.commands import AskAdjustment, AskLateWin, Command


@frozen
class Do:
    """Gives the table a command."""

    command: Command


@frozen
class Ask:
    """Puts a question over the table, or asks for a note."""

    dialog: "SheetModel | NoteModel"


@frozen
class AskVoid:
    """Asks why the round is void; a hold leads here, and it is heard when it is complete."""


@frozen
class Go:
    """Leads to a page over the table, or off the table altogether."""

    where: str


@frozen
class Back:
    """Puts the question away; nothing has happened."""


@frozen
class OpenMenu:
    """Offers everything beside the round."""


@frozen
class PrintAgain:
    """Prints the slips of the round once more."""


@frozen
class TryAgain:
    """Gives the table its last command once more, where it could not be recorded."""


@frozen
class RetestSensor:
    """Has a sensor looked at again."""

    seat: int
    sensor: str


@frozen
class LeaveUp:
    """Chooses what a House Money winner leaves up, in cents; DONE records it."""

    cents: int


@frozen
class ChooseReason:
    """Chooses why a win is confirmed against its cards; nothing is recorded yet."""

    reason: str


@frozen
class TurnSimulatedKey:
    """Turns the simulated key from a page that lies over it."""

    position: str


@frozen
class Leave:
    """Closes the window."""


@frozen
class Pick:
    """Gives a value to the page that has asked for it."""

    value: object


TableAction: TypeAlias = (
    Do
    | Ask
    | AskVoid
    | Go
    | Back
    | OpenMenu
    | PrintAgain
    | TryAgain
    | RetestSensor
    | LeaveUp
    | Leave
    | ChooseReason
    | TurnSimulatedKey
)
"""What a button of the table leads to."""
Action: TypeAlias = TableAction | Pick | str
"""What any button leads to; a plain word is for the page alone that has made the button."""


class ActionState(Enum):
    """How an action stands; exactly one on the screen is NEXT."""

    NEXT = "next"
    AVAILABLE = "available"
    NOT_YET = "not yet"
    HOLD = "hold"
    WAITING = "waiting"


@frozen
class ActionModel:
    """One button and what it leads to. NOT_YET needs a reason, which is shown as its detail."""

    action: Action
    label: str
    icon: str
    detail: str = ""
    state: ActionState = ActionState.AVAILABLE
    reason: str = ""


@frozen
class NoteModel:
    """A note that a command needs: `about` names what it is about, as the record will."""

    title: str
    about: str
    command: AskAdjustment | AskLateWin


@frozen
class SheetModel:
    """A question, what each answer does, and the words on the way back."""

    title: str
    detail: str
    choices: tuple[ActionModel, ...]
    back: ActionModel
    keeps_banner: bool = True
