"""The floor of a table file: a server and the link of each sensor; a refusal names the key."""

from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.table_setup import FloorPlace, TableSetup

FLOOR = '\n[floor]\nserver = "host=floor dbname=floor"\nlinks = { A = "MGL" }\n'


def table(folder: Path, added: str, of: str = "crazy4-link") -> TableSetup:
    text = (paths.resources() / "tables" / f"{of}.toml").read_text()
    file = folder / "own.toml"
    file.write_text(text + added)
    return load_table(paths.resources(), paths.layouts(), file)


def test_a_table_names_its_server_and_its_links(tmp_path: Path) -> None:
    assert table(tmp_path, FLOOR).floor == FloorPlace("host=floor dbname=floor", {"A": "MGL"})
    assert table(tmp_path, "").floor is None


@pytest.mark.parametrize(
    ("added", "of", "said"),
    [
        (FLOOR.replace("A =", "B ="), "crazy4-link", "has no jackpot"),
        (FLOOR.replace("host=floor dbname=floor", " "), "crazy4-link", "is empty"),
        (FLOOR.replace('A = "MGL"', ""), "crazy4-link", "names no sensor"),
        (FLOOR, "crazy4-aquarius", "nexus console"),
        (FLOOR, "dragon-nexus", "no meter's"),
    ],
)
def test_a_floor_that_cannot_be_is_refused(tmp_path: Path, added: str, of: str, said: str) -> None:
    with pytest.raises(BadDefinition, match=said):
        table(tmp_path, added, of)
