"""Addresses and counters of the profile."""

import pytest

from dealer_assist.devices.cctalk.profile import (
    PUBLIC,
    CctalkProfile,
    counter_of,
    events_between,
)


def test_seats_have_the_addresses_of_the_profile() -> None:
    assert [PUBLIC.address_of(seat) for seat in range(1, 8)] == list(range(11, 18))
    assert [PUBLIC.address_of(seat, "B") for seat in range(1, 8)] == list(range(21, 28))


@pytest.mark.parametrize(
    ("before", "after", "events"),
    [(0, 0, 0), (0, 1, 1), (0, 5, 5), (7, 7, 0), (7, 9, 2), (255, 1, 1), (254, 3, 4), (9, 7, 253)],
)
def test_the_counter_skips_zero_when_it_wraps(before: int, after: int, events: int) -> None:
    assert events_between(before, after) == events


def test_counting_on_and_counting_between_agree() -> None:
    for steps in range(255):
        assert events_between(0, counter_of(steps)) == steps
    assert [counter_of(events) for events in (0, 1, 255, 256, 510, 511)] == [0, 1, 255, 1, 255, 1]


def test_a_state_may_be_0_with_a_chip() -> None:
    low = CctalkProfile(chip_bit=0b10, is_chip_low=True)
    assert [low.sees_chip(state) for state in (0b00, 0b10, 0b01)] == [True, False, True]
