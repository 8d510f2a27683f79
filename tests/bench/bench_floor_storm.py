"""All tables of a floor lose their server in one moment and sign on again; and a floor of 5,000.

    [TABLES=150] python tests/bench/bench_floor_storm.py [storm] [large]

Targets: of 500 tables the last is back within 10 s of a server that answers again; with 5,000 on
record, all silent, a watcher's look takes at most 1 s. Tables and server share the cores of this
machine, and there is no TLS. What 5,000 do is simulated: each signs on, tells a round and goes, 16
at once; 5,000 sessions that stay are no part of it.
"""

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import quantiles
from threading import Thread

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.errors import UserFacingError
from dealer_assist.floor.link_work import AGAIN_MS, again_ms
from dealer_assist.trials.own_server import OwnServer, admin, debian_binaries
from dealer_assist.trials.simulated_tables import SimulatedTable, differences, furnish

TABLES = int(os.environ.get("TABLES", "500"))
LARGE, AT_ONCE, PATIENCE_S = 5_000, 16, 120


def main() -> int:
    """Measure what is asked for, or both."""
    link = load_links(paths.resources(), paths.layouts())["MGL"]
    parts: dict[str, Callable[[FloorLink], bool]] = {"storm": storm, "large": large}
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {debian_binaries()}")
    kept = [parts[one](link) for one in sys.argv[1:] or list(parts)]
    return 0 if all(kept) else 1


def storm(link: FloorLink) -> bool:
    """Kill the server under all tables, and see when each is back."""
    last = 0.0
    for words, wait_ms in (("at the same moment", lambda: AGAIN_MS), ("each in its own", again_ms)):
        with OwnServer(binaries=debian_binaries()) as server:
            floor = furnish(server, link, TABLES)
            tables = [SimulatedTable(floor, number, seed=7) for number in floor.tables]
            server.kill()
            back: list[float] = []
            tries: list[int] = []
            threads = [Thread(target=_again, args=(one, wait_ms, back, tries)) for one in tables]
            for one in threads:
                one.start()
            time.sleep(2)
            server.start()
            answers = time.monotonic()
            for one in threads:
                one.join()
            spent = server.processor_seconds()
            wrong = differences(floor, tables)
        after = [moment - answers for moment in back]
        last = max(after)
        print(
            f"{len(back)} of {TABLES} tables, {words}: half after {quantiles(after, n=2)[0]:.1f} "
            f"s, the last {last:.1f} s after the server answers; {sum(tries) / TABLES:.1f} tries, "
            f"{spent:.1f} s of the server's processor; {len(wrong)} wrong; "
            f"load {os.getloadavg()[0]:.1f}"
        )
    return last <= 10 and not wrong


def _again(
    table: SimulatedTable, wait_ms: Callable[[], int], back: list[float], tries: list[int]
) -> None:
    """Sign on as a table does that has lost its line, tell a round, and go."""
    give_up = time.monotonic() + PATIENCE_S
    rounds = table.play()
    count = 0
    while time.monotonic() < give_up:
        time.sleep(wait_ms() / 1000)
        count += 1
        try:
            wire = table.sign_on()
            wire.contribute(rounds)
        except UserFacingError:
            continue
        back.append(time.monotonic())
        tries.append(count)
        wire.close()
        return


def large(link: FloorLink) -> bool:
    """Let 5,000 tables each tell a round, and look after all of them while they are silent."""
    with OwnServer(binaries=debian_binaries()) as server:
        began = time.monotonic()
        floor = furnish(server, link, LARGE)
        made = time.monotonic() - began
        tables = [SimulatedTable(floor, number, seed=7) for number in floor.tables]
        began = time.monotonic()
        with ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(lambda one: _again(one, again_ms, [], []), tables))
        told = time.monotonic() - began
        looks = []
        with admin(server) as connection:
            connection.execute("VACUUM ANALYZE")
            time.sleep(5)  # by now all are silent
            for _ in range(3):
                began = time.monotonic()
                connection.execute("SELECT floor.watch()")
                looks.append(time.monotonic() - began)
        wrong = differences(floor, tables)
    print(
        f"{LARGE:,} tables: made in {made:.0f} s; each signed on, told a round and went, {AT_ONCE} "
        f"at once, in {told:.1f} s; all silent: a look takes {max(looks):.2f} s at the most; "
        f"{len(wrong)} wrong; load {os.getloadavg()[0]:.1f}"
    )
    return max(looks) <= 1 and not wrong


if __name__ == "__main__":
    sys.exit(main())
