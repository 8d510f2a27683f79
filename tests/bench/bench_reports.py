"""How long a month's report and a forecast take, and whether they keep their promises.

Run `python tests/bench/bench_reports.py [--rounds N] [--folder DIR]`. A month of 300,000 rounds is
4.5 million events and 0.9 GB; it is made first, which takes a minute. The first report adds the
blocks up and keeps them, every later one finds them kept.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from time import perf_counter

import long_journal

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.account import open_account
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.cached_totals import SumsFile, cache_file
from dealer_assist.journal.queries.meter_history import course
from dealer_assist.journal.queries.win_records import win_on_record
from dealer_assist.odds.forecast import Stand, forecast
from dealer_assist.odds.line_odds import line_odds
from dealer_assist.reports.gather import gather
from dealer_assist.reports.meter_forecast import HOURS
from dealer_assist.reports.period import BusinessDay, day_period, month_period
from dealer_assist.reports.sections import sections
from dealer_assist.table.setup.table_setup import TableSetup

MOST_MONTH, MOST_FORECAST = 1.0, 2.0
_HOUSE_DAY = BusinessDay(time(0), UTC)
_OPENED = '{"dealer":{"key":"dealer-1","name":"Ann Ivy"},"meters":[]}'


def seconds(step: Callable[[], object]) -> float:
    """Time one step."""
    begin = perf_counter()
    step()
    return perf_counter() - begin


def make_month(file: Path, rounds: int) -> int:
    """Make a journal whose rounds fill the first month of its years."""
    each = (long_journal.BEGIN.replace(month=2) - long_journal.BEGIN) * 0.95 / rounds
    scale = each.total_seconds() / long_journal.ROUND_SECONDS
    every = long_journal._rounds

    def in_a_month(count: int) -> Iterator[tuple[int, int, str, str]]:
        yield 0, 0, "TableOpened", _OPENED
        for number, at, kind, payload in every(count):
            within = at - number * long_journal.ROUND_SECONDS
            then = number * each.total_seconds() + within * scale
            yield number, then, kind, payload  # type: ignore[misc]

    long_journal._rounds = in_a_month
    try:
        return long_journal.make_long(file, rounds)
    finally:
        long_journal._rounds = every


def measure_reports(file: Path, setup: TableSetup) -> bool:
    """Print what reports cost, cold and kept; say whether a month is under a second."""
    month = month_period(_HOUSE_DAY, long_journal.BEGIN.date())
    day = day_period(_HOUSE_DAY, long_journal.BEGIN.date() + timedelta(days=12))
    now = datetime(2024, 1, 1, tzinfo=UTC)
    kept = SumsFile(cache_file(file), bytes(32))
    with closing(connect_reader(file)) as db:
        first = seconds(lambda: gather(db, setup, month, now, kept_in=kept))

        def on_screen() -> None:
            report = gather(db, setup, month, now, kept_in=kept)
            assert report.reconciles
            assert report.rounds
            sections(report)

        later = statistics.median(seconds(on_screen) for _ in range(7))
        a_day = statistics.median(
            seconds(lambda: gather(db, setup, day, now, kept_in=kept)) for _ in range(7)
        )
        fresh_day = seconds(lambda: gather(db, setup, day, now))
        until = month.since + timedelta(days=14)
        plot = seconds(lambda: course(db, ("A", "main"), month.since, until))
        win = seconds(lambda: win_on_record(db, 17))
    print(
        f"month report: {first:.1f} s the first time, {later * 1000:.0f} ms from kept sums "
        f"(at most {MOST_MONTH:.0f} s); a day {a_day * 1000:.0f} ms, {fresh_day * 1000:.0f} ms "
        f"without kept sums"
    )
    print(f"14 days of a meter in 400 points {plot * 1000:.0f} ms, a win page {win * 1000:.1f} ms")
    return later <= MOST_MONTH


def measure_forecasts() -> bool:
    """Print what a forecast costs for every meter of every shipped table."""
    shipped = paths.resources()
    slowest = 0.0
    for file in sorted((shipped / "tables").glob("*.toml")):
        setup = load_table(shipped, paths.layouts(), file)
        for jackpot in setup.jackpots.values():
            for level in jackpot.levels:
                page_context = Stand(level.name, open_account(level).meter, 300.0)

                def ask(jackpot=jackpot, page_context=page_context, decks=setup.decks) -> None:  # type: ignore[no-untyped-def]
                    forecast(jackpot, line_odds(jackpot, decks=decks), page_context, HOURS)

                slowest = max(slowest, seconds(ask))
    print(f"slowest forecast {slowest:.2f} s with its odds (at most {MOST_FORECAST:.0f} s)")
    return slowest <= MOST_FORECAST


def main() -> int:
    """Measure, and say by the exit status whether the promises are kept."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=20_000)
    words.add_argument("--folder", type=Path)
    call = words.parse_args()
    shipped = paths.resources()
    table = shipped / "tables" / "crazy4-nexus.toml"
    setup = load_table(shipped, paths.layouts(), table)
    with tempfile.TemporaryDirectory(dir=call.folder) as folder:
        file = Path(folder) / "crazy4-nexus.training.db"
        begin = perf_counter()
        events = make_month(file, call.rounds)
        print(f"{call.rounds:,} rounds, {events:,} events made in {perf_counter() - begin:.0f} s")
        kept = measure_reports(file, setup)
    return 0 if measure_forecasts() and kept else 1


if __name__ == "__main__":
    sys.exit(main())
