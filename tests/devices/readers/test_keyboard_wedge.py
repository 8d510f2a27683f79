"""A swiper that types: caught whole, never typed into a field."""

import pytest

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message
from dealer_assist.devices.readers.keyboard_wedge import Keyed, Wedge


def type_all(wedge: Wedge, text: str, now_ms: int = 0, gap_ms: int = 5) -> list[Keyed]:
    return [wedge.key(char, now_ms + gap_ms * turn) for turn, char in enumerate(text)]


def let_pass(wedge: Wedge, ms: int = 200) -> list[Message]:
    return [told for now_ms in range(0, ms, 20) for told in wedge.tick(now_ms)]


@pytest.mark.parametrize("end", ["", "\r", "\r\n"])
@pytest.mark.parametrize("between", ["", "\r"])
def test_a_burst_is_caught_to_the_last_key_and_gives_the_card(between: str, end: str) -> None:
    wedge = Wedge()
    keys = type_all(wedge, f"%B6008140031^A/B^4912101?{between};6008140031=4912101?{end}")
    assert all(key.is_caught and not key.released and not key.messages for key in keys)
    assert let_pass(wedge) == [CardSwiped("6008140031")]
    assert let_pass(wedge) == []


def test_a_swipe_that_failed_is_a_misread() -> None:
    wedge = Wedge()
    type_all(wedge, ";E?\n")
    (told,) = let_pass(wedge)
    assert isinstance(told, CardMisread)


def test_a_second_swipe_that_comes_before_anybody_looked_ends_the_first() -> None:
    wedge = Wedge()
    type_all(wedge, ";6008140031=4912101?\r")
    keys = type_all(wedge, ";6008140032=4912101?\r", now_ms=1_000)
    assert keys[0].messages == (CardSwiped("6008140031"),)
    assert let_pass(wedge) == [CardSwiped("6008140032")]


def test_keys_that_wait_behind_a_busy_window_are_waited_for() -> None:
    wedge = Wedge()
    type_all(wedge, "%B6008140031^A/B^4912101?")
    assert wedge.tick(0) == ()
    assert wedge.tick(500) == ()  # the window was busy: the rest of the keys comes now
    type_all(wedge, ";6008140031=4912101?\r", now_ms=125)
    assert let_pass(wedge) == [CardSwiped("6008140031")]


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
    (told,) = let_pass(wedge)
    assert isinstance(told, CardMisread)
    assert wedge.key("x", 1_010) == Keyed(is_caught=False)


def test_an_endless_burst_is_bounded_and_stays_caught() -> None:
    wedge = Wedge()
    keys = type_all(wedge, ";" + "9" * 1_000)
    assert all(key.is_caught for key in keys)
    assert len(wedge._burst) <= 300
