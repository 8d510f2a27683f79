"""The work of a link: what the floor says becomes what the table is told, once."""

import sqlite3
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from random import SystemRandom
from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.floor import link_work
from dealer_assist.floor.calls import FloorRefused, LinkDownError
from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.link_work import AGAIN_MS, NO_ANSWER, LinkWork, Place
from dealer_assist.floor.practice_floor import PracticeFloor
from dealer_assist.floor.requests import FloorRequests, TicketRequest
from dealer_assist.floor.server_replies import (
    Hello,
    Inbox,
    PendingClaim,
    PitLetter,
    Pulse,
    TicketReply,
)
from dealer_assist.floor.wire import EXPIRED, NO_SLOTS, cause_of
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Closing, OtherClaim
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.value import replace

EXECUTIVE = StaffMember("executive-1", "Eve Oak", Role.EXECUTIVE, "4713")
TOLD = (c.TakeContributions,)
ROYAL = TicketRequest("19-1-5A-1", 1, 5, "A", "main", "royal_flush")


class Floor(PracticeFloor):
    """A floor that can say no, be a real one, or have another time."""

    def __init__(self) -> None:
        self.now, self.no, self.name, self.skew = 0, "", "SIMULATED", 0
        self.is_full = False
        self.pending: tuple[PendingClaim, ...] = ()
        jackpots = shipped("crazy4-link").jackpots
        super().__init__("19", {"A": "MGL"}, jackpots, lambda: self.now)

    def hello(self, *words: Any, **named: Any) -> Hello:
        if self.no:
            raise FloorRefused(self.no)
        return replace(super().hello(*words, **named), floor=self.name)

    def contribute(self, rounds: Sequence[Contribution]) -> int:
        if self.is_full:
            raise FloorRefused("The disk of the floor's server is full. Make room there")
        return super().contribute(rounds)

    def lock(self, key: str, card: str) -> TicketReply:
        if self.no:
            raise FloorRefused(self.no)
        return super().lock(key, card)

    def beat(self, phase: str, oldest_unsent_ms: int, health: dict[str, Any]) -> Pulse:
        pulse = super().beat(phase, oldest_unsent_ms, health)
        shown = {at: replace(one, pending=self.pending) for at, one in pulse.links.items()}
        return replace(pulse, skew_ms=self.skew, links=shown)

    def at(self) -> datetime:
        return datetime(2026, 3, 1, tzinfo=UTC)


@pytest.fixture
def journal() -> Iterator[sqlite3.Connection]:
    """A journal as far as an outbox looks at it."""
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE events (seq INTEGER, round, at_utc, kind, payload, hash)")
    yield db
    db.close()


def begun(db: sqlite3.Connection, seq: int, kind: str, wagers: str = "[]") -> None:
    at = datetime(2026, 3, 1, 12, 0, seq, tzinfo=UTC).isoformat()
    row = (seq, 1, at, kind, f'{{"wagers": {wagers}}}', b"\x01")
    db.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", row)


def work(floor: Floor, journal: sqlite3.Connection, *, is_practice: bool = True) -> LinkWork:
    place = Place("1", {"A": "digest"}, is_practice=is_practice)
    return LinkWork(place, lambda: floor, lambda: journal)


def test_rounds_count_from_the_day_the_table_joined(journal: sqlite3.Connection) -> None:
    floor = Floor()
    begun(journal, 1, "GameStarted", '[{"seat": 1, "sensor": "A"}]')
    begun(journal, 2, "LinkJoined")
    begun(journal, 3, "RoundOpened")
    begun(journal, 4, "GameStarted", '[{"seat": 1, "sensor": "A"}, {"seat": 5, "sensor": "A"}]')
    told = work(floor, journal).step(FloorRequests(n=1, is_live=True), 0)
    assert c.JoinLink(1, 1) in told
    assert c.TakeContributions(1, (("A", "main", 1_000_040),)) in told


def test_a_round_without_a_wager_is_told_as_taken_though_no_meter_moves(
    journal: sqlite3.Connection,
) -> None:
    floor = Floor()
    begun(journal, 1, "LinkJoined")
    begun(journal, 2, "GameStarted", '[{"seat": 1, "sensor": "A"}]')
    link = work(floor, journal)
    meter = (("A", "main", 1_000_020),)
    assert c.TakeContributions(1, meter) in link.step(FloorRequests(n=1, is_live=True), 0)
    begun(journal, 3, "RoundOpened")
    begun(journal, 4, "GameStarted")
    told = [
        one
        for second in range(1, 12)
        for one in link.step(FloorRequests(n=2, is_live=True), 1_000 * second)
        if isinstance(one, c.TakeContributions)
    ]
    assert told == [c.TakeContributions(2, meter)]


def test_what_another_table_claims_is_told_at_once_and_taken_back_at_once(
    journal: sqlite3.Connection,
) -> None:
    floor = Floor()
    begun(journal, 1, "LinkJoined")
    link, wants = work(floor, journal), FloorRequests(is_live=True)
    link.step(wants, 0)
    theirs = PendingClaim("10", "main", "royal_flush", "open", None, floor.at())
    ours, done = replace(theirs, table="19"), replace(theirs, table="15", state="awarded")
    meter = (("A", "main", 1_000_000),)
    told = []
    for second, pending in enumerate(
        ((), (ours, theirs, done), (theirs,), (replace(theirs, state="locked"),), ()), 1
    ):
        floor.pending = pending
        told += [one for one in link.step(wants, second * 1_000) if type(one) in TOLD]
    claim = OtherClaim("A", "main", "10")
    assert told == [
        c.TakeContributions(0, meter, (claim,)),
        c.TakeContributions(0, meter, (replace(claim, is_locked=True),)),
        c.TakeContributions(0, meter),
    ]


@pytest.mark.parametrize(
    ("no", "name", "said"),
    [
        ("The server has contribution 9 of table 19", "SIMULATED", "contribution 9"),
        ("", "Main floor", "counts real money"),
    ],
)
def test_a_table_that_is_not_let_on_says_why(
    journal: sqlite3.Connection, no: str, name: str, said: str
) -> None:
    floor = Floor()
    floor.no, floor.name = no, name
    (lost,) = work(floor, journal).step(FloorRequests(), 0)
    assert isinstance(lost, c.LoseLink)
    assert said in lost.why


def test_a_link_is_lost_three_seconds_after_the_last_answer(journal: sqlite3.Connection) -> None:
    floor = Floor()
    worker, wants = work(floor, journal), FloorRequests(is_live=True)
    worker.step(wants, 0)
    floor.cut()
    assert worker.step(wants, 2_900) == []
    assert worker.step(wants, 3_100) == [c.LoseLink(NO_ANSWER)]


def test_a_ticket_is_asked_for_and_its_prize_locked(journal: sqlite3.Connection) -> None:
    floor = Floor()
    worker = work(floor, journal)
    told = worker.step(FloorRequests(is_live=True, tickets=(ROYAL,)), 0)
    (given,) = [one for one in told if isinstance(one, c.GiveTicket)]
    assert (given.ticket.order, given.ticket.cents) == (1, 1_000_000)
    locks = ((ROYAL.key, EXECUTIVE),)
    assert worker.step(FloorRequests(is_live=True, locks=locks), 10) == [
        c.LockPrize(ROYAL.key, 1_000_000)
    ]
    assert worker.step(FloorRequests(is_live=True, locks=locks), 20) == [
        c.LockPrize(ROYAL.key, 1_000_000)
    ]


def test_a_refused_lock_is_told_to_the_table(journal: sqlite3.Connection) -> None:
    floor = Floor()
    worker = work(floor, journal)
    worker.step(FloorRequests(is_live=True, tickets=(ROYAL,)), 0)
    floor.no = "This ticket was closed"
    told = worker.step(FloorRequests(is_live=True, locks=((ROYAL.key, EXECUTIVE),)), 10)
    assert told == [c.RefuseLock(ROYAL.key, "This ticket was closed")]


def test_an_older_ticket_is_closed_by_an_executives_card(journal: sqlite3.Connection) -> None:
    floor = Floor()
    worker = work(floor, journal)
    floor.claim_elsewhere("7", "royal_flush")
    worker.step(FloorRequests(is_live=True, tickets=(ROYAL,)), 0)
    asked = Closing(ROYAL.key, 1, "7", EXECUTIVE)
    told = worker.step(FloorRequests(is_live=True, standing=(ROYAL,), closing=asked), 10)
    (given,) = [one for one in told if isinstance(one, c.GiveTicket)]
    assert (given.ticket.older, given.ticket.first) == (0, None)
    assert c.EndClosing() in told


def test_a_table_is_not_back_before_the_floor_has_taken_its_rounds(
    journal: sqlite3.Connection,
) -> None:
    floor = Floor()
    worker = work(floor, journal)
    worker.step(FloorRequests(is_live=True), 0)
    begun(journal, 2, "LinkJoined")
    begun(journal, 3, "RoundOpened")
    begun(journal, 4, "GameStarted", '[{"seat": 1, "sensor": "A"}]')
    floor.is_full = True
    full = "The disk of the floor's server is full. Make room there"
    assert worker.step(FloorRequests(is_live=True, n=1), 100) == [c.LoseLink(full)]
    assert worker.step(FloorRequests(n=1), 3_200) == [c.LoseLink(full)]
    floor.is_full = False
    assert c.JoinLink(1, 1) in worker.step(FloorRequests(n=1), 6_300)


def test_a_clock_that_is_off_is_said_once(journal: sqlite3.Connection) -> None:
    floor = Floor()
    floor.skew = 600_000
    worker = work(floor, journal)
    told = [
        *worker.step(FloorRequests(is_live=True), 0),
        *worker.step(FloorRequests(is_live=True), 1_000),
    ]
    alerts = [one for one in told if isinstance(one, c.RaiseAlert)]
    assert [one.sentence for one in alerts] == [
        "The clock of this table is 600 s off the server's. Set it right"
    ]


def test_tables_that_lost_one_server_do_not_come_back_in_one_moment(
    journal: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_work, "_CHANCE", SystemRandom())
    tried = list[list[int]]()
    for _ in range(40):
        moments, now = list[int](), [0]

        def refused(moments: list[int] = moments, now: list[int] = now) -> PracticeFloor:
            moments.append(now[0])
            raise LinkDownError("nobody answers")

        place = Place("test", {"A": ""})
        one = LinkWork(place, refused, lambda: journal)
        for now[0] in range(0, 10_000, 50):
            one.step(FloorRequests(), now[0])
        tried.append(moments)
    waits = [after - before for one in tried for before, after in pairwise(one)]
    assert min(waits) >= AGAIN_MS // 2
    assert max(waits) <= AGAIN_MS * 3 // 2 + 50
    assert len({one[1] for one in tried}) > 10  # not all at once


def test_a_link_that_was_only_slow_is_joined_again_without_a_new_line(
    journal: sqlite3.Connection,
) -> None:
    floor = Floor()
    one = work(floor, journal)
    one.step(FloorRequests(), 0)
    # A call took 4 s, and the table has said meanwhile that the link is lost.
    assert c.JoinLink(0, 1) not in one.step(FloorRequests(is_live=True), 2_000)
    assert c.JoinLink(0, 1) in one.step(FloorRequests(is_live=False), 6_000)


@pytest.mark.parametrize(("skew_ms", "minutes"), [(660_000, 11), (899_400, 15), (-900_600, 15)])
def test_a_clock_that_is_minutes_off_plays_for_no_meter(
    journal: sqlite3.Connection, skew_ms: int, minutes: int
) -> None:
    """Said to the nearest minute: a quarter of an hour is not 14 minutes."""
    floor = Floor()
    floor.skew = skew_ms
    (lost,) = work(floor, journal).step(FloorRequests(), 0)
    assert isinstance(lost, c.LoseLink)
    assert f"is {minutes} minutes off the server's. Set it right" in lost.why


class Staffed(Floor):
    """A floor whose people write, and take calls."""

    def __init__(self) -> None:
        super().__init__()
        self.looks, self.taken, self.readers = 0, {"1-5": ""}, dict[int, list[str]]()

    def inbox(self) -> Inbox:
        self.looks += 1
        letter = PitLetter(7, datetime(2026, 3, 1, 12, tzinfo=UTC), "Last round at four", "Sue Elm")
        return Inbox(() if self.readers else (letter,), self.taken)

    def read_message(self, number: int, name: str) -> None:
        self.readers.setdefault(number, []).append(name)


def heard(told: list[c.Command]) -> list[c.HearFloor]:
    return [one for one in told if isinstance(one, c.HearFloor)]


def test_messages_are_looked_for_now_and_then_and_who_comes_at_each_beat(
    journal: sqlite3.Connection,
) -> None:
    floor, requests = Staffed(), FloorRequests(is_live=True)
    link = work(floor, journal)
    (first,) = heard(link.step(requests, 0))
    assert [(one.number, one.words) for one in first.messages] == [(7, "Last round at four")]
    for second in range(1, 10):
        link.step(requests, 1_000 * second)
    assert floor.looks == 1
    called = replace(requests, calls=(("1-5", "supervisor"),))
    link.step(called, 10_000)
    floor.taken = {"1-5": "Sue Elm"}
    (coming,) = heard(link.step(called, 11_000))
    assert coming.coming == ("1-5", "Sue Elm")


def test_who_read_a_message_is_told_to_the_floor_once(journal: sqlite3.Connection) -> None:
    floor = Staffed()
    link = work(floor, journal)
    read = FloorRequests(is_live=True, reads=((7, "Ann Lee"),))
    told = [one for second in range(30) for one in link.step(read, 1_000 * second)]
    assert floor.readers == {7: ["Ann Lee"]}
    assert heard(told) == []


@pytest.mark.parametrize(
    ("said", "cause"),
    [
        ("SSL error: tlsv1 alert certificate expired", EXPIRED),
        ("FATAL:  sorry, too many clients already", NO_SLOTS),
        ('FATAL:  too many connections for role "table_16"', NO_SLOTS),
        ("FATAL:  remaining connection slots are reserved for roles", NO_SLOTS),
        ("connection refused", NO_ANSWER),
    ],
)
def test_a_table_says_what_a_person_has_to_do_about_its_link(
    journal: sqlite3.Connection, said: str, cause: str
) -> None:
    def refused() -> Floor:
        down = LinkDownError(said)
        down.cause = cause_of(said)
        raise down

    worker = LinkWork(Place("1", {"A": "digest"}), refused, lambda: journal)
    assert worker.step(FloorRequests(), 0) == [c.LoseLink(cause)]


def test_a_floor_hears_since_when_a_dealer_deals_and_what_was_taken_back(
    journal: sqlite3.Connection,
) -> None:
    heard = list[dict[str, Any]]()

    class Listening(Floor):
        def beat(self, phase: str, oldest_unsent_ms: int, health: dict[str, Any]) -> Pulse:
            heard.append(health)
            return super().beat(phase, oldest_unsent_ms, health)

    begun(journal, 1, "TableOpened")
    begun(journal, 2, "PaymentUndone")
    begun(journal, 3, "DealerRelieved")
    begun(journal, 4, "SteppedBack")
    worker = work(Listening(), journal)
    wants = FloorRequests(is_live=True, facts={"dealer": "Mona Ash"})
    worker.step(wants, 0)
    begun(journal, 5, "PaymentUndone")
    worker.step(wants, 5_000)
    first, last = heard[1], heard[-1]
    assert (first["dealer_since"], first["corrections"]) == ("2026-03-01T12:00:03+00:00", 1)
    assert last["corrections"] == 2
    worker.step(replace(wants, facts={}), 10_000)
    assert "dealer_since" not in heard[-1], "nobody deals"
