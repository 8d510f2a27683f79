"""ADJUST as it is seen: a hold applies, and what is wrong takes the place of before and after."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from table_facts import table_of

from dealer_assist.jackpot.account import Account
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.office import paint  # noqa: F401 - what shows the page
from dealer_assist.ui.office.adjustment.adjust import (
    AdjustTouch,
    AmountTyped,
    Applied,
    adjust_page,
)
from dealer_assist.ui.office.adjustment.draft import (
    AdjustmentDraft,
    Way,
    chosen_meter,
    entered,
)
from dealer_assist.ui.office.paint.win_lines import WinLines
from dealer_assist.ui.office.win_list import WinList, WinPageModel, WinsFit
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.pads.keypads import AmountPad
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.value import replace

MAIN = ("A", "main")
WHOLE = replace(
    entered(chosen_meter(MAIN), 600_000), reason="House adds to the jackpot", note="Promotion"
)


@pytest.fixture
def table(crazy4_nexus: TableSetup) -> Table:
    account = Account(5_000_000_000, seeded=5_000_000_000)
    return table_of(crazy4_nexus, phase=Phase.BETTING, accounts={MAIN: account})


def page(table: Table, draft: AdjustmentDraft, refusal: str = "") -> Page[AdjustTouch]:
    return adjust_page(table, draft, refusal, WinList(WinPageModel()), Grid((), ()))


@pytest.fixture
def screen(
    context: UiContext, shown: Callable[[QWidget, int, int], None], table: Table
) -> TreeScreen:
    made = TreeScreen(context, style=BARE)
    made.show_state(page(table, WHOLE))
    shown(made, 1_628, 946)
    made.arrange()
    return made


def test_applying_takes_a_hold(screen: TreeScreen, fingers, clock) -> None:
    told: list[object] = []
    screen.touched.connect(told.append)
    buttons = screen.findChildren(ActionButton)
    apply = next(button for button in buttons if button.label == "HOLD TO APPLY")
    fingers.tap(apply)
    assert told == []
    clock.advance(500)
    fingers.press(apply)
    screen.tick(clock.advance(900))
    assert told == [Applied()]


def test_before_and_after_give_way_to_what_is_wrong(
    screen: TreeScreen, table: Table, picture, cut_texts
) -> None:
    good = picture(screen)
    assert cut_texts(screen) == []
    wrong = "The meter holds $1.00, and that is $99.00 too little to back this win out"
    screen.show_state(page(table, WHOLE, wrong))
    assert picture(screen) != good
    assert cut_texts(screen) == []


def test_an_amount_is_typed_where_a_meter_is_set(screen: TreeScreen, table: Table) -> None:
    told: list[object] = []
    screen.touched.connect(told.append)
    screen.show_state(page(table, AdjustmentDraft()))
    (wins,) = screen.findChildren(WinLines)
    (pad,) = screen.findChildren(AmountPad)
    assert (wins.isVisible(), pad.isVisible()) == (True, False)
    assert told == [WinsFit(7)]
    screen.show_state(page(table, AdjustmentDraft(Way.SET)))
    assert not pad.isVisible()
    screen.show_state(page(table, chosen_meter(MAIN)))
    assert (wins.isVisible(), pad.isVisible()) == (False, True)
    pad.press("7")
    assert told[1:] == [AmountTyped(700)]
