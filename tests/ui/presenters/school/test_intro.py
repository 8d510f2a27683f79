"""The intro of a lesson says what fails it at once, and nothing that cannot."""

from datetime import UTC, datetime

from dealer_assist import paths
from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.school.past import past_of
from dealer_assist.school.people.people import People
from dealer_assist.ui.presenters.school.intro import intro_model
from dealer_assist.ui.presenters.school.learning import GUEST, Learning

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LESSONS = load_lessons(paths.resources() / "lessons")


def fails(key: str) -> list[str]:
    people = People()
    past = past_of(people, GUEST.key)
    course = tuple(LESSONS.values())
    learning = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", course, past, NOW, people, GUEST)
    return [str(one.title) for one in intro_model(learning, LESSONS[key]).fails]


def test_an_amount_fails_a_lesson_that_asks_for_one() -> None:
    assert "Wrong amount" in fails("pay-total")
    assert "Wrong amount" not in fails("first-round")


def test_what_costs_nobody_money_fails_no_lesson() -> None:
    assert not {"Payment order", "Wrong card"} & {*fails("first-round")}
