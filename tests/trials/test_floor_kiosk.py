"""A trial plays any table that a link may name: a shipped one, the house's own, one by its path."""

import tomllib
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.links import load_links
from dealer_assist.catalog.tables import load_table
from dealer_assist.trials.floor_kiosk import copied, source_of
from dealer_assist.trials.floor_windows import two_games

LINK = """
[PIT3]
letter = "P"
label = "Pit 3"
jackpot = "MGL-01"
tables = ["{first}", "holdem-link"]
"""
OWN_FLOOR = '\n[floor]\nserver = "host=floor.example"\nlinks = { A = "PIT3" }\n'


@pytest.mark.parametrize("is_path", [False, True])
def test_a_table_of_the_house_plays_in_a_trial(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_path: bool,  # noqa: FBT001
) -> None:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    shipped = (paths.resources() / "tables" / "crazy4-link.toml").read_text(encoding="utf-8")
    own = tmp_path / "tables" / "t16.toml"
    for folder in ("links", "tables"):
        (tmp_path / folder).mkdir()
    own.write_text(shipped.replace('number = "15"', 'number = "16"') + OWN_FLOOR, "utf-8")
    link = LINK.format(first=own if is_path else "t16")
    (tmp_path / "links" / "pit3.toml").write_text(link, "utf-8")
    links = load_links(paths.resources(), paths.layouts(), paths.house_folder())
    first, second = two_games(links["PIT3"])
    for table in (first, second):
        place = tmp_path / table.number
        file = copied(source_of(table), place, "T1", "host=here", {table.sensor: "PIT3"})
        assert (file.parent, file.name) == (place, "t1.toml")
        told = tomllib.loads(file.read_text("utf-8"))
        assert told["floor"] == {"server": "host=here", "links": {table.sensor: "PIT3"}}
        assert load_table(paths.resources(), paths.layouts(), file).number == "T1"
