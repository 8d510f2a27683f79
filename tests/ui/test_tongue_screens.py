"""Screens in every language: nothing cut at any size, and nothing drawn that no catalogue knows."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from audit import findings
from PySide6.QtGui import QPointingDevice
from pytestqt.qtbot import QtBot
from sheet_samples import SheetSamples
from shipped_tables import TABLES
from spoken import SIZES, SMALLEST, SPOKEN, Spoken
from table_samples import Samples

from dealer_assist.ui.kit import Kit, suited
from dealer_assist.ui.layout import Layout
from dealer_assist.ui.pages import PAGES
from dealer_assist.ui.settings import Settings
from dealer_assist.ui.table_views import TableViews, ViewsLook
from dealer_assist.ui.tongue import Tongue, read_sources, tongue_for

SAMPLE = ("crazy4-nexus", "crazy4-aquarius", "dragon-nexus", "house-money-nexus", "holdem-nexus")


def rounds() -> Iterator[object]:
    """Give every language its round on the smallest screen, and a few tables and sizes a turn.

    All of them in all languages at all sizes take minutes.
    """
    for language in SPOKEN:
        yield pytest.param(language, SAMPLE[0], SMALLEST, id=f"{language}-{SAMPLE[0]}")
    for place, name in enumerate(SAMPLE[1:]):
        language = SPOKEN[place % len(SPOKEN)]
        yield pytest.param(language, name, SMALLEST, id=f"{language}-{name}")
    yield pytest.param(SPOKEN[0], SAMPLE[0], SIZES[:-1], id=f"{SPOKEN[0]}-every-size")
    for language, name in product(SPOKEN, TABLES):
        whole = f"{language}-{name}-every-size-too"
        yield pytest.param(language, name, SIZES, id=whole, marks=pytest.mark.long)


@pytest.fixture(params=SPOKEN)
def spoken(
    request: pytest.FixtureRequest,
    resources: Path,
    layouts: Path,
    touchscreen: QPointingDevice,
    qtbot: QtBot,
) -> Spoken:
    return Spoken(request.param, resources, layouts, touchscreen, qtbot)


def audited(window: TableViews) -> list[str]:
    found = []
    for size in SIZES:
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


@pytest.mark.parametrize(("spoken", "name", "sizes"), list(rounds()), indirect=["spoken"])
def test_a_round_in_every_language_fits_and_leaves_no_word_in_english(
    spoken: Spoken, name: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    spoken.sizes = sizes
    table = spoken.seat(name)
    setup, screen = table.table.setup, table.face.views.table
    spoken.look(table)
    table.open()
    for sensor in setup.jackpots:
        table.chips(1, 3, 6, 7, sensor=sensor)
    spoken.look(table)
    table.press(screen.action_bar.buttons[3].label)
    spoken.look(table)
    table.seat(2)
    spoken.look(table)
    table.seat(3)
    if "B" in setup.jackpots:
        table.press("B ")
    table.tap(screen.hands.hands[0])
    spoken.look(table)
    table.press("CALL SUPERVISOR")
    spoken.look(table)
    if setup.console == "aquarius":
        table.press("Key to JPH")
        spoken.look(table)
        table.press("J-POT")
        spoken.look(table)
        table.press("Key to RUN")
    else:
        table.press("CONFIRM")
        spoken.look(table)
        table.swipe("dealer-2")
        spoken.look(table)
        table.wait(31_000)
        spoken.look(table)
        table.press("TRY AGAIN")
        table.swipe("executive-1")
    spoken.look(table)
    table.press("PAY SEAT")
    spoken.look(table)
    table.stick(3)
    spoken.look(table)
    table.window.leave()
    assert spoken.wrong == []
    assert spoken.strange == set()


def test_the_menu_and_its_pages_fit_and_leave_no_word_in_english(spoken: Spoken) -> None:
    table = spoken.seat("crazy4-nexus").start(1, 3, 6)
    table.press("MENU")
    spoken.look(table)
    table.press("IRREGULARITY")
    spoken.look(table)
    table.press("BACK TO TABLE")
    for page in PAGES:
        if page.key != "manager":  # the back office stays English
            table.press("MENU")
            table.press(page.label)
            spoken.look(table, page.key)
            table.press("BACK")
    table.window.leave()
    assert spoken.wrong == []
    assert spoken.strange == set()


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
