"""What a link costs a table: frames, START GAME, and how long a claim waits for its amount.

    python tests/bench/bench_floor.py [ROUNDS]

Two whole tables of the same kind in turn, one with a link to a real server on this machine and one
without; both play under a picture that moves at 60 frames a second. Targets: the gap between two
frames with the link at most 1.2 times that without, START GAME as fast (1.1 times, or 1 ms), and
the amount of a claim within 0.1 s.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from bench_paint import Scene
from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.catalog.links import load_links
from dealer_assist.floor.install import role_of
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table.commands.round import EndGame, StartGame
from dealer_assist.table.commands.wins import PressHand
from dealer_assist.table.events.values import LinkStand, Ticket
from dealer_assist.table.state import Phase
from dealer_assist.trials.floor_kiosk import FastClock, TrialPlace, own_file, source_of
from dealer_assist.trials.own_server import OwnServer
from dealer_assist.trials.simulated_tables import furnish, sample_staff

FRAME_S = 1 / 60
PATIENCE_S = 30
SEATS = (1, 2, 3)


class Seat:
    """A table that is played at, frame by frame, by a clock four times as fast as the wall's."""

    def __init__(self, scene: Scene, file: str, data: Path) -> None:
        self._scene, self._wake = scene, Event()
        clock = FastClock(datetime.now(UTC))
        self.table: OpenTable = open_table(file, data, clock, wake=self._wake.set)
        self.gaps: list[float] = []
        self.starts: list[float] = []
        self.amounts: list[float] = []

    @property
    def is_linked(self) -> bool:
        return self.table.link is not None

    def open(self) -> None:
        """Sign a dealer in, and wait for the link."""
        swiper = self.table.rack.simulated.swiper
        assert swiper is not None
        swiper.swipe(self.table.cards[0].number)
        self._until(lambda: self.table.desk.table.round.phase is Phase.BETTING)
        if self.is_linked:
            self._until(lambda: bool(self._stand and self._stand.is_live))
        self.gaps.clear()

    def play(self) -> None:
        """Play a round: three chips, START, a hand on and off again, END."""
        desk, sensors = self.table.desk, self.table.rack.simulated.sensors
        assert sensors is not None
        for seat in SEATS:
            sensors.place_chip(seat)
        self._until(lambda: desk.table.chips_seen == len(SEATS))
        began = time.perf_counter()
        assert desk.submit(StartGame()).is_done
        self.starts.append(1000 * (time.perf_counter() - began))
        for seat in SEATS:
            sensors.take_chip(seat)
        began = time.perf_counter()
        desk.submit(PressHand(3, "straight_flush"))
        if self.is_linked:
            self._until(lambda: any(one.is_live for one in self._tickets))
            self.amounts.append(1000 * (time.perf_counter() - began))
        desk.submit(PressHand(3, "straight_flush"))
        self._until(lambda: desk.submit(EndGame()).is_done)

    def _until(self, done: Callable[[], bool]) -> None:
        give_up = time.monotonic() + PATIENCE_S
        last = None
        while not done():
            assert time.monotonic() < give_up, "the table does not go on"
            now = time.perf_counter()
            if last is not None:
                self.gaps.append(1000 * (now - last))
            last = now
            self._scene.frame()
            self.table.desk.tick()
            while (left := now + FRAME_S - time.perf_counter()) > 0:
                if self._wake.wait(left):  # a port or the link has news
                    self._wake.clear()
                    self.table.desk.tick()
                    if done():
                        return

    @property
    def _stand(self) -> LinkStand | None:
        return self.table.desk.table.lasting.link

    @property
    def _tickets(self) -> tuple[Ticket, ...]:
        return self._stand.tickets if self._stand else ()


def main() -> int:
    """Print every figure beside its limit; the status is 1 where one is above it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=40)
    rounds = parser.parse_args().rounds
    scene = Scene(QApplication(sys.argv[:1]))
    link = load_links(paths.resources(), paths.layouts())["MGL"]
    with OwnServer() as server, tempfile.TemporaryDirectory() as folder:
        os.environ["CONFIGURATION_DIRECTORY"] = folder
        floor = furnish(server, link, 1, sample_staff())
        (number,), data = floor.tables, Path(folder) / "linked"
        dsn = server.dsn(role_of(number))
        place = TrialPlace(
            number, source_of(link.tables[0]), data, dsn, link.key, 1, datetime.now(UTC)
        )
        linked = Seat(scene, str(own_file(place)), data)
        alone = Seat(scene, "crazy4-link", Path(folder) / "alone")
        for seat in (linked, alone):
            seat.open()
        for _ in range(rounds):
            linked.play()
            alone.play()
        for seat in (linked, alone):
            seat.table.close()
    return told(linked, alone)


def told(linked: Seat, alone: Seat) -> int:
    """Compare both."""
    gaps = [statistics.quantiles(one.gaps, n=100)[98] for one in (linked, alone)]
    starts = [statistics.median(one.starts) for one in (linked, alone)]
    amount = statistics.quantiles(linked.amounts, n=20)[18]
    print(
        f"frame gap, 99th percentile: {gaps[0]:.1f} ms with link, {gaps[1]:.1f} ms without, "
        f"ratio {gaps[0] / gaps[1]:.2f} (limit 1.2; {len(linked.gaps)} and {len(alone.gaps)} "
        f"frames, worst {max(linked.gaps):.1f} and {max(alone.gaps):.1f} ms)"
    )
    print(
        f"START GAME, median: {starts[0]:.1f} ms with link, {starts[1]:.1f} ms without, "
        f"ratio {starts[0] / starts[1]:.2f} (limit 1.1 or 1 ms more; {len(linked.starts)} each)"
    )
    print(
        f"a claim has its amount: median {statistics.median(linked.amounts):.0f} ms, 95th "
        f"percentile {amount:.0f} ms, worst {max(linked.amounts):.0f} ms (limit 100 ms)"
    )
    is_slow = gaps[0] > 1.2 * gaps[1] or amount > 100
    return 1 if is_slow or starts[0] > max(1.1 * starts[1], starts[1] + 1) else 0


if __name__ == "__main__":
    sys.exit(main())
