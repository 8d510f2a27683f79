"""What the floor's server answers, as values."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from dealer_assist.value import Value, field

Answer = Mapping[str, Any]


SIMULATED = "SIMULATED"
"""What a floor is called that counts no real money; practice joins no other."""

BEAT_MS = 1_000
"""How often a table beats, unless its floor is so large that it wants to be asked less."""

SKEW_MS = 2_000
"""A clock that is further off the floor's is an alert, at the table and on the floor."""


class EarlierReply(Value):
    """Another table's older claim on the same level: whose, how long before, how far it is."""

    table: str
    by_ms: int
    state: str
    order: int
    given: datetime
    locked: datetime | None
    prize: int

    @classmethod
    def read(cls, answer: Answer) -> "EarlierReply":
        """Take the server's words apart."""
        locked = answer["locked"]
        return cls(
            table=answer["station"],
            by_ms=int(answer["by_ms"]),
            state=answer["state"],
            order=answer["order"],
            given=datetime.fromisoformat(answer["given"]),
            locked=locked and datetime.fromisoformat(locked),
            prize=answer["prize"],
        )


class TicketReply(Value):
    """A place in the order of a level. `prize` is in micro-dollars, fixed once it is locked."""

    key: str
    link: str
    level: str
    line: str
    round_id: int
    seat: int
    order: int
    state: str
    prize: int
    older: int
    before: int | None
    after: int | None
    seed: int
    from_reserve: int
    from_overflow: int
    given: datetime
    first: EarlierReply | None
    by_pit: bool = False
    """True if two cards at the pit award it, and nobody pays it before."""
    paid: bool = False
    backed_out: bool = False

    @classmethod
    def read(cls, answer: Answer) -> "TicketReply":
        """Take the server's words apart."""
        first = answer["first"]
        return cls(
            key=answer["key"],
            link=answer["link"],
            level=answer["level"],
            line=answer["line"],
            round_id=answer["round"],
            seat=answer["seat"],
            order=answer["order"],
            state=answer["state"],
            prize=answer["prize"],
            older=answer["older"],
            before=answer["before"],
            after=answer["after"],
            seed=answer["seed"],
            from_reserve=answer["from_reserve"],
            from_overflow=answer["from_overflow"],
            given=datetime.fromisoformat(answer["given"]),
            first=first and EarlierReply.read(first),
            by_pit=answer.get("by_pit", False),
            paid=answer.get("paid", False),
            backed_out=answer.get("backed_out", False),
        )


class CrossingReply(Value):
    """A wager of this table that crossed a threshold, which is told with its nonce.

    `before` is the meter before its round and `way` the meter after each seat's wager.
    """

    ticket: TicketReply
    sensor: str
    seal: str
    threshold_cents: int
    seal_key: str
    sealed: datetime
    before: int
    way: tuple[tuple[int, int], ...]

    @classmethod
    def read(cls, answer: Answer) -> "CrossingReply":
        """Take the server's words apart."""
        return cls(
            ticket=TicketReply.read(answer),
            sensor=answer["sensor"],
            seal=answer["seal"],
            threshold_cents=answer["threshold"],
            seal_key=answer["nonce"],
            sealed=datetime.fromisoformat(answer["sealed"]),
            before=answer["way"]["before"],
            way=tuple((seat, meter) for seat, meter in answer["way"]["seats"]),
        )


class LinkState(Value):
    """A link that a sensor of the table plays for."""

    link: str
    letter: str
    label: str
    state: str
    reason: str


class Hello(Value):
    """The server's greeting: its numbers for this table, its links, its open tickets."""

    station: str
    epoch: int
    last_n: int
    chain: str
    stopped: str
    at: datetime
    links: Mapping[str, LinkState]
    tickets: tuple[TicketReply, ...]
    floor: str = ""
    settings: int = 1

    @classmethod
    def read(cls, answer: Answer) -> "Hello":
        """Take the server's words apart."""
        return cls(
            station=answer["station"],
            epoch=answer["epoch"],
            last_n=answer["last_n"],
            chain=answer["chain"],
            stopped=answer["stopped"],
            at=datetime.fromisoformat(answer["at"]),
            links={at: LinkState(**one) for at, one in answer["links"].items()},
            tickets=tuple(map(TicketReply.read, answer["tickets"])),
            floor=answer.get("floor", ""),
            settings=answer.get("settings", 1),
        )


class PendingClaim(Value):
    """A claim that everybody on the link is told of."""

    table: str
    level: str
    line: str
    state: str
    prize: int | None
    since: datetime


class LinkShown(Value):
    """What every display of a link shows: cents by level, and the prizes that wait.

    `stopped` are tables that may not play for it, `every_ms` is how often a table is to ask,
    `seals` are those of the thresholds in force, by level.
    """

    link: str
    at: datetime
    version: int
    state: str
    reason: str
    cents: Mapping[str, int]
    pending: tuple[PendingClaim, ...]
    label: str = ""
    floor: str = ""
    stopped: tuple[str, ...] = ()
    every_ms: int = BEAT_MS
    seals: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, answer: Answer) -> "LinkShown":
        """Take the server's words apart."""
        return cls(
            link=answer["link"],
            at=datetime.fromisoformat(answer["at"]),
            version=answer["version"],
            state=answer["state"],
            reason=answer["reason"],
            cents=answer["levels"],
            pending=tuple(
                PendingClaim(
                    table=one["station"],
                    level=one["level"],
                    line=one["line"],
                    state=one["state"],
                    prize=one["prize"],
                    since=datetime.fromisoformat(one["since"]),
                )
                for one in answer["pending"]
            ),
            label=answer.get("label", ""),
            floor=answer.get("floor", ""),
            stopped=tuple(answer.get("stopped", ())),
            every_ms=answer.get("every_ms", BEAT_MS),
            seals=answer.get("seals", {}),
        )


class Pulse(Value):
    """The answer to a heartbeat."""

    at: datetime
    skew_ms: int
    stopped: str
    last_n: int
    links: Mapping[str, LinkShown]

    @classmethod
    def read(cls, answer: Answer) -> "Pulse":
        """Take the server's words apart."""
        links = answer["links"] or {}
        return cls(
            at=datetime.fromisoformat(answer["at"]),
            skew_ms=answer["skew_ms"],
            stopped=answer["stopped"],
            last_n=answer["last_n"],
            links={at: LinkShown.read(one) for at, one in links.items()},
        )


class PitLetter(Value):
    """A message of the pit."""

    number: int
    at: datetime
    words: str
    sent_by: str


class Inbox(Value):
    """What a table hears beside money: messages not read there, and who has taken which call."""

    letters: tuple[PitLetter, ...] = ()
    taken: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, answer: Answer) -> "Inbox":
        """Take the server's words apart."""
        letters = tuple(
            PitLetter(
                one["message"], datetime.fromisoformat(one["at"]), one["words"], one["sent_by"]
            )
            for one in answer["messages"]
        )
        return cls(letters, {one["key"]: one["taken_by"] for one in answer["calls"]})
