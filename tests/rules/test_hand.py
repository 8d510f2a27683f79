"""Tallies and straights, the small parts that both rankings stand on."""

import pytest

from dealer_assist.rules.cards import ACE, parse_cards
from dealer_assist.rules.hand import (
    RANKS_OF_TALLY,
    TALLY,
    by_count,
    make_hand,
    ranks_in_suit,
    straight_top,
)


def test_a_tally_counts_ranks_the_most_numerous_first_then_the_highest() -> None:
    cards = parse_cards(["9s", "9d", "Ah", "Ac", "4d", "2c"])
    tally = sum(TALLY[card] for card in cards)
    assert by_count(tally & RANKS_OF_TALLY) == [(2, ACE), (2, 7), (1, 2), (1, 0)]


def test_suits_in_a_tally_are_no_ranks() -> None:
    assert by_count(TALLY[51] + TALLY[0]) == [(1, ACE), (1, 0)]


def test_no_two_cards_have_the_same_tally() -> None:
    assert len(set(TALLY)) == 52


def test_four_of_each_rank_never_carry_into_the_next() -> None:
    tally = sum(TALLY)
    assert by_count(tally & RANKS_OF_TALLY) == [(4, rank) for rank in range(12, -1, -1)]


def test_the_long_suit_gives_its_ranks_highest_first() -> None:
    assert ranks_in_suit(parse_cards(["2s", "Ad", "9s", "Ks", "4s"]), least=4) == (11, 7, 2, 0)


@pytest.mark.parametrize(
    ("ranks", "length", "top"),
    [
        ((12, 11, 10, 9), 4, 12),
        ((12, 2, 1, 0), 4, 2),
        ((12, 3, 2, 1, 0), 4, 3),
        ((12, 3, 2, 1, 0), 5, 3),
        ((12, 11, 1, 0), 4, None),
        ((12, 11, 10, 0), 4, None),
        ((3, 2, 1, 0), 5, None),
        ((5, 4, 3, 2, 1, 0), 5, 5),
        ((3, 2, 1, 0), 4, 3),
    ],
)
def test_a_straight_is_known_by_its_highest_card(
    ranks: tuple[int, ...], length: int, top: int | None
) -> None:
    assert straight_top(ranks, length) == top


def test_a_hand_is_announced_as_its_ranks_decide() -> None:
    hand = make_hand(("low", "high"), "high", (12, 8, 0))
    assert hand.text == "high:A-T-2"
    assert (hand.kind, hand.ranks) == ("high", (12, 8, 0))


def test_a_value_reads_as_kind_and_ranks_in_hexadecimal() -> None:
    assert make_hand(("low", "high"), "high", (12, 8, 0)).value == 0x1_D9100


def test_a_missing_kicker_is_below_a_deuce_and_a_kind_above_every_kicker() -> None:
    kinds = ("low", "high")
    assert make_hand(kinds, "low", (12,)).value < make_hand(kinds, "low", (12, 0)).value
    assert make_hand(kinds, "low", (12,) * 5).value < make_hand(kinds, "high", (0,)).value
