"""Screens in every language: nothing cut at any size, and nothing drawn that no catalogue knows."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from audit import findings
from PySide6.QtGui import QPointingDevice
from pytestqt.qtbot import QtBot
from seated_table import SeatedTable
from sheet_samples import SheetSamples
from table_samples import Samples

from dealer_assist.catalog.staff import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.ui.kit import Kit, suited
from dealer_assist.ui.layout import Layout
from dealer_assist.ui.pages import PAGES
from dealer_assist.ui.settings import Settings
from dealer_assist.ui.table_views import TableViews, ViewsLook
from dealer_assist.ui.tongue import LANGUAGES, Tongue, read_sources, tongue_for

SPOKEN = [language for language in LANGUAGES if language != "en"]
SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768))
TABLES = ("crazy4-nexus", "crazy4-aquarius", "dragon-nexus", "house-money-nexus", "holdem-nexus")


@dataclass(frozen=True)
class Everybody:
    """A shelf on which everybody has the same settings."""

    settings: Settings

    def of(self, dealer: str) -> Settings:
        return self.settings

    def keep(self, dealer: str, settings: Settings) -> None:
        return None


@pytest.fixture(params=SPOKEN)
def tongue(request: pytest.FixtureRequest, resources: Path) -> Iterator[Tongue]:
    spoken = tongue_for(request.param, resources)
    spoken.strange.clear()
    yield spoken
    spoken.strange.clear()


@pytest.fixture
def people(resources: Path) -> set[str]:
    """Names of persons, which no language translates."""
    return {card.member.name for card in load_staff(resources / "staff" / "training.toml")}


def audited(window: TableViews, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    found = []
    for size in sizes:
        window.resize(*size)
        found += [f"{size[0]}: {one}" for one in findings(window)]
    return found


def longer(source: str) -> str:
    """Write a sentence that is 35 % longer, words printed in capitals aside."""
    words = re.sub(r"%\d|[A-Z][A-Z-]+( [A-Z-]{2,})*", "", source)
    return source + words[::-1].replace(" ", "n")[: round(0.35 * len(words.strip()))]


def test_texts_that_are_a_third_longer_still_fit(
    kit: Kit, layout: Layout, samples: Samples, sheets: SheetSamples, qtbot: QtBot
) -> None:
    folder = kit.fonts.parent / "i18n"
    pseudo = Tongue("long", read_sources(folder / "dealer_assist_en.ts"), longer)
    views = TableViews(replace(kit, tongue=pseudo), layout)
    qtbot.addWidget(views)
    views.show()
    assert pseudo.say("Call the supervisor") == "Call the supervisorrosivrepus"[:26]
    found = []
    for look in (
        ViewsLook(samples.in_play()),
        ViewsLook(samples.betting()),
        ViewsLook(samples.in_play(), sheets.verify()),
        ViewsLook(samples.in_play(), sheets.ask()),
        ViewsLook(samples.in_play(), sheets.recorded()),
    ):
        views.show_state(look)
        found += audited(views)
    assert found == []


@pytest.fixture
def seat_in(
    tongue: Tongue, resources: Path, layouts: Path, touchscreen: QPointingDevice, qtbot: QtBot
) -> Callable[[str], SeatedTable]:
    """Seat a shipped table at which everybody speaks the language."""

    def take(name: str) -> SeatedTable:
        setup = load_table(resources, layouts, resources / "tables" / f"{name}.toml")
        settings = Settings(language=tongue.language, reduce_motion=True)
        table = SeatedTable(setup, touchscreen, Everybody(settings))
        qtbot.addWidget(table.window)
        table.window.show()
        table.wait()
        return table

    return take


def looked_at(table: SeatedTable) -> list[str]:
    found = []
    for size in SIZES:
        table.window.resize(*size)
        table.wait(60)
        found += [f"{size[0]}: {one}" for one in findings(table.window)]
    table.window.resize(1920, 1080)
    return found


@pytest.mark.parametrize("name", TABLES)
def test_a_round_in_every_language_fits_and_leaves_no_word_in_english(
    name: str, tongue: Tongue, people: set[str], seat_in: Callable[[str], SeatedTable]
) -> None:
    table = seat_in(name)
    setup, screen = table.table.setup, table.face.views.table
    found = looked_at(table)
    table.open()
    for sensor in setup.jackpots:
        table.chips(1, 3, 6, 7, sensor=sensor)
    found += looked_at(table)
    table.press(screen.action_bar.buttons[3].label)
    found += looked_at(table)
    table.seat(2)
    found += looked_at(table)
    table.seat(3)
    if "B" in setup.jackpots:
        table.press("B ")
    table.tap(screen.hands.hands[0])
    found += looked_at(table)
    table.press("CALL SUPERVISOR")
    found += looked_at(table)
    if setup.console == "aquarius":
        table.press("Key to JPH")
        found += looked_at(table)
        table.press("J-POT")
        found += looked_at(table)
        table.press("Key to RUN")
    else:
        table.press("CONFIRM")
        found += looked_at(table)
        table.swipe("dealer-2")
        found += looked_at(table)
        table.wait(31_000)
        found += looked_at(table)
        table.press("TRY AGAIN")
        table.swipe("executive-1")
    found += looked_at(table)
    table.press("PAY SEAT")
    found += looked_at(table)
    table.stick(3)
    found += looked_at(table)
    table.window.leave()
    assert found == []
    assert {one for one in tongue.strange if one not in people} == set()


def test_the_menu_and_its_pages_fit_and_leave_no_word_in_english(
    tongue: Tongue, people: set[str], seat_in: Callable[[str], SeatedTable]
) -> None:
    table = seat_in("crazy4-nexus").start(1, 3, 6)
    table.press("MENU")
    found = looked_at(table)
    table.press("IRREGULARITY")
    found += looked_at(table)
    table.press("BACK TO TABLE")
    for page in PAGES:
        if page.key != "manager":  # the back office stays English
            table.press("MENU")
            table.press(page.label)
            found += [f"{page.key} {one}" for one in looked_at(table)]
            table.press("BACK")
    table.window.leave()
    assert found == []
    assert {one for one in tongue.strange if one not in people} == set()


@pytest.mark.parametrize("language", SPOKEN)
def test_a_choice_of_language_changes_what_a_control_is_called_but_not_its_label(
    kit: Kit, layout: Layout, samples: Samples, qtbot: QtBot, language: str
) -> None:
    views = TableViews(suited(kit, Settings(language=language)), layout)
    qtbot.addWidget(views)
    views.show_state(ViewsLook(samples.in_play()))
    plate = views.table.felt.seats[1]
    assert plate.label == "Seat 1"
    assert plate.accessibleName() == tongue_for(language, kit.fonts.parent).say("Seat 1")
    assert plate.accessibleName() != "Seat 1"
