"""A house way with a gap: no table of that house opens, and one sentence names the hand."""

import shutil
from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.tables import load_table

READ_BY_A_TABLE = (
    "bets",
    "games",
    "house_ways",
    "jackpots",
    "jurisdictions",
    "rules",
    "staff",
    "tables",
)


def test_a_table_whose_house_way_has_a_gap_does_not_open_and_names_the_hand(
    resources: Path, layouts: Path, tmp_path: Path
) -> None:
    for folder in READ_BY_A_TABLE:
        shutil.copytree(resources / folder, tmp_path / folder)
    shutil.copy(resources / "prompts.toml", tmp_path)
    table = tmp_path / "tables" / "fortune-pai-gow.toml"
    assert load_table(tmp_path, layouts, table).pai_gow
    way = tmp_path / "house_ways" / "foxwoods.toml"
    told = way.read_text(encoding="utf-8")
    way.write_text(told.replace('["high K", "low pair"]', '["high K"]'), encoding="utf-8")
    with pytest.raises(BadDefinition) as wrong:
        load_table(tmp_path, layouts, table)
    said = "rows: no row sets two_pair of 2; add one that always fits"
    assert str(wrong.value) == f"{way}: {said}"
