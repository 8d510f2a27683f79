"""What a journal has lost is known beside its key."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from scripted_table import KEY, ScriptedTable, SlowClock

from dealer_assist.journal.chain import Head
from dealer_assist.journal.errors import EventsLost, JournalDamaged
from dealer_assist.journal.head_file import ChainChecked, HeadFile, kept_of
from dealer_assist.journal.store import Journal

FIRST = b"f" * 32
PLACE = Path("table.db")
HEAD = Head(812, "ab" * 32)


@pytest.fixture
def heads(tmp_path: Path) -> Path:
    return tmp_path / "settings" / "heads"


@pytest.fixture
def reopen(played_rounds: Path, heads: Path) -> Callable[[], Journal]:
    def open_it() -> Journal:
        return Journal.open(
            played_rounds,
            purpose="training",
            table="crazy4",
            clock=SlowClock(),
            key=KEY,
            heads=heads,
        )

    return open_it


def test_a_noted_head_is_read_back(heads: Path) -> None:
    kept = HeadFile(heads, PLACE, FIRST, KEY)
    assert kept.read() is None
    kept.note(Head(811, "cd" * 32))
    kept.note(HEAD)
    kept.close()
    assert HeadFile(heads, PLACE, FIRST, KEY).read() == HEAD


def test_a_head_of_another_journal_or_key_is_none(heads: Path) -> None:
    kept = HeadFile(heads, PLACE, FIRST, KEY)
    kept.note(HEAD)
    kept.close()
    assert HeadFile(heads, PLACE, b"g" * 32, KEY).read() is None
    assert HeadFile(heads, PLACE, FIRST, bytes(32)).read() is None


@pytest.mark.parametrize("content", ["", "812", "x y z", f"{813:020} {'ab' * 32} {'00' * 32}\n"])
def test_a_note_that_cannot_be_trusted_says_nothing(heads: Path, content: str) -> None:
    kept = HeadFile(heads, PLACE, FIRST, KEY)
    kept.note(HEAD)
    kept.close()
    (file,) = heads.iterdir()
    file.write_text(content)
    assert kept.read() is None


def test_a_folder_that_cannot_be_made_keeps_nothing_and_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "heads").write_text("a file is in the way")
    kept = HeadFile(tmp_path / "heads", PLACE, FIRST, KEY)
    kept.note(HEAD)
    kept.note_checked(ChainChecked(HEAD))
    assert kept.read() is None
    assert kept.checked() == ChainChecked()


def test_how_far_the_chain_was_checked_is_read_back(heads: Path) -> None:
    kept = HeadFile(heads, PLACE, FIRST, KEY)
    assert kept.checked() == ChainChecked()
    for checked in (
        ChainChecked(HEAD),
        ChainChecked(HEAD, "event 813: altered"),
        ChainChecked(HEAD, is_done=True),
    ):
        kept.note_checked(checked)
        assert kept.checked() == checked
    assert ChainChecked(HEAD).goes_on_from == HEAD
    assert ChainChecked(HEAD, is_done=True).goes_on_from.seq == 0


def test_a_journal_whose_log_was_deleted_is_refused_with_the_cure(
    played_rounds: Path, reopen: Callable[[], Journal]
) -> None:
    with reopen() as journal:
        last = journal.head.seq
        ScriptedTable(journal).play(2)
        journal.keep_head()
        recorded = journal.head.seq
        without_its_log = played_rounds.read_bytes()
    played_rounds.write_bytes(without_its_log)
    with pytest.raises(EventsLost) as lost:
        reopen()
    assert (lost.value.first_bad, lost.value.recorded) == (last + 1, recorded)
    assert f"ends at event {last}" in str(lost.value)
    assert f"put {played_rounds.name}-wal back beside it" in str(lost.value)
    assert "journal restore" in str(lost.value)


def test_a_killed_table_that_left_its_log_goes_on(
    played_rounds: Path, reopen: Callable[[], Journal]
) -> None:
    journal = reopen()
    ScriptedTable(journal).play(2)
    journal.keep_head()
    files = {file: file.read_bytes() for file in played_rounds.parent.iterdir()}
    head = journal.head
    journal.close()
    for file, content in files.items():
        file.write_bytes(content)
    with reopen() as again:
        assert again.head == head


def test_an_older_copy_that_was_played_on_is_refused(
    played_rounds: Path, reopen: Callable[[], Journal]
) -> None:
    earlier = played_rounds.read_bytes()
    with reopen() as journal:
        ScriptedTable(journal).play(1, seed=7)
    kept = kept_of(played_rounds, KEY, played_rounds.parent)
    assert kept is not None
    played_rounds.write_bytes(earlier)
    with Journal.open(
        played_rounds, purpose="training", table="crazy4", clock=SlowClock(), key=KEY
    ) as elsewhere:
        ScriptedTable(elsewhere).play(3, seed=8)
    with pytest.raises(JournalDamaged, match="not the one that was written here"):
        reopen()


def test_a_copy_that_lies_elsewhere_is_not_measured_by_the_journal(
    played_rounds: Path, reopen: Callable[[], Journal], heads: Path
) -> None:
    copy = played_rounds.with_name("copy.db")
    copy.write_bytes(played_rounds.read_bytes())
    with reopen() as journal:
        ScriptedTable(journal).play(1)
    with Journal.open(
        copy, purpose="training", table="crazy4", clock=SlowClock(), key=KEY, heads=heads
    ) as opened:
        assert opened.head.seq < journal.head.seq


def test_a_new_journal_knows_nothing_of_one_that_began_at_the_same_moment(
    tmp_path: Path, heads: Path
) -> None:
    path = tmp_path / "table.db"
    for _ in range(2):
        with Journal.open(
            path, purpose="training", table="crazy4", clock=SlowClock(), key=KEY, heads=heads
        ) as journal:
            assert journal.head.seq == 0
            kept = kept_of(path, KEY, heads)
            assert kept is not None
            assert kept.read() is None
            ScriptedTable(journal).play(1)
        path.unlink()


def test_closing_notes_the_end(
    played_rounds: Path, reopen: Callable[[], Journal], heads: Path
) -> None:
    with reopen() as journal:
        ScriptedTable(journal).play(1)
        head = journal.head
    kept = kept_of(played_rounds, KEY, heads)
    assert kept is not None
    assert kept.read() == head
    kept.forget()
    assert kept.read() is None
    again = reopen()
    assert again.is_unvouched
    again.keep_head()
    again.close()
    last = reopen()
    assert not last.is_unvouched
    last.close()


def test_nothing_is_kept_of_a_file_that_is_no_journal(tmp_path: Path, heads: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE x (y)")
    assert kept_of(tmp_path / "other.db", KEY, heads) is None
