"""The tables that ship, by name, so that no test leaves out the one that is added next."""

import tomllib
from functools import cache

from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import layouts, resources
from dealer_assist.table.setup.table_setup import TableSetup

_FILES = sorted((resources() / "tables").glob("*.toml"))

TABLES = [file.stem for file in _FILES]

# Each screen and each procedure once. The other tables differ from one of these in their paytables
# and figures alone; `tests/table/test_every_shipped_table.py` plays them all.
SCREENS = [
    "caribbean",
    "crazy4-aquarius",
    "crazy4-bad-beat",
    "crazy4-link-ml03",
    "crazy4-nexus",
    "dragon-aquarius",
    "dragon-nexus",
    "dragon-nexus-5",
    "four-card-nexus",
    "holdem-aquarius",
    "holdem-link",
    "holdem-nexus",
    "house-money-house",
    "house-money-ml03",
    "house-money-nexus",
    "six-five-four",
    "blackjack-nexus",
]


@cache
def shipped(name: str) -> TableSetup:
    """Load a table that ships, once: it is a value, and nobody changes it."""
    return load_table(resources(), layouts(), resources() / "tables" / f"{name}.toml")


def _one_of_each_game() -> list[str]:
    chosen: dict[str, str] = {}
    # The plain Nexus table where a game has one: other tests are about its variants.
    for file in sorted(_FILES, key=lambda one: (not one.stem.endswith("-nexus"), one.stem)):
        game = tomllib.loads(file.read_text(encoding="utf-8"))["game"]
        chosen.setdefault(game, file.stem)
    return sorted(chosen.values())


ONE_OF_EACH_GAME = _one_of_each_game()
