"""Caps and seeds in the long run: what is owed and what is paid are told apart."""

import pytest

from dealer_assist.jackpot.definition import Jackpot, LevelSettings, Settings, configured
from dealer_assist.odds.line_odds import line_odds
from dealer_assist.odds.long_run import cautions, kept_in_cash, needs_odds
from dealer_assist.odds.progressive import house_edge
from dealer_assist.value import replace


def capped(jackpot: Jackpot, cents: int) -> Jackpot:
    return configured(jackpot, Settings(levels={"main": LevelSettings(cap_cents=cents)}))


def test_a_cap_below_the_long_run_meter_is_told_with_both_shares(
    jackpots: dict[str, Jackpot],
) -> None:
    low = capped(jackpots["ATLAS-1"], 600_000)
    spread = line_odds(low)
    # Played out over 2 x 10^9 wagers: 54.05% stay in cash, 31.83% are the stated edge.
    assert float(kept_in_cash(low, spread)) == pytest.approx(0.5405, abs=0.001)
    assert float(house_edge(low, spread)) == pytest.approx(0.3183, abs=0.00005)
    (sentence,) = cautions("A", low, spread)
    assert "the cap of $6,000 is below the $17,99" in sentence
    assert "owes all but 31.83%" in sentence


def test_a_cap_above_it_is_as_stated(jackpots: dict[str, Jackpot]) -> None:
    high = capped(jackpots["ATLAS-1"], 2_000_000)
    spread = line_odds(high)
    assert list(cautions("A", high, spread)) == []
    assert kept_in_cash(high, spread) == house_edge(high, spread)
    assert not needs_odds(jackpots["ATLAS-1"])


def test_a_seed_left_behind_by_its_wager_names_both_edges(jackpots: dict[str, Jackpot]) -> None:
    five = configured(jackpots["B7-1"], Settings(wager_cents=500))
    spread = line_odds(five, decks=6)
    assert list(cautions("A", five, spread)) == []
    # Blazing 7's at $5 with the $2,000 of a $1 wager: 27.34% instead of 24.78%.
    left = replace(five, levels=jackpots["B7-1"].levels)
    (sentence,) = cautions("A", left, spread)
    assert "the house edge is 27.34% with these seeds, 24.78% with seeds that go" in sentence
