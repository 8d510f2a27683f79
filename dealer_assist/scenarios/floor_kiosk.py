"""A whole table without a screen that plays on a floor: desk, devices, journal and link.

It plays in simulated time, as fast as it can, and may be killed at any moment: what its journal
has, the floor gets once.
"""

import time
from datetime import UTC, datetime, timedelta
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random

from dealer_assist.catalog.links import FloorLink
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.floor.outbox import Outbox
from dealer_assist.floor.rounds import digest_of
from dealer_assist.floor.simulated import EXECUTIVE, SUPERVISOR, sample_key
from dealer_assist.floor.wire import FloorRefused, LinkDownError, Wire, connect
from dealer_assist.frozen import frozen
from dealer_assist.journal.opening import connect_reader
from dealer_assist.kiosk.table_opening import OpenTable, open_table
from dealer_assist.table.commands.round import EndGame, StartGame, VoidRound
from dealer_assist.table.state import Phase

CLAIMS_EVERY = 5
"""Every so many rounds one is won: by its number, so that a table knows it again after a kill."""

_STEP_MS = 500


@frozen
class Place:
    """Where a table of a trial stands."""

    number: str
    file: str
    data: Path
    dsn: str
    link: FloorLink
    seed: int


def play(place: Place, stop: Event) -> None:
    """Play and tell the floor until it is stopped, then until the floor has everything."""
    table, clock = _open(place)
    hands = _Hands(table, clock, Random(f"{place.seed} {place.number} {time.time_ns()}"))
    link = _Link(place, table)
    try:
        while not stop.is_set():
            hands.play_a_round()
            link.tell()
        while not link.tell():
            time.sleep(0.05)
    finally:
        link.close()
        table.close()


def _open(place: Place) -> tuple[OpenTable, SimulatedClock]:
    """Open the table where it was left; time goes on from its last event."""
    clock = SimulatedClock(datetime.now(UTC) - timedelta(days=20))
    table = open_table(place.file, place.data, clock)
    last = table.journal.last
    if last is not None and last.at_utc >= clock.now():
        clock.advance(round((last.at_utc - clock.now()).total_seconds() * 1000) + 1000)
    return table, clock


class _Hands:
    """A dealer and players at a simulated table."""

    def __init__(self, table: OpenTable, clock: SimulatedClock, random: Random) -> None:
        self._table = table
        self._clock = clock
        self._random = random

    def play_a_round(self) -> None:
        """Do whatever comes next, a whole round of it."""
        desk = self._table.desk
        if desk.table.phase is Phase.CLOSED:
            swiper = self._table.rack.simulated.swiper
            if swiper is not None:
                swiper.swipe(self._table.cards[0].number)
            self._wait(2)
        if desk.table.phase is Phase.BETTING:
            for seat in self._random.sample(desk.table.setup.seats, self._random.randint(1, 7)):
                self._chip(seat, is_on=True)
            self._wait(2)
            desk.submit(StartGame())
        if desk.table.phase is Phase.IN_PLAY:
            for seat in desk.table.setup.seats:
                self._chip(seat, is_on=False)
            self._wait(9)
            if self._random.random() < 0.1:
                desk.submit(VoidRound(desk.table.setup.void_reasons[0]))
            else:
                desk.submit(EndGame())
            self._wait(2)

    def _chip(self, seat: int, *, is_on: bool) -> None:
        sensors = self._table.rack.simulated.sensors
        if sensors is not None:
            (sensors.place_chip if is_on else sensors.take_chip)(seat)

    def _wait(self, steps: int) -> None:
        for _ in range(steps):
            self._clock.advance(_STEP_MS)
            self._table.desk.tick()


class _Link:
    """What a table tells the floor, again and again until it is heard."""

    def __init__(self, place: Place, table: OpenTable) -> None:
        self._place = place
        self._reader = connect_reader(table.journal.path)
        self._outbox = Outbox(self._reader, ("A",))
        self._wire: Wire | None = None
        self._has = 0
        self._awarded = 0  # every claim up to this round is through

    def close(self) -> None:
        """Hang up."""
        if self._wire:
            self._wire.close()
        self._reader.close()

    def tell(self) -> bool:
        """Send what the floor has not; tell whether it has everything now."""
        try:
            if self._wire is None:
                self._wire = Wire(connect(self._place.dsn), sample_key(self._place.number))
                self._has = self._wire.hello(
                    "trial", {"A": digest_of(self._place.link.jackpot)}, self._outbox.last_n, ""
                ).last_n
            while rounds := self._outbox.after(self._has):
                self._has = self._wire.contribute(rounds)
            through = [self._claim(self._wire, one) for one in self._won()]
            return all(through)
        except LinkDownError:
            if self._wire:
                self._wire.close()
            self._wire = None
            return False

    def _won(self) -> list[int]:
        rows = self._reader.execute(
            "SELECT round FROM events WHERE kind = 'GameEnded' AND round % ? = 0 AND round > ? "
            "ORDER BY round",
            (CLAIMS_EVERY, self._awarded),
        )
        return [one for (one,) in rows]

    def _claim(self, wire: Wire, round_id: int) -> bool:
        """Bring one win through; an older ticket of another table may have to be waited for."""
        key = f"chaos-{self._place.number}-{round_id}"
        pays = next(line for line in self._place.link.jackpot.lines if 0 < line.percent < 100)
        level = self._place.link.jackpot.levels[0].name
        wire.ticket(
            key=key, round_id=round_id, seat=1, level=level, line=pays.key, after_n=self._has
        )
        try:
            wire.lock(key, SUPERVISOR.card)
            wire.award(key, [SUPERVISOR.card, EXECUTIVE.card])
        except FloorRefused:
            return False
        self._awarded = max(self._awarded, round_id)
        return True
