"""RECONCILE: both sides of every table; one coral cell is the whole message."""

from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class DifferenceModel(Value):
    """A table whose two sides do not agree, and what can be done."""

    title: str
    sides: Grid[FloorTouch]
    buttons: tuple[Button[FloorTouch], ...]


class ReconcilePageModel(Value):
    """RECONCILE: one coral cell is the whole message."""

    frame: ScreenFrame[FloorTouch]
    title: str
    note: str
    filters: tuple[Choice[FloorTouch], ...]
    cells: tuple[tuple[str, bool], ...]
    wrong: "DifferenceModel | None"
    grid: Grid[FloorTouch]
