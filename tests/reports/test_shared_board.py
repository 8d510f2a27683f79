"""Hits of seats that share a board: folds that cannot win are no trials, and bands are wider."""

from collections import Counter
from fractions import Fraction

import pytest
from random_tables import shipped

from dealer_assist import paths
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.journal.queries.totals import Tally
from dealer_assist.odds.binomial import band
from dealer_assist.odds.correlation import correlations
from dealer_assist.odds.scope import Scope
from dealer_assist.reports.shared_board import hands_played, widenings
from dealer_assist.value import replace

SUMS: Tally = Counter(
    {  # ten rounds of six seats, in each of which two fold
        ("wagers", "A"): 60,
        ("folded", "A"): 20,
        ("neighbours", "A"): 10 * 6 * 5,
        ("playing_neighbours", "A"): 10 * 4 * 3,
    }
)


def test_a_hand_folded_before_the_board_is_no_trial() -> None:
    setup = shipped("holdem-nexus")
    assert hands_played(setup, "A", SUMS) == 40
    assert hands_played(replace(setup, folded_hands_win=True), "A", SUMS) == 60


@pytest.mark.parametrize("name", ["crazy4-nexus", "crazy4-link", "four-card-nexus"])
def test_who_has_seen_all_cards_folds_no_hit_so_that_the_fold_is_a_trial(name: str) -> None:
    setup = shipped(name)
    assert hands_played(setup, "A", SUMS) == 60
    assert set(widenings(setup, "A", SUMS).values()) == {1}


@pytest.mark.parametrize("name", ["holdem-nexus", "holdem-link", "holdem-quick-hit"])
def test_the_variance_is_wider_by_the_seats_beside_and_their_correlation(name: str) -> None:
    setup = shipped(name)
    source = Scope(source=load_kept_odds(paths.resources()))
    together = correlations(setup.jackpots["A"], source)
    wins = replace(setup, folded_hands_win=True)
    for line, wider in widenings(setup, "A", SUMS).items():
        assert wider == max(1, 1 + 3 * together[line])
    for line, wider in widenings(wins, "A", SUMS).items():
        assert wider == max(1, 1 + 5 * together[line])


def test_a_community_royal_is_all_seats_or_none() -> None:
    setup = shipped("holdem-nexus")
    assert widenings(setup, "A", SUMS)["community_royal"] == 4
    assert widenings(setup, "A", SUMS)["royal_after_5"] == 1
    assert widenings(setup, "A", Counter())["community_royal"] == Fraction(1)


def test_a_month_of_full_houses_has_a_band_of_its_own_width() -> None:
    setup = replace(shipped("holdem-nexus"), folded_hands_win=True)
    month: Tally = Counter({("wagers", "A"): 60_000, ("neighbours", "A"): 60_000 * 5})
    wider = widenings(setup, "A", month)["full_house"]
    found = band(60_000, 0.0259610, widening=float(wider))
    # 1 + 5 x 0.1392 = 1.696; normal: 1557.7 ± 1.96 x 38.95 x 1.302, where apart it is ± 76.3.
    assert float(wider) == pytest.approx(1.696, abs=0.001)
    assert (found.low, found.high) == pytest.approx((1_458, 1_657), abs=2)
