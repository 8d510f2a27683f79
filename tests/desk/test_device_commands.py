"""What a device said, as a command."""

from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.device_commands import command_for, key_found, line_back, line_lost
from dealer_assist.devices import messages as m
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Sensor, Table


@pytest.mark.parametrize(
    ("message", "command"),
    [
        (m.ChipPlaced(3), c.SeeChip(3, "A")),
        (m.SensorRead(3, "B", has_chip=True), c.SeeChip(3, "B")),
        (m.ChipRemoved(3), c.MissChip(3, "A")),
        (m.SensorRead(3, "B", has_chip=False), c.MissChip(3, "B")),
        (m.SensorFault(3, "A", "stuck"), c.ReportSensorFault(3, "A", "stuck")),
        (m.SensorRecovered(3, "A"), c.ReportSensorWell(3, "A")),
        (m.CardMisread("bad parity"), c.SwipeCard(None, is_misread=True)),
        (m.KeyTurned("JPH"), c.TurnKey("JPH")),
        (m.KeyTurned("RUN", at_start=True), c.TurnKey("RUN")),
        (m.PrinterStatus(online=True, paper="ok"), None),
        (m.SensorTested(3, "A", "stuck"), None),
        (m.KeyUnknown("it does not answer"), c.LoseKey()),
        (m.SlipUncertain("win 318 copy 3", "Look"), c.NotePrint("win", 318, 3, "Look")),
        (m.SlipPrinted("win 318 copy 1"), c.NotePrint("win", 318, 1)),
        (m.SlipFailed("win 318 copy 2", "No paper"), c.NotePrint("win", 318, 2, "No paper")),
        (m.SlipPrinted("test bar"), None),
    ],
)
def test_a_message_is_heard_as_its_command(message: m.Message, command: c.Command | None) -> None:
    assert command_for(message, CardIndex(b"key", {})) == command


def test_a_swiped_card_is_heard_as_its_holder_without_its_number(resources: Path) -> None:
    cards = load_staff(resources / "staff" / "training.toml")
    roster = CardIndex.of_cards(b"key", [(card.number, card.member) for card in cards])
    heard = command_for(m.CardSwiped(cards[0].number), roster)
    assert heard == c.SwipeCard(cards[0].member, "1101")
    assert cards[0].number not in repr(heard)


def test_a_lost_line_takes_its_sensors_out_and_brings_them_back(
    crazy4_nexus: TableSetup,
) -> None:
    table = Table(crazy4_nexus)
    out = line_lost(table, "sensors")
    assert out == [c.ReportSensorFault(seat, "A", "lost") for seat in range(1, 8)]
    table = replace(
        table, sensors={(2, "A"): Sensor(fault="stuck"), (3, "A"): Sensor(fault="lost")}
    )
    assert c.ReportSensorFault(2, "A", "lost") not in line_lost(table, "sensors")
    assert line_back(table, "sensors") == [c.ReportSensorWell(3, "A")]
    assert line_lost(table, "swiper") == []


def test_a_second_line_has_the_second_sensors_alone(crazy4_nexus: TableSetup) -> None:
    jackpots = {"A": crazy4_nexus.jackpots["A"], "B": crazy4_nexus.jackpots["A"]}
    one = Table(replace(crazy4_nexus, jackpots=jackpots))
    two = Table(
        replace(crazy4_nexus, jackpots=jackpots, devices={"sensors": "x", "second_sensors": "y"})
    )
    assert len(line_lost(one, "sensors")) == 14
    assert {command.sensor for command in line_lost(two, "sensors")} == {"A"}
    assert {command.sensor for command in line_lost(two, "second_sensors")} == {"B"}


def test_a_key_that_is_found_elsewhere_than_on_record_is_named(
    crazy4_nexus: TableSetup, resources: Path, layouts: Path
) -> None:
    table = Table(load_table(resources, layouts, resources / "tables" / "crazy4-aquarius.toml"))
    assert key_found(table, "RUN") == ""
    assert key_found(table, "JPH") == ("The key was found in JPH, not in RUN; turn it back to RUN")
    held = replace(table, key="JPH")
    assert key_found(held, "RUN") == "The key was found in RUN; on record it was in JPH"
    assert key_found(Table(crazy4_nexus), "JPH") == ""
