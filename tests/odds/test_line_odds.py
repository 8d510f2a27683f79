from fractions import Fraction

import pytest

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.line_odds import is_one_hand, line_odds
from dealer_assist.odds.poker_figures import four_card_side_wagers, holdem_side_wagers
from dealer_assist.odds.shoe_figures import dragon_bonus_figures, house_money_figures

SIDE_WAGERS = {
    "crazy_4_poker": four_card_side_wagers,
    "texas_holdem_bonus": holdem_side_wagers,
    "dragon_bonus": dragon_bonus_figures,
    "house_money": house_money_figures,
}


@pytest.mark.parametrize("game", SIDE_WAGERS)
def test_lines_have_the_odds_that_the_command_line_prints(game: str) -> None:
    book = load_book(paths.resources())
    printed = [
        one for one in SIDE_WAGERS[game](book.games[game], book.jackpots) if "fixed_return" in one
    ]
    compared = 0
    for figure in printed:
        jackpot = book.jackpots.get(figure["paytable"])
        if jackpot is None:
            continue
        said = figure["conditions"]
        ours = line_odds(
            jackpot,
            decks=said.get("decks", 1),
            side=said.get("side", "either"),
            natural_nine=said.get("natural_nine", False),
        )
        exact = {row["line"]: Fraction(row["probability_exact"]) for row in figure["lines"]}
        assert ours == exact
        compared += 1
    assert compared


def test_one_coup_decides_for_every_seat_in_baccarat_alone(jackpots: dict[str, Jackpot]) -> None:
    assert is_one_hand(jackpots["DBP-1"])
    assert not is_one_hand(jackpots["ATLAS-1"])


def test_a_way_of_judging_that_nobody_knows_is_named(jackpots: dict[str, Jackpot]) -> None:
    from dealer_assist.value import replace

    with pytest.raises(ValueError, match="no odds for hands judged by 'tea leaves'"):
        line_odds(replace(jackpots["ATLAS-1"], judge="tea leaves"))
