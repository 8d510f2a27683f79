"""The settings in force are those of the journal, whenever one looks."""

from contextlib import closing
from pathlib import Path

from scripted_table import EXECUTIVE, SETUP, ScriptedTable, open_scripted

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.latest import settings_in_force
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply, settings_of

SUPERVISOR = StaffMember("supervisor-1", "Sue Elm", Role.SUPERVISOR, "4712")
DEALER = StaffMember("dealer-1", "Ann Ivy", Role.DEALER, "4711")
SEED = next(one.path for one in settings_of(SETUP) if "seed" in one.path)


def in_force(file: Path) -> tuple[Setting, ...]:
    with closing(connect_reader(file)) as db:
        return settings_in_force(db)


def test_a_journal_without_settings_has_none_in_force(played_rounds: Path) -> None:
    assert in_force(played_rounds) == ()


def test_a_proposal_is_in_force_from_the_next_opening_on(played_rounds: Path) -> None:
    with open_scripted(played_rounds) as journal:
        table = ScriptedTable(journal)
        table.submit(c.ProposeSetting(SEED, "$7,000", SUPERVISOR, EXECUTIVE))
        table.submit(c.CloseTable())
    assert in_force(played_rounds) == ()

    with open_scripted(played_rounds) as journal:
        table = ScriptedTable(journal)
        table.submit(c.SwipeCard(DEALER, "4711"))
        known = table.table.lasting.settings
    assert [(one.path, one.value) for one in known] == [(SEED, "$7,000")]
    assert in_force(played_rounds) == known
    level = next(iter(apply(SETUP, known).jackpots.values())).levels[0]
    assert level.seed_cents == 700_000
