"""The ports of a kiosk while it is set up: listened to all at once, until each device has its own.

Whoever asks chooses a device and does what it is for; the port that speaks is its port.
"""

import re
from collections.abc import Iterable, Mapping

from dealer_assist.devices.cctalk.profile import PUBLIC
from dealer_assist.devices.connect import SPEED
from dealer_assist.devices.messages import CardMisread, CardSwiped, Message, ShoeCard, ShufflerTold
from dealer_assist.devices.port import BAUD
from dealer_assist.devices.printers.escpos import why_not_ready
from dealer_assist.devices.registry import role_named
from dealer_assist.kiosk_setup.machine import Machine, PortFound, TrialResult
from dealer_assist.kiosk_setup.port_listener import Hearing, PortListener
from dealer_assist.message import Msg, listed
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

LOOK_EVERY_MS = 1_000
SPEEDS = (BAUD, 19_200, 38_400, 57_600, 115_200)
"""The speeds that a port is listened to at, one after the other, when a person asks for it."""
_KIND = re.compile(r"[a-z][a-z0-9_-]+:(?=/)")
_LETTERS = {"sensors": "A", "second_sensors": "B"}
PROOFS: Mapping[str, tuple[type, ...]] = {
    "swiper": (CardSwiped,),
    "shoe": (ShoeCard,),
    "shuffler": (ShufflerTold,),
}


class HeardPort(Value):
    """A port with its number on the screen, and what is heard on it."""

    number: int
    found: PortFound
    hearing: Hearing
    baud: int = BAUD

    def named_for(self, device: str) -> str:
        """Return how a table file names this port for a device."""
        kind = self.hearing.kind if device in (*_LETTERS, "swiper") else ""
        speed = f"@{self.baud}" if self.baud != BAUD else ""
        return f"{kind}:{self.found.name}{speed}" if kind else f"{self.found.name}{speed}"


def bare(text: str) -> str:
    """Take kind and speed off the name of a port."""
    name = _KIND.sub("", text)
    found = SPEED.fullmatch(name)
    return found[1] if found is not None else name


def speed_of(text: str) -> int:
    """Return the speed that a port is named with, or the usual one."""
    found = SPEED.fullmatch(text)
    return int(found[2]) if found is not None else BAUD


class PortRack:
    """Every port of the machine with its ear."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._found: tuple[PortFound, ...] = ()
        self._listeners: dict[str, PortListener] = {}
        self._numbers: dict[str, int] = {}
        self._look_ms = 0
        self._told: dict[str, list[Message]] = {}
        self._speeds: dict[str, int] = {}
        self._is_looking = False
        self.has_looked = False

    @property
    def ports(self) -> tuple[HeardPort, ...]:
        """List the ports; each has the number on the screen that it was first seen with."""
        return tuple(
            HeardPort(
                self._numbers[found.where],
                found,
                self._listeners[found.where].hearing,
                self._speeds.get(found.name, BAUD),
            )
            for found in self._found
        )

    def look(self, named: Iterable[str] = ()) -> None:
        """Look for ports now, and ask everybody again, those that are named at their own speed."""
        self._speeds |= {bare(text): speed_of(text) for text in named}
        self.close()
        self._is_looking = True
        self._look_ms = 0

    def tick(self, now_ms: int) -> None:
        """Look for what was plugged in or out, and listen."""
        if not self._is_looking:
            return
        if now_ms >= self._look_ms:
            self._look_ms = now_ms + LOOK_EVERY_MS
            self._follow(self._machine.ports())
        self._machine.tick(now_ms)
        for where, ear in self._listeners.items():
            ear.tick(now_ms)
            self._told.setdefault(where, []).extend(ear.take_messages())

    def listen(self, name: str) -> HeardPort | None:
        """Listen to a port at the next speed, and ask everybody there again."""
        found = next((port_found for port_found in self._found if port_found.name == name), None)
        if found is None:
            return None
        baud = self._speeds.get(name, BAUD)
        place = SPEEDS.index(baud) if baud in SPEEDS else -1
        self._speeds[name] = SPEEDS[(place + 1) % len(SPEEDS)]
        self._listeners.pop(found.where).close()
        self._listeners[found.where] = self._listener(found)
        return next(port for port in self.ports if port.found is found)

    def show_itself(self, name: str) -> None:
        """Have the device at a port show itself, where it can: its lamps, its paper."""
        found = next(
            (port_found for port_found in self._found if port_found.name == bare(name)), None
        )
        if found is not None:
            self._listeners[found.where].show_itself()

    def messages(self, name: str) -> list[Message]:
        """Return what was told at a port since the last time, by its name in the settings."""
        where = next(
            (port_found.where for port_found in self._found if port_found.name == bare(name)), ""
        )
        return self._told.pop(where, [])

    def forget_messages(self) -> None:
        """Drop what was told so far: it was not said to us."""
        self._told.clear()

    def close(self) -> None:
        """Release every port."""
        for ear in self._listeners.values():
            ear.close()
        self._listeners, self._found = {}, ()
        self._is_looking = self.has_looked = False

    def _follow(self, found: tuple[PortFound, ...]) -> None:
        there = {port_found.where for port_found in found}
        for where in [listener for listener in self._listeners if listener not in there]:
            self._listeners.pop(where).close()
        for port_found in found:
            self._numbers.setdefault(port_found.where, len(self._numbers) + 1)
            if port_found.where not in self._listeners:
                self._listeners[port_found.where] = self._listener(port_found)
        self._found, self.has_looked = found, True

    def _listener(self, found: PortFound) -> PortListener:
        speed = self._speeds.get(found.name, BAUD)
        return PortListener(self._machine.open_port(found.where, speed))


def fits(device: str, hearing: Hearing, since_ms: int) -> bool:
    """True if this may be the port of a device: it answers as such, or it has just spoken."""
    if not hearing.is_open:
        return False
    if device in _LETTERS:
        return bool(_seats_heard(device, hearing))
    if device == "key_switch":
        return PUBLIC.key_address in hearing.addresses
    if device == "printer":
        return hearing.printer is not None
    is_free = not hearing.addresses and hearing.printer is None
    return is_free and hearing.spoke_ms is not None and hearing.spoke_ms >= since_ms


def test_of(
    device: str, hearing: Hearing, told: list[Message], table: TableSetup
) -> TrialResult | None:
    """Judge the test of a device at its port; None while it has not shown anything yet."""
    if not hearing.is_open:
        return TrialResult(
            is_well=False, sentence=Msg("The port is gone. Plug the device in again")
        )
    if device in (*_LETTERS, "key_switch", "printer"):
        return _answering(device, hearing, table) if hearing.is_asked else None
    proofs = PROOFS.get(device)
    for message in told:
        if isinstance(message, CardMisread):
            return TrialResult(is_well=False, sentence=message.reason)
        if proofs is None or isinstance(message, proofs):
            role = role_named(device)  # whose it was: the next device is asked for beside it
            title = role.title if role is not None else device
            return TrialResult(is_well=True, sentence=Msg("{device}: read correctly", device=title))
    return None


def _seats_heard(device: str, hearing: Hearing) -> set[int]:
    places = (PUBLIC.place_of(address) for address in hearing.addresses)
    letter = _LETTERS[device]
    return {place[0] for place in places if place is not None and place[1] == letter}


def _sensors(device: str, hearing: Hearing, table: TableSetup) -> TrialResult:
    silent = [seat for seat in table.seats if seat not in _seats_heard(device, hearing)]
    if not silent:
        count = len(table.seats)
        return TrialResult(is_well=True, sentence=Msg("All {n} sensors answer", n=count))
    seats = listed([str(seat) for seat in silent])
    return TrialResult(
        is_well=False,
        sentence=Msg(
            "The sensors of seats {seats} do not answer. Check their cables",
            seats=seats,
        ),
    )


def _answering(device: str, hearing: Hearing, table: TableSetup) -> TrialResult:
    """Judge a device that answers by itself, when everybody at its port was asked."""
    if not fits(device, hearing, 0):
        return TrialResult(is_well=False, sentence=Msg("No longer answers at this port"))
    if device in _LETTERS:
        return _sensors(device, hearing, table)
    if device == "key_switch":
        return TrialResult(is_well=True, sentence=Msg("The key switch answers"))
    trouble = why_not_ready(hearing.printer) if hearing.printer else None
    well = Msg("Cutter and paper OK")
    return TrialResult(is_well=trouble is None, sentence=trouble or well)
