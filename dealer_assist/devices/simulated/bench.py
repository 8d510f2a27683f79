"""A workbench of simulated devices on pseudo-terminals, moved by typed words."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from dealer_assist.devices.entries import MS_A_BYTE
from dealer_assist.devices.messages import KeyPosition
from dealer_assist.devices.simulated.faults import NotAFault, carry_out
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.printer import SimulatedPrinter
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.rfid_reader import HIGHEST, SimulatedRfidReader
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated.shoe import SimulatedShoe
from dealer_assist.devices.simulated.swiper import SimulatedSwiper
from dealer_assist.devices.wire import QUIET, LineNoise, Model, spoil

SEATS = range(1, 8)
SPOTS = {(seat, "A") for seat in SEATS}
POSITIONS: dict[str, KeyPosition] = {"RUN": "RUN", "JPH": "JPH"}
WORDS = (
    "chip 3 on, chip 3 off, swipe 6008140031, swipe garbled, hold 6547886 (at the RFID reader), "
    "key JPH, key RUN, draw 4s, lamps, slips, "
    "fault sensor 5 stuck, clear sensor 5, unplug sensors, clear sensors, printer paper-out"
)


class TerminalPlug:
    """A device at a stable name: pulled and put back, the name leads to a new terminal."""

    def __init__(
        self,
        name: Path,
        model: Model,
        clock_ms: Callable[[], float],
        random: Random,
        *,
        has_echo: bool,
    ) -> None:
        self.name = name
        self.noise: LineNoise = QUIET
        self._model = model
        self._clock_ms = clock_ms
        self._random = random
        self._has_echo = has_echo
        self._terminal: PseudoTerminal | None = None
        self.replug()

    @property
    def is_plugged(self) -> bool:
        """Tell whether the plug is in."""
        return self._terminal is not None

    def hear(self, data: bytes) -> bytes:
        """Pass bytes to the device and back, over the line as it is."""
        answer = self._model.hear(spoil(data, self.noise, self._random))
        return spoil(answer, self.noise, self._random)

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass for the device."""
        return spoil(self._model.tick(dt_ms), self.noise, self._random)

    def do(self, deed: Callable[[], None]) -> None:
        """Move the device by hand while its thread waits."""
        if self._terminal is None:
            deed()
            return
        with self._terminal.lock:
            deed()

    def unplug(self) -> None:
        """Pull the plug: the port is gone."""
        self.name.unlink(missing_ok=True)
        if self._terminal is not None:
            self._terminal.close()
        self._terminal = None

    def replug(self) -> None:
        """Put the plug back under the same name."""
        if self._terminal is None:
            self._terminal = PseudoTerminal(
                self, self._clock_ms, has_echo=self._has_echo, ms_a_byte=MS_A_BYTE
            )
            self.name.symlink_to(self._terminal.path)


class Bench:
    """One of each simulated device, each on its own port in a folder."""

    def __init__(self, folder: Path, clock_ms: Callable[[], float], random: Random) -> None:
        self.sensors = SimulatedSensorBank(SEATS)
        self.swiper = SimulatedSwiper()
        self.key_switch = SimulatedKeySwitch()
        self.printer = SimulatedPrinter()
        self.shoe = SimulatedShoe()
        self.rfid = SimulatedRfidReader()
        self.simulated = SimulatedHardware(
            sensors=self.sensors,
            swiper=self.swiper,
            key_switch=self.key_switch,
            printer=self.printer,
            shoe=self.shoe,
        )
        models: dict[str, Model] = {
            "sensors": self.sensors,
            "swiper": self.swiper,
            "key_switch": self.key_switch,
            "printer": self.printer,
            "shoe": self.shoe,
            "rfid": self.rfid,
        }
        self._plugs = {
            name: TerminalPlug(
                folder / name,
                model,
                clock_ms,
                random,
                has_echo=name in ("sensors", "key_switch"),
            )
            for name, model in models.items()
        }

    @property
    def simulated_names(self) -> tuple[str, ...]:
        """Name the devices on the bench."""
        return tuple(self._plugs)

    @property
    def ports(self) -> dict[str, Path]:
        """Give the path of every device."""
        return {name: plug.name for name, plug in self._plugs.items()}

    def wire(self, name: str) -> TerminalPlug | None:
        """Give the plug of a device."""
        return self._plugs.get(name)

    def do(self, sentence: str) -> str:
        """Do what the words say and answer in a line; unknown words raise `NotAFault`."""
        match sentence.split():
            case ["chip", spot, "on" | "off" as way] if (place := _place(spot)) in SPOTS:
                move = self.sensors.place_chip if way == "on" else self.sensors.take_chip
                self._plugs["sensors"].do(lambda: move(*place))
            case ["swipe", "garbled"]:
                self._plugs["swiper"].do(self.swiper.swipe_garbled)
            case ["swipe", number] if number.isdigit():
                self._plugs["swiper"].do(lambda: self.swiper.swipe(number))
            case ["hold", number] if number.isdigit() and int(number) <= HIGHEST:
                self._plugs["rfid"].do(lambda: self.rfid.swipe(number))
            case ["key", "RUN" | "JPH" as position]:
                self._plugs["key_switch"].do(lambda: self.key_switch.turn(POSITIONS[position]))
            case ["draw", card]:
                self._plugs["shoe"].do(lambda: self.shoe.draw(card))
            case ["lamps"]:
                return "  ".join(f"{seat} {self.sensors.lamp(seat)}" for seat in SEATS)
            case ["slips"]:
                return f"{len(self.printer.slips)} came out"
            case []:
                return ""
            case _:
                self._break(sentence)
        return "done"

    def close(self) -> None:
        """Take every port away."""
        for plug in self._plugs.values():
            plug.unplug()

    def _break(self, sentence: str) -> None:
        try:
            carry_out(sentence, self)
        except NotAFault as error:
            raise NotAFault(f"{error}; other words: {WORDS}") from error


def _place(spot: str) -> tuple[int, str]:
    return (int(spot), "A") if spot.isdigit() else (0, "")
