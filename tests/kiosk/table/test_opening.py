"""A table opens on sound data only; damaged data is offered its newest good backup."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from forger import forger

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.tables import find_table, table_file
from dealer_assist.cli.main import main
from dealer_assist.desk.clock import WallClock
from dealer_assist.devices import messages as m
from dealer_assist.errors import Refused
from dealer_assist.journal.audit.verify import holds
from dealer_assist.journal.errors import JournalDamaged
from dealer_assist.journal.files import journal_file
from dealer_assist.journal.opening import connect_reader
from dealer_assist.kiosk.table.backup_offer import backup_for, go_back_to
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's own key out of it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[OpenTable]:
    one = open_table("crazy4-nexus", tmp_path, WallClock())
    yield one
    one.close()


def sign_in(opened: OpenTable) -> None:
    swiper = opened.rack.simulated.swiper
    assert swiper is not None
    swiper.swipe(opened.cards[0].number)
    opened.desk.tick()


def spoil(journal: Path) -> None:
    """Alter a recorded fact behind the triggers' back."""
    with forger(journal) as db:
        db.execute(
            "UPDATE events SET payload = replace(payload, '{', '{ ') WHERE kind = 'RoundOpened'"
        )


def test_a_table_opens_with_every_check_well(opened: OpenTable) -> None:
    names = [check.name for check in opened.checks]
    assert names == ["Program", "Definitions", "SQLite", "Journal", "Clock", "Disk"]
    assert all(check.is_well for check in opened.checks)


def test_the_check_is_made_anew_after_the_table_was_closed(opened: OpenTable) -> None:
    first = {check.name: check.found for check in opened.checks}
    assert first["Journal"].startswith("0 events")
    sign_in(opened)
    opened.desk.submit(c.CloseTable())
    assert opened.desk.table.round.phase is Phase.CLOSED
    again = {check.name: check.found for check in opened.desk.checks.now()}
    assert again["Journal"].startswith(f"{opened.journal.head.seq} events")
    assert opened.journal.head.seq > 2


def test_a_set_up_that_the_rules_forbid_is_refused_with_its_file(tmp_path: Path) -> None:
    shipped = paths.resources() / "tables" / "crazy4-nexus.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(shipped.read_text().replace('ante = ["$5", "$100"]', 'ante = ["$5", "$9,000"]'))
    with pytest.raises(Refused, match=rf"^{mine}: Ante takes up to \$9,000 and the wager limit"):
        open_table(str(mine), tmp_path / "data", WallClock())
    assert not (tmp_path / "data").exists()


def test_closing_the_table_leaves_a_backup(tmp_path: Path, opened: OpenTable) -> None:
    sign_in(opened)
    assert opened.desk.table.round.phase is Phase.BETTING
    assert opened.desk.submit(c.CloseTable())
    opened.backups.finish()
    folder = journal_file(tmp_path, "crazy4-nexus")
    assert len(list(folder.with_name(folder.name + ".backups").glob("*.db"))) == 1


def test_a_damaged_journal_is_offered_its_backup_and_goes_on_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = open_table("crazy4-nexus", tmp_path, WallClock())
    sign_in(first)
    first.desk.submit(c.CloseTable())
    first.close()
    journal = journal_file(tmp_path, "crazy4-nexus")
    again = open_table("crazy4-nexus", tmp_path, WallClock())
    sign_in(again)
    again.close()
    spoil(journal)
    damaged = journal.read_bytes()
    with pytest.raises(JournalDamaged, match="journal restore") as offer:
        open_table("crazy4-nexus", tmp_path, WallClock())
    assert "newest good backup" in str(offer.value)
    assert main(["journal", "restore", "--data", str(tmp_path)]) == 0
    assert "put the journal back to event" in capsys.readouterr().out
    (aside,) = tmp_path.glob("*.damaged-*[0-9]")
    assert aside.read_bytes() == damaged
    restored = open_table("crazy4-nexus", tmp_path, WallClock())
    assert restored.desk.table.round.phase is Phase.CLOSED
    restored.close()


def test_a_damaged_journal_without_a_backup_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = open_table("crazy4-nexus", tmp_path, WallClock())
    sign_in(first)
    first.close()
    journal = journal_file(tmp_path, "crazy4-nexus")
    spoil(journal)
    with pytest.raises(JournalDamaged) as damaged:
        open_table("crazy4-nexus", tmp_path, WallClock())
    assert "restore" not in str(damaged.value)
    assert main(["journal", "restore", "--data", str(tmp_path)]) == 1
    assert "no good backup" in capsys.readouterr().out
    assert journal.exists()


def test_a_whole_journal_is_not_restored(
    tmp_path: Path, opened: OpenTable, capsys: pytest.CaptureFixture[str]
) -> None:
    sign_in(opened)
    assert main(["journal", "restore", "--data", str(tmp_path)]) == 0
    assert "is whole" in capsys.readouterr().out


def test_chips_on_the_sensors_are_read_at_the_start(tmp_path: Path) -> None:
    def lay_chip(rack: object) -> None:
        rack.simulated.sensors.place_chip(4)  # type: ignore[attr-defined]

    opened = open_table("crazy4-nexus", tmp_path, WallClock(), restore=lay_chip)
    sign_in(opened)
    opened.desk.tick()
    assert opened.desk.table.sensor((4, "A")).has_chip
    opened.close()


def test_a_device_that_is_lost_is_known_to_the_desk(opened: OpenTable) -> None:
    opened.desk._hear(m.DeviceLost("swiper"))
    assert opened.desk.lost_devices == {"swiper"}
    opened.desk._hear(m.DeviceBack("swiper"))
    assert opened.desk.lost_devices == set()


def test_the_views_are_made_anew_by_one_command(
    tmp_path: Path, opened: OpenTable, capsys: pytest.CaptureFixture[str]
) -> None:
    sign_in(opened)
    journal = journal_file(tmp_path, "crazy4-nexus")
    with closing(sqlite3.connect(journal)) as db, db:
        before = db.execute("SELECT * FROM rounds").fetchall()
        db.execute("DROP VIEW wins")
    db.close()
    opened.close()  # a table that runs on it is not disturbed
    assert main(["journal", "verify", "--data", str(tmp_path)]) == 1
    assert main(["journal", "rebuild", "--data", str(tmp_path)]) == 0
    assert "made anew" in capsys.readouterr().out
    assert main(["journal", "verify", "--data", str(tmp_path)]) == 0
    with closing(sqlite3.connect(journal)) as db, db:
        assert db.execute("SELECT * FROM rounds").fetchall() == before
    db.close()


def test_events_rounds_and_wins_are_exported_as_workbooks(
    tmp_path: Path, opened: OpenTable, capsys: pytest.CaptureFixture[str]
) -> None:
    from openpyxl import load_workbook

    sign_in(opened)
    books = tmp_path / "books"
    assert main(["journal", "export", "--data", str(tmp_path), "--excel", str(books)]) == 0
    names = sorted(file.name for file in books.iterdir())
    stem = "crazy4-nexus.training"
    assert names == [f"{stem}-{what}.xlsx" for what in ("events", "rounds", "wins")]
    assert capsys.readouterr().out.splitlines() == [f"{books / name} written" for name in names]
    book = load_workbook(books / names[0])
    assert book.active is not None
    assert sum(1 for _ in book.active.iter_rows()) == opened.journal.head.seq + 1
    book.close()


def test_excel_is_for_exports_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", "wins", "--data", str(tmp_path), "--excel", "x"]) == 2
    assert main(["journal", "export", "--data", str(tmp_path), "--excel", "x", "--csv"]) == 2
    assert "--csv: not allowed with argument --excel" in capsys.readouterr().err


def test_a_progressive_table_without_sensors_is_marked_by_hand(tmp_path: Path) -> None:
    shipped = Path("resources/tables/crazy4-nexus.toml").read_text()
    file = tmp_path / "marked.toml"
    file.write_text(shipped.replace('sensors = "simulated"', ""))
    opened = open_table(str(file), tmp_path, WallClock())
    sign_in(opened)
    assert opened.desk.submit(c.MarkWager(5))
    assert opened.desk.submit(c.StartGame())
    assert opened.desk.table.locked == {(5, "A"): 100}
    opened.close()


def test_a_table_of_the_data_folder_is_found_by_its_name(tmp_path: Path) -> None:
    shipped = paths.resources() / "tables" / "crazy4-nexus.toml"
    mine = tmp_path / "corner.toml"
    mine.write_text(shipped.read_text())
    resources = paths.resources()
    assert find_table(resources, "corner", tmp_path) == mine
    assert find_table(resources, "crazy4-nexus", tmp_path) == shipped
    with pytest.raises(BadDefinition, match=r"no table 'corners'. The nearest of .* are corner, "):
        find_table(resources, "corners", tmp_path)
    names = ("corner", "crazy4-nexus", str(mine), "moon")
    there = [table_file(resources, name, tmp_path) is not None for name in names]
    assert there == [True, True, True, False]


def test_a_damaged_journal_is_put_back_from_its_backup(tmp_path: Path) -> None:
    first = open_table("crazy4-nexus", tmp_path, WallClock())
    sign_in(first)
    first.desk.submit(c.CloseTable())
    first.close()
    journal = journal_file(tmp_path, "crazy4-nexus")
    again = open_table("crazy4-nexus", tmp_path, WallClock())
    sign_in(again)
    again.close()
    spoil(journal)
    with pytest.raises(JournalDamaged) as damaged:
        open_table("crazy4-nexus", tmp_path, WallClock())
    offer = backup_for(damaged.value)
    assert offer is not None
    go_back_to(offer, journal)
    restored = open_table("crazy4-nexus", tmp_path, WallClock())
    # A backup of an open table goes on where it was: the wagers of its players follow at once.
    with closing(connect_reader(journal)) as db:
        assert holds(db, offer.head)
    restored.desk.tick()
    (alert,) = restored.desk.table.lasting.alerts
    who = f"A person at the screen put the journal back to event {offer.head.seq}"
    assert alert.sentence.startswith(who)
    assert "events after it are lost; with them 0 rounds, $0.00 of wagers" in alert.sentence
    restored.close()


def test_d9_an_older_copy_without_the_note_of_its_end_raises_an_alert(tmp_path: Path) -> None:
    first = open_table("crazy4-nexus", tmp_path, WallClock())
    sign_in(first)
    first.close()
    for note in paths.heads_folder().glob("*.head"):
        note.write_text("garbage")
    again = open_table("crazy4-nexus", tmp_path, WallClock())
    again.desk.tick()
    (alert,) = again.desk.table.lasting.alerts
    assert "the note of its end beside the key is missing or was altered" in alert.sentence
    again.close()


def test_other_troubles_have_no_backup() -> None:
    assert backup_for(Refused("no")) is None
