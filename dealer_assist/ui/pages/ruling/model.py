"""What the page of a ruling shows, and the touches that it tells."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.touches import Button, Choice


@frozen
class KindChosen:
    """What it was."""

    kind: str


@frozen
class SeatChosen:
    """A seat that it is about, or no longer."""

    seat: int


@frozen
class WagerChosen:
    """The wager that was paid wrongly, missed or late."""

    wager: str


@frozen
class AnswerChosen:
    """What became of an exposed card."""

    answer: str


@frozen
class AmountChosen:
    """Which amount the chips go to: as ruled, or as it was paid."""

    is_after: bool


@frozen
class ChipAdded:
    """A chip, in cents."""

    cents: int


@frozen
class CameraMoved:
    """Another moment, by so many seconds."""

    seconds: int


@frozen
class RulingWithdrawTouched:
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


@frozen
class ChipsModel:
    """The fourth answer: both amounts, the chips to touch, and the sentence to act on."""

    before: Choice[RulingTouch]
    after: Choice[RulingTouch]
    chips: tuple[Button[RulingTouch], ...]
    sentence: str
    is_wrong: bool = False


@frozen
class RulingRow:
    """A ruling that is on record on the round; one that was withdrawn has no button."""

    words: str
    detail: str
    withdraw: Button[RulingTouch] | None = None


@frozen
class RulingModel:
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
