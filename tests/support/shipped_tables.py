"""The tables that ship, by name, so that no test leaves out the one that is added next."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.paths import layouts, resources
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

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
    """Load a table that ships, once: it is a value, and nobody changes it.

    Tables of the school and of links are known by their names too.
    """
    return load_table(resources(), layouts(), find_table(resources(), name, resources()))


@cache
def tied_to_the_side(name: str) -> TableSetup:
    """Load a table of Dragon Bonus at a house whose progressive is won by the winning side."""
    setup = shipped(name)
    return replace(setup, options={**setup.options, "eligible": "winning_side"})


def _definition(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


# The plain Nexus table where a kind has one: other tests are about its variants.
_READ = [
    (file.stem, _definition(file))
    for file in sorted(_FILES, key=lambda one: (not one.stem.endswith("-nexus"), one.stem))
]


def _one_of_each(*keys: str) -> list[str]:
    """Return a table for each combination of what these keys say; of a section, its names."""
    chosen: dict[tuple[tuple[str, ...], ...], str] = {}
    for name, told in _READ:
        chosen.setdefault(tuple(tuple(told.get(key, ())) for key in keys), name)
    return sorted(chosen.values())


ONE_OF_EACH_GAME = _one_of_each("game")

# A game at a console, with its jackpots, alone or on a link. Tables of one kind differ in limits,
# paytables and seats.
ONE_OF_EACH_KIND = _one_of_each("game", "console", "jackpots", "links")


def others_long(names: Iterable[str]) -> list[Any]:
    """Return the names as cases: one of each kind in every run, the others in the long one."""
    return [
        name if name in ONE_OF_EACH_KIND else pytest.param(name, marks=pytest.mark.long)
        for name in names
    ]


EVERY_TABLE = others_long(TABLES)
