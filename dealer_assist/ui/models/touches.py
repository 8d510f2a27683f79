"""What was touched on the table's screens: one value a touch, whatever widget it was."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import TableAction


@frozen
class SeatTouched:
    """A seat on the felt."""

    seat: int


@frozen
class FoldTouched:
    """FOLD in the foot of a seat, or UNDO."""

    seat: int
    is_undo: bool = False


@frozen
class StageTouched:
    """A stage of the base game: the next one, or the last one behind."""

    key: str


@frozen
class ChipTapped:
    """A simulated sensor: a chip is put on it or taken off."""

    seat: int
    sensor: str


@frozen
class AllChipsTapped:
    """LAY ALL or LIFT ALL of the simulated chips."""

    is_laid: bool


@frozen
class HandPressed:
    """A hand button, by the line of the jackpot that it stands for."""

    line: str


@frozen
class TabPressed:
    """A sensor whose hands are to be shown; or, at baccarat, the side that won."""

    key: str


@frozen
class KeyTurned:
    """The simulated key, to where it stands now."""

    position: str


@frozen
class CardSwiped:
    """A simulated staff card, by whose it is."""

    member: str


@frozen
class ActionPressed:
    """A button of the table, of a notice or of the supervisor's dialog."""

    action: TableAction


@frozen
class DialogAnswered:
    """A button of the question or menu that lies over the table."""

    action: TableAction


@frozen
class BonusTouched:
    """A key of House Money's strip: a step, a winner's seat, what stays up."""

    key: str


Touch: TypeAlias = (
    SeatTouched
    | FoldTouched
    | StageTouched
    | BonusTouched
    | ChipTapped
    | AllChipsTapped
    | HandPressed
    | TabPressed
    | KeyTurned
    | CardSwiped
    | ActionPressed
    | DialogAnswered
)
