"""The tables to choose from: what each would open with, or why it cannot."""

from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.jackpot.account import open_account
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.pages.games.presenter import (
    FIRST,
    HERE,
    UNREADABLE,
    chosen_line,
    found_tables,
    game_groups,
    game_model,
    meter_mark,
    open_model,
    quick_groups,
    tables_of,
)

GAMES = {"crazy_4_poker": "Crazy 4 Poker", "caribbean_stud": "Caribbean Stud"}


@pytest.fixture
def choice(crazy4_nexus: TableSetup) -> ListedTable:
    return ListedTable("crazy4-nexus", crazy4_nexus)


def blocks(choice: ListedTable) -> dict[str, tuple[str, str]]:
    model = game_model(choice, selected="", here="")
    return {caption: (value, detail) for caption, value, detail in model.blocks}


def test_a_table_shows_game_paytables_progressive_and_limits(choice: ListedTable) -> None:
    model = game_model(choice, selected="", here="")
    assert (model.number, model.name, model.console) == ("12", "Crazy 4 Poker", "Nexus")
    assert blocks(choice) == {
        "Paytables": ("C4P-09", ""),
        "Progressive": ("ATLAS-1 for $1", "Opens at seed $5,000.00"),
        "Limits": ("Ante $5 to $100", "Queens Up $1 to $100"),
    }


def test_a_meter_on_record_is_shown_as_it_stands(choice: ListedTable) -> None:
    level = replace(choice.setup.jackpots["A"].levels[0], seed_cents=1_234_56)  # type: ignore[union-attr]
    opened = replace(choice, accounts={("A", "main"): open_account(level)}, was_opened=True)
    assert blocks(opened)["Progressive"][1] == "Meter $1,234.56"


def test_several_meters_are_counted(resources: Path, layouts: Path) -> None:
    file = resources / "tables" / "house-money-nexus.toml"
    two = ListedTable("house-money-nexus", load_table(resources, layouts, file))
    assert blocks(two)["Progressive"][1] == "Open at $2,000.00 and 1 more"
    opened = replace(two, was_opened=True)
    assert blocks(opened)["Progressive"][1] == "Meters $2,000.00 and 1 more"


def test_a_game_without_progressive_or_limits_says_so(crazy4_nexus: TableSetup) -> None:
    plain = ListedTable("plain", replace(crazy4_nexus, jackpots={}, limits={}))
    assert blocks(plain)["Progressive"] == ("None", "No sensor on this game")
    assert blocks(plain)["Limits"] == ("None", "")


def test_one_is_chosen_one_stands_here_and_the_rest_can_be_tapped(choice: ListedTable) -> None:
    assert game_model(choice, selected="crazy4-nexus", here="crazy4-nexus").foot == "Chosen"
    assert game_model(choice, selected="", here="crazy4-nexus").foot == "Stands here now"
    assert game_model(choice, selected="", here="").foot == "Tap to choose"


def test_what_breaks_a_rule_shows_the_rule(choice: ListedTable) -> None:
    refused = replace(choice, refusal="Ante takes up to $9,000; lower it")
    assert game_model(refused, selected="", here="").reason == "Ante takes up to $9,000; lower it"
    unread = ListedTable("odd", None, "odd.toml: console: choose nexus")
    model = game_model(unread, selected="", here="")
    assert (model.name, model.reason) == ("odd", "odd.toml: console: choose nexus")


def test_the_button_names_what_will_open_and_the_card_it_needs(choice: ListedTable) -> None:
    model = open_model(choice, here="caribbean")
    assert model.label == "OPEN CRAZY 4 POKER"
    assert "Supervisor card" in model.detail
    assert open_model(choice, here="crazy4-nexus").label == "KEEP CRAZY 4 POKER"
    assert open_model(None, here="").state is ActionState.NOT_YET


def test_a_caution_about_the_chosen_table_is_said(choice: ListedTable) -> None:
    assert chosen_line(None) == "Tap a table to choose it"
    assert chosen_line(choice) == "Crazy 4 Poker on table 12 is chosen"
    assert chosen_line(replace(choice, cautions=("the seed is small",))) == "the seed is small"


def linked(resources: Path, layouts: Path) -> ListedTable:
    file = resources / "tables" / "crazy4-link.toml"
    return ListedTable("crazy4-link", load_table(resources, layouts, file))


def test_tables_are_grouped_by_game_and_a_game_without_one_is_shut(
    choice: ListedTable, resources: Path, layouts: Path
) -> None:
    read = [linked(resources, layouts), choice, ListedTable("odd", None, "odd.toml: no game")]
    caribbean, crazy4, unread = game_groups(read, GAMES, "crazy_4_poker", is_reading=False)
    assert caribbean.reason == "No table here has it"
    assert (crazy4.detail, crazy4.is_selected) == ("2 tables, 1 on a link", True)
    assert (unread.key, unread.detail) == (UNREADABLE, "1 file")
    assert [one.key for one in tables_of(read, "crazy_4_poker")] == ["crazy4-nexus", "crazy4-link"]


def test_no_game_is_shut_while_its_tables_are_still_read() -> None:
    assert [one.reason for one in game_groups([], GAMES, "", is_reading=True)] == ["", ""]


def test_the_first_table_is_at_hand_and_the_present_one_beside_it(
    choice: ListedTable, resources: Path, layouts: Path
) -> None:
    here = linked(resources, layouts)
    assert [one.key for one in quick_groups(here, choice)] == [HERE, FIRST]
    assert quick_groups(choice, choice)[0].detail == "Table 12, Crazy 4 Poker"
    assert len(quick_groups(choice, choice)) == 1


@pytest.mark.parametrize(
    "typed", ["12", "crazy", "c4p-09", "C4P09", "atlas 1", "nexus crazy", "poker", "crazy4"]
)
def test_a_table_is_found_by_whatever_names_it(choice: ListedTable, typed: str) -> None:
    assert found_tables([choice], typed) == [choice]


@pytest.mark.parametrize("typed", ["14", "link", "crazy aquarius", "thb"])
def test_every_typed_word_has_to_fit(choice: ListedTable, typed: str) -> None:
    assert found_tables([choice], typed) == []


def test_what_begins_with_the_typed_word_comes_first(choice: ListedTable) -> None:
    setup = choice.setup
    assert setup is not None
    later = ListedTable("b", replace(setup, number="112"))
    assert found_tables([later, choice], "12") == [choice, later]


def test_whose_meter_it_is_is_told_in_word_and_shape(
    choice: ListedTable, resources: Path, layouts: Path
) -> None:
    setup, link = choice.setup, linked(resources, layouts).setup
    assert setup is not None
    assert link is not None
    house = load_table(resources, layouts, resources / "tables" / "house-money-house.toml")
    marks = [meter_mark(one) for one in (setup, link, house, replace(setup, jackpots={}))]
    assert [mark.words for mark in marks] == ["STAND-ALONE", "LINK", "HOUSE", "NO METER"]
    assert [mark.is_filled for mark in marks] == [False, True, False, False]
    assert len({mark.icon for mark in marks}) == 4


def test_a_house_jackpot_has_an_amount_and_no_meter(resources: Path, layouts: Path) -> None:
    file = resources / "tables" / "house-money-house.toml"
    house = ListedTable("house-money-house", load_table(resources, layouts, file))
    told = blocks(house)
    assert "Progressive" not in told
    assert told["Jackpot"][1] == "Fixed at $2,500.00"
