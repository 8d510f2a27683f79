"""What `floor install` would change on a floor that runs: told line by line before it counts.

On an empty server nothing is asked. On one with a floor two people agree: by the house's key, of
which each has a half, over the very list, or, where a house has no key, by its code.
"""

from collections.abc import Callable
from hashlib import sha256

import psycopg

from dealer_assist.floor.migrate import FloorError
from dealer_assist.floor.wire import Connection
from dealer_assist.program.ed25519 import is_signed
from dealer_assist.value import Value

_HAS_FLOOR = "SELECT to_regclass('floor.person') IS NOT NULL"
_STANDS = """
    SELECT format('link %s (%s): the pit awards %s', l.link, l.label,
        CASE WHEN l.pit_awards_from IS NULL THEN 'what the server says'
             ELSE 'from $' || to_char(l.pit_awards_from / 1000000.0, 'FM999,999,990.00') END)
    FROM floor.link l
    UNION ALL
    SELECT format('table %s plays for %s by sensor %s', m.station, m.link, m.sensor)
    FROM floor.membership m
    UNION ALL SELECT format('%s is %s', p.name, p.rank) FROM floor.person p
    UNION ALL
    SELECT format('%s has the card %s at %s', p.name, left(e.card, 12),
        coalesce(nullif(e.role, ''), 'every machine'))
    FROM floor.enrolled e JOIN floor.person p USING (person)
    UNION ALL
    SELECT format('machine %s signs on as one of %s', r.rolname, g.rolname)
    FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.member JOIN pg_roles g ON g.oid = m.roleid
    WHERE g.rolname = ANY ('{floor_kiosk,floor_pit,floor_sign,floor_board,floor_watcher,
        floor_auditor,floor_carried}'::name[])
"""


class Changes(Value):
    """What is new on a floor and what is no longer, as it is read and signed."""

    name: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return what two people read: it names the floor, and no other kind of list is like it."""
        return "\n".join((f"Changes of the floor {self.name}", *self.lines, ""))

    @property
    def code(self) -> str:
        """Return a word that stands for exactly this list."""
        return sha256(self.text.encode()).hexdigest()[:10]


class Agreed(Value):
    """What two people have agreed to: a list's code, or the house's signature over it."""

    code: str = ""
    signature: bytes = b""


def install_agreed(
    connection: Connection, install: Callable[[], list[str]], agreed: Agreed, house: bytes | None
) -> tuple[list[str], Changes | None]:
    """Install, and return the steps; with them what waits to be agreed to, if nothing was done.

    `house` is the public key of the house, where it has one: then a code is not enough.
    """
    steps: list[str] = []
    waits: Changes | None = None
    with connection.transaction():
        before = _stands(connection)
        steps = install()
        after = _stands(connection) or frozenset()
        if before is not None and before != after:
            changes = _changes(connection, before, after)
            if not _is_agreed(changes, agreed, house):
                steps, waits = [], changes
                raise psycopg.Rollback
    return steps, waits


def _is_agreed(changes: Changes, agreed: Agreed, house: bytes | None) -> bool:
    if agreed.code and agreed.code != changes.code:
        raise FloorError("These are other changes than those that were agreed to; read them again")
    if house is None:
        return agreed.code == changes.code
    if agreed.signature and not is_signed(house, changes.text.encode(), agreed.signature):
        raise FloorError("The house's key did not sign these changes; have this list signed")
    return bool(agreed.signature)


def _changes(connection: Connection, before: frozenset[str], after: frozenset[str]) -> Changes:
    row = connection.execute("SELECT name FROM floor.floor").fetchone()
    gone = (f"- {line}" for line in sorted(before - after))
    new = (f"+ {line}" for line in sorted(after - before))
    return Changes(row[0] if row else "", (*gone, *new))


def _stands(connection: Connection) -> frozenset[str] | None:
    """Return how a floor stands, a line each; nothing where there is none yet."""
    found = connection.execute(_HAS_FLOOR.encode()).fetchone()
    if found is None or not found[0]:
        return None
    if connection.execute("SELECT 1 FROM floor.floor").fetchone() is None:
        return None
    return frozenset(line for (line,) in connection.execute(_STANDS.encode()).fetchall())
