"""The right side of GAMES: all that will open, or what is missing and who can give it."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.model import GameMeant, GamesAct, TitleSheetModel
from dealer_assist.ui.pages.games.paint.sheet import TitleSheet
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.value import replace

TABLES = Button(GamesAct.TABLES, "TABLES", "grid", "12 tables")
BACK = Button(GameMeant("crazy4-nexus"), "OPEN HERE NOW", "flag", "Table 12")
LOOK = TitleSheetModel(
    "33",
    "Free Bet Blackjack",
    "Table 21, Nexus",
    "Blackjack, Push 22, Insurance",
    (
        ("Left out", "Pot of Gold", "No paytable stored"),
        ("Paytables", "P22-1", ""),
        ("Progressive", "B7-1 for $1, TLX-6 for $1", "Open at $2,000.00 and 1 more"),
        ("Limits", "Blackjack $5 to $300", "Push 22 $1 to $50"),
        ("Shoe", "6 decks", "Dealer hits soft 17"),
        ("Rule sheet", "None on record", ""),
    ),
)
MISSING = TitleSheetModel(
    "24", "Field Gold 21", missing="No rule sheet", cure="The regulator has its rule sheet."
)


@pytest.fixture
def sheet(context, shown) -> TitleSheet:
    widget = TitleSheet(context)
    shown(widget, 462, 772)
    widget.place(QRectF(0, 0, 462, 772), 1.0)
    widget.show_state(replace(LOOK, tables=TABLES, quick=BACK))
    return widget


def test_nothing_of_a_full_sheet_is_cut(sheet: TitleSheet, cut_texts) -> None:
    sheet.grab()
    assert cut_texts(sheet) == []


def test_its_buttons_lead_to_the_tables_and_back(sheet: TitleSheet, fingers) -> None:
    told: list[object] = []
    sheet.touched.connect(told.append)
    fingers.tap(sheet.tables)
    fingers.tap(sheet.quick)
    assert told == [GamesAct.TABLES, GameMeant("crazy4-nexus")]


def test_a_button_that_leads_nowhere_is_not_there(sheet: TitleSheet) -> None:
    sheet.show_state(LOOK)
    assert sheet.tables.isHidden()
    assert sheet.quick.isHidden()


def test_what_is_missing_looks_unlike_what_opens(sheet: TitleSheet, picture, cut_texts) -> None:
    opens = picture(sheet)
    sheet.show_state(replace(MISSING, quick=BACK))
    assert picture(sheet) != opens
    assert cut_texts(sheet) == []
    sheet.show_state(replace(MISSING, cure="", quick=BACK))
    assert sheet.accessibleName() == "Field Gold 21"


def test_before_anything_is_read_it_is_empty(sheet: TitleSheet, cut_texts) -> None:
    sheet.show_state(TitleSheetModel())
    sheet.grab()
    assert cut_texts(sheet) == []
