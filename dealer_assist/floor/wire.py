"""A table's words to the floor's server, and its answers: the one place that knows psycopg.

Every call may be made again with the same numbers and keys, and has the same answer and no second
effect. So after a cut nobody has to know whether the last call arrived.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from random import SystemRandom
from typing import Any

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.json import Jsonb

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.alert_words import said
from dealer_assist.floor.calls import FloorRefused, LinkDownError
from dealer_assist.floor.card_proofs import AWARD, CLOSE, LOCK, RELEASE, Signer
from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.link_past import LossTold, PrizeTold
from dealer_assist.floor.server_replies import (
    BEAT_MS,
    SKEW_MS,
    CrossingReply,
    Hello,
    Inbox,
    LinkShown,
    Pulse,
    TicketReply,
)
from dealer_assist.message import Msg
from dealer_assist.value import replace

Connection = psycopg.Connection[tuple[Any, ...]]

REFUSED = ("DA001", "DA002")
"""The states of sentences that the server's own functions raise; the second is a bad proof."""

_PASSING = ("08", "40", "53", "57", "58", "55P03")
"""States of a line that is down, a server that is starting or full, a lock that took too long."""

_DISK_FULL = "53100"

_OTHER_RELEASE = ("42883", "3F000", "42P01", "42703")
"""States of a server that does not know a function, a schema, a table or a column."""

FULL_BEAT_S = 120.0
"""About so long a table that has nothing new to say only reads; a clock that goes wrong is new."""

LOOK_S = 9.0
"""So long a table of a large floor only says that it is there, unless it hears of something new."""

_CHANCE = SystemRandom()
"""A thread's own: the common one belongs to whoever has set its seed."""

OLD_S, PATIENCE_S = 0.9, 3.0
"""What a link shows is counted again after so long, by the table that sees it first.

On a large floor the one who did it goes on doing it, and others leave it to him for a while.
"""

CLOSED = "closed"
"""A table that closes says so at once: who is silent then is not missed."""

EXPIRED = Msg("This machine's certificate has expired. Have it signed again")
NO_SLOTS = Msg("The server has no free connection. Call a technician")
_CAUSES = {
    "alert certificate expired": EXPIRED,
    "certificate has expired": EXPIRED,
    "too many clients already": NO_SLOTS,
    "too many connections": NO_SLOTS,
    "remaining connection slots": NO_SLOTS,
}
"""What libpq says of a line that is refused, and what helps."""

BRING_KEY = "SELECT floor.bring_key(%s)"

CALM = "-c statement_timeout=2000 -c lock_timeout=1500"


def connect(dsn: str, *, options: str = CALM, lost: str = "") -> Connection:
    """Open one connection that commits call by call and gives up quickly when the line is dead.

    Of several machines the one that was `lost` is asked last.
    """
    try:
        return psycopg.connect(
            asked_last(dsn, lost) if lost else dsn,
            autocommit=True,
            connect_timeout=2,
            options=options,
            # Gone is who says nothing for three seconds, whether our words arrived there or not:
            # without an interval the second question comes after 75.
            tcp_user_timeout=3000,
            keepalives_idle=1,
            keepalives_interval=1,
            keepalives_count=2,
        )
    except psycopg.OperationalError as error:
        down = LinkDownError(
            Msg("The floor's server does not answer ({why})", why=_first_line(error))
        )
        down.cause = cause_of(str(error))
        raise down from error


def asked_last(dsn: str, lost: str) -> str:
    """Return the address of several machines with this one at the end.

    A machine that is gone says nothing for two seconds before the next one is asked.
    """
    settings = conninfo_to_dict(dsn)
    hosts = str(settings.get("host", "")).split(",")
    if lost not in hosts[:-1]:
        return dsn
    at = hosts.index(lost)
    for name in ("host", "hostaddr", "port"):
        each = str(settings.get(name, "")).split(",")
        if len(each) == len(hosts):
            settings[name] = ",".join((*each[:at], *each[at + 1 :], each[at]))
    return make_conninfo("", **settings)


def cause_of(said: str) -> str:
    """Return what a person has to do about a line that will not come by itself, or nothing."""
    return next((words for part, words in _CAUSES.items() if part in said), "")


class Wire:
    """One table's connection; not shared between threads. It proves cards by the table's key."""

    def __init__(self, connection: Connection, secret: bytes = b"") -> None:
        self._connection = connection
        self._signer = Signer(connection.info.user, secret)
        self._pulse: Pulse | None = None
        self._phase, self._health = "", dict[str, Any]()
        self._full_at = self._looks_at = 0.0
        self._station = ""
        self._has_news = self._is_large = self._counts = False
        connection.add_notify_handler(self._hear)

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def hello(
        self, version: str, definitions: dict[str, str], last_n: int, head: str, epoch: int = 0
    ) -> Hello:
        """Sign on and compare numbers; a table behind its own numbers is refused."""
        if self._signer.secret:
            self.bring_key()
        answer = self._ask(
            "SELECT floor.hello(%s, %s, %s, %s, %s)",
            (version, Jsonb(definitions), last_n, head, epoch),
        )
        hello = Hello.read(answer)
        self._station = hello.station
        self._do(sql.SQL("LISTEN floor"))
        return hello

    def bring_key(self) -> None:
        """Show the floor this table's card key; it takes the first one, and then no other."""
        self._ask(BRING_KEY, (self._signer.secret,))

    def tell_past(
        self, up_to: int, n: int, head: str, prizes: Sequence[PrizeTold], losses: Sequence[LossTold]
    ) -> None:
        """Send what the floor had acknowledged; a server that was set back learns what it lacks."""
        told = Jsonb([prize.to_json() for prize in prizes])
        self._ask("SELECT floor.tell_past(%s, %s, %s, %s)", (up_to, n, head, told))
        if losses:
            told = Jsonb([loss.to_json() for loss in losses])
            self._ask("SELECT floor.tell_losses(%s)", (told,))

    def call_service(self, key: str, kind: str) -> None:
        """Call a person to the table; the same key is the same call."""
        self._ask("SELECT floor.call_service(%s, %s)", (key, kind))

    def end_service(self, key: str) -> None:
        """Need nobody any more."""
        self._ask("SELECT floor.end_service(%s)", (key,))

    def inbox(self) -> Inbox:
        """Hear messages that were not read here, and who comes."""
        return Inbox.read(self._ask("SELECT floor.inbox()", ()))

    def read_message(self, number: int, name: str) -> None:
        """Have the floor told who has read a message here."""
        self._ask("SELECT floor.read_message(%s, %s)", (number, name))

    def tell_refusal(self, sentence: str) -> None:
        """Have the floor told that it refuses this table; nothing where it does no longer."""
        self._ask("SELECT floor.tell_refusal(%s)", (sentence,))

    def contribute(self, rounds: Sequence[Contribution]) -> int:
        """Send rounds in order; return the last number that the floor has now."""
        told = Jsonb([contribution.to_json() for contribution in rounds])
        last: int = self._ask("SELECT floor.contribute(%s, %s)", (rounds[0].n, told))
        self.look_soon()
        return last

    def ticket(
        self,
        *,
        key: str,
        round_id: int,
        seat: int,
        sensor: str,
        level: str,
        line: str,
        after_n: int,
    ) -> TicketReply:
        """Ask for a place in the order of a level; nothing is paid by it."""
        asked = (key, round_id, seat, sensor, level, line, after_n, datetime.now(UTC))
        call = "SELECT floor.claim(%s, %s, %s, %s, %s, %s, %s, %s)"
        return TicketReply.read(self._ask(call, asked))

    def crossings(self) -> tuple[CrossingReply, ...]:
        """Hear which wagers of this table crossed a threshold and are not awarded yet."""
        return tuple(map(CrossingReply.read, self._ask("SELECT floor.crossings()", ())))

    def untick(self, key: str) -> TicketReply:
        """Take a ticket back: the hand was no win."""
        return TicketReply.read(self._ask("SELECT floor.untick(%s)", (key,)))

    def lock(self, key: str, card: str) -> TicketReply:
        """Take the prize off the meter, which begins again for the others."""
        proof = self._signer.proof(card, LOCK, key)
        return TicketReply.read(self._ask("SELECT floor.lock(%s, %s)", (key, proof)))

    def award(self, key: str, cards: Sequence[str]) -> TicketReply:
        """Say that the prize is paid, by two people."""
        proofs = self._signer.proofs(cards, AWARD, key)
        return TicketReply.read(self._ask("SELECT floor.award(%s, %s)", (key, proofs)))

    def tell_paid(self, key: str, how: str) -> TicketReply:
        """Say what became of a locked prize here: paid, or backed out by two cards."""
        return TicketReply.read(self._ask("SELECT floor.tell_paid(%s, %s)", (key, how)))

    def close_before(self, key: str, order: int, card: str) -> TicketReply:
        """Close the older ticket of this order, which holds ours up: an Executive's word."""
        asked = (key, order, self._signer.proof(card, CLOSE, key))
        return TicketReply.read(self._ask("SELECT floor.close_before(%s, %s, %s)", asked))

    def release(self, key: str, reason: str, cards: Sequence[str]) -> TicketReply:
        """Put a locked prize back, by two people and for a reason."""
        asked = (key, reason, self._signer.proofs(cards, RELEASE, key))
        return TicketReply.read(self._ask("SELECT floor.release(%s, %s, %s)", asked))

    def beat(self, phase: str, oldest_unsent_ms: int, health: dict[str, Any]) -> Pulse:
        """Say that the table is there, and hear what the meters show.

        The server knows when a session asked last, and what it calls itself. So where nothing else
        is new, reading says enough; on a large floor most beats say no more than that.
        """
        now, last = time.monotonic(), self._pulse
        is_closing = phase != self._phase and CLOSED in (phase, self._phase)
        if last is None or oldest_unsent_ms > 0 or is_closing or now >= self._full_at:
            return self._beat_in_full(phase, oldest_unsent_ms, health)
        looks = now >= self._looks_at or self._has_news
        if health != self._health:
            self._ask("SELECT floor.say(%s, %s)", (phase, Jsonb(health)))
            self._phase, self._health = phase, health
        elif phase != self._phase:
            self._call_itself(phase)
        elif not looks:
            self._knock()
        if not looks and not self._has_news:
            return last
        pulse = self._look(last, now)
        return pulse or self._beat_in_full(phase, oldest_unsent_ms, health)

    def _beat_in_full(self, phase: str, oldest_unsent_ms: int, health: dict[str, Any]) -> Pulse:
        asked = (phase, datetime.now(UTC), oldest_unsent_ms, Jsonb(health))
        pulse = Pulse.read(self._ask("SELECT floor.beat(%s, %s, %s, %s)", asked))
        now = time.monotonic()
        self._pulse, self._phase, self._health = pulse, phase, health
        self._full_at = now + _CHANCE.uniform(0.5, 1.5) * FULL_BEAT_S
        self._looked(pulse, now)
        return pulse

    def _call_itself(self, phase: str) -> None:
        """Change the session's name, which says where the round stands."""
        name = sql.Literal(f"phase {phase}")
        self._do(sql.SQL("SET application_name TO {}").format(name))
        self._phase = phase

    def _knock(self) -> None:
        """Hear from the session without a statement: no transaction, no timer for its time limit.

        An empty statement has both, and costs the server more than twice as much.
        """
        try:
            with self._connection.pipeline():
                pass  # leaving it asks for an answer
        except psycopg.Error as error:
            raise told(error) from error

    def _look(self, last: Pulse, now: float) -> Pulse | None:
        """Read what the links show; nothing where there is more to say or to ask than that."""
        rows = self._rows("SELECT told, now FROM floor.pulse", ())
        shown = {
            link_shown.link: link_shown for link_shown in (LinkShown.read(told) for told, _ in rows)
        }
        ours = {at: shown[one.link] for at, one in last.links.items() if one.link in shown}
        if not ours or len(ours) < len(last.links):
            return None
        at = rows[0][1]
        skew_ms = round(1000 * (datetime.now(UTC) - at).total_seconds())
        was_off, is_off = abs(last.skew_ms) > SKEW_MS, abs(skew_ms) > SKEW_MS
        is_stopped = any(self._station in link.stopped for link in ours.values())
        patience = PATIENCE_S if self._is_large and not self._counts else OLD_S
        self._counts = any((at - link.at).total_seconds() > patience for link in ours.values())
        if self._counts or was_off != is_off or is_stopped != bool(last.stopped):
            return None
        self._pulse = replace(last, at=at, skew_ms=skew_ms, links=ours)
        self._looked(self._pulse, now)
        return self._pulse

    def _looked(self, pulse: Pulse, now: float) -> None:
        self._is_large = any(link.every_ms > BEAT_MS for link in pulse.links.values())
        # Not all of them at once, when a server comes back and hundreds have looked together.
        later = _CHANCE.uniform(0.5, 1.5) * LOOK_S
        self._looks_at = now + later if self._is_large and not self._counts else now
        self._has_news = False

    def look_soon(self) -> None:
        """Let the next beat read what the links show."""
        self._has_news = True

    def _hear(self, _: psycopg.Notify) -> None:
        self.look_soon()

    def call_for_nothing(self) -> None:
        """Ask what costs the server nothing, to measure the way there and back."""
        self._ask("SELECT 1", ())

    def sign(self, link: str) -> LinkShown | None:
        """Read what a sign of a link shows; nothing before the link's first table was there."""
        answer = self._ask("SELECT floor.sign_of(%s)", (link,))
        return LinkShown.read(answer) if answer else None

    def _do(self, call: sql.SQL | sql.Composed) -> None:
        try:
            self._connection.execute(call)
        except psycopg.Error as error:
            raise told(error) from error

    def _ask(self, call: str, values: tuple[Any, ...]) -> Any:
        return _asked(self._connection, call, values)

    def _rows(self, call: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return _answered(self._connection, call, values)


def complain(connection: Connection, why: str) -> None:
    """Have the floor's Game Manager told what a table found wrong, where the server still can."""
    with suppress(psycopg.Error):
        connection.execute("SELECT floor.complain(%s)", (why,))


def bring_key(connection: Connection, secret: bytes) -> None:
    """Show the floor this machine's card key; it takes the first one, and then no other."""
    _asked(connection, BRING_KEY, (secret,))


def _asked(connection: Connection, call: str, values: tuple[Any, ...]) -> Any:
    rows = _answered(connection, call, values)
    return granted(rows[0][0] if rows else None)


def granted(answer: Any) -> Any:
    """Return an answer; one that is a refusal is raised."""
    if isinstance(answer, dict) and "refused" in answer:
        raise FloorRefused(said(answer["refused"]))
    return answer


def _answered(connection: Connection, call: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    try:
        return connection.execute(call, values).fetchall()
    except psycopg.Error as error:
        if error.sqlstate in _OTHER_RELEASE:
            complain(connection, "release")
        elif error.sqlstate == _DISK_FULL:
            complain(connection, "disk")
        raise told(error) from error


def told(error: psycopg.Error) -> UserFacingError:
    """Distinguish a refusal, a line that is down and a fault of the server."""
    return told_by(error.sqlstate, _first_line(error))


def told_by(state: str | None, sentence: str) -> UserFacingError:
    """Do the same by the state that a server gave, and its sentence."""
    if state in REFUSED:
        return FloorRefused(said(sentence))
    if state in _OTHER_RELEASE:
        return FloorRefused(
            Msg(
                "The floor's server is of another release. Install the same one on table and server"
            )
        )
    if state == _DISK_FULL:
        return FloorRefused(Msg("The disk of the floor's server is full. Make room there"))
    if state is None or state.startswith(_PASSING):
        return LinkDownError(Msg("The server is lost ({why})", why=sentence))
    return FloorRefused(Msg("The floor's server does not take this ({why})", why=sentence))


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
