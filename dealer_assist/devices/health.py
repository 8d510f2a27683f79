"""How each device is doing: what was heard of it, when, and how well the line carries."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from dealer_assist.value import Value

MINUTE_MS = 60_000
MINUTES_KEPT = 60
BYTES_KEPT = 64
STALE_MS = 1_000
"""A sensor that has not been looked at for longer than this is not well."""
OK, STALE, PORT_OPEN, FAILED = "ok", "stale", "port open", "failed"
STARS = bytes(ord("*") if chr(byte).isalnum() else byte for byte in range(256))
UNPLUGGED, SPOILT = "unplugged", "garbled"
"""Kinds of faults that any line can have."""


class Minute(Value):
    """What went wrong with a device in one minute of the clock that never jumps, by its kind."""

    began_ms: int
    faults: Mapping[str, int]


@dataclass(slots=True)
class Traffic:
    """Count what goes over the line to one device; owned by its driver."""

    good: int = 0
    bad: int = 0
    repeated: int = 0
    lost: int = 0
    strays: int = 0
    dropped: int = 0
    events_lost: int = 0
    last_heard_ms: int | None = None
    round_trip_ms: int | None = None
    last_bytes: bytes = b""
    slowest_ms: int = 0
    looked_ms: int | None = None
    looks_a_second: int = 0
    remark: str = ""
    minutes: deque[Minute] = field(default_factory=lambda: deque(maxlen=MINUTES_KEPT))
    _second: int = -1
    _looks: int = 0

    def look(self, now_ms: int) -> None:
        """Note that the device has shown its state."""
        self.looked_ms = now_ms
        if self._second != now_ms // 1000:
            self.looks_a_second = self._looks if self._second == now_ms // 1000 - 1 else 0
            self._second, self._looks = now_ms // 1000, 0
        self._looks += 1

    def hear(self, data: bytes) -> None:
        """Keep the end of what came, whatever pieces it came in."""
        self.last_bytes = (self.last_bytes + data)[-BYTES_KEPT:]

    def count(self, kind: str, now_ms: int) -> None:
        """Note that something went wrong."""
        began_ms = now_ms // MINUTE_MS * MINUTE_MS
        last = self.minutes[-1] if self.minutes else None
        if last is not None and last.began_ms == began_ms:
            self.minutes[-1] = Minute(began_ms, {**last.faults, kind: last.faults.get(kind, 0) + 1})
        else:
            self.minutes.append(Minute(began_ms, {kind: 1}))


class Health(Value):
    """One line of the technician's report.

    `good`, `bad`, `repeated` and `lost` count frames, `strays` (what nobody had asked for) and
    `dropped` (what was no part of any frame) count bytes, `events_lost` counts events of a sensor
    that happened between two looks and were forgotten by it. `looked_ms` is when it last showed
    its state, `remark` what it last said that was no answer, `said` its last bytes in words, and
    `minutes` what went wrong and when.
    """

    device: str
    state: str
    is_simulated: bool
    good: int
    bad: int
    repeated: int
    lost: int
    last_heard_ms: int | None
    round_trip_ms: int | None
    strays: int = 0
    dropped: int = 0
    events_lost: int = 0
    last_bytes: bytes = b""
    slowest_ms: int = 0
    looked_ms: int | None = None
    looks_a_second: int = 0
    remark: str = ""
    minutes: tuple[Minute, ...] = ()
    said: str = ""

    def is_stale(self, now_ms: int) -> bool:
        """True if a device that is looked at has not been for too long."""
        return self.looked_ms is not None and now_ms - self.looked_ms > STALE_MS


def health_of(
    device: str, state: str, traffic: Traffic, *, is_simulated: bool = False, said: str = ""
) -> Health:
    """Freeze a device's counters for the report."""
    return Health(
        device=device,
        state=state,
        is_simulated=is_simulated,
        good=traffic.good,
        bad=traffic.bad,
        repeated=traffic.repeated,
        lost=traffic.lost,
        last_heard_ms=traffic.last_heard_ms,
        round_trip_ms=traffic.round_trip_ms,
        strays=traffic.strays,
        dropped=traffic.dropped,
        events_lost=traffic.events_lost,
        last_bytes=traffic.last_bytes,
        slowest_ms=traffic.slowest_ms,
        looked_ms=traffic.looked_ms,
        looks_a_second=traffic.looks_a_second,
        remark=traffic.remark,
        minutes=tuple(traffic.minutes),
        said=said,
    )


def unnamed(heard: bytes) -> bytes:
    """Return what a card reader said without the card: its letters and digits are stars."""
    return heard.translate(STARS)


def counted(health: Health) -> str:
    """Put the counters into a line of words; those that should be nothing only if they are not."""
    words = [f"{health.good:,} good"]
    for number, what in (
        (health.bad, "bad"),
        (health.repeated, "repeated"),
        (health.lost, "without an answer"),
        (health.strays, "stray bytes"),
        (health.dropped, "bytes dropped"),
        (health.events_lost, "events lost"),
    ):
        if number:
            words.append(f"{number:,} {what}")
    if health.round_trip_ms is not None:
        words.append(f"round trip {health.round_trip_ms} ms")
    if health.remark:
        words.append(f"last remark: {health.remark}")
    return ", ".join(words)
