"""Lamps, phases, the key and look-ups of a table's state."""

import pytest
from random_tables import shipped
from table_facts import changed, table_of

from dealer_assist.table.events.values import JPH, RUN
from dealer_assist.table.facts.adjustments import key_holds
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Lamp, Phase, Seat, Sensor, Table


@pytest.mark.parametrize(
    ("sensor", "lamp"),
    [
        (Sensor(), Lamp.OFF),
        (Sensor(has_chip=True), Lamp.LIT),
        (Sensor(has_chip=True, locked_cents=100), Lamp.LOCKED),
        (Sensor(locked_cents=100), Lamp.LOCKED),
        (Sensor(has_chip=True, is_late=True), Lamp.LATE),
        (Sensor(has_chip=True, fault="stuck"), Lamp.FAULT),
        (Sensor(has_chip=True, is_late=True, fault="stuck"), Lamp.FAULT),
        (Sensor(locked_cents=100, fault="stuck"), Lamp.LOCKED),
    ],
)
def test_a_lamp_shows_what_counts_most(sensor: Sensor, lamp: Lamp) -> None:
    assert sensor.lamp is lamp


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_can_be_said_to_a_dealer(phase: Phase) -> None:
    assert phase.label == phase.label.lower()
    assert len(phase.label.split()) >= 3


def test_what_is_not_known_is_empty(crazy4_nexus: TableSetup) -> None:
    table = Table(crazy4_nexus)
    assert table.sensor((3, "A")) == Sensor()
    assert table.seat(3) == Seat()
    assert table.claim_of((3, "A")) is None
    assert table.win_of((3, "A")) is None
    assert table.locked == {}
    assert table.chips_seen == 0


def test_a_chip_on_a_faulty_sensor_is_not_counted(crazy4_nexus: TableSetup) -> None:
    sensors = {(1, "A"): Sensor(has_chip=True), (2, "A"): Sensor(has_chip=True, fault="stuck")}
    assert table_of(crazy4_nexus, sensors=sensors).chips_seen == 1


def test_a_key_in_run_holds_nothing() -> None:
    assert key_holds(changed(Table(shipped("crazy4-aquarius")), key=RUN)) == ""


def test_a_key_in_jph_is_to_be_turned_back_first() -> None:
    said = key_holds(changed(Table(shipped("crazy4-aquarius")), key=JPH))
    assert said == "The key is in JPH. Turn it back to RUN first"
