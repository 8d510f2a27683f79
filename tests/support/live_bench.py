"""A live table on the ports of simulated devices, with enrolled staff, for tests."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event

from patience import PATIENCE_S

from dealer_assist.desk.clock import WallClock
from dealer_assist.desk.outcome import Outcome
from dealer_assist.devices.simulated.bench import Bench
from dealer_assist.journal.key import card_key, load_or_make_key
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.paths import heads_folder, key_file
from dealer_assist.staff.enrolment import Two, enrol, found, newcomer
from dealer_assist.staff.register import StaffRegister, register_file
from dealer_assist.table.setup.roles import Role

HADDAD, PARK, OKAFOR = "6003118800003301", "6003118800002201", "6003118800001101"
EXAMPLE = Path(__file__).parents[2] / "packaging" / "live-example.toml"


def write_table(folder: Path, devices: str) -> Path:
    """Write the shipped example with other ports."""
    table = folder / "pit-3.toml"
    table.write_text(EXAMPLE.read_text().split("\n[devices]")[0] + "\n" + devices)
    return table


def enrol_all(data: Path) -> StaffRegister:
    """Enrol an Executive, a Supervisor and a dealer."""
    key = load_or_make_key(key_file())
    known_by = card_key(key_file())
    register = StaffRegister(register_file(data), key, WallClock().now, heads_folder(), known_by)
    executive = newcomer(known_by, HADDAD, "L. Haddad", Role.EXECUTIVE)
    supervisor = newcomer(known_by, PARK, "J. Park", Role.SUPERVISOR)
    register.change(lambda staff: found(staff, executive, supervisor), "test")
    cards = register.staff().cards
    two = Two(cards["executive-1"].member, cards["supervisor-1"].member, register.now().date())
    dealer = newcomer(known_by, OKAFOR, "M. Okafor", Role.DEALER)
    register.change(lambda staff: enrol(staff, two, dealer), "test")
    return register


class LiveTable:
    """A bench of devices on pseudo-terminals, and a live table that has their ports.

    Replaced: the pace of the line. What a device says comes at once, because on a machine that is
    robbed of its processor the twin would stop in the middle of a word, which a real one does not.
    `test_bench.py` tries the paced line.
    """

    def __init__(self, folder: Path, others: str, swiper: str) -> None:
        self.data = folder / "data"
        self.data.mkdir(exist_ok=True)
        self.bench = Bench(folder, lambda: time.monotonic() * 1000, Random(7), ms_a_byte=0.0)
        ports = {"sensors": self.bench.ports["sensors"], "swiper": self.bench.ports["swiper"]}
        if swiper:
            ports["swiper"] = Path(swiper)
        lines = "".join(f'{name} = "{port}"\n' for name, port in ports.items())
        self.file = write_table(folder, f"[devices]\n{lines}{others}")
        self.register = enrol_all(self.data)
        self.heard = Event()
        self.outcomes: list[Outcome] = []
        self.opened = self._open()

    def _open(self) -> OpenTable:
        opened = open_table(
            str(self.file), self.data, WallClock(), is_live=True, wake=self.heard.set
        )
        opened.desk.on_outcome(self.outcomes.append)
        return opened

    def reopen(self) -> None:
        """End the program and start it anew on the same data."""
        self.opened.close()
        self.opened = self._open()
        self.opened.desk.tick()

    @property
    def said(self) -> str:
        """Return what a screen would say: the last sentence; an alert that follows has none."""
        return next((one.sentence for one in reversed(self.outcomes) if one.sentence), "")

    def until(self, is_met: Callable[[], bool]) -> None:
        """Let the table hear its devices until this is so."""
        end = time.monotonic() + PATIENCE_S
        while not is_met() and time.monotonic() < end:
            self.heard.wait(0.05)
            self.heard.clear()
            self.opened.desk.tick()
        assert is_met()

    def swipe(self, number: str) -> None:
        """Swipe a card as soon as the swiper's port is open, and let the table judge it."""
        before = self.good_swipes()
        self.until(lambda: self.is_swiper_open)
        self.bench.do(f"swipe {number}")
        self.until(lambda: self.good_swipes() > before)
        self.opened.desk.tick()

    @property
    def is_swiper_open(self) -> bool:
        (slot,) = [one for one in self.opened.rack._slots if one.name == "swiper"]
        assert slot.port_thread is not None
        return slot.port_thread._port.is_open

    def good_swipes(self) -> int:
        return sum(one.good for one in self.opened.rack.health() if one.device == "swiper")

    def close(self) -> None:
        self.opened.close()
        self.bench.close()


@contextmanager
def live_table(folder: Path, others: str = "", swiper: str = "") -> Iterator[LiveTable]:
    table = LiveTable(folder, others, swiper)
    try:
        yield table
    finally:
        table.close()
