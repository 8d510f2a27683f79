"""Every meter of the table: what is on it, where it came from, and its course over time."""

import csv
import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.frozen import frozen
from dealer_assist.journal.queries.meter_history import Mark, Point, course, marks
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
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.office.copies import export, exports_folder
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.meter_plot import MeterPlot
from dealer_assist.ui.office.meter_widgets import MeterCard, MeterFigures
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter import meters as m
from dealer_assist.ui.office.presenter.meter_course import course_model
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.row_list import RowList

PNG, CSV = "png", "csv"
_READ_EVERY_MS = 1_000
_MARKS = 500
_GAP, _PADDING = 16.0, 24.0
_CARD, _FIGURES, _SIDE_WIDTH = 132.0, 180.0, 560.0
_HEAD, _WORDS, _LINE, _BUTTON = 46.0, 56.0, 28.0, 76.0
_RANGE_WIDTH, _EXPORT_WIDTH = 148.0, 124.0


@frozen
class _Read:
    """What the journal says about one meter."""

    since: datetime
    until: datetime
    points: tuple[Point, ...] = ()
    marks: tuple[Mark, ...] = ()
    wins: tuple[WinLine, ...] = ()
    hits: WinSum = NO_WINS


class MetersPane(Pane):
    """Holds which meter and which stretch of time is looked at; reads once a second at most."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        page_context = office.page_context
        self._record = JournalAccess(page_context.journal)
        self._meters = m.meters_of(page_context.desk.table.setup)
        self.meter: Meter | None = next(iter(self._meters), None)
        begun = self._record.ask(begun_at, None)
        self.range = m.first_range(begun, page_context.clock.now())
        self._words = ""
        self._read_at = page_context.clock.ms()
        self._is_stale = False
        self._read = _Read(page_context.clock.now(), page_context.clock.now())
        self.reading: BackgroundTask[_Read] | None = None
        self.cards = [MeterCard(context, self) for _ in self._meters]
        for card in self.cards:
            card.chosen.connect(self._choose_meter)
        self.ranges = [PickButton(context, self) for _ in m.RANGES]
        for choice in self.ranges:
            choice.chosen.connect(self._choose_range)
        self.exports = [ActionButton(context, self, role="action_small", icon_size=0) for _ in "pc"]
        for button in self.exports:
            button.pressed.connect(self._export)
        self.plot = MeterPlot(context, self)
        self.plot.told.connect(self._tell)
        self.figures = MeterFigures(context, self)
        self.wins = RowList(context, self)
        if self.meter is None:
            for part in (*self.ranges, *self.exports, self.plot, self.figures, self.wins):
                part.hide()
        self._look_up()

    @property
    def words(self) -> str:
        """Give what was last told: of a point, or of a file."""
        return self._words

    def refresh(self) -> None:
        """Show the meters as they stand; the rest is read within a second."""
        self._show_meters()
        self._is_stale = True

    def _show_meters(self) -> None:
        table = self.office.page_context.desk.table
        for card, model in zip(self.cards, m.meter_cards(table, self.meter), strict=True):
            card.show_state(model)
        if self.meter is not None:
            self.figures.show_state(m.meter_figures(table, self.meter, self._read.hits))

    def tick(self, now_ms: int) -> None:
        """Read what is new, and draw the chart once it can be."""
        self.plot.tick()
        if self.reading is not None and self.reading.is_done:
            self._take(self.reading)
        elif self._is_stale and now_ms - self._read_at >= _READ_EVERY_MS and not self.reading:
            self._look_up()

    def arrange(self) -> None:
        """Place the cards above, course and figures at the left, wins at the right."""
        width, count = self.design_width, max(1, len(self.cards))
        each = min(430.0, (width - _GAP * (count - 1)) / count)
        for place, card in enumerate(self.cards):
            card.place(QRectF(place * (each + _GAP), 0, each, _CARD), self.scale)
        chart = self._chart()
        top = chart.top() + _PADDING + _HEAD + _WORDS
        room = QRectF(chart.left() + 4, top, chart.width() - 8, self._buttons().top() - top - 8)
        self.plot.place(room, self.scale)
        row = self._buttons()
        for place, choice in enumerate(self.ranges):
            left = row.left() + place * (_RANGE_WIDTH + 12)
            choice.place(QRectF(left, row.top(), _RANGE_WIDTH, _BUTTON), self.scale)
        for place, button in enumerate(reversed(self.exports)):
            left = row.right() - _EXPORT_WIDTH - place * (_EXPORT_WIDTH + 12)
            button.place(QRectF(left, row.top(), _EXPORT_WIDTH, _BUTTON), self.scale)
        below = QRectF(0, chart.bottom() + _GAP, chart.width(), _FIGURES)
        self.figures.place(below, self.scale)
        side = self._side()
        top = side.top() + _PADDING + _HEAD
        inner = QRectF(side.left() + 4, top, side.width() - 8, side.bottom() - top - 16)
        self.wins.place(inner, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the two boxes with their titles, and what was told."""
        colour, thin = painter.theme.colour, painter.theme.line.thin
        if self.meter is None:
            line = QRectF(0, 0, painter.width, _CARD)
            painter.text(line, "This table has no progressive meter", "notice", colour.text_2)
            return
        for box, title in (
            (self._chart(), m.RANGES[self.range][1]),
            (self._side(), "Latest wins off this meter"),
        ):
            painter.panel(box, colour.panel, colour.line, thin)
            line = QRectF(box.left() + _PADDING, box.top() + 16, box.width() - 2 * _PADDING, _HEAD)
            painter.text(line, title, "list_title", colour.text_1)
        chart = self._chart()
        told = QRectF(chart.left() + _PADDING, chart.top() + 16 + _HEAD, chart.width() - 48, _WORDS)
        words = self._words or "Touch the line for what the meter showed"
        ink = colour.claim if self._words else colour.text_2
        painter.paragraph(told, words, "envy_detail", ink, _LINE)

    def _chart(self) -> QRectF:
        top = _CARD + _GAP
        bottom = self.design_height - _FIGURES - _GAP
        return QRectF(0, top, self.design_width - _SIDE_WIDTH - _GAP, bottom - top)

    def _side(self) -> QRectF:
        left, top = self.design_width - _SIDE_WIDTH, _CARD + _GAP
        return QRectF(left, top, _SIDE_WIDTH, self.design_height - top)

    def _buttons(self) -> QRectF:
        chart = self._chart()
        top = chart.bottom() - 16 - _BUTTON
        return QRectF(chart.left() + _PADDING, top, chart.width() - 2 * _PADDING, _BUTTON)

    def _choose_meter(self, meter: Meter) -> None:
        self.meter = meter
        self._words = ""
        self._look_up()

    def _choose_range(self, key: str) -> None:
        self.range, self._words = key, ""
        self._look_up()

    def _tell(self, words: str) -> None:
        self._words = words
        self.update()

    def _look_up(self) -> None:
        """Read the meter's course and wins beside the table: years of them take their time."""
        page_context, meter = self.office.page_context, self.meter
        if meter is None:
            return
        for choice, (key, (label, _, _)) in zip(self.ranges, m.RANGES.items(), strict=True):
            choice.show_state(ChoiceModel(key, label, key == self.range))
        for button, model in zip(self.exports, _EXPORTS, strict=True):
            button.show_state(model)
        now, range_, record = page_context.clock.now(), self.range, self._record
        self._read_at, self._is_stale = page_context.clock.ms(), False
        self.reading = BackgroundTask(
            lambda tell: record.ask(lambda db: _read(db, meter, range_, now), _Read(now, now)),
            self._read_at,
        )
        if self.reading.is_done:
            self._take(self.reading)
        self.update()

    def _take(self, reading: "BackgroundTask[_Read]") -> None:
        """Show what was read."""
        self.reading = None
        now = self.office.page_context.clock.now()
        table, meter = self.office.page_context.desk.table, self.meter
        if meter is None:
            return
        read = self._read = reading.result or _Read(now, now)
        account = table.accounts.get(meter)
        # An hour stays an hour however long it was read: else the scale would jump now and then.
        here = Point(0, read.until, account.shown_cents if account else 0)
        local = [replace(one, at=one.at.astimezone(now.tzinfo)) for one in read.points]
        told = m.marked(table.setup, read.marks, read.wins, now.tzinfo)
        self.plot.show_state(course_model(local, told, here, read.since))
        newest = read.wins[: m.LAST_WINS]
        self.wins.show_state(m.last_wins(table.setup, newest, self._record.trouble))
        self._show_meters()
        self.update()

    def _export(self, kind: str) -> None:
        page_context, now = self.office.page_context, self.office.page_context.clock.now()
        stem = f"{page_context.desk.table.setup.key}-{'-'.join(self.meter or ())}-{self.range}"
        write = self._write_png if kind == PNG else self._write_csv
        self._tell(export(exports_folder(page_context.journal), stem, f".{kind}", now, write))
        for button in self.exports:
            button.answered()

    def _write_png(self, file: Path) -> None:
        box, scale = self._chart(), self.scale
        part = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
        if not self.grab(part.toAlignedRect()).save(str(file)):
            raise OSError("the picture could not be written")

    def _write_csv(self, file: Path) -> None:
        rows = m.course_rows("-".join(self.meter or ()), self._read.points, self._read.marks)
        with file.open("w", encoding="utf-8", newline="") as out:
            csv.writer(out, lineterminator="\n").writerows(rows)


_EXPORTS = (ActionModel(PNG, "PNG", ""), ActionModel(CSV, "CSV", ""))


def _read(db: sqlite3.Connection, meter: Meter, range_: str, now: datetime) -> _Read:
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
