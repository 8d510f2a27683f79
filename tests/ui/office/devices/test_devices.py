"""The devices in the back office: health, faults with a name to them, and what was out when."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from audit import findings
from journalled import journal_for
from longer_words import LongerWords
from office_table import OpenOffice, enter, flow_of, widget_of
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import every, listing

from dealer_assist import __version__
from dealer_assist.desk.device_commands import alert_for
from dealer_assist.devices.messages import Message
from dealer_assist.ui.office.devices.devices import DevicesFlow, FaultPlot
from dealer_assist.ui.office.paint.fault_chart import FaultChart
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.nodes import Page, Paragraph, TabPress
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.value import replace


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path):
        raise_alerts(seated)
        seated.open()
        yield seated
        seated.face.pages.close()


def raise_alerts(table: SeatedTable) -> None:
    def hear(message: Message) -> None:
        alert = alert_for(message, table.table.setup.jackpots)
        if alert is not None:
            table.desk.ask_later(alert)

    table.desk.on_device_message(hear)


class Pane:
    """DEVICES as it shows, and the buttons of its list."""

    def __init__(self, page: OpenOffice) -> None:
        self.page = page

    @property
    def shown(self) -> Page[Any]:
        return flow_of(self.page, DevicesFlow).model()

    @property
    def list(self) -> Grid[Any]:
        return listing(self.shown)

    @property
    def detail(self) -> str:
        return every(self.shown, Paragraph)[0].words

    @property
    def is_trouble(self) -> bool:
        return every(self.shown, Paragraph)[0].ink == "fault"

    @property
    def first_button(self) -> Any:
        return widget_of(self.page, GridView).buttons.shown[0]


def model(table: SeatedTable) -> Pane:
    return Pane(enter(table, "devices", "supervisor-1"))


def unplug(table: SeatedTable, device: str) -> None:
    wire = table.rack.wire(device)
    assert wire is not None
    wire.unplug()
    table.wait(8_000)


def test_every_device_is_listed_with_what_it_said(table: SeatedTable) -> None:
    pane = model(table)
    rows = {row.words[0]: row.words for row in pane.list.rows}
    assert len(rows) == len(table.rack.health())
    assert rows["Sensor 1A"][1] == "Working"
    assert rows["Sensor 1A"][2] == "No event yet"
    assert pane.detail == "All 9 devices work. They are simulated"


def test_no_digit_of_a_card_is_among_the_bytes(table: SeatedTable) -> None:
    pane = model(table)
    rows = {row.words[0]: row.words for row in pane.list.rows}
    assert rows["Card reader"][2] == "A card, without its number"
    table.press("Lines")
    rows = {row.words[0]: row.words for row in pane.list.rows}
    assert "2A 2A" in rows["Card reader"][2]
    assert "33 33" not in rows["Card reader"][2]


def test_a_device_that_falls_out_shows_within_a_second(table: SeatedTable) -> None:
    pane = model(table)
    unplug(table, "printer")
    assert pane.list.rows[0].words[:2] == ("Printer", "No answer")
    assert pane.is_trouble
    assert [tab.model.count for tab in every(pane.shown, TabPress)] == [1, 0, 0, 1, 0]


def test_a_fault_is_taken_note_of_by_name_and_stays_readable(table: SeatedTable) -> None:
    unplug(table, "printer")
    pane = model(table)
    table.press("Faults")
    table.tap(pane.first_button)
    assert table.table.lasting.alerts == ()
    (row,) = pane.list.rows
    assert row.words[3].startswith("J. Park, ")


def test_it_tells_which_sensor_was_out_and_how_long(table: SeatedTable) -> None:
    table.stick(5, "dirty")
    table.wait(120_000)
    pane = model(table)
    table.press("Out of order")
    (row,) = pane.list.rows
    assert row.words[:2] == ("Sensor 5A", "Dirty")
    assert row.words[3:] == ("Still out", "2 min")


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(table: SeatedTable, size, longer) -> None:
    if longer:
        table.draw_with(replace(table.context, translator=LongerWords()))
    unplug(table, "printer")
    table.window.resize(*size)
    pane = model(table)
    for tab in ("Health", "Lines", "Last hour", "Faults", "Out of order"):
        table.press(tab)
        assert findings(table.window) == [], tab
    table.press("Faults")
    table.tap(pane.first_button)
    assert findings(table.window) == []


def test_the_lines_are_told_and_a_log_for_the_maker_is_saved(
    table: SeatedTable, tmp_path: Path
) -> None:
    unplug(table, "printer")
    pane = model(table)
    table.press("Lines")
    rows = pane.list.rows
    assert rows[0].words[1] == "A log for the maker"
    assert {row.words[0] for row in rows} >= {"Sensor 1A", "Card reader"}
    table.tap(pane.first_button)
    (file,) = tmp_path.rglob("exports/devices-*.txt")
    assert pane.detail == f"Saved as {file.name} in {file.parent}"
    assert not pane.is_trouble  # though the printer is out
    log = file.read_text(encoding="utf-8").splitlines()
    assert log[0].endswith(f", Dealer Assist {__version__}")
    assert '    sensors = "simulated"' in log
    assert "printer: lost, simulated" in log
    assert [line for line in log if line.endswith("  unplugged 1")]
    swiped = log[log.index("swiper: ok, simulated") :]
    assert "2A 2A" in next(line for line in swiped if "last bytes" in line)
    table.press("Health")
    assert pane.is_trouble


@contextmanager
def full_disk() -> Iterator[None]:
    """Let no file grow over a hundred bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_log_that_cannot_be_saved_is_one_sentence_and_leaves_no_half(
    table: SeatedTable, tmp_path: Path
) -> None:
    pane = model(table)
    table.press("Lines")
    with full_disk():
        table.tap(pane.first_button)
    assert pane.detail == "Nothing was saved: File too large. Call a technician"
    assert pane.is_trouble
    (folder,) = tmp_path.rglob("exports")
    assert list(folder.iterdir()) == []
    folder.rmdir()
    folder.write_text("in the way")
    table.tap(pane.first_button)
    assert pane.detail == "Nothing was saved: File exists. Call a technician"


def test_the_faults_of_the_last_hour_are_a_plot_of_all_devices_or_of_one(
    table: SeatedTable,
) -> None:
    unplug(table, "printer")
    pane = model(table)
    table.press("Last hour")
    table.wait(1_500)
    chart = widget_of(pane.page, FaultChart)
    assert chart.is_drawn
    (plot,) = every(pane.shown, FaultPlot)
    course = plot.model
    assert course.title == "All devices: faults a minute in the last hour"
    assert ("Unplugged", 1) in [(kind.words, kind.count) for kind in course.kinds]
    table.press("Lines")
    assert not chart.isVisible()
    assert every(pane.shown, FaultPlot) == []
    table.press("Plot Sensor 1A")
    assert chart.isVisible()
    assert chart.model.title == "Sensor 1A: faults a minute in the last hour"
    assert not chart.has_to_draw
