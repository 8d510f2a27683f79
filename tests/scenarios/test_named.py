"""Every play driven, every seat touched in every state: what is named is there, live and amber.

What the model offers is looked for on the glass too, by the words that are printed there.
"""

from pathlib import Path

import pytest
from named import ambers, faults, named
from round_over import REST_MS

from dealer_assist.desk.clock import epoch_ms
from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.floor_scene import FLOOR
from dealer_assist.scenarios.scene import TableScene
from dealer_assist.scenarios.script import Instruction
from dealer_assist.scenarios.setup_scene import SETUP
from dealer_assist.table.facts.next_thing import waits
from dealer_assist.table.words import end_label
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.touchable import Touchable
from tests.scenarios.test_places import PLAYS, rounds
from tests.ui.table.presenter.test_named_controls import is_anything_open

QUICK = ("first_round", "stages_baccarat", "bonus_bets", "tokes")
_NO_TABLE = (FLOOR, SETUP, "school")


def on_glass(scene: TableScene) -> list[str]:
    """Return what the prompt names and no finger could find on the screen."""
    prompt = scene.face.prompt
    labels = [
        one.label.replace("\n", " ")
        for one in scene.window.findChildren(Touchable)
        if one.isVisible() and is_reachable(one)
    ]
    return [
        f"no {name} on the glass: {said!r}"
        for said in (prompt.line, prompt.detail)
        for name, _ in named(str(said))
        if not any(label.startswith(name) for label in labels)
    ]


def driven(steps: list[Instruction], data: Path) -> set[str]:
    """Play at one table, and read every state that the desk comes to."""
    first, *others = steps
    if first.verb != "table" or first.words[0] in _NO_TABLE:
        return set()
    found = set[str]()
    scene = TableScene(
        {"table": first.words[0], "data": str(data), "pictures": None, "is_visible": False}
    )

    def look() -> None:
        # The seconds after the start, in which END GAME rests, are over.
        view = PassingView(at=epoch_ms(scene.clock.now()) + REST_MS)
        table = scene.opened.desk.table
        found.update(faults(table, view))
        if end_label(table.setup) in ambers(table_model(table, view)) and is_anything_open(table):
            found.add(f"END GAME is amber while something is open: {waits(table)}")

    try:
        desk = scene.opened.desk
        desk.listen(look)
        for one in others:
            if one.verb.startswith("expect") or one.verb == "screenshot":
                continue
            scene.perform(one.verb, list(one.words))
            if scene.school is not None or scene.opened.desk is not desk:
                continue  # the school has the glass
            face = scene.face
            is_covered = face._is_open() or face.views.modal.model is not None
            if not (is_covered or face.help.stage is not None):
                found.update(on_glass(scene))
    except CannotDo:
        pass  # what comes after a crash of another round is not played here
    finally:
        scene.close()
        scene.window.deleteLater()
    return found


@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    "play",
    [pytest.param(one, marks=() if one.stem in QUICK else pytest.mark.long) for one in PLAYS],
    ids=lambda one: one.stem,
)
def test_what_is_named_is_there_in_every_state_of_a_play(
    play: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    found = set[str]()
    for n, steps in enumerate(rounds(play)):
        found |= driven(steps, tmp_path / str(n))
    assert found == set()
