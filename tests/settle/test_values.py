"""Values out of JSON, or a refusal that says which kind was meant."""

import pytest

from dealer_assist.rules.refusal import Refused
from dealer_assist.settle.values import (
    MOST_CENTS,
    known_keys,
    mapping,
    sequence,
    shown,
    whole_cents,
)


def test_the_right_kinds_pass() -> None:
    assert mapping("It", {"a": 1}) == {"a": 1}
    assert sequence("It must be a list", [1]) == [1]
    assert whole_cents("It", 0) == 0
    assert whole_cents("It", MOST_CENTS) == MOST_CENTS
    known_keys("It", {"a": 1}, frozenset({"a", "b"}))


@pytest.mark.parametrize("value", [-1, MOST_CENTS + 1, True, 1.0, "1", None, [1]])
def test_any_other_amount_is_refused(value: object) -> None:
    with pytest.raises(Refused, match=r"^It must be a whole number of cents from 0, not "):
        whole_cents("It", value)


def test_sentences_name_what_was_given() -> None:
    with pytest.raises(Refused, match=r"^It must be an object in braces, not \[1\]$"):
        mapping("It", [1])
    with pytest.raises(Refused, match=r"^It must be a list, not nothing$"):
        sequence("It must be a list", None)
    with pytest.raises(Refused, match=r"^It has no 'c'; it may have: a, b$"):
        known_keys("It", {"a": 1, "c": 2}, frozenset({"b", "a"}))


def test_a_long_value_is_cut_short() -> None:
    assert shown("x" * 38) == repr("x" * 38)
    assert shown("x" * 39) == "'" + "x" * 39 + "…"
