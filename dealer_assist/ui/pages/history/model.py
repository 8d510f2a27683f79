"""What the history of a table shows, and the touches that it tells."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.actions import Action, NoteModel, SheetModel
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.pages.replay.presenter import Jump, RoundReplayModel, RoundTouch


@frozen
class Looked:
    """A round is to be looked at."""

    round: int


@frozen
class RuledOn:
    """A round is to be ruled on, without looking at it step by step."""

    round: int


class Turned(Enum):
    """The list is turned."""

    BEFORE = -1
    AFTER = 1


@frozen
class Moved:
    """The knob was taken to a step."""

    place: int


@frozen
class SheetAnswered:
    """A button of the sheet was pressed."""

    action: Action


@frozen
class Written:
    """The note was written; None leaves it."""

    text: str | None


@frozen
class RulingLeft:
    """The ruling over the round was left."""


HistoryTouch: TypeAlias = (
    Looked | RuledOn | Turned | RoundTouch | Jump | Moved | SheetAnswered | Written | RulingLeft
)


@frozen
class HistoryModel:
    """The list, the round that is looked at over it, and what is asked over that.

    `rules_on` is the round that is ruled on, over all of it; 0 where none is.
    """

    detail: str
    rounds: Grid[Looked | RuledOn]
    has_before: bool
    has_after: bool
    round: RoundReplayModel | None = None
    asked: SheetModel | NoteModel | None = None
    rules_on: int = 0
