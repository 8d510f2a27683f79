"""What the program runs on: Python, Qt and SQLite, each by version and digest."""

import hashlib
import sqlite3
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

from dealer_assist.program.surroundings import COMPILED, NOT_RUN, Breathe, first_loaded
from dealer_assist.program.tree import LIBRARIES, Tree, digest_of

SHOWN = 16
"""Letters of a digest that stand on record beside a version."""


def python_in_words(breathe: Breathe = lambda: None) -> str:
    """Return version and digest of the interpreter and of its own library."""
    to_build = Path(sysconfig.get_config_var("LIBPL") or "config").name
    library = Tree({"library": Path(sysconfig.get_path("stdlib"))}, (*NOT_RUN, COMPILED, to_build))
    run = library.hashes(breathe) | {"python": _digest(Path(sys.executable).resolve())}
    # Debian's leads out of the library, and of a link only its way is known there.
    run |= {name: _digest(Path(file)) for name, file in first_loaded().items()}
    return f"{sys.version.split()[0]} {digest_of(run, '')[:SHOWN]}"


def qt_in_words(hashes: Mapping[str, str]) -> str:
    """Return version and digest of Qt as it is installed; nothing where there is none."""
    qt = sys.modules.get("PySide6")
    parts = digest_of(hashes, *(f"{LIBRARIES}/{name}/" for name in ("PySide6", "shiboken6")))
    return f"{getattr(qt, '__version__', '')} {parts[:SHOWN]}".strip()


def sqlite_in_words() -> str:
    """Return version and digest of the SQLite that is loaded."""
    return f"{sqlite3.sqlite_version} {_digest(_loaded('libsqlite3'))[:SHOWN]}".strip()


def _loaded(name: str) -> Path | None:
    """Find the file of a library that is loaded; None where it is part of something else."""
    try:
        lines = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    files = (line.split(maxsplit=5)[-1] for line in lines if "/" in line)
    return next((Path(file) for file in files if Path(file).name.startswith(name)), None)


def _digest(file: Path | None) -> str:
    if file is None:
        return ""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return "unreadable"
