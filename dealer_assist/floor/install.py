"""A floor on an empty server: schema, roles, links, tables and the people whose cards count."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from psycopg import sql

from dealer_assist import __version__
from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.contributions import digest_of
from dealer_assist.floor.migrate import FloorError, migrate
from dealer_assist.floor.wire import Connection
from dealer_assist.jackpot.definition import TRAY, Jackpot
from dealer_assist.rules.money import micros
from dealer_assist.value import Value

RANKS = ("dealer", "supervisor", "executive", "technician")
"""Whose cards can count on a floor; a trainer's never does."""


_LIMITS = {
    "statement_timeout": "5s",
    "lock_timeout": "1500ms",
    "idle_in_transaction_session_timeout": "3s",
    "jit": "off",
}
_WITH_TRANSACTION_TIMEOUT = 170_000

KINDS = {
    "manager": "floor_pit",
    "sign": "floor_sign",
    "board": "floor_board",
    "watcher": "floor_watcher",
    "auditor": "floor_auditor",
}
"""Machines that are no tables, by the first word of their role: what each may do."""
_ROLE = re.compile(r"[a-z][a-z0-9_]{2,40}")


class CardHolder(Value):
    """A person whose card the floor believes: what a machine's register calls the card.

    Without a machine's role every machine calls it so.
    """

    person: str
    name: str
    rank: str
    card: str
    machine: str = ""


def role_of(number: str) -> str:
    """Return the role that a table signs on by: the name on its certificate."""
    return f"table_{number.lower()}"


def install(
    connection: Connection,
    name: str,
    links: Mapping[str, FloorLink],
    people: Iterable[CardHolder] = (),
    *,
    machines: Iterable[str] = (),
    least_round_ms: int = 10_000,
) -> list[str]:
    """Bring a server up and give the steps that were taken; what is there already stays.

    `machines` are roles of those that are no tables; one whose people are named is among them.
    """
    machines = frozenset(machines)
    steps = migrate(connection)
    with connection.transaction():
        connection.execute(
            "INSERT INTO floor.floor (name, least_round_ms) VALUES (%s, %s) ON CONFLICT DO NOTHING",
            (name, least_round_ms),
        )
        connection.execute("UPDATE floor.floor SET release = %s", (__version__,))
        for link in links.values():
            _check_unchanged(connection, link)
            _add_link(connection, link)
            # Where its file says nothing, what the house has set stays.
            if (least := link.pit_awards_from) is not None:
                connection.execute(
                    "UPDATE floor.link SET pit_awards_from = %s WHERE link = %s",
                    (micros(least), link.key),
                )
        connection.execute("SELECT floor.keep_rates(settings) FROM floor.floor")
        for link in links.values():
            connection.execute("SELECT floor.seal_levels(%s)", (link.key,))
            for table in link.tables:
                linked = table.linked
                add_table(
                    connection,
                    table.number,
                    linked.game,
                    {table.sensor: link.key},
                    definitions={table.sensor: digest_of(linked.jackpot)}
                    if linked.jackpot.key != link.jackpot.key
                    else {},
                )
        people = list(people)
        for role in sorted({*machines, *(person.machine for person in people)}):
            if role in machines or role.partition("_")[0] in KINDS:
                add_machine(connection, role)
        enrol(connection, people)
    return steps


def enrol(connection: Connection, people: Iterable[CardHolder]) -> None:
    """Take over whose cards machines know; a card that its machine names no more is taken off."""
    named: dict[str, list[str]] = {}
    for person in people:
        _add_person(connection, person)
        named.setdefault(person.machine, []).append(person.card)
    for machine, cards in named.items():
        if machine:
            connection.execute(
                "DELETE FROM floor.enrolled WHERE role = %s AND NOT card = ANY (%s)",
                (machine, cards),
            )


def add_role(connection: Connection, role: str, of: str, *, connections: int) -> None:
    """Let a machine sign on by a role of its own: few connections, and none that holds others up.

    The limits are the server's: a machine that lifts them is named by the watcher of the floor,
    and its session is ended.
    """
    known = connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (role,)).fetchone()
    named = sql.Identifier(role)
    if not known:
        connection.execute(
            sql.SQL("CREATE ROLE {} LOGIN CONNECTION LIMIT {} IN ROLE {}").format(
                named, sql.Literal(connections), sql.Identifier(of)
            )
        )
    newest = connection.info.server_version >= _WITH_TRANSACTION_TIMEOUT
    for setting, value in {**_LIMITS, **({"transaction_timeout": "10s"} if newest else {})}.items():
        connection.execute(
            sql.SQL("ALTER ROLE {} SET {} = {}").format(
                named, sql.Identifier(setting), sql.Literal(value)
            )
        )


def add_machine(connection: Connection, role: str) -> None:
    """Let a machine that is no table sign on: `manager_1`, `sign_mgl`, `board_1`, `watcher_1`."""
    kind, _, name = role.partition("_")
    if kind not in KINDS or not name or not _ROLE.fullmatch(role):
        raise FloorError(
            f"{role!r} is no machine of a floor; write {', '.join(f'{one}_1' for one in KINDS)} "
            "or the like, in small letters and figures"
        )
    add_role(connection, role, KINDS[kind], connections=6)


def add_table(
    connection: Connection,
    number: str,
    game: str,
    links: Mapping[str, str],
    pit: str = "",
    definitions: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Let a table sign on: a role of its own with one connection, on these links by sensor.

    `definitions` are of sensors that play for a link by another paytable than the link names.
    """
    role = role_of(number)
    add_role(connection, role, "floor_kiosk", connections=2)
    connection.execute(
        "INSERT INTO floor.station (station, role, game, pit) VALUES (%s, %s, %s, %s) "
        "ON CONFLICT (station) DO NOTHING",
        (number, role, game, pit),
    )
    for sensor, link in links.items():
        connection.execute(
            "INSERT INTO floor.membership VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING",
            (number, sensor, link, definitions.get(sensor, "")),
        )
        connection.execute(
            "INSERT INTO floor.tally (station, link, level) "
            "SELECT %s, link, level FROM floor.level WHERE link = %s ON CONFLICT DO NOTHING",
            (number, link),
        )


def _check_unchanged(connection: Connection, link: FloorLink) -> None:
    row = connection.execute(
        "SELECT definitions FROM floor.link WHERE link = %s", (link.key,)
    ).fetchone()
    is_same = not row or row[0] == digest_of(link.jackpot)
    for table in link.tables:
        known = connection.execute(
            "SELECT definitions FROM floor.membership WHERE (station, sensor, link) = (%s, %s, %s)",
            (table.number, table.sensor, link.key),
        ).fetchone()
        if known and known[0]:
            is_same = is_same and known[0] == digest_of(table.linked.jackpot)
    if not is_same:
        raise FloorError(
            f"{link.label} is on this server with other definitions; change it by its settings, "
            "not by its file"
        )


def _add_link(connection: Connection, link: FloorLink) -> None:
    jackpot = link.jackpot
    added = connection.execute(
        "INSERT INTO floor.link (link, letter, label, jackpot, wager_cents, definitions, "
        "ordered_by, prize_from) VALUES (%s, %s, %s, %s, %s, %s, %s, %s) "
        "ON CONFLICT (link) DO NOTHING RETURNING 1",
        (
            link.key,
            link.letter,
            link.label,
            jackpot.key,
            jackpot.wager_cents,
            digest_of(jackpot),
            link.ordered_by,
            link.prize_from,
        ),
    ).fetchone()
    if added:
        _add_levels(connection, link)
    # A game that joins a common event later brings lines of its own.
    every = (*(table.linked.jackpot for table in link.tables), jackpot)
    for one in {each.key: each for each in every}.values():
        if added or one.is_event:
            _add_lines(connection, link.key, one)


def _add_levels(connection: Connection, link: FloorLink) -> None:
    for place, level in enumerate(link.jackpot.levels, 1):
        seed = micros(level.seed_cents)
        cap = None if level.cap_cents is None else micros(level.cap_cents)
        connection.execute(
            "INSERT INTO floor.level (link, level, place, label, seed, rate_bp, reserve_bp, cap, "
            "base, seeded, must_hit) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)",
            (
                link.key,
                level.name,
                place,
                str(level.label),
                seed,
                level.rate_bp,
                level.reserve_bp,
                cap,
                seed,
                seed,
                micros(level.must_hit_cents) or None,
            ),
        )


def _add_lines(connection: Connection, link: str, jackpot: Jackpot) -> None:
    for line in (*jackpot.lines, *jackpot.hidden_lines):
        level_name, fixed = jackpot.levels[0].name, 0
        if line.percent:
            level_name = line.pays.meter  # type: ignore[union-attr]
        elif jackpot.fixed_pays == TRAY:
            continue  # the tray pays it, and the floor has no part in it
        else:
            level_name, fixed = jackpot.fixed_pays, line.fixed_prize(jackpot.wager_cents)
        connection.execute(
            "INSERT INTO floor.line VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
            (link, line.key, str(line.label), level_name, line.percent, fixed),
        )


def _add_person(connection: Connection, holder: CardHolder) -> None:
    connection.execute(
        "INSERT INTO floor.person VALUES (%s, %s, %s) "
        "ON CONFLICT (person) DO UPDATE SET name = excluded.name, rank = excluded.rank",
        (holder.person, holder.name, holder.rank),
    )
    connection.execute(
        "INSERT INTO floor.enrolled VALUES (%s, %s, %s) "
        "ON CONFLICT (role, card) DO UPDATE SET person = excluded.person",
        (holder.machine, holder.card, holder.person),
    )
