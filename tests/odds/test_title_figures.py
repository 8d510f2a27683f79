"""The titles' figures are the counted ones, to the last printed digit."""

import pytest

from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.figure import Figure, fixed_figure
from dealer_assist.odds.games.dragon import coup_chances
from dealer_assist.odds.games.three_card import best_play
from dealer_assist.odds.report import figures
from dealer_assist.odds.streets import let_it_ride, mississippi
from dealer_assist.odds.title_figures import side_wagers
from dealer_assist.paths import resources
from dealer_assist.rules.titles.coup_rules import CoupRules

BOOK = load_titles(resources())
TITLES = (
    *("three_card_poker", "ultimate_texas_holdem", "dj_wild"),
    *("mississippi_stud", "let_it_ride"),
)
EDGES = {
    ("three_card_poker", "ante", "AB-541"): 3.3730,
    ("three_card_poker", "ante", "AB-531"): 3.6083,
    ("three_card_poker", "ante", "AB-431"): 3.8255,
    ("three_card_poker", "ante", "AB-321"): 4.2780,
    ("three_card_poker", "pair_plus", "PP-1"): 2.3167,
    ("three_card_poker", "pair_plus", "PP-2"): 2.1357,
    ("three_card_poker", "pair_plus", "PP-3"): 3.4932,
    ("three_card_poker", "pair_plus", "PP-4"): 5.1041,
    ("three_card_poker", "pair_plus", "PP-5"): 5.5747,
    ("three_card_poker", "pair_plus", "PP-6"): 7.0950,
    ("three_card_poker", "pair_plus", "PP-7"): 7.2760,
    ("three_card_poker", "six_card", "SCB-1"): 10.2248,
    ("three_card_poker", "six_card", "SCB-2"): 12.1628,
    ("three_card_poker", "six_card", "SCB-3"): 15.2790,
    ("three_card_poker", "six_card", "SCB-4"): 15.7541,
    ("three_card_poker", "six_card", "SCB-5"): 17.5303,
    ("ultimate_texas_holdem", "trips", "UTHT-1"): 0.9018,
    ("ultimate_texas_holdem", "trips", "UTHT-2"): 1.9040,
    ("ultimate_texas_holdem", "trips", "UTHT-3"): 3.4979,
    ("ultimate_texas_holdem", "trips", "UTHT-4"): 6.1808,
    ("dj_wild", "trips", "DJT-1"): 3.7155,
    ("dj_wild", "trips", "DJT-2"): 4.2396,
    ("dj_wild", "trips", "DJT-3"): 7.6637,
    ("mississippi_stud", "ante", "MSP-1"): 4.9149,
    ("mississippi_stud", "three_card", "PP-6"): 7.0950,
    ("let_it_ride", "bet_1", "LIR-1"): 3.5057,
    ("let_it_ride", "bet_1", "LIR-2"): 3.7935,
    ("let_it_ride", "bet_1", "LIR-3"): 3.4262,
    ("let_it_ride", "three_card", "PP-5"): 5.5747,
}


@pytest.fixture(scope="module")
def found() -> dict[tuple[str, str, str], Figure]:
    """Return the figures of the titles, long sums as they were worked out ahead."""
    every = figures(TITLES, BOOK, source=load_kept_odds(resources()))
    return {(one["game"], one["wager"], one["paytable"]): one for one in every}


@pytest.mark.parametrize(("name", "printed"), EDGES.items(), ids=lambda one: str(one))
def test_a_wager_has_the_counted_edge(
    found: dict[tuple[str, str, str], Figure], name: tuple[str, str, str], printed: float
) -> None:
    assert round(100 * found[name]["house_edge"], 4) == printed


def test_every_line_of_every_paytable_is_reached(
    found: dict[tuple[str, str, str], Figure],
) -> None:
    for name, figure in found.items():
        assert all(line["probability"] for line in figure["lines"]), name


def test_the_three_card_progressive_returns_what_is_counted(
    found: dict[tuple[str, str, str], Figure],
) -> None:
    figure = found["three_card_poker", "progressive", "TCPP-1"]
    assert round(100 * figure["fixed_return"], 2) == 38.46
    assert round(100 * figure["meters"][0]["return_per_1000"], 3) == 4.525


def test_queen_six_four_and_better_plays() -> None:
    game = best_play(BOOK.games["three_card_poker"].paytables["ante_bonus"]["AB-541"])
    assert round(100 * float(game.decisions["play"]), 2) == 67.42


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_streets_are_the_same_when_they_are_played_anew() -> None:
    main = BOOK.games["mississippi_stud"].paytables["main"]["MSP-1"]
    assert round(100 * float(mississippi(main).house_edge), 4) == 4.9149
    assert round(100 * float(mississippi(main).decisions["fold"]), 2) == 31.07
    ride = BOOK.games["let_it_ride"].paytables["main"]["LIR-1"]
    assert round(100 * float(let_it_ride(ride).house_edge), 4) == 3.5057


COUPS = {
    (8, "player"): 1.2351,
    (6, "player"): 1.2374,
    (8, "banker"): 1.0183,
    (6, "banker"): 1.0161,
    (8, "tie"): 14.3596,
    (6, "tie"): 14.4382,
    (8, "dragon_7"): 7.6113,
    (6, "dragon_7"): 7.6062,
    (8, "panda_8"): 10.1876,
    (6, "panda_8"): 10.2074,
}


@pytest.mark.parametrize(("game", "event"), [("ez_baccarat", ""), ("fortune_7_baccarat", "7")])
def test_baccarat_without_commission_has_the_counted_edges(game: str, event: str) -> None:
    every = figures([game], BOOK, source=load_kept_odds(resources()))
    found = {(one["conditions"].get("decks"), one["wager"]): one for one in every}
    for (decks, wager), printed in COUPS.items():
        wager = "fortune_7" if event and wager == "dragon_7" else wager
        if event and wager == "panda_8":
            continue
        assert round(100 * found[decks, wager]["house_edge"], 4) == printed
    chance = found[8, "fortune_7" if event else "dragon_7"]["lines"][0]["probability"]
    assert round(100 * chance, 4) == 2.2534


@pytest.mark.parametrize(
    ("banker", "eight", "six"), [("commission", 1.0579, 1.0558), ("half_on_six", 1.4581, 1.4548)]
)
def test_banker_with_commission_or_half_on_six(banker: str, eight: float, six: float) -> None:
    rules = CoupRules(banker)
    for decks, printed in ((8, eight), (6, six)):
        name = ("any", "banker", None)
        found = fixed_figure(name, {}, coup_chances(decks, rules), rules.lines("banker"))
        assert round(100 * found["house_edge"], 4) == printed


def test_caribbeans_own_progressive_returns_what_is_counted() -> None:
    game, jackpot = BOOK.games["caribbean_stud_progressive"], BOOK.jackpots["CSP-1"]
    (figure,) = side_wagers(game, {"CSP-1": jackpot})
    assert round(100 * figure["fixed_return"], 2) == 36.24


@pytest.mark.parametrize(
    ("title", "wagers"),
    [
        ("three_card_six_card_bonus", {"ante_bonus", "pair_plus", "six_card"}),
        ("three_card_bonus_face_up", {"ante_bonus", "pair_plus"}),
        ("three_card_bonus_tribal", {"ante_bonus", "pair_plus", "six_card"}),
        ("three_card_progressive", {"ante_bonus", "pair_plus", "six_card", "progressive"}),
    ],
)
def test_a_title_like_three_card_poker_has_its_figures(
    found: dict[tuple[str, str, str], Figure], title: str, wagers: set[str]
) -> None:
    every = side_wagers(BOOK.games[title], BOOK.jackpots)
    assert {one["wager"] for one in every} == wagers
    for one in every:
        same = found["three_card_poker", one["wager"], one["paytable"]]
        assert one["house_edge"] == same["house_edge"]


def test_no_bet_of_a_title_favours_the_player() -> None:
    for title in ("ez_baccarat", "fortune_7_baccarat", "commission_free_baccarat", *TITLES):
        every = figures([title], BOOK, source=load_kept_odds(resources()))
        edges = [one["house_edge"] for one in every if one["wager"] != "progressive"]
        assert all(edge is None or edge > 0 for edge in edges)
