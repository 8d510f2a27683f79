"""Which figures the shoe games have: every number of decks, side and rule that matters."""

from collections import Counter

from dealer_assist.catalog.book import Book
from dealer_assist.odds.shoe_figures import dragon_bonus_figures, house_money_figures


def test_dragon_bonus_has_every_shoe_side_and_table(book: Book) -> None:
    found = dragon_bonus_figures(book.games["dragon_bonus"], book.jackpots)
    assert Counter((figure["wager"], figure["paytable"]) for figure in found) == {
        ("player", None): 8,
        ("banker", None): 8,
        ("tie", None): 8,
        **{(f"dragon_{side}", f"DB-{n}"): 8 for side in ("player", "banker") for n in "123"},
        # Three sides; where a natural nine may count as 9-0, both ways.
        ("progressive", "DBP-1"): 48,
        ("progressive", "DBP-1-5"): 48,
        ("progressive", "DBP-2"): 24,
        ("progressive", "DBP-3"): 24,
    }
    conditions = [str((f["wager"], f["paytable"], f["conditions"])) for f in found]
    assert len(set(conditions)) == len(found)


def test_main_wagers_of_eight_decks_have_the_known_edges(book: Book) -> None:
    found = dragon_bonus_figures(book.games["dragon_bonus"], {})
    edges = {
        figure["wager"]: round(100 * figure["house_edge"], 4)
        for figure in found
        if figure["paytable"] is None and figure["conditions"] == {"decks": 8}
    }
    assert edges == {"player": 1.2351, "banker": 1.0579, "tie": 14.3596}


def test_an_edge_that_was_printed_for_some_decks_stands_beside_these_alone(book: Book) -> None:
    found = dragon_bonus_figures(book.games["dragon_bonus"], {})
    printed = {
        figure["conditions"]["decks"]: figure.get("published")
        for figure in found
        if figure["paytable"] == "DB-1" and figure["wager"] == "dragon_player"
    }
    assert {decks for decks, print_ in printed.items() if print_} == {4, 6, 8}
    assert printed[8] == {"house_edge": 0.0265}


def test_house_money_has_every_shoe_and_both_jackpots(book: Book) -> None:
    found = house_money_figures(book.games["house_money"], book.jackpots)
    besides = {"bet_the_bust", "field_gold", "fortune_blackjack", "trilux_fixed"}
    own = [figure for figure in found if figure["wager"] not in besides]
    assert Counter((figure["wager"], figure["paytable"]) for figure in own) == {
        ("house_money", "HM-1"): 8,
        ("house_money", "HM-2"): 8,
        ("insurance", None): 8,
        **{("blazing_7s", f"B7-{name}"): 6 for name in ("1", "2", "ML03", "ML04")},
        ("trilux", "TLX-6"): 2,
    }


def test_house_money_alone_is_stated_as_nothing_left_up(book: Book) -> None:
    found = house_money_figures(book.games["house_money"], {})
    six_decks = next(f for f in found if f["conditions"] == {"decks": 6, "leave": "none"})
    assert six_decks["house_edge_exact"] == "1071/4043"
