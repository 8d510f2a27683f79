"""Sets as numbers, and the suit classes they fall into."""

from itertools import combinations
from math import comb

import numpy as np
import pytest

from dealer_assist.odds.card_sets import (
    SUIT_ORDERS,
    all_sets,
    class_of,
    inserted,
    number_of,
    number_of_columns,
    others,
    renamed,
    suit_classes,
    suit_order_to_class,
)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_set_has_its_own_number(size: int) -> None:
    sets = all_sets(size)
    assert len(sets) == comb(52, size)
    assert (number_of(sets[:, ::-1]) == np.arange(len(sets))).all()
    assert {tuple(row) for row in sets.tolist()} == set(combinations(range(52), size))


# Known numbers of hands that differ by more than the names of suits.
@pytest.mark.parametrize(("size", "classes"), [(1, 13), (2, 169), (3, 1_755), (4, 16_432)])
def test_there_are_as_many_suit_classes_as_known(size: int, classes: int) -> None:
    found = suit_classes(size)
    assert len(found.members) == classes
    assert found.sizes.sum() == comb(52, size)
    assert (class_of(found.members) == np.arange(classes)).all()


def test_renaming_suits_never_changes_a_class() -> None:
    sets = all_sets(3)
    for order in SUIT_ORDERS:
        assert (class_of(renamed(order)[sets]) == suit_classes(3).of_set).all()


def test_the_order_of_suits_turns_a_set_into_the_member_of_its_class() -> None:
    sets = all_sets(4)[::37]
    classes, orders = suit_order_to_class(sets)
    for row, number, order in zip(sets, classes, orders, strict=True):
        turned = np.sort(renamed(SUIT_ORDERS[order])[row])
        assert (turned == suit_classes(4).members[number]).all()


def test_a_card_goes_to_its_place_among_ascending_columns() -> None:
    sets = all_sets(3)
    three = [sets[:, 0], sets[:, 1], sets[:, 2]]
    for missing in range(3):
        two = [column for place, column in enumerate(three) if place != missing]
        assert (number_of_columns(inserted(two, three[missing])) == np.arange(len(sets))).all()


def test_the_others_are_the_rest_of_the_deck() -> None:
    rest = others(np.array([[0, 5, 51], [1, 2, 3]], dtype=np.uint8))
    assert rest.shape == (2, 49)
    assert set(rest[0].tolist()) == set(range(52)) - {0, 5, 51}
