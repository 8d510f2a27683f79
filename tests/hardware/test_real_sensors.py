"""Real wager sensors on a port: each is heard, each lamp obeys, a chip is seen and missed."""

from collections.abc import Callable

from named_port import real

from dealer_assist.devices.messages import ChipPlaced, ChipRemoved, SensorRead, SensorTested

SEATS = range(1, 8)


def test_every_sensor_tells_its_state_and_acknowledges_its_lamp() -> None:
    with real("sensors", SEATS) as device:
        for seat in SEATS:
            device.rack.set_lamp(seat, "A", "locked")
        assert device.until(
            lambda: {one.seat for one in device.told if isinstance(one, SensorRead)} == set(SEATS)
        )
        health = device.rack.health()
    assert all(one.state == "ok" and one.bad == 0 for one in health), health


def test_a_chip_is_told_once_when_placed_and_once_when_taken(ask: Callable[[str], None]) -> None:
    with real("sensors", SEATS) as device:
        assert device.wants(SensorRead)
        ask("Put a chip on any sensor and take it off again.")
        assert device.wants(ChipPlaced)
        assert device.wants(ChipRemoved)
        placed = [one for one in device.told if isinstance(one, ChipPlaced)]
        removed = [one for one in device.told if isinstance(one, ChipRemoved)]
    assert (len(placed), len(removed)) == (1, 1)
    assert placed[0].seat == removed[0].seat


def test_a_sensor_tests_itself() -> None:
    with real("sensors", SEATS) as device:
        assert device.wants(SensorRead)
        device.rack.test_sensor(1, "A")
        assert device.wants(SensorTested)
        (tested,) = [one for one in device.told if isinstance(one, SensorTested)]
    assert (tested.seat, tested.fault) == (1, None)
