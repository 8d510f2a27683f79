"""`dealer-assist floor`: the server that many tables share a meter on, and trials of it."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from importlib.util import find_spec

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.cli.arguments import Parser, add_window
from dealer_assist.cli.output import write_all
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.kiosk.app import open_floor


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    told = "left out: the floor-wide Game Manager"
    parser.add_argument("what", nargs="?", choices=("install", "verify", "try", "chaos"), help=told)
    dsn = "install: how PostgreSQL is reached, as the owner of an empty database"
    parser.add_argument("server", metavar="DSN", nargs="?", default="", help=dsn)
    dsn = "how PostgreSQL is reached; the Game Manager shows samples without it"
    parser.add_argument("--dsn", default="", help=dsn)
    parser.add_argument("--name", default="Floor", help="install: what the floor is called")
    parser.add_argument("--link", default="", help="try, chaos: left out, the first one")
    parser.add_argument("--tables", metavar="N", type=int, help="try, chaos: how many")
    parser.add_argument("--seconds", metavar="S", type=int, default=10, help="try: how long")
    parser.add_argument("--minutes", metavar="M", type=float, default=1.0, help="chaos: how long")
    parser.add_argument("--seed", metavar="S", type=int, default=7, help="chaos: the same chances")
    race = "chaos: only claims at the same moment, so many times"
    parser.add_argument("--race", metavar="R", type=int, help=race)
    parser.add_argument("--json", dest="is_json", action="store_true", help="as JSON")
    add_window(parser)


def run(
    *,
    what: str | None,
    server: str,
    dsn: str,
    name: str,
    link: str,
    tables: int | None,
    seconds: int,
    minutes: float,
    seed: int,
    race: int | None,
    is_json: bool,
    is_windowed: bool,
    screen: tuple[int, int] | None,
    exit_after: str,
) -> int:
    """Do what was asked for."""
    if what is None:
        return open_floor(
            dsn=dsn,
            size=screen,
            is_windowed=is_windowed or screen is not None,
            exit_after=exit_after,
        )
    if not find_spec("psycopg"):
        raise UsageError("The floor needs the package psycopg; install dealer-assist[link]")
    for called, number in (("tables", tables), ("seconds", seconds), ("race", race)):
        if number is not None and number < 1:
            raise UsageError(f"--{called} must be at least 1")
    match what:
        case "install":
            return _install(server, name)
        case "verify":
            return _verify(dsn or server)
        case "try":
            return _try(_link(link), tables or 20, seconds, is_json=is_json)
        case _ if race is not None:
            return _race(_link(link), race, tables or 8, seed, is_json=is_json)
        case _:
            return _chaos(_link(link), tables or 8, minutes, seed, is_json=is_json)


def _link(key: str) -> FloorLink:
    links = load_links(paths.resources(), paths.layouts())
    if key and key not in links:
        raise UsageError(f"There is no link {key!r}; the links are {', '.join(links)}")
    return links[key] if key else next(iter(links.values()))


def _install(dsn: str, name: str) -> int:
    from dealer_assist.floor.install import install
    from dealer_assist.floor.wire import connect

    if not dsn:
        raise UsageError("'floor install' needs the server: floor install 'host=… dbname=… user=…'")
    links = load_links(paths.resources(), paths.layouts())
    with connect(dsn, options="") as connection:
        steps = install(connection, name, links)
    tables = sum(len(link.tables) for link in links.values())
    print(f"{len(steps)} steps taken. Links: {', '.join(links)}; {tables} tables may sign on.")
    return DONE


def _verify(dsn: str) -> int:
    from dealer_assist.floor.office import verify
    from dealer_assist.floor.wire import connect

    if not dsn:
        raise UsageError("'floor verify' needs the server: floor verify --dsn 'host=… dbname=…'")
    with connect(dsn, options="") as connection:
        wrong = verify(connection)
    return _told(wrong, "Chains whole, money adds up.")


def _try(link: FloorLink, tables: int, seconds: int, *, is_json: bool) -> int:
    from dealer_assist.floor.trial import try_floor

    trial = try_floor(link, tables, seconds)
    if is_json:
        print(json.dumps(asdict(trial)))
        return FOUND_WRONG if trial.wrong else DONE
    write_all(_lines_of(asdict(trial)))
    return _told(list(trial.wrong), "Sums equal.")


def _race(link: FloorLink, times: int, tables: int, seed: int, *, is_json: bool) -> int:
    from dealer_assist.floor.race import race

    ended = race(link, times, tables=tables, seed=seed)
    if is_json:
        print(json.dumps(asdict(ended)))
        return FOUND_WRONG if ended.wrong else DONE
    print(f"{ended.tickets} tickets, {ended.locked} prizes.")
    return _told(list(ended.wrong), "Order total, every prize as in a replay in ticket order.")


def _chaos(link: FloorLink, tables: int, minutes: float, seed: int, *, is_json: bool) -> int:
    from dealer_assist.scenarios.floor_chaos import chaos

    ended = chaos(link, tables, minutes, seed)
    if is_json:
        print(json.dumps(asdict(ended)))
        return FOUND_WRONG if ended.wrong else DONE
    write_all(_lines_of(asdict(ended)))
    return _told(list(ended.wrong), "Journals and floor equal to the micro-dollar.")


def _lines_of(values: dict[str, object]) -> Iterator[str]:
    for name, value in values.items():
        if name != "wrong":
            yield f"{name.replace('_', ' '):24} {value}"


def _told(wrong: list[str], well: str) -> int:
    for one in wrong:
        print(one)
    if wrong:
        return FOUND_WRONG
    print(well)
    return DONE
