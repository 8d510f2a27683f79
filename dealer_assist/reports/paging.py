"""A report with the way to the periods before and after it, as one turns pages."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TypeAlias

from dealer_assist import paths
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.cached_totals import Progress, sums_beside
from dealer_assist.journal.queries.incidents import openings
from dealer_assist.journal.queries.win_list import begun_at
from dealer_assist.reports.figures import Report
from dealer_assist.reports.gather import gather
from dealer_assist.reports.period import (
    BusinessDay,
    Period,
    day_period,
    house_day_of,
    last_shift,
    life_period,
    month_period,
    shift_opened,
)
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

Choose: TypeAlias = Callable[[sqlite3.Connection], Period | None]
_OBSERVED = timedelta(days=30)


class ReportPage(Value):
    """A report, and its neighbours as far as there are any."""

    report: Report
    earlier: Period | None
    later: Period | None


def report_for(
    journal: Path,
    setup: TableSetup,
    choose: Choose,
    now: datetime,
    progress: Progress = lambda done, total: None,
) -> ReportPage | None:
    """Open the journal and report on the period chosen; None where there is no such period."""
    with closing(connect_reader(journal)) as db:
        period = choose(db)
        if period is None:
            return None
        kept = sums_beside(journal, paths.key_file())
        report = gather(db, setup, period, now, kept_in=kept, progress=progress)
        earlier, later = neighbours(db, period, now)
    return ReportPage(report, earlier, later)


def newest(kind: str, setup: TableSetup, now: datetime) -> Choose:
    """Choose the shift, day or month that lasts, or the last shift."""
    house_day = house_day_of(setup)
    today = house_day.of(now)
    match kind:
        case "day":
            return lambda db: day_period(house_day, today)
        case "month":
            return lambda db: month_period(house_day, today)
        case _:
            return lambda db: last_shift(db, house_day)


def observed(setup: TableSetup, now: datetime) -> Choose:
    """Choose the last thirty days, or as many as there are: what a pace is taken from."""
    house_day = house_day_of(setup)

    def choose(db: sqlite3.Connection) -> Period | None:
        begun = _begun(db, house_day)
        if begun is None:
            return None
        return life_period(house_day, max(begun, house_day.of(now - _OBSERVED)))

    return choose


def neighbours(
    db: sqlite3.Connection, period: Period, now: datetime
) -> tuple[Period | None, Period | None]:
    """Return the period before and the one after; none before the journal, none after now."""
    house_day = period.house_day
    day = house_day.of(period.since)
    match period.kind:
        case "day":
            earlier = day_period(house_day, day - timedelta(days=1))
            later = day_period(house_day, day + timedelta(days=1))
        case "month":
            earlier = month_period(house_day, day - timedelta(days=1))
            later = month_period(house_day, day + timedelta(days=31))
        case "shift":
            return _shifts_beside(db, period)
        case _:
            return None, None
    begun = _begun(db, house_day)
    has_earlier = begun is not None and begun < day
    return earlier if has_earlier else None, later if later.since <= now else None


def _shifts_beside(db: sqlite3.Connection, period: Period) -> tuple[Period | None, Period | None]:
    opened = [at for _, at in openings(db)]
    place = opened.index(period.since)
    house_day, is_last = period.house_day, place + 1 == len(opened)
    earlier = shift_opened(db, house_day, opened[place - 1]) if place else None
    later = None if is_last else shift_opened(db, house_day, opened[place + 1])
    return earlier, later


def _begun(db: sqlite3.Connection, house_day: BusinessDay) -> date | None:
    """Return the business day of the first event."""
    first = begun_at(db)
    return house_day.of(first) if first else None
