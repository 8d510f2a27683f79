"""The journal, read for the back office."""

from pathlib import Path

from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.shell.journal_reader import NOT_KEPT, NOT_READ


def count(db) -> int:
    return db.execute("SELECT count(*) FROM events").fetchone()[0]


def test_a_table_without_a_journal_has_no_answers() -> None:
    record = JournalAccess(None)
    assert record.ask(count, -1) == -1
    assert record.trouble == NOT_KEPT


def test_a_journal_that_cannot_be_read_is_said_and_tried_again(seated, tmp_path: Path) -> None:
    from journalled import journal_for

    record = JournalAccess(tmp_path / "table.training.db")
    assert record.ask(count, -1) == -1
    assert record.trouble == NOT_READ
    with journal_for(seated, tmp_path):
        seated.open()
        assert record.ask(count, -1) > 0
    assert record.trouble == ""


def test_it_cannot_write(seated, tmp_path: Path) -> None:
    from journalled import journal_for

    with journal_for(seated, tmp_path):
        record = JournalAccess(tmp_path / "table.training.db")
        wrote = record.ask(lambda db: db.execute("DELETE FROM about"), None)
    assert wrote is None
    assert record.trouble == NOT_READ
