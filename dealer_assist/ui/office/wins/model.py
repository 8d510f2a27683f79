"""WINS: those on record, narrowed by time, level, hand or number."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.table.state import Meter
from dealer_assist.ui.models.touches import Choice
from dealer_assist.ui.office.win_list.model import WinPageModel, WinsFit, WinsTurned
from dealer_assist.value import Value


class WinPeriod(Enum):
    """How far back the list goes."""

    TODAY = "today"
    SHIFT = "shift"
    EVER = "ever"


class WinsOf(Value):
    """Lists the wins of a period."""

    period: WinPeriod


class LevelAsked(Value):
    """Asks for the level that the list is narrowed to."""


class HandAsked(Value):
    """Asks for the hand."""


class NumberAsked(Value):
    """Asks for a number of a win or of its round."""


class WinOpened(Value):
    """Shows the page of a win."""

    number: int


WinsTouch: TypeAlias = (
    WinsOf | LevelAsked | HandAsked | NumberAsked | WinOpened | WinsTurned | WinsFit
)


class Chosen(Value):
    """What the list is narrowed to: a period, a meter, and a hand of the jackpot on a sensor.

    A number that is looked for is that of a win or of a round, whenever it was.
    """

    period: WinPeriod = WinPeriod.TODAY
    level: Meter | None = None
    hand: tuple[str, str] | None = None
    number: int | None = None


class WinsModel(Value):
    """The filters, what the wins add up to, and a page of them."""

    periods: tuple[Choice[WinsTouch], ...]
    narrowings: tuple[Choice[WinsTouch], ...]
    sum: str
    list: WinPageModel[WinsTouch]
