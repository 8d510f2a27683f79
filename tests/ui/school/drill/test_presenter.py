"""A question on the screen: its buttons, the rule that may be read, and the way on."""

from datetime import UTC, datetime
from itertools import count

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.drill_run import questions_for
from dealer_assist.school.drills.session import DrillSession
from dealer_assist.school.people.people import People
from dealer_assist.ui.school.drill.flow import answer as take
from dealer_assist.ui.school.drill.model import DrillModel, LinesTouched
from dealer_assist.ui.school.drill.presenter import answer_buttons, drill_model
from dealer_assist.ui.school.learning import GUEST, Learning

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LEARNING = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", (), (), NOW, People(), GUEST)
BOOK = load_book(paths.resources())


def naming(*, is_exam: bool = False) -> DrillSession:
    """Give a drill that stands at a hand to be named."""
    made = questions_for("read_hand", BOOK, "crazy_4_poker", 1, 12)
    one = DrillSession(
        made, 12, BOOK, count(step=1000).__next__, lambda given: None, is_exam=is_exam
    )
    while not one.put.of_cards:
        one.pick(str(one.put.offers[0][0]))
        one.done()
        one.next()
    return one


def labels(model: DrillModel) -> list[str]:
    return [str(button.button.label) for button in model.frame.bar]


def test_the_rules_of_a_hand_come_with_one_touch_and_go_with_another() -> None:
    one = naming()
    model = drill_model(one, LEARNING, None)
    assert (labels(model), model.rule) == (["TODAY", "RULES"], "")
    take(one, LinesTouched())
    model = drill_model(one, LEARNING, None)
    assert labels(model) == ["TODAY", "HIDE RULES"]
    assert str(model.rule).startswith("Highest first: four of a kind, straight flush")
    take(one, LinesTouched())
    assert drill_model(one, LEARNING, None).rule == ""


def test_after_the_answer_the_verdict_has_the_rule_and_the_next_hand_follows() -> None:
    one = naming()
    take(one, LinesTouched())
    one.pick(one.put.offers[0][0])
    model = drill_model(one, LEARNING, None)
    assert labels(model) == ["TODAY", "NEXT HAND"]
    assert model.frame.prompt is not None
    assert model.frame.prompt.line == "Look, then press NEXT HAND"
    assert (model.rule, model.verdict is not None and bool(model.verdict.rule)) == ("", True)


def test_an_exam_has_no_rules_to_read() -> None:
    one = naming(is_exam=True)
    assert [*answer_buttons(one)] == []


def test_what_is_no_hand_has_its_paytable_and_a_plain_next() -> None:
    made = questions_for("pay_it", BOOK, "crazy_4_poker", 1, 3)
    one = DrillSession(made, 3, BOOK, lambda: 0, lambda given: None)
    assert "RULES" not in labels(drill_model(one, LEARNING, None))
    one.done()
    assert "NEXT" in labels(drill_model(one, LEARNING, None))
