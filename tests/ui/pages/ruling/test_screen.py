"""The answers on the screen: each is a touch, and only those that a kind asks for are there."""

from datetime import UTC, datetime

import pytest
from random_tables import shipped
from table_facts import table_of

from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.ruling.model import KindChosen, RulingTouch
from dealer_assist.ui.pages.ruling.presenter import RulingDraft, ruling_model
from dealer_assist.ui.pages.ruling.screen import RulingScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import replace

AT = datetime(2026, 3, 14, 21, 52, 11, tzinfo=UTC)
SETUP = replace(shipped("crazy4-nexus"), practices=Practices(rulings=True))
TABLE = table_of(SETUP, Phase.IN_PLAY, round=7)


@pytest.fixture
def screen(context: UiContext) -> RulingScreen:
    return RulingScreen(context)


@pytest.mark.parametrize(
    ("kind", "more", "amounts"),
    [("", 0, 0), (r.UNDERPAID, 4, 2), (r.EXPOSED, 2, 0), (r.DEAD, 0, 0)],
)
def test_only_what_a_kind_asks_for_is_there(
    screen: RulingScreen, kind: str, more: int, amounts: int
) -> None:
    screen.show_state(ruling_model(TABLE, RulingDraft(7, AT, kind=kind), ()))
    assert (len(screen.kinds), len(screen.seats)) == (8, 7)
    assert (len(screen.more), len(screen.amounts)) == (more, amounts)


def test_a_touch_is_told(screen: RulingScreen) -> None:
    screen.show_state(ruling_model(TABLE, RulingDraft(7, AT), ()))
    told: list[RulingTouch] = []
    screen.touched.connect(told.append)
    screen.kinds.shown[3].fired.emit()
    assert told == [KindChosen(r.DEAD)]
