"""Models are known by what hands and faults can do to them, not by who wrote them."""

from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.model import (
    CardShoe,
    CardSwiper,
    ChipSensors,
    KeyLock,
    Movable,
    Restorable,
    SlipOutlet,
    one_piece,
)
from dealer_assist.devices.simulated.printer import SimulatedPrinter
from dealer_assist.devices.simulated.rfid_reader import SimulatedRfidReader
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated.shoe import BeeTekSpeaker, SimulatedShoe
from dealer_assist.devices.simulated.swiper import SimulatedSwiper

HANDS = (ChipSensors, CardSwiper, KeyLock, SlipOutlet, CardShoe)


def test_each_model_fits_the_hand_of_its_role_and_no_other() -> None:
    models = (
        (SimulatedSensorBank((1,)), ChipSensors),
        (SimulatedSwiper(), CardSwiper),
        (SimulatedRfidReader(), CardSwiper),
        (SimulatedKeySwitch(), KeyLock),
        (SimulatedPrinter(), SlipOutlet),
        (SimulatedShoe(), CardShoe),
    )
    for model, fits in models:
        assert [hand for hand in HANDS if isinstance(model, hand)] == [fits]
        assert isinstance(model, Movable)


def test_only_what_has_a_lasting_state_is_kept_over_a_crash() -> None:
    assert isinstance(SimulatedPrinter(), Restorable)
    assert not isinstance(SimulatedShoe(), Restorable)


def test_a_device_in_one_piece_fails_under_the_name_of_its_role() -> None:
    shoe = SimulatedShoe()
    assert one_piece("shoe", shoe, BeeTekSpeaker(shoe)).parts == {"shoe": shoe}
