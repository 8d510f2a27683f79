"""Pai gow hands are read out of seven cards, and held against the dealer's two."""

from collections import Counter

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.rules.cards import parse_cards_with_joker
from dealer_assist.rules.ranking.pai_gow import KINDS, back_hand
from dealer_assist.school.drills.asking import put
from dealer_assist.school.drills.counting import counting
from dealer_assist.school.drills.drill_run import drills_for, questions_for
from tests.support.drill_answers import right_answer

BOOK = load_book(paths.resources())
GAMES = ("fortune_pai_gow", "ez_pai_gow", "face_up_pai_gow")


def test_a_hand_of_seven_is_named_and_its_five_cards_are_marked() -> None:
    kinds = set()
    for question in questions_for("read_hand", BOOK, "fortune_pai_gow", 3, len(KINDS)):
        one = put(question, BOOK)
        (row,) = counting(one.hands, one.of_cards)
        kinds.add(one.right)
        assert one.right in dict(one.offers)
        assert row.counts is not None
        assert len(row.counts) == 5
        five = parse_cards_with_joker([row.cards[place] for place in sorted(row.counts)])
        assert back_hand(five).kind == one.right
    assert kinds == set(KINDS)


def test_each_seat_is_compared_as_settle_does() -> None:
    for game in GAMES:
        assert {"read_hand", "compare_hands"} <= set(drills_for(BOOK, game))
        ends = Counter[str]()
        for question in questions_for("compare_hands", BOOK, game, 5, 12):
            one = put(question, BOOK)
            ends[str(one.right)] += 1
            assert [key for key, _ in one.offers] == ["win", "push", "lose"]
            assert len(one.hands) >= 2
            assert right_answer(question.as_json(), BOOK) == one.right
            assert ("Main pushes" in one.why) <= (one.right == "push")
            assert ("Both" in one.why) == (one.right == "win")
        assert set(ends.values()) == {4}
