"""The forecast in the back office: terms are tried, nothing is changed."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from audit import findings
from longer_words import LongerWords
from office_days import look_into, played
from office_table import enter, office_of, screen_of
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.office.forecast.flow import ForecastFlow
from dealer_assist.ui.office.forecast.model import FanModel, ForecastModel, Terms
from dealer_assist.ui.office.forecast.presenter import HOUSE, NO_PACE
from dealer_assist.ui.office.forecast.screen import ForecastScreen
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.value import replace


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
    screen: ForecastScreen

    @property
    def model(self) -> ForecastModel:
        return self.flow.model()

    @property
    def fan(self) -> FanModel:
        assert self.model.fan is not None
        return self.model.fan


def opened(table: SeatedTable, journal: Path | None) -> Pane:
    if journal is not None:
        look_into(table, journal)
    table.open()
    page = enter(table, "forecast")
    assert page.pane is not None
    flow = page.pane.flow
    assert isinstance(flow, ForecastFlow)
    return settled(table, Pane(flow, screen_of(page, ForecastScreen)))


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
    assert pane.screen.chart.is_drawn
    fan = pane.fan
    assert fan.low[-1] < fan.middle[-1] < fan.high[-1]
    assert fan.middle[0] == seated.table.accounts["A", "main"].shown_cents


def test_a_higher_contribution_lifts_the_fan_and_leaves_the_table(
    seated: SeatedTable, journal: Path
) -> None:
    pane = opened(seated, journal)
    before, entries = pane.fan, len(seated.notebook.entries)
    seated.tap(pane.screen.rate.up)
    seated.tap(pane.screen.rate.up)
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
    seated.tap(pane.screen.seed.down)
    settled(seated, pane)
    assert pane.screen.seed.model.value == "$4,500.00"
    assert pane.flow.found.forecast.seeds_cents < before


def test_as_set_goes_back_to_the_terms_of_the_table(seated: SeatedTable, journal: Path) -> None:
    pane = opened(seated, journal)
    assert pane.model.as_set.reason == "Nothing is tried"
    before = pane.fan
    seated.tap(pane.screen.seed.down)
    settled(seated, pane)
    assert pane.model.as_set.reason == ""
    seated.press("AS SET")
    settled(seated, pane)
    assert pane.flow.terms == Terms(2_400, 500_000)
    assert pane.fan == before


def test_every_meter_of_the_table_can_be_looked_at(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path
) -> None:
    table = seat_at("house-money-nexus")
    pane = opened(table, played(table.table.setup, tmp_path, 2, 8))
    assert len(pane.screen.meters.shown) == 2
    table.tap(pane.screen.meters.shown[1])
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
    assert pane.model.words == NO_PACE
    assert pane.model.fan is None
    assert findings(seated.window) == []


def test_a_table_that_keeps_no_journal_says_so(seated: SeatedTable) -> None:
    assert opened(seated, None).model.words == NOT_KEPT


def test_a_house_jackpot_has_nothing_to_forecast(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path
) -> None:
    table = seat_at("house-money-house")
    pane = opened(table, played(table.table.setup, tmp_path, 0, 0))
    assert pane.model.words == HOUSE
    assert not pane.screen.rate.up.is_available


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
    screen = ForecastScreen(table.context)
    qtbot.addWidget(screen)
    screen.show_state(flow.model())
    screen.place(QRectF(0, 0, 1628, 946), 1.0)
    assert screen.model.title == "No progressive on this table"
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
        seated.tap(pane.screen.seed.up)
    settled(seated, pane)
    assert findings(seated.window) == []
