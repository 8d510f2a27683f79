"""A table's words to the floor's server, and its answers: the one place that knows psycopg.

Every call may be made again with the same numbers and keys, and has the same answer and no second
effect. So after a cut nobody has to know whether the last call arrived.
"""

import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import psycopg
from psycopg.types.json import Jsonb

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.answers import Hello, LinkShown, Pulse, Ticket
from dealer_assist.floor.card_proofs import AWARD, CLOSE, LOCK, RELEASE, Signer
from dealer_assist.floor.rounds import Contribution
from dealer_assist.floor.seam import FloorRefused as FloorRefused
from dealer_assist.floor.seam import LinkDownError as LinkDownError

Connection = psycopg.Connection[tuple[Any, ...]]

REFUSED = ("DA001", "DA002")
"""The states of sentences that the server's own functions raise; the second is a bad proof."""

_PASSING = ("08", "40", "53", "57", "58", "55P03")
"""States of a line that is down, a server that is starting or full, a lock that took too long."""

_DISK_FULL = "53100"

_OTHER_RELEASE = ("42883", "3F000", "42P01", "42703")
"""States of a server that does not know a function, a schema, a table or a column."""

FULL_BEAT_S = 10.0
"""So long a table that has nothing new to say only reads."""

CALM = "-c statement_timeout=2000 -c lock_timeout=1500"


def connect(dsn: str, *, options: str = CALM) -> Connection:
    """Open one connection that commits call by call and gives up quickly when the line is dead."""
    try:
        return psycopg.connect(
            dsn,
            autocommit=True,
            connect_timeout=2,
            tcp_user_timeout=3000,
            keepalives_idle=2,
            options=options,
        )
    except psycopg.OperationalError as error:
        raise LinkDownError(f"The floor's server does not answer ({_first_line(error)})") from error


class Wire:
    """One table's connection; not shared between threads. It proves cards by the table's key."""

    def __init__(self, connection: Connection, secret: bytes = b"") -> None:
        self._connection = connection
        self._signer = Signer(connection.info.user, secret)
        self._pulse: Pulse | None = None
        self._said: tuple[str, dict[str, Any]] = ("", {})
        self._full_at = 0.0

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def hello(
        self, version: str, definitions: dict[str, str], last_n: int, head: str, epoch: int = 0
    ) -> Hello:
        """Sign on and compare numbers; a table behind its own numbers is refused."""
        if self._signer.secret:
            bring_key(self._connection, self._signer.secret)
        answer = self._ask(
            "SELECT floor.hello(%s, %s, %s, %s, %s)",
            (version, Jsonb(definitions), last_n, head, epoch),
        )
        return Hello.read(answer)

    def contribute(self, rounds: Sequence[Contribution]) -> int:
        """Tell rounds in order; give the last number that the floor has now."""
        told = Jsonb([one.to_json() for one in rounds])
        last: int = self._ask("SELECT floor.contribute(%s, %s)", (rounds[0].n, told))
        return last

    def ticket(
        self, *, key: str, round_id: int, seat: int, level: str, line: str, after_n: int
    ) -> Ticket:
        """Ask for a place in the order of a level; nothing is paid by it."""
        asked = (key, round_id, seat, level, line, after_n, datetime.now(UTC))
        return Ticket.read(self._ask("SELECT floor.ticket(%s, %s, %s, %s, %s, %s, %s)", asked))

    def untick(self, key: str) -> Ticket:
        """Take a ticket back: the hand was no win."""
        return Ticket.read(self._ask("SELECT floor.untick(%s)", (key,)))

    def lock(self, key: str, card: str) -> Ticket:
        """Take the prize off the meter, which begins anew for the others."""
        proof = self._signer.proof(card, LOCK, key)
        return Ticket.read(self._ask("SELECT floor.lock(%s, %s)", (key, proof)))

    def award(self, key: str, cards: Sequence[str]) -> Ticket:
        """Say that the prize is paid, by two people."""
        proofs = self._signer.proofs(cards, AWARD, key)
        return Ticket.read(self._ask("SELECT floor.award(%s, %s)", (key, proofs)))

    def close_before(self, key: str, order: int, card: str) -> Ticket:
        """Close the older ticket of this order, which holds ours up: an Executive's word."""
        asked = (key, order, self._signer.proof(card, CLOSE, key))
        return Ticket.read(self._ask("SELECT floor.close_before(%s, %s, %s)", asked))

    def release(self, key: str, reason: str, cards: Sequence[str]) -> Ticket:
        """Put a locked prize back, by two people and for a reason."""
        asked = (key, reason, self._signer.proofs(cards, RELEASE, key))
        return Ticket.read(self._ask("SELECT floor.release(%s, %s, %s)", asked))

    def beat(self, phase: str, oldest_unsent_ms: int, health: dict[str, Any]) -> Pulse:
        """Say that the table is there, and hear what the meters show.

        Where nothing is new and the last heartbeat is not long ago, reading says enough: the
        server knows when it was asked last.
        """
        now, says = time.monotonic(), (phase, health)
        is_new = says != self._said or oldest_unsent_ms > 0 or now >= self._full_at
        if not is_new and self._pulse and (pulse := self._look(self._pulse)):
            return pulse
        asked = (phase, datetime.now(UTC), oldest_unsent_ms, Jsonb(health))
        self._pulse = Pulse.read(self._ask("SELECT floor.beat(%s, %s, %s, %s)", asked))
        self._said, self._full_at = says, now + FULL_BEAT_S
        return self._pulse

    def _look(self, last: Pulse) -> Pulse | None:
        """Read what the links show; nothing where one has to be counted anew."""
        links = sorted({one.link for one in last.links.values()})
        rows = self._rows("SELECT link, told, now FROM floor.pulse WHERE link = ANY(%s)", (links,))
        if not links or len(rows) < len(links):
            return None
        shown = {link: LinkShown.read(told) for link, told, _ in rows}
        of_sensors = {sensor: shown[one.link] for sensor, one in last.links.items()}
        return replace(last, at=rows[0][2], links=of_sensors)

    def call_for_nothing(self) -> None:
        """Ask what costs the server nothing, to measure the way there and back."""
        self._ask("SELECT 1", ())

    def sign(self, link: str) -> LinkShown | None:
        """Read what a sign of a link shows; nothing before the link's first table was there."""
        answer = self._ask("SELECT floor.sign_of(%s)", (link,))
        return LinkShown.read(answer) if answer else None

    def news(self, seconds: float) -> list[str]:
        """Wait so long for word that a link has changed: a prize, a pause."""
        try:
            self._connection.execute("LISTEN floor")
            return [n.payload for n in self._connection.notifies(timeout=seconds, stop_after=1)]
        except psycopg.OperationalError as error:
            raise LinkDownError(f"The floor is lost ({_first_line(error)})") from error

    def _ask(self, call: str, values: tuple[Any, ...]) -> Any:
        return _asked(self._connection, call, values)

    def _rows(self, call: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return _answered(self._connection, call, values)


def bring_key(connection: Connection, secret: bytes) -> None:
    """Show the floor this machine's card key; it takes the first one, and then no other."""
    _asked(connection, "SELECT floor.bring_key(%s)", (secret,))


def _asked(connection: Connection, call: str, values: tuple[Any, ...]) -> Any:
    rows = _answered(connection, call, values)
    answer = rows[0][0] if rows else None
    if isinstance(answer, dict) and "refused" in answer:
        raise FloorRefused(answer["refused"])
    return answer


def _answered(connection: Connection, call: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    try:
        return connection.execute(call, values).fetchall()
    except psycopg.Error as error:
        raise told(error) from error


def told(error: psycopg.Error) -> UserFacingError:
    """Tell a refusal from a line that is down, and both from a fault of the server."""
    if error.sqlstate in REFUSED:
        return FloorRefused(_first_line(error))
    if error.sqlstate in _OTHER_RELEASE:
        return FloorRefused(
            "The floor's server is of another release; install the same one on table and floor"
        )
    if error.sqlstate == _DISK_FULL:
        return FloorRefused("The disk of the floor's server is full; make room there")
    if error.sqlstate is None or error.sqlstate.startswith(_PASSING):
        return LinkDownError(f"The floor is lost ({_first_line(error)})")
    return FloorRefused(f"The floor's server does not take this ({_first_line(error)})")


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
