"""A table file's [devices], read and refused in one sentence."""

from pathlib import Path
from random import Random
from threading import Event

import pytest

from dealer_assist.devices.connect import Entry, NotADevice, connect, read_entry
from dealer_assist.devices.messages import DeviceLost, SensorRead
from dealer_assist.devices.rack import Rack
from dealer_assist.rules.refusal import Refused

SEATS = range(1, 8)


def rack(devices: dict[str, str], *, is_live: bool = False) -> Rack:
    return connect(devices, SEATS, clock_ms=lambda: 0, random=Random(1), is_live=is_live)


@pytest.mark.parametrize(
    ("device", "text", "entry"),
    [
        ("sensors", "simulated", Entry("sensors", "sum", "simulated")),
        ("sensors", "crc:/dev/ttyUSB0", Entry("sensors", "crc", "/dev/ttyUSB0")),
        ("swiper", "socket://10.0.0.7:4001", Entry("swiper", "magnetic", "socket://10.0.0.7:4001")),
        ("swiper", "COM3", Entry("swiper", "magnetic", "COM3")),
    ],
)
def test_an_entry_is_a_port_with_or_without_its_kind(device: str, text: str, entry: Entry) -> None:
    assert read_entry(device, text) == entry


def test_a_device_that_there_is_not_is_named_with_those_there_are() -> None:
    with pytest.raises(NotADevice, match=r"coffee: there is no such device; use sensors, swiper"):
        rack({"coffee": "simulated"})


@pytest.mark.parametrize("text", ["", "crc:"])
def test_an_entry_without_a_port_says_what_to_write(text: str) -> None:
    with pytest.raises(NotADevice, match=r"\[devices\] sensors: name a port"):
        rack({"sensors": text})


def test_a_live_table_with_a_simulated_swiper_is_refused() -> None:
    with pytest.raises(Refused, match="real card swiper"):
        rack({"swiper": "simulated"}, is_live=True)


def test_a_real_port_that_is_missing_is_told_and_does_not_stop_the_table(tmp_path: Path) -> None:
    woken = Event()
    table = connect(
        {"sensors": "simulated", "swiper": str(tmp_path / "no-such-port")},
        SEATS,
        clock_ms=lambda: 0,
        random=Random(1),
        wake=woken.set,
    )
    assert woken.wait(5)
    *states, lost = table.tick(0)
    table.close()
    assert states == [SensorRead(seat, "A", has_chip=False) for seat in SEATS]
    assert isinstance(lost, DeviceLost)
    assert lost.device == "swiper"
    assert "no-such-port" in lost.why
    assert table.simulated_names == ("sensors",)
    assert table.simulated.swiper is None
