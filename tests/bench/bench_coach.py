"""Touch-down to the painted press state with the coach beside the table, and without.

    python tests/bench/bench_coach.py [PRESSES]

Target: with the coach at most 1.1 times as long as without, in the median of the CPU time.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from dealer_assist.scenarios.scene import TableScene

LABELS = ("Four Aces", "Straight Flush", "CALL SUPERVISOR", "MENU")


def main() -> None:
    """Press the same controls in the same round with and without a lesson, in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("presses", type=int, nargs="?", default=400)
    presses: int = parser.parse_args().presses
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        plain, taught = _round(Path(folder, "plain")), _lesson(Path(folder, "taught"))
        times: dict[str, list[float]] = {"without": [], "with": []}
        for n in range(presses):
            for name, stage in (("without", plain), ("with", taught)):
                times[name].append(_press(application, stage, LABELS[n % len(LABELS)]))
        plain.close()
        taught.close()
    medians = {name: statistics.median(one) for name, one in times.items()}
    for name, median in medians.items():
        cuts = statistics.quantiles(times[name], n=100)
        print(f"{name} the coach: median {median:.3f} ms CPU, 99th percentile {cuts[98]:.2f} ms")
    print(f"with / without: {medians['with'] / medians['without']:.3f}")


def _stage(data: Path) -> TableScene:
    begin = {"table": "crazy4-nexus", "data": str(data), "pictures": None, "is_visible": False}
    return TableScene(begin)


def _round(data: Path) -> TableScene:
    stage = _stage(data)
    stage.perform("sign-in", ["dealer-1"])
    for seat in ("1", "3", "5"):
        stage.perform("chip", [seat, "on"])
    return _started(stage)


def _lesson(data: Path) -> TableScene:
    stage = _stage(data)
    for words in (["SCHOOL"], ["CONTINUE"], ["START LESSON"]):
        stage.perform("press", words)
    stage.perform("swipe", ["dealer-1"])
    stage.wait(3000)
    return _started(stage)


def _started(stage: TableScene) -> TableScene:
    stage.perform("press", ["START", "GAME"])
    for seat in ("1", "3", "5"):
        stage.perform("chip", [seat, "off"])
    stage.wait(6000)
    stage.perform("seat", ["5"])
    return stage


def _press(application: QApplication, stage: TableScene, label: str) -> float:
    control = stage.hand.ready(label)
    start = time.process_time()
    stage.hand.press(control)
    spent = (time.process_time() - start) * 1000
    if not control.is_pressed:
        raise SystemExit(f"{label} did not take the press")
    control.cancel()
    application.processEvents()
    stage.hand.lift(control)
    stage.wait(500)
    return spent


if __name__ == "__main__":
    main()
