"""What most tests stand on: the shipped definitions, and the staff of the training table."""

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path

import pytest
from desk_on_paper import Place
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from middle import Middle
from nacl.pwhash import argon2id

from dealer_assist import paths
from dealer_assist.catalog import book, fields, games, lessons, tables, title_book
from dealer_assist.catalog.book import Book
from dealer_assist.catalog.jackpots import load_progressives
from dealer_assist.catalog.lessons import Lesson
from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk import self_check
from dealer_assist.floor import link_work
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.staff import card_check
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.toolkit import fitted_line, theme

# Whatever a machine is set to: a test that starts the program would compile all of it each time.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Hundreds of journals are written, and each line of them waits for the disk: in memory it does not.
MEMORY, ENOUGH_BYTES = Path("/dev/shm"), 1 << 30


def _keep_files_in_memory() -> None:
    """Have what tests write kept in memory, where there is room and programs may be started."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    told = os.statvfs(MEMORY)
    if told.f_bavail * told.f_frsize >= ENOUGH_BYTES and not told.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


_keep_files_in_memory()

# Thousands of widgets live and die in one process. What is left of them is let go between tests:
# otherwise whatever thread comes by would do it, and widgets belong to the first.
gc.disable()
MOST_NEW, MOST_TIMES = 50_000, 20
_times = count(1)

# The same examples on every machine, however slow: a check that fails, fails for everybody.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
# Nor by what was loaded before: hypothesis tries every literal of the modules that it finds
# loaded, which are others in each worker, and takes most of its time to sift them.
assert callable(providers.is_local_module_file)
providers.is_local_module_file = lambda file: False

# A kiosk reads the files of one table; here all of them are read over and over. The texts are read
# each time, and what was parsed of the same text before is kept.
fields._parsed = lru_cache(maxsize=None)(fields._parsed.__wrapped__)


def _read_once(read: Callable[[Path], Lesson]) -> Callable[[Path], Lesson]:
    """Read a file once for as long as it stays the same."""
    known = lru_cache(maxsize=None)(lambda file, changed_ns, size: read(file))

    def reading(file: Path) -> Lesson:
        told = file.stat()
        return known(file, told.st_mtime_ns, told.st_size)

    return reading


# Every school that opens reads 140 lessons: a tenth of the time of its tests.
lessons.load_lesson = _read_once(lessons.load_lesson)


def _kept_if_shipped(load: Callable[..., GameDefinition]) -> Callable[..., GameDefinition]:
    """Read what is shipped once; copies of it, which a test may change, are read each time."""
    known, shipped = lru_cache(maxsize=None)(load), paths.resources()
    return lambda file, sheets=(): (
        known(file) if not sheets and file.is_relative_to(shipped) else load(file, sheets)
    )


# A table of a link reads every game: half of what it takes to list all tables.
games.load_game = tables.load_game = _kept_if_shipped(games.load_game)


def _book_once(load: Callable[[Path], Book]) -> Callable[[Path], Book]:
    """Read the shipped book once, whose titles are held against their odds; a copy each time."""
    known, shipped = lru_cache(maxsize=None)(load), paths.resources()

    def reading(resources: Path) -> Book:
        if resources != shipped:
            return load(resources)
        told = known(resources)
        return Book(dict(told.games), dict(told.jackpots), dict(told.house_jackpots))

    return reading


# Twenty modules of tests read the book of titles, and each command of `odds`: 0.2 s of a core.
book.load_book = title_book.load_book = _book_once(book.load_book)
title_book.load_titles = _book_once(title_book.load_titles)

_load_table, _read_players = tables.load_table, tables.read_players
_RESOURCES, _LAYOUTS = paths.resources(), paths.layouts()  # a test may show other folders later
_shipped_table = lru_cache(maxsize=None)(_load_table)


def _table_once(
    resources: Path,
    layouts: Path,
    file: Path,
    own: Path | None = None,
    also: Sequence[str] = (),
) -> TableSetup:
    """Read what is shipped once; a table of a test, and copies, are read each time."""
    shipped = resources == _RESOURCES and layouts == _LAYOUTS
    shipped = shipped and tables.read_players is _read_players  # a play has a table without any
    if shipped and own is None and not also and file.is_relative_to(resources):
        return _shipped_table(resources, layouts, file)
    return _load_table(resources, layouts, file, own, also)


# Some 8 ms of a core for each of thousands of tests; whoever knows the reader by now is told too.
for _module in list(sys.modules.values()):
    if getattr(_module, "load_table", None) is _load_table:
        vars(_module)["load_table"] = _table_once

# A screen has some 300 texts; tests show all screens in every language and size, over and over.
fitted_line._MOST = theme._MOST_WIDTHS = 1 << 16

# Nobody changes the program while it is tested; copies of it are read each time.
_digest_of_a_copy = self_check.program_digest
_digest = lru_cache(maxsize=1)(lambda: _digest_of_a_copy(paths.PACKAGE))
self_check.program_digest = lambda package: (
    _digest() if package == paths.PACKAGE else _digest_of_a_copy(package)
)

# When a table tries a lost server again goes by chance; in tests/floor/test_link_work it does.
link_work._CHANCE = Middle()  # type: ignore[assignment]

# Hundreds of PINs are set and typed, and each costs what a guess is to cost: what that is, has a
# test of its own in tests/staff.
card_check._PASSES, card_check._MEMORY_BYTES = argon2id.OPSLIMIT_MIN, argon2id.MEMLIMIT_MIN

FOLDERS = pytest.StashKey[dict[Path, pytest.Collector]]()


@pytest.hookimpl(wrapper=True)
def pytest_collect_directory(
    path: Path, parent: pytest.Collector
) -> Generator[None, pytest.Collector | None, pytest.Collector | None]:
    """Keep one node for each folder, whatever the order in which files are named.

    pytest 9.1 makes a folder anew after a file beside it, and looks for fixtures by node: those
    of the folder's conftest were lost to every file named later (its issues 14635, 14964).
    """
    made = yield
    seen = parent.session.stash.setdefault(FOLDERS, {})
    return seen.setdefault(path, made) if made is not None else None


def pytest_collection_finish() -> None:
    """Look through none of the thousands of tests again each time that garbage is looked for."""
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Let go of what nobody holds any more, all of it every so many times."""
    gc.disable()  # a window that was run has left it on
    if gc.get_count()[0] > MOST_NEW:
        gc.collect(2 if next(_times) % MOST_TIMES == 0 else 1)


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Name what failed at once: a run that is cut short has said it too."""
    if not report.failed:
        return None
    kind = "failed" if report.when == "call" else "error"
    *_, last = str(report.longrepr).splitlines() or [""]
    return kind, f"\n{kind}: {report.nodeid}: {last}\n", kind.upper()


@pytest.fixture(scope="session")
def resources() -> Path:
    """The shipped definitions."""
    return paths.resources()


@pytest.fixture(scope="session")
def layouts() -> Path:
    """The shipped seat layouts."""
    return paths.layouts()


@pytest.fixture(scope="session")
def jackpots(resources: Path) -> dict[str, Jackpot]:
    """Every shipped jackpot by its printed name."""
    return load_progressives(resources / "jackpots")


@pytest.fixture(scope="session")
def crazy4_nexus(resources: Path, layouts: Path) -> TableSetup:
    """The shipped Crazy 4 table on a Nexus console."""
    return load_table(resources, layouts, resources / "tables" / "crazy4-nexus.toml")


@pytest.fixture(scope="session")
def staff(resources: Path) -> dict[str, StaffMember]:
    """The staff of the training table by their keys: `dealer-1`, `executive-1`."""
    cards = load_staff(resources / "staff" / "training.toml")
    return {card.member.key: card.member for card in cards}


@pytest.fixture
def place(crazy4_nexus: TableSetup, resources: Path) -> Place:
    """The shipped table at a desk, closed, with nothing on record."""
    return Place(crazy4_nexus, load_staff(resources / "staff" / "training.toml"))
