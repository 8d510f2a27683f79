"""A driver that fails: its device is set apart and tried again, the others never notice."""

import logging
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from dealer_assist.devices.connect import connect
from dealer_assist.devices.contained import MOST_REST_MS, REST_MS, Contained
from dealer_assist.devices.driver import Driver
from dealer_assist.devices.health import FAILED, Health
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    DeviceBack,
    DeviceLost,
    Message,
    SlipFailed,
    SlipPrinted,
    SlipUncertain,
)
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.registry import all_roles
from dealer_assist.devices.role import DeviceKind

SEATS = range(1, 4)
SLIP = SlipPicture("round 7", width=16, bitmap=bytes(range(200)))
KINDS = [
    (role.name, kind.name)
    for role in all_roles()
    for kind in role.kinds
    if isinstance(kind, DeviceKind) and not role.extends
]


class Failing:
    """A driver that fails as often as it is told to."""

    bytes_awaited = 1

    def __init__(self, fails: list[bool]) -> None:
        self._fails = fails
        self.lamps: list[str] = []

    def tick(self, now_ms: int) -> list[Message]:
        if self._fails and self._fails.pop(0):
            raise KeyError("place")
        return []

    def health(self) -> list[Health]:
        return []


@pytest.fixture(autouse=True)
def _log_is_expected(caplog: pytest.LogCaptureFixture) -> Any:
    yield
    caplog.clear()


def test_a_failure_is_told_once_and_the_device_tried_again_anew() -> None:
    made: list[Failing] = []

    def make() -> Driver:
        made.append(Failing([not made]))
        return made[-1]

    contained = Contained(["printer"], make)
    fault = "KeyError: 'place'"
    assert contained.tick(0) == [DeviceLost("printer", fault, is_fault_of_driver=True)]
    assert contained.tick(REST_MS - 1) == []
    assert contained.tick(REST_MS) == [DeviceBack("printer")]
    assert len(made) == 2
    assert contained.tick(REST_MS + 20) == []


def test_each_failure_rests_twice_as_long_up_to_a_limit_and_logs_one_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    contained = Contained(["shoe"], lambda: Failing([True]))
    failures = [now_ms for now_ms in range(0, 4 * MOST_REST_MS, 1_000) if contained.tick(now_ms)]
    gaps = [later - earlier for earlier, later in pairwise(failures)]
    assert gaps[:4] == [5_000, 10_000, 20_000, 40_000]
    assert max(gaps) == MOST_REST_MS
    traced = [one for one in caplog.records if one.exc_info]
    assert len(traced) == 1
    assert all(one.levelno == logging.ERROR for one in caplog.records)


def test_what_was_ordered_and_lasts_is_ordered_of_the_next_driver_too() -> None:
    made: list[Failing] = []

    def make() -> Driver:
        made.append(Failing([False, not made]))
        return made[-1]

    def lamp(state: str) -> Callable[[Any], None]:
        return lambda driver: driver.lamps.append(state)

    contained = Contained(["sensors"], make)
    contained.order(lamp("lit"), "5A")
    contained.order(lamp("test"))
    contained.tick(0)
    contained.tick(20)
    contained.order(lamp("locked"), "5A")
    contained.tick(20 + REST_MS)
    assert [one.lamps for one in made] == [["lit", "test"], ["locked"]]


def test_an_order_that_fails_is_told_with_the_next_tick() -> None:
    contained = Contained(["printer"], lambda: Failing([]))

    def broken(driver: Driver) -> None:
        raise ValueError("no such slip")

    contained.order(broken)
    lost = DeviceLost("printer", "ValueError: no such slip", is_fault_of_driver=True)
    assert contained.tick(0) == [lost]


def _rack(devices: dict[str, str]) -> Rack:
    return connect(devices, SEATS, clock_ms=lambda: 0, random=Random(1))


RAISED = (RuntimeError, RecursionError, MemoryError, StopIteration, OSError, KeyError, ValueError)


@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(("device", "kind"), KINDS)
def test_whatever_a_driver_raises_at_any_call_the_rest_plays_on(
    device: str, kind: str, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = "swiper" if device == "sensors" else "sensors"
    for call in range(0, 40, step):
        rack = _rack({device: f"{kind}:simulated", other: "simulated"})
        wire = rack.wire(device)
        assert wire is not None
        count = 0
        told: list[Message] = []

        def fails(read: Callable[..., Any], at: int = call) -> Callable[..., Any]:
            def use(*data: bytes) -> Any:
                nonlocal count
                count += 1
                if count == at + 1:
                    raise RAISED[at % len(RAISED)]("at any call")
                return read(*data)

            return use

        monkeypatch.setattr(wire, "read_available", fails(wire.read_available))
        monkeypatch.setattr(wire, "write", fails(wire.write))
        for now_ms in range(0, 2 * REST_MS + 2_000, 100):
            told += rack.tick(now_ms)
        heard = rack.simulated.swiper if other == "swiper" else rack.simulated.sensors
        assert heard is not None
        if other == "swiper":
            heard.swipe("4321")  # type: ignore[union-attr]
        else:
            heard.place_chip(2)  # type: ignore[union-attr]
        told += rack.tick(2 * REST_MS + 2_000) + rack.tick(2 * REST_MS + 2_100)
        assert (CardSwiped("4321") if other == "swiper" else ChipPlaced(2, "A")) in told
        lost = [one for one in told if isinstance(one, DeviceLost)]
        assert len(lost) == (1 if count > call else 0)
        assert all(one.is_fault_of_driver for one in lost)
        assert all(one.state != FAILED for one in rack.health())


def test_slips_of_a_printer_that_fails_end_and_none_is_sent_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rack = _rack({"printer": "simulated"})
    wire = rack.wire("printer")
    assert wire is not None
    told = rack.tick(0)
    rack.print_slip(SLIP)

    def broken() -> bytes:
        raise RuntimeError("a bug")

    with monkeypatch.context() as failing:
        failing.setattr(wire, "read_available", broken)
        told = rack.tick(100)
    assert [type(one) for one in told] == [DeviceLost, SlipUncertain]
    assert rack.slips_waiting == ()
    assert rack.printer_trouble
    rack.print_slip(SLIP)
    assert [type(one) for one in rack.tick(200)] == [SlipFailed]
    told = [one for now_ms in range(300, 20_000, 100) for one in rack.tick(now_ms)]
    assert DeviceBack("printer") in told
    rack.print_slip(SLIP)
    told = [one for now_ms in range(20_000, 40_000, 100) for one in rack.tick(now_ms)]
    assert SlipPrinted(SLIP.name) in told
