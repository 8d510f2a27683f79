"""What a house has set: links in its own folder, changes told before they count, by two people."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.cli.main import main
from dealer_assist.errors import DONE, FOUND_WRONG
from dealer_assist.trials.own_server import Reachable, admin

HOUSE_KEY = Path(__file__).parents[2] / "packaging" / "house-key"


class House:
    """A house that installs a floor by the command line, with a folder of its own."""

    def __init__(self, server: Reachable, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.server, self.folder, self._capsys = server, folder, capsys

    def install(self, *words: str | Path) -> tuple[int, str]:
        """Run `floor install`, and return how it ended and what it said."""
        ended = main(["floor", "install", self.server.dsn(), *map(str, words)])
        return ended, "".join(self._capsys.readouterr())

    def people(self, rank: str) -> Path:
        """Write what a table's machine says of its one dealer."""
        file = self.folder / "table_15.people.json"
        one = {"person": "mokafor", "name": "M. Okafor", "rank": rank, "card": "c" * 20}
        file.write_text(json.dumps([{**one, "machine": "table_10"}]), encoding="utf-8")
        return file

    def asked(self, sql: str) -> object:
        """Return one value of the server."""
        with admin(self.server) as owner:
            row = owner.execute(sql.encode()).fetchone()
        return row[0] if row else None


@pytest.fixture
def house(
    database: Reachable,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> House:
    """A house with a floor of the shipped link and one dealer."""
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    one = House(database, tmp_path, capsys)
    assert one.install("--name", "Main floor", "--people", one.people("dealer"))[0] == DONE
    return one


RANK = "SELECT rank FROM floor.person WHERE person = 'mokafor'"


def test_nobody_becomes_an_executive_by_a_file_that_was_not_read(house: House) -> None:
    edited = house.people("executive")
    ended, said = house.install("--people", edited)
    assert ended == FOUND_WRONG
    assert "- M. Okafor is dealer\n+ M. Okafor is executive\n" in said
    assert house.asked(RANK) == "dealer", "nothing counts before it is agreed to"
    assert house.install("--people", edited, "--apply", "0123456789")[0] == 2
    code = re.search(r"--apply (\w+)", said)
    assert code
    assert house.install("--people", edited, "--apply", code[1])[0] == DONE
    assert house.asked(RANK) == "executive"
    assert house.install("--people", edited)[0] == DONE, "nothing is new any more"


def test_with_a_key_of_the_house_both_halves_sign_the_very_list(house: House) -> None:
    halves = (house.folder / "first", house.folder / "second")
    new = (HOUSE_KEY, "--new", *halves, house.folder / "house.pub")
    subprocess.run(new, check=True, capture_output=True)
    edited, listed = house.people("executive"), house.folder / "changes.txt"
    said = house.install("--people", edited, "--changes", listed)[1]
    assert "--signed FILE" in said
    assert house.install("--people", edited, "--apply", "0123456789")[0] == 2
    signed = house.folder / "changes.sig"
    asked = (HOUSE_KEY, "--floor", *halves, listed, signed, "--yes")
    subprocess.run(asked, check=True, capture_output=True)
    assert house.install("--people", house.people("supervisor"), "--signed", signed)[0] == 2
    assert house.asked(RANK) == "dealer"
    assert house.install("--people", house.people("executive"), "--signed", signed)[0] == DONE
    assert house.asked(RANK) == "executive"


def test_what_the_house_has_set_stays_where_its_file_says_nothing(house: House) -> None:
    limit = "SELECT pit_awards_from FROM floor.link"
    with admin(house.server) as owner:
        owner.execute("UPDATE floor.link SET pit_awards_from = 7000000000")
    assert house.install()[0] == DONE
    assert house.asked(limit) == 7_000_000_000


def test_links_of_the_house_take_the_place_of_the_samples(house: House) -> None:
    for folder in ("links", "tables"):
        (house.folder / folder).mkdir()
    shipped = paths.resources() / "tables" / "crazy4-link.toml"
    ours = house.folder / "tables" / "pit3-16.toml"
    shutil.copy(shipped, ours)
    text = re.sub(r"(?m)^number = .*$", 'number = "16"', ours.read_text(encoding="utf-8"))
    ours.write_text(text, encoding="utf-8")
    link = '[PIT3]\nletter = "P"\nlabel = "Pit 3"\njackpot = "MGL-01"\ntables = ["pit3-16"]\n'
    (house.folder / "links" / "pit3.toml").write_text(link, encoding="utf-8")
    ended, said = house.install()
    assert ended == FOUND_WRONG
    assert "+ link PIT3 (Pit 3)" in said
    assert "+ table 16 plays for PIT3 by sensor A" in said
    assert "MGL" not in said, "what is there stays"
    code = re.search(r"--apply (\w+)", said)
    assert code
    ended, said = house.install("--apply", code[1])
    assert (ended, "Links: PIT3; 1 table may" in said) == (DONE, True)
    assert house.asked("SELECT count(*) FROM floor.membership WHERE link = 'PIT3'") == 1
