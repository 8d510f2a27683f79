"""Buttons, the dialogs that are made of them, and what each leads to."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from dealer_assist.table.commands import AskAdjustment, AskLateWin, Command


@dataclass(frozen=True, slots=True)
class Do:
    """Gives the table a command."""

    command: Command


@dataclass(frozen=True, slots=True)
class Ask:
    """Puts a question over the table, or asks for a note."""

    dialog: "SheetModel | NoteModel"


@dataclass(frozen=True, slots=True)
class AskVoid:
    """Asks why the round is void; a hold leads here, and it is heard when it is complete."""


@dataclass(frozen=True, slots=True)
class Go:
    """Leads to a page over the table, or off the table altogether."""

    where: str


@dataclass(frozen=True, slots=True)
class Back:
    """Puts the question away; nothing has happened."""


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Offers everything beside the round."""


@dataclass(frozen=True, slots=True)
class PrintAgain:
    """Prints the slips of the round once more."""


@dataclass(frozen=True, slots=True)
class TryAgain:
    """Gives the table its last command once more, where it could not be recorded."""


@dataclass(frozen=True, slots=True)
class RetestSensor:
    """Has a sensor looked at again."""

    seat: int
    sensor: str


@dataclass(frozen=True, slots=True)
class LeaveUp:
    """Chooses what a House Money winner leaves up, in cents; DONE records it."""

    cents: int


@dataclass(frozen=True, slots=True)
class ChooseReason:
    """Chooses why a win is confirmed against its cards; nothing is recorded yet."""

    reason: str


@dataclass(frozen=True, slots=True)
class TurnSimulatedKey:
    """Turns the simulated key from a page that lies over it."""

    position: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Closes the window."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class ActionModel:
    """One button and what it leads to. NOT_YET needs a reason, which is shown as its detail."""

    action: Action
    label: str
    icon: str
    detail: str = ""
    state: ActionState = ActionState.AVAILABLE
    reason: str = ""


@dataclass(frozen=True, slots=True)
class NoteModel:
    """A note that a command needs: `about` names what it is about, as the record will."""

    title: str
    about: str
    command: AskAdjustment | AskLateWin


@dataclass(frozen=True, slots=True)
class SheetModel:
    """A question, what each answer does, and the words on the way back."""

    title: str
    detail: str
    choices: tuple[ActionModel, ...]
    back: ActionModel
    keeps_banner: bool = True
