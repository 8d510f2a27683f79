"""Unlike games on one meter: a house's own files beside the shipped ones, in a test's folder."""

import shutil
from pathlib import Path

from dealer_assist import paths

JACKPOTS = """
[ROW-TCP]
name = "Three in a Row, Three Card Poker"
kind = "event"
event = "three in a row"
band = "10 %"
judge = "three_cards"
games = ["three_card_poker"]
wager = "$1"
lines = [{ hand = "straight_flush", label = "Straight Flush", pays = "100 % of main" }]
levels.main = { label = "Progressive meter", seed = "$500", rate = "20 %" }

[ROW-TLX]
name = "Three in a Row, TriLux"
kind = "event"
event = "three in a row"
band = "10 %"
judge = "trilux"
games = ["blackjack"]
wager = "$1"
lines = [
  { hand = "three_of_a_kind_suited", label = "Three of a Kind (Suited)", pays = "100 for 1" },
  { hand = "straight_flush", label = "Straight Flush", pays = "100 % of main" },
]
levels.main = { label = "Progressive meter", seed = "$500", rate = "20 %" }

[ROW-CSP]
name = "Three in a Row, Caribbean Stud"
kind = "event"
event = "three in a row"
band = "10 %"
judge = "first_five"
games = ["caribbean_stud_progressive"]
wager = "$1"
lines = [{ hand = "full_house", label = "Full House", pays = "100 % of main" }]
levels.main = { label = "Progressive meter", seed = "$500", rate = "20 %" }
"""
LINK = """
[ROW]
letter = "R"
label = "Three in a Row"
jackpot = "ROW-TCP"
tables = ["three-card-nexus", "trilux-nexus"]
"""
PLAY = {
    "three-card-nexus": ("TCPP-1", "ROW-TCP"),
    "trilux-nexus": ("TLX-6", "ROW-TLX"),
    "caribbean-progressive-nexus": ("CSP-1", "ROW-CSP"),
}


def house_with_event(root: Path) -> Path:
    """Copy the shipped resources to a folder, and let three games play for one event there."""
    resources = root / "resources"
    shutil.copytree(paths.resources(), resources)
    (resources / "jackpots" / "event.toml").write_text(JACKPOTS, encoding="utf-8")
    (resources / "links" / "event.toml").write_text(LINK, encoding="utf-8")
    for table, (usual, event) in PLAY.items():
        edit(resources / "tables" / f"{table}.toml", f'A = "{usual}"', f'A = "{event}"')
    return resources


def edit(file: Path, before: str, after: str) -> None:
    """Change one place of a file."""
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
