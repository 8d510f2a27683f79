"""A simulated key switch on its ccTalk address, with a key that can bounce or break."""

from collections.abc import Mapping
from typing import Any

from dealer_assist.devices import cctalk
from dealer_assist.devices.key_switch import ADDRESS, IN_JPH, JPH_EVENT, RUN_EVENT
from dealer_assist.devices.messages import KeyPosition
from dealer_assist.devices.sensor_profile import EVENTS_KEPT, next_counter
from dealer_assist.devices.simulated.ear import FrameListener

FAULTS = ("dead", "bounce", "reset")


class SimulatedKeySwitch:
    """Stand in RUN or JPH, and count every turn."""

    def __init__(self) -> None:
        self.position: KeyPosition = "RUN"
        self.fault: str | None = None
        self._counter = 0
        self._events: list[int] = []
        self._listener = FrameListener((ADDRESS,), (0,), "sum")

    def turn(self, position: KeyPosition) -> None:
        """Turn the key."""
        if position == self.position:
            return
        self.position = position
        self._note(JPH_EVENT if position == "JPH" else RUN_EVENT)

    def cause(self, fault: str) -> None:
        """Break in one of the ways of `FAULTS`."""
        if fault not in FAULTS:
            raise ValueError(f"a key switch cannot be {fault!r}: {', '.join(FAULTS)}")
        if fault == "bounce":
            here, there = (
                (JPH_EVENT, RUN_EVENT) if self.position == "JPH" else (RUN_EVENT, JPH_EVENT)
            )
            self._note(there)
            self._note(here)
        elif fault == "reset":
            self._power_up()
        else:
            self.fault = fault

    def clear(self) -> None:
        """Mend it; it comes back like one just switched on."""
        self.fault = None
        self._power_up()

    def snapshot(self) -> dict[str, Any]:
        """Give the physical state as plain values."""
        return {"position": self.position, "counter": self._counter, "fault": self.fault}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state."""
        self.position = state["position"]
        self.fault = state["fault"]
        self._counter = state["counter"]

    def hear(self, data: bytes) -> bytes:
        """Answer the host's questions."""
        said = b""
        for request in self._listener.hear(data):
            answer = self._answer(request.header)
            if answer is not None and self.fault != "dead":
                said += cctalk.encode(cctalk.reply_to(request, answer))
        return said

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass: a half-heard question is forgotten."""
        self._listener.tick(dt_ms)
        return b""

    def _answer(self, header: int) -> bytes | None:
        pairs = bytes(byte for event in self._events for byte in (event, 0))
        return {
            cctalk.SIMPLE_POLL: b"",
            cctalk.READ_EVENTS: bytes((self._counter,)) + pairs.ljust(2 * EVENTS_KEPT, b"\0"),
            cctalk.READ_OPTO: bytes((IN_JPH if self.position == "JPH" else 0,)),
            cctalk.SELF_CHECK: b"\0",
            cctalk.MANUFACTURER: b"Dealer Assist",
            cctalk.EQUIPMENT_CATEGORY: b"Keypad",
            cctalk.PRODUCT_CODE: b"SIM-KEY",
            cctalk.SERIAL_NUMBER: bytes((ADDRESS, 0, 0)),
            cctalk.SOFTWARE_VERSION: b"1.0",
        }.get(header)

    def _note(self, event: int) -> None:
        self._counter = next_counter(self._counter)
        self._events = [event, *self._events][:EVENTS_KEPT]

    def _power_up(self) -> None:
        self._counter = 0
        self._events = []
