"""What the page of a ruling shows, and the touches that it tells."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class KindChosen(Value):
    """What it was."""

    kind: str


class SeatChosen(Value):
    """A seat that it is about, or no longer."""

    seat: int


class WagerChosen(Value):
    """The wager that was paid wrongly, missed or late."""

    wager: str


class AnswerChosen(Value):
    """What became of an exposed card."""

    answer: str


class AmountChosen(Value):
    """Which amount the chips go to: as ruled, or as it was paid."""

    is_after: bool


class ChipAdded(Value):
    """A chip, in cents."""

    cents: int


class CameraMoved(Value):
    """Another moment, by so many seconds."""

    seconds: int


class RulingWithdrawTouched(Value):
    """A ruling that does not hold any more."""

    number: int


class RulingButton(Enum):
    """The buttons that carry nothing."""

    CHIP_BACK = "the last chip goes"
    CLEAR = "all chips go"
    SAY_MORE = "say more"
    RECORD = "record"
    SLIP = "print the newest"
    LEAVE = "leave"


RulingTouch: TypeAlias = (
    KindChosen
    | SeatChosen
    | WagerChosen
    | AnswerChosen
    | AmountChosen
    | ChipAdded
    | CameraMoved
    | RulingWithdrawTouched
    | RulingButton
)


class ChipsModel(Value):
    """The fourth answer: both amounts, the chips to touch, and the sentence to act on."""

    before: Choice[RulingTouch]
    after: Choice[RulingTouch]
    chips: tuple[Button[RulingTouch], ...]
    sentence: str
    is_wrong: bool = False


class RulingRow(Value):
    """A ruling that is on record on the round; one that was withdrawn has no button."""

    words: str
    detail: str
    withdraw: Button[RulingTouch] | None = None


class RulingModel(Value):
    """The whole page: six answers from left to right, none of them on a page of its own."""

    title: str
    detail: str
    mark: str
    kinds: tuple[Choice[RulingTouch], ...]
    note: Button[RulingTouch]
    seats_title: str
    seats: tuple[Choice[RulingTouch], ...]
    more_title: str
    more: tuple[Choice[RulingTouch], ...]
    chips_title: str
    chips: ChipsModel | None
    camera: str
    camera_note: str
    camera_keys: tuple[Button[RulingTouch], ...]
    rulings_title: str
    rulings: tuple[RulingRow, ...]
    standing: str
    standing_ink: str
    leave: Button[RulingTouch]
    record: Button[RulingTouch]
    slip: Button[RulingTouch] | None = None
