"""A page before it is printed, as it is seen."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.reports.page import Amount, PaperPage, Rows
from dealer_assist.ui.office.paper.model import LookedCloser, PaperModel, Sight
from dealer_assist.ui.office.paper.presenter import copy_words, paper_acts
from dealer_assist.ui.office.paper.screen import PaperScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import replace

PAGE = PaperPage(
    "win-0000318",
    "Progressive win",
    (Amount("Pay", "$12,846.37", "Twelve thousand"), Rows((("Seat", "5"),))),
    subtitle="Win no. 0000318",
)
MODEL = PaperModel(PAGE, copy_words(1), Sight.WHOLE, paper_acts(Sight.WHOLE, ""))


@pytest.fixture
def screen(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> PaperScreen:
    made = PaperScreen(context)
    made.show_state(MODEL)
    shown(made, 1_628, 946)
    made.arrange()
    return made


def test_each_closer_look_shows_another_part(screen: PaperScreen, picture, cut_texts) -> None:
    seen, labels, sight = set(), [], Sight.WHOLE
    for _ in range(3):
        screen.show_state(replace(MODEL, sight=sight, acts=paper_acts(sight, "")))
        seen.add(picture(screen))
        closer = paper_acts(sight, "")[0]
        labels.append(closer.label)
        assert isinstance(closer.touch, LookedCloser)
        sight = closer.touch.at
    assert len(seen) == 3
    assert labels == ["LOOK CLOSER", "LOWER PART", "WHOLE PAGE"]
    assert sight is Sight.WHOLE
    assert cut_texts(screen) == []


def test_what_was_touched_goes_out(screen: PaperScreen, fingers) -> None:
    told: list[object] = []
    screen.touched.connect(told.append)
    for button in screen.acts:
        fingers.tap(button)
    assert told == [one.touch for one in MODEL.acts]
