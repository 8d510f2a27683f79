"""What painting costs at 1920 x 1080, offscreen: a command to its picture, and a moving table.

    python tests/bench/bench_paint.py [ROUNDS] [SECONDS]

A command is timed from the lift of the finger to the painted new state, journal commit included,
at a table that stood idle for a moment, as every table does before its first round. Target: 30 ms
in the 99th percentile. The moving table has a meter that rolls and fourteen lamps
that pulse at 60 frames a second. Targets: at most 5 % of one core, and at most 0.1 of the same
scene with full repaints; a table at rest under 2 %.
"""

import argparse
import gc
import os
import statistics
import sys
import tempfile
import time
from importlib import import_module

from dealer_assist.value import replace

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist import paths
from dealer_assist.kiosk.table.warm_up import LATER
from dealer_assist.scenarios.scene import STEP_MS, TableScene
from dealer_assist.table import commands as c
from dealer_assist.ui.shell.rehearsal import rehearse
from dealer_assist.ui.table.actions import (
    Do,
    OpenMenu,
)
from dealer_assist.ui.table.felt_layout import read_layout
from dealer_assist.ui.table.model.panel import HandPanelModel
from dealer_assist.ui.table.model.table import (
    ActionBarModel,
    FeltModel,
    LampModel,
    LampState,
    MeterModel,
    SeatModel,
    SeatState,
    StatusModel,
    TableModel,
)
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

FRAME_MS = 1000 / 60
# A hand by mistake and off again, a win that is called, confirmed and paid.
ROUND = ("START", "Four Aces", "Four Aces", "Straight", "CALL", "CONFIRM", "PAY", "PAID", "END")
REST_MS = 1500  # longer than any page rests before it takes a touch


def main() -> None:
    """Print both figures, each with its floor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=100)
    parser.add_argument("seconds", type=int, nargs="?", default=10)
    call = parser.parse_args()
    rounds, seconds = call.rounds, call.seconds
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        times, spent = commands(application, folder, rounds)
    cuts = statistics.quantiles(times, n=100)
    print(
        f"command to picture, journal included: median {statistics.median(times):.1f} ms, "
        f"99th percentile {cuts[98]:.1f} ms, worst {max(times):.1f} ms ({len(times)} commands)"
    )
    cuts = statistics.quantiles(spent, n=100)
    print(
        f"CPU of it, for a busy machine: median {statistics.median(spent):.1f} ms, "
        f"99th percentile {cuts[98]:.1f} ms"
    )
    scene = Scene(application)
    at_rest = scene.share_of_core(seconds, is_moving=False)
    moving = scene.share_of_core(seconds)
    full = scene.share_of_core(seconds, repaints_all=True)
    print(
        f"of one core: at rest {at_rest:.1%}, meter and 14 lamps moving {moving:.1%}, "
        f"with full repaints {full:.1%}, ratio {moving / full:.2f}"
    )


def commands(
    application: QApplication, folder: str, rounds: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Play rounds by touch; give the milliseconds from each lift to its picture, and their CPU."""
    stage = TableScene(
        {"table": "crazy4-nexus", "data": folder, "pictures": None, "is_visible": False}
    )
    _stand_idle(stage)
    stage.perform("sign-in", ["dealer-1"])
    taken: list[tuple[float, float]] = []
    for _ in range(rounds):
        stage.perform("chip", ["5", "on"])
        for label in ROUND:
            if label == "PAY":
                stage.perform("swipe", ["supervisor-1"])
                stage.wait(REST_MS)
            if label == "END":
                stage.perform("chip", ["5", "off"])
            if label == "Four Aces" and stage.face.view().selected is None:
                stage.perform("seat", ["5"])
            taken.append(_time_of(application, stage, label))
            stage.wait(REST_MS)
    stage.close()
    times, spent = zip(*taken, strict=True)
    return times, spent


def _stand_idle(stage: TableScene) -> None:
    """Make ready what a kiosk makes ready while its table is idle, in the same beats."""
    for name in LATER:
        import_module(name)
    face = stage.face
    face.idle_work.take_on(lambda: rehearse(face))
    while face.idle_work.is_pending:
        stage.wait(STEP_MS)
    gc.collect()
    gc.freeze()


def _time_of(application: QApplication, stage: TableScene, label: str) -> tuple[float, float]:
    """Press; give the milliseconds from the lift, or the end of a hold, to the picture, and CPU."""
    control = stage.hand.ready(label)
    hold_ms = control.hold_ms
    stage.hand.press(control)
    application.processEvents()
    stage.wait(max(0, hold_ms - STEP_MS))
    start, start_cpu = time.perf_counter(), time.process_time()
    if hold_ms:
        stage.wait(STEP_MS)
    else:
        stage.hand.lift(control)
        application.processEvents()
    took, cpu = time.perf_counter() - start, time.process_time() - start_cpu
    if hold_ms:
        stage.wait(2 * STEP_MS)
        stage.hand.lift(control)
    return took * 1000, cpu * 1000


class Scene:
    """A table with two lamps a seat, all of them lit, and a meter that never stands still."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._now = 0.0
        self._frames, self._cents = 0, 1_284_637
        context = UiContext.for_person(paths.resources(), lambda: int(self._now), Preferences())
        layout = read_layout(paths.layouts() / "crazy4.toml")
        self._model = _model()
        self._screen = TableScreen(context, layout)
        self._screen.resize(1920, 1080)
        self._screen.show_state(self._model)
        self._screen.show()
        application.processEvents()

    def share_of_core(
        self, seconds: int, *, is_moving: bool = True, repaints_all: bool = False
    ) -> float:
        """Return the share of a core that these seconds cost, at 60 frames a second."""
        start = time.process_time()
        for _ in range(seconds * 60):
            self.frame(is_moving=is_moving, repaints_all=repaints_all)
        return (time.process_time() - start) / seconds

    def frame(self, *, is_moving: bool = True, repaints_all: bool = False) -> None:
        """Let a sixtieth of a second pass."""
        self._frames += 1
        if is_moving and self._frames % 30 == 0:
            self._cents += 1_111
            amount = f"${self._cents // 100:,}.{self._cents % 100:02}"
            meter = replace(self._model.meters[0], amount=amount)
            self._screen.show_state(replace(self._model, meters=(meter,)))
        self._now += FRAME_MS
        if is_moving:
            self._screen.tick(int(self._now))
        if repaints_all:
            for part in (self._screen, *self._screen.findChildren(QWidget)):
                part.update()  # parts that cover all of their ground are not painted with it
        self._application.processEvents()


def _model() -> TableModel:
    lit = LampModel(LampState.LIT, "BET $1")
    seats = tuple(
        SeatModel(number, SeatState.BETTING, "BETTING", (lit, lit)) for number in range(1, 8)
    )
    start = Button(Do(c.StartGame()), "START GAME", "play")
    return TableModel(
        StatusModel("TABLE 12", "Crazy 4 Poker", "Nexus"),
        PromptModel("All bets down? Press START GAME", step=2, steps=8),
        FeltModel(seats, "BETS OPEN"),
        (MeterModel("Progressive meter", "$12,846.37", "Four Aces pays 100%"),),
        HandPanelModel("Hand buttons", "open after START GAME"),
        ActionBarModel((Button(OpenMenu(), "MENU", "menu"),), (start,)),
    )


if __name__ == "__main__":
    main()
