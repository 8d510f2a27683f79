"""How long a frame of the school takes while the model dealer plays beside it, and alone.

    python tests/bench/bench_school_frames.py [LESSON ...]

A frame is a beat of the window and a whole screen painted anew. Both kinds take turns in blocks,
so that a busy machine slows them alike. Target: the median at most 1.5 times that of a frame
alone, besides the moment that is lent to the work on purpose.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from dealer_assist.scenarios.scene import TableScene
from dealer_assist.ui.shell.background_task import BackgroundTask

LESSONS = ("first-round", "executive-and-envy", "power-cut")
FRAME_MS = 20
ALONE = 40


def main() -> None:
    """Let the model dealer play lessons while the screen is painted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lessons", nargs="*", default=LESSONS)
    lessons: list[str] = parser.parse_args().lessons
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        stage = TableScene(
            {"table": "crazy4-nexus", "data": folder, "pictures": None, "is_visible": False}
        )
        stage.wait(500)
        for words in (["SCHOOL"], ["CONTINUE"]):
            stage.perform("press", words)
        for key in lessons:
            _measure(application, stage, key)
        stage.close()


def _measure(application: QApplication, stage: TableScene, key: str) -> None:
    alone = [_frame(application, stage) for _ in range(ALONE)]
    model_run = stage.school.school.services.lessons.model_run
    begun = time.perf_counter()
    task = BackgroundTask(lambda tell: model_run(key, 1), 0)
    with_model = []
    while not task.is_done:
        with_model.append(_frame(application, stage))
        time.sleep(FRAME_MS / 2000)
    took = time.perf_counter() - begun
    alone += [_frame(application, stage) for _ in range(ALONE)]
    print(f"{key}: alone {_said(alone)}; beside {_said(with_model)}; the run took {took:.1f} s")
    print(f"    beside / alone: {statistics.median(with_model) / statistics.median(alone):.2f}")


def _said(times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=20)
    return f"median {statistics.median(times):.1f} ms, 95 % {cuts[18]:.1f} ms"


def _frame(application: QApplication, stage: TableScene) -> float:
    begun = time.perf_counter()
    stage.clock.advance(FRAME_MS)
    stage.window.beat()
    stage.school.shown.update()
    application.processEvents()
    return 1000 * (time.perf_counter() - begun)


if __name__ == "__main__":
    main()
