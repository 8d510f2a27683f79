"""A server that went back, months that end, a floor that is watched, people who are called."""

import sqlite3
import time
from collections.abc import Iterator
from threading import Event, Thread

import psycopg
import pytest
from patience import PATIENCE_S
from pit_record import record

from dealer_assist import __version__
from dealer_assist.floor import office
from dealer_assist.floor.actions import RecordDoubts
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.contributions import digest_of
from dealer_assist.floor.link_past import LossTold, PrizeTold
from dealer_assist.floor.link_work import LinkWork, Place
from dealer_assist.floor.requests import FloorRequests
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.wire import Connection, Wire, connect
from dealer_assist.table.commands import JoinLink
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    sample_key,
)

BOTH = (SUPERVISOR.card, EXECUTIVE.card)
START = 10_000_000_000


@pytest.fixture
def owner(floor: SimulatedFloor) -> Iterator[Connection]:
    """Whoever owns the floor's schema."""
    with admin(floor.server) as connection:
        yield connection


def value(connection: Connection, question: str) -> object:
    row = connection.execute(question.encode()).fetchone()
    return row and row[0]


def whats(connection: Connection) -> list[str]:
    rows = connection.execute("SELECT what FROM floor.alert WHERE over_at IS NULL ORDER BY alert")
    return [what for (what,) in rows.fetchall()]


def sat_down(floor: SimulatedFloor, place: int = 0) -> tuple[SimulatedTable, Wire]:
    table = SimulatedTable(floor, floor.tables[place], seed=1)
    return table, table.sign_on()


def test_a_server_that_went_back_takes_the_rounds_and_with_two_cards_the_prizes(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table, wire = sat_down(floor)
    played = table.play(5)
    wire.contribute(played[:3])  # so much is in the copy that is put back
    royal = PrizeTold("T1-4-3A-1", 4, 3, "A", "main", "royal_flush", "awarded", 1_000_056)
    wire.tell_past(5, 3, played[2].head, [royal], [])
    assert whats(owner) == ["went back"]
    assert wire.contribute(played[3:]) == 5
    stopped = "SELECT stopped FROM floor.station WHERE station = 'T1'"
    assert "lacks a prize" in str(value(owner, stopped))
    assert record(owner, "T1") == -10_000_560_000, "it says what it takes off"
    # Five rounds of seven wagers, 20 cents each, less the prize, and seeded anew.
    assert value(owner, "SELECT meter / 10000 FROM floor.meters") == (
        1_000_000 + 5 * 7 * 20 - 1_000_056 + 1_000_000
    )
    assert value(owner, "SELECT state FROM floor.ticket") == "awarded"
    wire.tell_past(5, 5, played[4].head, [royal], [])
    assert value(owner, stopped) == ""
    assert office.verify(owner) == []
    wire.close()


def test_what_is_recorded_moves_what_was_shown_or_nothing(
    floor: SimulatedFloor, owner: Connection
) -> None:
    """Two people signed for nothing, and a dollar twenty moved."""
    table, wire = sat_down(floor)
    owner.execute("UPDATE floor.station SET budget_ms = 0, budget_at = now()")
    wire.contribute(table.play(3, seats=6))
    doubts = read_view(office.read_floor(owner)).doubts_of("T1")
    assert [(one.kind, one.word, one.moves) for one in doubts] == [
        ("round", str(n), 6 * 200_000) for n in (1, 2, 3)
    ]
    signer = sign_on(owner, sample_key)
    meter = "SELECT meter FROM floor.meters"

    def said(choices: tuple[str, ...], moves: int) -> None:
        carry_out(owner, RecordDoubts("T1", choices, moves, "seen on the camera"), BOTH, signer)

    with pytest.raises(FloorRefused, match="another amount than was shown"):
        said(("count round 1", "count round 2", "leave out round 3"), 0)
    with pytest.raises(FloorRefused, match="Something else of table T1 is in doubt"):
        said(("count round 4",), 1_200_000)
    with pytest.raises(FloorRefused, match="Something else of table T1 is in doubt"):
        said(("count", "count round 1"), 1_200_000)
    assert value(owner, meter) == START
    said(("count round 1", "leave out round 3"), 1_200_000)
    assert value(owner, meter) == START + 1_200_000
    assert [one.word for one in read_view(office.read_floor(owner)).doubts_of("T1")] == ["2"]
    with pytest.raises(FloorRefused, match="Something else of table T1 is in doubt"):
        said(("count round 1",), 1_200_000)
    said(("count round 2",), 1_200_000)
    assert value(owner, meter) == START + 2 * 1_200_000
    assert office.verify(owner) == []
    wire.close()


def test_a_prize_that_a_server_lacks_may_be_left_out_by_two_people(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table, wire = sat_down(floor)
    (one,) = table.play()
    wire.contribute([one])
    royal = PrizeTold("T1-1-3A-1", 1, 3, "A", "main", "royal_flush", "locked", 1_000_056)
    wire.tell_past(1, 1, one.head, [royal], [])
    meter = value(owner, "SELECT meter FROM floor.meters")
    assert record(owner, "T1", is_counted=False) == 0
    assert value(owner, "SELECT meter FROM floor.meters") == meter
    wire.tell_past(1, 1, one.head, [royal], [])
    assert value(owner, "SELECT stopped FROM floor.station WHERE station = 'T1'") == ""
    assert office.verify(owner) == []
    wire.close()


def test_another_journal_that_two_people_took_over_stays_so_over_a_restart(
    floor: SimulatedFloor, owner: Connection
) -> None:
    """A clone: recorded, restarted before its next round, and stopped again."""
    table, wire = sat_down(floor)
    wire.contribute(table.play(3))
    for _ in range(2):
        wire.tell_past(3, 3, "ab" * 32, [], [])
    stopped = "SELECT stopped FROM floor.station WHERE station = 'T1'"
    assert "was told before with another round" in str(value(owner, stopped))
    assert record(owner, "T1") == 0
    for _ in range(2):
        wire.tell_past(3, 3, "ab" * 32, [], [])
        assert value(owner, stopped) == ""
    wire.tell_past(3, 3, "cd" * 32, [], [])
    assert "was told before with another round" in str(value(owner, stopped))
    wire.close()


def test_a_server_that_is_put_back_rests_until_two_people_resume_it(
    floor: SimulatedFloor, owner: Connection
) -> None:
    owner.execute("SELECT floor.put_back()")
    assert value(owner, "SELECT epoch FROM floor.floor") == 2
    assert value(owner, "SELECT state FROM floor.link") == "paused"
    assert whats(owner) == ["put back"]


def test_verify_is_right_while_the_floor_plays(floor: SimulatedFloor, owner: Connection) -> None:
    end = Event()

    def play(place: int) -> None:
        table, wire = sat_down(floor, place)
        while not end.is_set():
            wire.contribute(table.play(1))
        wire.close()

    tables = [Thread(target=play, args=(place,)) for place in range(3)]
    for one in tables:
        one.start()
    try:
        assert [office.verify(owner) for _ in range(10)] == [[]] * 10
    finally:
        end.set()
        for one in tables:
            one.join()
    assert int(str(value(owner, "SELECT count(*) FROM floor.contribution"))) > 10


def test_a_month_that_is_closed_and_detached_is_proven_on(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table, wire = sat_down(floor)
    wire.contribute(table.play(4))
    month = "date_trunc('month', now()) - interval '1 month'"
    owner.execute(f"SELECT floor.make_partition(({month})::date)".encode())
    owner.execute(f"UPDATE floor.contribution SET taken = {month} + interval '3 days'".encode())
    owner.execute("SELECT floor.keep_months()")
    owner.execute("SELECT floor.keep_months()")
    wire.contribute(table.play(3))
    assert value(owner, "SELECT count(*) FROM floor.closing") == 5
    assert office.verify(owner) == []
    assert owner.execute("SELECT * FROM floor.verify('-infinity')").fetchall() == []
    name = value(owner, f"SELECT 'contribution_' || to_char({month}, 'YYYYMM')")
    owner.execute(f"ALTER TABLE floor.contribution DETACH PARTITION floor.{name}".encode())
    assert office.verify(owner) == []
    assert owner.execute("SELECT * FROM floor.verify('-infinity')").fetchall() == []
    owner.execute("UPDATE floor.closing_sum SET share = share + 1 WHERE station = 'T1'")
    found = office.verify(owner)
    assert any("closing of" in one and "was altered" in one for one in found)
    assert any("its rounds add up to" in one for one in found)
    wire.close()


def test_a_month_that_was_not_made_refuses_nothing_and_is_made_later(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table, wire = sat_down(floor)
    this = value(owner, "SELECT 'contribution_' || to_char(now(), 'YYYYMM')")
    owner.execute(f"DROP TABLE floor.{this}".encode())
    assert wire.contribute(table.play(2)) == 2
    assert value(owner, "SELECT count(*) FROM floor.contribution_default") == 2
    owner.execute("SELECT floor.make_months()")
    assert value(owner, "SELECT count(*) FROM floor.contribution_default") == 0
    assert office.verify(owner) == []
    wire.close()


@pytest.mark.parametrize(
    "health",
    [
        '{"journal_sum": 5, "journal_n": "abc"}',
        '{"journal_n": 123456789012345678901234567890}',
        '{"journal_sum": 1e300}',
        "[1]",
        '{"seats": 5, "dealer": 7}',
    ],
)
def test_what_a_table_says_that_cannot_be_blinds_nobody(
    floor: SimulatedFloor, owner: Connection, health: str
) -> None:
    _, wire = sat_down(floor)
    with connect(floor.server.dsn("table_t2")) as other:
        other.execute("SELECT floor.beat('betting', now(), 0, %s::jsonb)", (health,))
    owner.execute("SELECT floor.watch()")
    office.read_floor(owner)
    assert whats(owner) == ["beat"]
    wire.close()


def test_a_beat_is_bounded_however_much_a_table_says(
    floor: SimulatedFloor, owner: Connection
) -> None:
    with connect(floor.server.dsn("table_t1")) as table:
        much = '{"prompt": "' + "x" * 1_000_000 + '"}'
        table.execute("SELECT floor.beat(repeat('y', 5000), 'infinity', -1, %s::jsonb)", (much,))
    row = owner.execute("SELECT phase, health, unsent_ms FROM floor.presence").fetchone()
    assert row == ("unknown", {}, 0)


def test_a_table_that_holds_a_lock_is_named_and_its_session_ended(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table, wire = sat_down(floor)
    wire.contribute(table.play(1))
    holder = connect(floor.server.dsn("table_t1"), options="-c statement_timeout=0")
    holder.execute("SET idle_in_transaction_session_timeout = 0")
    holder.execute("BEGIN")
    claim = "SELECT floor.claim('held-key', 1, 1, 'A', 'main', 'royal_flush', 1)"
    holder.execute(claim.encode())
    # Five seconds without waiting for them: whoever watches asks whether it began so long ago.
    owner.execute("SELECT pg_sleep(5.2)")
    owner.execute("SELECT floor.watch()")
    assert "holds" in whats(owner)
    with pytest.raises(psycopg.OperationalError):
        holder.execute("SELECT 1")
    holder.close()
    wire.close()


def test_the_limits_of_a_table_are_at_its_role(floor: SimulatedFloor) -> None:
    with connect(floor.server.dsn("table_t1"), options="") as table:
        for setting, limit in {
            "statement_timeout": "5s",
            "lock_timeout": "1500ms",
            "idle_in_transaction_session_timeout": "3s",
            "jit": "off",
        }.items():
            assert value(table, f"SHOW {setting}") == limit


def test_no_table_can_hold_up_what_links_show_by_a_lock_of_its_own(
    floor: SimulatedFloor, owner: Connection
) -> None:
    table, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    with connect(floor.server.dsn("table_t2")) as other:
        other.execute("SELECT pg_advisory_lock(hashtext('floor.shown'), hashtext('MGL'))")
        wire.contribute(table.play(1))
        owner.execute("UPDATE floor.shown SET at = at - interval '2 seconds'")
        owner.execute("SELECT floor.keep_fresh('MGL')")
    assert value(owner, "SELECT levels ->> 'main' FROM floor.shown") == str(1_000_000 + 7 * 20)
    wire.close()


def test_when_nobody_watched_is_on_record(floor: SimulatedFloor, owner: Connection) -> None:
    owner.execute("SELECT floor.watch()")
    for _ in range(2):
        owner.execute("UPDATE floor.watcher SET at = at - interval '2 minutes'")
        owner.execute("SELECT floor.watch()")
    rows = owner.execute("SELECT what, over_at > at FROM floor.alert").fetchall()
    assert rows == [("outage", True)] * 2, "the second is no part of the first"
    assert value(owner, "SELECT count(*) FROM floor.outage WHERE station = ''") == 2


def hung_up(owner: Connection) -> None:
    """Wait until the server has let the tables' sessions go: one that is there is heard."""
    end = time.monotonic() + PATIENCE_S
    while value(owner, "SELECT count(*) FROM pg_stat_activity WHERE usename LIKE 'table%'"):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_second_loss_is_an_alert_of_its_own(floor: SimulatedFloor, owner: Connection) -> None:
    _, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    wire.close()
    hung_up(owner)
    for _ in range(2):
        owner.execute("UPDATE floor.presence SET at = now() - interval '10 seconds'")
        owner.execute("SELECT floor.watch()")
        # Ahead, so that a slow machine does not find it silent again before it is looked at.
        owner.execute("UPDATE floor.presence SET at = clock_timestamp() + interval '1 minute'")
        owner.execute("SELECT floor.watch()")
    rows = owner.execute("SELECT what, over_at IS NULL FROM floor.alert").fetchall()
    assert rows == [("lost", False), ("lost", False)]


def test_a_table_that_is_refused_is_named_until_it_is_let_on(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    wire.tell_refusal("Its journal is not known")
    (seen,) = [one for one in office.read_floor(owner)["tables"] if one["station"] == "T1"]
    assert seen["refused"] == "Its journal is not known"
    assert whats(owner) == ["refused"]
    wire.tell_refusal("")
    assert whats(owner) == []
    wire.close()


def test_what_goes_on_is_told_once_though_somebody_took_note(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    wire.close()
    hung_up(owner)
    owner.execute("UPDATE floor.presence SET at = now() - interval '10 seconds'")
    for _ in range(2):
        owner.execute("SELECT floor.watch()")
        owner.execute("UPDATE floor.alert SET noted_at = now(), noted_by = 'P1'")
    owner.execute("UPDATE floor.presence SET at = clock_timestamp() + interval '1 minute'")
    owner.execute("SELECT floor.watch()")
    rows = owner.execute("SELECT what, over_at IS NULL FROM floor.alert").fetchall()
    assert rows == [("lost", False)]


def test_a_table_that_was_refused_is_let_on_by_another_process_of_it(
    floor: SimulatedFloor, owner: Connection
) -> None:
    """Its clock was set right, and it was started again: the usual cure."""
    _, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    wire.tell_refusal("The clock of this table is 14 minutes off")
    wire.close()
    journal = sqlite3.connect(":memory:")
    journal.execute("CREATE TABLE events (seq INTEGER, round, at_utc, kind, payload, hash)")
    digest = digest_of(floor.link.jackpot)
    work = LinkWork(
        Place(__version__, {"A": digest}),
        lambda: Wire(connect(floor.server.dsn("table_t1")), sample_key("T1")),
        lambda: journal,
    )
    told = work.step(FloorRequests(), 0)
    assert any(isinstance(one, JoinLink) for one in told)
    assert value(owner, "SELECT refused FROM floor.presence WHERE station = 'T1'") == ""
    assert whats(owner) == []
    work.close()


def test_an_alert_ends_when_what_it_says_is_no_more(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    with connect(floor.server.dsn("table_t1")) as table:
        table.execute("SELECT floor.beat('betting', now() - interval '1 minute', 0, '{}')")
        assert whats(owner) == ["clock"]
        table.execute("SELECT floor.beat('betting', clock_timestamp(), 0, '{}')")
    owner.execute("SELECT floor.alert(NULL, NULL, 'disk', 'full')")
    owner.execute("UPDATE floor.alert SET at = at - interval '2 minutes' WHERE what = 'disk'")
    owner.execute("SELECT floor.put_back()")
    owner.execute("SELECT floor.watch()")
    assert whats(owner) == ["put back"]
    owner.execute("UPDATE floor.link SET state = 'live'")
    owner.execute("SELECT floor.watch()")
    assert whats(owner) == []
    wire.close()


def test_two_machines_of_one_table_are_named_before_either_has_played(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    owner.execute("SELECT floor.find_clones('0 s')")
    assert whats(owner) == []
    with connect(floor.server.dsn("table_t1")) as other:
        other.execute("SELECT floor.beat('betting', now(), 0, '{}')")
        owner.execute("SELECT floor.find_clones('0 s')")
        assert whats(owner) == ["clone"]
        owner.execute("SELECT floor.find_clones()")
        assert whats(owner) == [], "a new line may take the place of a dead one"
    wire.close()


def test_a_server_names_connections_and_room_that_run_out_and_ends_it(
    owner: Connection,
) -> None:
    for said, over, what in (
        ("floor.find_slots(1)", "floor.find_slots(1000)", "slots"),
        ("floor.tell_room(19)", "floor.tell_room(23)", "room"),
    ):
        owner.execute(f"SELECT {said}".encode())
        owner.execute(f"SELECT {said}".encode())
        assert whats(owner) == [what]
        owner.execute(f"SELECT {over}".encode())
        assert whats(owner) == []


def test_one_dealer_at_two_tables_is_one_alert_over_short_losses(
    floor: SimulatedFloor, owner: Connection
) -> None:
    for role in ("table_t1", "table_t2"):
        with connect(floor.server.dsn(role)) as table:
            table.execute("SELECT floor.beat('betting', now(), 0, '{\"dealer\": \"Ann Lee\"}')")
    owner.execute("SELECT floor.watch()")
    owner.execute("UPDATE floor.presence SET at = at - interval '1 minute' WHERE station = 'T1'")
    owner.execute("SELECT floor.watch()")
    owner.execute("UPDATE floor.presence SET at = now() WHERE station = 'T1'")
    owner.execute("SELECT floor.watch()")
    assert value(owner, "SELECT count(*) FROM floor.alert WHERE what = 'twice'") == 1


MANY = """
INSERT INTO floor.station (station, role, game) SELECT 'X' || i, 'x' || i, 'crazy4' FROM {0} i;
INSERT INTO floor.membership SELECT 'X' || i, 'A', 'MGL', '' FROM {0} i;
INSERT INTO floor.tally (station, link, level)
SELECT 'X' || i, l.link, l.level FROM {0} i, floor.level l;
INSERT INTO floor.presence (station, at, phase, skew_ms, unsent_ms, health)
SELECT 'X' || i, now() - interval '1 minute', 'betting', 0, 0,
    '{{"journal_n": 0, "journal_sum": 0}}' FROM {0} i;
"""


def test_a_watch_of_ten_times_as_many_silent_tables_takes_some_ten_times_as_long(
    server: OwnServer, owner: Connection
) -> None:
    took = []
    for begin, end in ((1, 300), (301, 3000)):
        owner.execute(MANY.format(f"generate_series({begin}, {end})").encode())
        owner.execute("SELECT floor.watch()")  # which writes their alerts
        before = server.processor_seconds()
        for _ in range(3):
            owner.execute("SELECT floor.watch()")
        took.append(server.processor_seconds() - before)
    assert value(owner, "SELECT count(*) FROM floor.alert WHERE what = 'lost'") == 3000
    assert took[1] < 30 * max(took[0], 0.01), "it was a hundred times"


def test_a_call_that_ended_untaken_waits_no_longer(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.call_service("12-1", "supervisor")
    wire.end_service("12-1")
    owner.execute(
        "UPDATE floor.service_call SET at = at - interval '1 hour', "
        "ended_at = ended_at - interval '59 minutes'"
    )
    waited = "SELECT (waited_ms + 500) / 1000 FROM floor.calls"
    assert value(owner, waited) == 60
    wire.close()


def test_a_loss_is_over_when_its_table_is_heard_and_never_before_it_began(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    losses = [
        LossTold("2026-01-01T10:00:00+00:00", None, "cut"),
        LossTold("2026-01-01T12:26:28+00:00", "2026-01-01T12:13:05+00:00", "its clock was wrong"),
    ]
    wire.tell_past(0, 0, "", [], losses)
    owner.execute("SELECT floor.watch()")
    assert value(owner, "SELECT bool_and(ended >= began) FROM floor.outage WHERE station <> ''")
    assert value(owner, "SELECT count(*) FROM floor.outage WHERE ended IS NULL") == 0
    wire.close()


@pytest.mark.parametrize("count", [500])
def test_who_watches_names_all_that_are_silent_in_one_statement(
    floor: SimulatedFloor, owner: Connection, count: int
) -> None:
    owner.execute(
        "INSERT INTO floor.station (station, role, game) SELECT 'S' || n, 'role_s' || n, 'crazy4' "
        "FROM generate_series(1, %s) n",
        (count,),
    )
    owner.execute(
        "INSERT INTO floor.membership SELECT station, 'A', 'MGL' FROM floor.station "
        "WHERE station LIKE 'S%'"
    )
    owner.execute(
        "INSERT INTO floor.presence SELECT station, now() - interval '1 hour', 'betting', 0, 0, "
        "'{}' FROM floor.station WHERE station LIKE 'S%'"
    )
    for _ in range(2):
        owner.execute("SELECT floor.watch()")
    assert value(owner, "SELECT count(*) FROM floor.alert WHERE what = 'lost'") == count


def test_a_call_is_taken_once_by_name_and_its_time_is_measured(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.call_service("12-1", "supervisor")
    wire.call_service("12-1", "supervisor")
    (call,) = office.read_floor(owner)["calls"]
    assert (call["station"], call["kind"], call["taken_by"]) == ("T1", "supervisor", "")
    owner.execute("SELECT floor.take_call(%s, 'Ann Lee')", (call["call"],))
    with pytest.raises(psycopg.Error, match="Ann Lee has taken this call already"):
        owner.execute("SELECT floor.take_call(%s, 'Bo Ray')", (call["call"],))
    wire.end_service("12-1")
    assert office.read_floor(owner)["calls"] == []
    row = owner.execute("SELECT taken_by, ended_by, waited_ms <= age_ms FROM floor.calls")
    assert row.fetchone() == ("Ann Lee", "table T1", True)
    wire.close()


def test_the_board_reads_what_changed_and_may_take_a_call_and_nothing_else(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    wire.call_service("12-1", "fill")
    owner.execute("DROP ROLE IF EXISTS board_try")
    owner.execute("CREATE ROLE board_try LOGIN IN ROLE floor_board")
    database = value(owner, "SELECT current_database()")
    owner.execute(f"GRANT CONNECT ON DATABASE {database} TO floor_board".encode())
    with connect(floor.server.dsn("board_try")) as board:
        first = value(board, "SELECT floor.board()")
        assert isinstance(first, dict)
        assert len(first["tables"]) == 5
        row = board.execute("SELECT floor.board(%s)", (first["at"],)).fetchone()
        assert row is not None
        assert (row[0]["tables"], list(row[0]["ages"])) == ([], ["T1"])
        (call,) = row[0]["calls"]
        board.execute("SELECT floor.take_call(%s, 'Ann Lee')", (call["call"],))
        for deed in ("floor.read_floor()", "floor.answer_call(1, 'Ann Lee', '')", "floor.inbox()"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                board.execute(f"SELECT {deed}".encode())
    wire.close()


def test_a_phase_that_only_the_sessions_name_tells_is_new_for_the_board(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.beat("betting", 0, {})
    owner.execute("SELECT floor.watch()")
    row = owner.execute("SELECT floor.board()").fetchone()
    assert row is not None
    wire.beat("in-play", 0, {})  # reads, and calls its session so: no row is written
    owner.execute("SELECT floor.watch()")
    news = owner.execute("SELECT floor.board(%s)", (row[0]["at"],)).fetchone()
    assert news is not None
    assert [(one["station"], one["phase"]) for one in news[0]["tables"]] == [("T1", "in-play")]
    wire.close()
