"""Figures to the last digit of the published interface, and prints marked where they differ."""

from fractions import Fraction

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.figure import base_figure, bonus_figure, fixed_figure, printed
from dealer_assist.odds.hand_classes import four_card_chances
from dealer_assist.rules.pays import ForOne, Push, ToOne


def test_queens_up_reads_as_the_interface_shows_it(book: Book) -> None:
    table = book.games["crazy_4_poker"].paytables["queens_up"]["C4P-09"]
    figure = fixed_figure(
        ("crazy_4_poker", "queens_up", "C4P-09"),
        {},
        four_card_chances(),
        table.lines,
        table.published,
    )
    assert figure["lines"][0] == {
        "line": "four_of_a_kind",
        "pays": "50 to 1",
        "probability": 0.00024009603841536616,
        "probability_exact": "1/4165",
        "ways": 624,
        "return": 51 * 624 / 2_598_960,
    }
    assert [row["line"] for row in figure["lines"]] == list(table.lines)
    del figure["lines"], figure["differs"]
    assert figure == {
        "game": "crazy_4_poker",
        "wager": "queens_up",
        "paytable": "C4P-09",
        "conditions": {},
        "method": "exact",
        "house_edge": 0.030606088589281866,
        "house_edge_exact": "9943/324870",
        "hit": 0.24788530796934158,
        "hit_exact": "53687/216580",
        "combinations": 2_598_960,
        "standard_deviation": pytest.approx(2.288845681226828),
        "volatility_index": pytest.approx(1.645 * figure["standard_deviation"]),
        "published": {"house_edge": 0.0307, "hit": 0.2488},
    }


# Printed edges of Queens Up are one to two hundredths of a percent above the count.
@pytest.mark.parametrize(
    ("table", "edge"),
    [
        ("C4P-09", "9943/324870"),
        ("C4P-10", "14685/324870"),
        ("C4P-11", "17275/324870"),
        ("C4P-12", "22017/324870"),
    ],
)
def test_queens_up_is_pinned_to_its_fraction(book: Book, table: str, edge: str) -> None:
    pays = book.games["crazy_4_poker"].paytables["queens_up"][table].lines
    figure = fixed_figure(("", "", table), {}, four_card_chances(), pays)
    assert Fraction(figure["house_edge_exact"]) == Fraction(edge)


def test_a_push_gives_the_stake_back_and_is_no_hit() -> None:
    coin = Chances(4, {("win",): 1, ("tie",): 1, (): 2})
    figure = fixed_figure(("", "", None), {}, coin, {"win": ToOne(2), "tie": Push()})
    assert figure["house_edge_exact"] == "0/1"
    assert figure["hit"] == 0.25


def test_odds_for_one_keep_the_stake() -> None:
    assert [gain(pay) for pay in (ForOne(9), ToOne(3, 2), Push(), None)] == [8, 1.5, 0, -1]


def test_a_bonus_without_a_stake_has_a_return_and_no_edge() -> None:
    coin = Chances(100, {("win",): 1, (): 99})
    figure = bonus_figure(("", "", None), {}, coin, {"win": ToOne(20)})
    assert figure["house_edge"] is None
    assert figure["fixed_return_exact"] == "1/5"


def test_a_base_game_states_its_strategy_and_sums_its_wagers() -> None:
    game = BaseGame(
        "best play", {"ante": Fraction(-1, 4), "play": Fraction(1, 5)}, Fraction(1, 2), {}
    )
    figure = base_figure(("game", "ante", None), {}, game, {"house_edge": "5%"})
    assert figure["conditions"] == {"strategy": "best play"}
    assert figure["house_edge_exact"] == "1/20"
    assert "differs" not in figure


def test_a_print_is_a_share_of_one_and_marked_where_ours_does_not_round_to_it() -> None:
    ours = {"house_edge": Fraction(2412, 100_000), "hit": Fraction(1, 4)}
    found = printed({"house_edge": ("2.4%", "6.59%"), "hit": "25%"}, ours)
    assert found["published"] == {"house_edge": [0.024, 0.0659], "hit": 0.25}
    assert found["differs"] == {"house_edge": [0.0659]}


def test_one_in_so_many_is_a_share_too() -> None:
    assert printed({"top": 569_182}, {"top": Fraction(1, 569_182)}) == {
        "published": {"top": 1 / 569_182}
    }


def test_a_print_that_is_no_figure_is_refused_with_the_cure() -> None:
    with pytest.raises(ValueError, match="is no printed figure"):
        printed({"hit": 0.5}, {})


def test_nothing_printed_adds_nothing() -> None:
    assert printed({}, {"hit": Fraction(1, 2)}) == {}
