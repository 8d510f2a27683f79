"""ALERTS, WINS, DEALERS, SINCE, REPORTS: a title, a filter, rows, and what can be done."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.touches import Button, Choice


@frozen
class FloorListModel:
    """ALERTS, WINS, DEALERS, SINCE, REPORTS: a title, a filter, rows, and what can be done."""

    frame: ScreenFrame[FloorTouch]
    title: str
    note: str
    filters: tuple[Choice[FloorTouch], ...]
    grid: Grid[FloorTouch]
    acts: tuple[Button[FloorTouch], ...] = ()
