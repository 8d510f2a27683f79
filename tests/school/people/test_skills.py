"""Which drill mends a mistake: the worst one's that this table has."""

import pytest

from dealer_assist.school.drills import DRILLS
from dealer_assist.school.lessons.wrong_moves import MISTAKES
from dealer_assist.school.people.skills import drill_against


@pytest.mark.parametrize(
    ("kinds", "drill"),
    [
        (("hesitation", "payment_order", "wrong_hand"), "payment_order"),
        (("wrong_amount",), "pay_it"),
        (("late_chip_left",), "eligible"),
        (("hesitation", "started_early"), ""),
        ((), ""),
    ],
)
def test_the_worst_mistake_that_has_a_drill_leads_to_it(kinds: tuple[str, ...], drill: str) -> None:
    assert drill_against(kinds, DRILLS) == drill


def test_a_drill_that_this_table_does_not_have_is_not_led_to() -> None:
    assert drill_against(("payment_order", "wrong_hand"), {"read_hand"}) == "read_hand"


def test_most_mistakes_about_money_and_hands_have_a_drill() -> None:
    assert sum(bool(drill_against((kind,), DRILLS)) for kind in MISTAKES) >= 10
