"""Configuration in the back office: two people, a range, warnings, a trail."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from audit import findings
from headed import Headed, headed
from journalled import journal_for
from longer_words import LongerWords
from office_table import enter, the_office
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import button, every

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.table import commands as c
from dealer_assist.table.setup.approval import Approval
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.paint.pane_stage import PaneStage
from dealer_assist.ui.office.settings.change import (
    SettingChange,
    SettingTouch,
    ValueChosen,
    ValueProposed,
)
from dealer_assist.ui.office.settings.setting import Remarks, SettingFlow, ValueChange
from dealer_assist.ui.office.settings.settings import SettingsFlow
from dealer_assist.ui.toolkit.nodes import Mark, Page
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

SEED = "jackpot.A.seed.main"


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path):
        seated.open()
        yield seated
        seated.face.pages.close()


def model(table: SeatedTable) -> PaneStage:
    pane = enter(table, "settings", "supervisor-1").pane
    assert isinstance(pane, PaneStage)
    return pane


def listed(pane: PaneStage) -> Headed:
    first = pane.flows[0]
    assert isinstance(first, SettingsFlow)
    return headed(first.model())


def kept(pane: PaneStage) -> dict[str, str]:
    first = pane.flows[0]
    assert isinstance(first, SettingsFlow)
    return first.proposals.kept


def change(pane: PaneStage) -> SettingChange:
    assert isinstance(pane.flow, SettingFlow)
    return pane.flow.change


def pad(pane: PaneStage) -> Page[SettingTouch]:
    assert isinstance(pane.flow, SettingFlow)
    return pane.flow.model()


def told_on(pane: PaneStage) -> list[str]:
    (told,) = every(pad(pane), Remarks)
    return [remark.sentence for remark in told.remarks]


def wanted_on(pane: PaneStage) -> str:
    (change,) = every(pad(pane), ValueChange)
    return change.wanted


def is_refused(pane: PaneStage) -> bool:
    return button(pad(pane), ValueProposed).state is ActionState.NOT_YET


def type_in(table: SeatedTable, figures: str) -> None:
    for key in figures:
        table.press(key)


def propose_seed(table: SeatedTable, figures: str = "7500") -> None:
    table.press("CHANGE Seed")
    type_in(table, figures)
    table.press("PROPOSE")


def test_two_people_propose_a_setting_and_it_waits(table: SeatedTable) -> None:
    pane = model(table)
    propose_seed(table)
    assert table.table.lasting.proposed == ()
    table.swipe("executive-1")
    (wanted,) = table.table.lasting.proposed
    assert (wanted.path, wanted.old, wanted.new) == (SEED, "$5,000", "$7,500")
    assert (wanted.by.key, wanted.witness.key) == ("supervisor-1", "executive-1")
    assert listed(pane).detail.startswith("On record")
    assert table.table.setup.jackpots["A"].level("main").seed_cents == 500_000


def test_the_second_person_sees_what_becomes_of_what(table: SeatedTable) -> None:
    model(table)
    propose_seed(table, "0")
    table.wait(2_000)
    office = the_office(table)
    assert office.door is not None
    change = office.door.question.change
    assert change is not None
    assert (change.before, change.after) == ("$5,000", "$0")
    assert "has no seed" in change.note
    assert findings(office.stage) == []


def test_one_person_alone_proposes_nothing(table: SeatedTable) -> None:
    model(table)
    propose_seed(table)
    table.swipe("supervisor-1")
    assert table.table.lasting.proposed == ()


def test_it_holds_from_the_next_opening_and_the_old_value_stays_readable(
    table: SeatedTable,
) -> None:
    model(table)
    propose_seed(table)
    table.swipe("executive-1")
    table.face.pages.close()
    table.desk.submit(c.CloseTable())
    table.swipe("dealer-1")
    assert table.table.setup.jackpots["A"].level("main").seed_cents == 750_000
    pane = model(table)
    table.press("Change log")
    told = [(row.words[2], row.words[3], row.words[4]) for row in listed(pane).rows]
    assert told == [("In force", "", "$7,500"), ("Proposed", "$5,000", "$7,500")]
    assert listed(pane).rows[1].words[5] == "J. Park and L. Haddad"


def test_what_waits_can_be_withdrawn(table: SeatedTable) -> None:
    pane = model(table)
    propose_seed(table)
    table.swipe("executive-1")
    table.press("Pending")
    table.press("WITHDRAW Seed")
    assert table.table.lasting.proposed == ()
    assert listed(pane).detail == "Withdrawn: nothing changes"
    assert not listed(pane).is_trouble


def test_a_value_out_of_range_cannot_be_proposed_and_says_why(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Limits")
    table.press("CHANGE Most on ANTE")
    type_in(table, "900")
    assert is_refused(pane)
    assert "between $0.01 and $300" in told_on(pane)[0]
    table.press("BACK")
    assert len(pane.flows) == 1
    assert table.table.lasting.proposed == ()


def test_the_new_house_edge_shows_as_soon_as_it_is_known(table: SeatedTable) -> None:
    pane = model(table)
    table.press("CHANGE Contribution")
    type_in(table, "26")
    change(pane).finish()
    table.wait(100)
    told = told_on(pane)
    assert "The house edge of ATLAS-1 goes from 31.83% to 29.83%" in told
    assert any("26% of each wager goes to the meter" in one for one in told)


def test_going_back_from_the_second_card_leaves_the_pad_as_it_was(table: SeatedTable) -> None:
    pane = model(table)
    propose_seed(table)
    table.press("BACK")
    assert wanted_on(pane) == "$7,500"
    table.press("PROPOSE")
    table.swipe("executive-1")
    assert len(table.table.lasting.proposed) == 1


def test_what_the_table_refuses_after_all_is_said(table: SeatedTable) -> None:
    pane = model(table)
    first = pane.flows[0]
    assert isinstance(first, SettingsFlow)
    first.office.go(first.proposals.ask("Seed", {SEED: "$5,000"}))
    table.wait()
    table.swipe("executive-1")
    assert listed(pane).is_trouble
    assert "already" in listed(pane).detail


def every_view(table: SeatedTable) -> Iterator[str]:
    """Walk through all that the pane can show."""
    for tab in ("Jackpots", "Limits", "Rules", "Pending", "Change log"):
        table.press(tab)
        yield tab
    table.press("Jackpots")
    propose_seed(table, "0")
    yield "second card"
    table.swipe("executive-1")
    yield "proposed"
    table.press("Pending")
    yield "pending"
    table.press("Change log")
    yield "trail"
    table.press("Rules")
    try:
        table.press("CHANGE House rule, folded")
    except CannotDo:  # a small screen has it on its next page
        table.press("NEXT")
        table.press("CHANGE House rule, folded")
    yield "choices"


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(table: SeatedTable, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    model(table)
    for view in every_view(table):
        assert findings(table.window) == [], view


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen_with_a_third_more_text(
    table: SeatedTable, size: tuple[int, int]
) -> None:
    table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    model(table)
    for view in every_view(table):
        assert findings(table.window) == [], view


def test_it_fits_in_high_contrast_and_for_the_left_hand(table: SeatedTable) -> None:
    preferences = table.face.pages.page_context.preferences
    preferences.keep("dealer-1", Preferences(high_contrast=True, left_handed=True))
    table.face.refresh()
    model(table)
    for view in every_view(table):
        assert findings(table.window) == [], view


def keep(table: SeatedTable, setting: str, choice: str) -> None:
    table.press(f"CHANGE {setting}")
    table.wait(1_500)
    table.press(choice)
    table.press("KEEP")


def test_several_choices_are_kept_and_proposed_with_one_second_card(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Set up")
    keep(table, "Paytable of Queens Up", "C4P-12")
    table.press("NEXT")
    keep(table, "Paytable of Bad Beat", "BBB-01")
    assert table.table.lasting.proposed == ()
    table.press("Pending")
    table.press("PROPOSE ALL")
    table.swipe("executive-1")
    assert [(one.path, one.old, one.new) for one in table.table.lasting.proposed] == [
        ("paytable.queens_up", "C4P-09", "C4P-12"),
        ("paytable.bad_beat", "none", "BBB-01"),
    ]
    assert kept(pane) == {}


def test_what_is_kept_can_be_forgotten(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Set up")
    keep(table, "Paytable of Queens Up", "C4P-12")
    table.press("Pending")
    table.press("FORGET Paytable")
    assert kept(pane) == {}
    assert table.table.lasting.proposed == ()


def test_every_choice_has_its_edge_and_hit_on_its_button(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Set up")
    table.press("CHANGE Paytable of Queens Up")
    change(pane).finish()
    table.wait(200)
    told = {
        mark.model.touch.value: mark.model.detail
        for mark in every(pad(pane), Mark)
        if isinstance(mark.model.touch, ValueChosen)
    }
    assert told == {
        "C4P-09": "3.06% · hit 24.79%",
        "C4P-10": "4.52% · hit 24.79%",
        "C4P-11": "5.32% · hit 24.79%",
        "C4P-12": "6.78% · hit 24.79%",
        "none": "",
    }


def test_a_choice_says_its_exact_edge_the_print_and_its_use(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Set up")
    table.press("CHANGE Paytable of Queens Up")
    table.press("C4P-12")
    change(pane).finish()
    table.wait(200)
    told = told_on(pane)
    assert told[0].startswith("Queens Up, C4P-12: house edge 6.7772% (7339/108290)")
    assert told[1] == "Printed: edge 6.79% ≠, hit 24.88% ≠"
    assert told[2] == "C4P-12 is for any shoe of the game"


def test_a_rate_that_the_house_would_lose_by_cannot_be_proposed(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Jackpots")
    table.press("CHANGE Contribution")
    type_in(table, "90")
    change(pane).finish()
    table.wait(200)
    assert is_refused(pane)
    assert "its house edge at these settings is −34.17%" in told_on(pane)[0]


LONG = "Internal controls as approved on May 5, 2023, pages 12 to 27"


@pytest.fixture
def approved(
    crazy4_nexus: TableSetup,
    seat_at: Callable[[TableSetup | str], SeatedTable],
    tmp_path: Path,
) -> Iterator[SeatedTable]:
    """A table that keeps a record of its approval, with little in it."""
    seated = seat_at(replace(crazy4_nexus, approval=Approval(controls=LONG)))
    with journal_for(seated, tmp_path):
        seated.open()
        yield seated
        seated.face.pages.close()


def test_the_letter_of_an_approval_is_written_by_touch(approved: SeatedTable) -> None:
    pane = model(approved)
    approved.press("Approval")
    assert findings(approved.face) == []
    approved.press("CHANGE Internal")
    assert findings(approved.face) == []
    approved.press("BACK")
    approved.press("CHANGE Letter")
    approved.press("WRITE")
    type_in(approved, "IC")
    approved.press("-")
    approved.press("Á Ê Ñ")
    type_in(approved, "12")
    assert findings(approved.face) == []
    approved.press("DONE")
    assert wanted_on(pane) == "IC#12"
    assert findings(approved.face) == []
    approved.press("PROPOSE")
    approved.swipe("executive-1")
    (wanted,) = approved.table.lasting.proposed
    assert (wanted.path, wanted.old, wanted.new) == ("approval.letter", "none", "IC#12")


def test_long_words_are_whole_before_the_second_card_and_on_the_trail(
    approved: SeatedTable,
) -> None:
    model(approved)
    approved.press("Approval")
    approved.press("CHANGE Internal")
    approved.press("WRITE")
    approved.press("ERASE")
    approved.press("DONE")
    approved.press("PROPOSE")
    assert findings(approved.face) == []
    approved.swipe("executive-1")
    (wanted,) = approved.table.lasting.proposed
    assert (wanted.old, wanted.new) == (LONG, LONG[:-1])
    for page in ("Pending", "Change log"):
        approved.press(page)
        assert findings(approved.face) == []


def test_who_goes_back_from_the_words_has_changed_nothing(approved: SeatedTable) -> None:
    pane = model(approved)
    approved.press("Approval")
    approved.press("CHANGE Letter")
    approved.press("WRITE")
    type_in(approved, "IC")
    approved.press("BACK")
    assert wanted_on(pane) == "…"
