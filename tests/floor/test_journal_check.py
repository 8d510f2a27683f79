"""`floor verify --journals`: by an auditor, with the files that kiosks write, payments as well."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from dealer_assist import paths
from dealer_assist.cli.main import main
from dealer_assist.errors import FOUND_WRONG
from dealer_assist.floor.actions import Award, Release
from dealer_assist.floor.install import add_machine
from dealer_assist.floor.journal_check import compared, differences, table_of
from dealer_assist.floor.office import told_prizes, told_rounds, told_tables
from dealer_assist.floor.outbox import Outbox
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.wire import Connection, Wire, connect
from dealer_assist.journal.key import load_or_make_key
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import (
    EXECUTIVE,
    SUPERVISOR,
    SimulatedFloor,
    SimulatedTable,
    sample_key,
)

BOTH = (EXECUTIVE.card, SUPERVISOR.card)
KEY, HAND = "T1-1-3A-1", {"round": 1, "seat": 3, "sensor": "A", "line": "royal_flush"}


class Journal:
    """A journal as far as a verifier looks at it, under the name that a kiosk gives it."""

    def __init__(self, folder: Path, number: str, name: str) -> None:
        self.db = sqlite3.connect(folder / name, isolation_level=None)
        self.db.execute("CREATE TABLE definitions (id, digest)")
        self.db.execute("CREATE TABLE definition_files (digest, place, name, content)")
        self.db.execute(
            "CREATE TABLE events (seq INTEGER PRIMARY KEY, round, at_utc, kind, payload, hash, "
            "definitions)"
        )
        self.db.execute("INSERT INTO definitions VALUES (1, 'd')")
        table = f'number = "{number}"\ngame = "crazy4"\n'.encode()
        self.db.execute("INSERT INTO definition_files VALUES ('d', 0, 't15.toml', ?)", (table,))
        # What was played before the table joined is none of the floor's.
        self.note("GameStarted", wagers=[{"seat": 1, "sensor": "A"}])
        self.note("LinkJoined", up_to=0)

    def note(self, kind: str, **told: Any) -> None:
        """Put an event of round 1 on record."""
        at = datetime(2026, 3, 1, tzinfo=UTC).isoformat()
        self.db.execute(
            "INSERT INTO events (round, at_utc, kind, payload, hash, definitions) "
            "VALUES (1, ?, ?, ?, ?, 1)",
            (at, kind, json.dumps(told), bytes(32)),
        )

    def win(self, prize: int = 1_000_020) -> None:
        """Win seat 3's royal flush with its ticket."""
        self.note("TicketGiven", ticket={"key": KEY, "state": "open", **HAND})
        award = {"seat": 3, "line": "royal_flush", "prize": prize}
        self.note("WinsAuthorised", first_number=7, wins=[{"sensor": "A", "award": award}])


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """The journal of table T1."""
    one = Journal(tmp_path, "T1", "t15.training.db")
    with closing(one.db):
        one.note("RoundOpened")
        one.note("GameStarted", wagers=[{"seat": 3, "sensor": "A"}])
        yield one


@pytest.fixture
def wire(floor: SimulatedFloor, journal: Journal) -> Iterator[Wire]:
    """The table as it told its round, and locked its prize."""
    with closing(SimulatedTable(floor, "T1", seed=1).sign_on()) as wire:
        wire.contribute(Outbox(journal.db, ("A",), is_joined=False).after(0))
        wire.ticket(
            key=KEY,
            round_id=1,
            seat=3,
            sensor="A",
            level="main",
            line="royal_flush",
            after_n=1,
        )
        wire.lock(KEY, SUPERVISOR.card)
        yield wire


@pytest.fixture
def auditor(floor: SimulatedFloor) -> Iterator[Connection]:
    """Who verifies: an auditor, who owns nothing."""
    with admin(floor.server) as owner:
        add_machine(owner, "auditor_1")
        owner.execute("DELETE FROM floor.membership WHERE station <> 'T1'")
        owner.execute("DELETE FROM floor.tally WHERE station <> 'T1'")
        owner.execute("DELETE FROM floor.station WHERE station <> 'T1'")
    with connect(floor.server.dsn("auditor_1")) as connection:
        yield connection


def found(auditor: Connection, folder: Path) -> list[str]:
    return list(differences(auditor, folder))


def test_an_auditor_compares_journals_by_the_files_that_kiosks_write(
    auditor: Connection, journal: Journal, wire: Wire, tmp_path: Path
) -> None:
    journal.win()
    assert found(auditor, tmp_path) == []
    journal.db.execute("UPDATE events SET hash = x'01' WHERE kind = 'GameStarted'")
    (line,) = found(auditor, tmp_path)
    assert "another chain in the journal" in line


VARIATIONS = [
    (("paid",), (), "is paid in the journal, and the server has it as due"),
    (("paid",), ("paid",), ""),
    (("paid",), ("award", "paid"), ""),
    (("by the cage",), ("paid",), ""),
    (("by the cage",), (), "is paid in the journal, and the server has it as due"),
    ((), (), ""),
    ((), ("paid",), "is paid on the server and not in the journal"),
    (("paid",), ("release",), "is paid in the journal, and the server has it as released"),
    (("paid",), ("award",), "is paid in the journal, and the server has it as awarded"),
    (("paid", "paid"), ("paid",), "is paid more than once in the journal"),
    (("paid", "undone"), (), ""),
    (("paid", "undone", "paid"), ("paid",), ""),
    (("paid", "undone"), ("paid",), "is paid on the server and not in the journal"),
    (("paid", "backed out"), ("paid",), "is backed out in the journal, and the server"),
    (("paid", "backed out"), ("paid", "backed out"), ""),
    (("paid", "backed out"), ("paid", "backed out", "release"), ""),
    (("paid",), ("paid", "backed out"), "is backed out on the server and not in the journal"),
    (("backed out",), (), "is backed out in the journal, and the server"),
    (("awarded",), (), "is awarded in the journal, and the server has it as due"),
    (("awarded",), ("award",), ""),
    (("released",), (), "is released in the journal, and the server has it as due"),
    (("released",), ("release",), ""),
]
"""What a table's journal has, what the server was told and did, and what an auditor hears of it."""


@pytest.mark.parametrize(("here", "there", "wrong"), VARIATIONS)
def test_what_a_journal_paid_is_what_the_server_knows(
    floor: SimulatedFloor,
    auditor: Connection,
    journal: Journal,
    wire: Wire,
    tmp_path: Path,
    here: tuple[str, ...],
    there: tuple[str, ...],
    wrong: str,
) -> None:
    journal.win()
    for act in here:
        match act:
            case "paid" | "by the cage":
                journal.note("SeatPaid", wins=[7], by_cage=act != "paid")
            case "undone":
                journal.note("PaymentUndone", wins=[7])
            case "awarded":
                journal.note("TicketGiven", ticket={"key": KEY, "state": "awarded", **HAND})
            case "released":
                journal.note("PrizeReleased", key=KEY)
            case _:
                journal.note("WinBackedOut", number=7)
    with admin(floor.server) as owner:
        signer = sign_on(owner, sample_key)
        for how in there:
            match how:
                case "release":
                    carry_out(owner, Release(KEY, "wrong hand after all"), BOTH, signer)
                case "award":
                    carry_out(owner, Award(KEY), BOTH, signer)
                case _:
                    wire.tell_paid(KEY, how)
    lines = found(auditor, tmp_path)
    if wrong:
        (line,) = lines
        assert line.startswith("table T1: the prize of round 1, seat 3, $10,000.20 ")
        assert wrong in line
    else:
        assert lines == []


def test_a_prize_of_another_amount_is_named(
    auditor: Connection, journal: Journal, wire: Wire, tmp_path: Path
) -> None:
    journal.win(prize=1_000_021)
    (line,) = found(auditor, tmp_path)
    assert line.endswith("seat 3, $10,000.20 is $10,000.21 in the journal")


def test_a_prize_that_a_journal_does_not_know_is_named(
    auditor: Connection, wire: Wire, tmp_path: Path
) -> None:
    (line,) = found(auditor, tmp_path)
    assert "is on the server and not in the journal" in line


def test_a_prize_that_the_server_does_not_know_is_named(
    floor: SimulatedFloor, auditor: Connection, journal: Journal, wire: Wire, tmp_path: Path
) -> None:
    journal.win()
    with admin(floor.server) as owner:
        owner.execute("DELETE FROM floor.ticket")
    (line,) = found(auditor, tmp_path)
    assert line.endswith("seat 3, $10,000.20 is in the journal and not on the server")


def test_a_kiosk_compares_its_own_journal_and_no_other_tables(
    floor: SimulatedFloor,
    journal: Journal,
    wire: Wire,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As `journal verify --dsn` does at the kiosk, by the table's own role."""
    journal.win()
    journal.note("SeatPaid", wins=[7])
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    load_or_make_key(paths.key_file())
    wire.close()  # a role has few connections
    dsn = floor.server.dsn("table_t1")
    assert main(["journal", "verify", "--data", str(tmp_path), "--dsn", dsn]) == FOUND_WRONG
    said = capsys.readouterr().out
    assert (
        "round 1, seat 3, $10,000.20 is paid in the journal, and the server has it as due" in said
    )
    (tmp_path / "other").mkdir()
    with closing(Journal(tmp_path / "other", "T2", "t16.training.db").db):
        assert list(compared(dsn, tmp_path / "other")) == []
    with connect(dsn) as kiosk:
        assert list(told_tables(kiosk)) == ["T1"]
        assert told_rounds(kiosk, "T2") == {}
        assert told_prizes(kiosk, "T1")[0].key == KEY
    with connect(floor.server.dsn("table_t2")) as kiosk:
        assert told_prizes(kiosk, "T1") == ()


def test_a_journal_without_a_round_says_too_whose_it_is(journal: Journal) -> None:
    assert table_of(journal.db) == "T1"
    journal.db.execute("DELETE FROM events")
    journal.db.execute("DELETE FROM definitions")
    assert table_of(journal.db) == "T1"


def test_a_table_without_a_journal_is_named(auditor: Connection, tmp_path: Path) -> None:
    (line,) = found(auditor, tmp_path)
    assert line.startswith("table T1: none of the journals in")
