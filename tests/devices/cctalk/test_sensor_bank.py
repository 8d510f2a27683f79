"""The sensor bank as a table meets it: the same sentences over a wire and over a serial port."""

from random import Random
from typing import Any

import pytest

from dealer_assist.devices.cctalk.profile import counter_of
from dealer_assist.devices.cctalk.sensor_bank import SensorBank
from dealer_assist.devices.messages import (
    ChipPlaced,
    ChipRemoved,
    SensorFault,
    SensorRead,
    SensorRecovered,
    SensorTested,
)
from dealer_assist.devices.simulated.cctalk_speakers import CctalkSensorSpeaker
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated_wire import SimulatedWire

Table = Any  # WireTable or TerminalTable of conftest


@pytest.fixture
def ready(table: Table) -> Table:
    """A table whose seven sensors have told their state."""
    assert table.until(lambda: len(table.told) == 7)
    table.told.clear()
    return table


def test_every_sensor_tells_its_state_at_the_start(table: Table) -> None:
    with table.hands():
        table.model.place_chip(4)
    # A serial port runs already: its fourth sensor may have told before the chip lay.
    before = [SensorRead(4, "A", has_chip=False), ChipPlaced(4)]
    lies = [SensorRead(4, "A", has_chip=True)]
    assert table.until(lambda: [one for one in table.told if one.seat == 4] in (before, lies))
    assert table.until(lambda: len({one.seat for one in table.told}) == 7)
    # Whose answer was late on a busy machine, comes later: in any order.
    others = {one for one in table.told if one.seat != 4}
    assert others == {SensorRead(seat, "A", has_chip=False) for seat in range(1, 8) if seat != 4}


def test_a_chip_is_told_once_when_placed_and_once_when_taken(ready: Table) -> None:
    with ready.hands():
        ready.model.place_chip(3)
    assert ready.until(lambda: ready.told == [ChipPlaced(3)])
    with ready.hands():
        ready.model.take_chip(3)
    assert ready.until(lambda: len(ready.told) == 2)
    assert ready.told == [ChipPlaced(3), ChipRemoved(3)]


def test_a_bouncing_chip_is_one_chip(ready: Table) -> None:
    with ready.hands():
        ready.model.place_chip(6)
        ready.model.cause(6, "bounce")
    assert ready.until(lambda: bool(ready.told))
    with ready.hands():
        ready.model.cause(6, "bounce")
        ready.model.place_chip(1)
    assert ready.until(lambda: len(ready.told) >= 2)
    assert ready.told == [ChipPlaced(6), ChipPlaced(1)]


def test_when_events_were_lost_the_state_is_read(ready: Table) -> None:
    with ready.hands():
        for _ in range(4):  # nine events, of which the device keeps five
            ready.model.place_chip(2)
            ready.model.take_chip(2)
        ready.model.place_chip(2)
    assert ready.until(lambda: bool(ready.told))
    assert ready.told == [SensorRead(2, "A", has_chip=True)]


def test_the_counter_runs_past_255_without_losing_or_inventing_a_chip(table: Table) -> None:
    with table.hands():
        table.model.restore({"7A": {"noticed": 251}})
    assert table.until(lambda: len(table.told) == 7)
    for _ in range(4):
        table.told.clear()
        with table.hands():
            table.model.place_chip(7)
        assert table.until(lambda: len(table.told) == 1)
        with table.hands():
            table.model.take_chip(7)
        assert table.until(lambda: len(table.told) == 2)
        assert table.told == [ChipPlaced(7), ChipRemoved(7)]
    assert counter_of(table.model.snapshot()["7A"]["noticed"]) == 4


def test_a_reset_sensor_is_read_anew_and_its_lamp_comes_back(ready: Table) -> None:
    ready.order(lambda: ready.bank.set_lamp(5, "A", "locked"))
    with ready.hands():
        ready.model.place_chip(5)
    assert ready.until(lambda: len(ready.told) == 1 and ready.model.lamp(5) == "locked")
    with ready.hands():
        ready.model.cause(5, "reset")
        assert ready.model.lamp(5) == "off"
    assert ready.until(lambda: len(ready.told) == 4)
    assert ready.told[1:] == [
        SensorFault(5, "A", "reset"),
        SensorRecovered(5, "A"),
        SensorRead(5, "A", has_chip=True),
    ]
    assert ready.until(lambda: ready.model.lamp(5) == "locked")


@pytest.mark.parametrize("fault", ["stuck", "dirty", "unpowered"])
def test_a_sensor_that_reports_a_fault_is_out_until_it_is_cleared(ready: Table, fault: str) -> None:
    with ready.hands():
        ready.model.cause(5, fault)
        ready.model.place_chip(5)
    assert ready.until(lambda: ready.told == [SensorFault(5, "A", fault)])
    with ready.hands():
        ready.model.clear(5)
    assert ready.until(lambda: len(ready.told) == 3)
    assert ready.told[1:] == [SensorRecovered(5, "A"), SensorRead(5, "A", has_chip=True)]


def test_a_silent_sensor_is_lost_after_three_polls_and_the_rest_go_on(ready: Table) -> None:
    with ready.hands():
        ready.model.cause(4, "dead")
    assert ready.until(lambda: ready.told == [SensorFault(4, "A", "lost")])
    four = next(one for one in ready.bank.health() if one.device == "sensor 4A")
    assert (four.state, four.lost) == ("lost", 3)
    with ready.hands():
        ready.model.place_chip(4)
        ready.model.place_chip(7)
    assert ready.until(lambda: len(ready.told) == 2)
    assert ready.told[1:] == [ChipPlaced(7)]
    with ready.hands():
        ready.model.clear(4)
    assert ready.until(lambda: len(ready.told) == 4)
    assert ready.told[2:] == [SensorRecovered(4, "A"), SensorRead(4, "A", has_chip=True)]


def test_a_sensor_whose_counter_stands_still_is_caught_by_its_state(ready: Table) -> None:
    with ready.hands():
        ready.model.cause(1, "wrong-counter")
        ready.model.place_chip(1)
    assert ready.until(lambda: bool(ready.told))
    assert ready.told == [SensorRead(1, "A", has_chip=True)]


def test_a_sensor_slower_than_the_time_out_is_late_and_confuses_no_other(ready: Table) -> None:
    with ready.hands():
        ready.model.cause(2, "slow")
    assert ready.until(lambda: bool(ready.told))
    with ready.hands():
        ready.model.place_chip(3)
    assert ready.until(lambda: ChipPlaced(3) in ready.told)
    assert ready.told[0] in (SensorFault(2, "A", "late"), SensorFault(2, "A", "lost"))
    assert {message.seat for message in ready.told} == {2, 3}


def test_lamps_and_open_betting_reach_the_sensors(ready: Table) -> None:
    ready.order(lambda: ready.bank.set_lamp(3, "A", "lit"))
    ready.order(ready.bank.open_betting)
    model = ready.model
    assert ready.until(lambda: model.lamp(3) == "lit" and all(map(model.is_open, range(1, 8))))
    ready.order(ready.bank.close_betting)
    assert ready.until(lambda: not any(map(model.is_open, range(1, 8))))
    assert [model.lamp(seat) for seat in (2, 3, 4)] == ["off", "lit", "off"]


def test_a_lamp_commanded_while_the_sensor_is_dead_is_shown_when_it_is_back(
    ready: Table,
) -> None:
    with ready.hands():
        ready.model.cause(1, "dead")
    ready.order(lambda: ready.bank.set_lamp(1, "A", "locked"))
    assert ready.until(lambda: bool(ready.told))
    assert ready.model.lamp(1) == "off"
    with ready.hands():
        ready.model.clear(1)
    assert ready.until(lambda: ready.model.lamp(1) == "locked")


class Counted(SimulatedWire):
    """A wire that counts its exchanges and the bytes on it, both ways."""

    exchanges = 0
    carried = 0

    def write(self, data: bytes) -> None:
        super().write(data)
        self.exchanges += 1
        self.carried += len(self._to_host)


@pytest.mark.parametrize("second_seats", [(), range(1, 8)])
def test_a_round_of_fourteen_sensors_fits_into_200_ms(second_seats: Any) -> None:
    model = SimulatedSensorBank(range(1, 8), second_seats)
    wire = Counted(CctalkSensorSpeaker(model), Random(1), has_echo=True)
    bank = SensorBank(wire, range(1, 8), second_seats)
    bank.tick(0)
    for now_ms in range(200, 60_000, 180):
        wire.exchanges = wire.carried = 0
        bank.tick(now_ms)
        ms_on_the_line = wire.carried * 10_000 / 9600  # ten bits a byte
        ms_to_turn_round = wire.exchanges * 1.5
        assert ms_on_the_line + ms_to_turn_round < 200, now_ms


def test_a_tested_sensor_that_works_tells_its_state_and_that_it_does(ready: Table) -> None:
    with ready.hands():
        ready.model.place_chip(5)
    assert ready.until(lambda: ready.told == [ChipPlaced(5)])
    ready.told.clear()
    ready.order(lambda: ready.bank.test(5, "A"))
    assert ready.until(lambda: len(ready.told) == 2)
    assert ready.told == [
        SensorRead(5, "A", has_chip=True),
        SensorTested(5, "A", None, has_chip=True),
    ]


def test_a_tested_sensor_that_is_still_stuck_says_so(ready: Table) -> None:
    with ready.hands():
        ready.model.cause(5, "stuck")
    assert ready.until(lambda: ready.told == [SensorFault(5, "A", "stuck")])
    ready.told.clear()
    ready.order(lambda: ready.bank.test(5, "A"))
    assert ready.until(lambda: bool(ready.told))
    assert ready.told == [SensorTested(5, "A", "stuck")]


def test_a_tested_sensor_that_was_mended_is_back_at_once(ready: Table) -> None:
    with ready.hands():
        ready.model.cause(5, "dead")
    assert ready.until(lambda: ready.told == [SensorFault(5, "A", "lost")])
    ready.told.clear()
    ready.order(lambda: ready.bank.test(5, "A"))
    assert ready.until(lambda: ready.told == [SensorTested(5, "A", "lost")])
    ready.told.clear()
    with ready.hands():
        ready.model.clear(5)
    ready.order(lambda: ready.bank.test(5, "A"))
    assert ready.until(lambda: len(ready.told) == 3)
    assert ready.told == [
        SensorRecovered(5, "A"),
        SensorRead(5, "A", has_chip=False),
        SensorTested(5, "A", None),
    ]
