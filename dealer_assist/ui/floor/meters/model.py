"""METERS: every level, what is pending, the course and forecast of one."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.grid import Facts, Grid, Pill
from dealer_assist.ui.models.plot import Course
from dealer_assist.ui.models.touches import Button, Choice


@frozen
class BandModel:
    """A locked prize across the top of a page."""

    pill: Pill
    amount: str
    title: str
    detail: str
    act: Button[FloorTouch]


@frozen
class MetersPageModel:
    """METERS."""

    frame: ScreenFrame[FloorTouch]
    bands: tuple[BandModel, ...]
    grid: Grid[FloorTouch]
    title: str
    plot: Course
    spans: tuple[Choice[FloorTouch], ...]
    forecast: Facts
    hits: Button[FloorTouch]
