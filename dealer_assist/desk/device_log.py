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
    for one in devices:
        yield ""
        yield f"{one.device}: {one.state}" + (", simulated" if one.is_simulated else "")
        yield f"    {counted(one)}"
        if one.looked_ms is not None:
            ago = now_ms - one.looked_ms
            yield f"    {one.looks_a_second} looks a second, the last {ago} ms ago"
        if one.slowest_ms:
            yield f"    slowest answer {one.slowest_ms} ms"
        if one.said:
            yield f"    last said {one.said}"
        if one.last_bytes:
            yield f"    last bytes {one.last_bytes.hex(' ').upper()}"
        for minute in one.minutes:
            at = now - timedelta(milliseconds=now_ms - minute.began_ms)
            yield f"    {at:%H:%M}  {kinds_of(minute)}"


def kinds_of(minute: Minute) -> str:
    """Say what went wrong in a minute, by its kind."""
    return ", ".join(f"{kind} {count}" for kind, count in sorted(minute.faults.items()))
