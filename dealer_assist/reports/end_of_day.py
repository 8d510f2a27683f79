"""Reports by themselves: which days and months are over, and have no paper yet where they go."""

import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from dealer_assist.journal.queries.win_list import begun_at
from dealer_assist.reports.period import BusinessDay, Kind, Period, day_period, month_period


def missing(
    db: sqlite3.Connection,
    kind: Kind,
    house_day: BusinessDay,
    now: datetime,
    table: str,
    has: Callable[[str], bool],
) -> Iterator[Period]:
    """Return the days or months that are over, have something on record, and no paper there yet.

    `has` tells of a paper by its name. A stick that was away for a while gets what it missed.
    """
    for period in _over(db, kind, house_day, now):
        is_there = has(f"{stem(table, period)}.pdf")
        if not is_there and not period.span_in(db).is_empty:
            yield period


def stem(table: str, period: Period) -> str:
    """Name the files of a report: a period of a table has one name, whenever it is written."""
    return f"{period.kind}-{table}-{period.house_day.of(period.since):%Y-%m-%d}"


def _over(
    db: sqlite3.Connection, kind: Kind, house_day: BusinessDay, now: datetime
) -> Iterator[Period]:
    """Return every day or month from the first event to the last that is over."""
    begun = begun_at(db)
    if begun is None:
        return
    day, make = house_day.of(begun), month_period if kind == "month" else day_period
    while (period := make(house_day, day)).until is not None and period.until <= now:
        yield period
        day = house_day.of(period.until + timedelta(hours=1))
