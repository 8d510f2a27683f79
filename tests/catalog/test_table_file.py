"""A set-up written as a file opens as the same set-up, for every table that ships."""

from pathlib import Path

import pytest
from shipped_tables import EVERY_TABLE, shipped

from dealer_assist.catalog.table_file import as_file
from dealer_assist.catalog.tables import load_table
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

OWN = {"key": "", "digest": "", "file_digest": "", "files": ()}


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_a_shipped_table_comes_back_as_it_was(
    name: str, tmp_path: Path, resources: Path, layouts: Path
) -> None:
    setup = shipped(name)
    assert written(setup, tmp_path, resources, layouts) == bare(setup)


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        (
            "crazy4-nexus",
            [
                ("jackpot.A.paytable", "ML03", ""),
                ("jackpot.A.seed.minor", "$400", "ML03"),
                ("jackpot.A.contribution.mega", "11.5 %", "ML03"),
                ("jackpot.A.fixed_pays", "mega", "ML03"),
                ("paytable.bad_beat", "BBB-02", ""),
                ("payment_order", "left to right", ""),
            ],
        ),
        (
            "crazy4-nexus",
            [
                ("jackpot.A.must_hit", "$10,000", "ATLAS-1"),
                ("jackpot.A.seed.mystery", "$500", "ATLAS-1"),
                ("jackpot.A.contribution.mystery", "5 %", "ATLAS-1"),
            ],
        ),
        (
            "crazy4-nexus",
            [
                ("practice.tokes", "$25", ""),
                ("practice.toke_least", "$1", ""),
                ("practice.rulings", "yes", ""),
                ("practice.count_chips", "asked", ""),
            ],
        ),
        ("house-money-nexus", [("jackpot.B.paytable", "none", ""), ("house_rule.decks", "8", "")]),
        ("house-money-house", [("jackpot.A.seed.main", "$3,000", "HOUSE-B7")]),
    ],
)
def test_what_was_set_by_touch_comes_back(
    name: str,
    changes: list[tuple[str, str, str]],
    tmp_path: Path,
    resources: Path,
    layouts: Path,
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / f"{name}.toml")
    setup = apply(setup, [Setting(*change) for change in changes])
    assert written(setup, tmp_path, resources, layouts) == bare(setup)


def written(setup: TableSetup, folder: Path, resources: Path, layouts: Path) -> TableSetup:
    file = folder / "mine.toml"
    file.write_text(as_file(setup, "Mine"), encoding="utf-8")
    return bare(load_table(resources, layouts, file))


def bare(setup: TableSetup) -> TableSetup:
    """A set-up without the names of its files, and without what a jackpot was before."""
    jackpots = {at: replace(one, preset=()) for at, one in setup.jackpots.items()}
    return replace(setup, **OWN, jackpots=jackpots)
