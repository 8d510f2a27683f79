"""What a house has turned on holds a third more text too: ruling, count of chips, roads."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from longer_words import LongerWords
from random_tables import shipped
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.table_setup import COUNT_REQUIRED, Practices
from dealer_assist.ui.pages.ruling.draft import (
    ChipAdded,
    KindChosen,
    RulingTouch,
    SeatChosen,
    WagerChosen,
)
from dealer_assist.ui.pages.ruling.flow import RulingPage
from dealer_assist.ui.shell import table_controller as table_presenter
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.value import replace

each_size = pytest.mark.parametrize("size", SIZES)
Sat = Callable[[str, Practices], SeatedTable]


@pytest.fixture
def sat(seat_at, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Sat]:
    """A table by its name with practices of the house, every sentence a third longer."""
    plain, longer = table_presenter.with_preferences, LongerWords()
    monkeypatch.setattr(
        table_presenter,
        "with_preferences",
        lambda context, settings: replace(plain(context, settings), translator=longer),
    )
    with ExitStack() as stack:

        def sit(name: str, practices: Practices) -> SeatedTable:
            seated: SeatedTable = seat_at(replace(shipped(name), practices=practices))
            stack.enter_context(journal_for(seated, tmp_path))
            return seated

        yield sit


@each_size
def test_a_ruling_of_every_kind(sat: Sat, size: tuple[int, int]) -> None:
    table = sat("crazy4-nexus", Practices(rulings=True))
    table.start(5)
    table.window.resize(*size)
    table.press("MENU")
    table.press("RULING")
    stage = table.face.pages.page
    assert isinstance(stage, PageStage)
    assert isinstance(stage.page, RulingPage)
    by = table.cards["supervisor-1"].member
    at = int(table.clock.now().timestamp() * 1000)
    wrong = c.RecordRuling(1, r.OVERPAID, by, at, (5,), "queens_up", 500, 0)
    table.desk.submit(wrong)
    for kind in r.KINDS:
        touches: tuple[RulingTouch, ...] = (KindChosen(kind), SeatChosen(5))
        for touch in (*touches, WagerChosen("super_bonus"), ChipAdded(2_500), SeatChosen(5)):
            stage.take(touch)
            assert findings(table.window) == [], (kind, touch)


@each_size
def test_a_count_of_chips_that_does_not_fit(sat: Sat, size: tuple[int, int]) -> None:
    table = sat("crazy4-nexus", Practices(count_chips=COUNT_REQUIRED))
    table.start(1, 3, 5)
    table.window.resize(*size)
    assert findings(table.window) == []
    table.desk.submit(c.CountChips("A", 2))
    table.wait()
    assert findings(table.window) == []


@each_size
def test_the_roads_of_a_shoe(sat: Sat, size: tuple[int, int]) -> None:
    table = sat("ez-baccarat-nexus", Practices(roads=True))
    table.open()
    table.window.resize(*size)
    table.press("MENU")
    table.press("ROADS")
    assert findings(table.window) == []
