"""What can be touched at the first start: what changes the set-up, and what asks for more first."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.kiosk_setup.touches import SetUpTouch
from dealer_assist.value import Value


class WordTyped(Enum):
    """A word that is typed."""

    NUMBER = "number"
    TIME_SERVER = "time server"
    FLOOR = "floor"
    NAME = "name"


class EntryWanted(Value):
    """Asks for a word."""

    entry: WordTyped


class PinWanted(Value):
    """Asks for a PIN, twice."""


class RecordWritten(Value):
    """Asks for the words of one thing of the approval."""

    path: str
    label: str
    now: str = ""
    about: str = ""


class TouchTrialWanted(Value):
    """Shows the crosses."""


AskingTouch: TypeAlias = EntryWanted | RecordWritten | PinWanted | TouchTrialWanted
"""What is answered by asking for more."""
StepTouch: TypeAlias = SetUpTouch | AskingTouch
"""Every touch of a step's screen."""
