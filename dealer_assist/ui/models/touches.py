"""What was touched on the table's screens: one value a touch, whatever widget it was."""

from dataclasses import dataclass
from typing import TypeAlias

from dealer_assist.ui.models.actions import TableAction


@dataclass(frozen=True, slots=True)
class SeatTouched:
    """A seat on the felt."""

    seat: int


@dataclass(frozen=True, slots=True)
class FoldTouched:
    """FOLD in the foot of a seat, or UNDO."""

    seat: int
    is_undo: bool = False


@dataclass(frozen=True, slots=True)
class StageTouched:
    """A stage of the base game: the next one, or the last one behind."""

    key: str


@dataclass(frozen=True, slots=True)
class ChipTapped:
    """A simulated sensor: a chip is put on it or taken off."""

    seat: int
    sensor: str


@dataclass(frozen=True, slots=True)
class HandPressed:
    """A hand button, by the line of the jackpot that it stands for."""

    line: str


@dataclass(frozen=True, slots=True)
class TabPressed:
    """A sensor whose hands are to be shown; or, at baccarat, the side that won."""

    key: str


@dataclass(frozen=True, slots=True)
class KeyTurned:
    """The simulated key, to where it stands now."""

    position: str


@dataclass(frozen=True, slots=True)
class CardSwiped:
    """A simulated staff card, by whose it is."""

    member: str


@dataclass(frozen=True, slots=True)
class ActionPressed:
    """A button of the table, of a notice or of the supervisor's dialog."""

    action: TableAction


@dataclass(frozen=True, slots=True)
class DialogAnswered:
    """A button of the question or menu that lies over the table."""

    action: TableAction


@dataclass(frozen=True, slots=True)
class BonusTouched:
    """A key of House Money's strip: a step, a winner's seat, what stays up."""

    key: str


Touch: TypeAlias = (
    SeatTouched
    | FoldTouched
    | StageTouched
    | BonusTouched
    | ChipTapped
    | HandPressed
    | TabPressed
    | KeyTurned
    | CardSwiped
    | ActionPressed
    | DialogAnswered
)
