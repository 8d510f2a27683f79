"""The first start as scenarios play it: a simulated machine, in simulated time."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from dealer_assist.devices.simulated.swiper import NOBODYS
from dealer_assist.kiosk.setup_session import SetUpFace, surroundings
from dealer_assist.kiosk_setup.kiosk_setup import SetUp
from dealer_assist.kiosk_setup.simulated_machine import CARDS, Mishap, SimulatedMachine
from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.script import spot
from dealer_assist.scenarios.window_scene import BETWEEN_MS, WindowScene
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace

SETUP = "set-up"
"""What a scenario of the first start has in the place of a table's name."""

MORNING = datetime(2026, 3, 14, 14, 20, tzinfo=UTC)
LETTER_MS = 100
_CARDS = {
    "executive-1": CARDS[0],
    "supervisor-1": CARDS[1],
    "dealer-1": CARDS[2],
    "unknown": NOBODYS,
}
_MISHAPS: dict[str, dict[str, Any]] = {
    "clock off": {"skew_ms": -600_000},
    "stick full": {"room": 2_000_000},
    "stick missing": {"has_stick": False},
    "floor silent": {"has_floor": False},
    "serial twice": {"twins": True},
}


class SetupScene(WindowScene):
    """A window with the set-up of a simulated machine; the answers are on disk."""

    def __init__(self, request: dict[str, Any], machine: SimulatedMachine | None = None) -> None:
        super().__init__(request, MORNING, LETTER_MS)
        data = Path(request["data"])
        self.machine = machine or SimulatedMachine(data)
        given = surroundings(self.machine, self.clock, data / "etc", data, Random(7))
        self.set_up = SetUp(given)
        self.face = SetUpFace(
            self.window,
            self.set_up,
            self.clock,
            lambda: None,
            preferences=Preferences(),
            reduce_motion=True,
        )
        self.wait(BETWEEN_MS)

    def perform(self, verb: str, words: list[str]) -> None:
        """Do one instruction, then let everything come to rest."""
        if verb.startswith("expect "):
            self._expect(verb.removeprefix("expect "), words)
            return
        if not self.touch(verb, words):
            self._move(verb, words)
        self.wait(BETWEEN_MS)

    def kept(self) -> dict[str, Any]:
        """Return what outlives the process."""
        return self.outlives(SETUP)

    def _move(self, verb: str, words: list[str]) -> None:
        hardware = self.machine.hardware
        match verb, words:
            case "swipe", ["garbled"] if hardware.swiper is not None:
                hardware.swiper.swipe_garbled()
            case "swipe", [who] if who in _CARDS:
                self.machine.swipe(_CARDS[who])
            case "chip", [place, how] if hardware.sensors is not None:
                sensors = hardware.sensors
                (sensors.place_chip if how == "on" else sensors.take_chip)(*spot(place))
            case "key", [position] if hardware.key_switch is not None:
                hardware.key_switch.turn("JPH" if position == "JPH" else "RUN")
            case "printer", [fault] if hardware.printer is not None:
                hardware.printer.cause(fault)
            case "clear", ["paper"] if hardware.printer is not None:
                hardware.printer.clear()
            case "unplug", [device]:
                self.machine.unplug(device)
            case "fault", _ if " ".join(words) in _MISHAPS:
                changed = _MISHAPS[" ".join(words)]
                self.machine.mishap = replace(self.machine.mishap, **changed)
            case "clear", _ if " ".join(words) in _MISHAPS:
                self.machine.mishap = Mishap()
            case "clear", [device]:
                self.machine.plug_in(device)
            case _:
                raise CannotDo(f"{verb} {' '.join(words)}: not at a set-up")

    def _expect(self, what: str, words: list[str]) -> None:
        said = " ".join(words)
        match what:
            case "enabled":
                self.hand.ready(said)
            case "disabled":
                control = self.hand.control(words[0])
                if control.is_available:
                    raise CannotDo(f"{words[0]!r} can be pressed")
                _holds(" ".join(words[1:]), control.reason)
            case "prompt":
                prompt = self.face.top_screen.parts.prompt.model
                _holds(said, f"{prompt.line} {prompt.detail}")
            case _:
                raise CannotDo(f"expect {what} is for a table")


def _holds(word: str, text: str) -> None:
    if word.casefold() not in text.casefold():
        raise CannotDo(f"it says {text!r}")
