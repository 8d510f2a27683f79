"""A device that no table ever had: an entry, a driver and a simulated model, and it is everywhere.

In the product each of the three would be a file, the first of them one that is there already.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from tree import every, looks, words

from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.device_commands import alert_for
from dealer_assist.devices import registry
from dealer_assist.devices.connect import NotADevice, connect, read_config
from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import DeviceBack, DeviceLost, Message
from dealer_assist.devices.port import Port, PortClosed
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.role import DeviceConfig, DeviceKind, DeviceRole, FaultKind, PortLine
from dealer_assist.devices.simulated.bench import Bench
from dealer_assist.devices.simulated.faults import NotAFault, carry_out, catalogue, is_active
from dealer_assist.devices.simulated.model import Twin, one_piece
from dealer_assist.message import Msg
from dealer_assist.ui.pages.faults import DeviceLookedAt, faults_sheet
from dealer_assist.ui.table.presenter.notices import by_urgency, device_cure, device_name
from dealer_assist.ui.toolkit.nodes import Icon

ROOT = Path(__file__).parents[2]


# The driver: what would be a file of its own.
class ChipTray:
    """Hear a chip tray that says `OK` or `FAULT 3` whenever that changes."""

    bytes_awaited = 1

    def __init__(self, port: Port, line: PortLine) -> None:
        self._port, self._name = port, line.config.device
        self._heard = b""
        self._state = "ok"

    def tick(self, now_ms: int) -> list[Message]:
        try:
            *lines, self._heard = (self._heard + self._port.read_available()).split(b"\n")
        except PortClosed:
            lines = [b"cut off"] if self._state != "cut off" else []
        return [self._news(line.decode()) for line in lines]

    def health(self) -> list[Health]:
        return [health_of(self._name, self._state, Traffic())]

    def _news(self, line: str) -> Message:
        self._state = "ok" if line == "OK" else line
        return DeviceBack(self._name) if line == "OK" else DeviceLost(self._name, line)


# The simulated model with what speaks for it: another file.
class SimulatedTray:
    """Count until it jams."""

    faults = ("jam",)
    words = ("count",)

    def __init__(self) -> None:
        self.fault: str | None = None
        self.counted = 0

    def cause(self, fault: str) -> None:
        self.fault = fault

    def clear(self) -> None:
        self.fault = None

    def move(self, words: Sequence[str]) -> str | None:
        if list(words) != ["count"]:
            return None
        self.counted += self.fault is None
        return f"{self.counted} counted"


class LineSpeaker:
    """Say every change in a line."""

    def __init__(self, tray: SimulatedTray) -> None:
        self._tray = tray
        self._told: str | None = None

    def hear(self, data: bytes) -> bytes:
        return b""

    def tick(self, dt_ms: int) -> bytes:
        if self._told == self._tray.fault:
            return b""
        self._told = self._tray.fault
        return b"OK\n" if self._told is None else b"FAULT 3\n"


# The entry of the registry: the one file that is touched.
def twin(line: PortLine) -> Twin:
    model = SimulatedTray()
    return one_piece(line.config.device, model, LineSpeaker(model))


CHIP_TRAY = DeviceRole(
    "chip_tray",
    title=Msg("Chip tray"),
    icon="circuit",
    cure=Msg("No chips are counted. Count by hand."),
    alert=Msg("The chip tray did not answer: chips were counted by hand; check the cable"),
    kinds=(DeviceKind("lines", ChipTray, twin),),
    faults=(FaultKind("jam", Msg("JAM"), Msg("Chips stick")),),
)


@pytest.fixture(autouse=True)
def with_chip_tray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the entry at the end of the list."""
    monkeypatch.setattr(registry, "ROLES", (*registry.ROLES, CHIP_TRAY))


@pytest.fixture
def rack() -> Rack:
    devices = {"swiper": "simulated", "chip_tray": "simulated"}
    return connect(devices, (1,), clock_ms=lambda: 0, random=Random(1))


def test_a_table_file_can_name_it(tmp_path: Path) -> None:
    shipped = ROOT / "resources" / "tables" / "crazy4-aquarius.toml"
    file = tmp_path / "crazy4-with-tray.toml"
    text = shipped.read_text(encoding="utf-8")
    file.write_text(text.replace("[devices]", '[devices]\nchip_tray = "/dev/ttyUSB7@19200"'))
    setup = load_table(ROOT / "resources", ROOT / "layouts", file)
    assert setup.devices["chip_tray"] == "/dev/ttyUSB7@19200"
    config = read_config("chip_tray", setup.devices["chip_tray"])
    assert config == DeviceConfig("chip_tray", "lines", "/dev/ttyUSB7", 19_200)


def test_it_is_named_among_the_devices_there_are() -> None:
    with pytest.raises(NotADevice, match="printer, shoe, shuffler, chip_tray"):
        read_config("coffee", "simulated")


def test_it_stands_in_the_rack_and_fails_by_words(rack: Rack) -> None:
    assert rack.simulated_names == ("swiper", "chip_tray")
    assert rack.tick(0) == []
    carry_out("fault chip_tray jam", rack)
    assert rack.tick(20) == [DeviceLost("chip_tray", "FAULT 3")]
    (active,) = [words for words in catalogue(rack) if is_active(words, rack)]
    assert (active.label, active.cause) == ("Chip tray jam", "fault chip_tray jam")
    carry_out("clear chip_tray", rack)
    assert rack.tick(40) == [DeviceBack("chip_tray")]
    assert [one.state for one in rack.health()] == ["port open", "ok"]


def test_a_table_without_it_says_so() -> None:
    rack = connect({"swiper": "simulated"}, (1,), clock_ms=lambda: 0, random=Random(1))
    with pytest.raises(NotAFault, match="no simulated chip tray"):
        carry_out("fault chip_tray jam", rack)


def test_it_stands_on_the_bench_and_is_moved_by_its_words(tmp_path: Path) -> None:
    bench = Bench(tmp_path, lambda: 0.0, Random(1))
    assert bench.do("count") == "1 counted"
    assert bench.do("fault chip_tray jam") == "done"
    assert bench.do("count") == "1 counted"
    assert f'chip_tray = "{tmp_path / "chip_tray"}"' in list(bench.lines)
    assert ", count, " in bench.words
    bench.close()


def test_a_supervisor_and_a_dealer_read_its_own_words() -> None:
    alert = alert_for(DeviceLost("chip_tray"), "A")
    assert alert is not None
    assert alert.sentence == CHIP_TRAY.alert
    assert (device_name("chip_tray"), device_cure("chip_tray")) == (CHIP_TRAY.title, CHIP_TRAY.cure)
    assert by_urgency({"chip_tray", "printer", "sensors"}) == ("sensors", "printer", "chip_tray")


def test_a_trainer_breaks_it_on_the_panel(rack: Rack) -> None:
    sheet = faults_sheet(catalogue(rack), [], "chip_tray")
    tile = next(one for one in looks(sheet.body) if one.touch == DeviceLookedAt("chip_tray"))
    assert (tile.label, tile.detail) == ("Chip tray", "Works")
    assert [one.name for one in every(tile.face, Icon)] == ["circuit"]
    jam = next(one for one in looks(sheet.body) if not isinstance(one.touch, DeviceLookedAt))
    assert (jam.label, jam.detail) == ("JAM", "Chips stick")
    assert "CHIP TRAY, SIMULATED" in words(sheet.body)
