"""Golden wrong turns: whatever is refused at a table, with the sentence, the controls, the prompts.

A story that changes fails here. After a change that is wanted, tell them anew and read the diff:
RETELL=1 python -m pytest tests/playthroughs
"""

import os
from pathlib import Path

import pytest
from story import retell

from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

HERE = Path(__file__).parent
STORIES = sorted(HERE.glob("*.txt"))


def table_of(written: str, resources: Path, layouts: Path) -> TableSetup:
    """Load the table that a story's first line names; `without sensors` takes them off."""
    name, _, rest = written.splitlines()[0].removeprefix("# At ").partition(",")
    setup = load_table(resources, layouts, resources / "tables" / f"{name}.toml")
    return replace(setup, devices={"swiper": "simulated"}) if rest else setup


@pytest.mark.parametrize("file", STORIES, ids=lambda file: file.stem)
def test_a_wrong_turn_is_answered_as_it_is_told(
    file: Path, resources: Path, layouts: Path, staff: dict[str, StaffMember]
) -> None:
    written = file.read_text(encoding="utf-8")
    retold = retell(written, table_of(written, resources, layouts), staff)
    if os.environ.get("RETELL"):
        file.write_text(retold, encoding="utf-8")
    assert retold == written


def test_there_are_wrong_turns_on_every_console() -> None:
    assert len(STORIES) >= 5
