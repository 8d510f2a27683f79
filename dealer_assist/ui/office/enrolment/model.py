"""A new card: whose it will be, what for, and how long."""

from typing import TypeAlias

from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class NameTyped(Value):
    """A key of the pad."""

    word: str


class RolePicked(Value):
    """What the card is for."""

    role: Role


class LastDayPicked(Value):
    """So many days from today the card is good; 0 for no last day."""

    days: int


class NewCardAwaited(Value):
    """Has the new card swiped."""


class EnrolmentLeft(Value):
    """Goes back; nothing was changed."""


EnrolTouch: TypeAlias = NameTyped | RolePicked | LastDayPicked | NewCardAwaited | EnrolmentLeft


class EnrolModel(Value):
    """The form: what was entered so far, and what is to be done."""

    name: str
    detail: str
    is_refused: bool
    roles: tuple[Choice[EnrolTouch], ...]
    days: tuple[Choice[EnrolTouch], ...]
    back: Button[EnrolTouch]
    swipe: Button[EnrolTouch]
