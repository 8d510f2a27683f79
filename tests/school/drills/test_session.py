"""Questions as they are put, picked and judged."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.asking import AnswerBy, put
from dealer_assist.school.drills.counting import HandRow, counting
from dealer_assist.school.drills.drill_run import drills_for, questions_for
from dealer_assist.school.drills.payout import Payout
from dealer_assist.school.drills.session import DrillSession, Given

BOOK = load_book(paths.resources())
GAMES = (
    "crazy_4_poker",
    "dragon_bonus",
    "six_five_four",
    "house_money",
    "texas_holdem_bonus",
    "fortune_pai_gow",
    "blackjack",
)


def drill(name: str, game: str, count: int = 3) -> tuple[DrillSession, list[Given]]:
    kept: list[Given] = []
    made = questions_for(name, BOOK, game, 1, count)
    return DrillSession(made, count, BOOK, lambda: 0, kept.append), kept


def answer(one: DrillSession, *, is_right: bool) -> None:
    """Answer the question that stands as a trainee would."""
    right = one.put.right
    match one.put.by:
        case AnswerBy.CHOICE:
            keys = [key for key, _ in one.put.offers]
            one.pick(str(right) if is_right else next(key for key in keys if key != right))
        case AnswerBy.SEATS:
            assert isinstance(right, tuple)
            for seat in right if is_right else ():
                one.pick(str(seat))
            one.done()
        case AnswerBy.FOUL:
            assert isinstance(right, int)
            wanted = right if is_right else 0 if right else len(one.put.acts)
            while one.verdict is None and one.act + 1 != wanted:
                one.go_on()
            if one.verdict is None:
                one.foul()
        case _:
            assert isinstance(right, int)
            one.payout = Payout(typed=right if is_right else right + 50)
            one.done()


@pytest.mark.parametrize("game", GAMES)
def test_every_drill_of_a_game_can_be_answered_rightly(game: str) -> None:
    names = drills_for(BOOK, game)
    assert "pay_it" in names
    for name in names:
        one, kept = drill(name, game)
        while not one.is_over:
            answer(one, is_right=True)
            one.next()
        assert [given.is_right for given in kept] == [True] * 3, name


def test_a_wrong_amount_says_its_difference_with_its_sign() -> None:
    one, kept = drill("pay_it", "crazy_4_poker")
    answer(one, is_right=False)
    assert one.verdict is not None
    assert one.verdict.title == "$0.50 too much"
    assert not kept[0].is_right


def test_the_right_answer_is_among_the_offers() -> None:
    for name in ("read_hand", "which_card", "what_to_say", "which_lamp"):
        for question in questions_for(name, BOOK, "crazy_4_poker", 5, 20):
            asked = put(question, BOOK)
            if asked.by is AnswerBy.CHOICE:
                assert asked.right in dict(asked.offers), question.key


def test_an_answer_counts_once() -> None:
    one, kept = drill("read_hand", "crazy_4_poker")
    answer(one, is_right=True)
    answer(one, is_right=False)
    one.done()
    assert len(kept) == 1


def test_drills_of_another_game_are_not_offered() -> None:
    assert "baccarat_draw" not in drills_for(BOOK, "crazy_4_poker")
    assert "dealer_cards" in drills_for(BOOK, "six_five_four")
    assert {"house_way", "commission"} <= set(drills_for(BOOK, "fortune_pai_gow"))
    assert "commission" not in drills_for(BOOK, "ez_pai_gow")
    assert "dealer_draw" in drills_for(BOOK, "blackjack")
    assert {"commission", "baccarat_draw"} <= set(drills_for(BOOK, "dragon_bonus"))


def test_the_cards_that_make_a_hand_are_told_from_those_that_stay_out() -> None:
    seat = HandRow("Seat 5", ("Kh", "7h", "8s", "6h", "5h"))
    assert counting([seat], 4)[0].counts == {0, 1, 3, 4}  # the flush, and not the straight
    board = HandRow("Board", ("2c", "2d", "9s", "Jh", "Kc"))
    both = counting([board, HandRow("Seat 1", ("2h", "3d"))], 5)
    assert [one.counts for one in both] == [{0, 1, 3, 4}, {0}]
    assert counting([seat], 5) == (seat,)


def test_a_hand_shows_what_counts_when_it_was_named() -> None:
    one, _ = drill("read_hand", "crazy_4_poker")
    while one.put.by is not AnswerBy.CHOICE or not one.put.of_cards:
        answer(one, is_right=True)
        one.next()
    assert counting(one.put.hands, one.put.of_cards) != one.put.hands


def test_the_next_question_is_made_while_the_verdict_is_read() -> None:
    one, _ = drill("pay_it", "crazy_4_poker")
    plain = [each.key for each in questions_for("pay_it", BOOK, "crazy_4_poker", 1, 3)]
    asked = []
    while not one.is_over:
        asked.append(one.question.key)
        one.prepare()  # nothing is made before the answer
        assert one.question.key == asked[-1]
        answer(one, is_right=True)
        one.prepare()
        one.next()
    assert asked == plain


def test_a_house_that_leaves_nothing_to_the_dealer_names_no_amount_of_nothing() -> None:
    made = list(questions_for("which_card", BOOK, "crazy_4_poker", 1, 40))
    by_limit = {bool(one.asked.ask["dealer_limit"]): put(one, BOOK).detail for one in made}
    assert by_limit[True].startswith("Dealer up to $")
    assert by_limit[False].startswith("Supervisor for every prize, Executive from $")
