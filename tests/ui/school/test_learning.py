"""Points of goals are shown as they are scored: of a hundred."""

import pytest

from dealer_assist.school.lessons.score import of_hundred


@pytest.mark.parametrize(
    ("points", "shown"),
    [
        ([40, 20, 40, 20], (33, 17, 33, 17)),
        ([60, 40], (60, 40)),
        ([1, 1, 1], (34, 33, 33)),
        ([20], (100,)),
        ([0], (0,)),
        ([], ()),
    ],
)
def test_goals_bring_a_hundred_together(points: list[int], shown: tuple[int, ...]) -> None:
    assert of_hundred(points) == shown
