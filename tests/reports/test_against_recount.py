"""Reports of simulated play, figure by figure against a count from the exported events alone."""

import io
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime, time, timedelta, timezone
from itertools import pairwise
from pathlib import Path

import pytest
from recount import Event, read, recount
from same_figures import assert_same
from shipped_tables import SCREENS
from simulated_play import KEY, play_days

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.journal.audit.export import export
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.cached_totals import SumsFile, cache_file
from dealer_assist.reports.gather import gather
from dealer_assist.reports.period import BusinessDay, day_period, month_period, shifts_between
from dealer_assist.table.setup.table_setup import TableSetup

PACIFIC = timezone(timedelta(hours=-8))
HOUSE_DAY = BusinessDay(time(6), PACIFIC)
BEGIN = datetime(2026, 3, 4, 11, tzinfo=PACIFIC)


def table_of(name: str) -> TableSetup:
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), shipped / "tables" / f"{name}.toml")


def exported(journal: Path) -> list[Event]:
    out = io.StringIO()
    export(journal, "events", "jsonl", out)
    return read(out.getvalue().splitlines())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], tuple[TableSetup, Path]]:
    """Return a table that was played for three days; each is played once."""
    done: dict[str, tuple[TableSetup, Path]] = {}

    def play(name: str) -> tuple[TableSetup, Path]:
        if name not in done:
            setup = table_of(name)
            file = tmp_path_factory.mktemp("played") / f"{name}.training.db"
            play_days(setup, file, BEGIN, 3, 60, seed=SCREENS.index(name))
            done[name] = setup, file
        return done[name]

    return play


Played = Callable[[str], tuple[TableSetup, Path]]
NOW = datetime(2026, 5, 1, tzinfo=UTC)


@pytest.mark.parametrize("name", SCREENS)
def test_days_month_and_shifts_are_what_the_exported_events_add_up_to(
    played: Played, name: str
) -> None:
    setup, journal = played(name)
    events = exported(journal)
    assert verify(journal, KEY) == []
    periods = [day_period(HOUSE_DAY, date(2026, 3, 3) + timedelta(days=n)) for n in range(6)]
    periods.append(month_period(HOUSE_DAY, date(2026, 3, 20)))
    with closing(connect_reader(journal)) as db:
        for period in periods:
            report = gather(db, setup, period, NOW)
            assert period.until is not None
            assert_same(report, recount(events, period.since, period.until))
        shifts = shifts_between(db, HOUSE_DAY, BEGIN, NOW)
        assert len(shifts) >= 3
        assert sum(gather(db, setup, one, NOW).rounds for one in shifts) == report.rounds


def test_the_days_of_a_month_add_up_to_the_month(played: Played) -> None:
    setup, journal = played("house-money-nexus")
    with closing(connect_reader(journal)) as db:
        month = gather(db, setup, month_period(HOUSE_DAY, date(2026, 3, 1)), NOW)
        days = [
            gather(db, setup, day_period(HOUSE_DAY, date(2026, 3, 1) + timedelta(days=n)), NOW)
            for n in range(31)
        ]
    assert sum(one.rounds for one in days) == month.rounds > 0
    assert sum(one.drop_cents for one in days) == month.drop_cents > 0
    assert sum(one.events for one in days) == month.events
    for before, after in pairwise(days):
        for old, new in zip(before.progressives, after.progressives, strict=True):
            assert [one.closing for one in old.meters] == [one.opening for one in new.meters]


def test_a_month_of_play_has_everything_that_a_report_tells_of(played: Played) -> None:
    reports = []
    for name in SCREENS:
        setup, journal = played(name)
        with closing(connect_reader(journal)) as db:
            reports.append(gather(db, setup, month_period(HOUSE_DAY, date(2026, 3, 1)), NOW))
    assert {one.console for one in reports} == {"nexus", "aquarius"}
    assert len({one.game for one in reports}) >= 5
    for one in ("voided", "late_chips", "refused_cards", "envy_cents", "downtime_seconds"):
        assert sum(getattr(report, one) for report in reports) > 0, one
    adjusted = [one for report in reports for one in report.adjustments]
    assert {bool(one.number) for one in adjusted} == {True, False}


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["crazy4-nexus", "dragon-aquarius", "house-money-nexus"])
def test_a_whole_month_is_what_the_exported_events_add_up_to(tmp_path: Path, name: str) -> None:
    setup = table_of(name)
    journal = tmp_path / f"{name}.training.db"
    play_days(setup, journal, datetime(2026, 3, 1, 11, tzinfo=PACIFIC), 31, 600)
    period = month_period(HOUSE_DAY, date(2026, 3, 1))
    assert period.until is not None
    with closing(connect_reader(journal)) as db:
        for kept in (None, *[SumsFile(cache_file(journal), bytes(32))] * 2):
            report = gather(db, setup, period, NOW, kept_in=kept)
            assert_same(report, recount(exported(journal), period.since, period.until))
