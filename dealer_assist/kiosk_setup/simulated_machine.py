"""A kiosk that is not there: two monitors, four ports with simulated devices on their real bytes.

To see the set-up without hardware; nothing of this machine is touched.
"""

from pathlib import Path
from random import Random

from dealer_assist.devices.connect import lines_of, read_configs
from dealer_assist.devices.port import BAUD, Port, PortClosed
from dealer_assist.devices.registry import kind_of
from dealer_assist.devices.role import SIMULATED, DeviceKind
from dealer_assist.devices.simulated.hardware import SimulatedHardware, make_simulated
from dealer_assist.devices.simulated_wire import SimulatedWire
from dealer_assist.kiosk_setup.machine import Output, PortFound, TrialResult, told_apart
from dealer_assist.kiosk_setup.trial_words import (
    LEAST_ROOM,
    clock_words,
    no_room,
    no_stick,
    saved,
    written_and_read,
)
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, replace

OUTPUTS = (Output("HDMI-A-1", 1920, 1080, 527), Output("HDMI-A-2", 1920, 1080, 1210))
_DEVICES = ("sensors", "printer", "swiper", "key_switch")
_PLUGS = {
    "sensors": ("FT232R", "A10KXYZ1"),
    "printer": ("CP2102", "A10KXYZ2"),
    "swiper": ("PL2303", "A10KXYZ3"),
    "key_switch": ("CH340", ""),
}
CARDS = ("6003118800003301", "6003118800002201", "6003118800001101")
ROOM = 14_000_000_000
FAST = 115_200


class Mishap(Value):
    """What goes wrong on request: the clock's error, room on the stick, who does not answer.

    `fast_printer` understands only its own speed. A stick without a UUID is known by its label.
    """

    skew_ms: int = 10
    room: int = ROOM
    has_stick: bool = True
    uuid: str = ""
    has_floor: bool = True
    twins: bool = False
    fast_printer: bool = False


class SimulatedMachine:
    """Everything answers as it should, unless a mishap says otherwise."""

    is_simulated = True

    def __init__(self, folder: Path, *, mishap: Mishap | None = None) -> None:
        self.mishap = mishap or Mishap()
        self._folder = folder
        self._random = Random(7)
        self.hardware: SimulatedHardware
        self._wires = self._make_wires()
        self._ticked_ms: int | None = None
        self._card = 0
        self._gone: set[str] = set()

    def outputs(self) -> tuple[Output, ...]:
        """List two monitors."""
        return OUTPUTS

    def ports(self) -> tuple[PortFound, ...]:
        """List the ports whose plugs are in."""
        return told_apart(
            self._found(number, device)
            for number, device in enumerate(_DEVICES)
            if device not in self._gone
        )

    def open_port(self, where: str, baud: int = BAUD) -> Port:
        """Return the wire to a simulated device; closing it closes this use of it alone.

        At another speed than the device's own nobody understands anybody.
        """
        is_fast = self.mishap.fast_printer and where == _where("printer")
        return _Use(self._wires[where], is_deaf=baud != (FAST if is_fast else BAUD))

    def folders(self) -> tuple[str, ...]:
        """List one folder."""
        return ("/srv/copies",)

    def try_clock(self, server: str) -> TrialResult:
        """Find the clock as far off as the mishap says."""
        return clock_words(server, self.mishap.skew_ms)

    def try_floor(self, table: TableSetup, settings: Path) -> TrialResult:
        """Let the floor answer, or not."""
        if self.mishap.has_floor:
            said = Msg("Table {number} is heard on the floor", number=table.number)
            return TrialResult(is_well=True, sentence=said)
        said = Msg("The server does not answer. Check its name and the cable")
        return TrialResult(is_well=False, sentence=said)

    def try_copy(self, label: str, folder: str) -> TrialResult:
        """Write a file into a folder of its own and read it back, where the mishap lets it."""
        place = folder or label
        if label and not self.mishap.has_stick:
            return TrialResult(is_well=False, sentence=no_stick(label))
        if self.mishap.room < LEAST_ROOM:
            return TrialResult(is_well=False, sentence=no_room(place, self.mishap.room))
        (self._folder / "copies").mkdir(parents=True, exist_ok=True)
        written = written_and_read(self._folder / "copies", place, self.mishap.room)
        return replace(written, uuid="" if folder else self.mishap.uuid)

    def save(self, label: str, folder: str, name: str, text: str) -> TrialResult:
        """Put a file into the folder of the copies."""
        (self._folder / "copies").mkdir(parents=True, exist_ok=True)
        (self._folder / "copies" / name).write_text(text, encoding="utf-8")
        return TrialResult(is_well=True, sentence=saved(name, folder or label))

    def use(self, device: str) -> None:
        """Lay a chip, swipe the next card, turn the key."""
        hardware = self.hardware
        match device:
            case "sensors" if hardware.sensors is not None:
                is_there = hardware.sensors.has_chip(1)
                (hardware.sensors.take_chip if is_there else hardware.sensors.place_chip)(1)
            case "swiper":
                self._card += 1
                self.swipe(CARDS[self._card % len(CARDS) - 1])
            case "key_switch" if hardware.key_switch is not None:
                is_run = hardware.key_switch.position == "RUN"
                hardware.key_switch.turn("JPH" if is_run else "RUN")
            case _:
                return

    def swipe(self, number: str) -> None:
        """Draw a card through."""
        if self.hardware.swiper is not None:
            self.hardware.swiper.swipe(number)

    def unplug(self, device: str) -> None:
        """Pull a plug."""
        self._gone.add(device)
        self._wires[_where(device)].unplug()

    def plug_in(self, device: str) -> None:
        """Put it back."""
        self._gone.discard(device)
        self._wires[_where(device)].replug()

    def tick(self, now_ms: int) -> None:
        """Let time pass on every wire."""
        passed = now_ms - (now_ms if self._ticked_ms is None else self._ticked_ms)
        self._ticked_ms = now_ms
        if passed:
            for wire in self._wires.values():
                wire.tick(passed)

    def _make_wires(self) -> dict[str, SimulatedWire]:
        lines = lines_of(read_configs(dict.fromkeys(_DEVICES, SIMULATED)), range(1, 8), ())
        self.hardware = make_simulated(lines)
        wires = {}
        for line in lines:
            kind, device = kind_of(line.config), line.config.device
            if isinstance(kind, DeviceKind):
                speaker = self.hardware.twins[device].speaker
                wires[_where(device)] = SimulatedWire(speaker, self._random, has_echo=kind.has_echo)
        return wires

    def _found(self, number: int, device: str) -> PortFound:
        words, serial = _PLUGS[device]
        serial = _PLUGS["sensors"][1] if self.mishap.twins and serial else serial
        where = _where(device)
        name = f"/dev/dealer/{serial}" if serial else where
        plug = f"1-1.{number + 1}"
        return PortFound(where, name, words, serial, lasts=bool(serial), plug=plug)


class _Use:
    """One use of a wire that outlives it."""

    def __init__(self, wire: SimulatedWire, *, is_deaf: bool) -> None:
        self._wire, self._is_deaf, self._is_closed = wire, is_deaf, False

    @property
    def is_open(self) -> bool:
        return self._wire.is_open and not self._is_closed

    def write(self, data: bytes) -> None:
        wire = self._of_use()
        if not self._is_deaf:
            wire.write(data)

    def read_available(self) -> bytes:
        wire = self._of_use()
        return b"" if self._is_deaf else wire.read_available()

    def close(self) -> None:
        self._is_closed = True

    def _of_use(self) -> SimulatedWire:
        if self._is_closed:
            raise PortClosed("it was closed")
        return self._wire


def _where(device: str) -> str:
    return f"/dev/ttyUSB{_DEVICES.index(device)}"
