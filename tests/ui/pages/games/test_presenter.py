"""The tables to choose from: what each would open with, or why it cannot."""

from datetime import date
from pathlib import Path

import pytest

from dealer_assist.catalog.letter import PAYTABLE, RULE_SHEET
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.jackpot.account import open_account
from dealer_assist.table.setup.approval import Approval
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.games.model import GameMeant
from dealer_assist.ui.pages.games.presenter import (
    chosen_line,
    families,
    family_line,
    found_line,
    game_model,
    lacking,
    meter_mark,
    open_model,
    quick_model,
    sheet,
    shut,
    tables_model,
    tile,
    why_model,
)
from dealer_assist.ui.pages.games.shelf import (
    ALL,
    NO_TABLE,
    NOT_HERE,
    OPENABLE,
    REFUSED,
    UNREADABLE,
    ShelvedTitle,
)
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

LACKING = ShelvedTitle("24", 24, "Field Gold 21", "twenty_one", missing=RULE_SHEET)
TOO_DEAR = "Ante takes up to $9,000; lower it"


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
    assert game_model(choice, selected="", here="crazy4-nexus").foot == "Open here now"
    assert game_model(choice, selected="", here="").foot == "Tap to choose"


def test_what_breaks_a_rule_shows_the_rule(choice: ListedTable) -> None:
    refused = replace(choice, refusal="Ante takes up to $9,000; lower it")
    assert game_model(refused, selected="", here="").reason == "Ante takes up to $9,000; lower it"
    unread = ListedTable("odd", None, "odd.toml: console: choose nexus")
    model = game_model(unread, selected="", here="")
    assert (model.name, model.reason) == ("odd", "odd.toml: console: choose nexus")


@pytest.fixture
def title(choice: ListedTable) -> ShelvedTitle:
    return ShelvedTitle(
        "15",
        15,
        "Crazy 4 Poker",
        "poker",
        (choice, replace(choice, key="b")),
        particular=("Queens Up", "Bad Beat Bonus"),
        left_out=("Cover All",),
    )


def test_the_button_names_what_will_open_and_the_card_it_needs(
    title: ShelvedTitle, choice: ListedTable
) -> None:
    model = open_model(title, choice, here="caribbean")
    assert model.label == "OPEN CRAZY 4 POKER"
    assert "Supervisor card" in model.detail
    assert open_model(title, choice, here="crazy4-nexus").label == "KEEP CRAZY 4 POKER"
    assert open_model(None, None, here="").state is ActionState.NOT_YET


def test_the_button_is_dashed_with_what_is_missing(
    title: ShelvedTitle, choice: ListedTable
) -> None:
    model = open_model(LACKING, None, here="")
    assert (model.state, model.reason) == (ActionState.NOT_YET, "No rule sheet")
    refused = replace(choice, refusal=TOO_DEAR)
    assert open_model(title, refused, here="").reason == "Cannot be opened"


def test_a_caution_about_the_chosen_table_is_said(title: ShelvedTitle, choice: ListedTable) -> None:
    assert chosen_line(None, None) == "Tap a title to choose it"
    assert chosen_line(title, choice) == "Crazy 4 Poker on table 12 is chosen"
    warned = replace(choice, cautions=("the seed is small",))
    assert chosen_line(title, warned) == "the seed is small"
    assert chosen_line(title, replace(choice, refusal=TOO_DEAR)) == TOO_DEAR
    assert "rule sheet" in chosen_line(LACKING, None)


def test_a_tile_says_what_is_particular_and_how_it_stands(title: ShelvedTitle) -> None:
    model = tile(title, selected="", here="")
    assert (model.number, model.name) == ("15", "Crazy 4 Poker")
    assert model.details == ("Queens Up, Bad Beat Bonus", "2 tables")
    assert tile(title, selected="15", here="").details == ("Chosen",)
    assert tile(title, selected="", here="crazy4-nexus").details == ("Open here now",)
    assert tile(replace(title, tables=()), selected="", here="").details == ()


def test_a_tile_that_cannot_open_says_in_two_words_what_is_missing(title: ShelvedTitle) -> None:
    said = {
        RULE_SHEET: "No rule sheet",
        PAYTABLE: "Paytable missing",
        NO_TABLE: "No table yet",
        NOT_HERE: "No table here",
        REFUSED: "Cannot be opened",
        UNREADABLE: "Cannot be read",
    }
    for missing, words in said.items():
        model = tile(replace(title, missing=missing), selected="15", here="")
        assert model.is_shut
        assert model.details == (words,)


def test_the_list_of_what_is_missing_says_who_can_give_it() -> None:
    whole, short = lacking(LACKING, selected="").details
    assert whole.startswith("No rule sheet. ")
    assert "manufacturer" in whole
    assert short == "No rule sheet"


def test_a_title_says_what_its_sheet_is_to_say() -> None:
    told = replace(LACKING, waits_for="Needed from its sheet: what the Bonus pays.")
    assert lacking(told, selected="").details[0] == f"No rule sheet. {told.waits_for}"
    assert sheet(told, None).cure == told.waits_for


def test_families_count_numbers_and_not_tiles(title: ShelvedTitle) -> None:
    twice, house = replace(title, key="15b"), replace(title, key="h", number=0)
    titles = (title, twice, LACKING, house)
    told = {one.key: one.detail for one in families(titles, ALL)}
    assert told[OPENABLE] == "1"
    assert told[ALL] == "1 of 2"
    assert told["twenty_one"] == "0 of 1"
    assert [one.key for one in families(titles, ALL) if one.is_selected] == [ALL]
    assert family_line(titles, ALL) == "1 can open, 1 cannot yet"
    assert family_line(titles, OPENABLE) == "1 can open"


def test_the_right_side_says_all_that_will_open(title: ShelvedTitle, choice: ListedTable) -> None:
    model = sheet(title, choice)
    assert (model.number, model.console) == ("15", "Table 12, Nexus")
    assert model.wagers == "Ante, Super Bonus, Play, Queens Up"
    told = {caption: (value, detail) for caption, value, detail in model.blocks}
    assert told["Left out"] == ("Cover All", "No paytable stored")
    assert told["Paytables"] == ("C4P-09", "")
    assert told["Rule sheet"] == ("None on record", "")
    assert "Shoe" not in told


def test_the_right_side_says_the_shoe_and_the_letter_on_record(
    title: ShelvedTitle, choice: ListedTable
) -> None:
    setup = choice.setup
    assert setup is not None
    record = Approval(letter="WSGC 3119", dated=date(2023, 6, 14))
    options = {"decks": 6, "soft_17": "hit"}
    filed = replace(choice, setup=replace(setup, approval=record, options=options))
    told = {caption: (value, detail) for caption, value, detail in sheet(title, filed).blocks}
    assert told["Shoe"] == ("6 decks", "Dealer hits soft 17")
    assert told["Rule sheet"] == ("WSGC 3119", "2023-06-14")


def test_the_right_side_says_what_is_missing_and_who_can_give_it(
    title: ShelvedTitle, choice: ListedTable
) -> None:
    model = sheet(LACKING, None)
    assert (model.missing, model.blocks) == ("No rule sheet", ())
    assert "manufacturer" in model.cure
    assert sheet(title, replace(choice, refusal=TOO_DEAR)).cure == TOO_DEAR
    assert sheet(None, None).name == ""


def test_the_ways_to_other_tables_are_there_where_they_lead_somewhere(
    title: ShelvedTitle, choice: ListedTable
) -> None:
    ways = tables_model(title)
    assert ways is not None
    assert ways.detail == "2 tables"
    assert tables_model(replace(title, tables=(choice,))) is None
    other = replace(choice, key="b")
    back = quick_model("b", choice, other)
    first = quick_model("crazy4-nexus", choice, other)
    assert back is not None
    assert first is not None
    assert [(one.label, one.touch) for one in (back, first)] == [
        ("OPEN HERE NOW", GameMeant("crazy4-nexus")),
        ("FIRST TABLE", GameMeant("b")),
    ]
    assert quick_model("crazy4-nexus", choice, choice) is None


def test_why_not_yet_counts_what_cannot_open(title: ShelvedTitle) -> None:
    button = why_model((title, LACKING), OPENABLE)
    assert button is not None
    assert button.detail == "What is missing: 1"
    assert why_model((title,), ALL) is None
    assert shut((title, LACKING), "poker") == []


def test_how_many_titles_were_found_is_said() -> None:
    assert found_line(0) == "No title has this"
    assert found_line(1) == "Found: 1"
    assert found_line(12) == "Found: 12"


def linked(resources: Path, layouts: Path) -> ListedTable:
    file = resources / "tables" / "crazy4-link.toml"
    return ListedTable("crazy4-link", load_table(resources, layouts, file))


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
