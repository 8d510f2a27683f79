"""A simulated shuffler: it deals hands until it jams, and tells so."""

from collections.abc import Sequence

from dealer_assist.devices.json_lines.lines import line_of
from dealer_assist.devices.simulated.model import DONE

CODES = {"jam": "12", "misdeal": "31"}
MODE = "POKER 5 CARDS"


class SimulatedShuffler:
    """Count the hands of a round, and stop with a code."""

    faults = tuple(CODES)
    words = ("hands 7", "mode CRAZY 4 POKER")

    def __init__(self) -> None:
        self.fault: str | None = None
        self.mode = MODE
        self.hands = 0

    def cause(self, fault: str) -> None:
        """Stop in one of the ways of `faults`."""
        if fault not in self.faults:
            raise ValueError(f"a shuffler cannot be {fault!r}: {', '.join(self.faults)}")
        self.fault = fault

    def clear(self) -> None:
        """Run again."""
        self.fault = None

    def move(self, words: Sequence[str]) -> str | None:
        """Deal so many hands, or choose a mode, by words."""
        match words:
            case ["hands", count] if count.isdigit():
                self.hands = int(count)
            case ["mode", *mode] if mode:
                self.mode = " ".join(mode)
            case _:
                return None
        return DONE


class ShufflerSpeaker:
    """Say every change in a line."""

    def __init__(self, shuffler: SimulatedShuffler) -> None:
        self._shuffler = shuffler
        self._told: tuple[str, int, str | None] | None = None

    def hear(self, data: bytes) -> bytes:
        """Say nothing to the host."""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Return what is new."""
        shuffler = self._shuffler
        now = (shuffler.mode, shuffler.hands, shuffler.fault)
        if now == self._told:
            return b""
        self._told = now
        fault = CODES[shuffler.fault] if shuffler.fault else None
        return line_of({"mode": shuffler.mode, "hands": shuffler.hands, "fault": fault})
