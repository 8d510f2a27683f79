"""What is noted beside the round: a checkpoint alone brings all of it back."""

from dataclasses import replace

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve, evolve_all
from dealer_assist.table.evolve_office import in_force
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.state import Table
from tests.table.conftest import Sitting

SEED = e.Setting("jackpot.A.seed.main", "$7,500", "ATLAS-1")


def test_alerts_settings_and_proposals_wake_up_with_the_table(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    by, witness = sitting.staff["supervisor-1"], sitting.staff["supervisor-2"]
    sitting.do(
        c.ProposeSetting("jackpot.A.seed.main", "$7,500", by, witness),
        c.RaiseAlert("disk", "disk", "Little room is left on the disk"),
    )
    *_, opened = sitting.open().do(
        c.ProposeSetting("limit.ante.min", "$10", by, witness), c.StartGame(), c.EndGame()
    )
    assert evolve(Table(crazy4_nexus), opened) == sitting.table
    (closed,) = sitting.do(c.CloseTable())
    assert evolve(Table(crazy4_nexus), closed) == sitting.table
    assert sitting.table.settings == (SEED,)
    assert [one.path for one in sitting.table.proposed] == ["limit.ante.min"]
    assert [one.key for one in sitting.table.alerts] == ["disk"]
    assert sitting.table.setup.digest != crazy4_nexus.digest


def test_later_settings_join_those_in_force(sitting: Sitting, crazy4_nexus: TableSetup) -> None:
    by, witness = sitting.staff["supervisor-1"], sitting.staff["supervisor-2"]
    for path, value in (("jackpot.A.seed.main", "$7,500"), ("limit.ante.min", "$10")):
        sitting.open() if sitting.table.dealer is None else None
        sitting.do(c.ProposeSetting(path, value, by, witness), c.CloseTable())
    applied, *_ = sitting.swipe("dealer-1")
    ante = e.Setting("limit.ante.min", "$10")
    assert applied == e.SettingsApplied(sitting.now, (ante,))
    assert sitting.table.settings == (SEED, ante)
    assert sitting.table.setup == in_force(Table(crazy4_nexus), (SEED, ante)).setup


def test_what_is_applied_is_proposed_no_more(sitting: Sitting) -> None:
    by, witness = sitting.staff["supervisor-1"], sitting.staff["supervisor-2"]
    sitting.do(c.ProposeSetting("jackpot.A.seed.main", "$7,500", by, witness))
    assert evolve(sitting.table, e.SettingsApplied(1, (SEED,))).proposed == ()


def test_settings_that_are_in_force_are_not_put_in_twice(crazy4_nexus: TableSetup) -> None:
    table = replace(Table(crazy4_nexus), settings=(SEED,))
    assert in_force(table, (SEED,)) is table
    assert in_force(Table(crazy4_nexus), (SEED,)).settings == (SEED,)


def test_an_old_journal_without_the_new_fields_still_reads(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    _, opened = sitting.swipe("dealer-1")
    assert isinstance(opened, e.RoundOpened)
    old = e.RoundOpened(
        opened.round,
        opened.dealer,
        tuple(replace(one, jackpot="") for one in opened.meters),
    )
    assert evolve(Table(crazy4_nexus), old) == sitting.table


def test_pages_tests_and_visits_leave_the_table_as_it_is(sitting: Sitting) -> None:
    sitting.open()
    table, who = sitting.table, sitting.staff["supervisor-1"]
    facts = (
        e.PagePrinted(1, "report", 20260314, 1),
        e.BackOfficeOpened(1, who),
        e.BackOfficeClosed(1, who),
        e.DevicesTested(1, ()),
    )
    assert evolve_all(table, facts) is table


def test_the_highest_copy_of_a_win_page_is_known_until_the_next_round(sitting: Sitting) -> None:
    sitting.open()
    for copy in (1, 3, 2):
        sitting.do(c.NotePrint("win", 7, copy))
    assert sitting.table.copies == {7: 3}
    sitting.do(c.StartGame(), c.EndGame())
    assert sitting.table.copies == {}


def test_a_meter_that_a_setting_moved_is_the_one_that_opens(sitting: Sitting) -> None:
    sitting.open().do(c.CloseTable())
    account = replace(sitting.table.accounts["A", "main"], meter=1)
    moved = e.SettingsApplied(1, (), (e.MeterReading("A", "main", account, "ATLAS-1"),))
    assert evolve(sitting.table, moved).accounts == {("A", "main"): account}
