"""Blackjack by basic strategy: against published values, and parts against other counts."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.catalog.kept_odds import load_long_sums
from dealer_assist.odds.games.blackjack_dealer import NONE, Dealer, dealer_ends, shoe_counts
from dealer_assist.odds.games.blackjack_figures import blackjack_figures, paid_blackjacks
from dealer_assist.odds.number_fields import Exactly, Floats, primes
from dealer_assist.odds.play_rules import play_rules
from dealer_assist.odds.scope import Scope
from dealer_assist.odds.shoe_figures import house_money_figures
from dealer_assist.odds.side_bets import side_bet_chances
from dealer_assist.paths import resources
from dealer_assist.rules.bets.side_bets import SIDE_BETS

SHOES = load_long_sums(resources())

# Published to two places for these rules, split to four hands; in percent.
PUBLISHED = [
    (6, "stand", {}, 0.41),
    (6, "hit", {}, 0.62),
    (6, "stand", {"surrender": True}, 0.33),
    (6, "hit", {"surrender": True}, 0.53),
    (6, "stand", {"double_after_split": False}, 0.55),
    (8, "stand", {}, 0.43),
    (8, "hit", {}, 0.65),
    (2, "stand", {}, 0.20),
    (2, "hit", {}, 0.39),
]


def edge(book: Book, decks: int, **options: object) -> float:
    game = book.games["house_money"]
    usual = {option: choices[0] for option, choices in game.options.items()}
    scope = Scope({**usual, "decks": decks, **options}, SHOES)
    (figure,) = blackjack_figures(game, scope)
    assert figure["method"] == "exact"
    assert float(Fraction(figure["house_edge_exact"])) == figure["house_edge"]
    found: float = figure["house_edge"]
    return 100 * found


@pytest.mark.parametrize(("decks", "soft_17", "options", "published"), PUBLISHED)
def test_the_edge_is_the_published_one(
    book: Book, decks: int, soft_17: str, options: dict[str, object], published: float
) -> None:
    assert edge(book, decks, soft_17=soft_17, **options) == pytest.approx(published, abs=0.016)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("soft_17", "hit"),
        ("double_after_split", False),
        ("double_on", "nine_to_eleven"),
        ("double_on", "ten_or_eleven"),
        ("split_to", 3),
        ("split_to", 2),
        ("blackjack_pays", "6 to 5"),
    ],
)
def test_every_choice_against_the_player_costs_him(book: Book, option: str, value: object) -> None:
    assert edge(book, 6, **{option: value}) > edge(book, 6)


@pytest.mark.parametrize(("option", "value"), [("surrender", True), ("split_aces", "play_on")])
def test_every_choice_for_the_player_gains_him(book: Book, option: str, value: object) -> None:
    assert edge(book, 6, **{option: value}) < edge(book, 6)


def test_six_to_five_costs_three_tenths_of_every_paid_blackjack(book: Book) -> None:
    more = edge(book, 6, blackjack_pays="6 to 5") - edge(book, 6)
    assert more == pytest.approx(30 * float(paid_blackjacks(6)))
    assert more == pytest.approx(1.36, abs=0.005)


@pytest.mark.parametrize("game", ["house_money", "blackjack"])
def test_every_choice_of_rules_that_a_house_has_is_worked_out(book: Book, game: str) -> None:
    choices = book.games[game].options
    rules = {
        play_rules(dict(zip(choices, each, strict=True))) for each in product(*choices.values())
    }
    for decks, soft_17 in product(choices["decks"], choices["soft_17"]):
        shoe = SHOES.shoe(f"decks={decks} soft_17={soft_17}")
        assert shoe
        assert set(shoe["edges"]) == {one.name for one in rules}
        assert set(shoe["leaving"]) == {one.name for one in rules if not one.surrender}


def test_more_decks_cost_the_player(book: Book) -> None:
    for soft_17 in ("stand", "hit"):
        edges = [edge(book, decks, soft_17=soft_17) for decks in range(1, 9)]
        assert edges == sorted(edges)


@pytest.mark.parametrize(("decks", "published"), [(6, 2.64), (8, 2.35)])
def test_house_money_left_up_where_that_gains(book: Book, decks: int, published: float) -> None:
    figures = house_money_figures(book.games["house_money"], {}, Scope({"decks": decks}, SHOES))
    best = [
        figure["house_edge"]
        for figure in figures
        if figure["paytable"] == "HM-1" and figure["conditions"].get("leave") == "best"
    ]
    assert round(100 * best[0], 2) == published
    assert best[1] > best[0]  # on soft 17 the dealer hits


def test_from_a_single_deck_the_dealer_ends_as_every_order_of_cards_says() -> None:
    """Each hand of two more cards after a ten, counted card by card."""
    dealer = Dealer(1, 9, Floats(), hits_soft_17=False)
    totals = dealer.totals(np.zeros((1, 10), dtype=np.int64))[:, 0]
    shoe = list(shoe_counts(1))
    shoe[9] -= 1
    of_two = [0.0] * 5
    for first in range(6, 10):
        of_two[first - 6] += shoe[first] / 51
    for first, second in product(range(1, 6), range(10)):
        total = 12 + first + second
        if 17 <= total <= 21:
            left = shoe[second] - (first == second)
            of_two[total - 17] += shoe[first] / 51 * left / 50
    longer = totals - np.array(of_two)
    assert all(0 <= more < 0.06 for more in longer)
    assert dealer.without_blackjack(np.zeros((1, 10), dtype=np.int64))[0] == pytest.approx(47 / 51)


def test_from_a_seven_up_on_soft_17_makes_no_difference() -> None:
    for up in range(10):
        is_same = dealer_ends(up, hits_soft_17=True) == dealer_ends(up, hits_soft_17=False)
        assert is_same == (up >= 6)


def test_remainders_give_a_fraction_back_and_see_a_mistake() -> None:
    exact = Exactly(4)
    third = exact.number(Fraction(-7, 3))
    assert exact.fraction(third, 12) == Fraction(-7, 3)
    with pytest.raises(ArithmeticError, match="no fraction"):
        exact.fraction(third, 16)
    assert primes(2) == [2**27 - 39, 2**27 - 79]
    assert sum(NONE) == 0


# Published edges of the bonus bets, in percent.
@pytest.mark.parametrize(
    ("wager", "table", "decks", "published"),
    [
        ("royal_match", "RM-1", 6, 6.67),
        ("royal_match", "RM-1", 8, 6.46),
        ("royal_match", "RM-2", 1, 3.77),
        ("kings_bounty", "KB-1", 6, 23.16),
        ("kings_bounty", "KB-2", 2, 24.73),
        ("bet_the_set", "BTS-1", 6, 10.61),
        ("bet_the_set", "BTS-2", 2, 10.68),
    ],
)
def test_the_edge_of_a_bonus_bet_is_the_published_one(
    book: Book, wager: str, table: str, decks: int, published: float
) -> None:
    from dealer_assist.odds.figure import fixed_figure

    lines = book.games["blackjack"].paytables[wager][table].lines
    figure = fixed_figure(("", wager, table), {}, side_bet_chances(SIDE_BETS[wager], decks), lines)
    assert round(100 * figure["house_edge"], 2) == published
