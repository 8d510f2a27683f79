"""`floor try --sites`: floors as stations of a wider link, with the lines between them cut."""

import time
from contextlib import ExitStack
from random import Random
from threading import Event, Thread

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.install import add_machine, add_site, install, site_role
from dealer_assist.floor.office import verify
from dealer_assist.floor.site_bridge import SiteBridge
from dealer_assist.trials.floor_chaos import Proxy
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import SimulatedTable, differences, furnish
from dealer_assist.value import Value

SUM_EVERY_S = 1.0
PLAYERS = 10
"""Threads of a site: each plays for several tables, a round a second each."""


class Sites(Value):
    """What sites brought to their centre, how often their lines were cut, and what was wrong."""

    sites: int
    tables: int
    seconds: float
    rounds: int
    wagers: int
    sums: int
    line_cut: int
    centre_killed: int
    wrong: tuple[str, ...]


class _Site:
    """A floor with its tables, and the bridge to the centre over a line that can be cut."""

    def __init__(self, name: str, server: OwnServer, link: FloorLink, tables: int) -> None:
        self.name, self.floor = name, furnish(server, link, tables)
        with admin(server) as owner:
            add_machine(owner, "auditor_1")
        self.tables = [SimulatedTable(self.floor, number, seed=7) for number in self.floor.tables]

    def play(self, until: float) -> list[Thread]:
        """Let every table play a round a second."""
        parts = [self.tables[at::PLAYERS] for at in range(PLAYERS)]
        threads = [Thread(target=_play, args=(part, until)) for part in parts if part]
        for thread in threads:
            thread.start()
        return threads


def _play(tables: list[SimulatedTable], until: float) -> None:
    wires = [table.sign_on() for table in tables]
    while time.monotonic() < until:
        due = time.monotonic() + 1
        for table, wire in zip(tables, wires, strict=True):
            wire.contribute(table.play())
        time.sleep(max(0.0, min(due, until) - time.monotonic()))
    for wire in wires:
        wire.close()


def try_sites(link: FloorLink, sites: int, tables: int, seconds: int, seed: int = 7) -> Sites:
    """Let sites play under a centre while lines are cut and the centre dies; compare every sum."""
    random, cuts, kills = Random(seed), 0, 0
    with ExitStack() as undo:
        centre = undo.enter_context(OwnServer(is_on_loopback=True))
        names = [f"S{number}" for number in range(1, sites + 1)]
        with admin(centre) as owner:
            install(owner, "SIMULATED centre", {link.key: link}, ())
            with owner.transaction():
                for name in names:
                    add_site(owner, name, [link.key], tables)
                owner.execute("UPDATE floor.floor SET least_round_ms = 1000")
        floors = [_Site(name, undo.enter_context(OwnServer()), link, tables) for name in names]
        proxies = [Proxy(centre.port) for _ in names]
        over = Event()
        bridges = [
            SiteBridge(
                site.floor.server.dsn("auditor_1"),
                f"host=127.0.0.1 port={proxy.port} dbname=floor user={site_role(site.name)}",
            )
            for site, proxy in zip(floors, proxies, strict=True)
        ]
        carrying = [Thread(target=_carry, args=(site_bridge, over)) for site_bridge in bridges]
        until = time.monotonic() + seconds
        playing = [thread for site in floors for thread in site.play(until)]
        for thread in carrying:
            thread.start()
        while time.monotonic() < until:
            time.sleep(random.uniform(0.3, 2))
            if random.random() < 0.15:
                kills += 1
                centre.kill()
                centre.start()
            else:
                cuts += 1
                proxy = random.choice(proxies)
                proxy.cut()
                time.sleep(random.uniform(0.1, 2))
                proxy.mend()
        for thread in playing:
            thread.join()
        over.set()
        for thread in carrying:
            thread.join()
        for bridge in bridges:
            _last_sum(bridge)
        for proxy in proxies:
            proxy.close()
        wrong = _compare(centre, link, floors)
        with admin(centre) as owner:
            row = owner.execute("SELECT sum(last_n) FROM floor.station").fetchone()
        return Sites(
            sites=sites,
            tables=tables,
            seconds=seconds,
            rounds=sum(table.n for site in floors for table in site.tables),
            wagers=sum(table.wagers for site in floors for table in site.tables),
            sums=int(row[0]) if row else 0,
            line_cut=cuts,
            centre_killed=kills,
            wrong=tuple(wrong),
        )


def _carry(bridge: SiteBridge, over: Event) -> None:
    while not over.wait(SUM_EVERY_S):
        bridge.step()


def _last_sum(bridge: SiteBridge) -> None:
    """Send the sums once more when everything is mended, as a site does after a cut."""
    give_up = time.monotonic() + 60
    while not bridge.step() and time.monotonic() < give_up:
        time.sleep(0.1)
    bridge.close()


def _compare(centre: OwnServer, link: FloorLink, sites: list[_Site]) -> list[str]:
    wrong = [
        f"Site {site.name}: {difference}"
        for site in sites
        for difference in differences(site.floor, site.tables)
    ]
    with admin(centre) as owner:
        wrong += [f"Centre: {one}" for one in verify(owner)]
        for site in sites:
            due = sum(table.wagers for table in site.tables)
            for level in link.jackpot.levels:
                row = owner.execute(
                    "SELECT wagers, share + kept FROM floor.tally "
                    "WHERE station = %s AND level = %s",
                    (site.name, level.name),
                ).fetchone()
                owed = due * link.jackpot.wager_cents * (level.rate_bp + level.reserve_bp)
                if row != (due, owed):
                    wrong.append(
                        f"Site {site.name} owes {level.name} {owed} micro-dollars of {due} "
                        f"wagers, and the centre has {row}"
                    )
    return wrong
