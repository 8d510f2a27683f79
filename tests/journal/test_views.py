"""Views say what the events say, can be made anew at any time, and open in an auditor's tools."""

import json
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from scripted_table import SETUP, ScriptedTable, open_scripted

from dealer_assist.journal import views
from dealer_assist.journal.entry import EVENTS, Entry, Recorded, recorded
from dealer_assist.journal.opening import connect_reader, foreign_parts
from dealer_assist.journal.queries.latest import ask
from dealer_assist.journal.schema import RARE
from dealer_assist.journal.views import VIEWS, are_of_this_version, rebuild
from dealer_assist.table import commands as c
from dealer_assist.table.setup.jurisdiction import Jurisdiction
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.settings import settings_of
from dealer_assist.value import replace

SUPERVISOR = StaffMember("supervisor-1", "Sue Elm", Role.SUPERVISOR, "4712")
EXECUTIVE = StaffMember("executive-1", "Eve Oak", Role.EXECUTIVE, "4713")
HERE = Jurisdiction(raise_reasons=("malfunction",), back_out_reasons=("Wrong seat",))
NUMBER = 1
"""The first win of the journal: the round that was played has none."""


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


def test_a_shared_prize_that_goes_back_is_told_whole(played_rounds: Path) -> None:
    award = {"seat": 3, "line": "234_diamonds", "prize": 250_031}
    shares = [{"number": n, "award": {**award, "prize": 250_031 - (n == 1)}} for n in (1, 2, 3, 4)]
    asked = {"number": 3, "reason": "misread", "award": award, "wins": shares}
    people = {"by": {"key": "supervisor-1"}, "witness": {"key": "executive-1"}}
    append(played_rounds, "WinBackedOut", {**asked, **people, "before": [], "meters": []})

    (found,) = ask(played_rounds, "SELECT * FROM adjustments WHERE what = 'backed out'")

    assert (found["prize_cents"], found["wins"]) == (1_000_123, "1, 2, 3, 4")


def test_keys_irregularities_and_devices_are_told(played_rounds: Path) -> None:
    append(played_rounds, "KeyTurned", {"at": 1, "position": "JPH", "refusal": ""})
    append(played_rounds, "KeyLost", {"at": 1})
    swiped = {"at": 1, "by": {"key": "supervisor-1"}, "position": "RUN"}
    append(played_rounds, "KeyCardSwiped", swiped)
    append(played_rounds, "KeyFound", {"at": 1, "position": "RUN"})
    append(played_rounds, "IrregularityNoted", {"at": 1, "now": {"kind": "exposed", "step": 2}})
    gone = {"at": 1, "was": {"kind": "exposed", "step": 3}, "by": {"key": "supervisor-1"}}
    append(played_rounds, "IrregularityCleared", gone)
    append(played_rounds, "SensorFailed", {"seat": 5, "sensor": "A", "fault": "stuck"})
    append(played_rounds, "GameChanged", {"at": 1, "by": {}, "to": "dragon"})
    turns = ask(played_rounds, "SELECT what, position, by_whom FROM key_turns ORDER BY seq")
    assert [tuple(one.values()) for one in turns] == [
        ("turned", "JPH", None),
        ("lost", None, None),
        ("card", "RUN", "supervisor-1"),
        ("found", "RUN", None),
    ]
    names = "what, irregularity, step, by_whom"
    noted = ask(played_rounds, f"SELECT {names} FROM irregularities ORDER BY seq")
    assert [tuple(one.values()) for one in noted] == [
        ("noted", "exposed", 2, "dealer-1"),
        ("cleared", "exposed", 3, "supervisor-1"),
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
    common |= {
        "cards",
        "sides",
        "denials",
        "payments",
        "duties",
        "folds",
        "key_turns",
        "chip_counts",
        "thresholds",
        "tokes",
        "players_wagers",
    }
    rare = VIEWS.keys() - common
    with closing(connect_reader(played_rounds)) as db:
        for view in rare:
            plan = db.execute(f"EXPLAIN QUERY PLAN SELECT * FROM {view}").fetchall()
            read = [step for *_, step in plan if step.split()[0] in ("SCAN", "SEARCH")]
            assert " INDEX " in read[0], (view, plan)  # SQLite 3.46 says of some that they cover
            assert not {"SCAN e", "SCAN a", "SCAN n"} & set(read), (view, plan)
        one = "EXPLAIN QUERY PLAN SELECT * FROM round_events WHERE of_round = 7"
        assert "rounds_by_number (round=?)" in db.execute(one).fetchone()[3]


def test_one_view_alone_says_what_a_rare_event_is() -> None:
    """All of their texts are read whenever a journal is opened."""
    assert [name for name, sql in VIEWS.items() if RARE in sql] == ["landmarks"]
    assert sum(map(len, VIEWS.values())) < 32_000


def test_no_view_holds_bytes_which_a_browser_cannot_show(played_rounds: Path) -> None:
    with closing(connect_reader(played_rounds)) as db:
        for view in VIEWS:
            for row in db.execute(f"SELECT * FROM {view} LIMIT 5"):
                assert not [one for one in row if isinstance(one, bytes)], view


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


@pytest.fixture
def read(tmp_path: Path) -> Any:
    """Play a round, submit commands to the real table, and read a view."""

    def play_and_read(commands: Sequence[c.Command], sql: str) -> list[dict[str, Any]]:
        path = tmp_path / "office.db"
        with open_scripted(path) as journal:
            table = ScriptedTable(journal)
            table.table = replace(table.table, setup=replace(SETUP, jurisdiction=HERE))
            table.play(1)
            for command in commands:
                table.submit(command)
            assert journal.verify() == []
        return ask(path, sql)

    return play_and_read


def test_cards_are_told_by_place(read: Any) -> None:
    found = read(
        [c.StartGame(), c.SeeCards("3", ("As", "Td")), c.SeeCards("3", ())],
        "SELECT place, cards FROM cards",
    )
    assert found == [{"place": "3", "cards": "As Td"}, {"place": "3", "cards": ""}]


def test_denials_tell_seat_hand_reason_and_who_dealt(read: Any) -> None:
    aces = ("As", "Ah", "Ad", "Ac", "2c")
    found = read(
        [
            *(c.SeeChip(3), c.StartGame(), c.SeeCards("3", aces)),
            *(c.DenyHand(3, "Hand was folded"), c.WithdrawDenial(3)),
        ],
        "SELECT what, seat, sensor, line, reason, by_whom FROM denials",
    )
    assert [tuple(one.values()) for one in found] == [
        ("denied", 3, "A", "four_aces", "Hand was folded", "dealer-1"),
        ("taken back", 3, "A", None, None, "dealer-1"),
    ]


def test_prints_tell_the_copy_and_the_trouble(read: Any) -> None:
    found = read(
        [c.NotePrint("win", 17, 1, "out of paper"), c.NotePrint("win", 17, 2)],
        "SELECT page, number, copy, trouble FROM prints",
    )
    assert [tuple(one.values()) for one in found] == [
        ("win", 17, 1, "out of paper"),
        ("win", 17, 2, ""),
    ]


def test_an_alert_is_told_with_who_took_note_of_it(read: Any) -> None:
    found = read(
        [
            c.RaiseAlert("paper", "printer", "The printer is out of paper"),
            c.AcknowledgeAlert("paper", SUPERVISOR),
            c.RaiseAlert("paper", "printer", "The printer is out of paper"),
            c.RaiseAlert("chain", "journal", "The journal is damaged"),
        ],
        "SELECT alert, sentence, acknowledged_by, acknowledged_utc > at_utc AS later"
        " FROM alerts ORDER BY seq",
    )
    told = [(one["alert"], one["acknowledged_by"], one["later"]) for one in found]
    assert told == [("paper", "supervisor-1", 1), ("paper", None, None), ("chain", None, None)]


def test_visits_to_the_back_office_are_told(read: Any) -> None:
    visit = [c.OpenBackOffice(SUPERVISOR), c.CloseBackOffice(SUPERVISOR)]
    found = read(visit, "SELECT what, by_whom FROM office_visits ORDER BY seq")
    assert [tuple(one.values()) for one in found] == [
        ("opened", "supervisor-1"),
        ("closed", "supervisor-1"),
    ]


def test_who_locked_and_who_unlocked_is_told(read: Any) -> None:
    found = read(
        [c.LockTable(), c.SwipeCard(SUPERVISOR, "4712")],
        "SELECT what, by_whom FROM locks ORDER BY seq",
    )
    assert [tuple(one.values()) for one in found] == [
        ("locked", "dealer-1"),
        ("unlocked", "supervisor-1"),
    ]


def test_a_view_that_failed_is_told(read: Any) -> None:
    assert read([c.NoteMishap("lamps")], "SELECT view FROM failed_views") == [{"view": "lamps"}]


def test_settings_are_told_from_the_proposal_to_the_opening(tmp_path: Path) -> None:
    path = tmp_path / "settings.db"
    with open_scripted(path) as journal:
        table = ScriptedTable(journal)
        table.play(1)
        seed = next(one.path for one in settings_of(SETUP) if "seed" in one.path)
        table.submit(c.ProposeSetting(seed, "$7,000", SUPERVISOR, EXECUTIVE))
        table.submit(c.WithdrawSetting(seed, SUPERVISOR))
        table.submit(c.ProposeSetting(seed, "$6,000", SUPERVISOR, EXECUTIVE))
        table.submit(c.CloseTable())
        table.come_to_betting()
        assert journal.verify() == []
    found = ask(
        path, "SELECT what, setting, new_value, by_whom, witness FROM settings ORDER BY seq"
    )
    assert [one["what"] for one in found] == ["proposed", "withdrawn", "proposed", "applied"]
    assert {one["setting"] for one in found} == {seed}
    assert (found[2]["by_whom"], found[2]["witness"]) == ("supervisor-1", "executive-1")
    assert found[3]["new_value"] == found[2]["new_value"]


def test_a_meter_set_by_hand_is_told_from_the_asking_to_the_end(read: Any) -> None:
    found = read(
        [
            c.AskMeterSet("A", "main", 5_100_000_000, "malfunction", "display was off"),
            c.SwipeCard(EXECUTIVE, "4713"),
            c.SwipeCard(SUPERVISOR, "4712"),
        ],
        "SELECT * FROM meter_sets ORDER BY seq",
    )
    asked, done = found
    assert (asked["what"], asked["to_micros"], asked["by_whom"]) == ("asked", 5_100_000_000, None)
    assert (done["what"], done["sensor"], done["level"]) == ("set", "A", "main")
    assert done["to_micros"] == 5_100_000_000 != done["before_micros"]
    assert (done["by_whom"], done["witness"]) == ("executive-1", "supervisor-1")
    assert (done["reason"], done["note"]) == ("malfunction", "display was off")


ACES = ("As", "Ah", "Ad", "Ac", "2c")


def _won(*more: c.Command) -> list[c.Command]:
    """Have seat 3 win with four aces, seat 5 get envy, and go on from there."""
    return [
        *(c.SeeChip(3), c.SeeChip(5), c.StartGame(), c.MissChip(3), c.MissChip(5)),
        *(c.PressHand(3, "four_aces"), c.CallSupervisor(), c.ConfirmWins()),
        *(c.SwipeCard(EXECUTIVE), c.BeginPaying()),
        *more,
    ]


def test_payments_tell_who_was_paid_what_was_taken_back_and_who_was_not_ticked(read: Any) -> None:
    found = read(
        _won(c.TickPaid(3), c.UndoPaid(), c.TickPaid(3, by_cage=True), c.EndGame()),
        "SELECT what, seat, wins != '' AS has_win, cents > 0 AS has_sum, dealer FROM payments",
    )
    assert [tuple(one.values()) for one in found] == [
        ("paid", 3, 1, 1, "dealer-1"),
        ("taken back", 3, 1, 1, "dealer-1"),
        ("cage pays later", 3, 1, 1, "dealer-1"),
        ("not ticked", 5, 0, None, "dealer-1"),
    ]


def test_a_wager_that_a_card_took_off_is_among_the_counts_and_not_among_the_wagers(
    read: Any,
) -> None:
    off = [
        *(c.SeeChip(3), c.SeeChip(5), c.StartGame(), c.CountChips("A", 1)),
        *(c.OverruleSensor("A", 3), c.SwipeCard(EXECUTIVE), c.MissChip(3), c.MissChip(5)),
        c.EndGame(),
    ]
    found = read(off, "SELECT what, short_cents FROM chip_counts")
    assert [one["what"] for one in found] == ["counted", "sensor was wrong"]
    assert found[-1]["short_cents"] is None


def test_duties_tell_what_was_ticked_by_seat(read: Any) -> None:
    found = read(
        _won(c.TickDuty("face_up"), c.TickDuty("face_up")),
        "SELECT what, duty, seat, dealer FROM duties",
    )
    assert [tuple(one.values()) for one in found] == [
        ("done", "face_up", 3, "dealer-1"),
        ("taken back", "face_up", 3, "dealer-1"),
    ]


def test_folds_tell_who_gave_up_and_who_took_it_back(read: Any) -> None:
    found = read(
        [c.SeeChip(3), c.StartGame(), c.FoldHand(3), c.UnfoldHand(3)],
        "SELECT what, seat, dealer FROM folds",
    )
    assert [tuple(one.values()) for one in found] == [
        ("folded", 3, "dealer-1"),
        ("taken back", 3, "dealer-1"),
    ]


def test_a_claim_that_was_struck_out_is_told_with_its_reason(read: Any) -> None:
    struck = c.DropClaim(3, "A", "Wrong seat")
    found = read(
        [
            *(c.SeeChip(3), c.StartGame(), c.PressHand(3, "four_aces"), c.CallSupervisor()),
            *(struck, c.RestoreClaim(3), struck, c.ConfirmWins()),
        ],
        "SELECT what, reason FROM claims WHERE round = (SELECT max(round) FROM claims)",
    )
    assert [tuple(one.values()) for one in found] == [
        ("made", ""),
        ("struck", "Wrong seat"),
        ("restored", ""),
        ("struck", "Wrong seat"),
        ("refuted", "Wrong seat"),
    ]


def _backed_out(number: int) -> list[c.Command]:
    """Have the win of seat 3 backed out by two people."""
    ask = c.AskAdjustment(number, "Wrong seat", note="Seen on camera 4")
    return _won(ask, c.SwipeCard(EXECUTIVE), c.SwipeCard(SUPERVISOR))


def test_an_approval_names_what_it_was_for(read: Any) -> None:
    found = read(
        _backed_out(NUMBER),
        "SELECT what, win, reason, seat, by_whom, of_what FROM adjustments ORDER BY seq",
    )
    assert [tuple(one.values()) for one in found] == [
        ("asked", NUMBER, "Wrong seat", 3, None, "win"),
        ("approved", NUMBER, "Wrong seat", 3, "executive-1", "win"),
        ("backed out", NUMBER, "Wrong seat", 3, "executive-1", "win"),
    ]


def test_a_win_that_was_backed_out_counts_in_no_view(read: Any) -> None:
    (found,) = read(
        _backed_out(NUMBER),
        "SELECT (SELECT wins FROM rounds ORDER BY round DESC LIMIT 1) AS wins,"
        " (SELECT wins_backed_out FROM rounds ORDER BY round DESC LIMIT 1) AS undone,"
        f" (SELECT backed_out FROM wins WHERE number = {NUMBER}) AS is_marked,"
        " (SELECT sum(cents) FROM envy WHERE round = (SELECT max(round) FROM rounds)) AS envy",
    )
    assert found == {"wins": 0, "undone": 1, "is_marked": 1, "envy": 0}


def test_a_disk_that_ends_the_making_of_views_is_told_as_itself(played_rounds: Path) -> None:
    """What ends a transaction leaves none to take back, and that is no news of its own."""
    with closing(sqlite3.connect(played_rounds, isolation_level=None)) as db:
        db.execute(
            "CREATE TEMP TRIGGER as_a_disk_that_fails BEFORE INSERT ON main.about "
            "BEGIN SELECT RAISE(ROLLBACK, 'the disk is gone'); END"
        )
        with pytest.raises(sqlite3.DatabaseError, match="the disk is gone"):
            rebuild(db)
        assert foreign_parts(db) == []
