"""What settles a game: rules of its own, or its family by what its file tells."""

import json
from typing import Any

from recorded_deals import recorded_deals

from dealer_assist.catalog.book import Book
from dealer_assist.errors import Refused
from dealer_assist.rules.bets.endings import Endings
from dealer_assist.rules.deal import WagerResult
from dealer_assist.rules.games import house_money
from dealer_assist.rules.games.by_name import rules_for_many, rules_of
from dealer_assist.settle.reading import DealReader


def test_rules_of_a_game_of_its_own_are_found_by_name(book: Any) -> None:
    assert rules_of(book.games["house_money"]) is house_money.settle


def test_every_shipped_game_has_rules(book: Any) -> None:
    for game in book.games.values():
        assert callable(rules_of(game))


def test_deals_settled_one_after_another_end_as_each_of_them_alone(book: Book) -> None:
    reader = DealReader(book)
    for game in ("crazy_4_poker", "four_card_poker", "six_five_four"):
        for line in recorded_deals(game, 300):
            try:
                one = reader.read(json.loads(line))
                alone = rules_of(one.game)(one.deal)
            except Refused:
                continue
            assert one.rules(one.deal) == alone


def test_only_endings_that_stakes_and_lines_decide_are_remembered(book: Book) -> None:
    remembers = {key: rules_for_many(game) for key, game in book.games.items()}
    assert "before" in remembers["crazy_4_poker"].keywords  # type: ignore[attr-defined]
    # An Ante that pays from a hand up, two hole cards, the table's highest hand: other things too.
    for game in ("texas_holdem_bonus", "caribbean_stud"):
        assert "before" not in remembers[game].keywords  # type: ignore[attr-defined]


def test_never_more_endings_are_remembered_than_are_soon_used_again() -> None:
    endings = Endings()
    for stake in range(Endings.MOST + 1):
        endings.keep(stake, {"ante": WagerResult(stake, "win", stake)})
    assert list(endings) == [Endings.MOST]
