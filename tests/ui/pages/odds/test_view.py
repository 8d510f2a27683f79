"""The odds of one wager as they are painted: whole, and where the money goes in shades."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.odds.view import OddsView
from dealer_assist.ui.pages.odds.wager import (
    HOUSE,
    METER,
    PRIZES,
    RESERVE,
    SEED,
    OddsFigure,
    OddsModel,
)
from dealer_assist.ui.pages.odds.wager import MoneyShare as Part
from dealer_assist.value import replace

MODEL = OddsModel(
    "Progressive",
    "DBP-1, 8 decks, on Banker",
    "Exact, by counting every deal",
    (
        OddsFigure("House edge", "67.64%", "1/3", "printed 67.60%", differs=True),
        OddsFigure("Hit", "0.37%", "9" * 60 + "/" + "8" * 60),
    ),
    (
        Part(PRIZES, "Fixed prizes", "34.93%", 0.3493),
        Part(METER, "Onto the meter", "24.00%", 0.24),
        Part(RESERVE, "Reserve", "0.00%", 0.0),
        Part(SEED, "New seeds", "9.23%", 0.0923),
        Part(HOUSE, "House", "31.84%", 0.3184),
    ),
    ("Hand", "Pays", "Frequency", "Exactly", "Returns"),
    tuple(("Win by 9", "30 to 1", "1 in 324.8", "1/3", "9.55%") for _ in range(10)),
    ("With 7 wagers sharing a prize the edge is 73.25%.",),
)


@pytest.fixture
def view(context, shown) -> OddsView:
    view = OddsView(context)
    shown(view, 1378, 772)
    view.place(QRectF(0, 0, 1378, 772), 1.0)
    return view


def test_ten_lines_four_parts_and_a_note_fit(view: OddsView, cut_texts) -> None:
    view.show_state(MODEL)
    view.grab()
    assert cut_texts(view) == []


def test_the_parts_of_the_money_change_the_picture(view: OddsView, picture) -> None:
    view.show_state(MODEL)
    before = picture(view)
    view.show_state(replace(MODEL, shares=(*MODEL.shares[:3], *MODEL.shares[4:])))
    assert picture(view) != before


def test_a_wager_without_figures_shows_its_sentence(view: OddsView, cut_texts) -> None:
    view.show_state(OddsModel(notes=("The odds are being worked out.",)))
    view.grab()
    assert cut_texts(view) == []
