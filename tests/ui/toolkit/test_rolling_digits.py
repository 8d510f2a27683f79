"""A roll paints only the digits that have moved, and ends where a plain drawing would."""

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QRegion

from dealer_assist.ui.toolkit.rolling_digits import RollingDigits

BOX = QRectF(26, 46, 448, 200)
WHOLE = QRegion(QRect(0, 0, 500, 300))


@pytest.fixture
def roll(context) -> RollingDigits:
    return RollingDigits(context.theme, BOX, "$5,000.24", "$5,000.48", 1.0, 1.0)


def picture(roll: RollingDigits) -> QImage:
    image = QImage(500, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    roll.paint(painter, WHOLE)
    painter.end()
    return image


def test_a_digit_that_moved_by_less_than_a_pixel_is_not_painted_again(roll) -> None:
    assert len(roll.move(0.4)) == 2
    assert roll.move(0.4001) == []


def test_a_roll_covers_its_own_cells_and_nothing_else(roll) -> None:
    cells = roll.move(0.5)
    assert roll.covers(QRegion(cells[0]))
    assert not roll.covers(QRegion(cells[0].adjusted(-1, 0, 0, 0)))


def test_the_end_of_a_roll_is_the_beginning_of_one_that_stands_there(context, roll) -> None:
    roll.move(1.0)
    there = RollingDigits(context.theme, BOX, "$5,000.48", "$5,000.24", 1.0, 1.0)
    assert picture(roll) == picture(there)


def test_half_way_both_digits_are_seen(context, roll) -> None:
    before = picture(roll)
    roll.move(0.5)
    half = picture(roll)
    roll.move(1.0)
    assert half not in (before, picture(roll))
