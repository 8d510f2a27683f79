"""Whether the dealer draws goes by the soft 17 of the table, which stands beside the cards."""

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.asking import put
from dealer_assist.school.drills.drill_run import questions_for

BOOK = load_book(paths.resources())


def test_the_dealer_draws_by_the_soft_17_that_is_shown_with_the_question() -> None:
    by_rule = set()
    for question in questions_for("dealer_draw", BOOK, "blackjack", 5, 60):
        one = put(question, BOOK)
        assert [row.cards for row in one.hands] == [
            tuple(question.asked.ask["final_cards"]["dealer"])
        ]
        rule = dict(one.shown)["Soft 17"]
        if "soft 17 " in str(one.why):
            by_rule.add((rule, one.right))
    assert by_rule == {("Dealer hits", "draws"), ("Dealer stands", "stands")}
