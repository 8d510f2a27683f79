"""What the history of a table shows, and the touches that it tells."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.actions import Action, NoteModel, SheetModel
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.pages.replay.presenter import Jump, RoundReplayModel, RoundTouch
from dealer_assist.value import Value


class Looked(Value):
    """A round is to be looked at."""

    round: int


class RuledOn(Value):
    """A round is to be ruled on, without looking at it step by step."""

    round: int


class Turned(Enum):
    """The list is turned."""

    BEFORE = -1
    AFTER = 1


class Moved(Value):
    """The knob was taken to a step."""

    place: int


class SheetAnswered(Value):
    """A button of the sheet was pressed."""

    action: Action


class Written(Value):
    """The note was written; None leaves it."""

    text: str | None


class RulingLeft(Value):
    """The ruling over the round was left."""


HistoryTouch: TypeAlias = (
    Looked | RuledOn | Turned | RoundTouch | Jump | Moved | SheetAnswered | Written | RulingLeft
)


class HistoryModel(Value):
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
