"""Hand by hand in the panel: eight keys at fixed places, one touch an act, the last taken back."""

from collections.abc import Callable
from pathlib import Path

import pytest
from audit import findings
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable

from dealer_assist.catalog.tables import load_table
from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.table.facts.dealing import hand_acts
from dealer_assist.ui.models.actions import ActionPressed, LayLammer
from dealer_assist.ui.table.bonus_strip import BonusStrip
from dealer_assist.value import replace

HELD = {"2": "6c 5d", "4": "8s 8d", "6": "Kh Kd", "dealer": "6d"}
KEYS = [
    *("HIT", "STAND", "FREE DOUBLE", "FREE SPLIT"),
    *("SURRENDER", "UNDO", "DOUBLE", "SPLIT"),
]


@pytest.fixture
def table(resources: Path, layouts: Path, seat_at: Callable[..., SeatedTable]) -> SeatedTable:
    """Three hands at PLAY; seats 2 and 4 have earned a free bet, tens have not."""
    file = resources / "tables" / "free-bet-nexus.toml"
    seated = seat_at(replace(load_table(resources, layouts, file), players=()))
    seated.open()
    for seat in (2, 4, 6):
        assert seated.desk.submit(PlaceWagers(seat, {"blackjack": 2500, "push_22": 500}))
    seated.press("START GAME")
    for place, cards in HELD.items():
        assert seated.desk.submit(SeeCards(place, tuple(cards.split())))
    return seated


def strip(table: SeatedTable) -> BonusStrip:
    (one,) = [one for one in table.face.views.table.hands.strips if one.model.answers]
    return one


def test_each_act_is_one_touch_and_the_table_deals_its_card(table: SeatedTable) -> None:
    assert [one.model.label for one in strip(table).answers] == KEYS
    table.press("FREE DOUBLE")
    assert table.table.seat(2).wagers["free_double"] == 2500
    assert len(table.table.round.cards["2"]) == 3
    assert strip(table).model.title == "SEAT 4"
    table.press("FREE SPLIT")
    assert [len(table.table.round.cards[place]) for place in ("4", "4b")] == [2, 1]
    assert strip(table).model.title == "SEAT 4 a"
    table.press("STAND")
    assert strip(table).model.title == "SEAT 4 b"
    assert len(table.table.round.cards["4b"]) == 2


def test_keys_never_move_and_undo_leads_back_to_the_first_hand(table: SeatedTable) -> None:
    places = [one.geometry() for one in strip(table).answers]
    for words in ("FREE DOUBLE", "STAND", "STAND"):
        table.press(words)
        assert [one.geometry() for one in strip(table).answers] == places
    assert strip(table).model.question == "Every hand is played"
    for _ in range(3):
        table.press("UNDO")
    assert strip(table).model.title == "SEAT 2"
    assert table.table.round.cards == {place: tuple(cards.split()) for place, cards in HELD.items()}
    assert table.table.seat(2).wagers == {"blackjack": 2500, "push_22": 500}


def test_a_touched_seat_shows_its_jackpot_and_then_the_hand_again(table: SeatedTable) -> None:
    table.seat(4)
    assert not any(one.model.answers for one in table.face.views.table.hands.strips)
    table.seat(4)
    assert strip(table).model.title == "SEAT 2"


def test_a_lammer_is_laid_by_one_touch_where_no_card_is_dealt(table: SeatedTable) -> None:
    """What the offers of a live table lead to; there a card is nobody's to draw here."""
    table.face.touch.take(ActionPressed(LayLammer("2", "free_double")))
    assert table.table.seat(2).wagers["free_double"] == 2500
    assert table.table.round.cards["2"] == ("6c", "5d")


def four_hands(table: SeatedTable) -> None:
    table.press("STAND")
    for eight in ("8h", "8c"):
        table.press("FREE SPLIT")
        assert table.desk.submit(SeeCards("4", ("8s", eight)))
    table.press("FREE SPLIT")
    assert len(table.table.round.cards) == 7
    assert hand_acts.to_play(table.table) == "4"


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_it_fits_every_screen_with_one_hand_and_with_four(
    table: SeatedTable, size: tuple[int, int]
) -> None:
    table.window.resize(*size)
    table.wait(100)
    assert findings(table.window) == []
    four_hands(table)
    table.wait(100)
    assert findings(table.window) == []
    table.press("STAND")
    table.press("DEALER")
    assert table.desk.submit(SeeCards("dealer", ("6d", "Th", "6h")))
    table.wait(100)
    assert findings(table.window) == []
