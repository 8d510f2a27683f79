"""The thread of a port: messages out, orders in, bugs told as the fault of the device."""

import os
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, current_thread

import pytest

from dealer_assist.devices.contained import REST_MS, Contained
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import CardSwiped, DeviceBack, DeviceLost, Message
from dealer_assist.devices.port_thread import NICENESS, PortThread


class Bytes:
    """A port that can be waited for."""

    is_open = True

    def __init__(self) -> None:
        self.arrived = Event()
        self.closed = Event()

    def wait(self, seconds: float, length: int) -> bool:
        return self.arrived.wait(seconds)

    def close(self) -> None:
        self.closed.set()


class Cards:
    """A driver that tells the cards put into it, or fails."""

    bytes_awaited = 1

    def __init__(self) -> None:
        self.cards: SimpleQueue[str] = SimpleQueue()
        self.thread = ""
        self.fail: Callable[[], None] = lambda: None

    def tick(self, now_ms: int) -> list[Message]:
        self.fail()
        self.thread = current_thread().name
        return [] if self.cards.empty() else [CardSwiped(self.cards.get())]

    def health(self) -> list[Health]:
        return []


def contained(driver: Cards) -> Contained:
    return Contained(["swiper"], lambda: driver)


def until(is_met: Callable[[], bool], signal: Event) -> bool:
    for _ in range(500):
        if is_met():
            return True
        signal.wait(0.01)
    return is_met()


def test_messages_wait_for_the_table_however_long_it_stalls() -> None:
    driver, port, woken = Cards(), Bytes(), Event()
    port_thread = PortThread(contained(driver), port, lambda: 0, woken.set)
    for card in ("1111", "2222", "3333"):
        driver.cards.put(card)
    port.arrived.set()
    assert until(driver.cards.empty, woken)
    told: list[Message] = []
    assert until(lambda: bool(told.extend(port_thread.tick(0))) or len(told) == 3, Event())
    assert told == [CardSwiped("1111"), CardSwiped("2222"), CardSwiped("3333")]
    assert woken.is_set()
    assert driver.thread == "device port"
    port_thread.close()


def test_messages_are_there_though_nobody_is_to_be_woken() -> None:
    driver, port = Cards(), Bytes()
    port_thread = PortThread(contained(driver), port, lambda: 0, None)
    driver.cards.put("1111")
    port.arrived.set()
    told: list[Message] = []
    assert until(lambda: bool(told.extend(port_thread.tick(0))) or bool(told), Event())
    assert told == [CardSwiped("1111")]
    port_thread.close()
    assert port.closed.is_set()


def test_an_order_is_carried_out_in_the_thread_that_owns_the_driver() -> None:
    done: SimpleQueue[str] = SimpleQueue()
    port_thread = PortThread(contained(Cards()), Bytes(), lambda: 0)
    port_thread.order(lambda: done.put(current_thread().name))
    assert done.get(timeout=5) == "device port"
    port_thread.close()


def test_a_bug_of_a_driver_is_told_and_the_thread_serves_on() -> None:
    def bug() -> None:
        raise ZeroDivisionError("a bug")

    driver, port, woken, now_ms = Cards(), Bytes(), Event(), [0]
    driver.fail = bug
    port_thread = PortThread(contained(driver), port, lambda: now_ms[0], woken.set)
    told: list[Message] = []
    port.arrived.set()
    assert until(lambda: bool(told.extend(port_thread.tick(0))) or bool(told), woken)
    assert told == [DeviceLost("swiper", "ZeroDivisionError: a bug", is_fault_of_driver=True)]
    driver.fail = lambda: None
    driver.cards.put("1111")
    now_ms[0] = REST_MS
    told.clear()
    assert until(lambda: bool(told.extend(port_thread.tick(0))) or len(told) == 2, Event())
    assert told == [DeviceBack("swiper"), CardSwiped("1111")]
    port_thread.close()
    assert port.closed.is_set()


class OddBytes(Bytes):
    """A port whose wait raises what nobody foresaw, once."""

    def __init__(self) -> None:
        super().__init__()
        self.has_raised = False

    def wait(self, seconds: float, length: int) -> bool:
        if not self.has_raised:
            self.has_raised = True
            raise OverflowError("nobody foresaw it")
        return super().wait(seconds, length)


def test_a_port_that_raises_is_the_fault_of_its_device_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dealer_assist.devices.port_thread.REST_MS", 1)  # 5,000 as installed
    port_thread = PortThread(contained(Cards()), OddBytes(), lambda: 0)
    told: list[Message] = []
    assert until(lambda: bool(told.extend(port_thread.tick(0))) or bool(told), Event())
    why = "OverflowError: nobody foresaw it"
    assert told == [DeviceLost("swiper", why, is_fault_of_driver=True)]
    port_thread.close()


def test_the_thread_of_a_port_goes_before_pictures_where_the_system_lets_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "setpriority", lambda *wish: asked.append(wish))
    driver, port, woken = Cards(), Bytes(), Event()
    port_thread = PortThread(contained(driver), port, lambda: 0, woken.set)
    assert until(lambda: bool(asked), woken)
    port_thread.close()
    ((which, thread, niceness),) = asked
    assert (which, niceness) == (os.PRIO_PROCESS, NICENESS)
    assert thread != os.getpid()


def test_a_system_that_does_not_let_it_is_served_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forbid(*wish: int) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "setpriority", forbid)
    driver, port, woken = Cards(), Bytes(), Event()
    port_thread = PortThread(contained(driver), port, lambda: 0, woken.set)
    driver.cards.put("1111")
    port.arrived.set()
    assert until(lambda: port_thread.tick(0) == [CardSwiped("1111")], woken)
    port_thread.close()
