"""The forecast in the back office: terms are tried, nothing is changed."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from audit import findings
from longer_words import LongerWords
from office_days import look_into, played
from office_table import enter
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.office.forecast_pane import ForecastPane
from dealer_assist.ui.office.pane import Office
from dealer_assist.ui.office.presenter.forecast import HOUSE, NO_PACE, Terms
from dealer_assist.ui.shell.journal_reader import NOT_KEPT
from dealer_assist.ui.toolkit.context import with_preferences

SUE = StaffMember("supervisor-1", "Sue Ash", Role.SUPERVISOR, "4721")


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory, crazy4_nexus: TableSetup) -> Path:
    return played(crazy4_nexus, tmp_path_factory.mktemp("days"))


@pytest.fixture
def journal(days: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(days, tmp_path / days.name))


def model(table: SeatedTable, journal: Path | None) -> ForecastPane:
    if journal is not None:
        look_into(table, journal)
    table.open()
    pane = enter(table, "forecast").pane
    assert isinstance(pane, ForecastPane)
    return settled(table, pane)


def settled(table: SeatedTable, pane: ForecastPane) -> ForecastPane:
    """Wait for what is done beside the table."""
    if pane.working is not None:
        pane.working.finish()
    table.wait(100)
    return pane


def test_a_fan_and_its_figures_come_from_odds_and_pace(seated: SeatedTable, journal: Path) -> None:
    pane = model(seated, journal)
    assert pane.found is not None
    assert pane.found.forecast.top is not None
    assert pane.chart.is_drawn
    fan = pane.chart.model
    assert fan is not None
    assert fan.low[-1] < fan.middle[-1] < fan.high[-1]
    assert fan.middle[0] == seated.table.accounts["A", "main"].shown_cents


def test_a_higher_contribution_lifts_the_fan_and_leaves_the_table(
    seated: SeatedTable, journal: Path
) -> None:
    pane = model(seated, journal)
    before, entries = pane.chart.model, len(seated.notebook.entries)
    seated.tap(pane.rate.up)
    seated.tap(pane.rate.up)
    settled(seated, pane)
    after = pane.chart.model
    assert pane.terms == Terms(2_600, 500_000)
    assert before is not None
    assert after is not None
    assert after.high[-1] > before.high[-1]
    assert len(seated.notebook.entries) == entries
    assert seated.table.setup.jackpots["A"].level("main").rate_bp == 2_400


def test_a_lower_seed_costs_the_house_less(seated: SeatedTable, journal: Path) -> None:
    pane = model(seated, journal)
    assert pane.found is not None
    before = pane.found.forecast.seeds_cents
    seated.tap(pane.seed.down)
    settled(seated, pane)
    assert pane.seed.model.value == "$4,500.00"
    assert pane.found.forecast.seeds_cents < before


def test_as_set_goes_back_to_the_terms_of_the_table(seated: SeatedTable, journal: Path) -> None:
    pane = model(seated, journal)
    assert pane.as_set.reason == "Nothing is tried"
    before = pane.chart.model
    seated.tap(pane.seed.down)
    settled(seated, pane)
    assert pane.as_set.is_available
    seated.press("AS SET")
    settled(seated, pane)
    assert pane.terms == Terms(2_400, 500_000)
    assert pane.chart.model == before


def test_every_meter_of_the_table_can_be_looked_at(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path
) -> None:
    table = seat_at("house-money-nexus")
    pane = model(table, played(table.table.setup, tmp_path, 2, 8))
    assert len(pane.picks) == 2
    table.tap(pane.picks[1])
    settled(table, pane)
    assert pane.meter == ("B", "main")
    assert pane.found is not None
    assert pane.found.forecast.top is not None
    assert pane.found.forecast.top.line == "three_aces_suited"
    assert findings(table.window) == []


def test_without_a_wager_on_record_there_is_no_pace(
    seated: SeatedTable, tmp_path: Path, crazy4_nexus: TableSetup
) -> None:
    pane = model(seated, played(crazy4_nexus, tmp_path, 0, 0))
    assert pane.words == NO_PACE
    assert pane.chart.model is None
    assert findings(seated.window) == []


def test_a_table_that_keeps_no_journal_says_so(seated: SeatedTable) -> None:
    assert model(seated, None).words == NOT_KEPT


def test_a_house_jackpot_has_nothing_to_forecast(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path
) -> None:
    table = seat_at("house-money-house")
    pane = model(table, played(table.table.setup, tmp_path, 0, 0))
    assert pane.words == HOUSE
    assert not pane.rate.up.is_available


def test_a_table_without_a_progressive_says_so(
    seat_at: Callable[[str], SeatedTable],
    tmp_path: Path,
    qtbot: QtBot,
    cut_texts: Callable[[QWidget], list[str]],
) -> None:
    table = seat_at("six-five-four")
    look_into(table, played(table.table.setup, tmp_path, 0, 0))
    office = Office(table.face.pages.page_context, SUE, lambda key: None, lambda *asked: None)
    pane = ForecastPane(table.context, office)
    qtbot.addWidget(pane)
    pane.place(QRectF(0, 0, 1628, 946), 1.0)
    assert pane.meter is None
    assert pane.title == "No progressive on this table"
    pane.grab()
    assert cut_texts(pane) == []


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
    pane = model(seated, journal)
    assert findings(seated.window) == []
    for _ in range(3):
        seated.tap(pane.seed.up)
    settled(seated, pane)
    assert findings(seated.window) == []
