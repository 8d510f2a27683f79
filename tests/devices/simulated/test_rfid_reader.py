"""The simulated RFID reader writes the published frame."""

from dealer_assist.devices.simulated.rfid_reader import (
    Em4100Speaker,
    SimulatedRfidReader,
    card_frame,
)


def test_the_published_card_is_written_in_both_forms() -> None:
    assert card_frame("0006547886") == b"\x02010063E9AE25\x03"
    assert card_frame("6547886", is_id12=True) == b"\x02010063E9AE25\r\n\x03"


def test_a_held_card_is_sent_every_100_ms() -> None:
    reader = SimulatedRfidReader()
    speaker = Em4100Speaker(reader)
    reader.hold("7")
    said = b"".join(speaker.tick(50) for _ in range(20))
    assert said == 10 * card_frame("7")
    reader.take_away()
    assert speaker.tick(500) == b""


def test_a_card_passed_by_too_quickly_breaks_off() -> None:
    reader = SimulatedRfidReader()
    reader.swipe_garbled()
    assert Em4100Speaker(reader).tick(10) == b"\x02010000"
