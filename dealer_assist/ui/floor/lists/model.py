"""ALERTS, WINS, DEALERS, SINCE, REPORTS: a title, a filter, rows, and what can be done."""

from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class FloorListModel(Value):
    """ALERTS, WINS, DEALERS, SINCE, REPORTS: a title, a filter, rows, and what can be done."""

    frame: ScreenFrame[FloorTouch]
    title: str
    note: str
    filters: tuple[Choice[FloorTouch], ...]
    grid: Grid[FloorTouch]
    acts: tuple[Button[FloorTouch], ...] = ()
