"""Links of the floor in their files: a level that must hit is the link's and every table's."""

import shutil
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.floor.contributions import digest_of
from dealer_assist.jackpot.must_hit import LEVEL

LIMIT = 'must_hit = "$10,000"'
TABLES = ("crazy4-link", "holdem-link")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house whose link must hit, and its tables with it."""
    resources = tmp_path / "resources"
    shutil.copytree(paths.resources(), resources)
    link = resources / "links" / "multi_game_link.toml"
    link.write_text(f"{link.read_text(encoding='utf-8')}{LIMIT}\n", encoding="utf-8")
    for name in TABLES:
        edit(resources / "tables" / f"{name}.toml", 'A = "MGL-01"', own(LIMIT))
    return resources


def own(limit: str) -> str:
    return f'A = {{ paytable = "MGL-01", {limit} }}'


def edit(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


def link_of(house: Path) -> FloorLink:
    return load_links(house, paths.layouts())["MGL"]


def test_a_link_and_its_tables_have_the_same_level_that_must_hit(house: Path) -> None:
    link = link_of(house)
    assert link.jackpot.level(LEVEL).must_hit_cents == 1_000_000
    ours = {digest_of(one.linked.jackpot) for one in link.tables}
    assert ours == {digest_of(link.jackpot)}
    assert ours != {digest_of(load_links(paths.resources(), paths.layouts())["MGL"].jackpot)}


def test_a_table_with_another_limit_or_none_is_refused(house: Path) -> None:
    file = house / "tables" / "holdem-link.toml"
    edit(file, LIMIT, 'must_hit = "$9,000"')
    with pytest.raises(BadDefinition, match="holdem-link has not the same level that must hit"):
        link_of(house)
    edit(file, own('must_hit = "$9,000"'), 'A = "MGL-01"')
    with pytest.raises(BadDefinition, match="holdem-link has not the same level that must hit"):
        link_of(house)


def test_a_limit_that_leaves_no_room_is_refused(house: Path) -> None:
    edit(house / "links" / "multi_game_link.toml", LIMIT, 'must_hit = "$0.04"')
    with pytest.raises(BadDefinition, match="must_hit: Mystery begins with"):
        link_of(house)


def test_where_the_law_allows_none_no_link_has_one(house: Path) -> None:
    file = house / "tables" / "crazy4-link.toml"
    edit(file, 'jurisdiction = "training"', 'jurisdiction = "washington"')
    with pytest.raises(BadDefinition, match="Washington allows no level that must hit"):
        link_of(house)
