"""Views say what the events say, can be made anew at any time, and open in an auditor's tools."""

import json
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from scripted_table import open_scripted

from dealer_assist.journal import views
from dealer_assist.journal.entry import EVENTS, Entry, Recorded, recorded
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.latest import ask
from dealer_assist.journal.schema_check import foreign_parts
from dealer_assist.journal.views import VIEWS, are_of_this_version, rebuild


@pytest.fixture
def facts(played_rounds: Path) -> list[Recorded]:
    with closing(connect_reader(played_rounds)) as db:
        return [recorded(row) for row in db.execute(f"{EVENTS} ORDER BY e.seq")]


def everything(path: Path) -> dict[str, list[Any]]:
    with closing(connect_reader(path)) as db:
        return {view: db.execute(f"SELECT * FROM {view}").fetchall() for view in VIEWS}


def test_projections_made_anew_are_identical(played_rounds: Path) -> None:
    before = everything(played_rounds)
    assert all(before[view] for view in ("rounds", "wagers", "claims", "wins", "envy", "meters"))
    with closing(sqlite3.connect(played_rounds, isolation_level=None)) as db:
        for view in VIEWS:
            db.execute(f"DROP VIEW {view}")
        assert foreign_parts(db) == [f"the view {view} is missing" for view in sorted(VIEWS)]
        rebuild(db)
        assert foreign_parts(db) == []
    assert everything(played_rounds) == before


def test_projections_of_another_version_are_made_anew_on_opening(played_rounds: Path) -> None:
    with closing(sqlite3.connect(played_rounds, isolation_level=None)) as db:
        db.execute("DROP VIEW wins")
        db.execute("UPDATE about SET value = 'older' WHERE name = 'projections'")
    open_scripted(played_rounds).close()
    with closing(connect_reader(played_rounds)) as db:
        assert are_of_this_version(db)
        assert foreign_parts(db) == []


def test_a_rebuild_that_fails_leaves_the_old_projections(played_rounds: Path) -> None:
    before = everything(played_rounds)
    with closing(sqlite3.connect(played_rounds, isolation_level=None)) as db:
        db.execute("CREATE TRIGGER no BEFORE INSERT ON about BEGIN SELECT RAISE(ABORT, 'no'); END")
        with pytest.raises(sqlite3.IntegrityError):
            rebuild(db)
        db.execute("DROP TRIGGER no")
    assert everything(played_rounds) == before


def test_every_round_is_there_once_with_its_outcome(
    played_rounds: Path, facts: list[Recorded]
) -> None:
    rounds = ask(played_rounds, "SELECT * FROM rounds")
    assert [one["round"] for one in rounds] == list(range(1, 62))
    outcomes = Counter(one["outcome"] for one in rounds)
    kinds = Counter(fact.kind for fact in facts)
    assert outcomes["ended"] == kinds["GameEnded"]
    assert outcomes["voided"] == kinds["RoundVoided"]
    assert rounds[-1]["outcome"] == "betting"
    assert sum(one["wagered_cents"] for one in rounds) == 400 * kinds["GameStarted"]
    spans = [(one["first_seq"], one["last_seq"]) for one in rounds]
    assert all(end + 1 == begin for (_, end), (begin, _) in pairwise(spans))
    assert spans[-1][1] == len(facts)


def test_wins_are_numbered_and_carry_what_was_paid(
    played_rounds: Path, facts: list[Recorded]
) -> None:
    paid = [
        (win["award"]["seat"], win["award"]["line"], win["award"]["prize"])
        for fact in facts
        if fact.kind == "WinsAuthorised"
        for win in fact.payload["wins"]
    ]
    wins = ask(played_rounds, "SELECT * FROM wins ORDER BY number")
    assert [(one["seat"], one["line"], one["prize_cents"]) for one in wins] == paid
    assert [one["number"] for one in wins] == list(range(1, len(paid) + 1))
    assert {one["authorised_by"] for one in wins} == {"executive-1"}


def test_envy_claims_meters_shifts_and_swipes_come_from_their_events(
    played_rounds: Path, facts: list[Recorded]
) -> None:
    kinds = Counter(fact.kind for fact in facts)
    envy = [tuple(due) for f in facts if f.kind == "WinsAuthorised" for due in f.payload["envy"]]
    found = ask(played_rounds, "SELECT seat, cents FROM envy ORDER BY seq")
    assert [(one["seat"], one["cents"]) for one in found] == envy
    claims = ask(played_rounds, "SELECT what, count(*) AS n FROM claims GROUP BY what")
    assert {one["what"]: one["n"] for one in claims} == {
        "made": kinds["ClaimMade"],
        "dropped": kinds["ClaimDropped"],
    }
    last_meter = ask(played_rounds, "SELECT * FROM meters ORDER BY seq DESC LIMIT 1")[0]
    account = next(f for f in reversed(facts) if "meters" in f.payload).payload["meters"][0]
    assert last_meter["meter_micros"] == account["account"]["meter"]
    assert ask(played_rounds, "SELECT what, dealer FROM shifts") == [
        {"what": "opened", "dealer": "dealer-1"}
    ]
    swipes = ask(played_rounds, "SELECT * FROM refused_swipes")
    assert len(swipes) == kinds["SwipeRefused"]
    assert ask(played_rounds, "SELECT count(*) AS n FROM voids") == [{"n": kinds["RoundVoided"]}]


def append(path: Path, kind: str, payload: dict[str, Any]) -> None:
    with open_scripted(path) as journal:
        journal.append([Entry(kind, payload, 61, "dealer-1")], digest="d")


def test_an_adjustment_is_told_from_the_asking_to_the_end(played_rounds: Path) -> None:
    award = {"seat": 5, "line": "four_aces", "prize": 500_000}
    asked = {"number": 3, "reason": "misread", "award": award}
    people = {"by": {"key": "supervisor-1"}, "witness": {"key": "executive-1"}}
    append(played_rounds, "AdjustmentAsked", asked)
    append(played_rounds, "AdjustmentApproved", {"by": {"key": "supervisor-1"}})
    append(played_rounds, "WinBackedOut", {**asked, **people, "before": [], "meters": []})
    found = ask(played_rounds, "SELECT * FROM adjustments ORDER BY seq")
    assert [one["what"] for one in found] == ["asked", "approved", "backed out"]
    last = found[-1]
    assert (last["win"], last["reason"], last["prize_cents"]) == (3, "misread", 500_000)
    assert (last["by_whom"], last["witness"]) == ("supervisor-1", "executive-1")


def test_keys_irregularities_and_devices_are_told(played_rounds: Path) -> None:
    append(played_rounds, "KeyTurned", {"at": 1, "position": "JPH", "refusal": ""})
    append(played_rounds, "KeyLost", {"at": 1})
    swiped = {"at": 1, "by": {"key": "supervisor-1"}, "position": "RUN"}
    append(played_rounds, "KeyCardSwiped", swiped)
    append(played_rounds, "KeyFound", {"at": 1, "position": "RUN"})
    append(played_rounds, "IrregularityNoted", {"at": 1, "now": {"kind": "exposed", "step": 2}})
    append(played_rounds, "IrregularityCleared", {"at": 1, "was": {"kind": "exposed", "step": 3}})
    append(played_rounds, "SensorFailed", {"seat": 5, "sensor": "A", "fault": "stuck"})
    append(played_rounds, "GameChanged", {"at": 1, "by": {}, "to": "dragon"})
    turns = ask(played_rounds, "SELECT what, position, by_whom FROM key_turns ORDER BY seq")
    assert [tuple(one.values()) for one in turns] == [
        ("turned", "JPH", None),
        ("lost", None, None),
        ("card", "RUN", "supervisor-1"),
        ("found", "RUN", None),
    ]
    noted = ask(played_rounds, "SELECT what, irregularity, step FROM irregularities ORDER BY seq")
    assert [tuple(one.values()) for one in noted] == [
        ("noted", "exposed", 2),
        ("cleared", "exposed", 3),
    ]
    (fault,) = ask(played_rounds, "SELECT seat, detail FROM device_events")
    assert fault == {"seat": 5, "detail": "stuck"}
    shifts = ask(played_rounds, "SELECT what FROM shifts ORDER BY seq")
    assert [one["what"] for one in shifts] == ["opened", "game changed"]


def test_meters_that_wait_for_the_key_have_not_moved(played_rounds: Path) -> None:
    before = ask(played_rounds, "SELECT count(*) AS n FROM meters")
    reading = {"sensor": "A", "level": "main", "account": {}}
    waiting = {"wins": [], "envy": [], "meters": [reading], "meters_wait": True}
    append(played_rounds, "WinsAuthorised", waiting)
    assert ask(played_rounds, "SELECT count(*) AS n FROM meters") == before


def test_no_projection_of_rare_events_reads_the_whole_journal(played_rounds: Path) -> None:
    common = {"rounds", "round_events", "wagers", "base_wagers", "claims", "meters"}
    common |= {"cards", "sides", "denials", "payments", "duties", "folds", "key_turns"}
    rare = VIEWS.keys() - common
    with closing(connect_reader(played_rounds)) as db:
        for view in rare:
            plan = db.execute(f"EXPLAIN QUERY PLAN SELECT * FROM {view}").fetchall()
            read = [step for *_, step in plan if step.split()[0] in ("SCAN", "SEARCH")]
            assert "USING INDEX" in read[0], (view, plan)
            assert not {"SCAN e", "SCAN a", "SCAN n"} & set(read), (view, plan)
        one = "EXPLAIN QUERY PLAN SELECT * FROM round_events WHERE of_round = 7"
        assert "rounds_by_number (round=?)" in db.execute(one).fetchone()[3]


def test_the_sqlite_utils_command_line_reads_a_journal(played_rounds: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "sqlite_utils", "views", played_rounds, "--json-cols", "--counts"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    counts = {one["view"]: one["count"] for one in json.loads(told.stdout)}
    assert counts.keys() == VIEWS.keys()
    assert counts["rounds"] == 61


def test_every_example_of_the_documentation_runs_and_every_view_is_in_it(
    played_rounds: Path,
) -> None:
    page = (Path(views.__file__).parent / "SCHEMA.md").read_text()
    examples = page.split("```sql")[1].split("```")[0].split(";\n")
    asked = [one for one in examples if one.strip()]
    assert len(asked) >= 10
    for one in asked:
        ask(played_rounds, one)
    assert [name for name in VIEWS if f"`{name}`" not in page] == []
