"""What the pit and the auditor ask the floor's server; a role of theirs, never a table's."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import psycopg

from dealer_assist.floor.alert_words import said
from dealer_assist.floor.calls import FloorRefused
from dealer_assist.floor.wire import Connection, told
from dealer_assist.value import Value


def verify(connection: Connection) -> list[str]:
    """Walk every chain and the money; a line for each thing that is not as it must be."""
    # One snapshot, however the floor plays meanwhile: the function is STABLE.
    rows = _rows(connection, "SELECT * FROM floor.verify()")
    return [f"{place}{'' if n is None else f' {n}'}: {wrong}" for place, n, wrong in rows]


def courses(connection: Connection) -> list[tuple[str, str, datetime, int, int, int]]:
    """Return how the meters went: link, level, moment, meter, what came in, wagers."""
    return _rows(connection, "SELECT * FROM floor.courses()")


def pause(connection: Connection, link: str, reason: str, cards: Sequence[str]) -> None:
    """Stop the progressive of a link at every table's next START."""
    _rows(connection, "SELECT floor.pause(%s, %s, %s)", (link, reason, list(cards)))


def resume(connection: Connection, link: str, cards: Sequence[str]) -> None:
    """Let a paused link go on."""
    _rows(connection, "SELECT floor.resume(%s, %s)", (link, list(cards)))


def close_older(connection: Connection, key: str, reason: str, card: str) -> None:
    """Close a ticket that holds up a younger one: an Executive's word."""
    _rows(connection, "SELECT floor.close_older(%s, %s, %s)", (key, reason, card))


def award(connection: Connection, key: str, cards: Sequence[str]) -> None:
    """Say that a locked prize is paid."""
    _rows(connection, "SELECT floor.award(%s, %s)", (key, list(cards)))


def release(connection: Connection, key: str, reason: str, cards: Sequence[str]) -> None:
    """Put a locked prize back onto its meter."""
    _rows(connection, "SELECT floor.release(%s, %s, %s)", (key, reason, list(cards)))


def apply_settings(
    connection: Connection, link: str, shown: Sequence[str], cards: Sequence[str]
) -> None:
    """Let the settings in that were shown; the person who proposed them is not asked again."""
    asked = (link, list(shown), list(cards))
    _rows(connection, "SELECT floor.apply_settings(%s, %s, %s)", asked)


def take_note(connection: Connection, alert: int, card: str) -> None:
    """Take note of an alert by name."""
    _rows(connection, "SELECT floor.take_note(%s, %s)", (alert, card))


def tick_check(connection: Connection, key: str, what: str, card: str, *, is_on: bool) -> None:
    """Say that a person has looked at something before an award, or take it back."""
    _rows(connection, "SELECT floor.tick_check(%s, %s, %s, %s)", (key, what, is_on, card))


def set_checkpoint(connection: Connection, card: str) -> None:
    """Keep the figures of now to count from."""
    _rows(connection, "SELECT floor.set_checkpoint(%s)", (card,))


def record(
    connection: Connection, station: str, what: tuple[Sequence[str], int, str], cards: Sequence[str]
) -> None:
    """Record what two people make of what is in doubt: their choices, what it moves, and why."""
    choices, moves, reason = what
    asked = (station, list(choices), moves, reason, list(cards))
    _rows(connection, "SELECT floor.record(%s, %s, %s, %s, %s)", asked)


def adjust(
    connection: Connection, where: tuple[str, str], micros: int, reason: str, cards: Sequence[str]
) -> None:
    """Set a meter, by its link and level, to an amount."""
    asked = (*where, micros, reason, list(cards))
    _rows(connection, "SELECT floor.adjust(%s, %s, %s, %s, %s)", asked)


def propose_setting(
    connection: Connection, where: tuple[str, str], setting: str, value: int, cards: Sequence[str]
) -> None:
    """Have a setting of a link and level wait until the link is paused."""
    asked = (*where, setting, value, list(cards))
    _rows(connection, "SELECT floor.propose_setting(%s, %s, %s, %s, %s)", asked)


def send_message(connection: Connection, scope: str, target: str, words: str, card: str) -> None:
    """Send a message to a table, a pit or all."""
    _rows(connection, "SELECT floor.send_message(%s, %s, %s, %s)", (scope, target, words, card))


def card_holder(connection: Connection, card: str) -> dict[str, str] | None:
    """Ask whose card it is."""
    (row,) = _rows(connection, "SELECT floor.card_holder(%s)", (card,))
    told: dict[str, str] | None = row[0]
    return told


def watch(connection: Connection) -> None:
    """Look after the floor: who is silent, and whose sums differ."""
    _rows(connection, "SELECT floor.watch()")


def metrics(connection: Connection) -> dict[str, Any]:
    """Read the floor in figures."""
    answer: dict[str, Any] = _rows(connection, "SELECT floor.metrics()")[0][0]
    return answer


def data_folder(connection: Connection) -> str:
    """Return where the server keeps its files, on its own machine."""
    return str(_rows(connection, "SELECT floor.data_folder()")[0][0])


def tell_room(connection: Connection, free_percent: int) -> None:
    """Say how much of the server's disk is free."""
    _rows(connection, "SELECT floor.tell_room(%s)", (free_percent,))


def keep_months(connection: Connection) -> None:
    """Make the months to come, and close those that are over."""
    _rows(connection, "SELECT floor.keep_months()")


def read_floor(
    connection: Connection, looked_at: str = "", since: str | None = None
) -> dict[str, Any]:
    """Read the floor; `looked_at` adds the rounds of a table, `since` leaves out tables as known.

    It is the word of that name in the last answer; without it every table is told.
    """
    (row,) = _rows(connection, "SELECT floor.read_floor(%s, %s)", (looked_at, since))
    told: dict[str, Any] = row[0]
    return told


def report(connection: Connection, since: datetime, until: datetime) -> dict[str, Any]:
    """Read what came and went between two moments, in micro-dollars."""
    (row,) = _rows(connection, "SELECT floor.report(%s, %s)", (since, until))
    told: dict[str, Any] = row[0]
    return told


def read_board(connection: Connection, since: str | None) -> dict[str, Any]:
    """Read what is new for the board since the moment of a reading; without one, everything."""
    (row,) = _rows(connection, "SELECT floor.board(%s)", (since,))
    told: dict[str, Any] = row[0]
    return told


def take_call(connection: Connection, call: int, name: str) -> dict[str, Any]:
    """Say by name who comes to a table that calls."""
    (row,) = _rows(connection, "SELECT floor.take_call(%s, %s)", (call, name))
    told: dict[str, Any] = row[0]
    return told


def answer_call(connection: Connection, call: int, name: str, words: str) -> None:
    """Say by name what was done where a table called."""
    _rows(connection, "SELECT floor.answer_call(%s, %s, %s)", (call, name, words))


def told_tables(connection: Connection) -> dict[str, tuple[str, ...]]:
    """Return the sensors of each table of the floor that play for a link."""
    rows = _rows(connection, "SELECT * FROM floor.told_tables()")
    return {number: tuple(sensors) for number, sensors in rows}


def told_rounds(connection: Connection, number: str) -> dict[int, tuple[int, int, str, bool]]:
    """Return what a table has sent, by number: round, seats, its journal's chain, void or not."""
    rows = _rows(connection, "SELECT * FROM floor.told_rounds(%s)", (number,))
    return {n: (round_id, seats, head, is_void) for n, round_id, seats, head, is_void in rows}


class ToldPrize(Value):
    """A prize as the server has it: where it stands, and what its table has told of it."""

    key: str
    round_id: int
    seat: int
    cents: int
    stand: str
    is_paid: bool
    is_backed_out: bool
    wrong: str = ""
    """What the server says of its payment by itself; it is said to a whole floor by `verify`."""


def told_prizes(connection: Connection, number: str) -> tuple[ToldPrize, ...]:
    """Return the prizes that the server has locked for a table."""
    rows = _rows(connection, "SELECT * FROM floor.told_prizes(%s)", (number,))
    return tuple(ToldPrize(*row) for row in rows)


def _rows(connection: Connection, call: str, values: tuple[Any, ...] = ()) -> list[Any]:
    try:
        rows = connection.execute(call, values).fetchall()
    except psycopg.Error as error:
        raise told(error) from error
    for row in rows[:1]:
        if isinstance(row[0], dict) and "refused" in row[0]:
            raise FloorRefused(said(row[0]["refused"]))
    return rows
