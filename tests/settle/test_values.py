"""Values out of JSON, or a refusal that says which kind was meant."""

import pytest

from dealer_assist.errors import Refused
from dealer_assist.settle.values import (
    MOST_CENTS,
    known_keys,
    mapping,
    optional_mapping,
    sequence,
    whole_cents,
)


def test_the_right_kinds_pass() -> None:
    assert mapping({"a": 1}, "It") == {"a": 1}
    assert sequence([1], "It") == [1]
    assert whole_cents(0, "It") == 0
    assert whole_cents(MOST_CENTS, "It") == MOST_CENTS
    known_keys({"a": 1}, frozenset({"a", "b"}), "It")
    assert optional_mapping(None, "It") == {}
    assert optional_mapping({"a": 1}, "It") == {"a": 1}


@pytest.mark.parametrize("value", [-1, MOST_CENTS + 1, True, 1.0, "1", None, [1]])
def test_any_other_amount_is_refused(value: object) -> None:
    with pytest.raises(Refused, match=r"^Seat 5: it must be a whole number of cents from 0, not "):
        whole_cents(value, "Seat 5", "it")


def test_sentences_name_what_was_given() -> None:
    with pytest.raises(Refused, match=r"^It must be an object in braces, not \[1\]$"):
        mapping([1], "It")
    with pytest.raises(Refused, match=r"^It must be a list in brackets, not nothing$"):
        sequence(None, "It")
    with pytest.raises(Refused, match=r"^It has no 'c'; it may have: a, b$"):
        known_keys({"a": 1, "c": 2}, frozenset({"b", "a"}), "It")
