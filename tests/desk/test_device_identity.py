"""A board that was swapped is a question to a person before its chips count."""

import os
from pathlib import Path
from typing import Any

from dealer_assist.desk.device_watch import SWAPPED, SensorPins
from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember

Place = Any  # of conftest
SUPERVISOR = StaffMember("supervisor-1", "R. Okafor", Role.SUPERVISOR, "2201")


def test_the_first_board_is_noted_and_the_same_one_is_no_news(tmp_path: Path) -> None:
    file = tmp_path / "pins.json"
    pins = SensorPins(file)
    assert pins.hear(m.SensorIdentified(3, "A", 103)) == ()
    again = SensorPins(file)
    assert again.known == {"3A": 103}
    assert again.hear(m.SensorIdentified(3, "A", 103)) == ()
    assert again.hear(m.ChipPlaced(3)) is None


def test_a_file_that_cannot_be_read_makes_every_board_new(tmp_path: Path) -> None:
    file = tmp_path / "pins.json"
    file.write_text("{")
    assert SensorPins(file).known == {}


def test_defect_06_another_board_takes_its_seat_out_until_a_person_takes_note(
    place: Place, caplog: Any
) -> None:
    place.swipe("dealer-1")
    place.hear(m.SensorIdentified(3, "A", 103), m.SensorRead(3, "A", has_chip=False))
    place.hear(m.SensorFault(3, "A", "reset"), m.SensorIdentified(3, "A", 999))
    place.hear(m.SensorRecovered(3, "A"), m.SensorRead(3, "A", has_chip=True))
    table = place.desk.table
    assert table.sensor((3, "A")).fault == SWAPPED
    (alert,) = [one for one in table.lasting.alerts if one.key == "identity 3A"]
    assert "999, not 103" in alert.sentence
    place.hear(m.ChipPlaced(1))
    place.desk.submit(c.AcknowledgeAlert("identity 3A", SUPERVISOR))
    place.hear()
    assert not place.desk.table.sensor((3, "A")).fault
    assert place.desk.table.sensor((3, "A")).has_chip
    assert place.desk.device_watch.pins.known["3A"] == 999


def test_the_old_board_put_back_needs_nobody(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.SensorIdentified(3, "A", 103), m.SensorRead(3, "A", has_chip=False))
    place.hear(m.SensorIdentified(3, "A", 999))
    assert place.desk.table.sensor((3, "A")).fault == SWAPPED
    place.hear(m.SensorIdentified(3, "A", 103))
    assert not place.desk.table.sensor((3, "A")).fault


def test_d2_the_file_of_the_boards_is_for_the_kiosks_user_alone(tmp_path: Path) -> None:
    file = tmp_path / "pit.live.sensors.json"
    before = os.umask(0)
    try:
        SensorPins(file).hear(m.SensorIdentified(3, "A", 103))
    finally:
        os.umask(before)
    assert file.stat().st_mode & 0o777 == 0o600
