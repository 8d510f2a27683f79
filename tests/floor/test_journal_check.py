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
from dealer_assist.floor.office import told_prizes, told_rounds, told_tables, verify
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


ALIKE = [
    (("paid",), ("paid",)),
    (("paid",), ("award", "paid")),
    (("by the cage",), ("paid",)),
    ((), ()),
    (("paid", "undone"), ()),
    (("paid", "undone", "paid"), ("paid",)),
    (("paid", "backed out"), ("paid", "backed out", "release")),
    (("awarded",), ("award",)),
    (("released",), ("release",)),
    (("awarded", "paid"), ("pit's", "award", "paid", "next round")),
]
"""What a table's journal has, and what the server was told and did: nothing is wrong there."""

VARIATIONS = {
    "paid and not told": (("paid",), (), "is paid in the journal, and the server has it as due"),
    "paid by the cage and not told": (
        ("by the cage",),
        (),
        "is paid in the journal, and the server has it as due",
    ),
    "paid before the award and not told": (
        ("paid",),
        ("pit's",),
        "is paid in the journal, and the server has it as waits",
    ),
    "paid before the award": (
        ("paid",),
        ("pit's", "paid"),
        "was paid at the table before it was awarded",
    ),
    "paid twice": (("paid", "paid"), ("paid",), "is paid more than once in the journal"),
    "paid at the table and by the cage": (
        ("paid", "by the cage"),
        ("paid",),
        "is paid more than once in the journal",
    ),
    "paid, released and not told": (
        ("paid",),
        ("release",),
        "is paid in the journal, and the server has it as released",
    ),
    "paid and released": (("paid",), ("release", "paid"), "was paid at the table and released"),
    "paid, awarded and not told": (
        ("paid",),
        ("award",),
        "is paid in the journal, and the server has it as awarded",
    ),
    "awarded and never paid": (
        ("awarded",),
        ("pit's", "award", "next round"),
        "was awarded by the pit and not paid at the table",
    ),
    "paid on the server only": ((), ("paid",), "is paid on the server and not in the journal"),
    "undone here only": (
        ("paid", "undone"),
        ("paid",),
        "is paid on the server and not in the journal",
    ),
    "backed out here only": (
        ("paid", "backed out"),
        ("paid",),
        "is backed out in the journal, and the server has it as paid",
    ),
    "never paid and backed out here only": (
        ("backed out",),
        (),
        "is backed out in the journal, and the server has it as due",
    ),
    "backed out there only": (
        ("paid",),
        ("paid", "backed out"),
        "is backed out on the server and not in the journal",
    ),
    "backed out and not released": (
        ("paid", "backed out"),
        ("paid", "backed out"),
        "was backed out at the table and not released",
    ),
    "awarded here only": (
        ("awarded",),
        (),
        "is awarded in the journal, and the server has it as due",
    ),
    "released here only": (
        ("released",),
        (),
        "is released in the journal, and the server has it as due",
    ),
}
"""The same, and what an auditor and the kiosk say of it."""


class Sides:
    """A table's journal and its floor; what happens to a prize happens to one of them."""

    def __init__(self, floor: SimulatedFloor, journal: Journal, wire: Wire) -> None:
        self.floor, self.journal, self.wire = floor, journal, wire
        journal.win()

    def happen(self, here: tuple[str, ...], there: tuple[str, ...]) -> None:
        """Let it happen, in order."""
        for act in here:
            self._here(act)
        with admin(self.floor.server) as owner:
            for act in there:
                self._there(act, owner)
        self.wire.close()  # a role has few connections

    def _here(self, act: str) -> None:
        match act:
            case "paid" | "by the cage":
                self.journal.note("SeatPaid", wins=[7], by_cage=act != "paid")
            case "undone":
                self.journal.note("PaymentUndone", wins=[7])
            case "awarded":
                self.journal.note("TicketGiven", ticket={"key": KEY, "state": "awarded", **HAND})
            case "released":
                self.journal.note("PrizeReleased", key=KEY)
            case _:
                self.journal.note("WinBackedOut", number=7)

    def _there(self, act: str, owner: Connection) -> None:
        match act:
            case "pit's":
                owner.execute("UPDATE floor.ticket SET is_pits = true")
            case "release":
                release = Release(KEY, "wrong hand after all")
                carry_out(owner, release, BOTH, sign_on(owner, sample_key))
            case "award":
                carry_out(owner, Award(KEY), BOTH, sign_on(owner, sample_key))
            case "next round":
                self.journal.note("RoundOpened")
                self.journal.note("GameStarted", wagers=[])
                told = Outbox(self.journal.db, ("A",), is_joined=False).after(1)
                self.wire.contribute(told)
            case _:
                self.wire.tell_paid(KEY, act)


@pytest.fixture
def sides(floor: SimulatedFloor, journal: Journal, wire: Wire) -> Sides:
    """A table and its floor, with a prize that is won and locked."""
    return Sides(floor, journal, wire)


@pytest.mark.parametrize(("here", "there", "wrong"), VARIATIONS.values(), ids=VARIATIONS)
def test_a_payment_of_which_the_sides_differ_is_named_by_both_commands(
    auditor: Connection,
    sides: Sides,
    tmp_path: Path,
    here: tuple[str, ...],
    there: tuple[str, ...],
    wrong: str,
) -> None:
    """`floor verify --journals` as an auditor, `journal verify --dsn` as the table."""
    sides.happen(here, there)
    (alone,) = compared(sides.floor.server.dsn("table_t1"), tmp_path).values()
    for said in ([*verify(auditor), *found(auditor, tmp_path)], alone):
        named = [line for line in said if wrong in line]
        assert len(named) == 1, said
        assert "the prize of round 1, seat 3, $10,000.20" in named[0]


@pytest.mark.parametrize(("here", "there"), ALIKE)
def test_where_both_sides_say_the_same_nothing_is_named(
    auditor: Connection, sides: Sides, tmp_path: Path, here: tuple[str, ...], there: tuple[str, ...]
) -> None:
    sides.happen(here, there)
    assert [*verify(auditor), *found(auditor, tmp_path)] == []
    assert compared(sides.floor.server.dsn("table_t1"), tmp_path) == {
        tmp_path / "t15.training.db": []
    }


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
