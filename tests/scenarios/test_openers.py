"""Which touch opens which screen: one list, and nothing lies under any of these touches."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from exhibition import SCENARIOS, play_through, steady
from kinds import last_kinds, load_screens
from openers import SURFACES, Openers

from dealer_assist.ui.toolkit.flow import Flow
from dealer_assist.ui.toolkit.screen import TreeScreen

KEPT = Path(__file__).parent / "openers.tsv"
PLAYS = sorted(file.stem for file in SCENARIOS.glob("*.txt"))
A_FEW = ("verify", "manager_alerts", "house_money")
UNTOUCHED = {
    "TroubleFlow": "stands where no table opens",
    "LockFlow": "is the first of the floor",
    "FrontPageFlow": "is the first of the office, behind a card",
    "MetersFlow": "is looked at beside other panes of the office, whose touch is not told apart",
    "RoundsFlow": "is a pane of the office that no scenario looks at yet",
    "RoundFlow": "is a round of that pane",
    "ManagerPage": "is seen as the pane that lies on it",
    "SheetAsked": "is seen as the choices that lie on it",
    "OfficeQuestionFlow": "is seen as the choices that lie on it",
    "QuestionFlow": "comes when a player of a lesson asks",
    "DarkFlow": "comes when a lesson cuts the power",
    "UpdatePage": "comes where a version waits, on an appliance",
    "TravellersFlow": "lists tables that other kiosks have saved, which no scenario brings",
    "ChangesFlow": "is what such a table changes here",
    "SheetsFlow": "lists sheets of the house, which no scenario brings",
    "SheetFlow": "is what such a sheet brings and changes here",
    "EnrolFlow": "belongs to live tables, of which no scenario is played",
}
"""Screens that no touch of a scenario opens, and why."""


def kept() -> set[tuple[str, str]]:
    """Read the list: a touch, and the screen that it opens."""
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return {(touch, screen) for touch, screen in (line.split("\t") for line in lines)}


def every_screen() -> set[str]:
    """Name every screen, page, sheet and pad that the program has; a tree is named by its flow."""
    load_screens()
    screens = {kind for surface in SURFACES for kind in last_kinds(surface)} - {TreeScreen}
    every = screens | last_kinds(Flow)
    return {kind.__name__ for kind in every if not kind.__name__.startswith("_")}


def watch(play: str) -> Openers:
    """Play a scenario, and look at every touch of it."""
    seen = Openers()
    with TemporaryDirectory() as name, steady(folder := Path(name)), seen.watching():
        play_through(SCENARIOS / f"{play}.txt", folder, lambda exhibit: None)
    return seen


def check(play: str) -> None:
    """Nothing lies under a touch that brings something up, and every opener is on the list."""
    seen = watch(play)
    assert seen.under == set()
    assert seen.opened - kept() == set(), "add them to openers.tsv"


@pytest.mark.parametrize("play", A_FEW)
def test_nothing_lies_under_the_touch_that_brought_it_up(qapp: object, play: str) -> None:
    check(play)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("play", [one for one in PLAYS if one not in A_FEW])
def test_nothing_lies_under_any_touch_of_any_scenario(qapp: object, play: str) -> None:
    check(play)


def test_every_screen_is_on_the_list_of_what_a_touch_opens(qapp: object) -> None:
    """A new screen joins by the touch that opens it, in a scenario that is played."""
    opened = {screen for _, screen in kept()}
    assert every_screen() - opened - set(UNTOUCHED) == set()
    assert set(UNTOUCHED) & opened == set()
