"""Settings as rows, and what the table would say to another value."""

from datetime import UTC, date, datetime
from fractions import Fraction

from dealer_assist.journal.queries.trails import SettingLine
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.settings.figures import edge_lines
from dealer_assist.ui.office.settings.settings import (
    SettingList,
    pending_list,
    settings_list,
    trail_list,
)
from dealer_assist.ui.office.settings.values import trial

DAY = date(2026, 3, 14)
AT = 1_773_524_640_000  # 14 March 2026, 21:44 UTC
SEED, RATE = "jackpot.A.seed.main", "jackpot.A.contribution"
Staff = dict[str, StaffMember]


def proposed(setup: TableSetup, staff: Staff, path: str, value: str) -> Table:
    table = Table(setup)
    wanted = c.ProposeSetting(path, value, staff["supervisor-1"], staff["executive-1"])
    return evolve_all(table, decide(table, wanted, AT))


def by_path(table: Table, group: SettingList) -> dict[str, tuple[str, ...]]:
    rows = settings_list(table, group, DAY).rows
    return {row.button.touch.path: row.words for row in rows if row.button is not None}


def test_every_setting_is_in_one_group_with_its_value_and_its_range(
    crazy4_nexus: TableSetup,
) -> None:
    table = Table(crazy4_nexus)
    rows = by_path(table, SettingList.JACKPOTS)
    assert rows[SEED] == ("Seed of Progressive meter", "$5,000", "$0 or more", "")
    assert rows[RATE][2] == "0% to 100%"
    assert rows["jackpot.A.cap.main"][2] == "$0 or more, or none"
    limits = by_path(table, SettingList.LIMITS)
    assert limits["limit.ante.max"][1:3] == ("$100", "$0.01 to $300")
    rules = by_path(table, SettingList.RULES)
    assert rules["house_rule.folded_hands"][1:3] == ("no", "no, yes")


def test_what_waits_stands_beside_the_value_and_in_its_own_list(
    crazy4_nexus: TableSetup, staff: Staff
) -> None:
    table = proposed(crazy4_nexus, staff, SEED, "$7,500")
    rows = by_path(table, SettingList.JACKPOTS)
    assert rows[SEED][3] == "$7,500"
    (row,) = pending_list(table, UTC, {}).rows
    assert row.words == (
        "Seed of Progressive meter",
        "$5,000",
        "$7,500",
        "J. Park and L. Haddad, 14 Mar 21:44",
    )


def test_the_trail_tells_each_step_with_old_and_new_value(crazy4_nexus: TableSetup) -> None:
    at = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
    trail = (
        SettingLine(9, at, "applied", SEED, "", "$7,500", "", ""),
        SettingLine(8, at, "proposed", SEED, "$5,000", "$7,500", "supervisor-1", "executive-1"),
        SettingLine(7, at, "withdrawn", "gone.path", "", "", "supervisor-1", ""),
    )
    names = {"supervisor-1": "J. Park", "executive-1": "L. Haddad"}
    rows = trail_list(Table(crazy4_nexus), trail, names, UTC).rows
    assert [row.words[2] for row in rows] == ["In force", "Proposed", "Withdrawn"]
    assert rows[1].words[3:] == ("$5,000", "$7,500", "J. Park and L. Haddad")
    assert rows[2].words[1] == "gone.path"
    assert rows[2].words[5] == "J. Park"


def test_a_value_that_cannot_stand_is_refused_in_the_table_s_own_words(
    crazy4_nexus: TableSetup, staff: Staff
) -> None:
    table, by = Table(crazy4_nexus), staff["supervisor-1"]
    assert trial(table, SEED, "", by, AT).refusal == "Enter the new value"
    assert "already" in trial(table, SEED, "5000", by, AT).refusal
    assert "between $0.01 and $300" in trial(table, "limit.ante.max", "900", by, AT).refusal
    assert "cannot be read" in trial(table, RATE, "20.", by, AT).refusal


def test_a_value_that_waits_already_is_not_proposed_again(
    crazy4_nexus: TableSetup, staff: Staff
) -> None:
    table = proposed(crazy4_nexus, staff, SEED, "$7,500")
    said = trial(table, SEED, "7500", staff["supervisor-1"], AT).refusal
    assert said.startswith("This value is proposed already")


def test_a_value_that_is_allowed_comes_with_its_warnings(
    crazy4_nexus: TableSetup, staff: Staff
) -> None:
    tried = trial(Table(crazy4_nexus), SEED, "0", staff["supervisor-1"], AT)
    assert (tried.text, tried.refusal) == ("$0", "")
    assert tried.setup is not None
    assert tried.setup.jackpots["A"].level("main").seed_cents == 0
    assert "has no seed and starts again from nothing" in tried.warnings[0]


def test_a_setting_comes_with_no_other_ones_warning(crazy4_nexus: TableSetup, staff: Staff) -> None:
    table = proposed(crazy4_nexus, staff, RATE, "30%")
    tried = trial(table, "limit.ante.max", "200", staff["supervisor-1"], AT)
    assert tried.refusal == ""
    assert tried.warnings == ()
    assert tried.setup is not None
    assert tried.without is not None
    assert tried.setup.jackpots == tried.without.jackpots

    (own,) = trial(table, RATE, "31%", staff["supervisor-1"], AT).warnings
    assert "31% of each wager" in own


def test_the_house_edge_is_told_before_and_after(crazy4_nexus: TableSetup) -> None:
    before, after = {"A": Fraction(1, 4)}, {"A": Fraction(1, 5)}
    assert list(edge_lines(crazy4_nexus, before, after)) == [
        "The house edge of ATLAS-1 goes from 25.00% to 20.00%"
    ]
    assert list(edge_lines(crazy4_nexus, before, before)) == [
        "The house edge of ATLAS-1 stays at 25.00%"
    ]


def test_the_lines_of_the_house_s_papers_come_after_every_rule(crazy4_nexus: TableSetup) -> None:
    rows = settings_list(Table(crazy4_nexus), SettingList.RULES, DAY).rows
    is_paper = [row.button.touch.path.startswith("paper.") for row in rows if row.button]
    assert is_paper == sorted(is_paper)
    assert is_paper[-1]
