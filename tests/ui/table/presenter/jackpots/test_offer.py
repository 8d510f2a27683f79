"""What a table offers, in the words of its layout and its paytables."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.account import open_account
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.table.presenter.jackpots import offer
from dealer_assist.value import replace

Load = Callable[[str], TableSetup]


@pytest.fixture
def load(resources: Path, layouts: Path) -> Load:
    """Read a shipped table."""
    return lambda name: load_table(resources, layouts, resources / "tables" / f"{name}.toml")


def test_wagers_are_named_as_printed_in_their_order(crazy4_nexus: TableSetup) -> None:
    assert offer.wagers(crazy4_nexus) == "Ante, Super Bonus, Play, Queens Up"


def test_each_wager_has_its_limits(crazy4_nexus: TableSetup) -> None:
    assert offer.limits(crazy4_nexus)[0] == "Ante $5 to $100"
    assert offer.limits(crazy4_nexus)[-1] == "Queens Up $1 to $100"


def test_a_paytable_of_two_wagers_is_named_once(crazy4_nexus: TableSetup) -> None:
    assert offer.paytables(crazy4_nexus) == "C4P-09"


def test_a_progressive_is_named_with_its_wager(crazy4_nexus: TableSetup) -> None:
    assert offer.progressives(crazy4_nexus) == "ATLAS-1 for $1"


def test_a_game_without_a_progressive_says_so(load: Load) -> None:
    assert offer.progressives(load("six-five-four")) == "None"
    assert offer.meters(load("six-five-four"), {}) == ()


def test_a_meter_that_was_never_opened_shows_its_seed(crazy4_nexus: TableSetup) -> None:
    assert offer.meters(crazy4_nexus, {}) == ("$5,000.00",)


def test_a_meter_shows_what_stands_on_it(crazy4_nexus: TableSetup) -> None:
    level = crazy4_nexus.jackpots["A"].levels[0]
    account = open_account(replace(level, seed_cents=512_34))
    assert offer.meters(crazy4_nexus, {("A", level.name): account}) == ("$512.34",)


def test_several_meters_are_told_apart(load: Load) -> None:
    assert offer.meters(load("house-money-nexus"), {}) == (
        "Blazing 7's 1 $2,000.00",
        "TriLux 6 $1,000.00",
    )


def test_a_table_on_a_link_is_told_from_one_that_stands_alone(resources, layouts) -> None:
    def named(table: str) -> str:
        return offer.system(load_table(resources, layouts, resources / "tables" / f"{table}.toml"))

    assert named("crazy4-link") == "Nexus, Multi-Game Link"
    assert named("crazy4-nexus") == "Nexus"
