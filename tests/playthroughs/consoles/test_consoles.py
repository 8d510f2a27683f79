"""Golden rounds of every table that ships: each game on each console that it is approved for.

A story that changes fails here. After a change that is wanted, tell them anew and read the diff:
RETELL=1 python -m pytest tests/playthroughs
"""

import os
from pathlib import Path

import pytest
from shipped_tables import SCREENS
from story import retell, titles

from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup

HERE = Path(__file__).parent
STORIES = sorted(HERE.glob("*.txt"))
ROUNDS = ("An ordinary round", "A fixed prize", "A percentage prize", "Two winners at once")


@pytest.mark.parametrize("file", STORIES, ids=lambda file: file.stem)
def test_a_table_plays_as_it_is_told(
    file: Path, resources: Path, layouts: Path, staff: dict[str, StaffMember]
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / f"{file.stem}.toml")
    written = file.read_text(encoding="utf-8")
    retold = retell(written, setup, staff)
    if os.environ.get("RETELL"):
        file.write_text(retold, encoding="utf-8")
    assert retold == written


def test_every_screen_and_console_has_its_story() -> None:
    assert {file.stem for file in STORIES} >= set(SCREENS)


@pytest.mark.parametrize("file", STORIES, ids=lambda file: file.stem)
def test_a_story_has_every_kind_of_round(file: Path, resources: Path, layouts: Path) -> None:
    setup: TableSetup = load_table(resources, layouts, resources / "tables" / f"{file.stem}.toml")
    told = list(titles(file.read_text(encoding="utf-8")))
    for jackpot in setup.jackpots.values():
        of = f" of {jackpot.label}" if len(setup.jackpots) > 1 else ""
        wanted = [*ROUNDS, "A back-out"]
        if any(line.envy_cents for line in jackpot.lines):
            wanted.append("Envy")
        assert {f"{title}{of}" for title in wanted} <= set(told)
    assert told[0].startswith("An ordinary round")


def test_a_story_that_is_told_wrong_is_noticed(
    crazy4_nexus: TableSetup, staff: dict[str, StaffMember]
) -> None:
    written = (HERE / "crazy4-nexus.txt").read_text(encoding="utf-8")
    wrong = written.replace("$5,000.72", "$5,000.73")
    assert wrong != written
    assert retell(wrong, crazy4_nexus, staff) == written
