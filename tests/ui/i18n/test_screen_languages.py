"""Screens in every language: nothing cut at any size, and no words drawn that are not a `Msg`."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from audit import findings
from language_audit import OTHERS, SMALLEST, LanguageAudit
from longer_words import LongerWords
from PySide6.QtGui import QPointingDevice
from pytestqt.qtbot import QtBot
from screen_sizes import EVERY_SIZE, SIZES
from sheet_samples import SheetSamples
from table_samples import Samples

from dealer_assist.message import Msg
from dealer_assist.table.words import start_label
from dealer_assist.ui.i18n.translator import translator_for
from dealer_assist.ui.shell.page_entries import PAGES
from dealer_assist.ui.shell.table_views import TableViews, ViewsModel
from dealer_assist.ui.table.felt_layout import FeltLayout
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace

TABLES = ("crazy4-nexus", "crazy4-aquarius", "dragon-nexus", "house-money-nexus", "holdem-nexus")


def rounds() -> Iterator[object]:
    """Return every language its round on the smallest screen, and each table and size its turn.

    All of them in all languages at all sizes take minutes.
    """
    for language in OTHERS:
        yield pytest.param(language, TABLES[0], SMALLEST, id=f"{language}-{TABLES[0]}")
    for place, name in enumerate(TABLES[1:]):
        language = OTHERS[place % len(OTHERS)]
        yield pytest.param(language, name, SMALLEST, id=f"{language}-{name}")
    yield pytest.param(OTHERS[0], TABLES[0], EVERY_SIZE[:-1], id=f"{OTHERS[0]}-every-size")
    for language, name in product(OTHERS, TABLES):
        whole = f"{language}-{name}-every-size-too"
        yield pytest.param(language, name, EVERY_SIZE, id=whole, marks=pytest.mark.long)


LONGER = ("es", "vi")
"""What is longer than English is looked at in every run; Chinese, shorter, in the long one."""


@pytest.fixture(params=[*LONGER, pytest.param("zh", marks=pytest.mark.long)])
def audit(
    request: pytest.FixtureRequest,
    resources: Path,
    layouts: Path,
    touchscreen: QPointingDevice,
    qtbot: QtBot,
) -> LanguageAudit:
    return LanguageAudit(request.param, resources, layouts, touchscreen, qtbot)


def audited(window: TableViews) -> list[str]:
    found = []
    for size in SIZES:
        window.resize(*size)
        found += [f"{size[0]}: {one}" for one in findings(window)]
    return found


def test_texts_that_are_a_third_longer_still_fit(
    context: UiContext, layout: FeltLayout, samples: Samples, sheets: SheetSamples, qtbot: QtBot
) -> None:
    views = TableViews(replace(context, translator=LongerWords()), layout)
    qtbot.addWidget(views)
    views.show()
    found = []
    for model in (
        ViewsModel(samples.in_play()),
        ViewsModel(samples.betting()),
        ViewsModel(samples.in_play(), sheets.verify()),
        ViewsModel(samples.in_play(), sheets.ask()),
        ViewsModel(samples.in_play(), sheets.recorded()),
    ):
        views.show_state(model)
        found += audited(views)
    assert found == []


@pytest.mark.parametrize(("audit", "name", "sizes"), list(rounds()), indirect=["audit"])
def test_a_round_in_every_language_fits_and_forgets_no_word(
    audit: LanguageAudit, name: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    audit.sizes = sizes
    table = audit.seat(name)
    setup, screen = table.table.setup, table.face.views.table
    audit.model(table)
    table.open()
    for sensor in setup.jackpots:
        table.chips(1, 3, 6, 7, sensor=sensor)
    audit.model(table)
    table.press(start_label(setup))
    audit.model(table)
    table.seat(2)
    audit.model(table)
    table.seat(3)
    if "B" in setup.jackpots:
        table.press("B ")
    table.tap(screen.hands.hands[0])
    audit.model(table)
    table.press("CALL SUPERVISOR")
    audit.model(table)
    if setup.console == "aquarius":
        table.press("Key to JPH")
        audit.model(table)
        table.press("J-POT")
        audit.model(table)
        table.press("Key to RUN")
    else:
        table.press("CONFIRM")
        audit.model(table)
        table.press("READY")
        audit.model(table)
        table.swipe("dealer-2")
        audit.model(table)
        table.wait(31_000)
        audit.model(table)
        table.press("TRY AGAIN")
        table.swipe("executive-1")
    audit.model(table)
    table.press("PAY SEAT")
    audit.model(table)
    table.stick(3)
    audit.model(table)
    table.window.leave()
    assert audit.wrong == []
    assert audit.forgotten == []


def test_the_menu_and_its_pages_fit_and_forget_no_word(audit: LanguageAudit) -> None:
    table = audit.seat("crazy4-nexus").start(1, 3, 6)
    table.press("MENU")
    audit.model(table)
    table.press("IRREGULARITY")
    audit.model(table)
    table.press("BACK TO TABLE")
    for page in PAGES:
        # The back office stays English; what a house must turn on has tests of its own.
        if page.key not in ("manager", "ruling", "roads", "tokes"):
            table.press("MENU")
            table.press(page.label)
            audit.model(table, page.key)
            table.press("BACK")
    table.window.leave()
    assert audit.wrong == []
    assert audit.forgotten == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_of_language_changes_what_a_control_is_called_but_not_its_label(
    context: UiContext, layout: FeltLayout, samples: Samples, qtbot: QtBot, language: str
) -> None:
    views = TableViews(with_preferences(context, Preferences(language=language)), layout)
    qtbot.addWidget(views)
    views.show_state(ViewsModel(samples.in_play()))
    plate = views.table.felt.seats[1]
    assert plate.label == "Seat 1"
    assert plate.accessibleName() == translator_for(language, context.fonts.parent).text(
        Msg("Seat {seat}", seat=1)
    )
    assert plate.accessibleName() != "Seat 1"
