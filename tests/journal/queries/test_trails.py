"""What a supervisor looks up is there, the newest first."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from scripted_table import EXECUTIVE, SETUP, ScriptedTable, open_scripted

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.trails import (
    alert_trail,
    next_copy,
    prints_of,
    refused_swipes,
    settings_trail,
)
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.settings import settings_of

SUPERVISOR = StaffMember("supervisor-1", "Sue Elm", Role.SUPERVISOR, "4712")
SEED = next(one.path for one in settings_of(SETUP) if "seed" in one.path)


@pytest.fixture
def db(played_rounds: Path) -> Iterator[sqlite3.Connection]:
    """Sixty rounds, and after them what a back office does."""
    with open_scripted(played_rounds) as journal:
        table = ScriptedTable(journal)
        for command in (
            c.NotePrint("win", 3, 1, "The printer is out of paper"),
            c.NotePrint("win", 3, 1),
            c.NotePrint("win", 3, 2),
            c.NotePrint("report", 3, 1),
            c.RaiseAlert("paper", "printer", "The printer is out of paper"),
            c.RaiseAlert("link", "floor", "The link is down"),
            c.AcknowledgeAlert("paper", SUPERVISOR),
            c.ProposeSetting(SEED, "$7,000", SUPERVISOR, EXECUTIVE),
            c.WithdrawSetting(SEED, SUPERVISOR),
        ):
            table.submit(command)
    with closing(connect_reader(played_rounds)) as opened:
        yield opened


def test_refused_cards_come_newest_first(db: sqlite3.Connection) -> None:
    found = refused_swipes(db, 3)
    assert len(found) == 3
    assert found[0].seq > found[1].seq > found[2].seq
    assert found[0].refusal
    assert not found[0].is_timed_out
    everything = db.execute("SELECT count(*) FROM refused_swipes").fetchone()[0]
    assert len(refused_swipes(db, 10_000)) == everything


def test_copies_of_a_page_are_its_own(db: sqlite3.Connection) -> None:
    assert [(one.copy, bool(one.trouble)) for one in prints_of(db, "win", 3)] == [
        (1, True),
        (1, False),
        (2, False),
    ]
    assert next_copy(db, "win", 3) == 3
    assert next_copy(db, "report", 3) == 2
    assert next_copy(db, "win", 4) == 1


def test_alerts_say_who_took_note(db: sqlite3.Connection) -> None:
    link, paper = alert_trail(db)
    assert (link.key, link.acknowledged_utc, link.acknowledged_by) == ("link", None, "")
    assert paper.acknowledged_by == "supervisor-1"
    assert paper.acknowledged_utc is not None
    assert paper.acknowledged_utc > paper.at_utc


def test_the_trail_of_a_setting_names_both_people(db: sqlite3.Connection) -> None:
    withdrawn, proposed = settings_trail(db)
    assert (withdrawn.what, withdrawn.by, withdrawn.new) == ("withdrawn", "supervisor-1", "")
    assert (proposed.what, proposed.by, proposed.witness) == (
        "proposed",
        "supervisor-1",
        "executive-1",
    )
    assert (proposed.path, proposed.old != proposed.new) == (SEED, True)
    assert settings_trail(db, SEED) == (withdrawn, proposed)
    assert settings_trail(db, "limit.ante.max") == ()
