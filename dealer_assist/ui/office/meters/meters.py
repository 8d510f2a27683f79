"""METERS: what is on each, where it came from, and its course over time.

The course is read beside the table, once a second at most, and saved as files.
"""

import csv
import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import assert_never

from dealer_assist.journal.queries.meter_history import HitMark, Point, course, marks
from dealer_assist.journal.queries.win_list import (
    NO_WINS,
    WinFilter,
    WinLine,
    WinSum,
    begun_at,
    wins_page,
    wins_sum,
)
from dealer_assist.message import Msg
from dealer_assist.table.state import Meter
from dealer_assist.ui.office.exports import export, exports_folder
from dealer_assist.ui.office.meter_names import meters_of
from dealer_assist.ui.office.meters import figures as m
from dealer_assist.ui.office.meters.course import CourseModel, course_model
from dealer_assist.ui.office.meters.figures import (
    CourseSaved,
    Figures,
    ForecastAsked,
    MeterRange,
    MeterShown,
    MetersTouch,
    PictureSaved,
    PointTold,
    RangeTurned,
)
from dealer_assist.ui.office.office import FORECAST, Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Faced,
    Listing,
    Node,
    Page,
    Panel,
    Paragraph,
    Pick,
    Press,
    Shown,
    Text,
    abreast,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.ui.toolkit.values.measures import SENTENCES
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value, replace

_READ_EVERY_MS = 1_000
_MARKS = 500
_GAP, _SIDE, _CARD, _CARD_WIDTH, _FIGURES, _WINS = 16.0, 20.0, 132.0, 430.0, 180.0, 560.0
_HEAD, _WORDS, _LINE, _BUTTON, _RANGE, _EXPORT = 46.0, 56.0, 28.0, 76.0, 148.0, 124.0
_FORECAST = 220.0


class MeterCourse(Shown):
    """The course of a meter; a touch on it tells what the meter showed."""

    model: CourseModel


class MeterFigureRows(Shown):
    """The figures of a meter, in two rows."""

    model: Figures


class PicturePress(Press):
    """A button that adds a picture of the panel that it is on."""


class _Read(Value):
    """What the journal says about one meter."""

    since: datetime
    until: datetime
    points: tuple[Point, ...] = ()
    marks: tuple[HitMark, ...] = ()
    wins: tuple[WinLine, ...] = ()
    hits: WinSum = NO_WINS


class MetersFlow(PaneFlow[Page[MetersTouch], MetersTouch]):
    """Holds which meter and which stretch of time is looked at, and what was told of it."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        now = self.clock.now()
        self.meter: Meter | None = next(iter(meters_of(self.setup)), None)
        self.range = m.first_range(self.record.ask(begun_at, None), now)
        self.reading: SideTask[_Read] = SideTask()
        self._read, self._read_at, self._is_stale = _Read(now, now), 0, False
        self._words = ""
        self._course: CourseModel | None = None
        self._wins: Grid[MetersTouch] = Grid((), (), "")
        self._look_up()

    def made(self) -> Page[MetersTouch]:
        """Return the meters above the one that is looked at, with its course as it was read."""
        table, meter = self.table, self.meter
        if meter is None:
            nothing = Text(Msg("This table has no progressive meter"), "bold_30", "text_2")
            return Page(column(nothing.of(_CARD), space()))
        cards = [Faced(card) for card in m.meter_cards(table, meter)]
        figures = MeterFigureRows(m.meter_figures(table, meter, self._read.hits)).of(_FIGURES)
        wins = _titled(
            Msg("Latest wins off this meter"), Listing(self._wins, measures=SENTENCES), 8
        )
        forecast = Press(Button(ForecastAsked(), Msg("FORECAST"), "flag")).of(_FORECAST)
        left = column(self._chart(), figures, gap=_GAP)
        body = column(
            row(abreast(cards, _CARD_WIDTH, _GAP), forecast, gap=_GAP).of(_CARD),
            row(left, wins.of(_WINS), gap=_GAP),
            gap=_GAP,
        )
        return Page(body)

    def _chart(self) -> Node:
        words = self._words or Msg("Touch the line for what the meter showed")
        told = Paragraph(words, "medium_22", "claim" if self._words else "text_2", _LINE)
        foot = row(
            *(Pick(choice).of(_RANGE) for choice in m.ranges_of(self.range)),
            space(),
            PicturePress(Button(PictureSaved(), "PNG", ""), icon=0).of(_EXPORT),
            Press(Button(CourseSaved(), "CSV", ""), icon=0).of(_EXPORT),
            gap=12,
        )
        page = column(
            inset(told, (_SIDE, 0)).of(_WORDS),
            MeterCourse(self._course) if self._course is not None else space(),
            inset(foot, (_SIDE, 0)).of(_BUTTON),
            gap=8,
        )
        return _titled(m.RANGES[self.range][1], page)

    def take(self, touch: MetersTouch) -> Step:
        """Look at another meter or stretch, tell a point, or save."""
        match touch:
            case MeterShown(meter):
                self.meter, self._words = meter, ""
                self._look_up()
            case RangeTurned(to):
                self.range, self._words = to, ""
                self._look_up()
            case PointTold(words):
                self._words = words
            case CourseSaved():
                self._save(".csv", self._write_csv)
            case PictureSaved(png):
                self._save(".png", lambda file: file.write_bytes(png))
            case ForecastAsked():
                self.office.show(FORECAST)
            case _:
                assert_never(touch)
        return Stay()

    def follow(self) -> None:
        """Follow the table: its meters at once, the rest within a second."""
        super().follow()
        self._is_stale = True

    def tick(self, now_ms: int) -> Step:
        """Show what was read, and read what is new."""
        if (done := self.reading.taken()) is not None:
            self._take_over(done.result)
        elif self._is_stale and now_ms - self._read_at >= _READ_EVERY_MS and not self.reading.task:
            self._look_up()
        return Stay()

    def _look_up(self) -> None:
        """Read the meter's course and wins beside the table: years of them take their time."""
        clock, meter = self.clock, self.meter
        if meter is None:
            return
        now, range_, record = clock.now(), self.range, self.record
        self._read_at, self._is_stale = clock.ms(), False
        self.reading.begin(
            lambda tell: record.ask(lambda db: _read(db, meter, range_, now), _Read(now, now)),
            self._read_at,
        )
        self.tick(self._read_at)

    def _take_over(self, found: _Read | None) -> None:
        now, table = self.clock.now(), self.table
        if (meter := self.meter) is None:
            return
        read = self._read = found or _Read(now, now)
        account = table.accounts.get(meter)
        # An hour stays an hour however long it was read: else the scale would jump now and then.
        here = Point(0, read.until, account.shown_cents if account else 0)
        local = [replace(point, at=point.at.astimezone(now.tzinfo)) for point in read.points]
        told = m.marked(table.setup, read.marks, read.wins, now.tzinfo)
        self._course = course_model(local, told, here, read.since)
        newest = read.wins[: m.LAST_WINS]
        self._wins = m.last_wins(table.setup, newest, self.record.trouble)
        self.refresh()

    def _save(self, suffix: str, write: Callable[[Path], object]) -> None:
        folder = exports_folder(self.page_context.journal)
        stem = f"{self.setup.key}-{'-'.join(self.meter or ())}-{self.range.value}"
        self._words = export(folder, stem, suffix, self.clock.now(), write).words

    def _write_csv(self, file: Path) -> None:
        rows = m.course_rows("-".join(self.meter or ()), self._read.points, self._read.marks)
        with file.open("w", encoding="utf-8", newline="") as out:
            csv.writer(out, lineterminator="\n").writerows(rows)


def _read(db: sqlite3.Connection, meter: Meter, range_: MeterRange, now: datetime) -> _Read:
    back = m.RANGES[range_][2]
    since = now - back if back else begun_at(db) or now - timedelta(hours=1)
    return _Read(
        since.astimezone(now.tzinfo),
        now,
        course(db, meter, since, now),
        marks(db, meter, since, now, _MARKS),
        wins_page(db, WinFilter(meter=meter), count=_MARKS),
        wins_sum(db, WinFilter(meter=meter)),
    )


def _titled(title: str, inner: Node, gap: float = 0.0) -> Node:
    head = inset(Text(title, "bold_28"), (_SIDE, 0))
    return Panel(column(head.of(_HEAD), inner, gap=gap), pad=(4, _GAP))
