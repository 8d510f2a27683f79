"""Set hands against the dealer's: win, push, lose, copy and foul, as the rules have it."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.facts.judging import set_hands
from dealer_assist.table.state import Table
from dealer_assist.value import replace

DEALER = "Ah Ks Js Jd 6s 3d 2c"  # ace-king in front, a pair of jacks behind


def compare(cards: str, low: str, dealer: str = DEALER) -> set_hands.Compared | None:
    table = dealt("fortune-pai-gow", {"4": cards, "dealer": dealer}, {4: {"main": 2500}})
    return set_hands.compared(set_at(table, low), 4)


def set_at(table: Table, low: str) -> Table:
    laid = replace(table.seat(4), low=tuple(low.split()))
    return changed(table, seats={**table.round.seats, 4: laid}, stages=("set", "dealer"))


@pytest.mark.parametrize(
    ("cards", "low", "expected"),
    [
        ("5c 5h Qs Qd Qh 9c 2d", "5c 5h", (True, True, "win")),
        ("Kh Td 9d 9h 4d 4s 7s", "Kh Td", (False, True, "push")),
        ("Qc Td 9d 9h 4d 8s 7s", "Qc Td", (False, False, "lose")),
    ],
)
def test_both_higher_wins_one_pushes_none_loses(
    cards: str, low: str, expected: tuple[bool, bool, str]
) -> None:
    found = compare(cards, low)
    assert found is not None
    assert (found.low, found.high, found.outcome) == expected
    assert not found.is_foul
    assert not found.is_copy


def test_a_copy_is_the_dealers() -> None:
    found = compare("Ac Kd Tc Td 8s 7h 4c", "Ac Kd")
    assert found is not None
    assert found.is_copy
    assert (found.low, found.outcome) == (False, "lose")


def test_a_foul_loses_whatever_it_would_have_won() -> None:
    found = compare("8s 8h Ad Qc Ts 7h 4c", "8s 8h")
    assert found is not None
    assert found.is_foul
    assert found.outcome == "lose"


def test_nothing_is_compared_before_a_hand_is_set_or_the_dealers_is_known() -> None:
    whole = dealt("fortune-pai-gow", {"4": "5c 5h Qs Qd Qh 9c 2d", "dealer": DEALER})
    assert set_hands.compared(changed(whole, stages=("set", "dealer")), 4) is None
    part = dealt("fortune-pai-gow", {"4": "5c 5h Qs Qd Qh 9c 2d", "dealer": "Ah Ks"})
    assert set_hands.compared(set_at(part, "5c 5h"), 4) is None
    assert set_hands.settled(dealt("dj-wild", {}), (4,), {}) == ()


@pytest.mark.parametrize(
    ("name", "dealer", "expected"),
    [
        ("face-up-pai-gow", "Ah Ks Qs Jd 6s 5d 3d", True),
        ("face-up-pai-gow", "Jk Ks Qs Jd 6s 5d 3d", True),
        ("face-up-pai-gow", DEALER, False),
        ("ez-pai-gow", "Qs Jd Th 8d 6s 3d 4h", True),
        ("ez-pai-gow", "Ah Ks Qs Jd 6s 5d 3d", False),
        ("fortune-pai-gow", "Ah Ks Qs Jd 6s 5d 3d", False),
    ],
)
def test_the_dealers_hand_pushes_all_where_the_title_has_it(
    name: str, dealer: str, *, expected: bool
) -> None:
    table = dealt(name, {"4": "5c 5h Kd Qd Qh 9c 2d", "dealer": dealer}, {4: {"main": 2500}})
    table = set_at(table, "5c 5h")
    assert set_hands.all_push(table) is expected
    found = set_hands.compared(table, 4)
    assert found is not None
    assert found.outcome == ("push" if expected else "win")
    assert found.all_push is expected
    foul = set_hands.compared(set_at(table, "Qd Qh"), 4)
    assert foul is not None
    assert (foul.is_foul, foul.all_push) == (True, False)
    assert foul.outcome == "lose"
