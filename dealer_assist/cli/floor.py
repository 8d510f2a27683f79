"""`dealer-assist floor`: the server that many tables share a meter on, and trials of it."""

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli import floor_services
from dealer_assist.cli.arguments import (
    Parser,
    SubCommand,
    add_data,
    add_window,
    file_or_folder,
    positive,
)
from dealer_assist.cli.output import write_all, writing
from dealer_assist.desk.clock import WallClock
from dealer_assist.desk.self_check import staff_of
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.kiosk.app import open_floor, open_sign
from dealer_assist.staff.directory import folded
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import plain

if TYPE_CHECKING:
    from dealer_assist.floor.install import CardHolder
    from dealer_assist.trials.floor_chaos import Chaos
    from dealer_assist.trials.floor_load import LoadTrial
    from dealer_assist.trials.floor_sites import Sites
    from dealer_assist.trials.floor_storm import Storm

_SERVER = "how PostgreSQL is reached"


def _link(key: str) -> FloorLink:
    links = load_links(paths.resources(), paths.layouts(), paths.house_folder())
    if key and key not in links:
        raise UsageError(f"There is no link {key!r}; the links are {', '.join(links)}")
    return links[key] if key else next(iter(links.values()))


def _install_arguments(parser: Parser) -> None:
    dsn = "how PostgreSQL is reached, as the owner of an empty database"
    parser.add_argument("server", metavar="DSN", nargs="?", default="", help=dsn)
    parser.add_argument("--name", default="Floor", help="what the floor is called")
    people = "whose cards a machine knows, as 'floor join' wrote it there; once a machine"
    parser.add_argument("--people", metavar="FILE", action="append", default=[], help=people)
    role = "a machine that is no table: manager_1, sign_mgl, board_1, watcher_1, auditor_1"
    parser.add_argument("--role", dest="machines", action="append", default=[], help=role)
    code = "the changes that were told and agreed to, by their code"
    parser.add_argument("--apply", metavar="CODE", default="", help=code)
    listed = "write the changes into this file, for the house's key to sign"
    parser.add_argument("--changes", metavar="FILE", type=file_or_folder, help=listed)
    signed = "what packaging/house-key made of that file"
    parser.add_argument("--signed", metavar="FILE", type=file_or_folder, help=signed)


def _install(
    *,
    server: str,
    name: str,
    people: list[str],
    machines: list[str],
    apply: str,
    changes: Path | None,
    signed: Path | None,
) -> int:
    _need_psycopg()
    dsn = server
    from dealer_assist.floor.changes import Agreed, install_agreed
    from dealer_assist.floor.install import install
    from dealer_assist.floor.join import read_people
    from dealer_assist.floor.wire import connect

    if not dsn:
        raise UsageError("'floor install' needs the server: floor install 'host=… dbname=… user=…'")
    links = load_links(paths.resources(), paths.layouts(), paths.house_folder())
    holders = [person for file in people for person in read_people(Path(file))]
    agreed = Agreed(apply, _hex(signed) if signed else b"")
    key = paths.house_key_file()
    with connect(dsn, options="") as connection:
        steps, waits = install_agreed(
            connection,
            lambda: install(connection, name, links, holders, machines=machines),
            agreed,
            _hex(key) if key.exists() else None,
        )
    if waits is not None:
        print(waits.text, end="")
        if changes is not None:
            with writing(changes):
                changes.write_text(waits.text, encoding="utf-8")
        how = "--signed FILE" if key.exists() else f"--apply {waits.code}"
        print(f"Nothing is changed yet. Where two people agree, call it again with {how}.")
        return FOUND_WRONG
    tables = sum(len(link.tables) for link in links.values())
    many = "1 table" if tables == 1 else f"{tables} tables"
    print(f"Steps taken: {len(steps)}. Links: {', '.join(links)}; {many} may sign on.")
    return DONE


def _hex(file: Path) -> bytes:
    """Read a key or a signature."""
    try:
        return bytes.fromhex(file.read_text(encoding="ascii"))
    except (OSError, ValueError) as trouble:
        raise UsageError(f"{file} is no key and no signature ({trouble})") from trouble


def _verify_arguments(parser: Parser) -> None:
    parser.add_argument("server", metavar="DSN", nargs="?", default="", help=_SERVER)
    parser.add_argument("--dsn", default="", help="the same")
    journals = "compare with the journals of the tables, in this folder"
    parser.add_argument("--journals", metavar="DIR", type=file_or_folder, help=journals)


def _verify(*, server: str, dsn: str, journals: Path | None) -> int:
    _need_psycopg()
    dsn = dsn or server
    from dealer_assist.floor.office import verify
    from dealer_assist.floor.wire import connect

    if not dsn:
        raise UsageError("'floor verify' needs the server: floor verify --dsn 'host=… dbname=…'")
    well = "Chains whole, money adds up."
    with connect(dsn, options="") as connection:
        wrong = verify(connection)
        if journals is not None:
            from dealer_assist.floor.journal_check import differences

            wrong += differences(connection, journals)
            well = "Chains whole, money adds up, every number and payment as in the journals."
    return _told(wrong, well)


def _join_arguments(parser: Parser) -> None:
    parser.add_argument("--table", metavar="FILE", default="", help="its table file")
    manager = "this machine is a Game Manager; --table names its swiper and staff"
    parser.add_argument("--manager", metavar="NAME", default="", help=manager)
    role = "this machine is another one: sign_mgl, board_1, watcher_1, auditor_1, replicator"
    parser.add_argument("--role", default="", help=role)
    add_data(parser)


def _join(*, table: str, manager: str, role: str, data: Path | None) -> int:
    _need_psycopg()
    from dealer_assist.floor.install import role_of
    from dealer_assist.floor.join import join, join_as

    folder = paths.floor_folder()
    if role:
        write_all(join_as(role, folder))
        return DONE
    if not table:
        raise UsageError(
            "'floor join' needs the table: floor join --table FILE; a Game Manager's own is "
            "floor join --manager NAME --table FILE"
        )
    setup = load_table(
        paths.resources(), paths.layouts(), find_table(paths.resources(), table, Path())
    )
    data = data or paths.data_folder()
    if manager:
        machine = f"manager_{manager.lower()}"
        write_all(join_as(machine, folder, _people(setup, data, machine)))
    else:
        write_all(join(setup, folder, _people(setup, data, role_of(setup.number))))
    return DONE


def _people(setup: TableSetup, data: Path, machine: str) -> "list[CardHolder]":
    """Return whose cards a machine knows: each person by name, whichever machines know a card."""
    from dealer_assist.floor.install import RANKS, CardHolder

    return [
        CardHolder(
            folded(member.name), str(member.name), member.role.value, member.identity, machine
        )
        for member in sorted(_staff(setup, data), key=_rank)
        if member.role.value in RANKS
    ]


def _rank(member: StaffMember) -> int:
    """Order the cards of one person so that the highest is the last word."""
    return member.may_authorise(Role.SUPERVISOR) + member.may_authorise(Role.EXECUTIVE)


def _staff(setup: TableSetup, data: Path) -> list[StaffMember]:
    """Return the staff of a table: its samples, or those who hold a card in its register."""
    if not setup.is_live:
        file = paths.resources() / "staff" / f"{setup.staff}.toml"
        return [member.member for member in load_staff(file)]
    register = staff_of(setup, data, WallClock()).register
    return [member.member for member in register.staff().cards.values()]


def _manager_arguments(parser: Parser) -> None:
    dsn = "how PostgreSQL is reached; the Game Manager shows samples without it"
    parser.add_argument("--dsn", default="", help=dsn)
    table = "the table file that names its swiper and staff"
    parser.add_argument("--table", metavar="FILE", default="", help=table)
    add_data(parser)
    add_window(parser)


def _manage(
    *,
    dsn: str,
    table: str,
    data: Path | None,
    is_windowed: bool,
    screen: tuple[int, int] | None,
    exit_after: str,
) -> int:
    if dsn:
        _need_psycopg()
    return open_floor(
        dsn=dsn,
        table=table,
        data=data,
        size=screen,
        is_windowed=is_windowed or screen is not None,
        exit_after=exit_after,
    )


def _site_arguments(parser: Parser) -> None:
    parser.add_argument("server", metavar="DSN", nargs="?", default="", help="as its owner")
    parser.add_argument("--name", default="", help="the site's name, in small letters")
    here = "this server is the center, and not the site"
    parser.add_argument("--center", dest="is_center", action="store_true", help=here)
    table = "a table of the site by its number; once a table"
    parser.add_argument("--table", dest="tables", action="append", default=[], help=table)
    reach = "how this server reaches the other one, once that stands"
    parser.add_argument("--reach", metavar="DSN", default="", help=reach)


def _site(*, server: str, name: str, is_center: bool, tables: list[str], reach: str) -> int:
    _need_psycopg()
    from dealer_assist.floor import sites
    from dealer_assist.floor.wire import connect

    if not server or not name:
        raise UsageError("'floor site' needs both: floor site 'host=… dbname=…' --name north")
    with connect(server, options="") as connection, connection.transaction():
        version = connection.info.server_version
        if is_center:
            sites.take_site(connection, name, tables)
            statements = sites.center_statements(name, reach, version)
        else:
            sites.carry(connection, tables)
            statements = sites.site_statements(name, reach, version)
    print(statements, end="")
    return DONE


def _sign_arguments(parser: Parser) -> None:
    parser.add_argument("--link", default="", help="which link it shows")
    parser.add_argument("--dsn", default="", help=_SERVER)
    add_window(parser)


def _sign(
    *, link: str, dsn: str, is_windowed: bool, screen: tuple[int, int] | None, exit_after: str
) -> int:
    _need_psycopg()
    if not link or not dsn:
        raise UsageError("The sign needs both: floor sign --link NAME --dsn 'host=… dbname=…'")
    return open_sign(
        table="",
        data=None,
        link=link,
        dsn=dsn,
        size=screen,
        is_windowed=is_windowed or screen is not None,
        exit_after=exit_after,
    )


def _need_psycopg() -> None:
    if not find_spec("psycopg"):
        raise UsageError("The floor needs the package psycopg; install dealer-assist[link]")


def _need_trials() -> None:
    _need_psycopg()
    if not find_spec("dealer_assist.trials"):
        raise UsageError(
            "Trials of a floor are not part of an installed program; run them from the source tree"
        )


def _trial_arguments(parser: Parser) -> None:
    parser.add_argument("--link", default="", help="which one, or the first")
    parser.add_argument("--json", dest="is_json", action="store_true", help="as JSON")


def _try_arguments(parser: Parser) -> None:
    _trial_arguments(parser)
    how_many = "so many without windows, to measure the server"
    parser.add_argument("--tables", metavar="N", type=positive, help=how_many)
    parser.add_argument("--seconds", metavar="S", type=positive, help="how long")
    sites = "whole tables at so many sites under a center, while all of it is broken"
    parser.add_argument("--sites", metavar="N", type=positive, help=sites)


def _try(
    *, link: str, tables: int | None, seconds: int | None, sites: int | None, is_json: bool
) -> int:
    _need_trials()
    if sites is not None:
        from dealer_assist.trials.floor_sites import try_sites

        ended = try_sites(_link(link), sites, tables or 1, seconds or 60)
        return _ended(ended, "Journals and center equal to the micro-dollar.", is_json=is_json)
    if tables is None and seconds is None and not is_json:
        from dealer_assist.trials.floor_windows import try_with_windows

        return try_with_windows(_link(link))
    return _try_load(_link(link), tables or 20, seconds or 10, is_json=is_json)


def _chaos_arguments(parser: Parser) -> None:
    _trial_arguments(parser)
    parser.add_argument("--tables", metavar="N", type=positive, default=8, help="how many")
    parser.add_argument("--minutes", metavar="M", type=float, default=1.0, help="how long")
    parser.add_argument("--seed", metavar="S", type=int, default=7, help="the same chances")
    race = "only claims at the same moment, so many times"
    parser.add_argument("--race", metavar="R", type=positive, help=race)
    storm = "only calls as fast as they go, so many, while server and network fail"
    parser.add_argument("--storm", metavar="CALLS", type=positive, help=storm)


def _try_chaos(
    *,
    link: str,
    tables: int,
    minutes: float,
    seed: int,
    race: int | None,
    storm: int | None,
    is_json: bool,
) -> int:
    _need_trials()
    if storm is not None:
        from dealer_assist.trials import floor_storm

        ended = floor_storm.storm(_link(link), storm, tables=tables, seed=seed)
        return _ended(ended, "Facts, sums and order as in a replay.", is_json=is_json)
    if race is not None:
        return _race(_link(link), race, tables, seed, is_json=is_json)
    return _chaos(_link(link), tables, minutes, seed, is_json=is_json)


def _try_load(link: FloorLink, tables: int, seconds: int, *, is_json: bool) -> int:
    from dealer_assist.trials.floor_load import try_floor

    return _ended(try_floor(link, tables, seconds), "Sums equal.", is_json=is_json)


def _race(link: FloorLink, times: int, tables: int, seed: int, *, is_json: bool) -> int:
    from dealer_assist.trials.ticket_race import race

    ended = race(link, times, tables=tables, seed=seed)
    if is_json:
        print(json.dumps(plain(ended)))
        return FOUND_WRONG if ended.wrong else DONE
    print(f"{ended.tickets} tickets, {ended.locked} prizes.")
    return _told(list(ended.wrong), "Order total, every prize as in a replay in ticket order.")


def _chaos(link: FloorLink, tables: int, minutes: float, seed: int, *, is_json: bool) -> int:
    from dealer_assist.trials.floor_chaos import chaos

    ended = chaos(link, tables, minutes, seed)
    return _ended(ended, "Journals and floor equal to the micro-dollar.", is_json=is_json)


def _ended(ended: "LoadTrial | Chaos | Storm | Sites", well: str, *, is_json: bool) -> int:
    """Print how a trial ended; 1 where anything was wrong."""
    if is_json:
        print(json.dumps(plain(ended)))
        return FOUND_WRONG if ended.wrong else DONE
    write_all(_lines_of(plain(ended)))
    return _told(list(ended.wrong), well)


def _lines_of(values: dict[str, object]) -> Iterator[str]:
    for name, value in values.items():
        if name != "wrong":
            yield f"{name.replace('_', ' '):24} {value}"


def _told(wrong: list[str], well: str) -> int:
    for sentence in wrong:
        print(sentence)
    if wrong:
        return FOUND_WRONG
    print(well)
    return DONE


SUB_COMMANDS = {
    "": SubCommand("the floor-wide Game Manager", _manager_arguments, _manage),
    "install": SubCommand("puts a floor on an empty database", _install_arguments, _install),
    "join": SubCommand("writes what a table needs to sign on", _join_arguments, _join),
    "site": SubCommand("joins a site and a center", _site_arguments, _site),
    "sign": SubCommand("the public sign of a link", _sign_arguments, _sign),
    "verify": SubCommand("checks chains and money of a floor", _verify_arguments, _verify),
    "board": SubCommand(
        "shows a floor in browsers, and looks after it: a service",
        floor_services.add_board,
        floor_services.board,
    ),
    "report": SubCommand(
        "a shift or a gaming day of a floor, to read or as files",
        floor_services.add_report,
        floor_services.report,
    ),
    "watch": SubCommand(
        "looks after a floor once a second: a service",
        floor_services.add_watch,
        floor_services.watch,
    ),
    "try": SubCommand("a floor of its own, to look at or measure", _try_arguments, _try),
    "chaos": SubCommand("a floor whose cables and power fail", _chaos_arguments, _try_chaos),
}
"""What `floor` does; without a word it opens the Game Manager."""
