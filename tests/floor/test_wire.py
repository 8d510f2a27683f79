"""What a table asks the floor and what it hears: each call once, twice, too early, out of order."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pit_record import record
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from dealer_assist import __version__
from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor import office
from dealer_assist.floor.actions import (
    ApplySettings,
    Pause,
    Resume,
)
from dealer_assist.floor.calls import FloorRefused, LinkDownError
from dealer_assist.floor.contributions import Contribution, digest_of
from dealer_assist.floor.install import install, role_of
from dealer_assist.floor.migrate import FUNCTIONS, FloorError, check_server, migrate, steps
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.wire import Wire, asked_last, connect, told
from dealer_assist.kiosk.table.floor_link import WayToServer
from dealer_assist.trials.own_server import Reachable, admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    differences,
    sample_key,
)
from dealer_assist.value import replace

BOTH = (SUPERVISOR.card, EXECUTIVE.card)


def sat_down(floor: SimulatedFloor, place: int) -> tuple[SimulatedTable, Wire]:
    table = SimulatedTable(floor, floor.tables[place], seed=1)
    return table, table.sign_on()


def claim(table: SimulatedTable, wire: Wire, line: str = "royal_flush") -> str:
    key = f"claim-{table.number}-{table.n}"
    wire.ticket(
        key=key, round_id=table.n, seat=3, sensor="A", level="main", line=line, after_n=table.n
    )
    return key


def meter(floor: SimulatedFloor) -> int:
    with admin(floor.server) as connection:
        row = connection.execute("SELECT meter FROM floor.meters").fetchone()
    assert row is not None
    shown: int = row[0]
    return shown


@pytest.mark.parametrize(
    ("server", "order"),
    [
        ("host=a,b,c port=1,2,3 user=table_1", ("b,c,a", "2,3,1")),
        ("host = a,b,c port=5432 sslcert='/c/table 1.crt'", ("b,c,a", "5432")),
        ("postgresql://table_1@a:1,b:2,c:3/floor", ("b,c,a", "2,3,1")),
        ("host=b,a port=1,2", ("b,a", "1,2")),
        ("host=a port=1", ("a", "1")),
    ],
)
def test_the_machine_that_was_lost_is_asked_last(server: str, order: tuple[str, str]) -> None:
    """One that is gone keeps a table waiting for two seconds, and another leads by then."""
    before, after = (conninfo_to_dict(one) for one in (server, asked_last(server, "a")))
    assert (after["host"], after["port"]) == order
    assert {key: after[key] for key in after if key not in ("host", "port")} == {
        key: before[key] for key in before if key not in ("host", "port")
    }


def test_a_table_that_comes_back_asks_the_machine_that_it_lost_last(
    floor: SimulatedFloor,
) -> None:
    server = floor.server.dsn(role_of(floor.tables[0]))
    first = Path(str(conninfo_to_dict(server)["host"]))
    other = first.with_name(f"{first.name}-2")
    other.symlink_to(first)
    way = WayToServer(make_conninfo(server, host=f"{first},{other}"))
    had = []
    for _ in range(3):
        wire = way.wire()
        had.append(wire._connection.info.host)
        wire.close()
    other.unlink()
    assert had == [str(first), str(other), str(first)]


def test_a_round_told_twice_counts_once(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    played = table.play(5)
    assert wire.contribute(played) == 5
    assert wire.contribute(played[2:]) == 5
    assert wire.contribute([*played[4:], *table.play(1)]) == 6
    assert meter(floor) == 10_000_000_000 + 6 * 7 * 100 * 2000
    assert differences(floor, [table]) == []
    wire.close()


def test_a_gap_in_the_numbers_is_refused(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    played = table.play(3)
    with pytest.raises(FloorRefused, match="Contribution 2 of table T1 came after 0"):
        wire.contribute(played[1:])
    assert meter(floor) == 10_000_000_000
    wire.close()


def doubts(floor: SimulatedFloor) -> list[tuple[int, str | None]]:
    with admin(floor.server) as connection:
        rows = connection.execute("SELECT n, decided FROM floor.doubt ORDER BY n").fetchall()
    return [(n, decided) for n, decided in rows]


def alerts_of(floor: SimulatedFloor) -> list[str]:
    with admin(floor.server) as connection:
        rows = connection.execute("SELECT what FROM floor.alert ORDER BY alert").fetchall()
    return [what for (what,) in rows]


def recorded(floor: SimulatedFloor, station: str, reason: str = "seen on the camera") -> None:
    with admin(floor.server) as connection:
        record(connection, station, reason=reason)


def budget(floor: SimulatedFloor, ms: int) -> None:
    with admin(floor.server) as connection:
        connection.execute("UPDATE floor.station SET budget_ms = %s, budget_at = now()", (ms,))


def test_a_seat_that_wagers_twice_or_is_none_is_refused(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    with pytest.raises(FloorRefused, match="Seat 1 wagers twice"):
        wire.contribute([replace(one, seats=((1, "A"), (1, "A")))])
    with pytest.raises(FloorRefused, match="no sensor A at seat 15"):
        wire.contribute([replace(one, seats=((15, "A"),))])
    wire.close()


def test_a_round_by_a_clock_far_ahead_waits_for_two_cards_and_holds_up_nothing(
    floor: SimulatedFloor,
) -> None:
    table, wire = sat_down(floor, 0)
    first, second = table.play(2)
    ahead = replace(first, at=datetime.now(UTC) + timedelta(days=365))
    assert wire.contribute([ahead, second]) == 2
    assert meter(floor) == 10_000_000_000 + 7 * 100 * 2000
    assert (doubts(floor), alerts_of(floor)[0]) == ([(1, None)], "doubt")
    with admin(floor.server) as connection:
        assert office.verify(connection) == []
    recorded(floor, "T1")
    assert doubts(floor) == [(1, "counted")]
    assert meter(floor) == 10_000_000_000 + 2 * 7 * 100 * 2000
    assert differences(floor, [table]) == []
    wire.close()


def test_a_void_and_a_start_within_ten_seconds_are_ordinary_play(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    budget(floor, 10_000)
    first, again = table.play(2)
    now = datetime.now(UTC)
    void = replace(first, n=2, seats=(), is_void=True, at=now + timedelta(seconds=2))
    again = replace(again, n=3, at=now + timedelta(seconds=4))
    assert wire.contribute([replace(first, at=now)]) == 1
    assert wire.contribute([void, again]) == 3
    assert (doubts(floor), alerts_of(floor)) == ([], [])
    assert meter(floor) == 10_000_000_000 + 7 * 100 * 2000
    wire.close()


def test_a_table_raises_a_meter_no_faster_than_the_servers_clock_allows(
    floor: SimulatedFloor,
) -> None:
    table, wire = sat_down(floor, 0)
    budget(floor, 60_000)
    past = [
        replace(one, at=datetime(1970, 1, 2, tzinfo=UTC) - timedelta(microseconds=one.n))
        for one in table.play(500, seats=14)
    ]
    assert wire.contribute(past) == 500
    assert meter(floor) == 10_000_000_000 + 6 * 14 * 100 * 2000
    assert len(doubts(floor)) == 494
    with admin(floor.server) as connection:
        assert office.verify(connection) == []
    wire.close()


def test_two_people_leave_out_what_is_not_believed(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    budget(floor, 0)
    assert wire.contribute(table.play(2)) == 2
    with admin(floor.server) as connection:
        record(connection, "T1", is_counted=False)
        assert office.verify(connection) == []
    assert doubts(floor) == [(1, "refused"), (2, "refused")]
    assert meter(floor) == 10_000_000_000
    wire.close()


def test_a_prize_of_a_round_that_is_not_counted_is_not_locked(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    budget(floor, 0)
    wire.contribute(table.play(1))
    key = claim(table, wire)
    with pytest.raises(FloorRefused, match="Round 1 is not counted yet"):
        wire.lock(key, SUPERVISOR.card)
    recorded(floor, "T1")
    # What had come in when the hand button was pressed: its own round had not been counted.
    assert wire.lock(key, SUPERVISOR.card).prize == 10_000_000_000
    wire.close()


def test_a_clock_that_was_set_back_loses_no_round_and_the_floor_is_told(
    floor: SimulatedFloor,
) -> None:
    table, wire = sat_down(floor, 0)
    now = datetime.now(UTC)
    first, second = table.play(2)
    ahead = replace(first, at=now + timedelta(minutes=9))
    assert wire.contribute([ahead, replace(second, at=now)]) == 2
    with admin(floor.server) as connection:
        alerts = connection.execute("SELECT what, sentence FROM floor.alerts").fetchall()
    assert alerts == [
        ("clock back", "The clock of table T1 was set back by 540.0 s before round 2")
    ]
    wire.close()


def test_a_round_without_wagers_is_taken_whatever_its_time(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    assert wire.contribute([replace(one, at=tomorrow, seats=())]) == 1
    wire.close()


def test_a_void_round_takes_off_what_it_brought_and_only_once(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    wire.contribute([one])
    void = replace(one, n=2, seats=(), is_void=True)
    assert wire.contribute([void]) == 2
    assert wire.contribute([void]) == 2
    assert meter(floor) == 10_000_000_000
    assert wire.contribute([replace(void, n=3, head="ab")]) == 3
    assert meter(floor) == 10_000_000_000
    assert alerts_of(floor) == ["void"]
    with admin(floor.server) as connection:
        assert office.verify(connection) == []
    wire.close()


def test_two_tables_share_one_meter(floor: SimulatedFloor) -> None:
    one, wire = sat_down(floor, 0)
    other, other_wire = sat_down(floor, 1)
    wire.contribute(one.play(1))
    other_wire.contribute(other.play(1))
    shown = other_wire.beat("betting", 0, {}).links["A"]
    assert (shown.link, shown.cents) == ("MGL", {"main": 1_000_000 + 2 * 7 * 20})
    for each in (wire, other_wire):
        each.close()


def test_the_older_ticket_is_paid_first_and_the_younger_gets_the_reseeded_meter(
    floor: SimulatedFloor,
) -> None:
    one, wire = sat_down(floor, 0)
    other, other_wire = sat_down(floor, 1)
    wire.contribute(one.play(1))
    other_wire.contribute(other.play(1))
    older, younger = claim(one, wire), claim(other, other_wire)

    with pytest.raises(FloorRefused, match=r"Table T1 was first, by .* s, and is not confirmed"):
        other_wire.lock(younger, SUPERVISOR.card)
    locked = wire.lock(older, SUPERVISOR.card)
    assert locked.prize == (1_000_000 + 2 * 7 * 20) * 10_000
    assert other_wire.lock(younger, SUPERVISOR.card).prize == 10_000_000_000
    assert wire.award(older, BOTH).state == "awarded"
    for each in (wire, other_wire):
        each.close()


def test_a_claim_taken_back_leaves_the_younger_one_the_whole_meter(floor: SimulatedFloor) -> None:
    one, wire = sat_down(floor, 0)
    other, other_wire = sat_down(floor, 1)
    wire.contribute(one.play(1))
    other_wire.contribute(other.play(1))
    older, younger = claim(one, wire), claim(other, other_wire)

    assert wire.untick(older).state == "closed"
    assert other_wire.lock(younger, SUPERVISOR.card).prize == (1_000_000 + 2 * 7 * 20) * 10_000
    for each in (wire, other_wire):
        each.close()


def test_every_call_asked_again_has_the_same_answer_and_no_second_effect(
    floor: SimulatedFloor,
) -> None:
    table, wire = sat_down(floor, 0)
    wire.contribute(table.play(1))
    key = claim(table, wire, "straight_flush")
    assert claim(table, wire, "straight_flush") == key
    locked = wire.lock(key, SUPERVISOR.card)
    left = meter(floor)
    assert wire.lock(key, SUPERVISOR.card) == locked
    assert wire.award(key, BOTH) == wire.award(key, BOTH)
    assert meter(floor) == left
    wire.close()


def test_a_prize_that_is_released_goes_back_to_the_last_micro_dollar(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    wire.contribute(table.play(3))
    before = meter(floor)
    key = claim(table, wire)
    wire.lock(key, SUPERVISOR.card)
    with pytest.raises(FloorRefused, match="2 different people"):
        wire.release(key, "it was no royal", [SUPERVISOR.card, SUPERVISOR.card])
    with pytest.raises(FloorRefused, match="three words"):
        wire.release(key, "mistake", BOTH)
    assert wire.release(key, "it was no royal", BOTH).state == "released"
    assert meter(floor) == before
    assert differences(floor, [table]) == []
    wire.close()


def test_a_ticket_waits_for_its_rounds_contribution(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    wire.contribute(table.play(1))
    table.play(1)  # played, and not told yet
    with pytest.raises(FloorRefused, match="Contribution 2 of table T1 has not arrived"):
        claim(table, wire)
    wire.close()


def test_another_tables_ticket_and_an_unknown_card_are_refused(floor: SimulatedFloor) -> None:
    one, wire = sat_down(floor, 0)
    _, other_wire = sat_down(floor, 1)
    wire.contribute(one.play(1))
    key = claim(one, wire)
    with pytest.raises(FloorRefused, match="no such ticket of this table"):
        other_wire.lock(key, SUPERVISOR.card)
    with pytest.raises(FloorRefused, match="does not know this card"):
        wire.lock(key, "a card from elsewhere")
    for each in (wire, other_wire):
        each.close()


def test_an_old_copy_of_a_journal_goes_on_behind_and_counts_after_two_cards(
    floor: SimulatedFloor,
) -> None:
    table, wire = sat_down(floor, 0)
    played = table.play(4)
    wire.contribute(played)
    hello = wire.hello(__version__, {"A": digest_of(floor.link.jackpot)}, 2, "")
    assert (hello.last_n, "an old copy was put back" in hello.stopped) == (2, True)
    assert alerts_of(floor) == ["behind"]
    anew = [replace(one, head="ab" * 32, round_id=one.n) for one in played[2:]]
    assert wire.contribute(anew) == 4
    assert wire.contribute(anew) == 4
    assert doubts(floor) == [(5, None), (6, None)]
    recorded(floor, "T1")
    assert meter(floor) == 10_000_000_000 + 6 * 7 * 100 * 2000
    with admin(floor.server) as connection:
        assert office.verify(connection) == []
        row = connection.execute("SELECT stopped FROM floor.station WHERE station = 'T1'")
        assert row.fetchone() == ("",)
    wire.close()


def test_a_known_number_with_another_round_is_an_alert_and_is_not_lost(
    floor: SimulatedFloor,
) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    wire.contribute([one])
    assert wire.contribute([replace(one, round_id=9, head="ab" * 32)]) == 1
    assert alerts_of(floor) == ["behind", "doubt"]
    assert doubts(floor) == [(2, None)]
    wire.close()


def test_a_void_after_a_changed_setting_takes_off_by_the_rates_of_its_time(
    floor: SimulatedFloor,
) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    wire.contribute([one])
    with admin(floor.server) as connection:
        connection.execute("UPDATE floor.level SET rate_bp = 1000")
        connection.execute("UPDATE floor.floor SET settings = settings + 1")
        connection.execute("SELECT floor.keep_rates(settings) FROM floor.floor")
        assert wire.contribute([replace(one, n=2, seats=(), is_void=True, head="ab")]) == 2
        assert meter(floor) == 10_000_000_000
        assert office.verify(connection) == []
    wire.close()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seat": 8}, "Seat 8 made no wager on sensor A in round 1"),
        ({"seat": -4}, "Seat -4 made no wager"),
        ({"seat": 99}, "Seat 99 made no wager"),
        ({"round_id": 999}, "has told no round 999"),
        ({"sensor": "B"}, "plays for no royal_flush"),
    ],
)
def test_a_hand_that_cannot_be_gets_no_ticket(
    floor: SimulatedFloor, asked: dict[str, Any], said: str
) -> None:
    table, wire = sat_down(floor, 0)
    wire.contribute(table.play(1))
    words = {"round_id": 1, "seat": 3, "sensor": "A", "level": "main", "line": "royal_flush"}
    with pytest.raises(FloorRefused, match=said):
        wire.ticket(key="claim-none", after_n=1, **(words | asked))
    wire.close()


def test_a_void_round_gets_no_ticket(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    wire.contribute([one, replace(one, n=2, seats=(), is_void=True)])
    with pytest.raises(FloorRefused, match="Round 1 of table T1 is void"):
        claim(table, wire)
    wire.close()


def test_one_hand_has_one_ticket_and_a_key_its_own_words(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    wire.contribute(table.play(2))
    words = {"sensor": "A", "level": "main", "line": "royal_flush", "after_n": 2}
    wire.ticket(key="claim-one", round_id=1, seat=1, **words)
    with pytest.raises(FloorRefused, match="Seat 1 of round 1 has a ticket already"):
        wire.ticket(key="claim-two", round_id=1, seat=1, **words)
    with pytest.raises(FloorRefused, match="stands for round 1, seat 1, and for no other hand"):
        wire.ticket(key="claim-one", round_id=2, seat=1, **words)
    wire.untick("claim-one")
    assert wire.ticket(key="claim-two", round_id=1, seat=1, **words).state == "open"
    wire.close()


def test_other_definitions_and_an_older_server_are_refused(floor: SimulatedFloor) -> None:
    _, wire = sat_down(floor, 0)
    with pytest.raises(FloorRefused, match="other definitions at table T1"):
        wire.hello("x", {"A": "another digest"}, 0, "")
    with pytest.raises(FloorRefused, match="an older one"):
        wire.hello("x", {"A": digest_of(floor.link.jackpot)}, 0, "", epoch=2)
    wire.close()


def test_a_paused_link_says_why_and_settings_wait_for_it(floor: SimulatedFloor) -> None:
    _, wire = sat_down(floor, 0)
    with admin(floor.server) as connection:
        signer = sign_on(connection, sample_key)

        def applied_by(card: str) -> None:
            carry_out(connection, ApplySettings("MGL", ("main rate_bp 1500",)), (card,), signer)

        proofs = signer.proofs(BOTH[1:], "propose_setting", "MGL", "main", "rate_bp", "1500")
        connection.execute(
            "SELECT floor.propose_setting('MGL', 'main', 'rate_bp', 1500, %s)", (proofs,)
        )
        with pytest.raises(Exception, match=r"is live. Pause it first"):
            applied_by(BOTH[0])
        carry_out(connection, Pause("MGL", "new rate from today"), BOTH, signer)
        shown = wire.beat("betting", 0, {}).links["A"]
        assert (shown.state, shown.reason) == ("paused", "new rate from today")
        with pytest.raises(Exception, match="Another person"):
            applied_by(BOTH[1])
        applied_by(BOTH[0])
        carry_out(connection, Resume("MGL"), BOTH, signer)
    assert wire.beat("betting", 0, {}).links["A"].state == "live"
    wire.contribute([Contribution(1, 1, datetime.now(UTC), ((1, "A"),), "ab")])
    assert meter(floor) == 10_000_000_000 + 100 * 1500
    with admin(floor.server) as connection:
        assert office.verify(connection) == []
    wire.close()


def test_an_altered_row_is_found(floor: SimulatedFloor) -> None:
    table, wire = sat_down(floor, 0)
    wire.contribute(table.play(3))
    wire.lock(claim(table, wire), SUPERVISOR.card)
    wire.close()
    deeds = {
        "UPDATE floor.contribution SET seats = 1 WHERE n = 2": "table T1 2: was altered",
        "UPDATE floor.tally SET share = share + 1 WHERE station = 'T1'": "the tally of MGL main",
        "UPDATE floor.level SET base = base + 5": "MGL main: -5 micro-dollars are missing",
        "UPDATE floor.fact SET body = '{}' WHERE n = 1": "MGL main 1: was altered",
        "DELETE FROM floor.contribution WHERE n = 3": "the chain ends at 2",
    }
    for deed, found in deeds.items():
        with admin(floor.server) as connection:
            connection.autocommit = False
            connection.execute(deed.encode())
            assert any(found in one for one in office.verify(connection)), deed
            connection.rollback()


def test_a_server_is_brought_up_once_and_stays_as_it_is(
    database: Reachable, links: dict[str, FloorLink]
) -> None:
    with admin(database) as connection:
        taken = [*(one.stem for one in steps()), FUNCTIONS]
        assert install(connection, "Floor", links) == taken
        assert install(connection, "Floor", links) == []
        connection.execute("UPDATE floor_migration.applied SET digest = 'x' WHERE name ~ '^001'")
        with pytest.raises(FloorError, match="not the one of this release"):
            migrate(connection)


def test_a_link_is_not_changed_by_its_file(
    database: Reachable, links: dict[str, FloorLink]
) -> None:
    with admin(database) as connection:
        install(connection, "Floor", links)
        other = replace(links["MGL"], jackpot=replace(links["MGL"].jackpot, wager_cents=500))
        with pytest.raises(FloorError, match="change it by its settings, not by its file"):
            install(connection, "Floor", {"MGL": other})


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (psycopg.errors.DiskFull("no space"), "disk of the floor's server is full"),
        (psycopg.errors.UndefinedFunction("floor.x"), "of another release"),
    ],
)
def test_a_full_disk_and_another_release_are_each_one_sentence(
    error: psycopg.Error, said: str
) -> None:
    refused = told(error)
    assert isinstance(refused, FloorRefused)
    assert said in str(refused)


def test_a_server_that_was_never_tried_is_refused_by_its_number(
    database: Reachable, monkeypatch: pytest.MonkeyPatch
) -> None:
    with admin(database) as connection:
        major = check_server(connection)
    monkeypatch.setattr("dealer_assist.floor.migrate.NEWEST", major - 1)
    with pytest.raises(FloorRefused, match=f"This server is PostgreSQL {major}; the floor runs on"):
        WayToServer(database.dsn()).wire()


def test_a_server_that_is_not_there_is_told_as_a_lost_link() -> None:
    with pytest.raises(LinkDownError, match="does not answer"):
        connect("host=/nowhere/at/all dbname=floor user=x")
