"""Every table that could stand here is listed: as it would open, or with the rule it breaks."""

import shutil
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from round_over import end_round

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.self_check import require_live, require_training
from dealer_assist.desk.table_choices import ListedTable, TableChoices, choices
from dealer_assist.journal.files import journal_file
from dealer_assist.kiosk.table.opening import open_table
from dealer_assist.table import commands as c
from dealer_assist.value import replace

TODAY = date(2026, 3, 14)


@pytest.fixture
def shelf(resources: Path, layouts: Path, tmp_path: Path) -> TableChoices:
    return TableChoices(resources, layouts, tmp_path, TODAY, "training", require_training)


@pytest.fixture
def few(shelf: TableChoices, tmp_path_factory: pytest.TempPathFactory) -> TableChoices:
    """What is shipped, with two tables of 157: to read all of them is one test's."""
    folder = tmp_path_factory.mktemp("resources")
    for part in shelf.resources.iterdir():
        if part.name != "tables":
            (folder / part.name).symlink_to(part)
    (folder / "tables").mkdir()
    for name in ("crazy4-nexus", "caribbean"):
        shutil.copy(shelf.resources / "tables" / f"{name}.toml", folder / "tables")
    return replace(shelf, resources=folder)


def found(shelf: TableChoices) -> dict[str, ListedTable]:
    return {choice.key: choice for choice in choices(shelf)}


def mine(shelf: TableChoices, name: str, old: str = "", new: str = "") -> None:
    shipped = (shelf.resources / "tables" / "crazy4-nexus.toml").read_text()
    (shelf.data / f"{name}.toml").write_text(shipped.replace(old, new) if old else shipped)


def test_every_shipped_table_can_be_chosen(shelf: TableChoices) -> None:
    shipped = {file.stem for file in (shelf.resources / "tables").glob("*.toml")}
    every = found(shelf)
    assert set(every) == shipped
    assert not [one.refusal for one in every.values() if one.refusal]


def test_a_table_of_the_data_folder_stands_beside_the_shipped_ones(few: TableChoices) -> None:
    mine(few, "corner", 'number = "12"', 'number = "77"')
    corner = found(few)["corner"]
    assert corner.setup is not None
    assert corner.setup.number == "77"


def test_a_set_up_that_breaks_a_rule_says_which(few: TableChoices) -> None:
    mine(few, "dear", 'ante = ["$5", "$100"]', 'ante = ["$5", "$9,000"]')
    dear = found(few)["dear"]
    assert dear.refusal.startswith("Ante takes up to $9,000 and the wager limit")


def test_a_file_that_cannot_be_read_is_named_with_its_key(few: TableChoices) -> None:
    mine(few, "odd", 'console = "nexus"', 'console = "abacus"')
    odd = found(few)["odd"]
    assert odd.setup is None
    assert "odd.toml" in odd.refusal
    assert "console" in odd.refusal


def test_a_file_with_the_name_of_a_shipped_table_is_refused(few: TableChoices) -> None:
    mine(few, "crazy4-nexus")
    (twice,) = [one for one in choices(few) if one.setup is None]
    assert "Give it another name" in twice.refusal


def test_live_tables_are_no_choice_at_practice_nor_the_reverse(few: TableChoices) -> None:
    live = TableChoices(few.resources, few.layouts, few.data, TODAY, "live", require_live)
    assert found(live) == {}


def test_a_table_that_was_never_opened_has_no_meters_yet(few: TableChoices) -> None:
    choice = found(few)["crazy4-nexus"]
    assert (choice.accounts, choice.was_opened) == ({}, False)


def test_meters_are_read_as_they_stand_on_record(
    few: TableChoices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path))
    clock = SimulatedClock(datetime(2026, 3, 7, 20, 15, tzinfo=UTC))
    opened = open_table("crazy4-nexus", few.data, clock)
    member = next(card.member for card in opened.cards if card.member.key == "dealer-1")
    assert opened.desk.submit(c.SwipeCard(member))
    sensors = opened.rack.simulated.sensors
    assert sensors is not None
    sensors.place_chip(5)
    for _ in range(100):  # each sensor is looked at in its turn
        clock.advance(20)
        opened.desk.tick()
    assert opened.desk.submit(c.StartGame())
    sensors.take_chip(5)
    assert end_round(opened.desk, clock)
    choice = found(few)["crazy4-nexus"]
    assert choice.was_opened
    assert choice.accounts["A", "main"].shown_cents == 500_024
    opened.close()


def test_a_journal_that_cannot_be_read_leaves_the_choice(few: TableChoices) -> None:
    journal_file(few.data, "crazy4-nexus").write_bytes(b"not a journal")
    assert found(few)["crazy4-nexus"].accounts == {}
    shutil.rmtree(few.data)
