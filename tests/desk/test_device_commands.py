"""What a device said, as a command."""

from pathlib import Path

import pytest
from table_facts import changed

from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.device_commands import (
    DEVICE,
    alert_for,
    command_for,
    key_found,
    line_back,
    line_lost,
    record_alerts,
)
from dealer_assist.devices import messages as m
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table import commands as c
from dealer_assist.table.setup.approval import Approval, Shuffler
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Sensor, Table
from dealer_assist.value import replace


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
        (
            m.CardMisread("It encrypts", needs_setting=True),
            c.SwipeCard(None, is_misread=True, reading="It encrypts"),
        ),
        (m.KeyTold("JPH"), c.TurnKey("JPH")),
        (m.KeyTold("RUN", at_start=True), c.TurnKey("RUN")),
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
    assert command_for(message, CardIndex(lambda: b"key", {})) == command


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
    table = changed(
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
    assert key_found(table, "JPH") == ("The key was found in JPH, not in RUN. Turn it back to RUN")
    held = changed(table, key="JPH")
    assert key_found(held, "RUN") == "The key was found in RUN. On record it was in JPH"
    assert key_found(Table(crazy4_nexus), "JPH") == ""


@pytest.mark.parametrize(
    "device",
    ["sensors", "second_sensors", "swiper", "key_switch", "printer", "shoe", "shuffler", "camera"],
)
def test_a_device_that_is_out_is_an_alert_that_says_what_to_do(device: str) -> None:
    alert = alert_for(m.DeviceLost(device), "A")
    assert alert is not None
    assert (alert.key, alert.kind) == (f"device {device}", DEVICE)
    assert "did not answer" in alert.sentence
    assert "heck the cable" in alert.sentence


def test_a_device_nobody_has_named_is_called_what_the_rack_calls_it() -> None:
    alert = alert_for(m.DeviceLost("camera"), "A")
    assert alert is not None
    assert alert.sentence == "The device camera did not answer. Check the cable"


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("stuck", "was stuck on"),
        ("dirty", "was dirty"),
        ("unpowered", "was without power"),
        ("lost", "did not answer"),
        ("reset", "restarted. No wagers"),
        ("odd", "said odd"),
    ],
)
def test_every_fault_of_a_sensor_has_its_words(fault, said: str) -> None:
    alert = alert_for(m.SensorFault(5, "A", fault), "A")
    assert alert is not None
    assert alert.key == "sensor 5A"
    assert alert.sentence.startswith(f"Sensor 5 {said}")


def test_a_sensor_is_told_by_its_letter_where_a_seat_has_two() -> None:
    alert = alert_for(m.SensorFault(5, "B", "stuck"), "AB")
    assert alert is not None
    assert alert.sentence.startswith("Sensor 5B ")


def test_paper_that_is_out_is_an_alert_and_paper_that_is_low_is_none() -> None:
    out = alert_for(m.PrinterStatus(online=True, paper="out"), "A")
    assert out is not None
    assert out.key == "paper"
    assert alert_for(m.PrinterStatus(online=True, paper="low"), "A") is None


@pytest.mark.parametrize("message", [m.ChipPlaced(5), m.DeviceBack("sensors"), m.CardMisread("")])
def test_everyday_messages_call_for_nobody(message: m.Message) -> None:
    assert alert_for(message, "A") is None


def test_a_shuffler_that_stops_is_an_alert_with_its_code() -> None:
    alert = alert_for(m.ShufflerTold("POKER", 7, "12"), "A")
    assert alert is not None
    assert alert.sentence == "The shuffler stopped with fault 12. Follow its checklist"
    assert alert_for(m.ShufflerTold("POKER", 7), "A") is None


def test_a_shuffler_of_another_make_or_mode_than_on_record_is_told() -> None:
    approval = Approval(shuffler=Shuffler("One2Six", "CRAZY 4 POKER"))
    same = m.ShufflerTold("crazy 4 poker", 3, "", "ONE2SIX")
    assert not [*record_alerts(same, approval)]
    assert not [*record_alerts(m.ShufflerTold(hands=3), approval)]
    make, mode = record_alerts(m.ShufflerTold("POKER 5 CARDS", 3, "", "Deck Mate"), approval)
    assert make.sentence.startswith(
        "The shuffler says that it is a Deck Mate, on record is One2Six"
    )
    assert mode.sentence == (
        "The shuffler says mode POKER 5 CARDS, on record is CRAZY 4 POKER. Set it, or correct the "
        "record"
    )


def test_where_nothing_is_on_record_the_shuffler_contradicts_nothing() -> None:
    told = m.ShufflerTold("POKER 5 CARDS", 3, "", "Deck Mate")
    assert not [*record_alerts(told, None)]
    assert not [*record_alerts(told, Approval())]
    assert not [*record_alerts(m.ChipPlaced(5), Approval())]
