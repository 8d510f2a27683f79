"""`@frozen` against `@dataclass(frozen=True, slots=True)`: the same in all that we ask of it."""

import copy
import pickle
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass, replace
from typing import Any

import pytest

from dealer_assist.frozen import complete, frozen
from dealer_assist.frozen import replace as quick_replace


@frozen
class Chip:
    """A chip at a seat."""

    seat: int
    sensor: str = "A"
    wagers: Mapping[str, int] = field(default_factory=dict)
    label: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class StandardChip:
    """The same, made by the standard library."""

    seat: int
    sensor: str = "A"
    wagers: Mapping[str, int] = field(default_factory=dict)
    label: str = field(default="", compare=False)


@frozen
class Nothing:
    """A command without a word more."""


@frozen
class Quiet:
    """One with a secret, and with words of its own."""

    name: str
    secret: str = field(default="", repr=False)

    def __str__(self) -> str:
        return self.name


@frozen
class CompiledChip:
    """A chip that is made so often that its class has a constructor of its own."""

    seat: int
    sensor: str = "A"
    wagers: Mapping[str, int] = field(default_factory=dict)
    label: str = field(default="", compare=False)


complete(CompiledChip)
KINDS: tuple[Any, ...] = (Chip, CompiledChip, StandardChip)


@pytest.mark.parametrize("made", KINDS)
def test_values_are_taken_in_order_by_name_and_by_default(made: Any) -> None:
    one = made(3, wagers={"ante": 500})
    assert (one.seat, one.sensor, one.wagers, one.label) == (3, "A", {"ante": 500}, "")


@pytest.mark.parametrize("made", KINDS)
def test_each_gets_a_default_of_its_own_from_a_factory(made: Any) -> None:
    assert made(1).wagers == {}
    assert made(1).wagers is not made(1).wagers


@pytest.mark.parametrize("made", KINDS)
@pytest.mark.parametrize(
    ("given", "named"),
    [
        ((), {}),
        ((), {"seat": 1, "chair": 2}),
        ((1,), {"seat": 1}),
        ((1, "A", {}, "", "more"), {}),
        ((), {"sensor": "A"}),
    ],
)
def test_what_is_missing_unknown_doubled_or_too_much_is_an_error(
    made: Any, given: tuple[Any, ...], named: dict[str, int]
) -> None:
    with pytest.raises(TypeError, match=rf"{made.__name__}.__init__\(\)"):
        made(*given, **named)


@pytest.mark.parametrize("made", KINDS)
def test_nothing_is_changed_added_or_taken_away(made: Any) -> None:
    one = made(3)
    with pytest.raises(FrozenInstanceError, match="'seat'"):
        one.seat = 4
    with pytest.raises(FrozenInstanceError, match="'seat'"):
        del one.seat
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        one.other = 1
    assert not hasattr(one, "__dict__")


@pytest.mark.parametrize("made", KINDS)
def test_equal_by_what_is_compared_and_only_to_its_own_kind(made: Any) -> None:
    assert made(3) == made(3, label="seen")
    assert made(3) != made(4)
    assert made(3) != (3, "A", {}, "")
    assert made(3) != object()


@pytest.mark.parametrize("made", KINDS)
def test_equal_values_are_one_in_a_set_where_they_can_be_hashed(made: Any) -> None:
    assert len({made(3, wagers=()), made(3, wagers=(), label="seen"), made(4, wagers=())}) == 2
    with pytest.raises(TypeError):
        hash(made(3))


@pytest.mark.parametrize("made", KINDS)
def test_it_is_taken_apart_by_a_match(made: Any) -> None:
    match made(3, "B"):
        case made(seat, "B"):
            assert seat == 3
        case _:
            pytest.fail("no match")


def test_what_the_standard_library_does_with_its_own_it_does_with_these() -> None:
    one = Chip(3, "B", {"ante": 500})
    assert is_dataclass(one)
    assert [field.name for field in fields(one)] == ["seat", "sensor", "wagers", "label"]
    assert replace(one, seat=4) == Chip(4, "B", {"ante": 500})
    assert asdict(one) == asdict(StandardChip(3, "B", {"ante": 500}))
    assert repr(one) == repr(StandardChip(3, "B", {"ante": 500})).replace("StandardChip", "Chip")


def test_a_copy_is_equal() -> None:
    one = Chip(3, "B", {"ante": 500}, "seen")
    for other in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert (other, other.label) == (one, "seen")


def test_two_without_values_are_equal() -> None:
    assert Nothing() == Nothing()
    assert len({Nothing(), Nothing()}) == 1
    assert repr(Nothing()) == "Nothing()"


def test_what_a_class_says_of_itself_stays() -> None:
    assert str(Quiet("Park", "1234")) == "Park"
    assert repr(Quiet("Park", "1234")) == "Quiet(name='Park')"


def test_a_class_that_is_made_often_gets_a_constructor_of_its_own() -> None:
    @frozen
    class Often:
        """Made again and again, always the same."""

        seat: int
        wagers: Mapping[str, int] = field(default_factory=dict)
        label: str = field(default="", compare=False)

    shared = Often.__init__
    assert [Often(seat) for seat in range(3)] == [Often(0), Often(1), Often(2)]
    assert Often.__init__ is shared
    made = [Often(seat, label="seen") for seat in range(40)]
    assert Often.__init__ is not shared
    assert {(one.seat, one.label) for one in made} == {(seat, "seen") for seat in range(40)}
    assert all(one == Often(seat) for seat, one in enumerate(made))


def test_the_constructor_tells_its_name_and_its_values() -> None:
    complete(Chip)
    assert Chip.__init__.__qualname__ == "Chip.__init__"
    with pytest.raises(TypeError, match=r"Chip.__init__\(\) missing 1 required"):
        Chip()  # type: ignore[call-arg]


def test_what_is_asked_of_the_fields_first_makes_no_difference() -> None:
    @frozen
    class Late:
        """Asked for its fields before one was ever made."""

        seat: int
        label: str = field(default="", compare=False)

    assert [one.name for one in fields(Late)] == ["seat", "label"]
    assert [one.compare for one in fields(Late(3))] == [True, False]
    assert Late(3) == Late(3, "seen")


def test_a_value_has_no_value_for_a_parent() -> None:
    with pytest.raises(TypeError, match="has a parent with fields"):

        @frozen
        class Stack(Chip):
            """Holds what its parent holds, and more."""

            height: int = 1


def test_what_a_class_checks_is_checked_when_a_value_is_made_or_changed() -> None:
    @frozen
    class Seat:
        number: int

        def __post_init__(self) -> None:
            if self.number < 1:
                raise ValueError("seats begin at 1")

    assert Seat(2).number == 2
    with pytest.raises(ValueError, match="begin at 1"):
        Seat(0)
    with pytest.raises(ValueError, match="begin at 1"):
        replace(Seat(2), number=0)
    with pytest.raises(ValueError, match="begin at 1"):
        quick_replace(Seat(2), number=0)


@frozen
class _Alone:
    number: int


@frozen
class _Nothing:
    pass


def test_the_quick_replace_is_the_standard_one() -> None:
    one = Chip(3, "B", {"ante": 500})
    assert quick_replace(one, seat=4) == replace(one, seat=4)
    assert quick_replace(one) == one
    assert quick_replace(one) is not one
    assert quick_replace(_Alone(1), number=2) == _Alone(2)
    assert quick_replace(_Nothing()) == _Nothing()


def test_the_quick_replace_refuses_what_is_no_field() -> None:
    with pytest.raises(TypeError, match="Chip has no field 'place'"):
        quick_replace(Chip(3, "B", {}), place=4)  # type: ignore[call-arg]
