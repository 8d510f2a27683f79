"""METERS as a flow: read beside the table, once a second at most; saved as files."""

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
from dealer_assist.table.state import Meter
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.exports import export, exports_folder
from dealer_assist.ui.office.meters import presenter as m
from dealer_assist.ui.office.meters.course import course_model
from dealer_assist.ui.office.meters.model import (
    CourseModel,
    CourseSaved,
    MeterRange,
    MeterShown,
    MetersModel,
    MetersTouch,
    PictureSaved,
    PointTold,
    RangeTurned,
)
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.value import Value, replace

_READ_EVERY_MS = 1_000
_MARKS = 500
_EXPORTS: tuple[Button[MetersTouch], ...] = (
    Button(PictureSaved(), "PNG", ""),
    Button(CourseSaved(), "CSV", ""),
)


class _Read(Value):
    """What the journal says about one meter."""

    since: datetime
    until: datetime
    points: tuple[Point, ...] = ()
    marks: tuple[HitMark, ...] = ()
    wins: tuple[WinLine, ...] = ()
    hits: WinSum = NO_WINS


class MetersFlow(PaneFlow[MetersModel, MetersTouch]):
    """Holds which meter and which stretch of time is looked at, and what was told of it."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        now = self.clock.now()
        self.meter: Meter | None = next(iter(m.meters_of(self.setup)), None)
        self.range = m.first_range(self.record.ask(begun_at, None), now)
        self.reading: SideTask[_Read] = SideTask()
        self._read, self._read_at, self._is_stale = _Read(now, now), 0, False
        self._words = ""
        self._course: CourseModel | None = None
        self._wins: Grid[MetersTouch] = Grid((), (), "")
        self._look_up()

    def made(self) -> MetersModel:
        """Show the meters as they stand, and their course as it was read."""
        table, meter = self.table, self.meter
        return MetersModel(
            m.meter_cards(table, meter),
            m.RANGES[self.range][1],
            self._words,
            m.ranges_of(self.range),
            _EXPORTS,
            self._course,
            m.meter_figures(table, meter, self._read.hits) if meter else (),
            self._wins,
        )

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
        local = [replace(one, at=one.at.astimezone(now.tzinfo)) for one in read.points]
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
