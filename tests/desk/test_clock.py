"""Time as the desk sees it."""

from datetime import UTC, datetime, timedelta

from dealer_assist.desk.clock import SimulatedClock, WallClock, epoch_ms


def test_simulated_time_moves_only_when_told() -> None:
    start = datetime(2026, 3, 7, 20, 15, tzinfo=UTC)
    clock = SimulatedClock(start)
    assert (clock.now(), clock.ms()) == (start, 0)
    clock.advance(1_500)
    assert (clock.now(), clock.ms()) == (start + timedelta(seconds=1.5), 1_500)


def test_the_wall_clock_knows_its_zone_and_never_runs_backwards() -> None:
    clock = WallClock()
    assert clock.now().utcoffset() is not None
    assert clock.ms() <= clock.ms()


def test_a_moment_is_carried_in_milliseconds_since_1970() -> None:
    assert epoch_ms(datetime(1970, 1, 1, 0, 0, 1, 500_000, tzinfo=UTC)) == 1_500
