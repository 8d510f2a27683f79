"""A whole table without a screen that plays on a floor: desk, devices, journal and its own link.

It plays faster than a dealer could, and may be killed at any moment: what its journal has, the
floor gets once, and what the floor gave is in its journal.
"""

import os
import time
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random

from dealer_assist import paths
from dealer_assist.catalog.links import LinkedTable
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
    """Where a table of a trial stands: `source` is the table file that it is a copy of."""

    number: str
    source: Path
    data: Path
    dsn: str
    link: str
    seed: int
    began: datetime
    faster: int = FASTER


class FastClock:
    """A time that runs faster than the wall's since a trial `began`, and goes on over a kill."""

    def __init__(self, began: datetime, faster: int = FASTER) -> None:
        self._began, self._faster = began, faster

    def now(self) -> datetime:
        """Return the time of this table, in the past: it may not be ahead of the floor."""
        return self._began - timedelta(days=20) + timedelta(milliseconds=self.ms())

    def ms(self) -> int:
        """Return milliseconds since the trial began."""
        return round(1000 * self._faster * (datetime.now(UTC) - self._began).total_seconds())


def source_of(table: LinkedTable) -> Path:
    """Return the file of a linked table: a shipped one, the house's own, or one named by path."""
    return find_table(paths.resources(), table.file, paths.house_folder() / "tables")


def copied(source: Path, to: Path, number: str, dsn: str, links: Mapping[str, str]) -> Path:
    """Write a copy of a table file with a number and a floor of its own into a new folder."""
    lines, is_floor = [], False
    for line in source.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            is_floor = line.startswith("[floor")
        if not is_floor:
            lines.append(f'number = "{number}"' if line.startswith("number =") else line)
    named = ", ".join(f'{sensor} = "{link}"' for sensor, link in links.items())
    place = ["", "[floor]", f'server = "{dsn}"', f"links = {{ {named} }}", ""]
    to.mkdir(exist_ok=True)
    file = to / f"{number.lower()}.toml"
    file.write_text("\n".join([*lines, *place]), encoding="utf-8")
    return file


def own_file(place: TrialPlace) -> Path:
    """Write the file of a table of a trial."""
    return copied(place.source, place.data, place.number, place.dsn, {"A": place.link})


def play(place: TrialPlace, stop: Event) -> None:
    """Play until it is stopped, then until the floor has everything and has given everything."""
    os.environ["CONFIGURATION_DIRECTORY"] = str(place.data / "settings")
    clock = FastClock(place.began, place.faster)
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
            and not any(ticket.is_live for ticket in link.tickets)
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
            swiper.swipe(next(card.number for card in self._table.cards if card.member.key == key))

    def _chip(self, seat: int, *, is_on: bool) -> None:
        sensors = self._table.rack.simulated.sensors
        if sensors is not None:
            (sensors.place_chip if is_on else sensors.take_chip)(seat)
