"""The log that a maker is sent."""

from datetime import UTC, datetime

from dealer_assist import __version__
from dealer_assist.desk.device_log import log_lines
from dealer_assist.devices.health import Traffic, health_of

NOW = datetime(2026, 3, 14, 21, 44, 30, tzinfo=UTC)


def test_the_log_tells_counters_looks_bytes_and_what_went_wrong_when() -> None:
    traffic = Traffic(good=7, slowest_ms=22, last_bytes=b"\x01\x00")
    for now_ms in (1_000, 1_200, 2_000, 600_000):
        traffic.look(now_ms)
    traffic.count("silent", 60_500)
    traffic.count("garbled", 61_000)
    traffic.count("silent", 61_500)
    traffic.count("busy", 540_000)
    ports = {"sensors": "my-board:/dev/serial/by-id/usb-line@19200"}
    lines = list(log_lines([health_of("sensor 1A", "ok", traffic)], NOW, 600_500, ports))
    assert lines[0] == f"Devices at 2026-03-14 21:44:30 UTC, Dealer Assist {__version__}"
    assert lines[1] == '    sensors = "my-board:/dev/serial/by-id/usb-line@19200"'
    assert "    7 good" in lines
    assert "    slowest answer 22 ms" in lines
    assert "    last bytes 01 00" in lines
    assert lines[-2:] == ["    21:35  garbled 1, silent 2", "    21:43  busy 1"]


def test_only_the_last_hour_is_kept() -> None:
    traffic = Traffic()
    for minute in range(200):
        traffic.count("silent", minute * 60_000)
    assert len(traffic.minutes) == 60
