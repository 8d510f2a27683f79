"""METERS: what is on each, where it came from, and its course over time."""

from datetime import tzinfo
from enum import Enum
from typing import TypeAlias

from dealer_assist.table.state import Meter
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.plot import Tick
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value

Figures: TypeAlias = tuple[tuple[str, str], ...]
"""Names with their figures."""


class MeterRange(Enum):
    """How far back a course goes."""

    HOUR = "hour"
    DAY = "day"
    FORTNIGHT = "fortnight"
    ALL = "all"


class MeterShown(Value):
    """Shows a meter."""

    meter: Meter


class RangeTurned(Value):
    """Shows another stretch of time."""

    range: MeterRange


class PointTold(Value):
    """A point of the course was touched; these are its words."""

    words: str


class CourseSaved(Value):
    """Saves the course for a program."""


class PictureSaved(Value):
    """Saves the chart as a picture, which the screen adds."""

    png: bytes = b""


MetersTouch: TypeAlias = MeterShown | RangeTurned | PointTold | CourseSaved | PictureSaved


class MeterCardModel(Value):
    """One level at the top of the page."""

    key: MeterShown
    title: str
    amount: str
    note: str
    is_selected: bool = False


class Dot(Value):
    """A win or an adjustment on the line, and what it was; `after` is where the line goes on."""

    at: float
    cents: int
    kind: str
    words: str
    after: int
    label: str = ""


class CourseModel(Value):
    """A chart: seconds to the right, cents up. Lines come in pairs of equal length."""

    begin: float
    end: float
    low: int
    high: int
    times: tuple[float, ...] = ()
    cents: tuple[int, ...] = ()
    dots: tuple[Dot, ...] = ()
    up: tuple[Tick, ...] = ()
    zone: tzinfo | None = None


class MetersModel(Value):
    """Every meter, and the one that is looked at; without cards the table has none.

    `words` were told of a point or of a file.
    """

    cards: tuple[MeterCardModel, ...]
    title: str
    words: str
    ranges: tuple[Choice[MetersTouch], ...]
    exports: tuple[Button[MetersTouch], ...]
    course: CourseModel | None
    figures: Figures
    wins: Grid[MetersTouch]
