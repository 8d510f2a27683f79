"""How each device is doing: what was heard of it, when, and how well the line carries."""

from dataclasses import dataclass


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


@dataclass(frozen=True, slots=True)
class Health:
    """One line of the technician's report.

    `good`, `bad`, `repeated` and `lost` count frames, `strays` (what nobody had asked for) and
    `dropped` (what was no part of any frame) count bytes, `events_lost` counts events of a sensor
    that happened between two looks and were forgotten by it.
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


def health_of(device: str, state: str, traffic: Traffic, *, is_simulated: bool = False) -> Health:
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
    )


def unnamed(heard: bytes) -> bytes:
    """Give what a card reader said without the card: its letters and digits are stars."""
    return bytes(ord("*") if chr(byte).isalnum() else byte for byte in heard)


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
    return ", ".join(words)
