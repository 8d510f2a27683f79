"""A swiper that types: caught whole, never typed into a field."""

from dealer_assist.devices.messages import CardMisread, CardSwiped
from dealer_assist.devices.readers.keyboard_wedge import Keyed, Wedge


def type_all(wedge: Wedge, text: str, now_ms: int = 0, gap_ms: int = 5) -> list[Keyed]:
    return [wedge.key(char, now_ms + gap_ms * turn) for turn, char in enumerate(text)]


def test_a_burst_is_caught_to_the_last_key_and_gives_the_card() -> None:
    keys = type_all(Wedge(), "%B6008140031^A/B^4912101?;6008140031=4912101?\r")
    assert all(key.is_caught and not key.released for key in keys)
    assert [m for key in keys for m in key.messages] == [CardSwiped("6008140031")]


def test_a_swipe_that_failed_is_a_misread() -> None:
    keys = type_all(Wedge(), ";E?\n")
    assert isinstance(keys[-1].messages[0], CardMisread)


def test_a_persons_typing_passes_through() -> None:
    keys = type_all(Wedge(), "12\r", gap_ms=200)
    assert keys == [Keyed(is_caught=False)] * 3


def test_a_percent_sign_typed_by_a_person_is_given_back() -> None:
    wedge = Wedge()
    assert wedge.key("%", 0) == Keyed(is_caught=True)
    assert wedge.key("5", 200) == Keyed(is_caught=False, released="%")
    wedge.key(";", 400)
    assert wedge.release(429) == ""
    assert wedge.release(430) == ";"
    assert wedge.release(900) == ""


def test_a_burst_that_breaks_off_never_reaches_a_field() -> None:
    wedge = Wedge()
    type_all(wedge, ";60081400")
    assert wedge.release(1_000) == ""
    assert wedge.key("x", 1_010) == Keyed(is_caught=False)


def test_an_endless_burst_is_bounded_and_stays_caught() -> None:
    wedge = Wedge()
    keys = type_all(wedge, ";" + "9" * 1_000)
    assert all(key.is_caught for key in keys)
    assert len(wedge._burst) <= 240
