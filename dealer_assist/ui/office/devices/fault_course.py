"""What went wrong with the devices in the last hour, minute by minute and kind by kind."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, tzinfo

from dealer_assist.devices.health import MINUTE_MS, Health
from dealer_assist.message import Msg
from dealer_assist.ui.office.devices.lists import ALL, HOUR_MS, health_name, kind_words
from dealer_assist.ui.toolkit.values.plot import Tick, round_step
from dealer_assist.value import Value

MOST_KINDS = 5
OTHERS = Msg("Others")


class KindModel(Value):
    """A kind of fault and how often it was there: `place` picks its colour, the same everywhere."""

    place: int
    words: str
    count: int


class BarModel(Value):
    """So many faults of a kind in a minute, on top of the others of that minute."""

    at: float
    bottom: int
    count: int
    place: int


class FaultCourseModel(Value):
    """A plot: its title, the hour that it shows in seconds of the clock, and its bars."""

    title: str
    begin: float
    end: float
    zone: tzinfo | None
    high: int
    up: tuple[Tick, ...]
    kinds: tuple[KindModel, ...]
    bars: tuple[BarModel, ...]


def fault_course(
    devices: Sequence[Health], now: datetime, now_ms: int, chosen: str = ALL
) -> FaultCourseModel:
    """Plot the faults of one device, or of all of them together."""
    shown = [device for device in devices if chosen in (ALL, f"line {device.device}")]
    minutes: dict[int, Counter[str]] = {}
    for health in shown:
        for minute in health.minutes:
            if now_ms - minute.began_ms <= HOUR_MS:
                minutes.setdefault(minute.began_ms, Counter()).update(minute.faults)
    total = sum(minutes.values(), Counter[str]())
    places = {kind: place for place, (kind, _) in enumerate(total.most_common(MOST_KINDS))}
    end = now.timestamp()
    most = max((sum(counter.values()) for counter in minutes.values()), default=0)
    up = _scale(most)
    name = health_name(shown[0]) if chosen != ALL and shown else Msg("All devices")
    return FaultCourseModel(
        Msg("{device}: faults a minute in the last hour", device=name),
        end - HOUR_MS / 1000,
        end,
        now.tzinfo,
        int(up[-1].at),
        up,
        _kinds(total, places),
        tuple(
            bar
            for began_ms in sorted(minutes)
            for bar in _bars(minutes[began_ms], end - (now_ms - began_ms) / 1000, places)
        ),
    )


def _kinds(total: Counter[str], places: dict[str, int]) -> tuple[KindModel, ...]:
    named = [KindModel(place, kind_words(kind), total[kind]) for kind, place in places.items()]
    rest = sum(total.values()) - sum(kind_model.count for kind_model in named)
    return (*named, KindModel(MOST_KINDS, OTHERS, rest)) if rest else tuple(named)


def _bars(faults: Counter[str], at: float, places: dict[str, int]) -> list[BarModel]:
    counts: Counter[int] = Counter()
    for kind, count in faults.items():
        counts[places.get(kind, MOST_KINDS)] += count
    bars: list[BarModel] = []
    for place in sorted(counts):
        bottom = bars[-1].bottom + bars[-1].count if bars else 0
        bars.append(BarModel(at, bottom, counts[place], place))
    return bars


def _scale(most: int) -> tuple[Tick, ...]:
    """Return a scale of about four round steps, up to above the most."""
    step = round_step(most, 4)
    high = max(1, -(-most // step))
    return tuple(Tick(step * n, f"{step * n:,}") for n in range(high + 1))


A_MINUTE = MINUTE_MS / 1000
