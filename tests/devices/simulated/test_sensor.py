"""One simulated sensor, without its bytes."""

from dealer_assist.devices.simulated.sensor import SimulatedSensor


def test_the_same_chip_placed_twice_is_one_event() -> None:
    sensor = SimulatedSensor(3)
    sensor.put(has_chip=True)
    sensor.put(has_chip=True)
    assert (sensor.noticed, sensor.recent) == (1, ["placed"])


def test_a_bounce_ends_where_it_began() -> None:
    sensor = SimulatedSensor(3)
    sensor.put(has_chip=True)
    sensor.cause("bounce")
    assert sensor.sees_chip
    assert sensor.recent == ["placed", "removed", "placed"]


def test_only_five_events_are_kept() -> None:
    sensor = SimulatedSensor(3)
    for turn in range(9):
        sensor.put(has_chip=turn % 2 == 0)
    assert sensor.noticed == 9
    assert len(sensor.recent) == 5


def test_a_dead_sensor_comes_back_as_one_just_switched_on() -> None:
    sensor = SimulatedSensor(3, lamp="locked", is_open=True, noticed=9)
    sensor.cause("dead")
    sensor.put(has_chip=True)
    sensor.clear()
    assert (sensor.lamp, sensor.is_open, sensor.noticed) == ("off", False, 0)
    assert sensor.sees_chip
