"""What the pit and the auditor ask the floor's server; a role of theirs, never a table's."""

from collections.abc import Sequence
from typing import Any

import psycopg

from dealer_assist.floor.wire import Connection, told


def verify(connection: Connection) -> list[str]:
    """Walk every chain and the money; a line for each thing that is not as it must be."""
    rows = _rows(connection, "SELECT * FROM floor.verify()")
    return [f"{place}{'' if n is None else f' {n}'}: {wrong}" for place, n, wrong in rows]


def pause(connection: Connection, link: str, reason: str, cards: Sequence[str]) -> None:
    """Stop the progressive of a link at every table's next START."""
    _rows(connection, "SELECT floor.pause(%s, %s, %s)", (link, reason, list(cards)))


def resume(connection: Connection, link: str, cards: Sequence[str]) -> None:
    """Let a paused link go on."""
    _rows(connection, "SELECT floor.resume(%s, %s)", (link, list(cards)))


def close_older(connection: Connection, key: str, reason: str, card: str) -> None:
    """Close a ticket that holds up a younger one: an Executive's word."""
    _rows(connection, "SELECT floor.close_older(%s, %s, %s)", (key, reason, card))


def _rows(connection: Connection, call: str, values: tuple[Any, ...] = ()) -> list[Any]:
    try:
        return connection.execute(call, values).fetchall()
    except psycopg.Error as error:
        raise told(error) from error
