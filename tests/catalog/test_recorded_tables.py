"""What the journal keeps of a table is enough to read it again, whatever its files name.

An open round goes on under the files it was locked with; a file that is not kept would be the new
one after an update.
"""

from pathlib import Path
from typing import Any

import pytest
from shipped_tables import EVERY_TABLE

from dealer_assist.catalog.recorded_tables import load_recorded
from dealer_assist.catalog.table_files import files_of
from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import layouts, resources
from dealer_assist.table.setup.table_setup import TableSetup

Workshop = Any  # of conftest
FILES = [
    *EVERY_TABLE,
    *(
        f"../{folder}/{file.stem}"
        for folder in ("linked_tables", "school_tables")
        for file in sorted((resources() / folder).glob("*.toml"))
    ),
]
VARIANT = """
like = "crazy4"
key = "crazy_4_of_the_house"
name = "Crazy 4 of the house"
"""


def read_again(setup: TableSetup, shipped: Path, felts: Path, file: Path) -> TableSetup:
    return load_recorded(files_of(setup, shipped, felts, file))


@pytest.mark.parametrize("name", FILES)
def test_every_table_is_read_again_from_what_is_kept_of_it(name: str) -> None:
    file = resources() / "tables" / f"{name}.toml"
    setup = load_table(resources(), layouts(), file)
    assert read_again(setup, resources(), layouts(), file) == setup


def test_a_link_keeps_the_files_of_the_games_on_it(workshop: Workshop) -> None:
    before = workshop.load("crazy4-link")
    assert {"games/crazy4.toml", "games/holdem_bonus.toml"} <= {*before.files}
    workshop.edit("games/holdem_bonus.toml", "decks = [1]", "decks = [1, 2]")
    assert workshop.load("crazy4-link").digest != before.digest


def test_a_game_that_is_like_another_keeps_both_files(workshop: Workshop) -> None:
    games = workshop.resources / "games"
    (games / "house_crazy4.toml").write_text(VARIANT, encoding="utf-8")
    file = workshop.edit("tables/crazy4-nexus.toml", '"crazy_4_poker"', '"crazy_4_of_the_house"')
    jackpots = workshop.resources / "jackpots"
    for one in jackpots.glob("*.toml"):
        text = one.read_text(encoding="utf-8")
        one.write_text(text.replace('"crazy_4_poker"', '"crazy_4_of_the_house"'), encoding="utf-8")
    setup = workshop.load()
    assert {"games/crazy4.toml", "games/house_crazy4.toml"} <= {*setup.files}
    assert read_again(setup, workshop.resources, workshop.layouts, file) == setup
