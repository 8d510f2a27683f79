"""Messages with who read them, calls, reports, losses told later, a dealer at two tables."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import psycopg
import pytest
from psycopg.types.json import Jsonb

from dealer_assist.floor import office
from dealer_assist.floor.actions import (
    AdjustMeter,
    AnswerCall,
    Pause,
    ProposeLinkSetting,
    SendMessage,
    TakeCall,
)
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.link_past import LossTold
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.wire import Connection, Wire, connect
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    sample_key,
)

WAGER_MICROS = 100 * 2000
"""A dollar at 20 % of the Multi-Game Link."""


@pytest.fixture
def owner(floor: SimulatedFloor) -> Iterator[Connection]:
    """Whoever owns the floor's schema."""
    with admin(floor.server) as connection:
        yield connection


def asked(connection: Connection, question: str, *values: object) -> Any:
    row = connection.execute(question.encode(), values).fetchone()
    return row and row[0]


def sat_down(floor: SimulatedFloor, place: int = 0) -> tuple[SimulatedTable, Wire]:
    table = SimulatedTable(floor, floor.tables[place], seed=1)
    return table, table.sign_on()


def tell(owner: Connection, scope: str, target: str, words: str) -> None:
    signer = sign_on(owner, sample_key)
    carry_out(owner, SendMessage(scope, target, words), (SUPERVISOR.card,), signer)


def words_at(floor: SimulatedFloor, number: str) -> list[str]:
    with connect(floor.server.dsn(f"table_{number.lower()}")) as table:
        return [one["words"] for one in asked(table, "SELECT floor.inbox()")["messages"]]


def test_a_message_reaches_its_table_its_pit_or_all_and_nobody_else(
    floor: SimulatedFloor, owner: Connection
) -> None:
    owner.execute("UPDATE floor.station SET pit = 'North' WHERE station IN ('T1', 'T2')")
    tell(owner, "table", "T1", "Fill comes")
    tell(owner, "pit", "North", "Break at nine")
    tell(owner, "all", "", "Last round at four")
    assert words_at(floor, "T1") == ["Fill comes", "Break at nine", "Last round at four"]
    assert words_at(floor, "T2") == ["Break at nine", "Last round at four"]
    assert words_at(floor, "T3") == ["Last round at four"]


def test_who_read_a_message_is_told_once_and_it_is_not_shown_there_again(
    floor: SimulatedFloor, owner: Connection
) -> None:
    tell(owner, "all", "", "Last round at four")
    with connect(floor.server.dsn("table_t1")) as table:
        (message,) = asked(table, "SELECT floor.inbox()")["messages"]
        for name in ("Ann Lee", "Bo Ray"):
            left = asked(table, "SELECT floor.read_message(%s, %s)", message["message"], name)
            assert left["messages"] == []
    (sent,) = office.read_floor(owner)["messages"]
    assert (sent["words"], sent["sent_by"]) == ("Last round at four", SUPERVISOR.name)
    assert [(one["station"], one["by"]) for one in sent["read_by"]] == [("T1", "Ann Lee")]
    assert words_at(floor, "T2") == ["Last round at four"]


@pytest.mark.parametrize(
    ("scope", "target", "words"),
    [("table", "T99", "x"), ("pit", "Nowhere", "x"), ("world", "", "x"), ("all", "", "y" * 401)],
)
def test_a_message_to_nobody_or_too_long_is_refused(
    owner: Connection, scope: str, target: str, words: str
) -> None:
    with pytest.raises(FloorRefused, match="goes to a table, a pit or all"):
        tell(owner, scope, target, words)
    assert asked(owner, "SELECT count(*) FROM floor.message") == 0


def test_a_message_with_sql_in_it_is_only_words(floor: SimulatedFloor, owner: Connection) -> None:
    words = "'); DROP TABLE floor.message; --"
    tell(owner, "table", "T1", words)
    assert words_at(floor, "T1") == [words]


def test_a_dealer_may_not_send_a_message(owner: Connection) -> None:
    owner.execute("UPDATE floor.person SET rank = 'dealer' WHERE person = %s", (SUPERVISOR.person,))
    with pytest.raises(FloorRefused):
        tell(owner, "all", "", "Last round at four")
    assert asked(owner, "SELECT count(*) FROM floor.message") == 0


def test_a_call_has_its_note_and_its_answer_and_is_told_to_its_own_table_only(
    floor: SimulatedFloor, owner: Connection
) -> None:
    with connect(floor.server.dsn("table_t1")) as table:
        mine = asked(table, "SELECT floor.call_service('c-0001', 'fill', 'two racks of red')")
        assert [(one["key"], one["kind"]) for one in mine["calls"]] == [("c-0001", "fill")]
        (call,) = office.read_floor(owner)["calls"]
        assert call["note"] == "two racks of red"
        asked(owner, "SELECT floor.take_call(%s, 'Ann Lee')", call["call"])
        (mine,) = asked(table, "SELECT floor.inbox()")["calls"]
        assert mine["taken_by"] == "Ann Lee"
        answer = asked(owner, "SELECT floor.answer_call(%s, 'Ann Lee', 'brought')", call["call"])
        assert (answer["ended_by"], answer["answer"]) == ("Ann Lee", "brought")
        assert asked(table, "SELECT floor.inbox()")["calls"] == []
    with connect(floor.server.dsn("table_t2")) as other:
        assert asked(other, "SELECT floor.inbox()")["calls"] == []


def test_a_table_has_at_most_twenty_calls_open(floor: SimulatedFloor) -> None:
    _, wire = sat_down(floor)
    for number in range(20):
        wire.call_service(f"call-{number}", "fill")
    wire.call_service("call-0", "fill")  # the same one again is no further one
    with pytest.raises(FloorRefused, match="20 calls open already"):
        wire.call_service("call-20", "fill")
    wire.end_service("call-3")
    wire.call_service("call-20", "fill")
    wire.close()


@pytest.mark.parametrize(
    ("key", "kind", "note"),
    [("c", "fill", ""), ("c-0001", "Fill!", ""), ("c-0001", "fill", "x" * 201)],
)
def test_a_call_that_is_none_is_refused(
    floor: SimulatedFloor, key: str, kind: str, note: str
) -> None:
    with (
        connect(floor.server.dsn("table_t1")) as table,
        pytest.raises(psycopg.Error, match="A call has a key"),
    ):
        asked(table, "SELECT floor.call_service(%s, %s, %s)", key, kind, note)


def test_losses_are_on_record_once_with_the_end_that_is_told_later(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    began = datetime.now(UTC) - timedelta(hours=1)
    start, end = began.isoformat(), (began + timedelta(minutes=4)).isoformat()
    wire.tell_past(0, 0, "", [], [LossTold(start, None, "cable")])
    wire.tell_past(0, 0, "", [], [LossTold(start, end, "cable")])
    wire.tell_past(0, 0, "", [], [LossTold(start, end, "cable")])
    rows = owner.execute("SELECT station, ended - began FROM floor.outage").fetchall()
    assert rows == [("T1", timedelta(minutes=4))]
    report = office.report(owner, began - timedelta(hours=1), datetime.now(UTC))
    assert [one["losses"] for one in report["tables"] if one["station"] == "T1"] == [1]
    assert [one["station"] for one in report["outages"]] == ["T1"]
    wire.close()


def test_a_table_tells_no_more_than_a_hundred_losses(floor: SimulatedFloor) -> None:
    many = Jsonb([{"began": "2026-01-01T00:00:00Z"}] * 101)
    with (
        connect(floor.server.dsn("table_t1")) as table,
        pytest.raises(psycopg.Error, match="at most 100 losses"),
    ):
        table.execute("SELECT floor.tell_losses(%s)", (many,))


def test_a_dealer_at_two_tables_is_an_alert_until_it_is_one_table_again(
    floor: SimulatedFloor, owner: Connection
) -> None:
    (_, one), (_, other) = sat_down(floor, 0), sat_down(floor, 1)
    one.beat("betting", 0, {"dealer": "M. Okafor"})
    other.beat("betting", 0, {"dealer": "M. Okafor"})
    for _ in range(2):
        owner.execute("SELECT floor.watch()")
    found = "SELECT sentence FROM floor.alert WHERE what = 'twice' AND over_at IS NULL"
    rows = owner.execute(found.encode()).fetchall()
    assert rows == [("M. Okafor is signed on at table T1 and at table T2",)]
    other.beat("betting", 0, {"dealer": "A. Novak"})
    owner.execute("SELECT floor.watch()")
    assert owner.execute(found.encode()).fetchall() == []
    one.close()
    other.close()


def test_a_report_has_what_came_and_was_paid_between_two_moments(
    floor: SimulatedFloor, owner: Connection
) -> None:
    began = datetime.now(UTC) - timedelta(minutes=1)
    table, wire = sat_down(floor)
    wire.contribute(table.play(5))
    wire.ticket(
        key="T1-5-2A-1", round_id=5, seat=2, sensor="A", level="main",
        line="straight_flush", after_n=5,
    )  # fmt: skip
    prize = wire.lock("T1-5-2A-1", SUPERVISOR.card).prize
    wire.award("T1-5-2A-1", [SUPERVISOR.card, EXECUTIVE.card])
    wire.call_service("12-1", "technician")
    report = office.report(owner, began, datetime.now(UTC) + timedelta(minutes=1))
    mine = next(one for one in report["tables"] if one["station"] == "T1")
    assert (mine["rounds"], mine["wagers"], mine["contributed"], mine["prizes"]) == (
        5, 35, 35 * WAGER_MICROS, prize,
    )  # fmt: skip
    (level,) = report["levels"]
    assert (level["contributed"], level["prizes"], level["hits"]) == (35 * WAGER_MICROS, prize, 1)
    assert [one["kind"] for one in report["calls"]] == ["technician"]
    before = office.report(owner, began - timedelta(hours=8), began)
    assert {one["rounds"] for one in before["tables"]} == {0}
    assert before["calls"] == []
    wire.close()


def test_whoever_is_signed_in_at_the_game_manager_takes_and_answers_a_call_by_name(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    wire.call_service("c-0001", "fill")
    view = read_view(office.read_floor(owner))
    (call,) = view.calls
    assert (call.station, call.kind, call.taken_by) == ("T1", "fill", "")
    carry_out(owner, TakeCall(call.number), (SUPERVISOR.card,), sign_on(owner, sample_key))
    assert wire.inbox().taken == {"c-0001": SUPERVISOR.name}
    carry_out(owner, AnswerCall(call.number, "brought"), (SUPERVISOR.card,))
    assert wire.inbox().taken == {}
    assert asked(owner, "SELECT ended_by || ' ' || answer FROM floor.calls") == (
        f"{SUPERVISOR.name} brought"
    )
    wire.close()


def test_a_meter_is_set_and_a_setting_proposed_by_the_acts_of_the_game_manager(
    floor: SimulatedFloor, owner: Connection
) -> None:
    signer = sign_on(owner, sample_key)
    both = (SUPERVISOR.card, EXECUTIVE.card)
    adjust = AdjustMeter("MGL", "main", 12_000_500_000, "As on the old sign")
    with pytest.raises(FloorRefused, match=r"is live. Pause it first"):
        carry_out(owner, adjust, both, signer)
    carry_out(owner, Pause("MGL", "A meter is set"), both, signer)
    carry_out(owner, adjust, both, signer)
    assert asked(owner, "SELECT meter FROM floor.meters") == 12_000_500_000
    carry_out(owner, ProposeLinkSetting("MGL", "main", "rate_bp", 1_250), (EXECUTIVE.card,), signer)
    (waiting,) = read_view(office.read_floor(owner)).settings
    assert (waiting.setting, waiting.value) == ("rate_bp", 1_250)
    assert office.verify(owner) == []


def test_a_table_hears_over_its_wire_what_was_written_and_tells_who_has_read_it(
    floor: SimulatedFloor, owner: Connection
) -> None:
    _, wire = sat_down(floor)
    tell(owner, "table", "T1", "Fill comes")
    (letter,) = wire.inbox().letters
    assert (letter.words, letter.sent_by) == ("Fill comes", SUPERVISOR.name)
    wire.read_message(letter.number, "Ann Lee")
    assert wire.inbox().letters == ()
    (sent,) = office.read_floor(owner)["messages"]
    assert [(one["station"], one["by"]) for one in sent["read_by"]] == [("T1", "Ann Lee")]
    wire.close()
