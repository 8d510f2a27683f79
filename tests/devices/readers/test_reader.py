"""A reader on a port: silence ends a swipe, a pulled plug is told once."""

from random import Random

from dealer_assist.devices.messages import CardMisread, CardSwiped, DeviceBack, DeviceLost
from dealer_assist.devices.readers.magstripe import NOT_READ, TrackDecoder
from dealer_assist.devices.readers.reader import DeviceReader
from dealer_assist.devices.readers.shoe import ShoeDecoder
from dealer_assist.devices.simulated.shoe import BeeTekSpeaker, SimulatedShoe
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker
from dealer_assist.devices.simulated_wire import SimulatedWire


def swiper() -> tuple[SimulatedSwiper, SimulatedWire, DeviceReader]:
    model = SimulatedSwiper()
    wire = SimulatedWire(TrackSpeaker(model), Random(1))
    return model, wire, DeviceReader("swiper", wire, TrackDecoder())


def test_a_card_is_told_on_the_next_tick() -> None:
    model, wire, reader = swiper()
    assert reader.tick(0) == []
    model.swipe("6008140031")
    wire.tick(10)
    assert reader.tick(10) == [CardSwiped("6008140031")]
    assert reader.tick(20) == []


def test_a_swipe_that_breaks_off_is_a_misread_after_a_short_silence() -> None:
    model, wire, reader = swiper()
    model.swipe_half("6008140031")
    wire.tick(10)
    assert reader.tick(10) == []
    assert reader.tick(69) == []
    assert reader.tick(70) == [CardMisread(NOT_READ)]


def test_a_pulled_plug_is_told_once_and_so_is_its_return() -> None:
    model, wire, reader = swiper()
    wire.unplug()
    assert reader.tick(0) == [DeviceLost("swiper", "the simulated wire is unplugged")]
    assert reader.tick(10) == []
    assert reader.health()[0].state == "lost"
    wire.replug()
    model.swipe("1234")
    wire.tick(10)
    assert reader.tick(20) == [DeviceBack("swiper"), CardSwiped("1234")]


def test_health_counts_cards_read_and_misread() -> None:
    model, wire, reader = swiper()
    model.swipe("1234")
    model.swipe_garbled()
    wire.tick(10)
    reader.tick(10)
    health = reader.health()[0]
    assert (health.good, health.bad, health.last_heard_ms) == (1, 1, 10)


def test_the_last_bytes_are_kept_but_never_the_number_of_a_card() -> None:
    model, wire, reader = swiper()
    model.swipe_one_track("6008140031")
    wire.tick(10)
    reader.tick(10)
    kept = reader.health()[0].last_bytes
    assert kept.startswith(b"\x02%*?;**********=")
    assert b"6008" not in kept


class Babbling(BeeTekSpeaker):
    """A shoe that says more than its maker wrote down."""

    babble = b""

    def tick(self, dt_ms: int) -> bytes:
        return super().tick(dt_ms) + self.babble


def test_a_shoe_has_no_secrets_and_what_it_babbles_is_counted() -> None:
    shoe = SimulatedShoe()
    speaker = Babbling(shoe)
    wire = SimulatedWire(speaker, Random(1))
    reader = DeviceReader("shoe", wire, ShoeDecoder(), is_secret=False)
    shoe.draw("4s")
    wire.tick(10)
    reader.tick(10)
    assert reader.health()[0].last_bytes == b"[Game]<Card:4S>\r\n"
    assert reader.health()[0].dropped == 0
    speaker.babble = b"noise"
    wire.tick(10)
    reader.tick(20)
    assert reader.health()[0].dropped == 5
