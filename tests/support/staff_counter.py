"""The staff desk of the command line with a swiper at a port, and a person who answers."""

import io
import sys
import time
from pathlib import Path

import pytest

from dealer_assist.cli import staff
from dealer_assist.cli.main import main
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker

HADDAD, PARK, OKAFOR = "6003118800003301", "6003118800002201", "6003118800001101"
EXAMPLE = Path(__file__).parents[2] / "packaging" / "live-example.toml"


class Counter:
    """A swiper at a port, a table file that names it, and a person who answers the prompts."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._swiper = SimulatedSwiper()
        self._terminal = PseudoTerminal(TrackSpeaker(self._swiper), lambda: time.monotonic() * 1000)
        self._monkeypatch = monkeypatch
        self.data = folder / "data"
        self.table = folder / "pit-3.toml"
        self.with_swiper(self._terminal.path)

    def with_swiper(self, where: str) -> None:
        text = EXAMPLE.read_text().split("\n[devices]")[0]
        swiper = f'swiper = "{where}"\n' if where else ""
        self.table.write_text(f'{text}\n[devices]\nsensors = "simulated"\n{swiper}')

    def call(self, *words: str, typed: str = "", cards: tuple[str, ...] = ()) -> int:
        waiting = list(cards)

        def say(line: str) -> None:
            print(line)
            if line.startswith("Swipe"):
                with self._terminal.lock:
                    self._swiper.swipe(waiting.pop(0))

        self._monkeypatch.setattr(staff, "say", say)
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        table = ("--table", str(self.table)) if words[0] not in ("list", "export") else ()
        return main(["staff", *words, "--data", str(self.data), *table])

    def close(self) -> None:
        self._terminal.close()


def begin(counter: Counter) -> None:
    assert counter.call("enrol", typed="L. Haddad\nJ. Park\n", cards=(HADDAD, PARK)) == 0
