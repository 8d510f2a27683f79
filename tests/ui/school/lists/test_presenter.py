"""A list with nothing in it says how something comes into it."""

from datetime import UTC, datetime

from dealer_assist.school.people.people import People
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.lists.presenter import comments_model, exams_model, files_model

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LEARNING = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", (), (), NOW, People(), GUEST)


def test_an_empty_list_names_the_next_step() -> None:
    assert "START AN EXAM" in exams_model(LEARNING).nothing
    assert "COMMENT" in comments_model(LEARNING).nothing
    assert "USB stick" in files_model(LEARNING, ()).nothing


def test_a_class_list_says_where_it_lies() -> None:
    (offer,) = files_model(LEARNING, (("/media/stick/spring.csv", "spring.csv", "stick"),)).offers
    assert (offer.label, offer.detail) == ("spring.csv", "stick")
