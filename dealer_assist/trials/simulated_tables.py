"""Simulated tables on a floor of one's own: many at once, no screens, for trials of a server."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from random import Random

from dealer_assist import __version__, paths
from dealer_assist.catalog.links import FloorLink
from dealer_assist.catalog.people import load_staff
from dealer_assist.floor.contributions import Contribution, digest_of
from dealer_assist.floor.install import RANKS, CardHolder, add_table, install, role_of
from dealer_assist.floor.office import verify
from dealer_assist.floor.wire import CALM, Wire, connect
from dealer_assist.jackpot.account import Account, contribute, open_account
from dealer_assist.jackpot.definition import Level
from dealer_assist.trials.own_server import Reachable, admin
from dealer_assist.value import Value

AGES_MS = 10**12

SUPERVISOR = CardHolder("P1", "Sample Supervisor", "supervisor", "sample-supervisor")
EXECUTIVE = CardHolder("P2", "Sample Executive", "executive", "sample-executive")
PEOPLE = (SUPERVISOR, EXECUTIVE)


class SimulatedFloor(Value):
    """A server with a link and tables on it."""

    server: Reachable
    link: FloorLink
    tables: tuple[str, ...]


def sample_staff() -> list[CardHolder]:
    """Return the holders of the sample cards, as tables for training know them."""
    return [
        CardHolder(card.member.key, card.member.name, card.member.role.value, card.member.identity)
        for card in load_staff(paths.resources() / "staff" / "training.toml")
        if card.member.role.value in RANKS
    ]


def furnish(
    server: Reachable, link: FloorLink, count: int, people: Sequence[CardHolder] = PEOPLE
) -> SimulatedFloor:
    """Install a floor with so many tables on one link.

    It has the limits of every floor; its tables have saved up the time to play as fast as they
    like, as after a server was put back.
    """
    tables = tuple(f"T{number}" for number in range(1, count + 1))
    with admin(server) as connection:
        bare = {link.key: link}
        install(connection, "SIMULATED", bare, people)
        with connection.transaction():
            for number in tables:
                add_table(connection, number, link.tables[0].linked.game, {"A": link.key})
            connection.execute("UPDATE floor.station SET budget_ms = %s", (AGES_MS,))
    return SimulatedFloor(server, link, tables)


class SimulatedTable:
    """A table that plays rounds and keeps its own account of what it owes each level."""

    def __init__(self, floor: SimulatedFloor, number: str, seed: int) -> None:
        self.number = number
        self._floor = floor
        self._random = Random(f"{seed} {number}")
        self._began = datetime.now(UTC) - timedelta(days=20)
        self.clock_off = timedelta()
        self.n = 0
        self.wagers = 0
        self.owed = {level.name: _nothing(level) for level in floor.link.jackpot.levels}

    def sign_on(self, dsn: str = "", *, options: str = CALM) -> Wire:
        """Connect, by the limits of a table or others, and compare numbers with the floor."""
        dsn = dsn or self._floor.server.dsn(role_of(self.number))
        wire = Wire(connect(dsn, options=options), sample_key(self.number))
        try:
            wire.hello(__version__, {"A": digest_of(self._floor.link.jackpot)}, self.n, "")
        except BaseException:
            wire.close()
            raise
        return wire

    def play(self, count: int = 1, seats: int = 7) -> list[Contribution]:
        """Play rounds: each seat has its chip on the sensor."""
        played = []
        for _ in range(count):
            self.n += 1
            self.wagers += seats
            for level in self._floor.link.jackpot.levels:
                wager = self._floor.link.jackpot.wager_cents
                for _seat in range(seats):
                    self.owed[level.name] = contribute(level, self.owed[level.name], wager)
            played.append(self._round(seats))
        return played

    def _round(self, seats: int) -> Contribution:
        at = self._began + timedelta(milliseconds=self.n) + self.clock_off
        head = sha256(f"{self.number} {self.n}".encode()).hexdigest()
        chips = tuple((seat, "A") for seat in range(1, seats + 1))
        return Contribution(self.n, self.n, at, chips, head)


def differences(floor: SimulatedFloor, tables: Sequence[SimulatedTable]) -> list[str]:
    """Compare what every table owes with what the server counted, then walk its chains."""
    owed = {
        table.number: {name: account.contributed for name, account in table.owed.items()}
        for table in tables
    }
    return sums_that_differ(floor.server, owed)


def sums_that_differ(server: Reachable, owed: Mapping[str, Mapping[str, int]]) -> list[str]:
    """Compare micro-dollars by table and level with the server's, then walk its chains."""
    wrong = []
    with admin(server) as connection:
        for number, levels in owed.items():
            rows = connection.execute(
                "SELECT level, share + kept FROM floor.tally WHERE station = %s", (number,)
            ).fetchall()
            counted: dict[str, int] = dict(rows)
            wrong += [
                f"Table {number} owes {level} {due} micro-dollars, and the floor counted "
                f"{counted.get(level, 0)}"
                for level, due in levels.items()
                if counted.get(level, 0) != due
            ]
        return [*wrong, *verify(connection)]


def sample_key(number: str) -> bytes:
    """Return the card key of a simulated table: the same one whenever it comes back."""
    return sha256(f"card key {number}".encode()).digest()


def _nothing(level: Level) -> Account:
    opened = open_account(level)
    return Account(meter=opened.meter, seeded=opened.seeded)
