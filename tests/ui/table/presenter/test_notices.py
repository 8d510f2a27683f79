"""What does not work is named with its remedy, the most urgent first, in the room there is."""

import pytest
from table_facts import changed

from dealer_assist.devices.messages import SensorTested
from dealer_assist.table import commands as c
from dealer_assist.table.events.asked import WagersSettled
from dealer_assist.table.events.values import JPH, Irregularity
from dealer_assist.table.state import Phase
from dealer_assist.ui.table.actions import (
    CloseWindow,
    RetestSensor,
    TryAgain,
)
from dealer_assist.ui.table.presenter import notices as n
from dealer_assist.ui.table.presenter.notices import notices
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace


def test_a_table_that_is_well_has_no_notice(crazy4, view) -> None:
    assert notices(crazy4.open().table, view) == ()


@pytest.mark.parametrize(
    ("fault", "title", "remedy"),
    [
        ("stuck", "Sensor 5 stuck on", "Lift the chip at seat 5, then test it."),
        ("dirty", "Sensor 5 dirty", "Wipe the sensor at seat 5"),
        ("unpowered", "Sensor 5 without power", "Check the plug at seat 5"),
        ("lost", "Sensor 5 not answering", "Check the plug at seat 5"),
        ("reset", "Sensor 5 restarted", "Test it at seat 5"),
        ("melted", "Sensor 5 out of order: melted", "Call a technician to seat 5."),
    ],
)
def test_a_faulty_sensor_is_named_with_its_remedy(crazy4, view, fault, title, remedy) -> None:
    crazy4.open().do(c.ReportSensorFault(5, "A", fault))
    (notice,) = notices(crazy4.table, view)
    assert notice.title == title
    assert notice.detail.startswith(remedy)
    assert notice.button.label == "TEST SENSOR 5"
    assert notice.button.touch == RetestSensor(5, "A")


def test_sensors_with_the_same_fault_share_a_notice(crazy4, view) -> None:
    crazy4.open().do(*(c.ReportSensorFault(seat, "A", "dirty") for seat in (2, 5, 7)))
    (notice,) = notices(crazy4.table, view)
    assert notice.title == "Sensors 2, 5 and 7 dirty"
    assert "seats 2, 5 and 7" in notice.detail
    assert notice.button.label == "TEST SENSOR 2"


def test_a_test_that_runs_waits_and_one_that_failed_says_so(crazy4, view) -> None:
    crazy4.open().do(c.ReportSensorFault(5, "A", "stuck"))
    (running,) = notices(crazy4.table, replace(view, testing=frozenset({(5, "A")})))
    assert running.button.state is ActionState.WAITING
    (failed,) = notices(crazy4.table, replace(view, failed_tests=frozenset({(5, "A")})))
    assert failed.detail == "Still stuck after test. Seat 5: base game only."
    assert failed.button.state is ActionState.AVAILABLE


def test_a_journal_that_cannot_write_comes_first_and_can_be_tried_again(crazy4, view) -> None:
    crazy4.open().do(c.ReportSensorFault(5, "A", "stuck"))
    first, second = notices(crazy4.table, replace(view, trouble="The disk is full."))
    assert (first.button.touch, first.button.label) == (TryAgain(), "TRY AGAIN")
    assert first.detail == "The disk is full."
    assert second.title == "Sensor 5 stuck on"


@pytest.mark.parametrize(
    ("device", "title"),
    [
        ("swiper", "Card reader: no answer"),
        ("second_sensors", "Sensors B: no answer"),
        ("card_camera", "Card camera: no answer"),
    ],
)
def test_a_lost_device_is_named_as_a_dealer_names_it(crazy4, view, device, title) -> None:
    (notice,) = notices(crazy4.open().table, replace(view, lost_devices=(device,)))
    assert notice.title == title
    assert "Retrying automatically" in notice.detail
    assert not notice.button


def test_what_stops_the_game_is_named_before_what_can_wait() -> None:
    lost = {"card_camera", "printer", "swiper", "shoe", "sensors", "key_switch", "second_sensors"}
    assert n.by_urgency(lost)[:4] == ("sensors", "second_sensors", "swiper", "key_switch")
    assert n.by_urgency(lost)[-1] == "card_camera"


def test_sensors_lost_with_their_line_are_not_named_twice(crazy4, view) -> None:
    crazy4.open().do(*(c.ReportSensorFault(seat, "A", "lost") for seat in range(1, 8)))
    (notice,) = notices(crazy4.table, replace(view, lost_devices=("sensors",)))
    assert notice.title == "Sensors: no answer"


def test_what_has_no_room_is_counted_in_the_last_notice(crazy4, view) -> None:
    crazy4.open().do(c.ReportSensorFault(5, "A", "stuck"))
    view = replace(view, trouble="The disk is full.", lost_devices=("printer", "swiper"))
    first, last = notices(crazy4.table, view)
    assert first.button.touch == TryAgain()
    assert last.title == "Printer: no answer"
    assert last.detail == "Also: Card reader: no answer and Sensor 5 stuck on."


def test_a_halted_table_says_what_to_do(crazy4, view) -> None:
    table = changed(crazy4.open().table, phase=Phase.HALTED)
    (notice,) = notices(table, view)
    assert notice.title == "The table is halted"
    assert "Records are safe" in notice.detail
    assert notice.button.touch == CloseWindow()


@pytest.mark.parametrize(
    ("tested", "line"),
    [
        (SensorTested(5, "A", None), "Sensor 5 works, and no chip is on it"),
        (SensorTested(5, "A", None, has_chip=True), "Sensor 5 works, and a chip is on it"),
        (SensorTested(5, "A", "stuck"), ""),
    ],
)
def test_a_test_that_finds_a_sensor_well_says_what_it_sees(crazy4, tested, line) -> None:
    assert n.tested_line(crazy4.open().table, tested) == line


def test_void_is_named_as_the_way_out_only_where_it_is_one(crazy4) -> None:
    crazy4.start(5)
    now = Irregularity(kind="exposed")
    table = changed(crazy4.table, irregularity=now)
    ruling, void = n.procedure_notices(table)
    assert ruling.button.state is ActionState.NEXT
    assert "VOID ROUND" in void.detail
    settled = changed(table, walked=(WagersSettled(1, 5, (), (), 500),))
    assert len(n.procedure_notices(settled)) == 1
    (at_key,) = n.procedure_notices(changed(table, key=JPH))
    assert at_key.button.state is ActionState.AVAILABLE  # the key goes back first
