"""`floor try --sites`: whole tables at several sites play for one meter at a center.

Lines are cut, the servers of sites and center die, tables die, and in the middle the center is lost
for good: its standby takes its place. In the end every cent and every order is compared.
"""

import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.install import role_of
from dealer_assist.floor.journal_check import differences_of
from dealer_assist.floor.migrate import migrate
from dealer_assist.floor.sites import carry, center_statements, site_statements, take_site
from dealer_assist.floor.wire import Connection
from dealer_assist.trials.floor_chaos import Crew, Proxy, compare, file_of, journal_of
from dealer_assist.trials.floor_kiosk import TrialPlace, source_of
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.own_standby import OwnStandby
from dealer_assist.trials.simulated_tables import furnish, sample_staff
from dealer_assist.value import Value


class Sites(Value):
    """What was broken how often, what was played through it, and everything that was wrong."""

    sites: int
    tables: int
    seconds: float
    rounds: int
    prizes: int
    line_cut: int
    tables_killed: int
    site_killed: int
    center_killed: int
    center_lost: int
    wrong: tuple[str, ...]


class _Center:
    """The server of the center: another one once it is lost."""

    def __init__(self, server: OwnServer) -> None:
        self.server = server
        self.stands: OwnServer | OwnStandby = server
        self.standby: OwnStandby | None = None

    def lose(self, sites: "list[_Site]") -> None:
        """Let it die for good; its standby leads, and the lines go to it."""
        if self.standby is None:
            return
        self.server.kill()
        self.standby.promote()
        self.stands = self.standby
        with admin(self.standby) as owner:
            owner.execute("ALTER SYSTEM RESET synchronous_standby_names")
            owner.execute("SELECT pg_reload_conf()")
            owner.execute("UPDATE floor.floor SET epoch = epoch + 1")
            for site in sites:
                # As Patroni does for a new leader: the slot is there before anybody asks for it.
                _run(owner, center_statements(site.name, "", owner.info.server_version))
        for site in sites:
            site.up_to_center.lead_to(self.standby.port)


class _Site:
    """A server that carries calls, and its two lines to the center, which are cut together."""

    def __init__(self, name: str, server: OwnServer, center: OwnServer) -> None:
        self.name, self.server = name, server
        self.up_to_center, self.down_to_site = Proxy(center.port), Proxy(server.port)

    def cut(self, seconds: float) -> None:
        """Cut the line for so long."""
        for line in (self.up_to_center, self.down_to_site):
            line.cut()
        time.sleep(seconds)
        for line in (self.up_to_center, self.down_to_site):
            line.mend()

    def close(self) -> None:
        """Take the lines away."""
        self.up_to_center.close()
        self.down_to_site.close()


def try_sites(link: FloorLink, sites: int, tables: int, seconds: float, seed: int = 7) -> Sites:
    """Let so many tables a site play through everything that can break, and compare."""
    random, began = Random(seed), datetime.now(UTC)
    with ExitStack() as undo:
        folder = Path(undo.enter_context(tempfile.TemporaryDirectory()))
        center = _Center(undo.enter_context(_logical()))
        floor = furnish(center.server, link, sites * tables, sample_staff())
        stands = [
            _Site(f"s{number + 1}", undo.enter_context(_logical()), center.server)
            for number in range(sites)
        ]
        for at, site in enumerate(stands):
            _join(center.server, site, floor.tables[at * tables : (at + 1) * tables])
            undo.callback(site.close)
        center.standby = OwnStandby(center.server)
        undo.callback(center.standby.stop)
        places = [
            TrialPlace(
                number=number,
                source=source_of(link.tables[at % len(link.tables)]),
                data=folder / number,
                dsn=stands[at // tables].server.dsn(role_of(number)),
                link=link.key,
                seed=seed,
                began=began,
            )
            for at, number in enumerate(floor.tables)
        ]
        crew = Crew(places)
        done = _break(random, seconds, center, stands, crew, len(places))
        wrong = [*crew.dead(), *crew.finish(180)]
        journals = [journal_of(place) for place in places]
        wrong += compare(center.stands, link, journals)
        with admin(center.stands) as owner:
            for place in places:
                wrong += differences_of(owner, place.number, ("A",), file_of(place))
        return Sites(
            sites=sites,
            tables=tables,
            seconds=seconds,
            rounds=sum(journal.rounds for journal in journals),
            prizes=sum(len(journal.won) for journal in journals),
            line_cut=done["cut"],
            tables_killed=done["table"],
            site_killed=done["site"],
            center_killed=done["center"],
            center_lost=done["lost"],
            wrong=tuple(wrong),
        )


def _break(
    random: Random, seconds: float, center: _Center, sites: list[_Site], crew: Crew, tables: int
) -> Counter[str]:
    done: Counter[str] = Counter()
    began = time.monotonic()
    while (now := time.monotonic() - began) < seconds:
        time.sleep(random.uniform(0.5, 3))
        (what,) = random.choices(("cut", "table", "site", "center"), (5, 3, 2, 1))
        if now > seconds / 2 and not done["lost"]:
            what = "lost"
        elif what == "center" and done["lost"]:
            what = "cut"
        done[what] += 1
        match what:
            case "cut":
                random.choice(sites).cut(random.uniform(0.1, 6))
            case "table":
                crew.kill(random.randrange(tables))
            case "site":
                site = random.choice(sites)
                site.server.kill()
                site.server.start()
            case "center":
                center.server.kill()
                center.server.start()
            case _:
                center.lose(sites)
    return done


def _logical() -> OwnServer:
    server = OwnServer(is_on_loopback=True)
    with admin(server) as owner:
        owner.execute("ALTER SYSTEM SET wal_level = 'logical'")
        # A line that is mended is there again at once.
        owner.execute("ALTER SYSTEM SET wal_retrieve_retry_interval = '500ms'")
    server.kill()
    server.start()
    return server


def _join(center: OwnServer, site: _Site, tables: tuple[str, ...]) -> None:
    with admin(center) as there, admin(site.server) as here:
        migrate(here)
        here.execute("INSERT INTO floor.floor (name) VALUES ('SIMULATED site')")
        take_site(there, site.name, tables)
        carry(here, tables)
        version = here.info.server_version
        _run(there, center_statements(site.name, "", version))
        _run(here, site_statements(site.name, _by(site.up_to_center), version))
        _run(there, center_statements(site.name, _by(site.down_to_site), version))


def _by(line: Proxy) -> str:
    return f"host=127.0.0.1 port={line.port} user=floor dbname=floor"


def _run(connection: Connection, statements: str) -> None:
    for statement in statements.splitlines():
        connection.execute(statement.encode())
