"""Buttons that do something, and the dialog that asks by them."""

from dataclasses import dataclass
from enum import Enum


class ActionState(Enum):
    """How an action stands; exactly one on the screen is NEXT."""

    NEXT = "next"
    AVAILABLE = "available"
    NOT_YET = "not yet"
    HOLD = "hold"
    WAITING = "waiting"


@dataclass(frozen=True, slots=True)
class ActionLook:
    """One button of the action bar. NOT_YET needs a reason, which is shown as its detail."""

    key: str
    label: str
    icon: str
    detail: str = ""
    state: ActionState = ActionState.AVAILABLE
    reason: str = ""


@dataclass(frozen=True, slots=True)
class SheetLook:
    """A question, what each answer does, and the words on the way back."""

    title: str
    detail: str
    choices: tuple[ActionLook, ...]
    back: ActionLook
    keeps_banner: bool = True
