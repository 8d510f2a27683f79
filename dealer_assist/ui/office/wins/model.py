"""WINS: those on record, narrowed by time, level, hand or number."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.table.state import Meter
from dealer_assist.ui.models.touches import Choice
from dealer_assist.ui.office.win_list.model import WinPageModel, WinsFit, WinsTurned


class WinPeriod(Enum):
    """How far back the list goes."""

    TODAY = "today"
    SHIFT = "shift"
    EVER = "ever"


@frozen
class WinsOf:
    """Lists the wins of a period."""

    period: WinPeriod


@frozen
class LevelAsked:
    """Asks for the level that the list is narrowed to."""


@frozen
class HandAsked:
    """Asks for the hand."""


@frozen
class NumberAsked:
    """Asks for a number of a win or of its round."""


@frozen
class WinOpened:
    """Shows the page of a win."""

    number: int


WinsTouch: TypeAlias = (
    WinsOf | LevelAsked | HandAsked | NumberAsked | WinOpened | WinsTurned | WinsFit
)


@frozen
class Chosen:
    """What the list is narrowed to: a period, a meter, and a hand of the jackpot on a sensor.

    A number that is looked for is that of a win or of a round, whenever it was.
    """

    period: WinPeriod = WinPeriod.TODAY
    level: Meter | None = None
    hand: tuple[str, str] | None = None
    number: int | None = None


@frozen
class WinsModel:
    """The filters, what the wins add up to, and a page of them."""

    periods: tuple[Choice[WinsTouch], ...]
    narrowings: tuple[Choice[WinsTouch], ...]
    sum: str
    list: WinPageModel[WinsTouch]
