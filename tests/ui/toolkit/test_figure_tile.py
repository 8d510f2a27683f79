"""A large figure keeps its size where it can, and is never cut."""

import pytest

from dealer_assist.ui.toolkit.figure_tile import FigureTile
from dealer_assist.ui.toolkit.values.controls import FigureModel


@pytest.mark.parametrize("value", ["7", "1 284", "$1,234,567.89"])
def test_a_figure_fits_its_tile(context, shown, picture, cut_texts, value: str) -> None:
    tile = FigureTile(context)
    shown(tile, 450, 370)
    tile.show_state(FigureModel("Total won", value, "Envy is not in it"))
    picture(tile)
    assert cut_texts(tile) == []
    assert (tile.accessibleName(), tile.accessibleDescription()) == ("Total won", value)


def test_another_figure_looks_different(context, shown, picture) -> None:
    tile = FigureTile(context)
    shown(tile, 450, 370)
    tile.show_state(FigureModel("Rounds", "7"))
    before = picture(tile)
    tile.show_state(FigureModel("Rounds", "8"))
    assert picture(tile) != before
