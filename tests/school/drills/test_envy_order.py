"""Envy is paid from the far right, to each seat that another one's hand pays."""

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.asking import put
from dealer_assist.school.drills.drill_run import questions_for

BOOK = load_book(paths.resources())


def test_seats_that_get_envy_are_touched_from_the_far_right() -> None:
    several = 0
    for question in questions_for("envy_order", BOOK, "crazy_4_poker", 5, 30):
        one = put(question, BOOK)
        assert one.is_ordered
        assert one.right == tuple(sorted(question.asked.answer, reverse=True))  # type: ignore[arg-type]
        several += len(one.right) > 1
    assert several > 15
