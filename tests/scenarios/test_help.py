"""HELP on every screen of every scenario: table, pages, office, school, floor and first start."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from exhibition import SCENARIOS, play_through, steady
from helped import Helped

from dealer_assist.ui.help.stage import help_map

PLAYS = sorted(file.stem for file in SCENARIOS.glob("*.txt"))
A_FEW = ("manager_alerts", "floor_manager", "first_start")
NOT_PLAYED = {
    "kiosk.startup-error": "stands where no table opens: tests/ui/pages/startup_error",
    "table.halted": "a table that is mended by a technician: tests/ui/help/test_topic",
    "table.locked": "the page of the lock lies over it, with help of its own",
}
"""Topics that no scenario comes by, and where their help is tried."""


def walk(play: str) -> Helped:
    """Play a scenario, and ask for help wherever something new stands."""
    seen = Helped()
    with TemporaryDirectory() as name, steady(folder := Path(name)), seen.watching():
        play_through(SCENARIOS / f"{play}.txt", folder, lambda exhibit: None)
    return seen


@pytest.mark.parametrize("play", A_FEW)
def test_help_opens_at_what_stands_there_and_the_same_stands_there_after_it(
    qapp: object, play: str
) -> None:
    seen = walk(play)
    assert seen.topics
    assert seen.wrong == []


@pytest.mark.long
@pytest.mark.timeout(0)
def test_every_screen_of_the_map_is_helped_in_some_scenario(qapp: object) -> None:
    walks = {play: walk(play) for play in PLAYS}
    assert {play: seen.wrong for play, seen in walks.items() if seen.wrong} == {}
    topics = {topic for seen in walks.values() for topic in seen.topics}
    assert set(help_map()) - topics == set(NOT_PLAYED)
