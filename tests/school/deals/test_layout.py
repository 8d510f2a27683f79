"""Hands lie as they are dealt: a trainee reads cards, not a picture that is always the same."""

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.rules.cards import parse_cards
from dealer_assist.school.drills.drill_run import questions_for

BOOK = load_book(paths.resources())


def test_the_cards_that_make_a_hand_are_not_always_its_first() -> None:
    first = hands = 0
    for question in questions_for("read_hand", BOOK, "crazy_4_poker", 7, 300):
        asked = question.asked
        if asked.ask["what"] != "hand" or not str(asked.answer).startswith("four_of_a_kind"):
            continue
        seat = next(one for one in asked.deal["seats"] if one["seat"] == asked.ask["seat"])
        ranks = [card // 4 for card in parse_cards(seat["cards"])]
        hands += 1
        first += len(set(ranks[:4])) == 1
    assert hands > 20
    assert first < hands / 2
