"""Base games of blackjack and pai gow titles stand in the odds as they were worked out ahead."""

from fractions import Fraction

import pytest

from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.games.pai_gow_main import BEST_SEEN, BY_HOUSE_WAY
from dealer_assist.odds.games.title_base import (
    blackjack_title_base,
    endings_of,
    pai_gow_main,
    shoes_of,
)
from dealer_assist.odds.games.title_rules import TitleShoe, title_rules
from dealer_assist.odds.kept import Kept
from dealer_assist.odds.scope import Scope
from dealer_assist.paths import resources

BOOK = load_titles(resources())
FREE_BET = BOOK.games["free_bet_blackjack"]
FACE_UP = BOOK.games["face_up_pai_gow"]
SIX = "free_bet_blackjack decks=6 soft_17=hit"


def test_a_kept_shoe_is_a_figure_with_the_print_beside_it() -> None:
    scope = Scope(source=Kept(title_games={SIX: {"house_edge": "1/90"}}))
    (figure,) = blackjack_title_base(FREE_BET, {}, scope)
    assert (figure["method"], figure["house_edge_exact"]) == ("exact", "1/90")
    assert figure["published"] == {"house_edge": pytest.approx(0.0104)}
    assert figure["conditions"]["decks"] == 6
    assert "best for the cards of the hand" in figure["conditions"]["strategy"]


def test_a_table_with_another_rule_has_no_figure_of_the_usual_one() -> None:
    kept = Kept(title_games={SIX: {"house_edge": "1/90"}})
    usual = {"decks": 6, "soft_17": "hit", "double_on": "any"}
    assert blackjack_title_base(FREE_BET, {}, Scope(usual, kept))
    assert not blackjack_title_base(FREE_BET, {}, Scope({**usual, "dealer_22": "bust"}, kept))
    assert not blackjack_title_base(FREE_BET, {}, Scope({**usual, "soft_17": "stand"}, kept))


def test_a_simulated_figure_says_its_samples_and_its_error() -> None:
    kept = {"samples": 10, "house_edge": 0.02, "standard_error": 0.001, "hit": 0.3}
    ending = endings_of(FACE_UP)[0]
    scope = Scope(source=Kept(title_games={ending.name: kept}))
    (figure,) = pai_gow_main(FACE_UP, {}, scope)
    assert figure["method"] == "simulated"
    assert {key: figure[key] for key in kept} == kept
    assert "house_edge_exact" not in figure


def test_where_the_dealer_is_face_up_a_seat_may_use_it() -> None:
    assert [one.strategy for one in endings_of(FACE_UP)] == [BY_HOUSE_WAY, BEST_SEEN]
    fortune = BOOK.games["fortune_pai_gow"]
    assert [(one.strategy, one.commission) for one in endings_of(fortune)] == [(BY_HOUSE_WAY, True)]


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("free_bet_blackjack", {"free": True, "pushes_22": True, "blackjack_pays": Fraction(3, 2)}),
        ("blackjack_switch", {"switch": True, "pushes_22": True, "blackjack_pays": Fraction(1)}),
        ("zappit_blackjack", {"zap": (15, 16, 17), "pushes_22": True, "split_to": 3}),
        ("super_fun_21", {"super_fun": True, "pushes_22": False, "blackjack_pays": Fraction(1)}),
    ],
)
def test_a_title_is_worked_out_by_the_rules_of_its_file(
    game: str, expected: dict[str, object]
) -> None:
    rules = title_rules(BOOK.games[game], TitleShoe(game, 6, "hit"))
    assert {key: getattr(rules, key) for key in expected} == expected
    assert rules.hits_soft_17


def test_hard_18_is_zapped_where_the_house_has_it_so() -> None:
    zappit = BOOK.games["zappit_blackjack"]
    zaps = {shoe.zap_18: title_rules(zappit, shoe).zap for shoe in shoes_of(zappit)}
    assert zaps == {False: (15, 16, 17), True: (15, 16, 17, 18)}


def test_the_kept_base_games_are_near_what_others_found() -> None:
    """Fortune 2.66 ± 0.11 %, Face Up 1.95 ± 0.10 % where the seat sees; Super Fun 21 1.16 %."""
    scope = Scope(source=load_kept_odds(resources()))
    (fortune,) = pai_gow_main(BOOK.games["fortune_pai_gow"], {}, scope)
    assert abs(fortune["house_edge"] - 0.0266) < 3 * (0.0011 + fortune["standard_error"])
    _, seen = pai_gow_main(FACE_UP, {}, scope)
    assert abs(seen["house_edge"] - 0.0195) < 3 * (0.0010 + seen["standard_error"])
    one_deck, *_ = blackjack_title_base(BOOK.games["super_fun_21"], {}, scope)
    assert one_deck["conditions"]["decks"] == 1
    assert 0.0105 < one_deck["house_edge"] < 0.0116


def test_two_hands_to_switch_are_counted_in_whole_numbers() -> None:
    """Printed 0.58 %; simulated by totals 0.531 % with a standard error of 0.085."""
    scope = Scope(source=load_kept_odds(resources()))
    six, *_ = blackjack_title_base(BOOK.games["blackjack_switch"], {}, scope)
    assert (six["method"], six["conditions"]["decks"]) == ("exact", 6)
    assert f"{100 * six['house_edge']:.4f}" == "0.5428"
    assert abs(six["house_edge"] - 0.00531) < 3 * 0.00085
    assert six["published"] == {"house_edge": 0.0058}
