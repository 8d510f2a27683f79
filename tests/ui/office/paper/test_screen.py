"""A page before it is printed, as it is seen."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from tree import buttons

from dealer_assist.reports.page import Amount, PaperPage, Rows
from dealer_assist.ui.office import paint  # noqa: F401 - what shows the sheet
from dealer_assist.ui.office.paper import LookedCloser, PaperTouch, Sight, copy_words, paper_page
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import BARE

PAGE = PaperPage(
    "win-0000318",
    "Progressive win",
    (Amount("Pay", "$12,846.37", "Twelve thousand"), Rows((("Seat", "5"),))),
    subtitle="Win no. 0000318",
)


def seen(sight: Sight = Sight.WHOLE) -> Page[PaperTouch]:
    return paper_page(PAGE, copy_words(1), sight, "")


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> TreeScreen:
    made = TreeScreen(context, style=BARE)
    made.show_state(seen())
    shown(made, 1_628, 946)
    made.arrange()
    return made


def test_each_closer_look_shows_another_part(screen: TreeScreen, picture, cut_texts) -> None:
    pictures, labels, sight = set(), [], Sight.WHOLE
    for _ in range(3):
        screen.show_state(seen(sight))
        pictures.add(picture(screen))
        closer = buttons(seen(sight))[0]
        labels.append(closer.label)
        assert isinstance(closer.touch, LookedCloser)
        sight = closer.touch.at
    assert len(pictures) == 3
    assert labels == ["LOOK CLOSER", "LOWER PART", "WHOLE PAGE"]
    assert sight is Sight.WHOLE
    assert cut_texts(screen) == []


def test_what_was_touched_goes_out(screen: TreeScreen, fingers) -> None:
    told: list[object] = []
    screen.touched.connect(told.append)
    for button in screen.findChildren(ActionButton):
        fingers.tap(button)
    assert told == [act.touch for act in buttons(seen())]
