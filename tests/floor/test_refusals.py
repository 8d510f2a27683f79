"""A whole table and its floor: what it tells, and why it is not let on, on both sides."""

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from random import Random

import pytest
from patience import PATIENCE_MS, PATIENCE_S

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink
from dealer_assist.catalog.tables import find_table
from dealer_assist.desk.clock import WallClock
from dealer_assist.floor import link_work, migrate, wire
from dealer_assist.floor.install import install, role_of
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table.commands.round import StartGame
from dealer_assist.table.state import Phase
from dealer_assist.trials.floor_kiosk import FASTER, FastClock, Hands, TrialPlace, own_file
from dealer_assist.trials.own_server import Reachable, admin
from dealer_assist.trials.simulated_tables import sample_staff


class FastWatch(datetime):
    """A clock that is more than 11 minutes ahead."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "FastWatch":
        ahead = datetime.now(tz) + timedelta(minutes=11, seconds=30)
        return cls.fromtimestamp(ahead.timestamp(), tz)


@pytest.fixture
def place(
    database: Reachable,
    links: dict[str, FloorLink],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> TrialPlace:
    """Table 15 of a floor with the shipped links."""
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    with admin(database) as owner:
        install(owner, "SIMULATED", links, sample_staff())
    dsn = database.dsn(role_of("15"))
    shipped = find_table(paths.resources(), "crazy4-link", tmp_path)
    return TrialPlace("15", shipped, tmp_path / "table", dsn, "MGL", 1, datetime.now(UTC))


def why(table: OpenTable) -> str:
    """Wait until the table says why it is not let on."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        table.desk.tick()
        if table.desk.table.lasting.link and table.desk.table.lasting.link.why:
            return str(table.desk.table.lasting.link.why)
        time.sleep(0.02)
    return ""


def alerts(database: Reachable) -> list[str]:
    with admin(database) as owner:
        return [what for (what,) in owner.execute("SELECT what FROM floor.alerts").fetchall()]


BROKEN = {
    "definitions": (
        "UPDATE floor.link SET definitions = 'x'",
        "has other definitions at table 15 than on the server. Install the same release",
    ),
    "release": (
        "ALTER FUNCTION floor.hello(text, jsonb, bigint, text, bigint) RENAME TO hello_2",
        "The floor's server is of another release. Install the same one on table and server",
    ),
}


@pytest.mark.parametrize("alert", BROKEN)
def test_a_floor_that_does_not_fit_is_named_on_both_sides_and_the_base_game_begins(
    alert: str, place: TrialPlace, database: Reachable
) -> None:
    deed, sentence = BROKEN[alert]
    with admin(database) as owner:
        owner.execute(deed.encode())
    table = open_table(str(own_file(place)), place.data, WallClock())
    try:
        assert sentence in why(table)
        assert alerts(database) == [alert]
        swiper = table.rack.simulated.swiper
        assert swiper is not None
        swiper.swipe(table.cards[0].number)
        end = time.monotonic() + PATIENCE_S
        while table.desk.table.round.phase is not Phase.BETTING and time.monotonic() < end:
            table.desk.tick()
            time.sleep(0.02)
        assert table.desk.submit(StartGame()).is_done
    finally:
        table.close()


def test_a_clock_that_is_minutes_off_is_named_on_both_sides(
    place: TrialPlace, database: Reachable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "datetime", FastWatch)
    table = open_table(str(own_file(place)), place.data, WallClock())
    try:
        said = "The clock of this table is 1[12] minutes off the server's. Set it right"
        assert re.search(said, why(table))  # a slow machine is part of the way
    finally:
        table.close()
    assert alerts(database) == ["clock"]


def test_a_server_that_was_never_tried_is_named_on_both_sides(
    place: TrialPlace, database: Reachable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "NEWEST", migrate.OLDEST - 1)
    table = open_table(str(own_file(place)), place.data, WallClock())
    try:
        assert "the floor runs on 15 to 14" in why(table)
    finally:
        table.close()
    assert alerts(database) == ["server"]


def test_a_table_of_another_release_plays_and_is_named_on_the_floor(
    place: TrialPlace, database: Reachable
) -> None:
    with admin(database) as owner:
        owner.execute("UPDATE floor.floor SET release = '0.0.1'")
    table = open_table(str(own_file(place)), place.data, WallClock())
    end = time.monotonic() + PATIENCE_S
    try:
        while not (table.desk.table.lasting.link and table.desk.table.lasting.link.is_live):
            assert time.monotonic() < end
            table.desk.tick()
            time.sleep(0.02)
    finally:
        table.close()
    assert alerts(database) == ["release"]


def test_a_table_tells_who_deals_and_what_its_journal_has_and_a_difference_stops_it(
    place: TrialPlace, database: Reachable, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Its clock runs fast: on a busy machine it would lose the link again and again.
    monkeypatch.setattr(link_work, "LOST_MS", FASTER * PATIENCE_MS)
    clock = FastClock(place.began)
    table = open_table(str(own_file(place)), place.data, clock)
    hands = Hands(table, clock, Random(1))

    def play(done: Callable[[], bool], *, may_begin: bool = True) -> None:
        end = time.monotonic() + PATIENCE_S
        while not done():
            assert time.monotonic() < end
            hands.go_on(may_begin=may_begin)
            table.desk.tick()
            time.sleep(0.02)

    with admin(database) as owner:

        def told() -> tuple[object, ...]:
            owner.execute("SELECT floor.watch()")
            row = owner.execute(
                "SELECT health ->> 'dealer', (health ->> 'journal_n')::int = last_n, "
                "(health ->> 'journal_sum')::int = floor.counted_of(station), "
                "(health ->> 'dealer_since')::timestamptz > timestamptz '2026-01-01', stopped "
                "FROM floor.presence JOIN floor.station USING (station) WHERE station = '15'"
            ).fetchone()
            return row or ()

        def is_stopped() -> bool:
            link = table.desk.table.lasting.link
            return bool(link and any("differ" in why for _, why in link.paused))

        try:
            play(lambda: table.desk.table.round.number >= 3)
            play(hands.is_at_rest, may_begin=False)
            play(lambda: told() == ("M. Okafor", True, True, True, ""), may_begin=False)
            assert alerts(database) == [], "what a table tells is taken"
            owner.execute("UPDATE floor.tally SET share = share + 1 WHERE station = '15'")
            assert told()[-1] == "Journal and server differ by -1 micro-dollars"
            play(is_stopped, may_begin=False)
        finally:
            table.close()
    assert alerts(database)[-1] == "differs"  # a slow machine may miss a beat before
