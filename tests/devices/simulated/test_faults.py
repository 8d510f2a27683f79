"""Every fault of the catalogue can be caused and cleared by its words, and is noticed."""

from random import Random

import pytest

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import (
    CardMisread,
    CardSwiped,
    DeviceBack,
    DeviceLost,
    Message,
    SensorFault,
    ShoeAlarm,
)
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.simulated.faults import (
    FaultWords,
    NotAFault,
    carry_out,
    catalogue,
    is_active,
)
from dealer_assist.devices.simulated.swiper import NOBODYS

EVERYTHING = dict.fromkeys(("sensors", "swiper", "key_switch", "printer", "shoe"), "simulated")


def everything() -> Rack:
    return connect(EVERYTHING, (1, 2), second_seats=(2,), clock_ms=lambda: 0, random=Random(1))


def live(rack: Rack, begin_ms: int, ms: int) -> list[Message]:
    told: list[Message] = []
    for now_ms in range(begin_ms, begin_ms + ms, 50):
        told += rack.tick(now_ms)
    return told


@pytest.mark.parametrize("words", catalogue(everything()), ids=lambda words: words.label)
def test_every_fault_can_be_caused_and_the_table_is_well_after_it_is_cleared(
    words: FaultWords,
) -> None:
    rack = everything()
    live(rack, 0, 200)
    carry_out(words.cause, rack)
    live(rack, 200, 3_000)
    carry_out(words.clear, rack)
    live(rack, 3_200, 4_000)
    assert {one.state for one in rack.health()} <= {"ok", "RUN", "port open"}


def test_words_of_a_scenario_do_what_they_say() -> None:
    rack = everything()
    live(rack, 0, 200)
    carry_out("fault sensor 2B stuck", rack)
    assert live(rack, 200, 200) == [SensorFault(2, "B", "stuck")]
    carry_out("unplug swiper", rack)
    assert live(rack, 400, 200) == [DeviceLost("swiper", "the simulated wire is unplugged")]
    carry_out("clear swiper", rack)
    assert DeviceBack("swiper") in live(rack, 600, 200)
    carry_out("printer paper-out", rack)
    assert rack.simulated.printer is not None
    assert rack.simulated.printer.fault == "paper-out"


@pytest.mark.parametrize(
    ("sentence", "why"),
    [
        ("fault sensor 9 stuck", "no simulated sensor 9"),
        ("fault sensor 1B stuck", "no simulated sensor 1B"),
        ("fault sensor 1 sad", "is no fault of this table"),
        ("unplug coffee", "is no fault of this table"),
        ("", "is no fault of this table"),
    ],
)
def test_what_cannot_fail_is_said_in_a_sentence(sentence: str, why: str) -> None:
    with pytest.raises(NotAFault, match=why):
        carry_out(sentence, everything())


def test_a_table_without_a_printer_says_so() -> None:
    rack = connect({"sensors": "simulated"}, (1,), clock_ms=lambda: 0, random=Random(1))
    with pytest.raises(NotAFault, match="no simulated printer"):
        carry_out("printer jam", rack)
    with pytest.raises(NotAFault, match="no simulated key switch"):
        carry_out("fault key dead", rack)


@pytest.mark.parametrize("words", catalogue(everything()), ids=lambda words: words.label)
def test_a_lasting_fault_is_there_until_it_is_cleared_and_no_other_is(words: FaultWords) -> None:
    rack = everything()
    assert not is_active(words, rack)
    carry_out(words.cause, rack)
    active = [one.cause for one in catalogue(rack) if is_active(one, rack)]
    assert active == ([words.cause] if words.is_lasting else [])
    carry_out(words.clear, rack)
    assert not is_active(words, rack)


@pytest.mark.parametrize("kind", ["misread", "half"])
def test_a_card_drawn_badly_is_a_misread(kind: str) -> None:
    rack = everything()
    live(rack, 0, 200)
    carry_out(f"fault swiper {kind}", rack)
    (told,) = live(rack, 200, 300)
    assert isinstance(told, CardMisread)


def test_a_card_that_nobody_has_is_read_and_known_to_nobody() -> None:
    rack = everything()
    live(rack, 0, 200)
    carry_out("fault swiper unknown", rack)
    assert live(rack, 200, 300) == [CardSwiped(NOBODYS)]
    carry_out("fault swiper twice", rack)
    assert live(rack, 500, 300) == [CardSwiped(NOBODYS), CardSwiped(NOBODYS)]


def test_an_rfid_card_that_is_held_is_one_swipe_and_half_a_frame_is_none() -> None:
    rack = connect({"swiper": "rdm6300:simulated"}, (), clock_ms=lambda: 0, random=Random(1))
    carry_out("fault swiper twice", rack)
    assert live(rack, 0, 300) == [CardSwiped("0013118899471", "3118899471")]
    carry_out("fault swiper half", rack)
    assert live(rack, 1_000, 1_000) == []
    carry_out("fault swiper unknown", rack)
    assert live(rack, 3_000, 500) == [CardSwiped("0013118899471", "3118899471")]
    with pytest.raises(NotAFault):
        carry_out("fault swiper misread", rack)


def test_a_card_that_the_shoe_cannot_read_is_an_alarm() -> None:
    rack = everything()
    live(rack, 0, 200)
    carry_out("fault shoe unread", rack)
    assert live(rack, 200, 200) == [ShoeAlarm("E3 Card Not Read")]
