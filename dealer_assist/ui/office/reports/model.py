"""REPORTS: a shift, a day or a month, chapter by chapter, and the ways to take it along."""

from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Protocol, TypeAlias

from dealer_assist.reports.figures import Report
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.lists import ListColumn
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.value import Value


class ReportKind(Enum):
    """What is reported on."""

    SHIFT = "shift"
    DAY = "day"
    MONTH = "month"


class CopyWay(Enum):
    """How a report is taken along."""

    PDF = "pdf"
    CSV = "csv"
    EXCEL = "excel"
    PRINT = "print"


class ReportAsked(Value):
    """Reports on the newest shift, day or month."""

    kind: ReportKind


class PeriodTurned(Value):
    """Reports on the period before (-1) or after (1)."""

    by: int


class ChapterTurned(Value):
    """Shows another chapter."""

    key: str


class ReportTaken(Value):
    """Takes the report along."""

    way: CopyWay


ReportsTouch: TypeAlias = ReportAsked | PeriodTurned | ChapterTurned | ReportTaken


class Exported(Value):
    """A report as it was taken along: what to say, and the slip where it goes to the printer."""

    way: CopyWay
    words: str
    number: int
    copy: int
    is_saved: bool = False
    dots: bytes = b""


class ReportCopies(Protocol):
    """Writes and prints reports."""

    @property
    def print_refusal(self) -> str:
        """Say why nothing can be printed now, or nothing."""

    def take(self, way: CopyWay, report: Report, journal: Path, at: datetime) -> Exported:
        """Write a report; nothing of it is on record yet."""

    def hand_over(self, taken: Exported) -> None:
        """Put a copy on paper on record."""


class HitRow(Value):
    """A winning hand: figures to read, and places from 0 to 1 on its own scale."""

    hand: str
    hits: str
    prizes: str
    actual: str
    theoretical: str
    expected: str
    band: str
    at_actual: float
    at_expected: float
    at_low: float
    at_high: float
    is_outside: bool


class SummaryModel(Value):
    """The first chapter: columns, the chain that they were added up from, and notes."""

    columns: tuple[ListColumn, ...]
    event: int
    hash: str
    notes: tuple[str, ...] = ()


class HitsModel(Value):
    """The hits against their odds."""

    rows: tuple[HitRow, ...]


ChapterModel: TypeAlias = SummaryModel | HitsModel | Grid[ReportsTouch]


class ReportsModel(Value):
    """A chapter of a report; without one a sentence, and a bar from 0 to 1 if any.

    `earlier` and `later` say why there is nothing to turn to.
    """

    kinds: tuple[Choice[ReportsTouch], ...]
    period: tuple[str, str]
    earlier: str
    later: str
    copies: tuple[Button[ReportsTouch], ...]
    chapters: tuple[Choice[ReportsTouch], ...]
    words: str
    is_told: bool = False
    bar: float | None = None
    chapter: ChapterModel | None = None
