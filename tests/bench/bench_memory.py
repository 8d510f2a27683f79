"""Resident memory of the open table, and its growth over many rounds.

    python tests/bench/bench_memory.py [ROUNDS] [--wins N]

Prints the open table's memory against a bare window of the same size (target: at most 1.6 x, with
pyqtgraph not loaded), and what ROUNDS painted rounds add to it after the first tenth, which fills
the caches that are bounded (target: under 1 MB over 10,000). With `--wins` every Nth round has a
win that is verified, paid and printed (target: flat over 5,000).
"""

# ruff: noqa: E402 - what follows is loaded as the kiosk loads it, without PySide in between

import argparse
import gc
import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from dealer_assist.kiosk.pyside import restore_imports

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

restore_imports()  # PySide would keep the source of every module that is loaded from here on

from dealer_assist import paths
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.kiosk.table_session import show_table
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.shell.window import KioskWindow

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow

application = QApplication(sys.argv)
window = QMainWindow()
window.resize(1920, 1080)
window.show()
application.processEvents()
print(open("/proc/self/status").read().partition("VmRSS:")[2].split()[0])
"""
SEATS = (1, 3, 5, 7)
BEATS = 10


def resident_kb() -> int:
    """Return this process's resident memory."""
    return int(Path("/proc/self/status").read_text().partition("VmRSS:")[2].split()[0])


def bare_kb() -> int:
    """Measure a bare window in a process of its own, started without what no kiosk loads."""
    with tempfile.TemporaryFile() as told:
        to_file = [(os.POSIX_SPAWN_DUP2, told.fileno(), 1)]
        command = [sys.executable, "-c", BARE]
        child = os.posix_spawn(sys.executable, command, os.environ, file_actions=to_file)
        _, status = os.waitpid(child, 0)
        if status:
            raise SystemExit(f"the bare window ended with status {status}")
        told.seek(0)
        return int(told.read())


def play(
    window: KioskWindow, opened: OpenTable, clock: SimulatedClock, seats: tuple[int, ...]
) -> None:
    """Play and paint one round: chips, a claim taken back, the end."""
    claim = c.PressHand(seats[0], "four_aces")
    _deal(window, opened, clock, seats)
    _do(window, opened, clock, claim, claim, c.EndGame())


def win(
    window: KioskWindow, opened: OpenTable, clock: SimulatedClock, seats: tuple[int, ...]
) -> None:
    """Play a round with a win: verified, recorded, paid, and its slip printed."""
    executive, *_ = (one.member for one in opened.cards if one.member.role is Role.EXECUTIVE)
    _deal(window, opened, clock, seats)
    _do(window, opened, clock, c.PressHand(seats[0], "four_aces"), c.CallSupervisor())
    _do(window, opened, clock, c.ConfirmWins(), c.SwipeCard(executive))
    _do(window, opened, clock, c.BeginPaying(), c.TickAllPaid())
    _beat(window, clock, BEATS)
    _do(window, opened, clock, c.EndGame())


def _deal(
    window: KioskWindow, opened: OpenTable, clock: SimulatedClock, seats: tuple[int, ...]
) -> None:
    """Put chips on, start, and take them off."""
    sensors = opened.rack.simulated.sensors
    if sensors is None:
        raise SystemExit("the table has no simulated sensors")
    for seat in seats:
        sensors.place_chip(seat)
    _beat(window, clock, BEATS)
    _do(window, opened, clock, c.StartGame())
    for seat in seats:
        sensors.take_chip(seat)
    _beat(window, clock, BEATS)


def _beat(window: KioskWindow, clock: SimulatedClock, times: int) -> None:
    for _ in range(times):
        clock.advance(80)
        window.beat()
        QApplication.processEvents()
        # As the kiosk's loop does: outside of one, Qt keeps what is to be deleted later for ever.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _do(
    window: KioskWindow, opened: OpenTable, clock: SimulatedClock, *commands: c.Command
) -> None:
    for command in commands:
        clock.advance(1_000)
        outcome = opened.desk.submit(command)
        if not outcome.is_done:
            raise SystemExit(f"{command} was refused: {outcome.sentence}")
        _beat(window, clock, 1)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=1_000)
    parser.add_argument("--wins", type=int, default=0, metavar="N")
    asked = parser.parse_args()
    rounds: int = asked.rounds
    wins: int = asked.wins
    floor = bare_kb()
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CONFIGURATION_DIRECTORY"] = folder
        window = KioskWindow(paths.start_picture())
        window.resize(1920, 1080)
        window.show()
        application.processEvents()
        clock = SimulatedClock(datetime.now().astimezone())
        opened = open_table("crazy4-nexus", Path(folder), clock)
        show_table(window, opened, clock)
        opened.desk.submit(c.SwipeCard(opened.cards[0].member))
        for _ in range(BEATS):
            window.beat()
            application.processEvents()
        at_first = before = resident_kb()
        graph = "loaded" if "pyqtgraph" in sys.modules else "not loaded"
        print(
            f"open table {at_first / 1024:.1f} MB, bare window {floor / 1024:.1f} MB: "
            f"{at_first / floor:.2f} x (pyqtgraph {graph})"
        )
        warm, step = max(1, rounds // 10), max(1, rounds // 5)
        for number in range(1, rounds + 1):
            is_won = wins and number % wins == 0
            (win if is_won else play)(window, opened, clock, SEATS[: 1 + number % len(SEATS)])
            if number == warm:
                gc.collect()
                before = resident_kb()
                print(f"the first {number:,} rounds: {(before - at_first) / 1024:+.2f} MB")
            elif number % step == 0:
                gc.collect()
                print(f"until round {number:,}: {(resident_kb() - before) / 1024:+.2f} MB more")
        window.leave()
        opened.close()


if __name__ == "__main__":
    main()
