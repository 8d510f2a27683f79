"""How hits of two seats come together, against counts made by hand."""

from collections.abc import Mapping
from fractions import Fraction
from math import comb

import pytest

from dealer_assist import paths
from dealer_assist.catalog.jackpots import load_jackpots
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.correlation import SHARED, correlations, widening
from dealer_assist.odds.kept import Kept
from dealer_assist.odds.scope import Scope
from dealer_assist.odds.shared_boards import shared_board_chances, shared_flop_chances

TWO_ON_A_FLOP = comb(52, 3) * comb(49, 2) * comb(47, 2)
TWO_ON_A_BOARD = comb(52, 5) * comb(47, 2) * comb(45, 2)


@pytest.fixture(scope="module")
def kept() -> Kept:
    return load_kept_odds(paths.resources())


@pytest.fixture(scope="module")
def jackpots() -> Mapping[str, Jackpot]:
    return load_jackpots(paths.resources() / "jackpots")


def test_two_seats_on_one_flop_are_counted_as_by_hand(kept: Kept) -> None:
    both = kept.counted["shared_flop_chances"]
    assert both.total == TWO_ON_A_FLOP
    # Three in sequence from 3-4-5 to 9-10-J, in four suits: two below and two above.
    assert both.ways["straight_flush",] == 7 * 4 * 2
    # Three of a rank leave one card to make four; any other four need the same two cards.
    assert both.ways["four_of_a_kind",] == both.ways["royal_flush",] == 0


def test_two_seats_on_one_board_are_counted_as_by_hand(kept: Kept) -> None:
    both = kept.counted["shared_board_chances"]
    assert both.total == TWO_ON_A_BOARD
    hands = comb(47, 2) * comb(45, 2)
    assert both.ways["community_royal",] == 4 * hands
    on_the_board = 13 * 48 * hands
    of_two_pairs = (
        comb(13, 2) * 6 * 6 * 44 * 2
    )  # a seat holds one pair's other two, one the other's
    of_full_houses = 13 * 4 * 12 * 6 * 44 * 2  # the fourth and any card, against the other pair
    assert both.ways["four_of_a_kind",] == on_the_board + of_two_pairs + of_full_houses
    assert not any("royal_flush" in met for met in both.ways)


def test_what_is_kept_of_the_flop_comes_out_again(kept: Kept) -> None:
    assert shared_flop_chances() == kept.counted["shared_flop_chances"]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_what_is_kept_of_the_board_comes_out_again(kept: Kept) -> None:
    assert shared_board_chances() == kept.counted["shared_board_chances"]


def test_a_royal_on_the_board_is_everybodys_and_one_of_their_own_keeps_others_off(
    kept: Kept, jackpots: Mapping[str, Jackpot]
) -> None:
    found = correlations(jackpots["QH-11"], Scope(source=kept))
    assert found["community_royal"] == 1
    # Of 4,324 royals in seven cards, one of 21 lies on the board alone.
    chance = Fraction(4_324 * 20, comb(52, 7) * 21)
    assert found["royal_flush"] == -chance / (1 - chance)


def test_a_full_house_is_hit_together_on_a_paired_board(
    kept: Kept, jackpots: Mapping[str, Jackpot]
) -> None:
    found = correlations(jackpots["THBP-08"], Scope(source=kept))
    chance = Fraction(3_473_184, comb(52, 7))  # full houses of seven cards
    both = Fraction(kept.counted["shared_board_chances"].ways["full_house",], TWO_ON_A_BOARD)
    assert found["full_house"] == (both - chance**2) / (chance * (1 - chance))
    assert float(found["full_house"]) == pytest.approx(0.139, abs=0.001)


def test_every_judge_of_a_shared_board_is_kept(kept: Kept) -> None:
    assert {count.__name__ for count in SHARED.values()} <= set(kept.counted)


def test_the_variance_grows_with_the_seats_of_a_round() -> None:
    assert widening(Fraction(1, 10), 6, 6 * 5) == Fraction(3, 2)
    # A round of four and one of two: four wagers with three beside them, two with one.
    assert widening(Fraction(1, 10), 6, 4 * 3 + 2 * 1) == 1 + Fraction(14, 60)
    assert widening(Fraction(-1, 4164), 6, 30) == 1
    assert widening(Fraction(1, 10), 0, 0) == 1
