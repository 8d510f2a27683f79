"""The forecast in the back office: terms are tried, nothing is changed."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest
from audit import findings
from longer_words import LongerWords
from office_days import look_into, played
from office_table import OpenOffice, enter, office_of, widget_of
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import button, every, words

from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.forecast.figures import (
    HOUSE,
    NO_PACE,
    FanModel,
    RateStepped,
    SeedStepped,
    Terms,
    TermsReset,
)
from dealer_assist.ui.office.forecast.forecast import FanPlot, ForecastFlow, ModelHead, TermSteps
from dealer_assist.ui.office.paint.fan_chart import FanChart
from dealer_assist.ui.office.paint.pane_stage import PaneStage
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.stepper import Stepper
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace

Kind = TypeVar("Kind")


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory, crazy4_nexus: TableSetup) -> Path:
    return played(crazy4_nexus, tmp_path_factory.mktemp("days"))


@pytest.fixture
def journal(days: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(days, tmp_path / days.name))


@dataclass
class Pane:
    """The flow, and the screen that shows it."""

    flow: ForecastFlow
    page: OpenOffice

    @property
    def model(self) -> Page[Any]:
        return self.flow.model()

    @property
    def fan(self) -> FanModel:
        (plot,) = every(self.model, FanPlot)
        assert plot.model is not None
        return plot.model

    @property
    def meters(self) -> list[PickButton]:
        return shown_of(self.page, PickButton)

    def stepper(self, touch: type) -> Stepper:
        place = [steps.touch for steps in every(self.model, TermSteps)].index(touch)
        return shown_of(self.page, Stepper)[place]


def shown_of(page: OpenOffice, kind: type[Kind]) -> list[Kind]:
    """Return the widgets of a kind, as they follow each other on the page."""
    assert isinstance(page.pane, PaneStage)
    screen = page.pane.top_screen
    assert isinstance(screen, TreeScreen)
    return [widget for widget in screen.controls.shown if isinstance(widget, kind)]


def opened(table: SeatedTable, journal: Path | None) -> Pane:
    if journal is not None:
        look_into(table, journal)
    table.open()
    page = enter(table, "forecast")
    assert page.pane is not None
    flow = page.pane.flow
    assert isinstance(flow, ForecastFlow)
    return settled(table, Pane(flow, page))


def settled(table: SeatedTable, pane: Pane) -> Pane:
    """Wait for what is done beside the table."""
    if pane.flow.working.task is not None:
        pane.flow.working.task.finish()
    table.wait(100)
    return pane


def test_a_fan_and_its_figures_come_from_odds_and_pace(seated: SeatedTable, journal: Path) -> None:
    pane = opened(seated, journal)
    assert pane.flow.found is not None
    assert pane.flow.found.forecast.top is not None
    assert widget_of(pane.page, FanChart).is_drawn
    fan = pane.fan
    assert fan.low[-1] < fan.middle[-1] < fan.high[-1]
    assert fan.middle[0] == seated.table.accounts["A", "main"].shown_cents


def test_a_higher_contribution_lifts_the_fan_and_leaves_the_table(
    seated: SeatedTable, journal: Path
) -> None:
    pane = opened(seated, journal)
    before, entries = pane.fan, len(seated.notebook.entries)
    seated.tap(pane.stepper(RateStepped).up)
    seated.tap(pane.stepper(RateStepped).up)
    settled(seated, pane)
    after = pane.fan
    assert pane.flow.terms == Terms(2_600, 500_000)
    assert after.high[-1] > before.high[-1]
    assert len(seated.notebook.entries) == entries
    assert seated.table.setup.jackpots["A"].level("main").rate_bp == 2_400


def test_a_lower_seed_costs_the_house_less(seated: SeatedTable, journal: Path) -> None:
    pane = opened(seated, journal)
    assert pane.flow.found is not None
    before = pane.flow.found.forecast.seeds_cents
    seated.tap(pane.stepper(SeedStepped).down)
    settled(seated, pane)
    assert pane.stepper(SeedStepped).model.value == "$4,500.00"
    assert pane.flow.found.forecast.seeds_cents < before


def test_as_set_goes_back_to_the_terms_of_the_table(seated: SeatedTable, journal: Path) -> None:
    pane = opened(seated, journal)
    assert button(pane.model, TermsReset()).reason == "Nothing is tried"
    before = pane.fan
    seated.tap(pane.stepper(SeedStepped).down)
    settled(seated, pane)
    assert button(pane.model, TermsReset()).reason == ""
    seated.press("AS SET")
    settled(seated, pane)
    assert pane.flow.terms == Terms(2_400, 500_000)
    assert pane.fan == before


def test_every_meter_of_the_table_can_be_looked_at(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path
) -> None:
    table = seat_at("house-money-nexus")
    pane = opened(table, played(table.table.setup, tmp_path, 2, 24))
    assert len(pane.meters) == 2
    table.tap(pane.meters[1])
    settled(table, pane)
    assert pane.flow.meter == ("B", "main")
    assert pane.flow.found is not None
    assert pane.flow.found.forecast.top is not None
    assert pane.flow.found.forecast.top.line == "three_aces_suited"
    assert findings(table.window) == []


def test_without_a_wager_on_record_there_is_no_pace(
    seated: SeatedTable, tmp_path: Path, crazy4_nexus: TableSetup
) -> None:
    pane = opened(seated, played(crazy4_nexus, tmp_path, 0, 0))
    assert NO_PACE in words(pane.model)
    (plot,) = every(pane.model, FanPlot)
    assert plot.model is None
    assert findings(seated.window) == []


def test_a_table_that_keeps_no_journal_says_so(seated: SeatedTable) -> None:
    assert NOT_KEPT in words(opened(seated, None).model)


def test_a_house_jackpot_has_nothing_to_forecast(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path
) -> None:
    table = seat_at("house-money-house")
    pane = opened(table, played(table.table.setup, tmp_path, 0, 0))
    assert HOUSE in words(pane.model)
    assert not pane.stepper(RateStepped).up.is_available


def test_a_table_without_a_progressive_says_so(
    seat_at: Callable[[str], SeatedTable],
    tmp_path: Path,
    qtbot: QtBot,
    cut_texts: Callable[[QWidget], list[str]],
) -> None:
    table = seat_at("six-five-four")
    look_into(table, played(table.table.setup, tmp_path, 0, 0))
    flow = ForecastFlow(office_of(table))
    assert flow.meter is None
    screen = TreeScreen(table.context, style=flow.style)
    qtbot.addWidget(screen)
    screen.show_state(flow.model())
    screen.place(QRectF(0, 0, 1628, 946), 1.0)
    (head,) = every(flow.model(), ModelHead)
    assert head.title == "No progressive on this table"
    screen.grab()
    assert cut_texts(screen) == []


@pytest.mark.parametrize(
    ("size", "how"), [*((size, "longer") for size in SIZES), ((1920, 1080), "left and strong")]
)
def test_it_is_sound_at_every_size(
    seated: SeatedTable, journal: Path, size: tuple[int, int], how: str
) -> None:
    if how == "longer":
        seated.draw_with(replace(seated.context, translator=LongerWords()))
    else:
        strong = Preferences(high_contrast=True, left_handed=True)
        seated.draw_with(with_preferences(seated.context, strong))
    seated.window.resize(*size)
    pane = opened(seated, journal)
    assert findings(seated.window) == []
    for _ in range(3):
        seated.tap(pane.stepper(SeedStepped).up)
    settled(seated, pane)
    assert findings(seated.window) == []
