"""A week of four tables, played by simulated people with a fixed seed: every figure counted again.

The second count reads the exported events alone; nothing of the product works in it.
"""

import io
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta, timezone
from pathlib import Path
from random import Random

import pytest
from dealt_table import shipped as shipped_table
from recount import Event, read, recount
from same_figures import assert_same
from simulated_play import KEY, SUPERVISOR, PlayingTable

from dealer_assist.journal.audit.export import export
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.store import Journal
from dealer_assist.reports.end_of_day import missing
from dealer_assist.reports.figures import Report
from dealer_assist.reports.gather import gather
from dealer_assist.reports.period import BusinessDay, day_period
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import TableSetup

PACIFIC = timezone(timedelta(hours=-8))
HOUSE_DAY = BusinessDay(time(6), PACIFIC)
MONDAY = date(2026, 3, 2)
NOW = datetime(2026, 3, 12, tzinfo=PACIFIC)
TABLES = ("crazy4-nexus", "house-money-nexus", "dragon-nexus", "three-card-nexus")
ROUNDS = 12


class Manned(PlayingTable):
    """A table whose people also bet on the layout, and whose supervisor looks at the alerts."""

    def play_round(self) -> None:
        """Bet, play, and now and then acknowledge."""
        for player in self.setup.players:
            if self.chance.random() < 0.7:
                self.do(c.PlaceWagers(player.seat, dict(player.wagers)), 0.2)
        super().play_round()
        if self.table.lasting.alerts and self.chance.random() < 0.5:
            self.do(c.AcknowledgeAlert(self.table.lasting.alerts[0].key, SUPERVISOR))


@dataclass
class Felt:
    """What lay on the layout in rounds that count: by wager, dealer and hour."""

    coin_in: Counter[str] = field(default_factory=Counter)
    by_dealer: Counter[str] = field(default_factory=Counter)
    by_hour: Counter[str] = field(default_factory=Counter)
    dealt: int = 0


def on_the_felt(events: list[Event], since: datetime, until: datetime) -> Felt:
    """Count what a reader with the exported lines and a pencil would write down."""
    found = Felt()
    for round_ in rounds(events):
        if not since <= round_[0]["at"] < until:
            continue
        kinds = {event["kind"] for event in round_}
        if "GameStarted" not in kinds or "RoundVoided" in kinds:
            continue
        placed: dict[int, dict[str, int]] = {}
        for event in round_:
            said = event["payload"]
            if event["kind"] == "WagersPlaced":
                placed[said["seat"]] = said["wagers"]
            if event["kind"] == "GameStarted":
                start = event
        chips = {(one["seat"], one["sensor"]): one["cents"] for one in start["payload"]["wagers"]}
        seats = {seat for seat, _ in chips} | {seat for seat, bets in placed.items() if bets}
        found.dealt += len(seats)
        bets = [(key, cents) for of_seat in placed.values() for key, cents in of_seat.items()]
        bets += [(f"progressive {sensor}", cents) for (_, sensor), cents in chips.items()]
        for key, cents in bets:
            found.coin_in[key] += cents
            found.by_dealer[start["who"]] += cents
            found.by_hour[f"{start['at'].astimezone(PACIFIC):%H}:00"] += cents
    return found


def rounds(events: list[Event]) -> Iterator[list[Event]]:
    """Cut events at every opening of a round."""
    held: list[Event] = []
    for event in events:
        if event["kind"] == "RoundOpened" and held:
            yield held
            held = []
        if event["kind"] == "RoundOpened" or held:
            held.append(event)
    if held:
        yield held


@pytest.fixture(scope="module", params=TABLES)
def week(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[TableSetup, Path, list[Event]]:
    """Play a table for a week, once."""
    setup = shipped_table(request.param)
    file = tmp_path_factory.mktemp("week") / f"{setup.key}.training.db"
    begin = datetime.combine(MONDAY, time(14), PACIFIC)
    playing: list[Manned] = []
    journal = Journal.open(
        file,
        purpose="training",
        table=setup.key,
        clock=lambda: playing[0].now if playing else begin,
        key=KEY,
    )
    journal._db.execute("PRAGMA synchronous = OFF")  # nobody pulls the plug here
    with journal:
        playing.append(Manned(setup, journal, begin, Random(TABLES.index(request.param) + 55)))
        for day in range(7):
            playing[0].now = begin + timedelta(days=day)
            playing[0].open()
            for _ in range(ROUNDS):
                playing[0].play_round()
            playing[0].close()
    out = io.StringIO()
    export(file, "events", "jsonl", out)
    return setup, file, read(out.getvalue().splitlines())


def reports(setup: TableSetup, file: Path) -> Iterator[Report]:
    with closing(connect_reader(file)) as db:
        for day in range(7):
            period = day_period(HOUSE_DAY, MONDAY + timedelta(days=day))
            yield gather(db, setup, period, NOW)


def test_every_figure_of_every_day_is_what_the_events_add_up_to(
    week: tuple[TableSetup, Path, list[Event]],
) -> None:
    setup, file, events = week
    assert verify(file, KEY) == []
    total = 0
    for report in reports(setup, file):
        assert report.period.until is not None
        assert_same(report, recount(events, report.period.since, report.period.until))
        felt = on_the_felt(events, report.period.since, report.period.until)
        total += sum(felt.coin_in.values())
        assert sum(one.coin_in_cents for one in report.wagers) == sum(felt.coin_in.values())
        alone = {one.key: one for one in report.wagers if "," not in one.label}
        for key, wager in alone.items():
            assert wager.coin_in_cents == felt.coin_in[key], key
            assert wager.dealt == felt.dealt
        by_dealer = Counter({one.name: one.coin_in_cents for one in report.by_dealer})
        people = {one.dealer: one.name for one in report.sessions}
        assert by_dealer == Counter({people[who]: cents for who, cents in felt.by_dealer.items()})
        assert {one.name: one.coin_in_cents for one in report.by_hour} == dict(felt.by_hour)
        assert sum(one.dealt for one in report.by_hour) == felt.dealt
        assert sum(one.coin_in_cents for one in report.by_shift) == sum(felt.coin_in.values())
        assert len(report.by_shift) == 1  # the table is opened once a day
        jackpots = sum(one.win_cents for one in report.wagers if one.key.startswith("progressive"))
        assert jackpots == report.hold_cents == report.drop_cents - report.paid_cents
    assert total > 0


def test_the_week_has_a_paper_for_each_day_and_none_twice(
    week: tuple[TableSetup, Path, list[Event]], tmp_path: Path
) -> None:
    setup, file, _ = week

    def there(name: str) -> bool:
        return (tmp_path / name).exists()

    with closing(connect_reader(file)) as db:
        over = [*missing(db, "day", HOUSE_DAY, NOW, setup.key, there)]
        assert [HOUSE_DAY.of(one.since) for one in over] == [
            MONDAY + timedelta(days=day) for day in range(7)
        ]
        (tmp_path / f"day-{setup.key}-2026-03-04.pdf").touch()
        again = [*missing(db, "day", HOUSE_DAY, NOW, setup.key, there)]
    assert len(again) == 6
