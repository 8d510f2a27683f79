"""What the page of tokes shows, and the touches that it tells."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class TokeEnding(Enum):
    """How a toke ended, as whoever deals says it."""

    LOST = "lost"
    BACK = "back"
    WON = "won"


class TokeSeatChosen(Value):
    """The seat that a toke is laid at, or has ended at."""

    seat: int


class TokeWagerChosen(Value):
    """The wager that it lies beside."""

    wager: str


class TokeEndChosen(Value):
    """How it ended."""

    ending: TokeEnding


class TokeChipAdded(Value):
    """A chip, in cents."""

    cents: int


class TokeTakenOff(Value):
    """A toke that lies there no more."""

    seat: int
    wager: str


class TokeByTheCards(Value):
    """A toke that ended as the cards say."""

    seat: int
    wager: str


class TokeUndone(Value):
    """A toke that has not ended after all."""

    seat: int
    wager: str


class TokesButton(Enum):
    """The buttons that carry nothing."""

    CHIP_BACK = "the last chip goes"
    CLEAR = "all chips go"
    RECORD = "record"
    LEAVE = "leave"


TokesTouch: TypeAlias = (
    TokeSeatChosen
    | TokeWagerChosen
    | TokeEndChosen
    | TokeChipAdded
    | TokeTakenOff
    | TokeByTheCards
    | TokeUndone
    | TokesButton
)


class TokeRow(Value):
    """A toke of the round, and what can be done about it; `is_over` where it has ended."""

    words: str
    detail: str
    button: Button[TokesTouch] | None = None
    is_over: bool = False


class TokesModel(Value):
    """The whole page: the answers at the left, the tokes of the round at the right.

    `chips` are none where no amount is asked for.
    """

    title: str
    detail: str
    mark: str
    seats_title: str
    seats: tuple[Choice[TokesTouch], ...]
    wagers_title: str
    wagers: tuple[Choice[TokesTouch], ...]
    ends_title: str
    ends: tuple[Choice[TokesTouch], ...]
    amount_title: str
    amount: str
    chips: tuple[Button[TokesTouch], ...]
    rows_title: str
    rows: tuple[TokeRow, ...]
    total: str
    standing: str
    standing_ink: str
    leave: Button[TokesTouch]
    record: Button[TokesTouch]
