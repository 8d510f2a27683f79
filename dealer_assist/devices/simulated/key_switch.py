"""A simulated key switch, without any protocol: a key that is turned, and can bounce or break."""

from collections.abc import Mapping, Sequence
from typing import Any

from dealer_assist.devices.messages import KeyPosition
from dealer_assist.devices.simulated.model import DONE

FAULTS = ("dead", "bounce", "reset")
REMEMBERED = 5
OTHER: dict[KeyPosition, KeyPosition] = {"RUN": "JPH", "JPH": "RUN"}


class SimulatedKeySwitch:
    """Stand in RUN or JPH, and count every turn; `recent` has where to, newest first."""

    faults = FAULTS
    words = ("key JPH", "key RUN")

    def __init__(self) -> None:
        self.position: KeyPosition = "RUN"
        self.fault: str | None = None
        self.turns = 0
        self.recent: list[KeyPosition] = []

    @property
    def answers(self) -> bool:
        """True if it says anything at all."""
        return self.fault != "dead"

    def turn(self, position: KeyPosition) -> None:
        """Turn the key."""
        if position == self.position:
            return
        self.position = position
        self._note(position)

    def cause(self, fault: str) -> None:
        """Break in one of the ways of `FAULTS`; a bounce and a reset are over at once."""
        if fault not in FAULTS:
            raise ValueError(f"a key switch cannot be {fault!r}: {', '.join(FAULTS)}")
        if fault == "bounce":
            self._note(OTHER[self.position])
            self._note(self.position)
        elif fault == "reset":
            self._power_up()
        else:
            self.fault = fault

    def clear(self) -> None:
        """Mend it; it comes back like one just switched on."""
        self.fault = None
        self._power_up()

    def move(self, words: Sequence[str]) -> str | None:
        """Turn the key by words: `key JPH`."""
        match words:
            case ["key", "RUN"]:
                self.turn("RUN")
            case ["key", "JPH"]:
                self.turn("JPH")
            case _:
                return None
        return DONE

    def snapshot(self) -> dict[str, Any]:
        """Return the physical state as plain values."""
        return {"position": self.position, "turns": self.turns, "fault": self.fault}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state."""
        self.position = state["position"]
        self.fault = state["fault"]
        self.turns = state["turns"]

    def _note(self, position: KeyPosition) -> None:
        self.turns += 1
        self.recent = [position, *self.recent][:REMEMBERED]

    def _power_up(self) -> None:
        self.turns = 0
        self.recent = []
