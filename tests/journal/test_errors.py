"""Disk and database speak in sentences; our bugs stay bugs."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.journal import errors
from dealer_assist.journal.entry import keep_definitions
from dealer_assist.journal.views import rebuild

PATH = Path("/data/crazy4.db")


def trouble(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code
    return error


def test_a_full_disk_and_a_failing_one_are_told_apart() -> None:
    full = errors.in_words(PATH, trouble(sqlite3.SQLITE_FULL))
    failing = errors.in_words(PATH, trouble(sqlite3.SQLITE_IOERR))
    assert isinstance(full, errors.DiskFull)
    assert isinstance(failing, errors.NotRecorded)
    for said in (full, failing):
        assert "Nothing was recorded" in str(said)
        assert str(PATH) in str(said)
        assert "ry again" in str(said)


@pytest.mark.parametrize("bug", [ValueError("x"), sqlite3.ProgrammingError("x"), TypeError("x")])
def test_a_bug_is_not_dressed_up(bug: Exception) -> None:
    assert errors.in_words(PATH, bug) is None


def test_every_named_error_is_a_journal_that_is_unavailable() -> None:
    named = [
        value
        for value in vars(errors).values()
        if isinstance(value, type)
        and issubclass(value, Exception)
        and value.__module__ == errors.__name__
    ]
    others = [one for one in named if not issubclass(one, errors.JournalUnavailable)]
    assert others == [errors.UnreadableEvent]
    assert len(named) > 10


def test_damage_names_its_first_bad_event() -> None:
    damage = errors.JournalDamaged(PATH, "It is damaged.", 17)
    assert (damage.path, damage.first_bad, str(damage)) == (PATH, 17, "It is damaged.")


class EndedByTheDisk(sqlite3.Connection):
    """A disk that fails at the commit; SQLite has rolled back by itself when it says so."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql != "COMMIT":
            return super().execute(sql, *values)
        super().execute("ROLLBACK")
        raise trouble(sqlite3.SQLITE_IOERR)


@pytest.mark.parametrize(
    "write",
    [rebuild, lambda db: keep_definitions(db, (("table.toml", b"seats = 7"),))],
    ids=["projections", "definitions"],
)
def test_s13_a_disk_that_fails_while_a_journal_is_opened_is_said_in_our_words(
    played_rounds: Path, write: Callable[[sqlite3.Connection], None]
) -> None:
    db = sqlite3.connect(played_rounds, isolation_level=None, factory=EndedByTheDisk)
    with pytest.raises(sqlite3.OperationalError) as failed:
        write(db)
    db.close()
    said = errors.in_words(played_rounds, failed.value)
    assert str(said) == (
        f"Nothing was recorded: the journal {played_rounds} cannot be written (the disk fails). "
        "Try again. If it stays so, call a technician."
    )
