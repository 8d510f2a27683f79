"""The whole floor as its server knows it, in one reading: what the floor-wide Game Manager shows.

A table tells about itself with every heartbeat. Whatever it does not tell is nothing here, never an
error: tables of two releases stand on one floor while they are brought up one by one.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from dealer_assist.value import Value, field

LOST_MS = 3000
"""A table that has said nothing for so long, or could not send for so long, has lost its link."""

CLOSED = "closed"


class SeatSeen(Value):
    """A seat of a table, as its dealer sees it."""

    number: int
    word: str
    is_empty: bool = False
    is_locked: bool = False
    has_claim: bool = False


class DeviceSeen(Value):
    """A device of a table and how it is, in words."""

    name: str
    state: str
    is_well: bool = True


class Station(Value):
    """A table; `beat_ms` is how long ago it was last heard, None where it never was.

    `last_n` is the server's number as the table counts, `told_n` as the server does: they are apart
    where a journal began anew. `counted` is what its rounds brought to the meters, `agreed` what
    two people took over or left out, `doubted` what counts for nothing.
    """

    number: str
    game: str
    pit: str = ""
    links: tuple[str, ...] = ()
    phase: str = CLOSED
    beat_ms: int | None = None
    skew_ms: int = 0
    unsent_ms: int = 0
    last_n: int = 0
    wagers: int = 0
    counted: int = 0
    agreed: int = 0
    doubted: int = 0
    told_n: int = 0
    stopped: str = ""
    refused: str = ""
    dealer: str = ""
    dealer_since: datetime | None = None
    rounds_per_hour: int = 0
    pace: tuple[int, ...] = ()
    corrections: int = 0
    prompt: str = ""
    prompt_detail: str = ""
    seats: tuple[SeatSeen, ...] = ()
    devices: tuple[DeviceSeen, ...] = ()
    journal_n: int | None = None
    journal_wagers: int | None = None
    journal_sum: int | None = None

    @property
    def is_linked(self) -> bool:
        """True if any sensor of it plays for a link."""
        return bool(self.links)

    @property
    def is_open(self) -> bool:
        """True if it plays."""
        return self.beat_ms is not None and self.phase != CLOSED

    @property
    def is_lost(self) -> bool:
        """True if an open table is out of reach, or cannot get rid of its rounds."""
        is_silent = max(self.beat_ms or 0, self.unsent_ms) > LOST_MS
        return self.is_open and (is_silent or bool(self.refused))

    @property
    def lost_ms(self) -> int:
        """Return for how long it has been out of reach."""
        return max(self.beat_ms or 0, self.unsent_ms) if self.is_lost else 0

    @property
    def difference(self) -> int:
        """Return what its journal has more than the server, in micro-dollars, number for number."""
        if self.journal_sum is None or self.journal_n != self.last_n:
            return 0
        return self.journal_sum - self.counted - self.agreed - self.doubted

    @property
    def is_whole(self) -> bool:
        """True if it counts with the linked ones: linked, heard and in agreement."""
        is_heard = self.is_linked and not self.is_lost and not self.refused
        return is_heard and not self.stopped and not self.difference


class LinkSeen(Value):
    """A link: its rules of order and whether it runs."""

    key: str
    letter: str
    label: str
    jackpot: str
    state: str = "live"
    reason: str = ""
    since: datetime | None = None
    by: tuple[str, ...] = ()

    @property
    def is_paused(self) -> bool:
        """True if its progressive is stopped at every table."""
        return self.state == "paused"


class MeterSeen(Value):
    """A level of a link, in micro-dollars; `hand` takes all of it."""

    link: str
    level: str
    label: str
    hand: str
    meter: int
    reserve: int = 0
    overflow: int = 0
    contributed: int = 0
    seeded: int = 0
    adjusted: int = 0
    paid: int = 0
    seed: int = 0
    cap: int | None = None
    wagers: int = 0
    hits: int = 0
    per_hour: int = 0
    wagers_per_hour: int = 0
    odds: int = 0
    course: tuple[tuple[datetime, int], ...] = ()

    @property
    def is_at_cap(self) -> bool:
        """True if it grows no more and feeds its overflow instead."""
        return self.cap is not None and self.meter >= self.cap

    @property
    def where(self) -> tuple[str, str]:
        """Return its link and its level."""
        return self.link, self.level


class TicketRow(Value):
    """A claim on a level; `worth` is its prize, or what it would be now."""

    key: str
    number: int
    link: str
    level: str
    place: int
    station: str
    round_id: int
    seat: int
    hand: str
    state: str
    given: datetime
    worth: int
    stand: str = ""
    percent: int = 100
    locked: datetime | None = None
    ended: datetime | None = None
    before: int | None = None
    after: int | None = None
    seed: int = 0
    came: int = 0
    people: tuple[str, ...] = ()
    reason: str = ""
    checks: tuple["CheckSeen", ...] = ()
    cards: tuple[str, ...] = ()
    dealer: str = ""
    after_n: int = 0
    released_to: int | None = None
    """What its meter holds once it is released."""
    won_since: int = 0
    """What others have won of it since: that does not come back, or did not."""

    @property
    def is_open(self) -> bool:
        """True if it still waits for a person."""
        return self.state in ("open", "locked")

    @property
    def where(self) -> tuple[str, str]:
        """Return its link and its level."""
        return self.link, self.level


class CheckSeen(Value):
    """Something that a person looked at before a prize is awarded."""

    what: str
    by: str
    at: datetime


class AlertSeen(Value):
    """Something that needs a person, until a person takes note of it; `over_at` it ended."""

    number: int
    at: datetime
    station: str
    link: str
    what: str
    sentence: str
    noted_by: str = ""
    noted_at: datetime | None = None
    over_at: datetime | None = None

    @property
    def goes_on(self) -> bool:
        """True if it is so now and nobody has taken note of it."""
        return self.is_open and self.over_at is None

    @property
    def is_open(self) -> bool:
        """True if nobody has taken note of it."""
        return self.noted_at is None


class SettingSeen(Value):
    """A setting that waits until its link is paused."""

    link: str
    level: str
    setting: str
    was: int | None
    value: int | None
    people: tuple[str, ...]
    at: datetime

    @property
    def words(self) -> str:
        """Return it as the server has it, and as a card confirms it."""
        return f"{self.level} {self.setting} {'none' if self.value is None else self.value}"


class RoundSeen(Value):
    """A round that a table has told."""

    n: int
    round_id: int
    at: datetime
    wagers: int
    micros: int
    is_void: bool = False


class Checkpoint(Value):
    """The floor as it was when a person set a mark: rounds by table, figures by level."""

    at: datetime
    by: str
    rounds: Mapping[str, int]
    contributed: Mapping[str, int]
    paid: Mapping[str, int]
    wins: int


class CallSeen(Value):
    """A person is wanted at a table, since when, and who comes."""

    number: int
    station: str
    kind: str
    note: str
    at: datetime
    taken_by: str = ""
    taken_at: datetime | None = None


class DoubtSeen(Value):
    """Something of a table that waits for two people: a round, a prize, or the journal itself.

    `moves` is what the meters have more once it counts, in micro-dollars.
    """

    station: str
    kind: str
    word: str
    about: str
    moves: int
    round_id: int | None = None
    seat: int | None = None
    wagers: int | None = None
    at: datetime | None = None

    def choice(self, *, is_counted: bool) -> str:
        """Return a choice in the server's words."""
        how = "count" if is_counted else "leave out"
        return f"{how} {self.kind} {self.word}".strip()


class FloorView(Value):
    """One reading. `standby` is how the second server is; nothing where there is none.

    `refusals` say for a table without a link why it may not join each of them; nothing if it may.
    `chances` say how often such a table and a link win their common event, where they have one.
    `candidates` are tables of the house that are not on the server.
    """

    name: str
    at: datetime
    stations: tuple[Station, ...] = ()
    links: tuple[LinkSeen, ...] = ()
    meters: tuple[MeterSeen, ...] = ()
    tickets: tuple[TicketRow, ...] = ()
    alerts: tuple[AlertSeen, ...] = ()
    settings: tuple[SettingSeen, ...] = ()
    rounds: Mapping[str, tuple[RoundSeen, ...]] = field(default_factory=dict)
    pit_managers: Mapping[str, str] = field(default_factory=dict)
    standby: str = ""
    checkpoint: Checkpoint | None = None
    refusals: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    candidates: tuple[Station, ...] = ()
    is_simulated: bool = False
    chances: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    calls: tuple[CallSeen, ...] = ()
    doubts: tuple[DoubtSeen, ...] = ()

    def doubts_of(self, station: str) -> tuple[DoubtSeen, ...]:
        """Return what waits for two people at a table."""
        return tuple(doubt for doubt in self.doubts if doubt.station == station)

    def station(self, number: str) -> Station | None:
        """Find a table."""
        return next((one for one in self.stations if one.number == number), None)

    def link(self, key: str) -> LinkSeen | None:
        """Find a link."""
        return next((link_seen for link_seen in self.links if link_seen.key == key), None)

    def meter(self, link: str, level: str) -> MeterSeen | None:
        """Find a level."""
        return next(
            (meter_seen for meter_seen in self.meters if meter_seen.where == (link, level)), None
        )

    def ticket(self, key: str) -> TicketRow | None:
        """Find a claim."""
        return next((row for row in self.tickets if row.key == key), None)

    def letters(self, station: Station) -> str:
        """Return the letters of a table's links."""
        return " ".join(link.letter for link in self.links if link.key in station.links)

    def ticket_of(self, station: str) -> TicketRow | None:
        """Find what a table waits with: a locked prize first, then its oldest ticket."""
        mine = [ticket for ticket in self.tickets if ticket.station == station and ticket.is_open]
        return min(mine, key=lambda row: (row.state != "locked", row.number), default=None)

    def open_tickets(self) -> tuple[TicketRow, ...]:
        """Return every claim that waits, in the server's order."""
        return tuple(
            sorted(
                (ticket for ticket in self.tickets if ticket.is_open), key=lambda row: row.number
            )
        )

    def open_alerts(self) -> tuple[AlertSeen, ...]:
        """Return what nobody has taken note of, the oldest first."""
        return tuple(
            sorted((a for a in self.alerts if a.is_open), key=lambda alert_seen: alert_seen.at)
        )

    def going_alerts(self) -> tuple[AlertSeen, ...]:
        """Return what is so now and nobody has taken note of: floor-wide first, then the oldest."""
        going = (alert for alert in self.alerts if alert.goes_on)
        return tuple(
            sorted(going, key=lambda alert_seen: (bool(alert_seen.station), alert_seen.at))
        )

    def call_of(self, station: str) -> "CallSeen | None":
        """Find who calls longest at a table; one that nobody has taken comes first."""
        mine = [call for call in self.calls if call.station == station]
        return min(
            mine, key=lambda call_seen: (bool(call_seen.taken_by), call_seen.at), default=None
        )

    def pits(self) -> tuple[str, ...]:
        """Name the pits in the order of their tables."""
        return tuple(dict.fromkeys(station.pit for station in self.stations))

    def of_pit(self, pit: str) -> tuple[Station, ...]:
        """Return the tables of a pit, all of them where none is named."""
        return tuple(station for station in self.stations if not pit or station.pit == pit)

    def together(self, pit: str) -> tuple[Station, ...]:
        """Return the tables of exactly this pit; without a name those that are in none."""
        return tuple(station for station in self.stations if station.pit == pit)


def read_health(told: Mapping[str, Any]) -> dict[str, Any]:
    """Read what a table says of itself in a heartbeat, into the fields of a `Station`."""
    read: dict[str, Any] = {
        name: told[name]
        for name in ("dealer", "prompt", "prompt_detail")
        if isinstance(told.get(name), str)
    }
    for name in ("rounds_per_hour", "corrections", "journal_n", "journal_wagers", "journal_sum"):
        if isinstance(told.get(name), int):
            read[name] = told[name]
    if isinstance(told.get("dealer_since"), str):
        read["dealer_since"] = datetime.fromisoformat(told["dealer_since"])
    read["seats"] = tuple(
        SeatSeen(
            number=int(seat["seat"]),
            word=str(seat.get("word", "")),
            is_empty=bool(seat.get("empty")),
            is_locked=bool(seat.get("locked")),
            has_claim=bool(seat.get("claim")),
        )
        for seat in told.get("seats") or ()
    )
    read["devices"] = tuple(
        DeviceSeen(str(name), str(state), bool(is_well))
        for name, state, is_well in told.get("devices") or ()
    )
    return read
