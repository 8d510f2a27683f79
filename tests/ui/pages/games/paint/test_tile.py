"""A title to choose: its states differ, none is cut, and one that cannot open can be asked why."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.model import TitleTileModel
from dealer_assist.ui.pages.games.paint.tile import TitleTile
from dealer_assist.value import replace

LOOK = TitleTileModel("15", "15", "Crazy 4 Poker", ("Queens Up, Bad Beat Bonus", "12 tables"))


@pytest.fixture
def tile(context, shown) -> TitleTile:
    widget = TitleTile(context)
    shown(widget, 348, 88)
    widget.place(QRectF(0, 0, 348, 88), 1.0)
    widget.show_state(LOOK)
    return widget


def test_a_touch_chooses_the_title_also_one_that_cannot_open(tile: TitleTile, fingers) -> None:
    chosen: list[object] = []
    tile.chosen.connect(chosen.append)
    tile.show_state(replace(LOOK, details=("No rule sheet",), is_shut=True))
    fingers.tap(tile)
    assert chosen == ["15"]
    assert tile.accessibleDescription() == "No rule sheet"


def test_its_states_differ_for_the_eye(tile: TitleTile, picture) -> None:
    models = (
        LOOK,
        replace(LOOK, is_selected=True),
        replace(LOOK, is_shut=True),
        replace(LOOK, is_shut=True, is_selected=True),
        replace(LOOK, is_shut=True, is_unreadable=True),
        replace(LOOK, number=""),
    )
    seen = []
    for model in models:
        tile.show_state(model)
        seen.append(picture(tile))
    assert len(set(seen)) == len(models)


def test_the_longest_name_of_the_letter_takes_two_lines(tile: TitleTile, cut_texts) -> None:
    tile.show_state(replace(LOOK, name="Three Card Poker Progressive – Cover All"))
    tile.grab()
    assert cut_texts(tile) == []


def test_what_is_particular_gives_way_to_the_count_where_it_does_not_fit(
    tile: TitleTile, picture, cut_texts
) -> None:
    long = ("A side bet with a name that no tile is wide enough for, and another", "12 tables")
    tile.show_state(replace(LOOK, details=long))
    both = picture(tile)
    assert cut_texts(tile) == []
    tile.show_state(replace(LOOK, details=("12 tables",)))
    assert picture(tile) == both
