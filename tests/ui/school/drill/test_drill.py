"""A question on the screen: its buttons, the rule that may be read, and the way on."""

from datetime import UTC, datetime
from itertools import count

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.drill_run import questions_for
from dealer_assist.school.drills.session import DrillSession
from dealer_assist.school.people.people import People
from dealer_assist.ui.school.drill.beside import AboveScore, RuleWell
from dealer_assist.ui.school.drill.drill import answer as take
from dealer_assist.ui.school.drill.drill import answer_buttons, drill_page
from dealer_assist.ui.school.drill.touches import DrillTouch, LinesTouched
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.toolkit.nodes import Page, nodes_of
from tests.support.tree import every

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LEARNING = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", (), (), NOW, People(), GUEST)
BOOK = load_book(paths.resources())


def naming(*, is_exam: bool = False) -> DrillSession:
    """Return a drill that stands at a hand to be named."""
    made = questions_for("read_hand", BOOK, "crazy_4_poker", 1, 12)
    one = DrillSession(
        made, 12, BOOK, count(step=1000).__next__, lambda given: None, is_exam=is_exam
    )
    while not one.put.of_cards:
        one.pick(str(one.put.offers[0][0]))
        one.done()
        one.next()
    return one


def labels(page: Page[DrillTouch]) -> list[str]:
    return [str(button.button.label) for button in page.frame.bar]


def rules(page: Page[DrillTouch]) -> list[str]:
    """Return the rules that may be read, before the answer or in the verdict on it."""
    (side,) = every(page, AboveScore)
    return [str(one.words) for one in nodes_of(side.told) if isinstance(one, RuleWell)]


def test_the_rules_of_a_hand_come_with_one_touch_and_go_with_another() -> None:
    one = naming()
    page = drill_page(one, LEARNING, None)
    assert (labels(page), rules(page)) == (["TODAY", "RULES"], [])
    take(one, LinesTouched())
    page = drill_page(one, LEARNING, None)
    assert labels(page) == ["TODAY", "HIDE RULES"]
    assert rules(page)[0].startswith("Highest first: four of a kind, straight flush")
    take(one, LinesTouched())
    assert rules(drill_page(one, LEARNING, None)) == []


def test_after_the_answer_the_verdict_has_the_rule_and_the_next_hand_follows() -> None:
    one = naming()
    take(one, LinesTouched())
    one.pick(one.put.offers[0][0])
    page = drill_page(one, LEARNING, None)
    assert labels(page) == ["TODAY", "NEXT HAND"]
    assert page.frame.prompt is not None
    assert page.frame.prompt.line == "Look, then press NEXT HAND"
    assert one.verdict is not None
    assert rules(page) == [one.verdict.rule]


def test_an_exam_has_no_rules_to_read() -> None:
    one = naming(is_exam=True)
    assert [*answer_buttons(one)] == []


def test_what_is_no_hand_has_its_paytable_and_a_plain_next() -> None:
    made = questions_for("pay_it", BOOK, "crazy_4_poker", 1, 3)
    one = DrillSession(made, 3, BOOK, lambda: 0, lambda given: None)
    assert "RULES" not in labels(drill_page(one, LEARNING, None))
    one.done()
    assert "NEXT" in labels(drill_page(one, LEARNING, None))
