"""A question of a lesson: whose cards it shows beside the tray."""

from dealt_table import dealt

from dealer_assist.catalog.lessons import Goal
from dealer_assist.school.lessons.answers import Judged
from dealer_assist.ui.school.drill.question import HandsShown
from dealer_assist.ui.school.lesson_question import LessonQuestion, question_page
from tests.support.tree import every


def test_a_seat_that_is_not_paid_shows_none_of_its_two_hands() -> None:
    cards = {"2": "Th 6s", "2r": "9c 7d", "dealer": "6c"}
    table = dealt("blackjack-switch", cards, {2: {"blackjack": 5000}})
    judged = Judged(Goal(10, answer="pay_total", seat=2), 1, 0, None)
    (hands,) = every(question_page(LessonQuestion("", table, judged)), HandsShown)
    assert [one.cards for one in hands.rows] == [("6c",)]
