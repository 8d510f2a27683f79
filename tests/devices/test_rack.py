"""The rack of a simulated table, as the desk uses it."""

import json
from random import Random

import pytest
from told import of_chips

from dealer_assist.devices.connect import connect
from dealer_assist.devices.contained import Contained
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    DeviceBack,
    DeviceLost,
    KeyTold,
    Message,
    PrinterStatus,
    SensorRead,
    SensorTested,
    ShoeCard,
    SlipFailed,
    SlipPrinted,
)
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.rack import Rack, RackSlot
from dealer_assist.devices.simulated.hardware import SimulatedHardware

SEATS = range(1, 8)


@pytest.fixture
def rack() -> Rack:
    return connect(
        {"sensors": "simulated", "swiper": "simulated"},
        SEATS,
        second_seats=(2,),
        clock_ms=lambda: 0,
        random=Random(1),
    )


def test_everything_simulated_is_named(rack: Rack) -> None:
    assert rack.simulated_names == ("sensors", "swiper")
    assert all(one.is_simulated for one in rack.health())


def test_chips_and_cards_arrive_on_the_next_tick(rack: Rack) -> None:
    assert rack.simulated.sensors is not None
    assert rack.simulated.swiper is not None
    assert len(of_chips(rack.tick(0))) == 8
    rack.simulated.sensors.place_chip(2, "B")
    rack.simulated.swiper.swipe("4321")
    assert rack.tick(20) == [ChipPlaced(2, "B"), CardSwiped("4321")]


def test_lamps_and_betting_are_commanded_on_the_next_tick(rack: Rack) -> None:
    sensors = rack.simulated.sensors
    assert sensors is not None
    rack.set_lamp(5, "A", "lit")
    rack.set_lamp(2, "B", "locked")
    rack.open_betting()
    rack.tick(0)
    assert (sensors.lamp(5), sensors.lamp(2, "B"), sensors.lamp(2)) == ("lit", "locked", "off")
    assert sensors.is_open(7)
    rack.close_betting()
    rack.tick(20)
    assert not sensors.is_open(7)


def test_a_lamp_where_there_is_no_sensor_is_nobodys(rack: Rack) -> None:
    rack.set_lamp(7, "B", "lit")
    assert len(of_chips(rack.tick(0))) == 8


def test_one_unplugged_device_leaves_the_other_alone(rack: Rack) -> None:
    wire = rack.wire("sensors")
    assert wire is not None
    assert rack.simulated.swiper is not None
    rack.tick(0)
    wire.unplug()
    rack.simulated.swiper.swipe("4321")
    told = rack.tick(20)
    assert told == [DeviceLost("sensors", "the simulated wire is unplugged"), CardSwiped("4321")]
    wire.replug()
    told = rack.tick(40)
    assert told[0] == DeviceBack("sensors")
    assert told[1:] == [
        *(SensorRead(seat, "A", has_chip=False) for seat in SEATS),
        SensorRead(2, "B", has_chip=False),
    ]


def test_the_health_report_has_a_line_for_every_device(rack: Rack) -> None:
    rack.tick(0)
    report = {one.device: one for one in rack.health()}
    assert list(report) == [*(f"sensor {seat}A" for seat in SEATS), "sensor 2B", "swiper"]
    assert report["swiper"].state == "port open"  # it has not said anything yet
    assert all(one.state == "ok" for name, one in report.items() if name != "swiper")
    assert report["sensor 1A"].last_heard_ms == 0
    rack.close()


EVERYTHING = {
    "sensors": "simulated",
    "swiper": "rdm6300:simulated",
    "key_switch": "simulated",
    "printer": "simulated",
    "shoe": "simulated",
}


@pytest.fixture
def full() -> Rack:
    """A rack with one of each, all simulated, after its first tick."""
    rack = connect(EVERYTHING, SEATS, clock_ms=lambda: 0, random=Random(1))
    told = of_chips(rack.tick(0))
    assert told[7:] == [KeyTold("RUN", at_start=True), PrinterStatus(online=True, paper="ok")]
    return rack


def test_one_of_each_device_works_in_one_rack(full: Rack) -> None:
    models = full.simulated
    assert models.swiper is not None
    assert models.key_switch is not None
    assert models.shoe is not None
    models.swiper.swipe("6547886")
    models.key_switch.turn("JPH")
    models.shoe.draw("4s")
    full.print_slip(SlipPicture("slip", 8, b"\xff"))
    assert full.tick(20) == [
        KeyTold("JPH"),
        CardSwiped("0010006547886", "0006547886"),
        ShoeCard("4s"),
        SlipPrinted("slip"),
    ]
    assert full.simulated_names == tuple(
        sorted(EVERYTHING, key=["sensors", "key_switch", "swiper", "shoe", "printer"].index)
    )


def test_the_hardware_outlives_the_program(full: Rack) -> None:
    models = full.simulated
    assert models.sensors is not None
    assert models.key_switch is not None
    assert models.printer is not None
    models.sensors.place_chip(3)
    models.key_switch.turn("JPH")
    models.printer.cause("paper-out")
    state = json.loads(json.dumps(models.snapshot()))
    again = connect(EVERYTHING, SEATS, clock_ms=lambda: 0, random=Random(1))
    again.simulated.restore(state)
    told = of_chips(again.tick(0))
    assert SensorRead(3, "A", has_chip=True) in told
    assert KeyTold("JPH", at_start=True) in told
    assert PrinterStatus(online=False, paper="out") in told


def test_where_there_is_no_printer_a_slip_fails_with_a_reason(rack: Rack) -> None:
    assert not rack.has_printer
    rack.print_slip(SlipPicture("slip", 8, b"\xff"))
    assert rack.tick(0)[0] == SlipFailed("slip", "This table has no slip printer")


def test_a_typed_card_comes_with_the_next_tick() -> None:
    rack = connect({"swiper": "keyboard"}, SEATS, clock_ms=lambda: 0, random=Random(1))
    keys = [rack.typed(char, 0) for char in ";6008140031=4912?\r"]
    assert all(key is not None and key.is_caught for key in keys)
    told = [one for now_ms in range(0, 200, 20) for one in rack.tick(now_ms)]
    assert told == [CardSwiped("6008140031")]
    assert rack.tick(201) == []


def test_without_a_typing_swiper_every_key_passes(rack: Rack) -> None:
    assert rack.typed("%", 0) is None


def test_simulated_second_sensors_lie_on_the_line_of_the_first() -> None:
    rack = connect(
        {"sensors": "simulated", "second_sensors": "simulated"},
        SEATS,
        second_seats=(2, 3),
        clock_ms=lambda: 0,
        random=Random(1),
    )
    assert len(of_chips(rack.tick(0))) == 9
    assert rack.simulated.second_sensors is None
    assert rack.simulated.sensors is not None
    assert (2, "B") in rack.simulated.sensors.places


def test_a_sensor_is_tested_on_its_own_line_and_one_that_is_not_there_is_not(rack: Rack) -> None:
    rack.tick(0)
    rack.test_sensor(2, "B")
    rack.test_sensor(3, "B")
    assert rack.tick(20) == [SensorRead(2, "B", has_chip=False), SensorTested(2, "B", None)]


def test_the_rack_says_why_nothing_can_be_printed() -> None:
    rack = connect({"printer": "simulated"}, (), clock_ms=lambda: 0, random=Random(1))
    assert rack.printer_trouble == ""
    rack.tick(0)
    assert rack.printer_trouble == ""
    assert rack.simulated.printer is not None
    rack.simulated.printer.cause("paper-out")
    rack.tick(2_000)
    assert rack.printer_trouble == "The slip printer is out of paper: put in a new roll"
    wire = rack.wire("printer")
    assert wire is not None
    wire.unplug()
    rack.tick(2_020)
    assert rack.printer_trouble == "The slip printer does not answer: check its cable and power"


def test_a_table_without_a_printer_has_no_trouble_with_one(rack: Rack) -> None:
    assert rack.printer_trouble == ""
    assert not rack.has_printer


def test_the_rack_names_the_slips_whose_end_is_not_known() -> None:
    rack = connect({"printer": "simulated"}, (), clock_ms=lambda: 0, random=Random(1))
    rack.print_slip(SlipPicture("win 1 copy 1", 8, b"\xff"))
    assert rack.slips_waiting == ("win 1 copy 1",)
    told = [message for now in range(0, 20_000, 20) for message in rack.tick(now)]
    assert SlipPrinted("win 1 copy 1") in told
    assert rack.slips_waiting == ()


@pytest.mark.parametrize(
    ("entry", "dots"),
    [("simulated", 384), ("escpos-80:simulated", 576), ("escpos-80-guarded:simulated", 576)],
)
def test_slips_are_as_wide_as_the_table_file_says(entry: str, dots: int) -> None:
    rack = connect({"printer": entry}, (), clock_ms=lambda: 0, random=Random(1))
    assert rack.slip_dots == dots
    rack.print_slip(SlipPicture("win 1 copy 1", dots, bytes(dots // 8)))
    told = [message for now in range(0, 1_000, 20) for message in rack.tick(now)]
    assert SlipPrinted("win 1 copy 1") in told
    assert rack.simulated.printer is not None
    (slip,) = rack.simulated.printer.slips
    assert (b"\x1b " in slip) == ("guarded" in entry)


class Board:
    """Sensors of a maker that nobody here has heard of."""

    bytes_awaited = 1

    def __init__(self) -> None:
        self.asked: list[object] = []

    def tick(self, now_ms: int) -> list[Message]:
        return [ChipPlaced(4)] if now_ms == 20 else []

    def health(self) -> list[Health]:
        return [health_of("sensor 4A", "ok", Traffic())]

    @property
    def spots(self) -> list[tuple[int, str]]:
        return [(4, "A")]

    def has(self, seat: int, sensor: str) -> bool:
        return (seat, sensor) == (4, "A")

    def looked_ms(self, seat: int, sensor: str) -> int | None:
        return 20

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        self.asked.append((seat, sensor, lamp))

    def test(self, seat: int, sensor: str) -> None:
        self.asked.append((seat, sensor))

    def open_betting(self) -> None:
        self.asked.append("open")

    def close_betting(self) -> None:
        self.asked.append("closed")


def test_sensors_are_known_by_what_they_can_do_not_by_who_wrote_them() -> None:
    board = Board()
    rack = Rack([RackSlot("sensors", Contained(["sensors"], lambda: board))], SimulatedHardware())
    rack.open_betting()
    rack.set_lamp(4, "A", "lit")
    rack.set_lamp(5, "A", "lit")
    rack.test_sensor(4, "A")
    rack.close_betting()
    assert board.asked == ["open", (4, "A", "lit"), (4, "A"), "closed"]
    assert rack.tick(20) == [ChipPlaced(4)]
    assert not rack.has_printer
