"""The devices as a technician reads them."""

from datetime import UTC, datetime, timedelta

import pytest

from dealer_assist.devices.health import FAILED, Health, Traffic, health_of
from dealer_assist.devices.messages import Paper, PrinterStatus
from dealer_assist.devices.printers.escpos import why_not_ready
from dealer_assist.journal.queries.incidents import Fault
from dealer_assist.journal.queries.trails import AlertLine
from dealer_assist.table.events.values import Alert
from dealer_assist.ui.office.devices.lists import (
    DeviceLogSaved,
    faults_model,
    health_line,
    health_model,
    health_name,
    is_well,
    lasted,
    lines_model,
    out_model,
    state_words,
)
from dealer_assist.ui.toolkit.values.grid import Tone

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def device(
    name: str, state: str = "ok", heard: int | None = 1_000, *, is_simulated: bool = False
) -> Health:
    traffic = Traffic(good=3, last_heard_ms=heard, last_bytes=bytes(range(12)))
    return health_of(name, state, traffic, is_simulated=is_simulated)


def test_what_does_not_work_stands_first_and_in_coral() -> None:
    model = health_model([device("sensor 1A"), device("printer", "lost")], 2_000)
    assert [row.words[0] for row in model.rows] == ["Printer", "Sensor 1A"]
    assert [row.tone for row in model.rows] == [Tone.BROKEN, Tone.WELL]
    assert model.rows[0].words[1] == "No answer"


def test_the_last_bytes_are_in_hex_the_newest_of_many() -> None:
    _, row = lines_model([device("sensor 1A")], 2_000).rows
    assert row.words[2] == "… 02 03 04 05 06 07 08 09 0A 0B"
    assert row.words[1] == "3 good"


def test_what_it_said_its_looks_and_its_slowest_answer_are_told() -> None:
    traffic = Traffic(looked_ms=1_900, looks_a_second=5, slowest_ms=22, round_trip_ms=12)
    one = health_of("sensor 1A", "ok", traffic, said="counter 3, newest: chip placed")
    (row,) = health_model([one], 2_000).rows
    assert row.words[2] == "Chip placed"
    assert row.words[4:] == ("5", "22 ms")


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("counter 0, no event yet", "No event yet"),
        ("counter 12, newest: all well again", "All well again"),
        ("status (12)", ""),
        ("block (37 22 00)", "Block"),
        ("no chip", "No chip"),
    ],
)
def test_no_manager_reads_how_a_line_counts_and_codes(said: str, words: str) -> None:
    (row,) = health_model([health_of("printer", "ok", Traffic(), said=said)], 2_000).rows
    assert row.words[2] == words


@pytest.mark.parametrize(
    ("heard", "words"), [(None, "Not yet"), (58_000, "2 s ago"), (0, "1 min ago")]
)
def test_it_says_when_a_device_was_last_heard(heard: int | None, words: str) -> None:
    (row,) = health_model([device("swiper", heard=heard)], 60_500).rows
    assert row.words[3] == words


def test_a_simulated_device_is_told_apart_only_where_there_are_real_ones() -> None:
    simulated = device("swiper", is_simulated=True)
    assert health_name(simulated) == "Card reader"
    both = health_model([simulated, device("printer")], 2_000)
    assert [row.words[0] for row in both.rows] == ["Card reader, simulated", "Printer"]


def test_a_line_sums_it_up() -> None:
    assert health_line([]) == ""
    assert health_line([device("swiper")]) == "All 1 devices work"
    many = [device("swiper", is_simulated=True), device("printer", "lost", is_simulated=True)]
    assert health_line(many) == "1 of 2 devices need attention. They are simulated"
    assert health_line(many[:1]) == "All 1 devices work. They are simulated"


def test_a_state_of_the_printer_is_told_in_its_own_words() -> None:
    assert state_words("the cover is open") == "The cover is open"
    assert state_words("JPH") == "Working, at JPH"


@pytest.mark.parametrize("paper", ["out", "unknown", "ok"])
def test_a_sentence_stands_whole_where_words_do_and_its_state_is_short(paper: Paper) -> None:
    why = why_not_ready(PrinterStatus(online=False, paper=paper))
    assert why is not None
    (row,) = health_model([device("printer", why)], 0).rows
    assert row.words[2] == why
    assert len(row.words[1]) <= 24
    assert row.tone is Tone.BROKEN


def test_only_alerts_of_devices_are_faults() -> None:
    alerts = (Alert("disk", "disk", "Full", 1), Alert("device swiper", "device", "Gone", 2))
    noted = AlertLine(7, NOW, "sensor 5A", "device", "Stuck", NOW, "supervisor-1")
    other = AlertLine(8, NOW, "clock", "clock", "Jumped", NOW, "supervisor-1")
    model = faults_model(alerts, (noted, other), {}, UTC)
    assert [row.words[2] for row in model.rows] == ["Gone", "Stuck"]


def test_a_sensor_that_was_out_is_listed_with_how_long() -> None:
    past = Fault(5, "A", "stuck", NOW - timedelta(hours=3), NOW - timedelta(hours=1, minutes=30))
    still = Fault(2, "B", "dirty", NOW - timedelta(minutes=18), None)
    first, second = out_model((past, still), NOW).rows
    assert first.words == ("Sensor 2B", "Dirty", "14 Mar 21:26", "Still out", "18 min")
    assert second.words == ("Sensor 5A", "Stuck on", "14 Mar 18:44", "14 Mar 20:14", "1 h 30 min")


def test_seconds_are_told_as_seconds() -> None:
    assert lasted(timedelta(seconds=41)) == "41 s"


def test_the_lines_tell_frames_remarks_and_the_faults_of_the_last_hour() -> None:
    traffic = Traffic(good=7, bad=1, lost=2, remark="busy")
    traffic.count("silent", 60_000)
    traffic.count("silent", 130_000)
    traffic.count("garbled", 130_000)
    troubled = health_of("sensor 2A", "ok", traffic)
    model = lines_model([device("swiper"), troubled], 180_000)
    assert [row.words[0] for row in model.rows] == ["All devices", "Sensor 2A", "Card reader"]
    assert model.rows[0].button.touch == DeviceLogSaved()
    assert model.rows[1].words[1] == "7 good, 3 failed"
    assert model.rows[1].words[3:] == ("Says it is busy", "No reply 2, Corrupt 1")
    assert model.rows[2].words[4] == "None"
    assert model.rows[1].button is not None
    assert model.rows[1].button.name == "Plot Sensor 2A"


def test_a_device_whose_driver_failed_is_not_well_and_says_so() -> None:
    assert not is_well(device("printer", FAILED))
    assert state_words(FAILED) == "Driver failed"
