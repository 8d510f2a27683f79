"""Sensors at fault are told in whole sentences, one or several."""

import pytest

from dealer_assist.message import Msg
from dealer_assist.ui.table.presenter import sensor_faults
from dealer_assist.ui.table.presenter.sensor_faults import Faulty

FAULTS = ("stuck", "dirty", "unpowered", "lost", "reset", "melted")
TOLD = (sensor_faults.what, sensor_faults.remedy, sensor_faults.still)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("tell", TOLD, ids=lambda tell: tell.__name__)
def test_one_sensor_and_several_are_forms_of_one_sentence(tell, fault) -> None:
    one, two = tell(Faulty(fault, ("5",), ("5",))), tell(Faulty(fault, ("3", "5"), ("3", "5")))
    assert isinstance(one, Msg)
    assert isinstance(two, Msg)
    assert one.template == two.template
    assert (one.number, two.number) == (1, 2)
    assert one != two


def test_both_sensors_of_a_seat_are_counted_as_two() -> None:
    faulty = Faulty("stuck", ("5A", "5B"), ("5",))
    assert sensor_faults.what(faulty) == "Sensors 5A and 5B stuck on"
    assert sensor_faults.still(faulty) == "Still stuck after test. Seat 5: base game only."


@pytest.mark.parametrize(
    ("fault", "short", "failed"),
    [
        ("unpowered", "Sensor 5 no power", "Sensor 5 failed: no power"),
        ("melted", "Sensor 5 fault", "Sensor 5 failed: melted"),
        ("phantom", "Sensor 5 fault", "NO CHIP THERE pressed, sensor 5"),
    ],
)
def test_a_fault_is_told_in_few_words(fault, short, failed) -> None:
    assert sensor_faults.in_short(fault, "5") == short
    assert sensor_faults.failed(fault, "5") == failed
