"""A log of the devices for their makers: what was counted, what came last, what went wrong when."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta

from dealer_assist import __version__
from dealer_assist.devices.health import Health, Minute, counted


def log_lines(
    devices: Iterable[Health], now: datetime, now_ms: int, ports: Mapping[str, str]
) -> Iterator[str]:
    """Write the log, a device after the other; it holds no number of any card.

    The ports are as the table's file names them, with kind or profile and speed.
    """
    yield f"Devices at {now:%Y-%m-%d %H:%M:%S %Z}, Dealer Assist {__version__}"
    yield from (f'    {device} = "{where}"' for device, where in ports.items())
    for health in devices:
        yield ""
        yield f"{health.device}: {health.state}" + (", simulated" if health.is_simulated else "")
        yield f"    {counted(health)}"
        if health.looked_ms is not None:
            ago = now_ms - health.looked_ms
            yield f"    {health.looks_a_second} looks a second, the last {ago} ms ago"
        if health.slowest_ms:
            yield f"    slowest answer {health.slowest_ms} ms"
        if health.said:
            yield f"    last said {health.said}"
        if health.last_bytes:
            yield f"    last bytes {health.last_bytes.hex(' ').upper()}"
        for minute in health.minutes:
            at = now - timedelta(milliseconds=now_ms - minute.began_ms)
            yield f"    {at:%H:%M}  {kinds_of(minute)}"


def kinds_of(minute: Minute) -> str:
    """Say what went wrong in a minute, by its kind."""
    return ", ".join(f"{kind} {count}" for kind, count in sorted(minute.faults.items()))
