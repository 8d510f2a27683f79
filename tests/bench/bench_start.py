"""Second start: processor seconds until the first picture, and until the table is open.

    python tests/bench/bench_start.py [PAIRS]

Goal: at most 0.6 s of processor until the table is open. Runs `./run` and a bare window from the
same environment in turn, and prints the ratios of processor and wall time for information.
"""

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

GOAL_S = 0.6
"""Processor time until the table is open, on a kiosk without other work."""
ROOT = Path(__file__).parents[2]
PYTHON = str(ROOT / ".venv" / "bin" / "python")
BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, application.quit)

application = QApplication(sys.argv)
window = Window()
window.resize(1920, 1080)
window.show()
application.exec()
"""


def run(command: list[str], environ: dict[str, str]) -> tuple[float, float]:
    """Run a command to its end and return its CPU and wall seconds."""
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command, environ)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - start
    if status:
        raise SystemExit(f"{command} ended with status {status}")
    return usage.ru_utime + usage.ru_stime, wall


def main() -> None:
    """Measure pairs and print seconds and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", type=int, nargs="?", default=20)
    pairs: int = parser.parse_args().pairs
    with tempfile.TemporaryDirectory() as folder:
        environ = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "CONFIGURATION_DIRECTORY": folder,  # as the unit of a kiosk gives it
        }
        kiosk = [str(ROOT / "run"), "open", "--data", folder, "--exit-after"]
        bare = [PYTHON, "-c", BARE]
        for end in ("paint", "table"):
            run([*kiosk, end], environ)  # the first start has files to make
            ours, floor = [], []
            for _ in range(pairs):
                ours.append(run([*kiosk, end], environ))
                floor.append(run(bare, environ))
            report(end, ours, floor)


def report(end: str, ours: list[tuple[float, float]], floor: list[tuple[float, float]]) -> None:
    """Print the seconds, beside the goal where there is one, then the ratios."""
    goal = f"; goal: at most {GOAL_S} s" if end == "table" else ""
    print(f"until {end}: {spread([cpu for cpu, _ in ours], 's of processor')}{goal}")
    for place, name in enumerate(("CPU", "wall")):
        ratios = [one[place] / bare[place] for one, bare in zip(ours, floor, strict=True)]
        print(f"until {end}: {name} {spread(ratios, 'x a bare window')}")


def spread(figures: list[float], unit: str) -> str:
    """Return the median, and from the lowest tenth to the highest."""
    low, *_, high = statistics.quantiles(figures, n=10, method="inclusive")
    return f"{statistics.median(figures):.2f} {unit} ({low:.2f} to {high:.2f}, {len(figures)} runs)"


if __name__ == "__main__":
    main()
