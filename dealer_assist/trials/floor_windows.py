"""`floor try` for a newcomer: a server, two tables of different games and their sign, as windows.

Everything is simulated and in folders of its own, and nothing of it stays: the server ends with
the last window, or with Ctrl+C.
"""

import multiprocessing
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from pathlib import Path

from dealer_assist.catalog.links import FloorLink, LinkedTable
from dealer_assist.errors import DONE, UserFacingError
from dealer_assist.floor.install import install, role_of
from dealer_assist.floor.server_replies import SIMULATED
from dealer_assist.kiosk.app import open_kiosk, open_sign
from dealer_assist.kiosk.display_probe import require_display
from dealer_assist.trials.floor_kiosk import copied, source_of
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import sample_staff
from dealer_assist.value import Value

MANAGER, SIGN = "try_manager", "try_sign"
SIGN_SHARE = 5, 12  # of the height, below the tables
MANAGER_SCREEN = "960x540"  # as it is told: small enough to be moved off the tables

_spawn = multiprocessing.get_context("spawn")


class WindowBox(Value):
    """Where a window stands on the screen."""

    x: int
    y: int
    width: int
    height: int


def try_with_windows(link: FloorLink) -> int:
    """Bring everything up, wait until the last window is closed, and take everything down."""
    require_display()
    tables = two_games(link)
    left, right, below = arranged(*_screen())
    with _ended_by_signals(), OwnServer() as server, tempfile.TemporaryDirectory() as folder:
        _furnish(server, link)
        windows = [
            _kiosk(table, link.key, server.dsn(role_of(table.number)), Path(folder), box)
            for table, box in zip(tables, (left, right), strict=False)
        ]
        windows.append(_process(open_sign, {"link": link.key, "dsn": server.dsn(SIGN)}, below))
        _tell(link, tables, server)
        _until_closed(windows)
    return DONE


def arranged(width: int, height: int) -> tuple[WindowBox, WindowBox, WindowBox]:
    """Return two tables side by side, the sign below them, each 16 to 9 and none over another."""
    share, of = SIGN_SHARE
    high = min(width // 2 * 9 // 16, height - height * share // of)
    wide = high * 16 // 9
    sign_high = height - high
    sign_wide = min(width, sign_high * 16 // 9)
    middle = width // 2
    return (
        WindowBox(middle - wide, 0, wide, high),
        WindowBox(middle, 0, wide, high),
        WindowBox(middle - sign_wide // 2, high, sign_wide, sign_high),
    )


def two_games(link: FloorLink) -> list[LinkedTable]:
    """Return the first table of each of two games."""
    games = {table.linked.game: table for table in reversed(link.tables)}
    return list(reversed(games.values()))[:2]


def _screen() -> tuple[int, int]:
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    room = application.primaryScreen().availableGeometry()
    application.shutdown()
    return room.width(), room.height()


def _furnish(server: OwnServer, link: FloorLink) -> None:
    """Install a floor that believes the sample cards, however fast a person plays."""
    with admin(server) as connection:
        install(connection, SIMULATED, {link.key: link}, sample_staff())
        connection.execute(f"CREATE ROLE {SIGN} LOGIN IN ROLE floor_sign")
        connection.execute(f"CREATE ROLE {MANAGER} LOGIN IN ROLE floor_pit")


def _kiosk(table: LinkedTable, link: str, dsn: str, folder: Path, box: WindowBox) -> SpawnProcess:
    """Open a table from a copy of its file, with the floor's address in it."""
    data = folder / table.number
    file = copied(source_of(table), data, table.number, dsn, {table.sensor: link})
    return _process(open_kiosk, {"table": str(file), "data": data}, box)


def _process(opens: Callable[..., int], words: dict[str, object], box: WindowBox) -> SpawnProcess:
    where = {"size": (box.width, box.height), "place": (box.x, box.y), "is_windowed": True}
    process = _spawn.Process(target=_run, args=(opens, {**words, **where}))
    process.start()
    return process


def _run(opens: Callable[..., int], words: dict[str, object]) -> None:
    """Run a window in a process of its own; why it cannot open is one sentence."""
    try:
        opens(**words)
    except UserFacingError as error:
        sys.exit(str(error))


def _tell(link: FloorLink, tables: list[LinkedTable], server: OwnServer) -> None:
    names = " and ".join(table.number for table in tables)
    print(
        f"SIMULATED floor: tables {names} play for one meter ({link.label}); the sign is below.\n"
        "Its Game Manager, in a window that can be moved off the tables: "
        f"./run floor --screen {MANAGER_SCREEN} --dsn '{server.dsn(MANAGER)}'\n"
        "Close the windows, or press Ctrl+C here, to end it; nothing of it is kept.",
        flush=True,
    )


def _until_closed(windows: list[SpawnProcess]) -> None:
    try:
        for window in windows:
            window.join()
    except KeyboardInterrupt:
        print("Stopped.", flush=True)
    finally:
        for window in windows:
            _end(window)


def _end(window: BaseProcess) -> None:
    window.terminate()
    window.join(10)
    if window.is_alive():
        window.kill()
        window.join()


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Let a stop from outside end it as Ctrl+C does, so that no server is left behind."""

    def end(*_: object) -> None:
        raise KeyboardInterrupt

    before = {signals: signal.signal(signals, end) for signals in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
