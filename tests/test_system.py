"""What one system alone has is behind one module; the school needs none of it."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from package_sources import tree_of

from dealer_assist import paths
from dealer_assist.system import (
    close_folder,
    cores,
    lock_alone,
    only_here,
    open_folder,
    write_at,
)

NOT_EVERYWHERE = {
    *("fcntl", "termios", "tty", "pty", "pwd", "grp", "resource", "syslog", "posix"),
    *("msvcrt", "winreg", "winsound"),
}
TAKEN_AWAY = """
import importlib, os, pkgutil, select, signal, socket, sys, types
import multiprocessing.context, serial, serial.tools.list_ports, shutil, subprocess, tempfile
import getpass, webbrowser, concurrent.futures.process, platformdirs, nacl.secret, uuid
import fcntl as lock
from contextlib import suppress
from PySide6 import QtCore, QtGui, QtSvg, QtWidgets
with suppress(ImportError):
    import psycopg, pyqtgraph
for name in {gone!r}:
    sys.modules[name] = None
for of, names in {{
    os: ("O_DIRECTORY", "O_CLOEXEC", "O_NONBLOCK", "getuid", "geteuid", "openpty", "pwrite",
         "sched_getaffinity", "set_blocking"),
    signal: ("SIGHUP", "SIGKILL", "SIGQUIT"),
    select: ("poll", "POLLIN"),
    socket: ("SOCK_CLOEXEC", "AF_UNIX"),
}}.items():
    for name in names:
        delattr(of, name)
"""
AT_IMPORT = (
    TAKEN_AWAY
    + """
import dealer_assist
failed = []
for found in pkgutil.walk_packages(dealer_assist.__path__, "dealer_assist."):
    if found.name.endswith("__main__") or found.name.startswith("dealer_assist.trials"):
        continue
    try:
        importlib.import_module(found.name)
    except (ImportError, AttributeError) as trouble:
        failed.append(f"{{found.name}}: {{trouble}}")
print(*failed, sep="\\n")
"""
)
AT_PLAY = (
    TAKEN_AWAY
    + """
held = types.ModuleType("msvcrt")
held.LK_NBLCK = 2
held.locking = lambda descriptor, mode, count: lock.flock(descriptor, lock.LOCK_EX | lock.LOCK_NB)
sys.modules["msvcrt"] = held
from dealer_assist.cli.main import main
print(main(["school", "play", "first-round", "--data", {data!r}]))
print(main(["open", "--exit-after", "table", "--data", {data!r}]))
"""
)


GONE = sorted(NOT_EVERYWHERE - {"posix"})


def without_linux(script: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process whose Python lacks what Linux alone has."""
    return subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_no_other_module_imports_what_one_system_alone_has() -> None:
    found = []
    for file in paths.PACKAGE.rglob("*.py"):
        if file.name == "system.py" or "trials" in file.parts:
            continue
        for node in ast.walk(tree_of(file)):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            found += [f"{file.name}: {name}" for name in names if name in NOT_EVERYWHERE]
    assert found == []


def test_every_module_is_imported_where_the_modules_of_linux_are_missing() -> None:
    """Not Windows itself, which cannot be run here: what it lacks is taken away."""
    done = without_linux(AT_IMPORT.format(gone=GONE))
    assert (done.stdout.split("\n")[:20], done.returncode) == (["", ""], 0), done.stderr


def test_a_lesson_is_played_and_a_table_opens_where_they_are_missing(tmp_path: Path) -> None:
    """Windows has a lock of its own: it is lent by the one that is here."""
    done = without_linux(AT_PLAY.format(gone=GONE, data=str(tmp_path)))
    assert done.returncode == 0, done.stderr
    assert "100 of 100, passed" in done.stdout
    assert [line for line in done.stdout.splitlines() if line.isdigit()] == ["0", "0"]


def test_a_file_is_held_by_one_and_written_from_a_place_on(tmp_path: Path) -> None:
    file = tmp_path / "held"
    first, second = (os.open(file, os.O_RDWR | os.O_CREAT, 0o600) for _ in range(2))
    lock_alone(first)
    with pytest.raises(BlockingIOError):
        lock_alone(second)
    write_at(first, b"word", 0)
    write_at(first, b"m", 3)
    assert os.read(second, 8) == b"worm"
    os.close(first)
    lock_alone(second)
    os.close(second)


def test_what_is_missing_is_none_and_a_folder_may_be_none() -> None:
    assert only_here("no_such_module") is None
    close_folder(open_folder(Path()))
    assert cores() >= 1
