"""No wager below zero: the exact edge refuses, with its figure."""

import pytest
from random_tables import shipped
from shipped_tables import TABLES

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.odds.fair_play import edge_refusal
from dealer_assist.odds.sheet import TableChoice, WagerOdds, sheet
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace


def refusal(setup: TableSetup) -> str:
    game = load_games(paths.resources() / "games")[setup.game]
    jackpots = tuple(setup.jackpots.values())
    choice = TableChoice(game, setup.paytables, jackpots, setup.options)
    return edge_refusal(sheet(choice, load_kept_odds(paths.resources())))


def test_dbp_2_for_all_participants_is_refused_with_its_figure() -> None:
    # The hit of either side on a wager that was priced for one: −37% (readings).
    setup = shipped("dragon-nexus-2")
    setup = replace(setup, options={**setup.options, "eligible": "all_participants"})
    assert refusal(setup).startswith("Progressive, DBP-2: its house edge at these settings is −37.")


def test_the_same_paytable_for_the_winning_side_stands() -> None:
    assert refusal(shipped("dragon-nexus-2")) == ""


def test_a_rate_that_gives_more_away_than_the_wager_brings_is_refused(
    crazy4_nexus: TableSetup,
) -> None:
    jackpot = crazy4_nexus.jackpots["A"]
    level = replace(jackpot.levels[0], rate_bp=9_000)
    setup = replace(crazy4_nexus, jackpots={"A": replace(jackpot, levels=(level,))})
    assert "its house edge at these settings is −34." in refusal(setup)


def test_a_simulated_figure_refuses_nothing() -> None:
    rough = WagerOdds("w", "W", "P", {}, "simulated", -0.01, "", None, "", ())
    assert edge_refusal([rough]) == ""
    assert edge_refusal([replace(rough, method="exact")]).startswith("W, P: its house edge")


@pytest.mark.parametrize("name", ["blackjack-single-deck", "house-money-single"])
def test_a_single_deck_dealt_as_six_are_is_refused_with_its_figure(name: str) -> None:
    setup = shipped(name)
    assert refusal(setup) == ""
    usual = {**setup.options, "soft_17": "stand", "double_after_split": True}
    assert refusal(replace(setup, options=usual)).startswith(
        "Blackjack: its house edge under these house rules is −0.14%"
    )
    nearly = {**usual, "double_after_split": False}
    assert "is −0.0023%" in refusal(replace(setup, options=nearly))


def bonus_bet(wager: str, paytable: str, decks: int) -> TableSetup:
    setup = shipped("blackjack-two-decks")
    # From a single deck the base game itself is refused where the dealer stands on soft 17.
    options = {**setup.options, "decks": decks, "soft_17": "hit"}
    return replace(setup, paytables={wager: paytable}, options=options)


@pytest.mark.parametrize(
    ("wager", "paytable", "fair_to", "six_decks"),
    [
        # Six decks: king and queen of a suit are 288 of 312 x 311 deals, one suit 77 of 311 cards:
        # 288/97032 x 11 + (77/311 - 288/97032) x 4 = 1.0111 comes back for 1.
        ("royal_match", "RM-2", 2, "−1.11"),
        # 5/311 x 26 + 18/311 x 11 = 1.0547 comes back for 1.
        ("bet_the_set", "BTS-2", 3, "−5.47"),
    ],
)
def test_a_bonus_bet_priced_for_few_decks_is_refused_on_a_large_shoe(
    wager: str, paytable: str, fair_to: int, six_decks: str
) -> None:
    found = {decks: refusal(bonus_bet(wager, paytable, decks)) for decks in range(1, 9)}
    assert [decks for decks, sentence in found.items() if not sentence] == [*range(1, fair_to + 1)]
    assert f", {paytable}: its house edge at these settings is {six_decks}%" in found[6]


def test_bonus_bets_stand_on_the_shoes_that_they_are_printed_for() -> None:
    for name in TABLES:
        if name.startswith("blackjack"):
            assert refusal(shipped(name)) == ""
