"""Every meter of the table in the back office: figures, course, export."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Event

import pytest
from audit import findings
from longer_words import LongerWords
from office_table import OpenOffice, enter, flow_of, play, settle, widget_of, with_wins
from PySide6.QtGui import QImage
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import every, listing, looks

from dealer_assist.ui.office.meters.course import CourseModel
from dealer_assist.ui.office.meters.meters import MeterCourse, MeterFigureRows, MetersFlow
from dealer_assist.ui.office.paint.meter_plot import MeterPlot
from dealer_assist.ui.toolkit.nodes import Node, Panel, Paragraph
from dealer_assist.value import replace


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with with_wins(seated, tmp_path):
        yield seated
        seated.face.pages.close()


@dataclass
class Pane:
    """The flow, and the screen that shows it."""

    flow: MetersFlow
    page: OpenOffice

    @property
    def course(self) -> CourseModel:
        (course,) = every(self.flow.model(), MeterCourse)
        return course.model

    @property
    def plot(self) -> MeterPlot:
        return widget_of(self.page, MeterPlot)

    @property
    def words(self) -> str:
        told = every(self.flow.model(), Paragraph)[0]
        return told.words if told.ink == "claim" else ""


def opened(table: SeatedTable) -> Pane:
    page = enter(table, "meters")
    flow = flow_of(page, MetersFlow)
    settle(table, flow.reading.task)
    return Pane(flow, page)


def test_every_figure_of_the_meter_is_there(table: SeatedTable) -> None:
    (shown,) = every(opened(table).flow.model(), MeterFigureRows)
    figures = dict(shown.model)
    assert figures["Current"] == "$5,000.00"
    assert figures["Seed"] == "$5,000.00"
    assert figures["Cap"] == "None"
    assert figures["Rate to meter"] == "24%"
    assert figures["Hits"] == "1"
    account = table.table.accounts["A", "main"]
    assert figures["Total paid"] == f"${account.paid // 1_000_000:,}.76"


def test_the_last_wins_off_the_meter_are_listed(table: SeatedTable) -> None:
    rows = listing(opened(table).flow.model()).rows
    assert [row.words[1] for row in rows] == ["Four Aces"]


def test_the_course_ends_at_what_the_meter_shows_now(table: SeatedTable) -> None:
    pane = opened(table)
    course = pane.course
    assert pane.plot.is_drawn
    assert course.cents[-1] == table.table.accounts["A", "main"].shown_cents
    assert [dot.cents for dot in course.dots] == [500_576]


def test_the_course_follows_the_table_within_a_second(table: SeatedTable) -> None:
    pane = opened(table)
    play(table, 2, minutes=1)  # in seven the office would have signed out
    table.wait(1_100)
    settle(table, pane.flow.reading.task)
    course = pane.course
    assert course.cents[-1] == table.table.accounts["A", "main"].shown_cents > 500_000


def test_an_hour_stays_an_hour_however_long_it_was_read(
    table: SeatedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = opened(table)
    go_on = Event()
    ask = pane.flow.record.ask
    monkeypatch.setattr(pane.flow.record, "ask", lambda *a: go_on.wait(10) and ask(*a))
    table.press("DAY")
    table.press("HOUR")
    reading = pane.flow.reading.task
    table.wait(5_000)
    go_on.set()
    settle(table, reading)
    course = pane.course
    assert course.end - course.begin == 3_600


def test_a_touched_point_tells_what_it_was(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("DAY")
    settle(table, pane.flow.reading.task)
    plot, course = pane.plot, pane.course
    plot.touch(course.dots[0].at, 0.0)
    assert pane.words == "14 Mar 23:08 Four Aces, win 3: $5,005.76"
    plot.touch(course.begin, 0.0)
    assert "the meter showed $5,000.00" in pane.words


def test_a_finger_on_the_chart_is_such_a_touch(table: SeatedTable) -> None:
    pane = opened(table)
    centre = pane.plot.mapTo(table.window, pane.plot.rect().center())
    table.tap_at(centre.x(), centre.y())
    assert "the meter showed" in pane.words


@pytest.mark.parametrize(("words", "begins"), [("HOUR", 1), ("DAY", 24), ("14 DAYS", 14 * 24)])
def test_a_stretch_of_time_is_chosen_by_touch(table: SeatedTable, words: str, begins: int) -> None:
    pane = opened(table)
    table.press(words)
    settle(table, pane.flow.reading.task)
    course = pane.course
    assert round((course.end - course.begin) / 3600) == begins


def test_all_begins_with_the_first_event(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("ALL")
    settle(table, pane.flow.reading.task)
    course = pane.course
    assert course.begin <= course.times[0] <= course.begin + 3600


def test_the_course_is_saved_for_a_program_with_its_wins(
    table: SeatedTable, tmp_path: Path
) -> None:
    pane = opened(table)
    table.press("CSV")
    (file,) = (tmp_path / "exports").glob("*.csv")
    assert str(tmp_path / "exports") in pane.words
    with file.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert {row["meter"] for row in rows} == {"A-main"}
    assert [row["dollars"] for row in rows if row["what"] == "win 3"] == ["5005.76"]
    assert rows[0]["what"] == "shown"


def test_the_chart_is_saved_as_a_picture(table: SeatedTable, tmp_path: Path) -> None:
    opened(table)
    table.press("PNG")
    (file,) = (tmp_path / "exports").glob("*.png")
    assert QImage(str(file)).width() > 500


def test_a_folder_that_cannot_be_written_is_said(table: SeatedTable, tmp_path: Path) -> None:
    pane = opened(table)
    (tmp_path / "exports").write_text("in the way")
    table.press("CSV")
    assert pane.words.startswith("Nothing was saved")


def test_a_table_without_a_journal_shows_its_meters_all_the_same(seated: SeatedTable) -> None:
    pane = opened(seated.open())
    assert looks(pane.flow.model())[0].detail == "$5,000.00"
    assert listing(pane.flow.model()).nothing == "This table keeps no journal"
    assert findings(seated.window) == []


def edge_of(face: Node) -> object:
    assert isinstance(face, Panel)
    return face.edge


def test_each_level_of_two_jackpots_has_its_card(seat_at, tmp_path: Path) -> None:
    table = seat_at("house-money-nexus").open()
    pane = opened(table)
    cards = looks(pane.flow.model())
    assert len(cards) == sum(len(one.levels) for one in table.table.setup.jackpots.values())
    assert [edge_of(card.face) for card in cards] == [
        "selected",
        *["line_strong"] * (len(cards) - 1),
    ]
    table.press(cards[-1].label)
    cards = looks(pane.flow.model())
    assert edge_of(cards[-1].face) == "selected"
    assert edge_of(cards[0].face) == "line_strong"
    assert pane.words == ""
    assert findings(table.window) == []


@pytest.mark.parametrize("key", ["meters", "wins", "adjustment"])
def test_a_table_without_a_progressive_has_an_office_all_the_same(seat_at, key: str) -> None:
    table = seat_at("caribbean").open()
    page = enter(table, key)
    table.wait(100)
    assert table.face.pages.page is page.stage
    assert findings(table.window) == []


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen_with_a_third_more_text(
    table: SeatedTable, size: tuple[int, int]
) -> None:
    table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    opened(table)
    assert findings(table.window) == []
