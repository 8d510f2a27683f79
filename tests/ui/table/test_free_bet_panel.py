"""One touch in the panel lays a lammer: a free double, or a free split that parts the pair."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from audit import findings
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable

from dealer_assist.catalog.tables import load_table
from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.ui.table.bonus_strip import BonusStrip

HELD = {"2": "6c 5d", "4": "8s 8d", "6": "Kh Kd", "dealer": "6d"}


@pytest.fixture
def table(resources: Path, layouts: Path, seat_at: Callable[..., SeatedTable]) -> SeatedTable:
    """Three hands at PLAY; seats 2 and 4 have earned a free bet, tens have not."""
    file = resources / "tables" / "free-bet-nexus.toml"
    seated = seat_at(replace(load_table(resources, layouts, file), players=()))
    seated.open()
    for seat in (2, 4, 6):
        assert seated.desk.submit(PlaceWagers(seat, {"blackjack": 2500}))
    seated.press("START GAME")
    for place, cards in HELD.items():
        assert seated.desk.submit(SeeCards(place, tuple(cards.split())))
    return seated


def strips(table: SeatedTable) -> list[BonusStrip]:
    return [one for one in table.face.views.table.hands.strips if one.model.answers]


def test_one_touch_lays_the_lammer_and_the_others_stay(table: SeatedTable) -> None:
    (strip,) = strips(table)
    assert [one.model.label for one in strip.answers] == ["SEAT 2", "SEAT 4"]
    table.press("SEAT 2")
    assert table.table.seat(2).wagers == {"blackjack": 2500, "free_double": 2500}
    table.press("SEAT 4")
    assert table.table.seat(4).wagers == {"blackjack": 2500, "free_split_b": 2500}
    assert (table.table.cards["4"], table.table.cards["4b"]) == (("8s",), ("8d",))
    assert strips(table) == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_it_fits_every_screen(table: SeatedTable, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.wait(100)
    assert findings(table.window) == []
