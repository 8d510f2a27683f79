"""The panel of faults over a table: devices break and mend by touch, and the table notices."""

from collections.abc import Callable

import pytest
from audit import findings
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.pages.faults.page import FaultsPage
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.value import replace

BANNER = "SIMULATED HARDWARE"


@pytest.fixture
def table(crazy4_nexus: TableSetup, seat_at: Callable[[TableSetup], SeatedTable]) -> SeatedTable:
    devices = dict.fromkeys(("sensors", "swiper", "printer", "shoe", "key_switch"), "simulated")
    return seat_at(replace(crazy4_nexus, devices=devices)).open()


def panel(table: SeatedTable, settings: Preferences | None = None) -> FaultsPage:
    table.face.pages.open(
        PageKey.FAULTS,
        lambda: FaultsPage,
        with_preferences(table.context, settings or Preferences()),
        BANNER,
    )
    table.wait()
    opened = table.face.pages.page
    assert isinstance(opened, FaultsPage)
    return opened


def longer(words: str) -> str:
    """Make words as long as another language would."""
    return words + "n" * (len(words) * 35 // 100)


def touch(table: SeatedTable, opened: FaultsPage, device: str, fault: str) -> None:
    table.tap(next(one for one in opened.devices if one.model.label == device))
    table.tap(next(one for one in opened.faults if one.model.label == fault))


def test_a_touch_breaks_a_sensor_and_another_mends_it(table: SeatedTable) -> None:
    opened = panel(table)
    touch(table, opened, "Sensor 5", "STUCK")
    assert table.table.sensor((5, "A")).fault == "stuck"
    table.tap(next(one for one in opened.faults if one.model.label == "STUCK"))
    table.wait(2_000)
    assert table.table.sensor((5, "A")).fault == ""


def test_a_pulled_cable_is_seen_by_the_table(table: SeatedTable) -> None:
    opened = panel(table)
    touch(table, opened, "Card reader", "UNPLUGGED")
    assert table.desk.lost_devices == {"swiper"}


def test_with_everything_unplugged_the_sensors_are_named_first(table: SeatedTable) -> None:
    opened = panel(table)
    for device in ("Printer", "Card reader", "Sensor line"):
        touch(table, opened, device, "UNPLUGGED")
    assert table.face.view().lost_devices == ("sensors", "swiper", "printer")


def test_mend_all_mends_every_device(table: SeatedTable) -> None:
    opened = panel(table)
    touch(table, opened, "Printer", "JAM")
    touch(table, opened, "Sensor line", "UNPLUGGED")
    touch(table, opened, "Sensor 2", "DIRTY")
    assert sum(one.model.is_on for one in opened.devices) == 3
    table.tap(opened.mend_all)
    table.wait(2_000)
    assert not any(one.model.is_on for one in opened.devices)
    assert table.desk.lost_devices == set()
    assert not any(one.fault for one in table.table.sensors.values())


def test_a_card_drawn_badly_is_refused_by_the_table(table: SeatedTable) -> None:
    opened = panel(table)
    touch(table, opened, "Card reader", "STRANGER")
    assert "not on the staff list" in table.face.message.text


def test_what_something_else_broke_shows_too(table: SeatedTable) -> None:
    opened = panel(table)
    assert table.rack.simulated.printer is not None
    table.rack.simulated.printer.cause("jam")
    table.wait()
    assert [one.model.label for one in opened.devices if one.model.is_on] == ["Printer"]


def test_the_panel_keeps_the_faults_when_it_is_left(table: SeatedTable) -> None:
    opened = panel(table)
    touch(table, opened, "Sensor 5", "DEAD")
    table.tap(opened.back)
    assert table.face.pages.page is None
    table.wait(2_000)
    assert table.table.sensor((5, "A")).fault == "lost"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    "settings",
    [Preferences(), Preferences(left_handed=True), Preferences(high_contrast=True)],
    ids=["plain", "left-handed", "high contrast"],
)
def test_nothing_is_cut_small_or_close_at_any_size(
    table: SeatedTable, size: tuple[int, int], settings: Preferences
) -> None:
    table.window.resize(*size)
    opened = panel(table, settings)
    for name in ("Sensor 5", "Printer", "Card reader"):
        table.tap(next(one for one in opened.devices if one.model.label == name))
        assert findings(table.window) == []


def test_words_a_third_longer_still_fit(table: SeatedTable) -> None:
    opened = panel(table)
    for name in ("Sensor 5", "Printer", "Card reader"):
        table.tap(next(one for one in opened.devices if one.model.label == name))
        for tile in (*opened.devices, *opened.faults):
            model = tile.model
            tile.show_state(replace(model, label=longer(model.label), detail=longer(model.detail)))
        assert findings(table.window) == []
        opened._model = None
        opened.refresh()


def test_devices_and_faults_change_sides_for_a_left_hand(table: SeatedTable) -> None:
    right_handed = panel(table)
    assert right_handed.devices[0].x() < right_handed.faults[0].x()
    left_handed = panel(table, Preferences(left_handed=True))
    assert left_handed.devices[0].x() > left_handed.faults[0].x()
