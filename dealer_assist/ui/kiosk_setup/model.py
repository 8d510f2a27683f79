"""What several steps of the first start show: how things stand, and rows of what was found."""

from enum import Enum

from dealer_assist.value import Value


class ThingState(Enum):
    """How a thing stands, by shape and word and only then by colour."""

    DONE = "done"
    NOW = "now"
    OPEN = "open"
    LATER = "later"
    WRONG = "wrong"


class FoundRow(Value):
    """A line of a check: its name, what was found, a figure at the right."""

    name: str
    found: str
    state: ThingState = ThingState.DONE
    figure: str = ""
