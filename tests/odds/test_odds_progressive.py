"""Progressive wagers: the published interface to the last digit, and what the meters return."""

from fractions import Fraction

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.games.dragon import winner_chances
from dealer_assist.odds.hand_classes import five_card_chances, four_card_chances
from dealer_assist.odds.line_odds import chances_of, line_odds
from dealer_assist.odds.progressive import guard_edge, house_edge, progressive_figure
from dealer_assist.odds.shoe_cards import blazing_7s_chances
from dealer_assist.value import replace


def test_blazing_7s_reads_as_the_interface_shows_it(book: Book) -> None:
    figure = progressive_figure(
        ("house_money", "blazing_7s"),
        {"decks": 6, "rule": "dealer_up_card"},
        blazing_7s_chances(6),
        book.jackpots["B7-1"],
    )
    assert figure["lines"][0] == {
        "line": "three7_suited",
        "pays": "100 % of main",
        "probability": 0.00001595748924864162,
        "probability_exact": "2/125333",
        "ways": 480,  # of 312 · 311 · 310 orders of three cards
        "return": 2_000 * 480 / 30_079_920,
    }
    del figure["lines"]
    assert figure == {
        "game": "house_money",
        "wager": "blazing_7s",
        "paytable": "B7-1",
        "conditions": {"decks": 6, "rule": "dealer_up_card"},
        "method": "exact",
        "fixed_return": 0.48025659642711815,
        "fixed_return_exact": "60192/125333",
        "meters": [
            {
                "meter": "main",
                "seed": 200_000,
                "rate": 0.24,
                "reserve": 0,
                "return_per_1000": 0.023138359410530347,
                "return_per_1000_exact": "2900/125333",
            }
        ],
        "house_edge": 0.2478284250755986,
        "house_edge_exact": "776527/3133325",
        "edge_at_seed": 0.47346668475182113,
        "fair_meter": 2_246_241,
        "envy_per_other_player": 0,
        "hit": 0.1481573089290131,
        "hit_exact": "599/4043",
        "combinations": 312 * 311 * 310,
        "standard_deviation": pytest.approx(9.106946433503175),
        "volatility_index": pytest.approx(1.645 * 9.106946433503175),
        "top_average": 11_752,
        "published": {"house_edge": 0.2478, "hit": 0.1482},
    }


# Printed hold and hit of Blazing 7's in percent, with the decks they are met by.
@pytest.mark.parametrize(
    ("table", "decks", "hold", "hit"),
    [
        ("B7-1", 6, 24.78, 14.82),
        ("B7-2", 6, 23.59, 14.82),
        ("B7-ML04", 6, 22.39, 14.82),
        ("B7-ML03", 8, 21.65, 14.81),
    ],
)
def test_printed_holds_of_blazing_7s_are_met(
    book: Book, table: str, decks: int, hold: float, hit: float
) -> None:
    figure = progressive_figure(
        ("", ""), {"decks": decks}, blazing_7s_chances(decks), book.jackpots[table]
    )
    assert round(100 * figure["house_edge"], 2) == hold
    assert round(100 * figure["hit"], 2) == hit


def test_a_fair_meter_makes_the_wager_fair_and_a_cent_less_does_not(book: Book) -> None:
    """The meter is shown rounded down, so it is fair within one cent's worth."""
    jackpot = book.jackpots["ATLAS-1"]
    figure = progressive_figure(("", ""), {}, four_card_chances(), jackpot)
    each = Fraction(figure["meters"][0]["return_per_1000_exact"]) / 100_000
    fixed = Fraction(figure["fixed_return_exact"])
    assert 0 <= 1 - fixed - each * figure["fair_meter"] < each


def test_several_meters_are_fair_one_at_a_time_with_the_others_at_their_seeds(book: Book) -> None:
    figure = progressive_figure(("", ""), {}, five_card_chances(), book.jackpots["ML03"])
    fixed = Fraction(figure["fixed_return_exact"])
    meters = {row["meter"]: row for row in figure["meters"]}
    for name, row in meters.items():
        returned = fixed + sum(
            Fraction(each["return_per_1000_exact"])
            * (row["fair_meter"] if each["meter"] == name else each["seed"])
            / 100_000
            for each in meters.values()
        )
        assert 0 <= 1 - returned < Fraction(row["return_per_1000_exact"]) / 100_000
    assert figure["fair_meter"] == meters["mega"]["fair_meter"]


def test_a_reserve_and_rates_are_set_aside(book: Book) -> None:
    """ATLAS-3 is ATLAS-2 with 5 % for the reserve."""
    second, third = (
        Fraction(
            progressive_figure(("", ""), {}, four_card_chances(), book.jackpots[name])[
                "house_edge_exact"
            ]
        )
        for name in ("ATLAS-2", "ATLAS-3")
    )
    assert second - third == Fraction(5, 100)


def test_envy_is_what_one_other_hand_brings(book: Book) -> None:
    """ATLAS-1: $100 for four aces, $10 for four of a kind, $5 for a straight flush."""
    figure = progressive_figure(("", ""), {}, four_card_chances(), book.jackpots["ATLAS-1"])
    expected = Fraction(100 * 48 + 10 * 576 + 5 * 2_072, 2_598_960)
    assert figure["envy_per_other_player"] == float(expected)


def test_a_five_dollar_wager_is_stated_for_one_dollar_and_comes_back_with_fixed_lines(
    book: Book,
) -> None:
    chances = winner_chances(8, "either")
    one, five = (
        progressive_figure(("", ""), {"side": "either"}, chances, book.jackpots[name])
        for name in ("DBP-1", "DBP-1-5")
    )
    assert one["meters"] == five["meters"]
    returned = chances.spread(("234_diamonds", "234_suited", "234_unsuited", "9-0"))
    fixed_hits = returned["234_unsuited"] + returned["9-0"]
    gap = Fraction(five["fixed_return_exact"]) - Fraction(one["fixed_return_exact"])
    assert gap == fixed_hits


def test_a_print_that_names_a_side_stands_beside_that_side_alone(book: Book) -> None:
    """DBP-2: 17.41 % for Player, 25.52 % for Banker."""
    edges = {
        side: progressive_figure(
            ("", ""), {"decks": 8, "side": side}, winner_chances(8, side), book.jackpots["DBP-2"]
        )
        .get("published", {})
        .get("house_edge")
        for side in ("player", "banker", "either")
    }
    assert edges == {"player": 0.1741, "banker": 0.2552, "either": None}


# Printed average of the top prize, in dollars, and ours. Only #3's probability is met as well.
@pytest.mark.parametrize(
    ("table", "side", "printed", "ours"),
    [
        ("DBP-1", "either", 98_101, None),
        ("DBP-1-5", "either", 490_504, None),
        ("DBP-2", "banker", 231_027, None),
        ("DBP-2", "player", 104_044, None),
        ("DBP-3", "either", 49_557, 49_557),
    ],
)
def test_the_printed_average_of_the_top_prize_stands_beside_ours(
    book: Book, table: str, side: str, printed: int, ours: int | None
) -> None:
    jackpot = book.jackpots[table]
    chances = chances_of(jackpot, decks=8, side=side)
    figure = progressive_figure(("", ""), {"decks": 8, "side": side}, chances, jackpot)
    assert figure["published"]["top_average"] == printed
    if ours is None:
        assert figure["differs"]["top_average"] == [printed]
        assert figure["top_average"] == pytest.approx(printed, rel=0.03)
    else:
        assert figure["top_average"] == ours


# ATLAS-1 with all pays off its meter: F = 34.9334 %, four aces 1 in 54,145, seed $5,000. At 24 and
# 35 % the tray adds what billions of played wagers have shown (4.85 and 0.007 points).
@pytest.mark.parametrize(
    ("rate_bp", "edge", "within"),
    [
        (2400, 61.92, 0.05),
        (3500, 55.76, 0.011),
        (5500, 35.77, 0.006),
        (7000, 20.77, 0.006),
        (7500, 15.77, 0.006),
        (9000, 0.77, 0.006),
        (10000, -9.23, 0.006),
    ],
)
def test_a_fixed_pay_off_the_meter_is_charged_once(
    book: Book, rate_bp: int, edge: float, within: float
) -> None:
    figure = progressive_figure(
        ("", ""), {}, four_card_chances(), off_the_meter(book.jackpots["ATLAS-1"], rate_bp)
    )
    assert 100 * figure["house_edge"] == pytest.approx(edge, abs=within)


@pytest.mark.parametrize(("side", "edge"), [("player", 28.82), ("banker", 29.48)])
def test_dragon_two_off_its_meter_keeps_what_seeds_and_rates_leave(
    book: Book, side: str, edge: float
) -> None:
    jackpot = off_the_meter(book.jackpots["DBP-2"], 7000)
    spread = line_odds(jackpot, decks=8, side=side, natural_nine=False)
    assert 100 * float(house_edge(jackpot, spread)) == pytest.approx(edge, abs=0.006)


def test_the_average_top_prize_loses_the_fixed_pays_of_its_meter(book: Book) -> None:
    jackpot = off_the_meter(book.jackpots["ATLAS-1"], 7500)
    assert progressive_figure(("", ""), {}, four_card_chances(), jackpot)["top_average"] == 26_694


def test_the_guard_refuses_a_meter_that_cannot_carry_its_fixed_pays(book: Book) -> None:
    # Every participant: fixed pays of 115 % of a wager, however they are funded.
    jackpot = off_the_meter(book.jackpots["DBP-2"], 8000)
    spread = line_odds(jackpot, decks=8, side="either", natural_nine=False)
    assert guard_edge(jackpot, spread) < 0
    assert float(house_edge(jackpot, spread)) == pytest.approx(-0.16, abs=0.015)
    atlas = off_the_meter(book.jackpots["ATLAS-1"], 7500)
    figure = progressive_figure(("", ""), {}, four_card_chances(), atlas)
    assert figure["guard_edge"] == pytest.approx(0.1577, abs=0.0001)


def off_the_meter(jackpot: Jackpot, rate_bp: int) -> Jackpot:
    levels = tuple(replace(level, rate_bp=rate_bp) for level in jackpot.levels)
    return replace(jackpot, fixed_pays="main", levels=levels)
