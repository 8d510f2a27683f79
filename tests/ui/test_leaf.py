"""A page to read: its columns fit, and its one button leads back."""

import pytest
from audit import findings

from dealer_assist.ui.leaf import Leaf, LeafColumn, LeafLook
from dealer_assist.ui.looks import ActionLook

BACK = ActionLook("back", "BACK TO TABLE", "arrow-left")
BONUS = LeafColumn("Super Bonus", "C4P-09", (("Four aces", "200 to 1"), ("Straight", "1 to 1")))
WIDE = LeafColumn(
    "Cover All",
    "CA-1, to 1",
    (("Hands", "2", "3", "4", "5", "6", "7", "8"), ("Royal flush", *("500",) * 7)),
    share=3,
)
LONG = LeafColumn("Play", "CS-1", tuple((f"Line {n}", f"{n} to 1") for n in range(12)))


@pytest.fixture
def leaf(kit, shown) -> Leaf:
    leaf = Leaf(kit)
    leaf.show_state(LeafLook("Paytables", "Table 17", (BONUS, WIDE, LONG), BACK))
    shown(leaf, 1920, 1080)
    leaf.arrange()
    return leaf


def test_every_column_fits(leaf) -> None:
    assert findings(leaf) == []


def test_the_way_back_is_reported_and_can_be_pressed_again(leaf, fingers, clock) -> None:
    heard: list[str] = []
    leaf.closed.connect(heard.append)
    for _ in range(2):
        fingers.tap(leaf.back)
        leaf.show_state(LeafLook("Paytables", "Table 17", (BONUS, WIDE, LONG), BACK))
        clock.advance(500)
    assert heard == ["back", "back"]


def test_another_page_looks_different(leaf, picture) -> None:
    before = picture(leaf)
    leaf.show_state(LeafLook("Paytables", "Table 12", (BONUS,), BACK))
    assert picture(leaf) != before
    assert leaf.accessibleName() == "Paytables"
