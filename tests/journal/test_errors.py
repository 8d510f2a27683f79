"""Disk and database speak in sentences; our bugs stay bugs."""

import sqlite3
from pathlib import Path

import pytest

from dealer_assist.journal import errors

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
