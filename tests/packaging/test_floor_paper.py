"""What the paper of a floor's server says is what its files and the program take."""

import re
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table

PACKAGING = paths.PACKAGE.parent / "packaging"
PAPER = (PACKAGING / "FLOOR.md").read_text(encoding="utf-8")
BOTH = re.compile(r"host=\S+,\S+ port=5433,5433 target_session_attrs=read-write")


def test_a_pit_is_named_as_a_table_file_takes_it(tmp_path: Path) -> None:
    """The map's places come from there."""
    (line,) = re.findall(r'`(pit = "[^"]+")`', PAPER)
    shipped = paths.resources() / "tables" / "crazy4-link.toml"
    own = tmp_path / "t16.toml"
    floor = f'\n[floor]\nserver = "host=floor.example"\nlinks = {{ A = "MGL" }}\n{line}\n'
    own.write_text(shipped.read_text(encoding="utf-8") + floor, "utf-8")
    setup = load_table(paths.resources(), paths.layouts(), own)
    assert setup.floor is not None
    assert f'pit = "{setup.floor.pit}"' == line


def test_a_dump_is_put_back_though_somebody_is_signed_on() -> None:
    dropped = re.findall(r"dropdb [^\n]*", PAPER)
    assert dropped
    assert all("--force" in line for line in dropped)


def test_services_follow_a_standby_by_the_address_of_the_paper_and_of_the_sample() -> None:
    sample = (PACKAGING / "floor" / "floor.env").read_text(encoding="utf-8")
    assert BOTH.search(PAPER)
    assert BOTH.search(sample.replace("\n# ", " "))


def test_backups_have_generations_and_are_tried() -> None:
    sample = (PACKAGING / "floor" / "floor.env").read_text(encoding="utf-8")
    assert re.search(r"^BACKUP_KEEP=\d+$", sample, re.MULTILINE)
    assert "restores it on trial" in PAPER
