"""A test of a sensor runs for a while, then the sensor is well or it has failed."""

from dealer_assist.ui.shell.sensor_tests import TEST_MS, SensorTests

SPOT = (5, "A")


def test_a_test_runs_until_its_time_is_over() -> None:
    tests = SensorTests()
    tests.begin(SPOT, 1_000)
    assert not tests.tick(1_000 + TEST_MS - 1, [SPOT])
    assert (tests.testing, tests.failed) == ({SPOT}, set())
    assert tests.tick(1_000 + TEST_MS, [SPOT])
    assert (tests.testing, tests.failed) == (set(), {SPOT})


def test_a_sensor_that_is_well_ends_its_test_at_once() -> None:
    tests = SensorTests()
    tests.begin(SPOT, 0)
    assert tests.tick(20, [])
    assert (tests.testing, tests.failed) == (set(), set())


def test_a_new_test_forgets_the_last_result() -> None:
    tests = SensorTests()
    tests.begin(SPOT, 0)
    tests.tick(TEST_MS, [SPOT])
    tests.begin(SPOT, 5_000)
    assert (tests.testing, tests.failed) == ({SPOT}, set())


def test_a_failed_sensor_that_recovers_is_forgotten() -> None:
    tests = SensorTests()
    tests.begin(SPOT, 0)
    tests.tick(TEST_MS, [SPOT])
    assert tests.tick(9_000, [])
    assert tests.failed == set()
    assert not tests.tick(9_020, [])


def test_the_sensors_own_answer_ends_its_test_before_the_time_is_over() -> None:
    tests = SensorTests()
    tests.begin(SPOT, 0)
    assert SPOT in tests
    tests.end(SPOT, is_well=False)
    assert SPOT not in tests
    assert (tests.testing, tests.failed) == (set(), {SPOT})
    tests.begin(SPOT, 100)
    tests.end(SPOT, is_well=True)
    assert (tests.testing, tests.failed) == (set(), set())
