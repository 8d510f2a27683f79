"""Values: equal by their fields, never changed, and plain where JSON asks for it."""

import pickle
from collections import ChainMap
from collections.abc import Mapping
from enum import Enum

import pytest

from dealer_assist.message import Msg
from dealer_assist.value import Value, as_dict, field, fields, plain, replace


class Suit(Enum):
    SPADES = "s"


class Chip(Value):
    seat: int
    sensor: str = "A"
    wagers: Mapping[int, int] = field(default_factory=dict)


class Tray(Value):
    chips: tuple[Chip, ...]
    suit: Suit
    said: str = ""


def test_values_are_equal_by_their_fields_and_by_their_class() -> None:
    class Card(Value):
        seat: int

    assert Chip(3, wagers={1: 500}) == Chip(3, "A", {1: 500})
    assert Chip(3) != Chip(4)
    assert Card(3) != Chip(3)
    assert hash(Card(3)) == hash(Card(3))


def test_a_value_cannot_be_changed_only_replaced() -> None:
    chip = Chip(3)
    with pytest.raises(AttributeError, match="immutable"):
        chip.seat = 4  # type: ignore[misc]
    assert replace(chip, seat=4) == Chip(4)
    assert chip == Chip(3)


def test_a_replacement_names_fields_only() -> None:
    with pytest.raises(TypeError, match="chair"):
        replace(Chip(3), chair=4)  # type: ignore[call-arg]


def test_each_value_gets_a_default_of_its_own_from_a_factory() -> None:
    assert Chip(1).wagers is not Chip(1).wagers


def test_fields_are_named_in_their_order() -> None:
    assert fields(Chip) == fields(Chip(3)) == ("seat", "sensor", "wagers")
    assert as_dict(Tray((Chip(3),), Suit.SPADES))["chips"] == (Chip(3),)


def test_a_value_goes_to_another_process_and_back() -> None:
    tray = Tray((Chip(3), Chip(4)), Suit.SPADES)
    assert pickle.loads(pickle.dumps(tray)) == tray


def test_a_plain_value_holds_nothing_but_json() -> None:
    said = Msg("Seat {seat}", seat=3)
    found = plain(Tray((Chip(3, wagers=ChainMap({5: 100})),), Suit.SPADES, said))
    assert found == {
        "chips": ({"seat": 3, "sensor": "A", "wagers": {"5": 100}},),
        "suit": "s",
        "said": "Seat 3",
    }
    assert type(found["said"]) is str


def test_what_json_cannot_hold_has_no_plain_form() -> None:
    with pytest.raises(TypeError, match="no plain form"):
        plain({"a": object()})
