"""Every screen and state has its scenario and its kept picture, and nothing is wrong with it."""

import pytest
from gallery import ALL, PICTURES, PLAYS, Gallery, flaws, stage_play
from repertoire import repertoire


@pytest.fixture(scope="session")
def gallery(qapp: object) -> Gallery:
    """All scenarios, each played when it is first asked for."""
    return Gallery()


@pytest.mark.parametrize("play", PLAYS)
def test_every_picture_shows_what_is_kept(gallery: Gallery, play: str) -> None:
    """Look at what differs; where it is meant, take it anew with tests/support/gallery.py."""
    assert {one.name: one.differs for one in gallery.of(play) if one.differs} == {}


@pytest.mark.parametrize("play", PLAYS)
def test_nothing_is_wrong_with_any_screen(gallery: Gallery, play: str) -> None:
    assert [flaw for one in gallery.of(play) for flaw in one.flaws] == []


@pytest.mark.timeout(900)  # plays everything, where it is asked for alone
def test_every_screen_and_state_has_its_picture(gallery: Gallery) -> None:
    seen: set[str] = set()
    for play in PLAYS:
        seen |= {name for one in gallery.of(play) for name in one.shows}
    assert repertoire() - seen == set()


def test_no_picture_is_kept_that_nobody_takes(gallery: Gallery) -> None:
    taken = {f"{play}/{one.name}.png" for play in PLAYS for one in gallery.of(play)}
    there = {file.relative_to(PICTURES).as_posix() for file in PICTURES.rglob("*.png")}
    assert there - taken == set()


@pytest.mark.parametrize("play", PLAYS)
def test_a_scenario_takes_each_picture_once(gallery: Gallery, play: str) -> None:
    names = [one.name for one in gallery.of(play)]
    assert sorted(set(names)) == sorted(names)
    assert names


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("play", PLAYS)
def test_nothing_is_wrong_in_any_dress_at_any_size(qapp: object, play: str) -> None:
    found: list[str] = []
    stage_play(play, lambda exhibit: found.extend(flaws(exhibit, ALL)))
    assert found == []
