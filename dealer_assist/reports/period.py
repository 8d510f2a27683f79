"""Shifts, business days and months: which stretch of time a report is about."""

import sqlite3
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

from dealer_assist.journal.queries.incidents import openings
from dealer_assist.journal.queries.spans import edge_at, newest, span_between
from dealer_assist.journal.queries.totals import Span
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

Kind: TypeAlias = Literal["shift", "day", "month", "life"]


class BusinessDay(Value):
    """When the house's day begins, and in which zone; without one, in the zone of this machine."""

    begins: time = time(6, 0)
    zone: tzinfo | None = None

    def start(self, day: date) -> datetime:
        """Return the moment at which a business day begins; one lasts 23 to 25 hours."""
        moment = datetime.combine(day, self.begins)
        return moment.astimezone() if self.zone is None else moment.replace(tzinfo=self.zone)

    def of(self, moment: datetime) -> date:
        """Return the business day that a moment belongs to."""
        day = moment.astimezone(self.zone).date()
        return day if moment >= self.start(day) else day - timedelta(days=1)

    def local(self, moment: datetime) -> datetime:
        """Return a moment in the house's zone."""
        return moment.astimezone(self.zone)


def house_day_of(setup: TableSetup) -> BusinessDay:
    """Return the business day as the table's file has it."""
    return BusinessDay(setup.day_starts, ZoneInfo(setup.zone) if setup.zone else None)


class Period(Value):
    """A stretch of time; a shift knows its stretch of the journal, and may still go on."""

    kind: Kind
    label: str
    since: datetime
    until: datetime | None
    house_day: BusinessDay = BusinessDay()
    span: Span | None = None

    @property
    def key(self) -> str:
        """Name it for programs: `day 2026-03-08 06:00`."""
        return f"{self.kind} {self.house_day.local(self.since):%Y-%m-%d %H:%M}"

    def span_in(self, db: sqlite3.Connection) -> Span:
        """Return what belongs to it in a journal."""
        if self.span is not None:
            return self.span
        if self.until is None:
            return Span(edge_at(db, self.since), newest(db))
        return span_between(db, self.since, self.until)


def day_period(house_day: BusinessDay, day: date) -> Period:
    """Return one business day."""
    until = house_day.start(day + timedelta(days=1))
    return Period("day", f"{day:%A %d %B %Y}", house_day.start(day), until, house_day)


def month_period(house_day: BusinessDay, day: date) -> Period:
    """Return the month of business days in which a day lies."""
    first = day.replace(day=1)
    after = (first + timedelta(days=32)).replace(day=1)
    return Period(
        "month", f"{first:%B %Y}", house_day.start(first), house_day.start(after), house_day
    )


def life_period(house_day: BusinessDay, begun: date) -> Period:
    """Return everything since a day: the cumulative figures of a table."""
    return Period("life", f"Since {begun:%d %B %Y}", house_day.start(begun), None, house_day)


def shifts_between(
    db: sqlite3.Connection, house_day: BusinessDay, since: datetime, until: datetime
) -> tuple[Period, ...]:
    """Return the shifts begun in a stretch of time: from an opening of the table to the next."""
    opened = openings(db)
    shifts = []
    for place, (seq, at) in enumerate(opened):
        if since <= at < until:
            last = place + 1 == len(opened)
            end_seq = newest(db) if last else opened[place + 1][0] - 1
            end_at = None if last else opened[place + 1][1]
            label = f"Shift opened {house_day.local(at):%d %b %Y %H:%M}"
            span = Span(seq, end_seq)
            shifts.append(Period("shift", label, at, end_at, house_day, span))
    return tuple(shifts)


def shifts_in(db: sqlite3.Connection, period: Period, span: Span) -> list[tuple[datetime, Span]]:
    """Cut a stretch at every opening of the table; the first part may be of a shift before it."""
    opened = openings(db)
    if not opened or opened[0][0] > span.first:
        opened.insert(0, (span.first, period.since))
    ends = [*(seq - 1 for seq, _ in opened[1:]), span.last]
    parts = (
        (at, Span(max(span.first, seq), min(span.last, end)))
        for (seq, at), end in zip(opened, ends, strict=False)
    )
    return [(at, part) for at, part in parts if not part.is_empty]


def shifts_of_day(db: sqlite3.Connection, house_day: BusinessDay, day: date) -> tuple[Period, ...]:
    """Return the shifts begun on a business day."""
    after = house_day.start(day + timedelta(days=1))
    return shifts_between(db, house_day, house_day.start(day), after)


def last_shift(db: sqlite3.Connection, house_day: BusinessDay) -> Period | None:
    """Return the newest shift, be it over or not; None where the table was never opened."""
    opened = openings(db)
    return shift_opened(db, house_day, opened[-1][1]) if opened else None


def shift_opened(db: sqlite3.Connection, house_day: BusinessDay, at: datetime) -> Period:
    """Return the shift that an opening of the table began."""
    return shifts_between(db, house_day, at, at + timedelta(microseconds=1))[-1]
