"""A table from afar: looks of seats, the prompt, and the cards of a moment."""

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.table.state import Table
from dealer_assist.ui.school.watched import LessonSeen, moment, watched
from dealer_assist.ui.table.model.coach import CoachModel
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView

WRONG = CoachModel("Seat 5 is next", "Pay right to left", is_wrong=True)


def seen(**more: object) -> LessonSeen:
    """Return a lesson on its way."""
    base: dict[str, object] = {"attempt": "a1", "person": "Ana", "lesson": "Envy", "number": 6}
    rest: dict[str, object] = {"seconds": 9, "mistakes": 1, "is_slow": False, "state": "play"}
    return LessonSeen(**(base | rest | more))  # type: ignore[arg-type]


def test_a_table_says_its_seats_its_prompt_and_what_was_wrong() -> None:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, "crazy4-nexus", shipped))
    model = table_model(Table(setup), PassingView())
    told = watched(seen(coach=WRONG), model)
    assert told["person"] == "Ana"
    assert told["wrong"] == "Seat 5 is next"
    assert told["prompt"] == str(model.prompt.line)
    assert len(told["seats"]) == len(model.felt.seats)
    assert moment(seen(), model)["wrong"] == ""
