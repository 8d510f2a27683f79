"""How each device is doing: what was heard of it, when, and how well the line carries."""

from dataclasses import dataclass


@dataclass(slots=True)
class Traffic:
    """Count what goes over the line to one device; owned by its driver."""

    good: int = 0
    bad: int = 0
    repeated: int = 0
    lost: int = 0
    last_heard_ms: int | None = None
    round_trip_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Health:
    """One line of the technician's report."""

    device: str
    state: str
    is_simulated: bool
    good: int
    bad: int
    repeated: int
    lost: int
    last_heard_ms: int | None
    round_trip_ms: int | None


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
    )
