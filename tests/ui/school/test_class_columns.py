"""CLASS has room for nine skills: none in which somebody is weak stays out."""

from collections.abc import Mapping
from datetime import UTC, datetime

from dealer_assist.school.people.people import Person
from dealer_assist.school.people.progress import ClassRow, State
from dealer_assist.school.people.skills import SKILLS
from dealer_assist.ui.school.class_rows import (
    ClassOrder,
    Heat,
    after,
    columns_for,
    in_order,
    speed_cell,
)
from dealer_assist.value import replace

USUAL = (
    "read_hand",
    "pay_it",
    "envy_sum",
    "payment_order",
    "which_card",
    "eligible",
    "faults",
    "steps",
    "pace",
)


def trainee(right: Mapping[str, int]) -> ClassRow:
    answered = {key: right.get(key) for key in SKILLS}
    return ClassRow(Person("a", "A. Novak"), 0, None, answered, answered, {}, State.WELL)


def test_a_class_that_has_not_begun_shows_the_usual_skills() -> None:
    assert columns_for(()) == USUAL
    assert columns_for([trainee({}), trainee({"steps": 80, "read_hand": 40})]) == USUAL


def test_a_skill_that_somebody_has_begun_takes_the_place_of_one_that_nobody_has() -> None:
    """Meter share stood in no column: six wrong answers were nowhere on the class."""
    columns = columns_for([trainee({}), trainee({"meter_percent": 0})])
    assert "meter_percent" in columns
    assert len(columns) == len(USUAL)
    assert columns_for([trainee({"baccarat_draw": 50, "shared_prize": 20})])[:2] == (
        "read_hand",
        "pay_it",
    )


def test_where_all_is_begun_what_everybody_knows_stays_out() -> None:
    right = dict.fromkeys(SKILLS, 95) | {"which_lamp": 40, "what_to_say": 70, "read_hand": 100}
    columns = columns_for([trainee(right), trainee({"left_up": 10})])
    assert {"which_lamp", "what_to_say", "left_up"} <= set(columns)
    assert "read_hand" not in columns
    assert len(columns) == len(USUAL)


def test_a_guess_is_fast_and_no_green_cell() -> None:
    for right, heat in ((95, Heat.HIGH), (60, Heat.LOW), (33, Heat.BELOW)):
        row = replace(trainee({"read_hand": right}), speed={"read_hand": 10})
        assert speed_cell(row, "read_hand").heat is heat


def test_a_class_is_sorted_by_what_a_trainer_looks_for() -> None:
    well, weak, new = trainee({"pay_it": 90}), trainee({"pay_it": 95, "read_hand": 20}), trainee({})
    well = replace(well, due_minutes=3, last_seen=datetime(2026, 3, 1, tzinfo=UTC))
    weak = replace(weak, due_minutes=9, last_seen=datetime(2026, 3, 9, tzinfo=UTC))
    rows = (well, weak, new)
    assert in_order(rows, ClassOrder.NAME) == rows
    assert in_order(rows, ClassOrder.WEAKEST) == (weak, well, new)
    assert in_order(rows, ClassOrder.DUE) == (weak, well, new)
    assert in_order(rows, ClassOrder.SEEN) == (new, well, weak)
    orders = [ClassOrder.NAME]
    while len(orders) <= len(ClassOrder):
        orders.append(after(orders[-1]))
    assert set(orders) == set(ClassOrder)
    assert orders[-1] is ClassOrder.NAME
