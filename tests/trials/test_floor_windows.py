"""A floor for a newcomer: where its windows stand, and what its two tables are."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.links import load_links
from dealer_assist.cli.arguments import size
from dealer_assist.trials.floor_windows import MANAGER_SCREEN, arranged, two_games


@pytest.mark.parametrize("screen", [(1920, 1040), (1366, 728), (3840, 1200), (1080, 1920)])
def test_no_window_stands_over_another_or_beyond_the_screen(screen: tuple[int, int]) -> None:
    left, right, sign = boxes = arranged(*screen)
    assert left.x + left.width <= right.x
    assert sign.y >= left.y + left.height
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= screen[0]
        assert box.y + box.height <= screen[1]


def test_a_newcomer_sees_two_different_games_on_one_link() -> None:
    link = load_links(paths.resources(), paths.layouts())["MGL"]
    first, second = two_games(link)
    assert first.linked.game != second.linked.game


def test_the_window_that_the_newcomer_is_told_of_can_be_opened_so() -> None:
    width, height = size(MANAGER_SCREEN)
    assert (width, height) < (1366, 728)  # a small screen has room beside it
