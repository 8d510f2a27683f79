"""The front that the house way sets is asked among others, of cards that do not show it."""

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.asking import put
from dealer_assist.school.drills.drill_run import questions_for

BOOK = load_book(paths.resources())


def test_the_house_way_is_asked_with_cards_that_do_not_lie_as_it_sets_them() -> None:
    """A hand that is set lies with its front first: the question has its cards mixed."""
    first = 0
    for question in questions_for("house_way", BOOK, "fortune_pai_gow", 5, 40):
        one = put(question, BOOK)
        assert len(one.offers) == len(dict(one.offers)) == 4 or len(one.offers) > 1
        assert one.right in dict(one.offers)
        (dealer,) = one.hands
        assert sorted(dealer.cards) == sorted(question.asked.deal["dealer"])
        first += dealer.cards[:2] == tuple(question.asked.deal["dealer"][:2])
    assert first < 10
