"""A crash at any instant loses at most what no screen had shown."""

import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from child_process import FOR_A_CHILD, SUPPORT
from crash_child import print_of
from scripted_table import (
    BEGIN_MS,
    EXECUTIVE,
    KEY,
    SETUP,
    ScriptedTable,
    open_scripted,
    resume,
)

from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.entry import recorded
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import check_tail, rows_from, tail_start
from dealer_assist.table import commands as c
from dealer_assist.table.state import Table

FRAME = 24 + 4096  # what SQLite adds to its log for one page, after a header of 32 bytes


def test_fifty_kills_lose_nothing_acknowledged(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, SUPPORT / "crash_child.py", tmp_path / "crazy4.training.db", "50", "7"],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env=FOR_A_CHILD,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("50 kills")
    assert told.stdout.endswith("0 lost, 0 doubled, 0 micro-dollars out\n")


class Remembering(ScriptedTable):
    """A table that keeps every state it has shown."""

    shown: list[str]

    def has_recorded(self, table: Table) -> None:
        self.__dict__.setdefault("shown", []).append(print_of(table))


@pytest.fixture
def interrupted(tmp_path: Path) -> tuple[Path, list[str]]:
    """A journal whose power went with everything still in the log, and the states it had shown."""
    path = tmp_path / "whole" / "x.db"
    with open_scripted(path) as journal:
        journal._db.execute("PRAGMA wal_autocheckpoint = 0")
        table = Remembering(journal)
        table.play(2, seed=4)
        for command in (c.SeeChip(1), c.SeeChip(3), c.StartGame(), c.CountChips("A", 1)):
            table.submit(command)
        for count in (c.CountAgain("A"), c.CountChips("A", 0), c.GiveUpChip("A")):
            table.submit(count)
        table.submit(c.RecordRuling(1, "wrong_count", EXECUTIVE, BEGIN_MS))
        table.submit(c.WithdrawRuling(1, 1, EXECUTIVE, "wrong_count"))
        shutil.copytree(path.parent, tmp_path / "interrupted")
    return tmp_path / "interrupted" / "x.db", table.shown


def wake_up(path: Path) -> str:
    """Check and replay as a desk does, without the writing that takes its time on a slow disk."""
    assert verify(path, KEY) == []
    with closing(connect_reader(path, alone=True)) as db:
        check_tail(path, db, KEY)
        return print_of(resume(map(recorded, rows_from(db, tail_start(db)))))


def test_a_log_cut_short_at_any_write_leaves_a_state_that_was_shown(
    interrupted: tuple[Path, list[str]], tmp_path: Path
) -> None:
    path, shown = interrupted
    log = path.with_name(path.name + "-wal").read_bytes()
    assert len(log) > 40 * FRAME
    possible = [print_of(Table(SETUP)), *shown]
    reached = set()
    random = Random(3)
    for frame in range((len(log) - 32) // FRAME + 1):
        for extra in (0, random.choice((24, random.randrange(FRAME)))):
            cut = tmp_path / "cut"
            shutil.copytree(path.parent, cut)
            (cut / "x.db-wal").write_bytes(log[: 32 + frame * FRAME + extra])
            (cut / "x.db-shm").unlink()
            state = wake_up(cut / "x.db")
            assert state in possible, f"frame {frame} and {extra} bytes"
            reached.add(state)
            shutil.rmtree(cut)
    assert reached == set(possible), "every command is one whole step"


def test_a_log_whose_end_is_rubbish_leaves_a_state_that_was_shown(
    interrupted: tuple[Path, list[str]], tmp_path: Path
) -> None:
    path, shown = interrupted
    log = path.with_name(path.name + "-wal").read_bytes()
    random = Random(5)
    for _ in range(10):
        torn = tmp_path / "torn"
        shutil.copytree(path.parent, torn)
        at = random.randrange(len(log) // 2, len(log))
        (torn / "x.db-wal").write_bytes(log[:at] + random.randbytes(len(log) - at))
        (torn / "x.db-shm").unlink()
        assert wake_up(torn / "x.db") in shown
        shutil.rmtree(torn)


def test_a_checkpoint_cut_short_loses_nothing(
    interrupted: tuple[Path, list[str]], tmp_path: Path
) -> None:
    path, shown = interrupted
    before = path.read_bytes()
    done = tmp_path / "done"
    shutil.copytree(path.parent, done)
    open_scripted(done / "x.db").close()  # the last one out brings the log into the file
    after = (done / "x.db").read_bytes()
    random = Random(9)
    for _ in range(10):
        half = tmp_path / "half"
        shutil.copytree(path.parent, half)
        pages = [
            (after if random.random() < 0.5 else before.ljust(len(after), b"\0"))[at : at + 4096]
            for at in range(0, len(after), 4096)
        ]
        (half / "x.db").write_bytes(b"".join(pages))
        (half / "x.db-shm").unlink()
        assert wake_up(half / "x.db") == shown[-1]
        shutil.rmtree(half)
