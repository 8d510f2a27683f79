"""STAFF: who holds a card, who is here, what was refused."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.models.touches import Button


class StaffList(Enum):
    """What is listed."""

    CARDS = "cards"
    REFUSED = "refused"
    HOUSE = "house"


@frozen
class StaffListTurned:
    """Shows another list."""

    to: StaffList


@frozen
class CardWithdrawn:
    """Takes somebody's card back."""

    key: str


@frozen
class EnrolmentBegun:
    """Asks who is to have a card."""


@frozen
class PinChoiceBegun:
    """Has whoever is signed in choose a PIN."""


@frozen
class OwnSettingsOpened:
    """Shows the choices of whoever is signed in."""


StaffTouch: TypeAlias = (
    StaffListTurned | CardWithdrawn | EnrolmentBegun | PinChoiceBegun | OwnSettingsOpened
)


@frozen
class StaffModel:
    """A list, and the buttons below it."""

    list: HeadedModel[StaffTouch]
    acts: tuple[Button[StaffTouch], ...] = ()
