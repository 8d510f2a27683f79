"""One at a time, and a dead one holds nothing."""

import os
from pathlib import Path

import pytest

from dealer_assist.journal.errors import AnotherInstance
from dealer_assist.journal.lock import lock_beside, release_lock, take_lock


def test_a_lock_is_held_until_it_is_released(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    held = take_lock(path)
    assert lock_beside(path).read_text() == f"{os.getpid()}\n"
    with pytest.raises(AnotherInstance, match=f"process {os.getpid()}"):
        take_lock(path)
    release_lock(held)
    release_lock(take_lock(path))


def test_a_longer_pid_of_before_leaves_nothing_behind(tmp_path: Path) -> None:
    lock_beside(tmp_path / "x.db").write_text("123456789012345\n")
    release_lock(take_lock(tmp_path / "x.db"))
    assert lock_beside(tmp_path / "x.db").read_text() == f"{os.getpid()}\n"


def test_releasing_what_is_not_held_is_harmless(tmp_path: Path) -> None:
    held = take_lock(tmp_path / "x.db")
    release_lock(-1)
    with pytest.raises(AnotherInstance):
        take_lock(tmp_path / "x.db")
    release_lock(held)


def test_a_lock_is_not_passed_on_to_programs_that_are_started(tmp_path: Path) -> None:
    held = take_lock(tmp_path / "x.db")
    assert not os.get_inheritable(held)
    release_lock(held)
