"""What devices say that a supervisor must take note of, and what they say otherwise."""

import pytest

from dealer_assist.desk.device_alerts import DEVICE, alert_for, record_alerts
from dealer_assist.devices import messages as m
from dealer_assist.table.setup.approval import Approval, Shuffler


@pytest.mark.parametrize(
    "device",
    ["sensors", "second_sensors", "swiper", "key_switch", "printer", "shoe", "shuffler", "camera"],
)
def test_a_device_that_is_out_is_an_alert_that_says_what_to_do(device: str) -> None:
    alert = alert_for(m.DeviceLost(device), "A")
    assert alert is not None
    assert (alert.key, alert.kind) == (f"device {device}", DEVICE)
    assert "did not answer" in alert.sentence
    assert "; check the cable" in alert.sentence


def test_a_device_nobody_has_named_is_called_what_the_rack_calls_it() -> None:
    alert = alert_for(m.DeviceLost("camera"), "A")
    assert alert is not None
    assert alert.sentence == "The device camera did not answer; check the cable"


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("stuck", "was stuck on"),
        ("dirty", "was dirty"),
        ("unpowered", "was without power"),
        ("lost", "did not answer"),
        ("reset", "restarted by itself"),
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
    assert alert.sentence == "The shuffler stopped with fault 12; follow its checklist"
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
        "The shuffler says mode POKER 5 CARDS, on record is CRAZY 4 POKER; set it, or correct the "
        "record"
    )


def test_where_nothing_is_on_record_the_shuffler_contradicts_nothing() -> None:
    told = m.ShufflerTold("POKER 5 CARDS", 3, "", "Deck Mate")
    assert not [*record_alerts(told, None)]
    assert not [*record_alerts(told, Approval())]
    assert not [*record_alerts(m.ChipPlaced(5), Approval())]
