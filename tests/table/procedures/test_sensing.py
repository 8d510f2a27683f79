"""What a sensor tells is a fact in any phase; which of it bets is decided once."""

from typing import Any

import pytest

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.state import Lamp

Sitting = Any  # of conftest
Sit = Any


def test_a_chip_seen_twice_is_one_fact(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(3))
    assert sitting.do(c.SeeChip(3)) == []
    assert sitting.do(c.MissChip(3)) == [e.ChipGone(3, "A")]
    assert sitting.do(c.MissChip(3)) == []


@pytest.mark.parametrize(("seat", "sensor"), [(8, "A"), (0, "A"), (3, "B")])
def test_a_chip_or_a_fault_where_there_is_no_sensor_is_refused(
    sitting: Sitting, seat: int, sensor: str
) -> None:
    sitting.open()
    assert f"no sensor {sensor} at seat {seat}" in sitting.no_to(c.SeeChip(seat, sensor))
    sentence = sitting.no_to(c.ReportSensorFault(seat, sensor, "stuck"))
    assert f"no sensor {sensor} at seat {seat}" in sentence
    assert sitting.do(c.MissChip(seat, sensor), c.ReportSensorWell(seat, sensor)) == []


def test_a_late_chip_does_not_count_and_is_recorded_as_refused(sitting: Sitting) -> None:
    sitting.start(1)
    (late,) = sitting.do(c.SeeChip(4))
    assert isinstance(late, e.LateChipRefused)
    assert late.refusal == "Late chip at seat 4: it does not count, give it back"
    assert sitting.table.sensor((4, "A")).lamp is Lamp.LATE
    assert sitting.table.locked == {(1, "A"): 100}
    assert sitting.shown() == 500_024
    assert "no progressive wager" in sitting.no_to(c.PressHand(4, "four_aces"))


def test_a_late_chip_given_back_leaves_the_lamp_dark(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeChip(4), c.MissChip(4))
    assert sitting.table.sensor((4, "A")).lamp is Lamp.OFF


def test_a_second_chip_on_a_locked_sensor_is_late_and_the_wager_stays_locked(
    sitting: Sitting,
) -> None:
    sitting.start(4)
    sitting.do(c.MissChip(4))
    (late,) = sitting.do(c.SeeChip(4))
    assert isinstance(late, e.LateChipRefused)
    assert sitting.table.sensor((4, "A")).lamp is Lamp.LOCKED
    assert sitting.table.locked == {(4, "A"): 100}


def test_a_chip_that_lies_over_the_end_of_a_round_does_not_bet_again(sitting: Sitting) -> None:
    sitting.start(1, 2).do(c.SeeChip(6), c.MissChip(2), c.EndGame())
    lamps = {seat: sitting.table.sensor((seat, "A")).lamp for seat in (1, 2, 6)}
    assert lamps == {1: Lamp.OFF, 2: Lamp.OFF, 6: Lamp.LEFT}
    sitting.do(c.StartGame())
    assert sitting.table.locked == {}


def test_a_chip_that_stays_has_to_lie_there(sitting: Sitting) -> None:
    sitting.open()
    assert "No chip at seat 6" in sitting.no_to(c.KeepChip(6))
    assert "no sensor A at seat 9" in sitting.no_to(c.KeepChip(9))


def test_a_left_chip_is_left_over_a_whole_round_and_a_closed_table(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeChip(6), c.EndGame(), c.StartGame(), c.EndGame(), c.CloseTable())
    sitting.open()
    assert sitting.table.sensor((6, "A")).lamp is Lamp.LEFT


def test_chips_of_a_void_round_do_not_bet_again_by_themselves(sitting: Sitting) -> None:
    sitting.start(1, 2).do(c.VoidRound("Misdeal"))
    assert sitting.table.chips_seen == 0
    sitting.do(c.GiveBack(), c.StartGame())
    assert sitting.table.locked == {}


def test_a_sensor_that_sees_a_chip_where_none_is_goes_out_until_it_sees_it_go(
    sitting: Sitting,
) -> None:
    sitting.start(5)
    assert sitting.do(c.DenyChip(5)) == [e.SensorFailed(5, "A", "phantom")]
    assert sitting.do(c.DenyChip(5)) == []
    assert sitting.table.locked == {(5, "A"): 100}
    sitting.do(c.EndGame())
    assert sitting.table.sensor((5, "A")).lamp is Lamp.FAULT
    assert sitting.do(c.MissChip(5)) == [e.ChipGone(5, "A"), e.SensorMended(5, "A")]
    assert "sees no chip either" in sitting.no_to(c.DenyChip(5))


def test_a_chip_on_a_closed_table_is_known_when_it_opens(sitting: Sitting) -> None:
    sitting.do(c.SeeChip(2), c.ReportSensorFault(3, "A", "dirty"))
    sitting.open()
    assert sitting.table.sensor((2, "A")).lamp is Lamp.LIT
    assert sitting.table.sensor((3, "A")).lamp is Lamp.FAULT


def test_a_faulty_sensor_is_not_locked_and_the_rest_goes_on(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(3), c.SeeChip(5), c.ReportSensorFault(3, "A", "stuck"))
    assert sitting.table.sensor((3, "A")).lamp is Lamp.FAULT
    sitting.do(c.StartGame())
    assert sitting.table.locked == {(5, "A"): 100}
    assert sitting.table.sensor((3, "A")).lamp is Lamp.FAULT


def test_a_chip_that_lay_on_a_sensor_mended_too_late_does_not_count(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(3), c.ReportSensorFault(3, "A", "stuck"), c.StartGame())
    mended, late = sitting.do(c.ReportSensorWell(3, "A"))
    assert mended == e.SensorMended(3, "A")
    assert isinstance(late, e.LateChipRefused)
    assert sitting.table.sensor((3, "A")).lamp is Lamp.LATE


@pytest.mark.parametrize("is_locked", [True, False])
def test_a_sensor_mended_in_play_without_a_stray_chip_is_just_mended(
    sitting: Sitting, *, is_locked: bool
) -> None:
    sitting.start(*([3] if is_locked else []))
    sitting.do(c.ReportSensorFault(3, "A", "stuck"))
    assert sitting.do(c.ReportSensorWell(3, "A")) == [e.SensorMended(3, "A")]


def test_a_late_chip_is_refused_once_however_often_its_sensor_is_mended(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeChip(3), c.ReportSensorFault(3, "A", "stuck"))
    assert sitting.do(c.ReportSensorWell(3, "A")) == [e.SensorMended(3, "A")]
