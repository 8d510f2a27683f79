"""Scales in round steps."""

import pytest

from dealer_assist.ui.toolkit.values.plot import round_step


@pytest.mark.parametrize(
    ("span", "most", "step"),
    [(1, 5, 1), (5, 5, 1), (6, 5, 2), (11, 5, 5), (26, 5, 10), (0, 4, 1), (9, 4, 5), (81, 4, 50)],
)
def test_a_step_is_the_smallest_round_one_that_is_enough(span: int, most: int, step: int) -> None:
    assert round_step(span, most) == step


def test_a_step_can_have_a_least_size() -> None:
    assert round_step(3, 5, 100) == 100
    assert round_step(600, 5, 100) == 200
