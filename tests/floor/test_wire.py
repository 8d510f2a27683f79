"""What a table asks the floor and what it hears: each call once, twice, too early, out of order."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import psycopg
import pytest

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor import office
from dealer_assist.floor.actions import ApplySettings, Pause, Resume
from dealer_assist.floor.contributions import Contribution, digest_of
from dealer_assist.floor.install import install
from dealer_assist.floor.migrate import FloorError, check_server, migrate
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.wire import FloorRefused, LinkDownError, Wire, connect, told
from dealer_assist.kiosk.table.floor_link import _wire_to
from dealer_assist.trials.own_server import Reachable, admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    Floor,
    SimulatedTable,
    differences,
    sample_key,
)

BOTH = (SUPERVISOR.card, EXECUTIVE.card)


def sat_down(floor: Floor, place: int) -> tuple[SimulatedTable, Wire]:
    table = SimulatedTable(floor, floor.tables[place], seed=1)
    return table, table.sign_on()


def claim(table: SimulatedTable, wire: Wire, line: str = "royal_flush") -> str:
    key = f"claim-{table.number}-{table.n}"
    wire.ticket(key=key, round_id=table.n, seat=3, level="main", line=line, after_n=table.n)
    return key


def meter(floor: Floor) -> int:
    with admin(floor.server) as connection:
        row = connection.execute("SELECT meter FROM floor.meters").fetchone()
    assert row is not None
    shown: int = row[0]
    return shown


def test_a_round_told_twice_counts_once(floor: Floor) -> None:
    table, wire = sat_down(floor, 0)
    played = table.play(5)
    assert wire.contribute(played) == 5
    assert wire.contribute(played[2:]) == 5
    assert wire.contribute([*played[4:], *table.play(1)]) == 6
    assert meter(floor) == 10_000_000_000 + 6 * 7 * 100 * 2000
    assert differences(floor, [table]) == []
    wire.close()


def test_a_gap_in_the_numbers_is_refused(floor: Floor) -> None:
    table, wire = sat_down(floor, 0)
    played = table.play(3)
    with pytest.raises(FloorRefused, match="Contribution 2 of table T1 came after 0"):
        wire.contribute(played[1:])
    assert meter(floor) == 10_000_000_000
    wire.close()


def test_a_seat_that_wagers_twice_and_a_clock_in_the_future_are_refused(floor: Floor) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    with pytest.raises(FloorRefused, match="Seat 1 wagers twice"):
        wire.contribute([replace(one, seats=((1, "A"), (1, "A")))])
    with pytest.raises(FloorRefused, match="no sensor A at seat 15"):
        wire.contribute([replace(one, seats=((15, "A"),))])
    with pytest.raises(FloorRefused, match="more than 10 minutes ahead"):
        wire.contribute([replace(one, at=datetime.now(UTC) + timedelta(minutes=11))])
    wire.close()


def test_a_clock_that_was_set_back_loses_no_round_and_the_floor_is_told(floor: Floor) -> None:
    table, wire = sat_down(floor, 0)
    with admin(floor.server) as connection:
        connection.execute("UPDATE floor.floor SET least_round_ms = 10000")
    now = datetime.now(UTC)
    first, second, third = table.play(3)
    ahead = replace(first, at=now + timedelta(minutes=9))
    assert wire.contribute([ahead, replace(second, at=now)]) == 2
    with pytest.raises(FloorRefused, match=r"less than 10\.0 s after"):
        wire.contribute([replace(third, at=now + timedelta(seconds=9))])
    assert wire.contribute([replace(third, at=now + timedelta(seconds=11))]) == 3
    with admin(floor.server) as connection:
        alerts = connection.execute("SELECT what, sentence FROM floor.alerts").fetchall()
    assert alerts == [
        ("clock back", "The clock of table T1 was set back by 540.0 s before round 2")
    ]
    wire.close()


def test_a_round_without_wagers_is_taken_whatever_its_time(floor: Floor) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    assert wire.contribute([replace(one, at=tomorrow, seats=())]) == 1
    wire.close()


def test_a_void_round_takes_off_what_it_brought_and_only_once(floor: Floor) -> None:
    table, wire = sat_down(floor, 0)
    (one,) = table.play(1)
    wire.contribute([one])
    void = replace(one, n=2, seats=(), is_void=True)
    assert wire.contribute([void]) == 2
    assert wire.contribute([void]) == 2
    assert meter(floor) == 10_000_000_000
    with pytest.raises(FloorRefused, match="is not the one that was told last"):
        wire.contribute([replace(void, n=3)])
    with admin(floor.server) as connection:
        assert office.verify(connection) == []
    wire.close()


def test_two_tables_share_one_meter(floor: Floor) -> None:
    one, wire = sat_down(floor, 0)
    other, other_wire = sat_down(floor, 1)
    wire.contribute(one.play(1))
    other_wire.contribute(other.play(1))
    shown = other_wire.beat("betting", 0, {}).links["A"]
    assert (shown.link, shown.cents) == ("MGL", {"main": 1_000_000 + 2 * 7 * 20})
    for each in (wire, other_wire):
        each.close()


def test_the_older_ticket_is_paid_first_and_the_younger_gets_the_reseeded_meter(
    floor: Floor,
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


def test_a_claim_taken_back_leaves_the_younger_one_the_whole_meter(floor: Floor) -> None:
    one, wire = sat_down(floor, 0)
    other, other_wire = sat_down(floor, 1)
    wire.contribute(one.play(1))
    other_wire.contribute(other.play(1))
    older, younger = claim(one, wire), claim(other, other_wire)

    assert wire.untick(older).state == "closed"
    assert other_wire.lock(younger, SUPERVISOR.card).prize == (1_000_000 + 2 * 7 * 20) * 10_000
    for each in (wire, other_wire):
        each.close()


def test_every_call_asked_again_has_the_same_answer_and_no_second_effect(floor: Floor) -> None:
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


def test_a_prize_that_is_released_goes_back_to_the_last_micro_dollar(floor: Floor) -> None:
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


def test_a_ticket_waits_for_its_rounds_contribution(floor: Floor) -> None:
    table, wire = sat_down(floor, 0)
    wire.contribute(table.play(1))
    table.play(1)  # played, and not told yet
    with pytest.raises(FloorRefused, match="Contribution 2 of table T1 has not arrived"):
        claim(table, wire)
    wire.close()


def test_another_tables_ticket_and_an_unknown_card_are_refused(floor: Floor) -> None:
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


def test_a_table_behind_its_own_numbers_is_refused_and_the_floor_is_told(floor: Floor) -> None:
    table, wire = sat_down(floor, 0)
    wire.contribute(table.play(4))
    with pytest.raises(FloorRefused, match="has contribution 4 of table T1 and its journal ends"):
        wire.hello("x", {"A": digest_of(floor.link.jackpot)}, 2, "")
    with admin(floor.server) as connection:
        alerts = connection.execute("SELECT station, what FROM floor.alerts").fetchall()
    assert alerts == [("T1", "behind")]
    wire.close()


def test_other_definitions_and_an_older_server_are_refused(floor: Floor) -> None:
    _, wire = sat_down(floor, 0)
    with pytest.raises(FloorRefused, match="other definitions at table T1"):
        wire.hello("x", {"A": "another digest"}, 0, "")
    with pytest.raises(FloorRefused, match="an older one"):
        wire.hello("x", {"A": digest_of(floor.link.jackpot)}, 0, "", epoch=2)
    wire.close()


def test_a_paused_link_says_why_and_settings_wait_for_it(floor: Floor) -> None:
    _, wire = sat_down(floor, 0)
    with admin(floor.server) as connection:
        signer = sign_on(connection, sample_key)

        def applied_by(card: str) -> None:
            carry_out(connection, ApplySettings("MGL", ("main rate_bp 1500",)), (card,), signer)

        proofs = signer.proofs(BOTH[1:], "propose_setting", "MGL", "main", "rate_bp", "1500")
        connection.execute(
            "SELECT floor.propose_setting('MGL', 'main', 'rate_bp', 1500, %s)", (proofs,)
        )
        with pytest.raises(Exception, match="is live; pause it first"):
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


def test_an_altered_row_is_found(floor: Floor) -> None:
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
        assert len(install(connection, "Floor", links)) > 5
        assert install(connection, "Floor", links) == []
        connection.execute("UPDATE floor_migration.applied SET digest = 'x' WHERE name ~ '^002'")
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
        _wire_to(database.dsn())


def test_a_server_that_is_not_there_is_told_as_a_lost_link() -> None:
    with pytest.raises(LinkDownError, match="does not answer"):
        connect("host=/nowhere/at/all dbname=floor user=x")
