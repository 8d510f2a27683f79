"""A whole table without a screen that plays on a floor: desk, devices, journal and its own link.

It plays faster than a dealer could, and may be killed at any moment: what its journal has, the
floor gets once, and what the floor gave is in its journal.
"""

import os
import time
from datetime import UTC, datetime, timedelta
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import EndGame, GiveBack, StartGame, VoidRound
from dealer_assist.table.commands.wins import (
    BeginPaying,
    CallSupervisor,
    ConfirmWins,
    PressHand,
    TrySwipeAgain,
)
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import Value

CLAIMS_EVERY = 3
"""Every so many rounds one is won: by its number, so that a table knows it again after a kill."""

FASTER = 4
"""So much faster than the wall's is the clock of a table: a round takes two seconds."""

_LINE = "straight_flush"
_STEP_S = 0.02
_AGAIN_MS = 1_000


class TrialPlace(Value):
    """Where a table of a trial stands: `file` is the shipped table that it is a copy of."""

    number: str
    file: str
    data: Path
    dsn: str
    link: str
    seed: int
    began: datetime


class FastClock:
    """A time that runs faster than the wall's since a trial `began`, and goes on over a kill."""

    def __init__(self, began: datetime) -> None:
        self._began = began

    def now(self) -> datetime:
        """Return the time of this table, in the past: it may not be ahead of the floor."""
        return self._began - timedelta(days=20) + timedelta(milliseconds=self.ms())

    def ms(self) -> int:
        """Return milliseconds since the trial began."""
        return round(1000 * FASTER * (datetime.now(UTC) - self._began).total_seconds())


def own_file(place: TrialPlace) -> Path:
    """Write the table's file: as it shipped, with a number of its own and the floor's address."""
    shipped = find_table(paths.resources(), place.file, paths.resources())
    lines = [
        f'number = "{place.number}"' if line.startswith("number =") else line
        for line in shipped.read_text().splitlines()
    ]
    floor = f'[floor]\nserver = "{place.dsn}"\nlinks = {{ A = "{place.link}" }}\n'
    place.data.mkdir(exist_ok=True)
    file = place.data / f"{place.number.lower()}.toml"
    file.write_text("\n".join([*lines, "", floor]))
    return file


def play(place: TrialPlace, stop: Event) -> None:
    """Play until it is stopped, then until the floor has everything and has given everything."""
    os.environ["CONFIGURATION_DIRECTORY"] = str(place.data / "settings")
    clock = FastClock(place.began)
    table = open_table(str(own_file(place)), place.data, clock)
    hands = Hands(table, clock, Random(f"{place.seed} {place.number} {time.time_ns()}"))
    try:
        while not (stop.is_set() and hands.is_at_rest()):
            hands.go_on(may_begin=not stop.is_set())
            table.desk.tick()
            time.sleep(_STEP_S)
    finally:
        table.close()


class Hands:
    """A dealer, a supervisor and players at a simulated table, each with the next thing to do."""

    def __init__(self, table: OpenTable, clock: FastClock, random: Random) -> None:
        self._table, self._clock, self._random = table, clock, random
        self._chips_since = self._again_ms = 0

    def is_at_rest(self) -> bool:
        """True if no round is under way, and nothing waits for the floor."""
        table = self._table.desk.table
        link = table.lasting.link
        return (
            table.round.phase is Phase.BETTING
            and link is not None
            and link.is_live
            and not link.unsent
            and not link.waiting
            and not any(one.is_live for one in link.tickets)
        )

    def go_on(self, *, may_begin: bool) -> None:
        """Do what comes next, as far as its time has come."""
        table = self._table.desk.table
        match table.round.phase:
            case Phase.CLOSED:
                self._swipe("dealer-1")
            case Phase.BETTING if table.round.voided:
                self._ask(GiveBack())
            case Phase.BETTING if may_begin:
                self._begin(table)
            case Phase.IN_PLAY:
                self._play_out(table)
            case Phase.VERIFY:
                self._ask(ConfirmWins("Read again on the layout"))
            case Phase.SWIPE:
                self._swipe("supervisor-1")
                self._ask(TrySwipeAgain())
            case Phase.RECORDED:
                self._ask(BeginPaying())
                self._ask(EndGame())
            case _:
                pass

    def _begin(self, table: Table) -> None:
        if not table.chips_seen and not self._chips_since:
            for seat in self._random.sample(table.setup.seats, self._random.randint(1, 7)):
                self._chip(seat, is_on=True)
            self._chips_since = self._clock.ms()
        elif self._clock.ms() - self._chips_since > _AGAIN_MS:
            self._chips_since = 0
            self._ask(StartGame())

    def _play_out(self, table: Table) -> None:
        for seat in table.setup.seats:
            self._chip(seat, is_on=False)
        if table.round.void_asked:
            self._swipe("supervisor-1")
        elif table.round.number % CLAIMS_EVERY == 0 and table.locked and not table.round.wins:
            if not table.round.claims:
                self._ask(PressHand(min(seat for seat, _ in table.locked), _LINE))
            self._ask(CallSupervisor())
        elif self._random.random() < 0.002:
            self._ask(VoidRound(table.setup.void_reasons[0]))
        else:
            self._ask(EndGame())

    def _ask(self, command: Command) -> None:
        """Submit a command that may be refused: it is submitted again when its time has come."""
        self._table.desk.submit(command)

    def _swipe(self, key: str) -> None:
        swiper = self._table.rack.simulated.swiper
        if swiper is not None and self._clock.ms() >= self._again_ms:
            self._again_ms = self._clock.ms() + _AGAIN_MS
            swiper.swipe(next(one.number for one in self._table.cards if one.member.key == key))

    def _chip(self, seat: int, *, is_on: bool) -> None:
        sensors = self._table.rack.simulated.sensors
        if sensors is not None:
            (sensors.place_chip if is_on else sensors.take_chip)(seat)
