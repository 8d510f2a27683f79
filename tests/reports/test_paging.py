"""One report leads to the next: back to the first day on record, on to today."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

import pytest
from simulated_play import play_days

from dealer_assist.journal.opening import connect_reader
from dealer_assist.reports.paging import neighbours, newest, observed, report_for
from dealer_assist.reports.period import BusinessDay, day_period, last_shift, month_period
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

SIX = BusinessDay(time(6), UTC)
BEGIN = datetime(2026, 2, 27, 20, tzinfo=UTC)
NOW = datetime(2026, 3, 2, 23, tzinfo=UTC)


@pytest.fixture(scope="module")
def house(crazy4_nexus: TableSetup) -> TableSetup:
    """A table whose day is the same wherever the test runs."""
    return replace(crazy4_nexus, zone="UTC")


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory, house: TableSetup) -> Path:
    """Four days of play over the end of a month."""
    file = tmp_path_factory.mktemp("turning") / "crazy4-nexus.training.db"
    play_days(house, file, BEGIN, 4, 6)
    return file


@pytest.fixture
def db(journal: Path) -> Iterator[sqlite3.Connection]:
    with closing(connect_reader(journal)) as opened:
        yield opened


def test_days_lead_from_the_first_on_record_to_today(db: sqlite3.Connection) -> None:
    days, day = [], day_period(SIX, date(2026, 3, 2))
    assert neighbours(db, day, NOW)[1] is None
    while day is not None:
        days.append(day.label)
        earlier, _ = neighbours(db, day, NOW)
        if earlier is not None:
            assert neighbours(db, earlier, NOW)[1] == day
        day = earlier
    assert days == [
        "Monday 02 March 2026",
        "Sunday 01 March 2026",
        "Saturday 28 February 2026",
        "Friday 27 February 2026",
    ]


def test_months_lead_on_as_well(db: sqlite3.Connection) -> None:
    march = month_period(SIX, date(2026, 3, 2))
    february, nothing = neighbours(db, march, NOW)
    assert nothing is None
    assert february == month_period(SIX, date(2026, 2, 1))
    assert neighbours(db, february, NOW) == (None, march)


def test_shifts_follow_one_another_without_a_gap(db: sqlite3.Connection) -> None:
    shift = last_shift(db, SIX)
    assert shift is not None
    assert neighbours(db, shift, NOW)[1] is None
    count = 1
    while (earlier := neighbours(db, shift, NOW)[0]) is not None:
        assert earlier.span is not None
        assert shift.span is not None
        assert earlier.span.last + 1 == shift.span.first
        shift, count = earlier, count + 1
    opened = "SELECT count(*) FROM events WHERE kind = 'TableOpened'"
    assert count == db.execute(opened).fetchone()[0] > 3


@pytest.mark.parametrize("kind", ["shift", "day", "month"])
def test_the_newest_of_a_kind_is_reported_on(journal: Path, house: TableSetup, kind: str) -> None:
    turned = report_for(journal, house, newest(kind, house, NOW), NOW)
    assert turned is not None
    assert turned.report.period.kind == kind
    assert turned.report.reconciles
    assert turned.later is None
    assert turned.earlier is not None


def test_the_pace_is_taken_from_thirty_days_at_most(
    journal: Path, house: TableSetup, db: sqlite3.Connection
) -> None:
    period = observed(house, NOW)(db)
    assert period is not None
    assert (period.kind, period.house_day.of(period.since)) == ("life", date(2026, 2, 27))
    later = observed(house, NOW + timedelta(days=90))(db)
    assert later is not None
    assert later.house_day.of(later.since) == date(2026, 5, 1)


def test_a_journal_without_a_shift_has_none_to_report_on(tmp_path: Path, house: TableSetup) -> None:
    file = tmp_path / "crazy4-nexus.training.db"
    play_days(house, file, BEGIN, 0, 0)
    assert report_for(file, house, newest("shift", house, NOW), NOW) is None
    assert report_for(file, house, observed(house, NOW), NOW) is None
