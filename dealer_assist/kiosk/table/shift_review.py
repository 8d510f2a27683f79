"""The figures of a shift and its month, looked through for what chance forbids.

Reports and odds take long to load and to add up, so the monitor loads this in its own thread, when
a table has closed.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from dealer_assist import paths
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.cached_totals import refresh_cache, sums_beside
from dealer_assist.journal.queries.trails import alert_trail
from dealer_assist.reports.gather import gather
from dealer_assist.reports.period import house_day_of, last_shift, month_period
from dealer_assist.reports.unusual import unusual
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.setup.table_setup import TableSetup

TRAIL = 500
"""Alerts looked back on: what a person has taken note of is not said again."""

Breathe = Callable[[int, int], None]


def unusual_figures(
    journal: Path, setup: TableSetup, now: datetime, breathe: Breathe
) -> Iterator[tuple[RaiseAlert, ...]]:
    """Keep the sums up to date, then tell what is unusual: of the shift, and of the month."""
    kept = sums_beside(journal, paths.key_file())
    with closing(connect_reader(journal)) as db:
        if kept:
            refresh_cache(db, kept, breathe)
        day = house_day_of(setup)
        shift, month = last_shift(db, day), month_period(day, day.of(now))
        for period in filter(None, (shift, month)):
            report = gather(db, setup, period, now, kept_in=kept, progress=breathe)
            yield tuple(unusual(report))


def on_record(journal: Path) -> set[tuple[str, str]]:
    """Return key and sentence of every alert that was raised lately, before the last start too."""
    with closing(connect_reader(journal)) as db:
        return {(line.key, line.sentence) for line in alert_trail(db, TRAIL)}
