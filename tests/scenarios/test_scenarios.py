"""Every screen and state has its scenario and its kept picture, and nothing is wrong with it."""

from difflib import unified_diff

import pytest
from dress import DRESSES
from exhibition import Exhibit
from gallery import (
    ALL,
    PICTURES,
    PLAYS,
    Gallery,
    digests,
    flaws,
    kept_text,
    stage_play,
    text_in,
)
from repertoire import repertoire
from screen_text import digest, written


@pytest.fixture(scope="session")
def gallery(qapp: object) -> Gallery:
    """All scenarios, each played when it is first asked for."""
    return Gallery()


@pytest.fixture(scope="session")
def kept() -> dict[tuple[str, str, str], str]:
    """Every screen in every other dress, as it is kept."""
    return digests()


@pytest.mark.parametrize("play", PLAYS)
def test_every_screen_is_as_it_is_kept(gallery: Gallery, play: str) -> None:
    """Read what differs; where it is meant, write it anew with tests/support/gallery.py."""
    before = kept_text(play).read_text(encoding="utf-8").splitlines()
    now = written((seen.name, seen.text) for seen in gallery.of(play)).splitlines()
    assert list(unified_diff(before, now, "kept", "shown", lineterm="", n=1)) == []


@pytest.mark.parametrize("play", PLAYS)
def test_every_screen_is_as_it_is_kept_in_another_dress_in_turn(
    gallery: Gallery, kept: dict[tuple[str, str, str], str], play: str
) -> None:
    others = [
        f"{seen.name}, {seen.dress}"
        for seen in gallery.of(play)
        if seen.dress and kept[play, seen.name, seen.dress] != seen.digest
    ]
    assert others == []


@pytest.mark.parametrize("play", PLAYS)
def test_every_picture_shows_what_is_kept(gallery: Gallery, play: str) -> None:
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
    assert {file.stem for file in PICTURES.glob("*.txt")} == set(PLAYS)


@pytest.mark.parametrize("play", PLAYS)
def test_a_scenario_takes_each_picture_once(gallery: Gallery, play: str) -> None:
    names = [one.name for one in gallery.of(play)]
    assert sorted(set(names)) == sorted(names)
    assert names


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("play", PLAYS)
def test_every_screen_is_as_it_is_kept_in_every_dress(
    qapp: object, kept: dict[tuple[str, str, str], str], play: str
) -> None:
    found: list[str] = []

    def look(exhibit: Exhibit) -> None:
        found.extend(
            f"{exhibit.name}, {dress}"
            for dress in DRESSES
            if kept[play, exhibit.name, dress] != digest(text_in(exhibit, dress))
        )

    stage_play(play, look)
    assert found == []


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("play", PLAYS)
def test_nothing_is_wrong_in_any_dress_at_any_size(qapp: object, play: str) -> None:
    found: list[str] = []
    stage_play(play, lambda exhibit: found.extend(flaws(exhibit, ALL)))
    assert found == []
