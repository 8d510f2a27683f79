"""The law of places over every pair of states that one touch joins, wherever a play comes to.

A play touches one control of a state. Here each other one is touched too, in a copy of the process,
and the glass is looked at until the time of the law is over.
"""

import re
from functools import partial
from pathlib import Path

import pytest
from forked import in_a_copy
from places import FRAME_MS, LAW_MS, Seen, Watch, live_controls

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.scene import STEP_MS, TableScene
from dealer_assist.scenarios.script import Instruction
from tests.scenarios.test_places import _NO_TABLE, PLAYS, rounds

QUICK, WITH_END = "first_round", "stages_poker"
"""One play in every run, one touch of each of its states; and one that comes to an end."""
ALL = 1_000
State = tuple[str, frozenset[str]]
tried = set[tuple[State, str]]()
"""What was touched where, in all plays: the same states come again and again."""


def kind(one: Seen) -> str:
    """Return what a control is, whichever seat, number or amount it names."""
    return re.sub(r"[\d.,$]+", "#", one.label.split("\n")[0]) + type(one.touch).__name__


def seen_in(scene: TableScene) -> tuple[Seen, ...]:
    return live_controls(scene.window, scene.window.width() / 1920)


def after_touch(scene: TableScene, one: Seen, *, sees_rest: bool = True) -> set[str]:
    """Touch a control, and compare all that is live until the time of the law is over."""
    scene.window.setUpdatesEnabled(False)  # what paints in other threads has none in a copy
    watch, now = Watch(sees_rest=sees_rest), 0
    watch.look(now, seen_in(scene))
    left, top, right, bottom = one.box
    scene.hand.tap((left + right) / 2, (top + bottom) / 2)
    while now <= LAW_MS + FRAME_MS:
        for _ in range(FRAME_MS // STEP_MS):
            scene.wait(STEP_MS)
        now += FRAME_MS
        watch.look(now, seen_in(scene))
    return {f"after {one.label!r}: {said}" for said in watch.broken}


def joined(
    steps: list[Instruction], data: Path, each: int, *, since: str = "", sees_rest: bool = True
) -> tuple[set[str], int, int]:
    """Play at one table; return what is broken, how many touches were tried, how many told."""
    first, *others = steps
    broken, tries, told, is_looking = set[str](), 0, 0, not since
    if first.verb != "table" or first.words[0] in _NO_TABLE:
        return broken, tries, told
    scene = TableScene(
        {"table": first.words[0], "data": str(data), "pictures": None, "is_visible": False}
    )
    try:
        for step in others:
            if step.verb.startswith("expect") or step.verb == "screenshot":
                continue
            scene.perform(step.verb, list(step.words))
            is_looking = is_looking or since in step.words
            if not is_looking:
                continue
            now = seen_in(scene)
            state = (str(scene.face.prompt.line)[:12], frozenset(map(kind, now)))
            new = [one for one in now if not one.rests and (state, kind(one)) not in tried]
            for one in new[:each]:
                tried.add((state, kind(one)))
                look = partial(after_touch, scene, one, sees_rest=sees_rest)
                found = in_a_copy(look)
                tries, told = tries + 1, told + (found is not None)
                broken |= found or set()
    except CannotDo:
        pass  # what comes after a crash of another round is not played here
    finally:
        scene.close()
        scene.window.deleteLater()
    return broken, tries, told


@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    "play",
    [pytest.param(one, marks=() if one.stem == QUICK else pytest.mark.long) for one in PLAYS],
    ids=lambda one: one.stem,
)
def test_no_touch_of_any_state_brings_up_what_is_grave_where_another_was(
    play: Path,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qapp: object,
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    each = ALL if "long" in request.config.option.markexpr else 1
    broken, tries, told = set[str](), 0, 0
    for n, steps in enumerate(rounds(play)):
        if n and play.stem == QUICK and "long" not in request.config.option.markexpr:
            break
        found = joined(steps, tmp_path / str(n), each)
        broken, tries, told = broken | found[0], tries + found[1], told + found[2]
    print(f"{play.stem}: {told} of {tries} touches told")
    assert broken == set()
    assert told == tries
    assert tries or play.stem != QUICK


def test_a_glass_without_the_law_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """A replaced part: a watch that sees no rest finds what one touch would bring up."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setattr("tests.scenarios.test_joined_states.tried", set())
    steps = next(rounds(Path(__file__).parent / f"{WITH_END}.txt"))
    upto = next(n for n, one in enumerate(steps) if "QUALIFIES" in one.words)
    found = joined(steps[: upto + 1], tmp_path / "data", ALL, since="QUALIFIES", sees_rest=False)
    assert found[0]
