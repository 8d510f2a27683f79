"""ADJUST: a win backed out, a meter set or a late win, put together before two people decide."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Meter, Win
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.ui.office.win_list.model import WinPageModel, WinsFit, WinsTurned
from dealer_assist.value import Value


class Way(Enum):
    """What is adjusted, by the words on its button."""

    BACK_OUT = Msg("BACK OUT A WIN")
    SET = Msg("SET A METER")


class WayTurned(Value):
    """Begins an adjustment of a kind."""

    way: Way


class LateWinBegun(Value):
    """Begins to record a win that was found after its round."""


class WinChosen(Value):
    """Chooses the win that is to be backed out."""

    number: int


class MeterChosen(Value):
    """Chooses the meter that is to be set."""

    meter: Meter


class AmountTyped(Value):
    """Types what the meter is set to; None while nothing is typed."""

    cents: int | None


class ReasonAsked(Value):
    """Asks for a reason."""


class NoteAsked(Value):
    """Asks for a note."""


class Applied(Value):
    """Gives the adjustment to the table, which asks for the cards."""


class AdjustmentOpened(Value):
    """Shows the page of an adjustment on record."""

    seq: int


AdjustTouch: TypeAlias = (
    WayTurned
    | LateWinBegun
    | WinChosen
    | MeterChosen
    | AmountTyped
    | ReasonAsked
    | NoteAsked
    | Applied
    | AdjustmentOpened
    | WinsTurned
    | WinsFit
)


class AdjustmentDraft(Value):
    """What was chosen so far.

    `of_round` are the wins of the round that the win belongs to, `stakes` its progressive wagers.
    """

    way: Way = Way.BACK_OUT
    win: WinLine | None = None
    of_round: tuple[Win, ...] = ()
    stakes: tuple[tuple[Spot, int], ...] = ()
    meter: Meter | None = None
    to_cents: int | None = None
    reason: str = ""
    note: str = ""


class DraftModel(Value):
    """The adjustment as it stands: its name, before and after, and its three buttons."""

    title: str
    before: str
    after: str
    words: str
    is_refused: bool
    reason: Button[AdjustTouch]
    note: Button[AdjustTouch]
    apply: Button[AdjustTouch]


class AdjustModel(Value):
    """What can be chosen, the draft, and what was adjusted before.

    Without `wins` a meter is set, to an amount that can be typed once `has_amount`.
    """

    ways: tuple[Choice[AdjustTouch], ...]
    wins: WinPageModel[AdjustTouch] | None
    meters: tuple[Choice[AdjustTouch], ...]
    has_amount: bool
    cents: int | None
    draft: DraftModel
    done: Grid[AdjustTouch]
