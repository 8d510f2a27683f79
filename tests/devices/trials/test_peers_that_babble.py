"""A peer of every kind that babbles, repeats itself, and answers early and late: a live one did.

No driver fails over it, no chip and no card comes of it that was not there, the log stays as it is,
the device beside it is heard, and once the peer is itself again so is its device.
"""

import logging
from collections import deque
from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from dealer_assist.devices.connect import connect
from dealer_assist.devices.health import FAILED
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    DeviceLost,
    Message,
    SensorRead,
    SlipPrinted,
)
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.registry import all_roles
from dealer_assist.devices.role import DeviceKind
from dealer_assist.devices.simulated_wire import Speaker

SLIP = SlipPicture("win 7 copy 1", width=16, bitmap=bytes(range(200)))
KINDS = [
    pytest.param(role.name, kind.name, marks=[] if place == 0 else [pytest.mark.long])
    for role in all_roles()
    if not role.extends
    for place, kind in enumerate(one for one in role.kinds if isinstance(one, DeviceKind))
]
TICK_MS, BABBLES_MS, MENDS_MS = 20, 12_000, 20_000
LATE_MS = 800


class Babbler:
    """Speaks for a device, and besides as it is told to: `well` is as the device itself."""

    def __init__(self, speaker: Speaker, random: Random) -> None:
        self.how = "well"
        self._speaker, self._random = speaker, random
        self._last = b""
        self._late: deque[tuple[int, bytes]] = deque()
        self._ms = 0

    def hear(self, data: bytes) -> bytes:
        return self._say(self._speaker.hear(data))

    def tick(self, dt_ms: int) -> bytes:
        self._ms += dt_ms
        said = self._say(self._speaker.tick(dt_ms))
        match self.how:
            case "babbles":
                said += self._random.randbytes(self._random.randrange(40))
            case "repeats":
                said += self._last
        while self._late and (self._late[0][0] <= self._ms or self.how != "late"):
            said += self._late.popleft()[1]
        return said

    def _say(self, said: bytes) -> bytes:
        if not said:
            return b""
        before, self._last = self._last, said
        match self.how:
            case "late":
                self._late.append((self._ms + LATE_MS, said))
                return b""
            case "early":
                return before + said  # the answer to what was asked before, ahead of this one
            case _:
                return said


def assert_heard(
    rack: Rack, device: str, told: list[Message], let_pass: Callable[[], None]
) -> None:
    """Lay a chip, or swipe a card, and see that the table hears of it."""
    if device == "swiper":
        assert rack.simulated.swiper is not None
        rack.simulated.swiper.swipe("4321")
        let_pass()
        assert any(isinstance(one, CardSwiped) for one in told)
    else:
        assert rack.simulated.sensors is not None
        rack.simulated.sensors.place_chip(2)
        let_pass()
        assert is_seen(told, 2)


def is_seen(told: list[Message], seat: int) -> bool:
    return ChipPlaced(seat, "A") in told or SensorRead(seat, "A", has_chip=True) in told


@pytest.mark.parametrize("how", ["babbles", "repeats", "early", "late"])
@pytest.mark.parametrize(("device", "kind"), KINDS)
def test_a_peer_that_misbehaves_harms_nobody_and_invents_nothing(
    device: str, kind: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    other = "swiper" if device == "sensors" else "sensors"
    devices = {device: f"{kind}:simulated", other: "simulated"}
    rack = connect(devices, range(1, 4), clock_ms=lambda: 0, random=Random(1))
    wire = rack.wire(device)
    assert wire is not None
    wire._speaker = peer = Babbler(wire._speaker, Random(f"{kind} {how}"))
    now = count(0, TICK_MS)
    told: list[Message] = []

    def let_pass(ms: int) -> None:
        for _ in range(ms // TICK_MS):
            told.extend(rack.tick(next(now)))

    let_pass(2_000)
    told.clear()
    peer.how = how
    for _ in range(4):
        if rack.has_printer:
            rack.print_slip(SLIP)
        let_pass(BABBLES_MS // 4)
    assert not [one for one in told if isinstance(one, CardSwiped)]
    assert not any(is_seen(told, seat) for seat in (1, 2, 3))
    assert_heard(rack, other, told, lambda: let_pass(400))
    peer.how = "well"
    let_pass(MENDS_MS)
    told.clear()
    if rack.has_printer:
        for _ in range(2):  # noise to its end costs one slip more, which is told
            rack.print_slip(SLIP)
            let_pass(MENDS_MS)
        assert SlipPrinted(SLIP.name) in told
    elif device in ("sensors", "swiper"):
        assert_heard(rack, device, told, lambda: let_pass(4_000))
    assert not [one for one in told if isinstance(one, DeviceLost) and one.is_fault_of_driver]
    assert all(one.state != FAILED for one in rack.health())
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []
