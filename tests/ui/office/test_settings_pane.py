"""Configuration in the back office: two people, a range, warnings, a trail."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from longer_words import LongerWords
from office_table import enter
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.office.manager_page import ManagerPage
from dealer_assist.ui.office.settings_pane import SettingsPane

SEED = "jackpot.A.seed.main"


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path):
        seated.open()
        yield seated
        seated.face.pages.close()


def model(table: SeatedTable) -> SettingsPane:
    pane = enter(table, "settings", "supervisor-1").pane
    assert isinstance(pane, SettingsPane)
    return pane


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
    assert table.table.proposed == ()
    table.swipe("executive-1")
    (wanted,) = table.table.proposed
    assert (wanted.path, wanted.old, wanted.new) == (SEED, "$5,000", "$7,500")
    assert (wanted.by.key, wanted.witness.key) == ("supervisor-1", "executive-1")
    assert pane.list.model.detail.startswith("On record")
    assert table.table.setup.jackpots["A"].level("main").seed_cents == 500_000


def test_the_second_person_sees_what_becomes_of_what(table: SeatedTable) -> None:
    model(table)
    propose_seed(table, "0")
    table.wait(2_000)
    page = table.face.pages.page
    assert isinstance(page, ManagerPage)
    change = page.door.change
    assert change is not None
    assert (change.before, change.after) == ("$5,000", "$0")
    assert "has no seed" in change.note
    assert findings(page) == []


def test_one_person_alone_proposes_nothing(table: SeatedTable) -> None:
    model(table)
    propose_seed(table)
    table.swipe("supervisor-1")
    assert table.table.proposed == ()


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
    table.press("Trail")
    told = [(row.cells[2], row.cells[3], row.cells[4]) for row in pane.list.rows.model.rows]
    assert told == [("In force", "", "$7,500"), ("Proposed", "$5,000", "$7,500")]
    assert pane.list.rows.model.rows[1].cells[5] == "J. Park and L. Haddad"


def test_what_waits_can_be_withdrawn(table: SeatedTable) -> None:
    pane = model(table)
    propose_seed(table)
    table.swipe("executive-1")
    table.press("Pending")
    table.press("WITHDRAW Seed")
    assert table.table.proposed == ()
    assert pane.list.model.detail == "Withdrawn: it stays as it is"
    assert not pane.list.model.is_trouble


def test_a_value_out_of_range_cannot_be_proposed_and_says_why(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Limits")
    table.press("CHANGE Most on ANTE")
    type_in(table, "900")
    assert not pane.pad.propose.is_available
    assert "between $0.01 and $300" in pane.pad.model.remarks[0].sentence
    table.press("BACK")
    assert pane.change is None
    assert table.table.proposed == ()


def test_the_new_house_edge_shows_as_soon_as_it_is_known(table: SeatedTable) -> None:
    pane = model(table)
    table.press("CHANGE Contribution")
    type_in(table, "26")
    assert pane.change is not None
    pane.change.finish()
    table.wait(100)
    told = [remark.sentence for remark in pane.pad.model.remarks]
    assert "The house edge of ATLAS-1 goes from 31.83 % to 29.83 %" in told
    assert any("26 % of each wager goes to the meter" in one for one in told)


def test_going_back_from_the_second_card_leaves_the_pad_as_it_was(table: SeatedTable) -> None:
    pane = model(table)
    propose_seed(table)
    table.press("BACK")
    assert pane.pad.model.wanted == "$7,500"
    table.press("PROPOSE")
    table.swipe("executive-1")
    assert len(table.table.proposed) == 1


def test_what_the_table_refuses_after_all_is_said(table: SeatedTable) -> None:
    pane = model(table)
    propose_seed(table)
    wanted = c.ProposeSetting("limit.ante.max", "$200", *_two(table))
    table.desk.submit(wanted)
    pane.change.wanted = "$5,000"  # type: ignore[union-attr]
    table.swipe("executive-1")
    assert pane.list.model.is_trouble
    assert "already" in pane.list.model.detail


def _two(table: SeatedTable):
    return table.cards["supervisor-1"].member, table.cards["executive-1"].member


def every_view(table: SeatedTable) -> Iterator[str]:
    """Walk through all that the pane can show."""
    for tab in ("Jackpots", "Limits", "Rules", "Pending", "Trail"):
        table.press(tab)
        yield tab
    table.press("Jackpots")
    propose_seed(table, "0")
    yield "second card"
    table.swipe("executive-1")
    yield "proposed"
    table.press("Pending")
    yield "pending"
    table.press("Trail")
    yield "trail"
    table.press("Rules")
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
    keep(table, "Paytable of Bad Beat", "BBB-01")
    assert table.table.proposed == ()
    table.press("Pending")
    table.press("PROPOSE ALL")
    table.swipe("executive-1")
    assert [(one.path, one.old, one.new) for one in table.table.proposed] == [
        ("paytable.queens_up", "C4P-09", "C4P-12"),
        ("paytable.bad_beat", "none", "BBB-01"),
    ]
    assert pane.kept == {}


def test_what_is_kept_can_be_forgotten(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Set up")
    keep(table, "Paytable of Queens Up", "C4P-12")
    table.press("Pending")
    table.press("FORGET Paytable")
    assert pane.kept == {}
    assert table.table.proposed == ()


def test_every_choice_has_its_edge_and_hit_on_its_button(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Set up")
    table.press("CHANGE Paytable of Queens Up")
    assert pane.change is not None
    pane.change.finish()
    table.wait(200)
    told = {choice.model.key: choice.model.detail for choice in pane.pad.choices}
    assert told == {
        "C4P-09": "3.06 % · hit 24.79 %",
        "C4P-10": "4.52 % · hit 24.79 %",
        "C4P-11": "5.32 % · hit 24.79 %",
        "C4P-12": "6.78 % · hit 24.79 %",
        "none": "",
    }


def test_a_choice_says_its_exact_edge_the_print_and_its_use(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Set up")
    table.press("CHANGE Paytable of Queens Up")
    table.press("C4P-12")
    assert pane.change is not None
    pane.change.finish()
    table.wait(200)
    told = [remark.sentence for remark in pane.pad.model.remarks]
    assert told[0].startswith("Queens Up, C4P-12: house edge 6.7772 % (7339/108290)")
    assert told[1] == "Printed: edge 6.79 % ≠, hit 24.88 % ≠"
    assert told[2] == "C4P-12 is for any shoe of the game"


def test_a_rate_that_the_house_would_lose_by_cannot_be_proposed(table: SeatedTable) -> None:
    pane = model(table)
    table.press("Jackpots")
    table.press("CHANGE Contribution")
    type_in(table, "90")
    assert pane.change is not None
    pane.change.finish()
    table.wait(200)
    assert not pane.pad.propose.is_available
    assert "its house edge at these settings is −34.17 %" in pane.pad.model.remarks[0].sentence
