"""Real wager sensors on a port: each is heard, each lamp obeys."""

import os
import time
from random import Random
from threading import Event

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import SensorRead

SEATS = range(1, 8)


def test_every_sensor_tells_its_state_and_acknowledges_its_lamp() -> None:
    woken = Event()
    rack = connect(
        {"sensors": os.environ["DEALER_ASSIST_SENSORS"]},
        SEATS,
        clock_ms=lambda: time.monotonic_ns() // 1_000_000,
        random=Random(),
        wake=woken.set,
    )
    seen: set[int] = set()
    end = time.monotonic() + 10
    while len(seen) < len(SEATS) and time.monotonic() < end:
        woken.wait(0.1)
        woken.clear()
        seen |= {m.seat for m in rack.tick(0) if isinstance(m, SensorRead)}
    health = rack.health()
    rack.close()
    assert seen == set(SEATS)
    assert all(one.state == "ok" and one.bad == 0 for one in health)
