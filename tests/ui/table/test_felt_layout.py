"""Seats lie where the layout file says, and stay on the felt on any screen."""

from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.ui.table.felt_layout import read_layout

CRAZY4 = Path(__file__).parents[3] / "layouts" / "crazy4.toml"


def test_seven_seats_from_left_to_right(layout) -> None:
    assert [seat.number for seat in layout.seats] == [1, 2, 3, 4, 5, 6, 7]
    assert [seat.x for seat in layout.seats] == sorted(seat.x for seat in layout.seats)


def test_the_arc_is_the_same_on_both_sides(layout) -> None:
    drops = [seat.y for seat in layout.seats]
    assert drops == drops[::-1]


def test_the_design_size_is_left_alone(layout) -> None:
    assert layout.stretched(layout.width, layout.height) == layout


@pytest.mark.parametrize(("width", "height"), [(1880, 444), (1880, 532), (1880, 772), (2400, 412)])
def test_every_seat_stays_on_a_stretched_felt(layout, width: float, height: float) -> None:
    felt = layout.stretched(width, height)
    for seat in felt.seats:
        assert seat.x + felt.plate_width <= width
        assert seat.y + felt.plate_height <= height
    for left, right in zip(felt.seats, felt.seats[1:], strict=False):
        assert right.x - left.x - felt.plate_width >= 12


def test_a_wrong_key_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CRAZY4.read_text(encoding="utf-8").replace("number = 3", "numbr = 3"))
    with pytest.raises(BadDefinition, match=r"seat\[3\].number"):
        read_layout(file)
