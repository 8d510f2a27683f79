"""The tables to choose from: what each would open with, or why it cannot."""

from dataclasses import replace
from pathlib import Path

import pytest

from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.table_choices import Choice
from dealer_assist.jackpot.account import open_account
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.presenters.games import chosen_line, game_model, open_model


@pytest.fixture
def choice(crazy4_nexus: TableSetup) -> Choice:
    return Choice("crazy4-nexus", crazy4_nexus)


def blocks(choice: Choice) -> dict[str, tuple[str, str]]:
    model = game_model(choice, selected="", here="")
    return {caption: (value, detail) for caption, value, detail in model.blocks}


def test_a_table_shows_game_paytables_progressive_and_limits(choice: Choice) -> None:
    model = game_model(choice, selected="", here="")
    assert (model.number, model.name, model.console) == ("12", "Crazy 4 Poker", "Nexus")
    assert blocks(choice) == {
        "Paytables": ("C4P-09", ""),
        "Progressive": ("ATLAS-1 for $1", "Opens at seed $5,000.00"),
        "Limits": ("Ante $5 to $100", "Queens Up $1 to $100"),
    }


def test_a_meter_on_record_is_shown_as_it_stands(choice: Choice) -> None:
    level = replace(choice.setup.jackpots["A"].levels[0], seed_cents=1_234_56)  # type: ignore[union-attr]
    opened = replace(choice, accounts={("A", "main"): open_account(level)}, was_opened=True)
    assert blocks(opened)["Progressive"][1] == "Meter $1,234.56"


def test_several_meters_are_counted(resources: Path, layouts: Path) -> None:
    file = resources / "tables" / "house-money-nexus.toml"
    two = Choice("house-money-nexus", load_table(resources, layouts, file))
    assert blocks(two)["Progressive"][1] == "Open at $2,000.00 and 1 more"
    opened = replace(two, was_opened=True)
    assert blocks(opened)["Progressive"][1] == "Meters $2,000.00 and 1 more"


def test_a_game_without_progressive_or_limits_says_so(crazy4_nexus: TableSetup) -> None:
    plain = Choice("plain", replace(crazy4_nexus, jackpots={}, limits={}))
    assert blocks(plain)["Progressive"] == ("None", "No sensor on this game")
    assert blocks(plain)["Limits"] == ("None", "")


def test_one_is_chosen_one_stands_here_and_the_rest_can_be_tapped(choice: Choice) -> None:
    assert game_model(choice, selected="crazy4-nexus", here="crazy4-nexus").foot == "Chosen"
    assert game_model(choice, selected="", here="crazy4-nexus").foot == "Stands here now"
    assert game_model(choice, selected="", here="").foot == "Tap to choose"


def test_what_breaks_a_rule_shows_the_rule(choice: Choice) -> None:
    refused = replace(choice, refusal="Ante takes up to $9,000; lower it")
    assert game_model(refused, selected="", here="").reason == "Ante takes up to $9,000; lower it"
    unread = Choice("odd", None, "odd.toml: console: choose nexus")
    model = game_model(unread, selected="", here="")
    assert (model.name, model.reason) == ("odd", "odd.toml: console: choose nexus")


def test_the_button_names_what_will_open_and_the_card_it_needs(choice: Choice) -> None:
    model = open_model(choice, here="caribbean")
    assert model.label == "OPEN CRAZY 4 POKER"
    assert "Supervisor card" in model.detail
    assert open_model(choice, here="crazy4-nexus").label == "KEEP CRAZY 4 POKER"
    assert open_model(None, here="").state is ActionState.NOT_YET


def test_a_caution_about_the_chosen_table_is_said(choice: Choice) -> None:
    assert chosen_line(None) == "Tap a table to choose it"
    assert chosen_line(choice) == "Crazy 4 Poker on table 12 is chosen"
    assert chosen_line(replace(choice, cautions=("the seed is small",))) == "the seed is small"
