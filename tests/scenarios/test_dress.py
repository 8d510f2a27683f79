"""A dress changes what a dealer's settings change, and nothing else."""

import pytest
from dress import DRESSES, dressed, lay_out

from dealer_assist.scenarios.scene import TableScene

SIZE = (1024, 768)


@pytest.fixture
def office(stage: TableScene) -> TableScene:
    """The Game Manager, open over the table."""
    stage.perform("press", ["MENU"])
    stage.perform("press", ["GAME MANAGER"])
    return stage


@pytest.mark.parametrize("language", ["es", "vi", "zh"])
def test_the_game_manager_changes_its_language_with_the_table(
    office: TableScene, language: str
) -> None:
    page, table = office.face.pages.page, office.face.views.table
    assert page is not None
    parts = (table, page.top_screen)
    with dressed(office.window, DRESSES[language], SIZE):
        assert {one.context.translator.language for one in parts} == {language}
    assert {one.context.translator.language for one in parts} == {"en"}


def test_the_game_manager_is_audited_with_longer_words_too(office: TableScene) -> None:
    page = office.face.pages.page
    assert page is not None
    with dressed(office.window, DRESSES["a third longer"], SIZE):
        assert page.top_screen.context.translator.language == "long"
    assert page.top_screen.context.translator.language == "en"


def test_to_look_at_a_screen_changes_nothing_of_what_comes_after(stage: TableScene) -> None:
    """A control that was moved to be looked at would rest, and the next press would wait for it."""
    stage.perform("chip", ["1", "on"])
    stage.perform("press", ["START", "GAME"])
    stage.perform("chip", ["1", "off"])
    stage.wait(4_000)
    stage.perform("seat", ["1"])
    stage.perform("hand", ["Four", "Aces"])
    stage.perform("press", ["CALL", "SUPERVISOR"])
    stage.wait(4_000)
    before, own = stage.clock.ms(), stage.window.size().toTuple()
    rested = stage.hand.ready("CONFIRM").is_resting
    for dress in DRESSES.values():
        with dressed(stage.window, dress, SIZE):
            pass
    lay_out(stage.window, own)
    assert stage.clock.ms() == before
    assert not rested
    assert not stage.hand.ready("CONFIRM").is_resting
