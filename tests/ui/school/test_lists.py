"""A list with nothing in it says how something comes into it; a long one is turned."""

from datetime import UTC, datetime

from dealer_assist.school.people.people import People
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.lists import (
    Offer,
    RowMark,
    comments_page,
    exams_page,
    files_page,
    offered,
)
from tests.support.tree import looks, words

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LEARNING = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", (), (), NOW, People(), GUEST)


def test_an_empty_list_names_the_next_step() -> None:
    assert "START AN EXAM" in words(exams_page(LEARNING, None))[-1]
    assert "COMMENT" in words(comments_page(LEARNING, "", None))[-1]
    assert "USB stick" in words(files_page(LEARNING, (), None))[-1]


def test_a_class_list_says_where_it_lies() -> None:
    page = files_page(LEARNING, (("/media/stick/spring.csv", "spring.csv", "stick"),), None)
    (offer,) = looks(page)
    assert (offer.label, offer.detail) == ("spring.csv", "stick")


def test_what_is_judged_cannot_be_chosen_any_more() -> None:
    (plain,) = looks(offered(Offer("a", "Flush")))
    (judged,) = looks(offered(Offer("a", "Flush", mark=RowMark.RIGHT, is_judged=True)))
    assert (plain.reason, str(judged.reason)) == ("", "Answered")
    assert plain.pressed is not None
    assert judged.pressed is None
