"""Rows of a box stand below each other, and columns share it."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.rows import (
    below,
    column_at,
    column_of,
    foot_of,
    row_at,
    top_of,
)

BOX = QRectF(10, 20, 300, 200)


def test_rows_follow_each_other_from_the_top() -> None:
    first = top_of(BOX, 40)
    assert first == QRectF(10, 20, 300, 40)
    assert below(first, 30) == QRectF(10, 60, 300, 30)
    assert below(first, 30, gap=5) == QRectF(10, 65, 300, 30)


def test_a_row_at_the_foot_ends_with_the_box() -> None:
    assert foot_of(BOX, 50) == QRectF(10, 170, 300, 50)


def test_columns_share_a_box_with_gaps_between_them() -> None:
    assert [column_of(BOX, place, 3, gap=30) for place in range(3)] == [
        QRectF(10, 20, 80, 200),
        QRectF(120, 20, 80, 200),
        QRectF(230, 20, 80, 200),
    ]


def test_a_part_of_a_box_is_as_wide_or_as_high_as_it() -> None:
    assert row_at(BOX, 70, 30) == QRectF(10, 70, 300, 30)
    assert column_at(BOX, 70, 30) == QRectF(70, 20, 30, 200)
