"""Hand panel, key and void at every size, in words a third longer, left-handed too: nothing cut."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from audit import findings
from longer_words import LongerWords
from pytestqt.qtbot import QtBot
from sampled import sampled
from screen_sizes import SIZES
from table_facts import changed

from dealer_assist.catalog.tables import load_table
from dealer_assist.jackpot.account import Account
from dealer_assist.table import commands as c
from dealer_assist.ui.shell.table_views import TableViews, ViewsModel
from dealer_assist.ui.table.felt_layout import read_layout
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import replace

At = Callable[[Any], Any]
TABLES = (
    *("crazy4-nexus", "crazy4-aquarius", "crazy4-link"),
    *("holdem-aquarius", "dragon-nexus", "house-money-nexus", "house-money-house"),
)


def lost_key(table: Any) -> None:
    table.do(c.LoseKey(), c.CallSupervisor())


def void(table: Any) -> None:
    table.do(c.VoidRound("Misdeal"))


def rich(table: Any) -> Any:
    """Put six figures on every meter."""
    micros = 118_402_510_000
    accounts = {meter: Account(meter=micros) for meter in table.table.accounts}
    return changed(table.table, accounts=accounts)


@pytest.mark.parametrize("name", sampled(TABLES, 2))
@pytest.mark.parametrize("is_left_handed", [False, True], ids=["right", "left"])
def test_every_head_of_the_panel_fits_every_screen(
    at: At,
    context: UiContext,
    qtbot: QtBot,
    resources: Path,
    layouts: Path,
    name: str,
    *,
    is_left_handed: bool,
) -> None:
    table = at(load_table(resources, layouts, resources / "tables" / f"{name}.toml"))
    words = replace(context, translator=LongerWords(), is_left_handed=is_left_handed)
    layout = layouts / f"{table.table.setup.layout}.toml"
    views = TableViews(words, read_layout(layout))
    qtbot.addWidget(views)
    views.show()
    sensors = list(table.table.setup.jackpots)
    first = table.table.setup.jackpots[sensors[0]].lines[0].key
    table.start(*((seat, sensor) for seat in (1, 5) for sensor in sensors))
    for spot in [(seat, sensor) for seat in (1, 5) for sensor in sensors]:
        table.do(c.MissChip(*spot))
    found = shown(views, rich(table), PassingView(selected=5))
    found += shown(views, rich(table), PassingView(selected=3))
    if any(stage.may_fold for stage in table.table.setup.stages):
        folded = replace(table.table.seat(1), has_folded=True)
        view_of_fold = changed(rich(table), seats={**table.table.round.seats, 1: folded})
        found += shown(views, view_of_fold, PassingView(selected=1))
    if not table.table.setup.jackpots[sensors[0]].is_shared and len(sensors) == 1:
        table.claim(5, first)
        found += shown(views, rich(table), PassingView(selected=5))
        if "aquarius" in name:
            lost_key(table)
            found += shown(views, rich(table), PassingView(selected=5))
            table.do(c.CallSupervisor())
        table.do(c.PressHand(5, first))
    void(table)
    found += shown(views, rich(table), PassingView())
    assert found == []


def shown(views: TableViews, table: Any, view: PassingView) -> list[str]:
    model = table_model(table, view)
    # How long a prompt may be beside the stages is their own audit.
    model = replace(model, prompt=replace(model.prompt, stages=()))
    views.show_state(ViewsModel(model))
    found = []
    for size in SIZES:
        views.resize(*size)
        found += [f"{size[0]}: {one}" for one in findings(views)]
    return found
