"""The course of a meter as a chart."""

from datetime import UTC, datetime, timedelta

from dealer_assist.journal.queries.meter_history import HitMark, Point
from dealer_assist.ui.office.meters.course import (
    CourseMark,
    course_model,
    nearest,
    stepped,
    time_ticks,
)

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)
SINCE = NOON - timedelta(days=14)


def point(hours: int, cents: int) -> Point:
    return Point(hours, SINCE + timedelta(hours=hours), cents)


def test_the_line_ends_now() -> None:
    model = course_model([point(1, 500_000)], (), Point(0, NOON, 500_024), SINCE)
    assert model.cents == (500_000, 500_024)
    assert model.times[-1] == model.end == NOON.timestamp()


def test_the_line_falls_where_the_win_was_and_not_towards_the_next_round() -> None:
    at = SINCE + timedelta(hours=5)
    win = CourseMark(HitMark(9, at, "win", 318, 1_284_637), "Four Aces", 1_284_637, 500_000)
    line = [point(1, 1_284_000), point(9, 500_100)]
    model = course_model(line, [win], Point(0, NOON, 500_368), SINCE)
    assert model.cents == (1_284_000, 1_284_637, 500_000, 500_100, 500_368)
    assert model.times[1] == model.times[2] == at.timestamp()
    assert model.dots[0].cents == 1_284_637


def test_a_mark_of_which_nothing_is_known_stands_on_the_line() -> None:
    at = SINCE + timedelta(hours=5)
    mark = CourseMark(HitMark(9, at, "adjustment", 0, 100_000), "Meter set by hand")
    line = [point(1, 500_000), point(9, 600_100)]
    model = course_model(line, [mark], Point(0, NOON, 600_200), SINCE)
    assert (model.dots[0].cents, model.dots[0].after) == (500_000, 600_100)


def test_a_meter_that_fell_far_is_measured_from_nothing() -> None:
    line = [point(1, 1_284_637), point(2, 500_000)]
    model = course_model(line, (), Point(0, NOON, 500_368), SINCE)
    assert [tick.words for tick in model.up] == ["$0", "$5,000", "$10,000", "$15,000"]


def test_a_meter_that_hardly_moved_is_seen_to_move() -> None:
    model = course_model([point(1, 500_000)], (), Point(0, NOON, 500_744), SINCE)
    assert model.up[0].words == "$5,000"
    assert model.up[1].words == "$5,002"
    assert model.low <= 500_000 < 500_744 <= model.high


def test_a_meter_that_never_moved_still_has_a_scale() -> None:
    model = course_model([], (), Point(0, NOON, 0), SINCE)
    assert model.low < model.high
    assert len(model.up) >= 2


def test_fourteen_days_are_written_as_days_and_an_hour_as_minutes() -> None:
    days = course_model([], (), Point(0, NOON, 0), SINCE)
    across = time_ticks(days.begin, days.end, days.zone)
    assert across[-1].words == "12 Mar"
    assert 3 <= len(across) <= 6
    hour = course_model([], (), Point(0, NOON, 0), NOON - timedelta(hours=1))
    assert [tick.words for tick in time_ticks(hour.begin, hour.end, hour.zone)] == [
        "11:10", "11:20", "11:30", "11:40", "11:50", "12:00",
    ]  # fmt: skip


def test_years_are_written_as_months() -> None:
    model = course_model([], (), Point(0, NOON, 0), NOON - timedelta(days=900))
    assert all(tick.words[-4:-2] == "20" for tick in time_ticks(model.begin, model.end, model.zone))


def test_a_touch_near_a_mark_means_the_mark() -> None:
    at = SINCE + timedelta(hours=5)
    win = CourseMark(HitMark(9, at, "win", 318, 700), "Four Aces", 1_000, 300)
    model = course_model([point(4, 1_000), point(6, 300)], [win], Point(0, NOON, 300), SINCE)
    found = nearest(model, at.timestamp() + 50, 60)
    assert found is not None
    assert found[2] == "Four Aces"


def test_a_touch_elsewhere_tells_the_nearest_point() -> None:
    model = course_model([point(4, 100_000), point(6, 30_000)], (), Point(0, NOON, 1), SINCE)
    found = nearest(model, SINCE.timestamp() + 3 * 3600, 60)
    assert found is not None
    assert found[2] == "28 Feb 16:00 the meter showed $1,000.00"


def test_a_meter_stands_between_rounds_and_steps_at_each() -> None:
    model = course_model([point(1, 500_000), point(3, 500_024)], (), Point(0, NOON, 500_048), SINCE)
    times, cents = stepped(model)
    assert cents == (500_000, 500_000, 500_024, 500_024, 500_048)
    assert times == (model.times[0], *(one for one in model.times[1:] for _ in range(2)))


def test_the_amounts_of_a_scale_are_written_alike() -> None:
    model = course_model([point(1, 1_000_100)], (), Point(0, NOON, 1_000_123), SINCE)
    assert all(tick.words.count(".") == 1 for tick in model.up)
