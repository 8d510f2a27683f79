"""The law of places over all plays: no control that ends, folds, denies, confirms or pays acts
where another live control was within 1.5 s, nor what takes the place of such a one.

Every state that one touch or one second joins to another is compared, at the glass.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from places import FRAME_MS, Watch, live_controls

from dealer_assist.scenarios import scene as scenes
from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.floor_scene import FLOOR
from dealer_assist.scenarios.scene import TableScene
from dealer_assist.scenarios.script import Instruction, read_scenario
from dealer_assist.scenarios.setup_scene import SETUP

PLAYS = sorted(Path(__file__).parent.glob("*.txt"))
QUICK = ("second_table", "stages_poker", "first_round")
_NO_TABLE = (FLOOR, SETUP, "school")


@pytest.fixture(autouse=True)
def _no_frame_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "LOOK_MS", scenes.STEP_MS)


def rounds(play: Path) -> Iterator[list[Instruction]]:
    """Return what is played at one table after the other, up to a crash."""
    number = 0

    def table_of(one: Instruction) -> int:
        nonlocal number
        number += one.verb == "table"
        return number

    for _, group in groupby(read_scenario(play), table_of):
        steps = list(group)
        crash = next((n for n, one in enumerate(steps) if one.verb == "crash"), len(steps))
        yield steps[:crash]


def watched(steps: list[Instruction], data: Path, watch: Watch) -> None:
    """Play at one table, and look at the glass in every frame."""
    first, *others = steps
    if first.words[0] in _NO_TABLE:
        return
    scene = TableScene(
        {"table": first.words[0], "data": str(data), "pictures": None, "is_visible": False}
    )
    advance = scene.clock.advance
    start = scene.clock.ms()
    looked = start

    def advance_and_look(ms: int) -> None:
        nonlocal looked
        if scene.clock.ms() - looked >= FRAME_MS:
            looked = scene.clock.ms()
            scale = scene.window.width() / 1920
            watch.look(looked - start, live_controls(scene.window, scale))
        advance(ms)

    scene.clock.advance = advance_and_look  # type: ignore[method-assign]
    try:
        for one in others:
            if not one.verb.startswith("expect") and one.verb != "screenshot":
                scene.perform(one.verb, list(one.words))
    except CannotDo:
        pass  # what comes after a crash of another round is not played here
    finally:
        scene.close()
        scene.window.deleteLater()


@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    "play",
    [pytest.param(one, marks=() if one.stem in QUICK else pytest.mark.long) for one in PLAYS],
    ids=lambda one: one.stem,
)
def test_nothing_grave_comes_up_where_another_control_was(
    play: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    broken = set[str]()
    for n, steps in enumerate(rounds(play)):
        watch = Watch()
        watched(steps, tmp_path / str(n), watch)
        broken |= watch.broken
    assert broken == set()


def test_the_watch_notices_a_glass_without_the_law(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """A replaced part: a watch that sees no rest finds what would act without it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    broken = set[str]()
    for n, steps in enumerate(rounds(Path(__file__).parent / "stages_poker.txt")):
        watch = Watch(sees_rest=False)
        watched(steps, tmp_path / str(n), watch)
        assert watch.looks > 50
        broken |= watch.broken
    assert broken
