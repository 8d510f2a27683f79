"""The supervisor's key: where it stands at the start, every turn once, lost and back."""

from random import Random

import pytest

from dealer_assist.devices.cctalk.bus import Bus
from dealer_assist.devices.cctalk.key_switch import KeyStation
from dealer_assist.devices.messages import DeviceBack, DeviceLost, KeyTold, KeyUnknown
from dealer_assist.devices.simulated.cctalk_speakers import CctalkKeySpeaker
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated_wire import SimulatedWire


class Keyhole:
    """A key switch on its wire, in simulated time."""

    def __init__(self) -> None:
        self.key = SimulatedKeySwitch()
        self.wire = SimulatedWire(CctalkKeySpeaker(self.key), Random(1), has_echo=True)
        self.bus = Bus(("key_switch",), self.wire, (KeyStation(),))
        self.now_ms = 0

    def live(self, ms: int = 20) -> list[object]:
        told: list[object] = []
        for _ in range(0, ms, 20):
            self.now_ms += 20
            self.wire.tick(20)
            told += self.bus.tick(self.now_ms)
        return told


@pytest.fixture
def keyhole() -> Keyhole:
    keyhole = Keyhole()
    assert keyhole.live() == [KeyTold("RUN", at_start=True)]
    return keyhole


def test_a_key_left_in_jph_is_told_at_the_start() -> None:
    keyhole = Keyhole()
    keyhole.key.turn("JPH")
    assert keyhole.live() == [KeyTold("JPH", at_start=True)]


def test_every_turn_is_told_once(keyhole: Keyhole) -> None:
    keyhole.key.turn("JPH")
    assert keyhole.live(100) == [KeyTold("JPH")]
    keyhole.key.turn("RUN")
    assert keyhole.live(100) == [KeyTold("RUN")]


def test_a_bounce_is_no_turn(keyhole: Keyhole) -> None:
    keyhole.key.cause("bounce")
    assert keyhole.live(100) == []


def test_a_reset_switch_tells_nothing_that_is_not_new(keyhole: Keyhole) -> None:
    keyhole.key.turn("JPH")
    keyhole.live()
    keyhole.key.cause("reset")
    assert keyhole.live(100) == []


def test_a_silent_switch_is_lost_and_its_position_is_told_when_it_is_back(
    keyhole: Keyhole,
) -> None:
    keyhole.key.cause("dead")
    why = "it does not answer"
    assert keyhole.live(2_000) == [KeyUnknown(why), DeviceLost("key_switch", why)]
    assert keyhole.bus.health()[0].state == "lost"
    keyhole.key.turn("JPH")
    keyhole.key.clear()
    back = keyhole.live(1_000)
    assert back == [DeviceBack("key_switch"), KeyTold("JPH", at_start=True)]


def test_a_pulled_plug_is_told_and_the_position_read_anew(keyhole: Keyhole) -> None:
    keyhole.wire.unplug()
    why = "the simulated wire is unplugged"
    assert keyhole.live(100) == [DeviceLost("key_switch", why), KeyUnknown(why)]
    keyhole.wire.replug()
    assert keyhole.live() == [DeviceBack("key_switch"), KeyTold("RUN", at_start=True)]
