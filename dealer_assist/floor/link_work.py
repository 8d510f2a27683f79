"""The work of a table's link: sign on, tell rounds, ask for tickets, beat; in whatever thread.

A step asks for everything that is wanted and gives what the table is told. Where the floor does
not answer, the next step asks again: nothing is counted, given or paid twice.
"""

import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from functools import partial
from random import SystemRandom
from typing import Any

from dealer_assist.floor.calls import FloorCalls, FloorRefused, LinkDownError
from dealer_assist.floor.link_past import DealerShift, losses_of, prizes_of
from dealer_assist.floor.outbox import HOUR, Outbox
from dealer_assist.floor.requests import FloorRequests, TicketRequest
from dealer_assist.floor.server_replies import (
    BEAT_MS,
    SIMULATED,
    SKEW_MS,
    EarlierReply,
    Pulse,
    TicketReply,
)
from dealer_assist.message import Msg
from dealer_assist.rules.money import cents_shown
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import (
    LOCKED,
    OPEN,
    Closing,
    Earlier,
    FloorMessage,
    OtherClaim,
    Ticket,
)
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value, field

LOST_MS = 3_000
AGAIN_MS = 2_000
"""About so long it waits before it tries again: all tables do not come in the same moment."""

_CHANCE = SystemRandom()
AWARD_AGAIN_MS = 10_000
SHOW_EVERY_MS = 5_000
MOST_SKEW_MS = 600_000
INBOX_MS = 10_000
"""So late a message may be shown; a heartbeat has to stay cheap on a floor of hundreds."""
ALERT = "link"
NO_ANSWER = Msg("The server does not answer")

Commands = Iterator[c.Command]

log = logging.getLogger(__name__)


class Place(Value):
    """A table as it signs on: its release, and the digest of the jackpot on each sensor.

    `shares` is what a wager on each sensor brings to the meters, in micro-dollars, by its files;
    `levels` names the level of each sensor's lines; where one of them must hit it `crosses`.
    """

    version: str
    definitions: Mapping[str, str]
    is_practice: bool = True
    shares: Mapping[str, int] = field(default_factory=dict)
    levels: Mapping[tuple[str, str], str] = field(default_factory=dict)
    pit: str = ""
    crosses: bool = False


class LinkWork:
    """What one table has asked and heard; owned by one thread."""

    def __init__(
        self,
        place: Place,
        connect: Callable[[], FloorCalls],
        journal: Callable[[], sqlite3.Connection],
    ) -> None:
        self._place = place
        self._connect = connect
        self._open_journal = journal
        self._outbox: Outbox | None = None
        self._shift: DealerShift | None = None
        self._reader: sqlite3.Connection | None = None
        self._wire: FloorCalls | None = None
        self._has = 0
        self._station = ""
        self._tries_ms = self._beats_ms = self._shows_ms = 0
        self._every_ms = BEAT_MS
        self._epoch, self._is_by_files = 0, False
        self._awards_ms: dict[str, int] = {}
        self._fresh_from: datetime | None = None
        self._shown: tuple[tuple[str, str, int], ...] = ()
        self._claims: tuple[OtherClaim, ...] = ()
        self._shown_with = 0
        self._called: set[str] = set()
        self._inbox_ms = 0
        self._read: set[int] = set()
        self._ended: set[tuple[str, str]] = set()
        self._is_skewed = False
        self._cause: str = NO_ANSWER
        self._asks_crossings = False
        self.answered_ms: int | None = None

    def close(self) -> None:
        """Hang up."""
        self._hang_up()
        if self._reader is not None:
            self._reader.close()

    def step(self, requests: FloorRequests, now_ms: int) -> list[c.Command]:
        """Ask the floor for what is wanted, and give what the table is told."""
        return list(self.hear(requests, now_ms))

    def hear(self, requests: FloorRequests, now_ms: int) -> Commands:
        """Do the same word by word: an amount does not wait for what is asked after it."""
        if self.answered_ms is None:
            self.answered_ms = now_ms
        try:
            yield from self._work(requests, now_ms)
        except FloorRefused as refused:
            self._tell_refusal(str(refused))
            self._hang_up()
            self._tries_ms = now_ms + again_ms()
            yield self._lose(str(refused))
        except LinkDownError as down:
            self._hang_up()
            self._tries_ms = now_ms + again_ms()
            log.info("%s", down)
            self._cause = down.cause or NO_ANSWER
            if not requests.is_live:
                yield self._lose(self._cause)
        if requests.is_live and self.is_overdue(now_ms):
            yield self._lose(self._cause)

    def is_overdue(self, now_ms: int) -> bool:
        """True if the server has not answered for too long."""
        return self.answered_ms is not None and now_ms - self.answered_ms > LOST_MS

    def _work(self, requests: FloorRequests, now_ms: int) -> Commands:
        # Said to be lost while a call took its time, which then came through all the same.
        is_back = self._wire is not None and not requests.is_live
        if self._wire is None:
            if now_ms < self._tries_ms:
                return
            yield self._sign_on(requests)
        if self._wire is None:
            return
        self._tell(self._wire)
        yield from self._crossings(self._wire, requests)
        yield from self._ask(self._wire, requests, now_ms)
        if now_ms >= self._beats_ms:
            self._beats_ms = now_ms + (BEAT_MS if requests.standing else self._every_ms)
            yield from self._beat(self._wire, requests, now_ms)
            if is_back:
                yield c.JoinLink(self._has, self._epoch)
            yield from self._hear_people(self._wire, requests, now_ms)

    def _sign_on(self, requests: FloorRequests) -> c.Command:
        outbox = self._box()
        wire = self._connect()
        self._wire = wire
        hello = wire.hello(
            self._place.version, dict(self._place.definitions), outbox.last_n, "", requests.epoch
        )
        if self._place.is_practice and not hello.floor.startswith(SIMULATED):
            raise FloorRefused(
                Msg("This floor counts real money. A practice table does not join it")
            )
        self._has, self._epoch = hello.last_n, hello.epoch
        self._station, self._asks_crossings = hello.station, self._place.crosses
        self._fresh_from, self._beats_ms = None, 0
        self._is_by_files = hello.settings == 1
        self._tell_past(wire, requests, hello.last_n)
        _check_clock(wire.beat(requests.phase, 0, {}))
        # Live is who has told everything: a floor that cannot take it is not joined.
        self._tell(wire)
        # Another process of this table may have been refused: it is let on now.
        wire.tell_refusal("")
        return c.JoinLink(self._has, hello.epoch)

    def _tell_past(self, wire: FloorCalls, requests: FloorRequests, last_n: int) -> None:
        """Send what this floor has acknowledged; one that was set back learns what it lacks."""
        box = self._box()
        common = min(last_n, box.last_n)
        journal = self._reader or self._open_journal()
        prizes, losses = prizes_of(journal, self._place.levels), losses_of(journal)
        up_to = min(requests.up_to, box.last_n)
        wire.tell_past(up_to, common, box.head_of(common), prizes, losses)

    def _tell_refusal(self, sentence: str) -> None:
        """Have the floor told why this table is not linked, where it still listens."""
        if self._wire is not None:
            with suppress(FloorRefused, LinkDownError):
                self._wire.tell_refusal(sentence)

    def _tell(self, wire: FloorCalls) -> None:
        while rounds := self._box().after(self._has):
            self._has = wire.contribute(rounds)
            self._fresh_from = None
            self._asks_crossings = self._place.crosses

    def _crossings(self, wire: FloorCalls, requests: FloorRequests) -> Commands:
        """Hear of wagers that crossed a threshold, until the table has them on record."""
        if not self._asks_crossings:
            return
        new = [
            crossing for crossing in wire.crossings() if crossing.ticket.key not in requests.known
        ]
        self._asks_crossings = False
        for reply in new:
            yield c.TakeCrossing(
                ticket=ticket_told(reply.ticket, reply.sensor),
                threshold_cents=reply.threshold_cents,
                seal_key=reply.seal_key,
                seal=reply.seal,
                sealed_at=_ms(reply.sealed),
                before=reply.before,
                way=reply.way,
            )

    def _seals(self, pulse: Pulse, requests: FloorRequests) -> Commands:
        """Put the seals of the thresholds in force on record, before anybody crosses them."""
        for (sensor, level), known in requests.seals.items():
            shown = pulse.links.get(sensor)
            seal = shown.seals.get(level, "") if shown else ""
            if seal and seal != known:
                yield c.SealThreshold(sensor, level, seal)

    def _ask(self, wire: FloorCalls, requests: FloorRequests, now_ms: int) -> Commands:
        # A hand that became another one gives its ticket back before the other is asked for.
        for key in requests.unticks:
            yield from self._end(key, requests.sensor_of(key), wire.untick)
        for asked in requests.tickets:
            try:
                yield c.GiveTicket(self._ticket(wire, asked))
            except FloorRefused as refused:
                yield c.RaiseAlert(f"{ALERT} {asked.key}", ALERT, str(refused))
        self._call(wire, requests.calls)
        for key, member in requests.locks:
            try:
                locked = wire.lock(key, member.identity)
            except FloorRefused as refused:
                yield c.RefuseLock(key, str(refused))
            else:
                yield c.LockPrize(key, cents_shown(locked.prize), locked.by_pit)
        if (closing := requests.closing) is not None and closing.by is not None:
            yield from self._close_older(wire, requests, closing, closing.by)
        for key, sensor, how in requests.ends:
            if (key, how) not in self._ended:
                yield from self._end(key, sensor, partial(wire.tell_paid, how=how))
                self._ended.add((key, how))
        for key, people in requests.awards:
            if now_ms < self._awards_ms.get(key, 0):
                continue  # the pit may award it meanwhile, and the ticket says so
            self._awards_ms[key] = now_ms + AWARD_AGAIN_MS
            cards = [person.identity for person in people]
            award = partial(wire.award, cards=cards)
            yield from self._end(key, requests.sensor_of(key), award)

    def _call(self, wire: FloorCalls, calls: tuple[tuple[str, str], ...]) -> None:
        """Have people called who are wanted now, and no longer who were."""
        wanted = dict(calls)
        for key in self._called - wanted.keys():
            wire.end_service(key)
        for key in wanted.keys() - self._called:
            wire.call_service(key, wanted[key])
        self._called = set(wanted)

    def _hear_people(self, wire: FloorCalls, requests: FloorRequests, now_ms: int) -> Commands:
        """Hear who comes, at each beat while a person is called, and messages now and then."""
        for number, name in requests.reads:
            if number not in self._read:
                wire.read_message(number, name)
                self._read.add(number)
        if not requests.calls and now_ms < self._inbox_ms:
            return
        self._inbox_ms = now_ms + INBOX_MS
        told = wire.inbox()
        taken = ((key, told.taken.get(key, "")) for key, _ in requests.calls)
        coming = next((one for one in taken if one[1]), ("", ""))
        messages = tuple(
            FloorMessage(letter.number, _ms(letter.at), letter.words, letter.sent_by)
            for letter in told.letters
        )
        if messages or coming[1]:
            yield c.HearFloor(coming, messages)

    def _close_older(
        self, wire: FloorCalls, requests: FloorRequests, closing: Closing, by: StaffMember
    ) -> Commands:
        ours = next((request for request in requests.standing if request.key == closing.key), None)
        if ours is None:
            yield c.EndClosing()
            return
        try:
            answer = wire.close_before(closing.key, closing.order, by.identity)
        except FloorRefused as refused:
            yield c.EndClosing(str(refused))
        else:
            yield c.GiveTicket(ticket_told(answer, ours.sensor))
            yield c.EndClosing()

    def _end(self, key: str, sensor: str, call: Callable[[str], TicketReply]) -> Commands:
        try:
            yield c.GiveTicket(ticket_told(call(key), sensor))
        except FloorRefused as refused:
            yield c.RaiseAlert(f"{ALERT} {key}", ALERT, str(refused))

    def _ticket(self, wire: FloorCalls, asked: TicketRequest) -> Ticket:
        answer = wire.ticket(
            key=asked.key,
            round_id=asked.round,
            seat=asked.seat,
            sensor=asked.sensor,
            level=asked.level,
            line=asked.line,
            after_n=self._has,
        )
        return ticket_told(answer, asked.sensor)

    def _beat(self, wire: FloorCalls, requests: FloorRequests, now_ms: int) -> Commands:
        pulse = wire.beat(requests.phase, 0, self._health(requests))
        _check_clock(pulse)
        self.answered_ms, self._cause = now_ms, NO_ANSWER
        self._every_ms = max((link.every_ms for link in pulse.links.values()), default=BEAT_MS)
        waits = (claim for link in pulse.links.values() for claim in link.pending)
        if self._place.crosses and any(wait.table == self._station for wait in waits):
            self._asks_crossings = True
        yield from self._crossings(wire, requests)
        yield from self._seals(pulse, requests)
        for asked in requests.standing:
            yield c.GiveTicket(self._ticket(wire, asked))
        for sensor in self._place.definitions:
            shown = pulse.links.get(sensor)
            paused = shown.reason if shown and shown.state == "paused" else ""
            yield c.TurnLink(sensor, pulse.stopped or paused)
        yield from self._meters(pulse, now_ms)
        if abs(pulse.skew_ms) > SKEW_MS and not self._is_skewed:
            seconds = f"{abs(pulse.skew_ms) // 1000}"
            sentence = Msg(
                "The clock of this table is {seconds} s off the server's. Set it right",
                seconds=seconds,
            )
            yield c.RaiseAlert(f"{ALERT} clock", ALERT, sentence)
        self._is_skewed = abs(pulse.skew_ms) > SKEW_MS

    def _health(self, requests: FloorRequests) -> dict[str, Any]:
        """Say who deals, and what the journal has: the floor compares it with its own count.

        Where the pit has changed a rate, the files no longer say what a wager has brought.
        """
        box = self._box()
        n, wagers, shares = box.last_n, box.wagers, self._place.shares
        told: dict[str, Any] = {"journal_n": n, "journal_wagers": wagers.total()}
        if self._is_by_files and shares:
            told["journal_sum"] = sum(shares[sensor] * count for sensor, count in wagers.items())
        if self._place.pit:
            told["pit"] = self._place.pit
        if self._shift is not None and "dealer" in requests.facts:
            told |= self._shift.told()
        return told | {"rounds_per_hour": box.rounds_since(HOUR)} | dict(requests.facts)

    def _meters(self, pulse: Pulse, now_ms: int) -> Commands:
        """Show what the floor shows once that has in it what this table brought.

        A meter that falls, or that another table claims, is told at once.
        """
        if self._fresh_from is None:
            self._fresh_from = pulse.at
        if any(link.at < self._fresh_from for link in pulse.links.values()):
            return
        shown = tuple(
            (sensor, level, cents)
            for sensor, one in sorted(pulse.links.items())
            for level, cents in sorted(one.cents.items())
        )
        claims = self._others_claims(pulse)
        falls = any(new[2] < old[2] for new, old in zip(shown, self._shown, strict=False))
        is_urgent = falls or claims != self._claims
        # A round without a wager moves no meter, and is told all the same.
        is_new = (shown, claims, self._has) != (self._shown, self._claims, self._shown_with)
        if is_new and (is_urgent or now_ms >= self._shows_ms):
            self._shown, self._claims, self._shown_with = shown, claims, self._has
            self._shows_ms = now_ms + SHOW_EVERY_MS
            yield c.TakeContributions(self._has, shown, claims)

    def _others_claims(self, pulse: Pulse) -> tuple[OtherClaim, ...]:
        return tuple(
            OtherClaim(sensor, claim.level, claim.table, claim.state == LOCKED)
            for sensor, one in sorted(pulse.links.items())
            for claim in one.pending
            if claim.state in (OPEN, LOCKED) and claim.table != self._station
        )

    def _lose(self, why: str) -> c.Command:
        self._shown = ()
        return c.LoseLink(why)

    def _hang_up(self) -> None:
        wire, self._wire = self._wire, None
        self._awards_ms.clear()
        self._ended.clear()
        if wire is not None:
            wire.close()

    def _box(self) -> Outbox:
        if self._outbox is None:
            self._reader = self._open_journal()
            self._outbox = Outbox(self._reader, self._place.definitions, is_joined=False)
            self._shift = DealerShift(self._reader)
        return self._outbox


def again_ms() -> int:
    """Return how long a table that had no answer waits: half of it to half more, by chance."""
    return round(_CHANCE.uniform(0.5, 1.5) * AGAIN_MS)


def _check_clock(pulse: Pulse) -> None:
    """Play for no meter by a clock that the floor would not believe."""
    if abs(pulse.skew_ms) > MOST_SKEW_MS:
        minutes = f"{round(abs(pulse.skew_ms) / 60_000)}"
        raise FloorRefused(
            Msg(
                "The clock of this table is {minutes} minutes off the server's. Set it right",
                minutes=minutes,
            )
        )


def ticket_told(answer: TicketReply, sensor: str) -> Ticket:
    """Return an answer as the table has it on record."""
    first = answer.first
    return Ticket(
        key=answer.key,
        round=answer.round_id,
        seat=answer.seat,
        sensor=sensor,
        line=answer.line,
        order=answer.order,
        cents=cents_shown(answer.prize),
        state=answer.state,
        older=answer.older,
        first=_before(first) if first else None,
        by_pit=answer.by_pit,
        is_paid_told=answer.paid,
    )


def _before(first: EarlierReply) -> Earlier:
    return Earlier(
        table=first.table,
        by_ms=first.by_ms,
        state=first.state,
        order=first.order,
        given_at=_ms(first.given),
        locked_at=_ms(first.locked) if first.locked else 0,
        cents=cents_shown(first.prize),
    )


def _ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
