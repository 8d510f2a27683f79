"""Sites under a center: which tables are carried, and what carries them, on either side.

At the center the tables of a site are stations like any other. At the site they have a role that
may post a call and read the answer. Between them are two publications, two slots and two
subscriptions of PostgreSQL's logical replication, which only the superuser of a server can make.
"""

import re
from collections.abc import Iterable

from psycopg import sql

from dealer_assist.floor.install import add_role, role_of
from dealer_assist.floor.migrate import FloorError
from dealer_assist.floor.wire import Connection

_NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
_AS_ITS_OWNER = 160_000
"""From this version on a subscription says whose rights it has; before, it has its owner's."""


def take_site(connection: Connection, site: str, tables: Iterable[str]) -> None:
    """Have the calls of these tables come from a site and from nowhere else: at the center."""
    _check(site)
    for number in tables:
        known = connection.execute(
            "UPDATE floor.station SET site = %s WHERE station = %s RETURNING 1", (site, number)
        ).fetchone()
        if not known:
            raise FloorError(f"The center has no table {number}; name it in a link's file first")
        connection.execute(sql.SQL("ALTER ROLE {} NOLOGIN").format(_role(number)))


def carry(connection: Connection, tables: Iterable[str]) -> None:
    """Let these tables post calls for the center: at their site."""
    for number in tables:
        add_role(connection, role_of(number), "floor_carried", connections=2)


def center_statements(site: str, reach: str, version: int) -> str:
    """Return what the superuser of the center runs; `reach` is the site, once it stands."""
    _check(site)
    rows = sql.SQL("TABLE floor.answered WHERE (site = {})").format(sql.Literal(site))
    return _statements(
        (f"floor_answered_{site}", rows, f"site_{site}"),
        (f"site_{site}", reach, "floor_asked", "center"),
        version,
    )


def site_statements(site: str, reach: str, version: int) -> str:
    """Return what the superuser of a site runs; `reach` is the center, once it stands."""
    _check(site)
    return _statements(
        ("floor_asked", sql.SQL("TABLE floor.asked"), "center"),
        ("center", reach, f"floor_answered_{site}", f"site_{site}"),
        version,
    )


def _statements(
    sends: tuple[str, sql.Composable, str], takes: tuple[str, str, str, str], version: int
) -> str:
    """Return what sends and, where the other side is named, what takes; each is made once."""
    publication, rows, slot = sends
    told = [
        _unless(
            sql.SQL("SELECT 1 FROM pg_publication WHERE pubname = {}").format(
                sql.Literal(publication)
            ),
            sql.SQL("CREATE PUBLICATION {} FOR {} WITH (publish = 'insert')").format(
                sql.Identifier(publication), rows
            ),
        ),
        sql.SQL(
            "SELECT pg_create_logical_replication_slot({slot}, 'pgoutput') "
            "WHERE NOT EXISTS (SELECT 1 FROM pg_replication_slots WHERE slot_name = {slot})"
        ).format(slot=sql.Literal(slot)),
    ]
    subscription, reach, of, by = takes
    if reach:
        made = sql.SQL(
            "CREATE SUBSCRIPTION {} CONNECTION {} PUBLICATION {} WITH (create_slot = false, "
            "slot_name = {}, copy_data = false, synchronous_commit = 'on'{})"
        ).format(
            sql.Identifier(subscription),
            sql.Literal(reach),
            sql.Identifier(of),
            sql.Literal(by),
            sql.SQL(", run_as_owner = true" if version >= _AS_ITS_OWNER else ""),
        )
        there = sql.SQL("SELECT 1 FROM pg_subscription WHERE subname = {}")
        told.append(_unless(there.format(sql.Literal(subscription)), made))
    return "".join(f"{one.as_string(None)};\n" for one in told)


def _unless(there: sql.Composable, made: sql.Composable) -> sql.Composed:
    block = sql.SQL("BEGIN IF NOT EXISTS ({}) THEN {}; END IF; END").format(there, made)
    return sql.SQL("DO {}").format(sql.Literal(block.as_string(None)))


def _role(number: str) -> sql.Identifier:
    return sql.Identifier(role_of(number))


def _check(site: str) -> None:
    if not _NAME.fullmatch(site):
        raise FloorError(f"{site!r} is no name of a site; small letters, figures and _")
