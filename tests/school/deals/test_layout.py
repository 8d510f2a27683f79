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


def test_titles_of_blackjack_draw_also_where_they_are_played_from_one_deck() -> None:
    ends = set()
    for question in questions_for("pay_it", BOOK, "super_fun_21", 7, 60):
        asked = question.asked
        assert len(asked.deal["draw"]) > 20
        ends.add(asked.ask["wager"])
    assert ends == {"blackjack", "insurance", "bet_the_bust"}


def test_a_hand_that_wins_at_once_is_told_with_its_cards() -> None:
    told = [
        question.asked.why
        for question in questions_for("pay_it", BOOK, "super_fun_21", 3, 900)
        if " of 5 cards" in question.asked.why or " of 6 cards" in question.asked.why
    ]
    assert any("has 21 of 5 cards: Blackjack pays 2 to 1" in one for one in told), told


def test_a_coup_that_makes_no_line_comes_as_the_shoe_gives_it() -> None:
    """It was laid out of hands of poker and blackjack: one of thirty coups was six equal sevens."""
    alike = coups = 0
    for question in questions_for("baccarat_draw", BOOK, "dragon_bonus", 9, 300):
        if question.asked.ask["what"] == "third_cards":
            coups += 1
            alike += len(set(question.asked.deal["shoe"])) < 3  # by chance one of 200,000
    assert coups > 100
    assert not alike


def test_a_title_without_a_dealers_hand_is_asked_by_the_seat_s_own() -> None:
    asked = [one.asked for one in questions_for("pay_it", BOOK, "flush_rush", 7, 40)]
    assert any(one.why.startswith(f"Seat {one.ask['seat']} holds ") for one in asked)


def test_no_question_has_a_rank_that_the_decks_of_a_title_lack() -> None:
    questions = questions_for("pay_it", BOOK, "bahama_bonus_blackjack", 7, 30)
    asked = [one.asked for one in questions]
    cards = [card for one in asked for seat in one.deal["seats"] for card in seat["cards"]]
    assert len(cards) >= 60
    assert not [card for card in cards if card.startswith("T")]
