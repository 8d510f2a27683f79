"""Try a sensor board through its own driver, whatever it speaks; for a technician's report."""

from collections.abc import Callable, Iterator

from dealer_assist.devices.driver import Lamp, SensorDriver, Spot
from dealer_assist.devices.health import counted
from dealer_assist.devices.messages import (
    LOST,
    ChipPlaced,
    ChipRemoved,
    CommandAnswered,
    CommandUnanswered,
    DeviceLost,
    Message,
    SensorFault,
    SensorIdentified,
    SensorRead,
    Unanswered,
)
from dealer_assist.devices.port_thread import WaitingPort
from dealer_assist.devices.tried import Tried, never_moved

PATIENCE_S = 0.005
FIRST_MS = 3_000  # every sensor has shown its state by then, or has been given up
COMMAND_MS = 2_000  # the drivers ask three times before they call a command unanswered
LAMPS: tuple[Lamp, ...] = ("lit", "locked", "fault", "off")


class DriverTrial:
    """Do with a board what a table does with it, and write down what it tells."""

    def __init__(
        self, driver: SensorDriver, port: WaitingPort, clock_ms: Callable[[], int]
    ) -> None:
        self._driver = driver
        self._port = port
        self._clock_ms = clock_ms
        self._present: dict[Spot, None] = {}
        self._deaf: dict[tuple[Spot, Unanswered], None] = {}  # told once, until they obey again

    @property
    def has_anybody(self) -> bool:
        """True if any sensor has shown its state."""
        return bool(self._present)

    def steps(self) -> Iterator[Tried]:
        """Try everything that needs no hand."""
        for message in self._live(FIRST_MS):
            yield from self._first_told(message)
        is_expected = None if self._present else False  # a table may have fewer seats than seven
        for spot in self._driver.spots:
            if spot not in self._present:
                yield Tried(_name(*spot), "it has not shown its state", is_well=is_expected)
        if not self._present:
            return
        for lamp in LAMPS:
            for seat, letter in self._present:
                self._driver.set_lamp(seat, letter, lamp)
            yield from self._obeyed(f"lamp {lamp}", "lamp")
        self._driver.open_betting()
        yield from self._obeyed("betting open", "inhibit")
        self._driver.close_betting()
        yield from self._obeyed("betting closed", "inhibit")

    def moved(self, watch_ms: int) -> Iterator[Tried]:
        """Report every chip that is laid and lifted, then who saw none and how the line carried."""
        still = dict.fromkeys(self._present)
        for message in self._live(watch_ms):
            match message:
                case ChipPlaced(seat, letter) | ChipRemoved(seat, letter):
                    still.pop((seat, letter), None)
                    has_chip = isinstance(message, ChipPlaced)
                    yield Tried(_name(seat, letter), _chip(has_chip=has_chip), is_well=True)
                case SensorFault(seat, letter, code):
                    yield Tried(_name(seat, letter), code, is_well=False)
        for seat, letter in still:
            yield never_moved(_name(seat, letter))
        for health in self._driver.health():
            if any(health.device == _name(*spot) for spot in self._present):
                yield Tried(health.device, counted(health), is_well=health.state == "ok")

    def _first_told(self, message: Message) -> Iterator[Tried]:
        match message:
            case DeviceLost(_, why):
                yield Tried("port", why, is_well=False)
            case SensorRead(seat, letter, has_chip):
                self._present[seat, letter] = None
                yield Tried(_name(seat, letter), _chip(has_chip=has_chip), is_well=True)
            case SensorIdentified(seat, letter, serial):
                yield Tried(_name(seat, letter), f"serial number {serial}", is_well=True)
            case SensorFault(seat, letter, code) if code != LOST:
                yield Tried(_name(seat, letter), code, is_well=False)

    def _obeyed(self, step: str, asked: Unanswered) -> Iterator[Tried]:
        list(self._live(COMMAND_MS))
        deaf = [spot for spot, what in self._deaf if what == asked]
        for spot in deaf:
            yield Tried(f"{step}, {_name(*spot)}", "no answer", is_well=False)
        if not deaf:
            yield Tried(step, "obeyed", is_well=True)

    def _live(self, ms: int) -> Iterator[Message]:
        end_ms = self._clock_ms() + ms
        while self._clock_ms() < end_ms:
            for message in self._driver.tick(self._clock_ms()):
                self._note_obedience(message)
                yield message
            self._port.wait(PATIENCE_S, self._driver.bytes_awaited)

    def _note_obedience(self, message: Message) -> None:
        match message:
            case CommandUnanswered(seat, letter, what):
                self._deaf[(seat, letter), what] = None
            case CommandAnswered(seat, letter, what):
                self._deaf.pop(((seat, letter), what), None)


def _name(seat: int, letter: str) -> str:
    return f"sensor {seat}{letter}"


def _chip(*, has_chip: bool) -> str:
    return "chip" if has_chip else "no chip"
