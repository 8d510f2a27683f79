"""STAFF: who holds a card, who is here, what was refused."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value


class StaffList(Enum):
    """What is listed."""

    CARDS = "cards"
    REFUSED = "refused"
    HOUSE = "house"


class StaffListTurned(Value):
    """Shows another list."""

    to: StaffList


class CardWithdrawn(Value):
    """Takes somebody's card back."""

    key: str


class EnrolmentBegun(Value):
    """Asks who is to have a card."""


class PinChoiceBegun(Value):
    """Has whoever is signed in choose a PIN."""


class OwnSettingsOpened(Value):
    """Shows the choices of whoever is signed in."""


StaffTouch: TypeAlias = (
    StaffListTurned | CardWithdrawn | EnrolmentBegun | PinChoiceBegun | OwnSettingsOpened
)


class StaffModel(Value):
    """A list, and the buttons below it."""

    list: HeadedModel[StaffTouch]
    acts: tuple[Button[StaffTouch], ...] = ()
