"""A question of a lesson: whose cards it shows beside the tray."""

from dealt_table import dealt

from dealer_assist.catalog.lessons import Goal
from dealer_assist.school.lessons.answers import Judged
from dealer_assist.table.state import Table
from dealer_assist.ui.school.drill.beside import PayLine
from dealer_assist.ui.school.drill.question import HandsShown
from dealer_assist.ui.school.lesson_question import LessonQuestion, question_page
from tests.support.tree import buttons, every, words


def test_a_seat_that_is_not_paid_shows_none_of_its_two_hands() -> None:
    cards = {"2": "Th 6s", "2r": "9c 7d", "dealer": "6c"}
    table = dealt("blackjack-switch", cards, {2: {"blackjack": 5000}})
    judged = Judged(Goal(10, answer="pay_total", seat=2), 1, 0, None)
    (hands,) = every(question_page(LessonQuestion("", table, judged)), HandsShown)
    assert [one.cards for one in hands.rows] == [("6c",)]


def asked_of(table: Table, wager: str, cents: int) -> LessonQuestion:
    judged = Judged(Goal(10, answer="seat_pays", seat=7), 1, abs(cents), None)
    return LessonQuestion("", table, judged, shows_lines=True, parts=((wager, cents),))


def test_lost_wagers_are_taken_and_not_paid_and_each_paytable_is_that_of_its_wager() -> None:
    """TAKE FROM SEAT 7 had a payout, a button PAY, and the paytable of the jackpot."""
    table = dealt("crazy4-nexus", {"7": "4d 3h 2h Js Kc"}, {7: {"ante": 1500, "queens_up": 500}})
    lost = question_page(asked_of(table, "queens_up", -500))
    assert str(buttons(lost)[-1].label) == "TAKE"
    assert "You take" in words(lost)
    assert lost.frame.prompt is not None
    assert "not included" not in str(lost.frame.prompt.detail)
    won = question_page(asked_of(table, "queens_up", 1500))
    assert str(buttons(won)[-1].label) == "PAY"
    assert "Your payout" in words(won)
    lines = [str(one.name) for one in every(won, PayLine)]
    assert lines[0] == "Queens Up: Four of a Kind"
    assert not [one for one in lines if not one.startswith("Queens Up")]
