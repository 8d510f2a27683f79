"""The panel of faults over a table: devices break and mend by touch, and the table notices."""

from collections.abc import Callable

import pytest
from audit import findings
from longer_words import LongerWords
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import looks

from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.faults import DeviceLookedAt, FaultsPage
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences
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
    opened = table.page
    assert isinstance(opened, FaultsPage)
    return opened


def broken(opened: FaultsPage) -> list[str]:
    """Return the devices that do not work."""
    devices = (one for one in looks(opened.model()) if isinstance(one.touch, DeviceLookedAt))
    return [one.label for one in devices if one.detail != "Works"]


def touch(table: SeatedTable, device: str, fault: str) -> None:
    table.press(device)
    table.press(fault)


def test_a_touch_breaks_a_sensor_and_another_mends_it(table: SeatedTable) -> None:
    panel(table)
    touch(table, "Sensor 5", "STUCK")
    assert table.table.sensor((5, "A")).fault == "stuck"
    table.press("STUCK")
    table.wait(2_000)
    assert table.table.sensor((5, "A")).fault == ""


def test_a_pulled_cable_is_seen_by_the_table(table: SeatedTable) -> None:
    panel(table)
    touch(table, "Card reader", "UNPLUGGED")
    assert table.desk.lost_devices == {"swiper"}


def test_with_everything_unplugged_the_sensors_are_named_first(table: SeatedTable) -> None:
    panel(table)
    for device in ("Printer", "Card reader", "Sensor line"):
        touch(table, device, "UNPLUGGED")
    assert table.face.view().lost_devices == ("sensors", "swiper", "printer")


def test_mend_all_mends_every_device(table: SeatedTable) -> None:
    opened = panel(table)
    touch(table, "Printer", "JAM")
    touch(table, "Sensor line", "UNPLUGGED")
    touch(table, "Sensor 2", "DIRTY")
    assert len(broken(opened)) == 3
    table.press("CLEAR ALL FAULTS")
    table.wait(2_000)
    assert broken(opened) == []
    assert table.desk.lost_devices == set()
    assert not any(one.fault for one in table.table.sensors.values())


def test_a_card_drawn_badly_is_refused_by_the_table(table: SeatedTable) -> None:
    panel(table)
    touch(table, "Card reader", "STRANGER")
    assert "not on the staff list" in table.face.message.text


def test_what_something_else_broke_shows_too(table: SeatedTable) -> None:
    opened = panel(table)
    assert table.rack.simulated.printer is not None
    table.rack.simulated.printer.cause("jam")
    table.wait()
    assert broken(opened) == ["Printer"]


def test_the_panel_keeps_the_faults_when_it_is_left(table: SeatedTable) -> None:
    panel(table)
    touch(table, "Sensor 5", "DEAD")
    table.press("BACK TO TABLE")
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
    panel(table, settings)
    for name in ("Sensor 5", "Printer", "Card reader"):
        table.press(name)
        assert findings(table.window) == []


def test_words_a_third_longer_still_fit(table: SeatedTable) -> None:
    context = replace(table.context, translator=LongerWords())
    table.face.pages.open(PageKey.FAULTS, lambda: FaultsPage, context, BANNER)
    table.wait()
    assert isinstance(table.page, FaultsPage)
    devices = {one.label: one.touch for one in looks(table.page.model())}
    for name in ("Sensor 5", "Printer", "Card reader"):
        table.page.take(devices[name])
        table.wait()
        assert findings(table.window) == []


def test_devices_and_faults_change_sides_for_a_left_hand(table: SeatedTable) -> None:
    panel(table)
    assert table.hand.control("Sensor 5").x() < table.hand.control("STUCK").x()
    panel(table, Preferences(left_handed=True))
    assert table.hand.control("Sensor 5").x() > table.hand.control("STUCK").x()
