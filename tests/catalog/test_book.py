"""The book of all games and jackpots."""

from pathlib import Path

from dealer_assist.catalog.book import load_book


def test_the_book_holds_every_game_and_every_jackpot(resources: Path) -> None:
    book = load_book(resources)
    assert {"crazy_4_poker", "texas_holdem_bonus", "dragon_bonus", "house_money"} <= set(book.games)
    assert {"ATLAS-1", "MGL-01", "THBP-08", "DBP-1", "B7-1", "TLX-6"} <= set(book.jackpots)


def test_every_jackpot_is_for_games_of_the_book_that_judge_its_way(resources: Path) -> None:
    book = load_book(resources)
    for pot in book.jackpots.values():
        for key in pot.games:
            judges = {judge for ways in book.games[key].jackpots.values() for judge in ways}
            assert pot.judge in judges, (pot.key, key)
