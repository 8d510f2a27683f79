"""A real card reader, magnetic or RFID: a card is read, and the same one twice alike."""

from collections.abc import Callable

from named_port import real

from dealer_assist.devices.messages import CardSwiped


def test_a_card_is_read_and_read_alike_a_second_time(ask: Callable[[str], None]) -> None:
    with real("swiper") as device:
        ask("Swipe a card, or hold it to the reader and take it away.")
        assert device.wants(CardSwiped)
        first = [one for one in device.told if isinstance(one, CardSwiped)]
        assert len(first) == 1, "one swipe was told more than once"
        device.told.clear()
        ask("The same card once more.")
        assert device.wants(CardSwiped)
        (health,) = device.rack.health()
    assert device.told == first
    assert health.dropped == 0
    assert first[0].number.encode() not in health.last_bytes
