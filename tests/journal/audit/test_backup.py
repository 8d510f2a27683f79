"""A backup counts once it was read back; a damaged journal is never written again."""

import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from scripted_table import KEY, ScriptedTable, open_scripted

from dealer_assist.journal.audit import backup as backups_of
from dealer_assist.journal.audit.backup import (
    all_backups,
    back_up,
    backups_beside,
    head_of,
    newest_good,
    restore,
    set_aside,
    too_many,
)
from dealer_assist.journal.audit.verify import PAUSE_EVERY, verify
from dealer_assist.journal.errors import JournalDamaged, JournalUnavailable, NotRecorded
from dealer_assist.journal.files import threshold_file
from dealer_assist.journal.key import write_private


def spoil(path: Path) -> None:
    whole = path.read_bytes()
    at = whole.index(b'"sensor"')
    path.write_bytes(whole[:at] + b"X" + whole[at + 1 :])


def test_a_backup_of_a_running_table_is_whole_and_alone(tmp_path: Path) -> None:
    with open_scripted(tmp_path / "x.db") as journal:
        table = ScriptedTable(journal)
        table.play(3)
        backup = back_up(journal.path, KEY)
        head = journal.head
        table.play(1)
    assert head_of(backup) == head
    assert verify(backup, KEY) == []
    assert backup in backups_beside(tmp_path / "x.db").iterdir()


def test_the_table_plays_on_while_a_backup_is_made(tmp_path: Path) -> None:
    with open_scripted(tmp_path / "x.db") as journal:
        table = ScriptedTable(journal)
        table.play(30)
        made: list[Path] = []
        thread = threading.Thread(target=lambda: made.append(back_up(journal.path, KEY)))
        thread.start()
        table.play(10)
        thread.join()
        assert verify(made[0], KEY) == []
        assert journal.verify() == []


def test_a_journal_that_stays_locked_is_given_up_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups_of, "LOCKED_S", 0.3)
    with open_scripted(tmp_path / "x.db") as journal:
        ScriptedTable(journal).play(1)
    with closing(sqlite3.connect(tmp_path / "x.db")) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(NotRecorded, match="another program holds it"):
            back_up(tmp_path / "x.db", KEY)
    assert list(backups_beside(tmp_path / "x.db").iterdir()) == []
    assert head_of(back_up(tmp_path / "x.db", KEY)).seq > 0


def test_only_the_newest_backups_are_kept(tmp_path: Path) -> None:
    with open_scripted(tmp_path / "x.db") as journal:
        table = ScriptedTable(journal)
        made = []
        for _ in range(4):
            table.play(1)
            made.append(back_up(journal.path, KEY, keep=2))
        assert all_backups(journal.path) == [made[3], made[2]]


def test_a_backup_of_a_damaged_journal_does_not_count(played_rounds: Path) -> None:
    good = back_up(played_rounds, KEY)
    spoil(played_rounds)
    with pytest.raises(NotRecorded, match="does not verify"):
        back_up(played_rounds, KEY)
    assert list(backups_beside(played_rounds).iterdir()) == [good]


def test_a_backup_that_finds_no_room_is_said(played_rounds: Path) -> None:
    backups_beside(played_rounds).write_text("a file in the way")
    with pytest.raises(NotRecorded, match="could be made"):
        back_up(played_rounds, KEY)


def test_the_newest_good_backup_is_offered_with_what_it_lacks(played_rounds: Path) -> None:
    good = back_up(played_rounds, KEY)
    with open_scripted(played_rounds) as journal:
        ScriptedTable(journal).play(1)
        later = back_up(played_rounds, KEY)
        ScriptedTable(journal).play(1)
        end = journal.head.seq
    spoil(later)
    offer = newest_good(played_rounds, KEY)
    assert offer is not None
    assert offer.backup == good
    assert offer.missing == end - head_of(good).seq > 0
    played_rounds.write_bytes(b"nothing left")
    offer = newest_good(played_rounds, KEY)
    assert offer is not None
    assert offer.missing is None


def test_without_a_good_backup_nothing_is_offered(played_rounds: Path) -> None:
    assert newest_good(played_rounds, KEY) is None


def test_a_damaged_journal_is_set_aside_untouched_and_a_backup_takes_its_place(
    played_rounds: Path,
) -> None:
    backup = back_up(played_rounds, KEY)
    head = head_of(backup)
    whole = played_rounds.read_bytes()
    played_rounds.write_bytes(whole[:-4096] + bytes(4096))
    with pytest.raises(JournalDamaged):
        open_scripted(played_rounds)
    damaged = played_rounds.read_bytes()
    with pytest.raises(JournalUnavailable, match="still there"):
        restore(backup, played_rounds)
    aside = set_aside(played_rounds, "damaged-1")
    assert aside.read_bytes() == damaged
    restore(backup, played_rounds)
    with open_scripted(played_rounds) as journal:
        assert journal.head == head
        ScriptedTable(journal).play(1)
        assert journal.verify() == []
    with pytest.raises(JournalUnavailable, match="exists already"):
        set_aside(played_rounds, "damaged-1")


def test_the_log_goes_aside_with_its_journal(tmp_path: Path) -> None:
    with open_scripted(tmp_path / "a" / "x.db") as journal:
        ScriptedTable(journal).play(2)
        head = journal.head
        shutil.copytree(tmp_path / "a", tmp_path / "b")
    aside = set_aside(tmp_path / "b" / "x.db", "old")
    assert aside.with_name(aside.name + "-wal").stat().st_size > 0
    assert not (tmp_path / "b" / "x.db-wal").exists()
    with closing(sqlite3.connect(aside)) as db:
        assert db.execute("SELECT seq FROM head").fetchone() == (head.seq,)


def test_backups_take_no_more_than_is_left_on_the_disk_but_two_are_kept(tmp_path: Path) -> None:
    backups = [tmp_path / f"{number}.db" for number in range(5)]
    for backup in backups:
        backup.write_bytes(bytes(1000))
    assert too_many(backups, keep=14, free=5000) == []
    assert too_many(backups, keep=14, free=3999) == backups[3:]
    assert too_many(backups, keep=14, free=10) == backups[2:]
    assert too_many(backups, keep=1, free=9999) == backups[1:]


def test_a_backup_breathes_between_its_events(played_rounds: Path) -> None:
    breaths: list[int] = []
    back_up(played_rounds, KEY, pause=lambda: breaths.append(1))
    assert len(breaths) >= head_of(played_rounds).seq // PAUSE_EVERY > 0


def test_hidden_thresholds_are_copied_with_their_journal_and_come_back_with_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "x.db"
    boxes = '{"5e": "a1"}'
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(1)
        write_private(threshold_file(path), boxes)
        backup = back_up(path, KEY)
    copy = threshold_file(backup)
    assert copy.read_text(encoding="utf-8") == boxes
    assert copy.stat().st_mode & 0o077 == 0
    assert all_backups(path) == [backup], "it is no backup by itself"
    set_aside(path, "damaged")
    threshold_file(path).unlink()
    restore(backup, path)
    assert threshold_file(path).read_text(encoding="utf-8") == boxes


def test_thresholds_that_are_there_are_not_written_over_by_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(1)
        write_private(threshold_file(path), '{"5e": "a1"}')
        backup = back_up(path, KEY)
    set_aside(path, "damaged")
    newer = '{"5e": "a1", "6f": "b2"}'
    write_private(threshold_file(path), newer)
    restore(backup, path)
    assert threshold_file(path).read_text(encoding="utf-8") == newer


@pytest.mark.parametrize("cut", ["", '{"5e": "a', "[]"])
def test_thresholds_that_are_cut_are_no_copy(tmp_path: Path, cut: str) -> None:
    path = tmp_path / "x.db"
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(1)
        threshold_file(path).write_text(cut, encoding="utf-8")
        assert not threshold_file(back_up(path, KEY)).exists()


def test_the_thresholds_of_an_old_backup_go_with_it(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with open_scripted(path) as journal:
        table = ScriptedTable(journal)
        write_private(threshold_file(path), "{}")
        made = []
        for _ in range(3):
            table.play(1)
            made.append(back_up(path, KEY, keep=2))
    assert [threshold_file(one).exists() for one in made] == [False, True, True]
