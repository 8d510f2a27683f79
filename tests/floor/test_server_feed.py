"""The floor-wide Game Manager's feed on a real server: one reading, acts, refusals, a lost line."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from patience import PATIENCE_S
from pit_record import record

from dealer_assist.floor import actions
from dealer_assist.floor.actions import Holder, PitAction
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.card_proofs import Signer
from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.journal_check import seat_mask
from dealer_assist.floor.office import read_floor, watch
from dealer_assist.floor.server_feed import (
    UNWRITTEN,
    WHOLE_EVERY_S,
    Known,
    ServerFeed,
    carry_out,
    sign_on,
)
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.sign_feed import SignFeed
from dealer_assist.floor.view import FloorView, Station
from dealer_assist.floor.wire import Connection, Wire, connect
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    sample_key,
)
from dealer_assist.value import replace

TWO = (EXECUTIVE.card, SUPERVISOR.card)


@pytest.fixture
def pit(floor: SimulatedFloor) -> Iterator[Connection]:
    """The Game Manager's connection: a role of the pit, no owner of anything."""
    with admin(floor.server) as owner:
        name = owner.info.dbname
        owner.execute(f"GRANT CONNECT ON DATABASE {name} TO floor_pit, floor_sign".encode())
        for role, group in (("manager_1", "floor_pit"), ("sign_1", "floor_sign")):
            known = owner.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (role,)).fetchone()
            if not known:
                owner.execute(f"CREATE ROLE {role} LOGIN IN ROLE {group}".encode())
    with connect(floor.server.dsn("manager_1")) as connection:
        sign_on(connection, sample_key)
        yield connection


def act(pit: Connection, what: PitAction, cards: tuple[str, ...]) -> None:
    carry_out(pit, what, cards, Signer("manager_1", sample_key("manager_1")))


def play(floor: SimulatedFloor, number: str = "T1") -> tuple[SimulatedTable, Wire]:
    table = SimulatedTable(floor, number, seed=1)
    wire = table.sign_on()
    wire.contribute(table.play(3))
    told = {
        "dealer": "A. Novak",
        "journal_n": table.n,
        "journal_sum": sum(one.contributed for one in table.owed.values()),
    }
    wire.beat("in-play", 0, told)
    return table, wire


def claim(floor: SimulatedFloor, wire: Wire, key: str = "T1-round-3-5") -> str:
    line = floor.link.jackpot.lines[0]
    level = floor.link.jackpot.levels[0].name
    wire.ticket(key=key, round_id=3, seat=5, sensor="A", level=level, line=line.key, after_n=3)
    wire.lock(key, SUPERVISOR.card)
    return key


def read(pit: Connection, looked_at: str = "") -> FloorView:
    watch(pit)
    return read_view(read_floor(pit, looked_at), looked_at)


def test_one_reading_has_tables_meters_rounds_and_the_dealer(
    floor: SimulatedFloor, pit: Connection
) -> None:
    table, wire = play(floor)
    wire.close()
    view = read(pit, "T1")
    station = view.station("T1")
    assert station is not None
    assert (station.dealer, station.phase, station.last_n) == ("A. Novak", "in-play", 3)
    assert station.counted == sum(one.contributed for one in table.owed.values())
    assert [one.n for one in view.rounds["T1"]] == [3, 2, 1]
    assert sum(one.micros for one in view.rounds["T1"]) == station.counted
    assert view.meters[0].contributed == station.counted
    assert view.standby == ""


def test_a_hit_is_checked_by_name_and_awarded_by_two(
    floor: SimulatedFloor, pit: Connection
) -> None:
    _, wire = play(floor)
    key = claim(floor, wire)
    wire.close()
    act(pit, actions.Check(key, "camera", is_on=True), (EXECUTIVE.card,))
    (ticket,) = read(pit).tickets
    assert [(one.what, one.by) for one in ticket.checks] == [("camera", "Sample Executive")]
    act(pit, actions.Check(key, "camera", is_on=False), (EXECUTIVE.card,))
    act(pit, actions.Award(key), TWO)
    (ticket,) = read(pit).tickets
    assert (ticket.state, ticket.checks) == ("awarded", ())


def test_a_link_is_paused_with_a_reason_and_two_people(
    floor: SimulatedFloor, pit: Connection
) -> None:
    with pytest.raises(FloorRefused, match="2 different people"):
        act(pit, actions.Pause("MGL", "New cap tonight"), (EXECUTIVE.card,))
    act(pit, actions.Pause("MGL", "New cap tonight"), TWO)
    (link,) = read(pit).links
    assert (link.state, link.reason) == ("paused", "New cap tonight")
    assert link.by == ("Sample Executive", "Sample Supervisor")
    act(pit, actions.Resume("MGL"), TWO)
    assert not read(pit).links[0].is_paused


def test_a_difference_stops_the_table_until_two_have_recorded_it(
    floor: SimulatedFloor, pit: Connection
) -> None:
    table, wire = play(floor)
    due = sum(one.contributed for one in table.owed.values())
    with closing(wire):
        wire.beat("in-play", 0, {"journal_n": table.n, "journal_sum": due + 600_000})
        view = read(pit)
        station = view.station("T1")
        assert station is not None
        assert station.difference == 600_000
        assert station.stopped == "Journal and server differ by 600000 micro-dollars"
        assert [one.what for one in view.open_alerts()] == ["differs"]
        assert wire.beat("in-play", 0, {}).stopped
        wire.beat("in-play", 0, {"journal_n": table.n, "journal_sum": due + 600_000})
        record(pit, "T1", reason="Seen on camera twice")
        station = read(pit).station("T1")
        assert station is not None
        assert (station.stopped, station.difference) == ("", 0)


def test_a_checkpoint_keeps_the_figures(floor: SimulatedFloor, pit: Connection) -> None:
    table, wire = play(floor)
    act(pit, actions.SetCheckpoint(), (SUPERVISOR.card,))
    wire.contribute(table.play(2))
    wire.close()
    view = read(pit)
    assert view.checkpoint is not None
    assert (view.checkpoint.by, view.checkpoint.rounds["T1"]) == ("Sample Supervisor", 3)


def test_the_pit_may_not_touch_a_table_of_the_server(pit: Connection) -> None:
    for deed in ("UPDATE floor.level SET base = 0", "SELECT * FROM floor.enrolled"):
        with pytest.raises(Exception, match="permission denied"):
            pit.execute(deed.encode())


def test_the_thread_reads_acts_and_tells_whose_card_it_is(
    floor: SimulatedFloor, pit: Connection
) -> None:
    _, wire = play(floor)
    key = claim(floor, wire)
    wire.close()
    heard: list[str] = []
    found: list[Holder | None] = []
    names = {"crazy_4_poker": "Crazy 4 Poker"}
    feed = ServerFeed(floor.server.dsn("manager_1"), names, secret=sample_key)
    with closing(feed):
        feed.holder(EXECUTIVE.card, found.append)
        feed.holder("nobody", found.append)
        feed.act(actions.Award(key), (EXECUTIVE.card,) * 2, heard.append)
        feed.act(actions.Award(key), TWO, heard.append)
        feed.act(actions.Pause("MGL", "Too short"), TWO, heard.append)
        wait_for(feed, lambda: len(found) + len(heard) == 5)
    assert found == [Holder(EXECUTIVE.card, "Sample Executive", "executive"), None]
    two, done, reason = heard
    assert (two, done) == ("This needs the cards of 2 different people", "")
    assert reason == "Say the reason in at least three words"
    view = feed.newest()
    assert view is not None
    assert view.tickets[0].state == "awarded"
    assert view.stations[-1].game == "Crazy 4 Poker"


def test_a_game_manager_that_was_just_opened_knows_how_the_meters_went(
    floor: SimulatedFloor, pit: Connection
) -> None:
    with admin(floor.server) as owner:
        for age in ("20 days 3 hours", "3 days 3 hours"):
            for minute in (5, 15):
                owner.execute(
                    "INSERT INTO floor.course SELECT m.link, m.level, date_trunc('hour', now()) "
                    "- %s::interval + %s * interval '1 minute', m.meter, m.contributed, m.wagers "
                    "FROM floor.meters m",
                    (age, minute),
                )
        watch(owner)
        watch(owner)
    with closing(ServerFeed(floor.server.dsn("manager_1"), {}, secret=sample_key)) as feed:
        wait_for(feed, lambda: feed.newest() is not None)
        view = feed.newest()
    assert view is not None
    ages = [(view.at - at).days for at, _ in view.meters[0].course]
    assert ages[:4] == [20, 3, 3, 0], "one an hour after fourteen days"


def wait_for(feed: ServerFeed, is_done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not is_done() and time.monotonic() < end:
        feed.take_answers()
        time.sleep(0.02)


FULL = """
CREATE FUNCTION public.no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'No space left on device'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON floor.alert FOR EACH ROW EXECUTE FUNCTION public.no_room();
UPDATE floor.presence SET at = at - interval '1 hour';
"""


def test_a_server_that_cannot_write_is_an_alert_from_memory_until_somebody_takes_note(
    floor: SimulatedFloor, pit: Connection
) -> None:
    _, wire = play(floor)
    wire.close()
    with admin(floor.server) as owner:
        owner.execute(FULL.encode())
    feed = ServerFeed(floor.server.dsn("manager_1"), {}, secret=sample_key)
    told: list[str] = []

    def noted_by() -> list[str]:
        feed.take_answers()
        view = feed.newest()
        full = "The disk of the floor's server is full. Make room there"
        return [one.noted_by for one in view.alerts if one.sentence == full] if view else []

    def until(done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not done():
            assert time.monotonic() < end
            time.sleep(0.02)

    try:
        until(lambda: noted_by() == [""])
        feed.act(actions.TakeNote(UNWRITTEN), (SUPERVISOR.card,), told.append)
        until(lambda: noted_by() == [SUPERVISOR.name])
        assert told == [""]
    finally:
        feed.close()


def test_a_server_that_is_not_there_is_trouble_and_no_reading() -> None:
    feed = ServerFeed("host=/nowhere dbname=floor user=nobody", {})
    with closing(feed):
        wait_for(feed, lambda: bool(feed.trouble))
        assert "does not answer" in feed.trouble
        assert feed.newest() is None


def test_the_clock_of_a_game_manager_goes_on_and_its_tables_age_while_the_server_is_off(
    floor: SimulatedFloor, pit: Connection
) -> None:
    _, wire = play(floor)
    feed = ServerFeed(floor.server.dsn("manager_1"), {}, secret=sample_key)
    gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'manager_1'"
    with closing(feed), admin(floor.server) as owner:
        wait_for(feed, lambda: feed.newest() is not None)
        owner.execute("ALTER ROLE manager_1 NOLOGIN")
        try:
            owner.execute(gone)
            wait_for(feed, lambda: bool(feed.trouble))
            last = feed.newest()
            assert last is not None

            def is_older() -> bool:
                view = feed.newest()
                return view is not None and (view.at - last.at).total_seconds() > 3

            wait_for(feed, is_older)
            view = feed.newest()
            assert view is not None
            assert all(station.is_lost for station in view.stations if station.is_open)
        finally:
            owner.execute("ALTER ROLE manager_1 LOGIN")
    wire.close()


def test_a_sign_hears_the_prize_that_waits(floor: SimulatedFloor, pit: Connection) -> None:
    _, wire = play(floor)
    claim(floor, wire)
    wire.close()
    sign = SignFeed(floor.server.dsn("sign_1"), "MGL")
    with closing(sign):
        end = time.monotonic() + PATIENCE_S
        while not sign.beats and time.monotonic() < end:
            time.sleep(0.02)
    assert sign.shown is not None
    assert [(one.table, one.state) for one in sign.shown.pending] == [("T1", "locked")]


def test_seats_are_bits_as_on_the_server(floor: SimulatedFloor) -> None:
    table = SimulatedTable(floor, "T1", seed=1)
    (one,) = table.play()
    assert isinstance(one, Contribution)
    assert seat_mask(one) == 0b111_1111


def test_a_table_that_the_server_refuses_counts_as_lost() -> None:
    heard = Station("15", "crazy_4_poker", links=("MGL",), phase="betting", beat_ms=200)
    assert (heard.is_whole, heard.is_lost) == (True, False)
    refused = replace(heard, refused="Its journal is not known")
    assert (refused.is_whole, refused.is_lost) == (False, True)


def test_a_reading_since_the_last_has_the_tables_alone_that_are_new(
    floor: SimulatedFloor, pit: Connection
) -> None:
    _, first = play(floor, "T1")
    _, second = play(floor, "T2")
    with admin(floor.server) as owner:
        # As if a minute had gone by: what came within the last moment is told twice.
        owner.execute("UPDATE floor.presence SET changed_at = changed_at - interval '1 minute'")
        told = read_floor(pit)
        assert {"T1", "T2", "T3"} <= {one["station"] for one in told["tables"]}
        again = read_floor(pit, "", told["since"])
        assert again["tables"] == []
        assert {"T1", "T2"} <= again["ages"].keys()
        second.beat("betting", 0, {"dealer": "B. Ray"})
        (news,) = read_floor(pit, "", told["since"])["tables"]
        assert (news["station"], news["health"]["dealer"]) == ("T2", "B. Ray")
        owner.execute("UPDATE floor.presence SET changed_at = changed_at - interval '1 minute'")
        owner.execute("UPDATE floor.station SET stopped = 'looked into' WHERE station = 'T1'")
        owner.execute("UPDATE floor.station SET stopped = '' WHERE station = 'T1'")
        (news,) = read_floor(pit, "", told["since"])["tables"]
        assert (news["station"], news["stopped"]) == ("T1", ""), "it was let on again"
    first.close()
    second.close()


def table(name: str, dealer: str = "", beat_ms: int | None = 100) -> dict[str, object]:
    return {"station": name, "pit": "North", "dealer": dealer, "beat_ms": beat_ms}


def test_what_is_new_is_put_to_what_is_known_with_every_age() -> None:
    known = Known()
    assert known.since(100.0) is None
    whole = {"since": "1", "ages": {"2": 900}, "tables": [table("2", "Ann"), table("10", "Bo")]}
    assert known.whole(whole, None)["tables"][0]["beat_ms"] == 900
    assert known.since(101.0) == "1"
    news = {"since": "2", "ages": {"2": 1_900, "10": 5}, "tables": [table("10", "Cy")]}
    put = known.whole(news, "1")["tables"]
    assert [(one["station"], one["dealer"], one["beat_ms"]) for one in put] == [
        ("2", "Ann", 1_900),
        ("10", "Cy", 5),
    ]
    assert known.since(102.0) == "2"
    assert known.since(100.0 + WHOLE_EVERY_S) is None, "now and then all of them"
    known.whole({"since": "3", "ages": {}, "tables": [table("2")]}, None)
    known.forget()
    assert known.since(103.0) is None, "after an act"
