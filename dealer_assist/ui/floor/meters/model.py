"""METERS: every level, what is pending, the course and forecast of one."""

from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Facts, Grid, Pill
from dealer_assist.ui.models.plot import Course
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class BandModel(Value):
    """A locked prize across the top of a page."""

    pill: Pill
    amount: str
    title: str
    detail: str
    act: Button[FloorTouch]


class MetersPageModel(Value):
    """METERS."""

    frame: ScreenFrame[FloorTouch]
    bands: tuple[BandModel, ...]
    grid: Grid[FloorTouch]
    title: str
    plot: Course
    spans: tuple[Choice[FloorTouch], ...]
    forecast: Facts
    hits: Button[FloorTouch]
