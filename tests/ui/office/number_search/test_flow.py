"""A number is typed, and handed on."""

from tree import button, words

from dealer_assist.ui.office.number_search import (
    DigitTyped,
    EveryNumberWanted,
    FindFlow,
    FindLeft,
    NumberFound,
)
from dealer_assist.ui.toolkit.flow import Back, Stay
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)


def test_digits_are_typed_without_a_leading_nought_and_handed_on() -> None:
    told: list[int | None] = []
    flow = FindFlow(None, told.append)
    for word in "0318":
        assert flow.take(DigitTyped(word)) == Stay()
    assert words(flow.model())[-1] == "318"
    assert flow.take(NumberFound()) == Back()
    assert told == [318]


def test_nothing_is_found_before_a_digit_is_typed() -> None:
    find = button(FindFlow(None, lambda number: None).model(), NumberFound)
    assert (find.state, find.reason) == (ActionState.NOT_YET, "Enter a number")


def test_it_begins_with_the_number_that_is_looked_for() -> None:
    told: list[int | None] = []
    flow = FindFlow(12, told.append)
    assert words(flow.model())[-1] == "12"
    assert flow.take(FindLeft()) == Back()
    assert told == []
    assert flow.take(EveryNumberWanted()) == Back()
    assert told == [None]


def test_a_number_has_nine_digits_at_most() -> None:
    flow = FindFlow(123_456_789, lambda number: None)
    flow.take(DigitTyped("1"))
    assert words(flow.model())[-1] == "123456789"
