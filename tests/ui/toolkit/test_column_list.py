"""Columns to read: they fit, whatever they hold."""

import pytest
from audit import findings

from dealer_assist.ui.toolkit.lists.column_list import ColumnList
from dealer_assist.ui.toolkit.values.lists import ListColumn

BONUS = ListColumn("Super Bonus", "C4P-09", (("Four aces", "200 to 1"), ("Straight", "1 to 1")))
WIDE = ListColumn(
    "Cover All",
    "CA-1, to 1",
    (("Hands", "2", "3", "4", "5", "6", "7", "8"), ("Royal flush", *("500",) * 7)),
    share=3,
)
LONG = ListColumn("Play", "CS-1", tuple((f"Line {n}", f"{n} to 1") for n in range(12)))


@pytest.fixture
def leaf(context, shown) -> ColumnList:
    leaf = ColumnList(context)
    leaf.show_state((BONUS, WIDE, LONG))
    shown(leaf, 1860, 770)
    return leaf


def test_every_column_fits(leaf) -> None:
    assert findings(leaf) == []


def test_other_columns_look_different(leaf, picture) -> None:
    before = picture(leaf)
    leaf.show_state((BONUS,))
    assert picture(leaf) != before
    assert leaf.accessibleName() == "Super Bonus"
