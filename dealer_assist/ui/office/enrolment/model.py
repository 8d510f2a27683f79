"""A new card: whose it will be, what for, and how long."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.models.touches import Button, Choice


@frozen
class NameTyped:
    """A key of the pad."""

    word: str


@frozen
class RolePicked:
    """What the card is for."""

    role: Role


@frozen
class LastDayPicked:
    """So many days from today the card is good; 0 for no last day."""

    days: int


@frozen
class NewCardAwaited:
    """Has the new card swiped."""


@frozen
class EnrolmentLeft:
    """Goes back; nothing was changed."""


EnrolTouch: TypeAlias = NameTyped | RolePicked | LastDayPicked | NewCardAwaited | EnrolmentLeft


@frozen
class EnrolModel:
    """The form: what was entered so far, and what is to be done."""

    name: str
    detail: str
    is_refused: bool
    roles: tuple[Choice[EnrolTouch], ...]
    days: tuple[Choice[EnrolTouch], ...]
    back: Button[EnrolTouch]
    swipe: Button[EnrolTouch]
