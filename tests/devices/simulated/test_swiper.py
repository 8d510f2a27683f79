"""The simulated swiper speaks as readers do."""

from collections.abc import Callable

import pytest

from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker


def test_a_card_is_written_on_two_tracks() -> None:
    swiper = SimulatedSwiper()
    speaker = TrackSpeaker(swiper, "magtek")
    swiper.swipe("6008140031", "ONE/DEALER")
    assert speaker.tick(10) == (
        b"%B6008140031^ONE/DEALER^491210100000000?;6008140031=491210100000000?\r"
    )
    assert speaker.tick(10) == b""


def test_the_idtech_form_is_framed() -> None:
    swiper = SimulatedSwiper()
    swiper.swipe_garbled()
    assert TrackSpeaker(swiper, "idtech").tick(10) == b"\x02%E?;E?+E?\r\x03"
    swiper.swipe_garbled()
    assert TrackSpeaker(swiper, "idtech-factory").tick(10) == b"%E?\r;E?\r+E?\r"


@pytest.mark.parametrize(
    ("swipe", "said"),
    [
        (SimulatedSwiper.swipe_one_track, b"%E?;6008140031=491210100000000?\r"),
        (SimulatedSwiper.swipe_half, b"%B6008140031^STAFF/C"),
    ],
)
def test_bad_swipes_say_what_a_reader_says(
    swipe: Callable[[SimulatedSwiper, str], None], said: bytes
) -> None:
    swiper = SimulatedSwiper()
    swipe(swiper, "6008140031")
    speaker = TrackSpeaker(swiper, "magtek")
    assert speaker.tick(10) == said
    assert speaker.hear(b"anything") == b""
