from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo

import pytest

from dealer_assist.reports.period import BusinessDay, day_period, house_day_of, month_period
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

PACIFIC = timezone(timedelta(hours=-8))
SIX = BusinessDay(time(6), PACIFIC)


class SpringForward(tzinfo):
    """A zone that goes from -8 to -7 hours on 8 March 2026 at 2 in the morning."""

    _AT = datetime(2026, 3, 8, 2)  # noqa: DTZ001 - local time, as zones are defined

    def utcoffset(self, moment: datetime | None) -> timedelta:
        assert moment is not None
        return timedelta(hours=-7 if moment.replace(tzinfo=None) >= self._AT else -8)

    def dst(self, moment: datetime | None) -> timedelta:
        return self.utcoffset(moment) + timedelta(hours=8)


def test_a_business_day_begins_when_the_house_says() -> None:
    assert SIX.start(date(2026, 3, 7)) == datetime(2026, 3, 7, 14, tzinfo=UTC)


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        (datetime(2026, 3, 7, 6, 0, tzinfo=PACIFIC), date(2026, 3, 7)),
        (datetime(2026, 3, 7, 5, 59, 59, tzinfo=PACIFIC), date(2026, 3, 6)),
        (datetime(2026, 3, 8, 2, 30, tzinfo=PACIFIC), date(2026, 3, 7)),
        (datetime(2026, 3, 8, 10, 30, tzinfo=UTC), date(2026, 3, 7)),
        (datetime(2026, 3, 1, 1, 0, tzinfo=PACIFIC), date(2026, 2, 28)),
    ],
)
def test_a_night_belongs_to_the_day_on_which_it_began(moment: datetime, day: date) -> None:
    assert SIX.of(moment) == day


def test_a_day_on_which_clocks_change_lasts_23_hours() -> None:
    house_day = BusinessDay(time(6), SpringForward())
    spring, summer = (
        day_period(house_day, date(2026, 3, 7)),
        day_period(house_day, date(2026, 3, 8)),
    )
    assert spring.until is not None
    assert summer.until is not None
    assert spring.until.astimezone(UTC) - spring.since.astimezone(UTC) == timedelta(hours=23)
    assert summer.until.astimezone(UTC) - summer.since.astimezone(UTC) == timedelta(hours=24)
    assert spring.until == summer.since


@pytest.mark.parametrize(
    ("day", "first", "after"),
    [
        (date(2026, 2, 28), date(2026, 2, 1), date(2026, 3, 1)),
        (date(2026, 12, 1), date(2026, 12, 1), date(2027, 1, 1)),
        (date(2028, 2, 29), date(2028, 2, 1), date(2028, 3, 1)),
    ],
)
def test_a_month_is_all_its_business_days(day: date, first: date, after: date) -> None:
    period = month_period(SIX, day)
    assert (period.since, period.until) == (SIX.start(first), SIX.start(after))
    assert period.label == f"{first:%B %Y}"


def test_without_a_zone_the_machine_s_own_is_taken() -> None:
    start = BusinessDay().start(date(2026, 3, 7))
    assert start.utcoffset() is not None
    assert BusinessDay().of(start) == date(2026, 3, 7)


def test_a_period_is_named_for_programs() -> None:
    assert day_period(SIX, date(2026, 3, 7)).key == "day 2026-03-07 06:00"


def test_the_day_is_the_one_of_the_tables_file(crazy4_nexus: TableSetup) -> None:
    here = house_day_of(crazy4_nexus)
    there = house_day_of(replace(crazy4_nexus, day_starts=time(4), zone="America/Los_Angeles"))
    assert here == BusinessDay()
    assert there.start(date(2026, 7, 1)) == datetime(2026, 7, 1, 11, tzinfo=UTC)
    assert there.start(date(2026, 12, 1)) == datetime(2026, 12, 1, 12, tzinfo=UTC)
