"""Which figures the poker games have, and that every table of every wager is among them."""

import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds import poker_figures


def names(figures: list[dict[str, object]]) -> set[tuple[object, object]]:
    return {(figure["wager"], figure["paytable"]) for figure in figures}


def test_crazy_4_has_every_side_wager_and_every_jackpot(book: Book) -> None:
    game = book.games["crazy_4_poker"]
    found = poker_figures.four_card_side_wagers(game, book.jackpots)
    assert names(found) == {
        *(("queens_up", name) for name in game.paytables["queens_up"]),
        *(("progressive", name) for name, one in book.jackpots.items() if game.key in one.games),
    }
    assert {("queens_up", "C4P-09"), ("progressive", "ATLAS-1")} < names(found)


def test_crazy_4_has_its_base_game_its_super_bonus_and_bad_beat(book: Book) -> None:
    game = book.games["crazy_4_poker"]
    found = poker_figures.crazy4_base(game, {})
    assert names(found) == {
        *(("ante", name) for name in game.paytables["super_bonus"]),
        *(("super_bonus", name) for name in game.paytables["super_bonus"]),
        *(("bad_beat", name) for name in game.paytables["bad_beat"]),
    }
    assert {("ante", "C4P-09"), ("super_bonus", "C4P-12"), ("bad_beat", "BBB-02")} < names(found)
    assert found[0]["published"] == {"house_edge": 0.0342, "hit": 0.4806}
    assert found[0]["differs"] == {"hit": [0.4806]}


def test_the_printed_super_bonus_hit_is_three_of_a_kind_or_better(book: Book) -> None:
    """Printed: 2.36 %; the table pays from a straight up, which is 10.69 %."""
    super_bonus = poker_figures.crazy4_base(book.games["crazy_4_poker"], {})[1]
    chances = {row["line"]: row["probability"] for row in super_bonus["lines"]}
    assert round(100 * super_bonus["hit"], 2) == 10.69
    assert round(100 * sum([*chances.values()][:4]), 2) == 2.36


def test_six_five_four_has_a_bonus_without_a_stake_and_queens_up(book: Book) -> None:
    found = poker_figures.four_card_side_wagers(book.games["six_five_four"], book.jackpots)
    assert names(found) == {
        *(("ante_bonus", f"654-{number}") for number in "123"),
        *(("queens_up", f"654-{number}") for number in "123"),
    }
    assert found[0]["house_edge"] is None


def test_holdem_has_both_bonus_tables_and_five_jackpots(book: Book) -> None:
    found = poker_figures.holdem_side_wagers(book.games["texas_holdem_bonus"], book.jackpots)
    assert names(found) == {
        ("bonus", "THB-1"),
        ("bonus", "THB-2"),
        *(("progressive", name) for name in ("THBP-08", "QH-11", "MGL-01", "ML01", "ML03")),
    }


@pytest.mark.parametrize("hands", range(2, 9))
def test_cover_all_has_each_number_of_hands_with_its_own_pays(book: Book, hands: int) -> None:
    found = poker_figures.cover_all(book.games["caribbean_stud"], {})
    figure = next(each for each in found if each["conditions"] == {"hands": hands})
    pays = book.games["caribbean_stud"].paytables["cover_all"]["CA-1"].by_hands[hands]
    assert [row["pays"] for row in figure["lines"]] == [str(pay) for pay in pays.values()]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_the_other_base_games_are_stated_with_their_strategy(book: Book) -> None:
    for key, work, count in (
        ("six_five_four", poker_figures.six_five_four_base, 3),
        ("four_card_poker", poker_figures.four_card_base, 1),
        ("caribbean_stud", poker_figures.caribbean_base, 1),
        ("texas_holdem_bonus", poker_figures.holdem_base, 3),
    ):
        found = work(book.games[key], {})
        assert len(found) == count
        assert all("best play" in figure["conditions"]["strategy"] for figure in found)
