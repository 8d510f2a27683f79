"""A table joins the floor: a key of its own, a request to sign, and what comes next."""

import shutil
import stat
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.main import main
from dealer_assist.floor.install import CardHolder
from dealer_assist.floor.join import join, join_as, read_people
from dealer_assist.floor.migrate import FloorError
from dealer_assist.floor.wire import connect
from dealer_assist.table.setup.table_setup import FloorPlace
from dealer_assist.trials.simulated_tables import SimulatedFloor, sample_key
from dealer_assist.value import replace


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not here")
def test_the_key_stays_and_the_request_names_the_table(tmp_path: Path) -> None:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, "holdem-link", tmp_path))
    folder = tmp_path / "floor"
    said = list(join(setup, folder))
    key = folder / "table_10.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert "BEGIN CERTIFICATE REQUEST" in (folder / "table_10.csr").read_text()
    assert said[-1].startswith("Put here:")
    before = key.read_bytes()
    assert len(list(join(setup, folder))) == 1
    assert key.read_bytes() == before


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not here")
def test_the_people_whose_cards_a_table_knows_go_to_the_server_in_a_file(tmp_path: Path) -> None:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, "holdem-link", tmp_path))
    people = [CardHolder("adaoak", "Ada Oak", "executive", "person-1", "table_10")]
    said = list(join(setup, tmp_path, people))
    file = tmp_path / "table_10.people.json"
    assert str(file) in said[0]
    assert read_people(file) == people
    assert stat.S_IMODE((tmp_path / "table_10.cards").stat().st_mode) == 0o600
    file.write_text('[{"person": "x"}]')
    with pytest.raises(FloorError, match="is not what 'floor join' writes"):
        read_people(file)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not here")
def test_a_game_manager_has_people_and_a_request_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    assert main(["floor", "join", "--manager", "1", "--table", "holdem-link"]) == 0
    folder = paths.floor_folder()
    people = read_people(folder / "manager_1.people.json")
    assert {one.machine for one in people} == {"manager_1"}
    assert any(one.rank == "executive" for one in people)
    assert "Put here:" in capsys.readouterr().out
    for file in ("manager_1.crt", "ca.crt"):
        (folder / file).write_text("signed")
    assert main(["floor", "join", "--manager", "1", "--table", "holdem-link"]) == 0
    said = capsys.readouterr().out
    assert "port=5433 dbname=floor user=manager_1 sslmode=verify-full" in said


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not here")
def test_a_sign_and_a_standby_have_requests_and_no_people(tmp_path: Path) -> None:
    for role in ("sign_mgl", "replicator"):
        said = list(join_as(role, tmp_path))
        assert said[-1].startswith("Put here:")
        assert (tmp_path / f"{role}.csr").exists()
        assert not (tmp_path / f"{role}.people.json").exists()


@pytest.mark.parametrize(
    ("name", "is_told"), [("Main floor", True), ("SIMULATED", False), ("SIMULATED hall", False)]
)
def test_a_table_that_joins_a_floor_of_real_money_is_told_to_be_opened_live(
    floor: SimulatedFloor,
    tmp_path: Path,
    name: str,
    is_told: bool,  # noqa: FBT001
) -> None:
    with connect(floor.server.dsn(), options="") as owner:
        owner.execute("UPDATE floor.floor SET name = %s", (name,))
        owner.execute("SELECT floor.show_again('MGL')")
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, "crazy4-link", tmp_path))
    place = FloorPlace(floor.server.dsn("table_t1"), {"A": "MGL"})
    for file in ("table_15.key", "table_15.crt", "ca.crt"):
        (tmp_path / file).write_text("signed")
    (tmp_path / "table_t1.cards").write_bytes(sample_key("table_t1"))
    said = list(join(replace(setup, floor=place), tmp_path))
    assert any("is heard on the floor. It plays for MGL" in one for one in said)
    assert any("open the table with --live" in one for one in said) is is_told
