"""Second start, `./run` to the first picture, against a bare window from the same environment.

    python tests/bench/bench_start.py [PAIRS]

Runs both in turn and prints the ratio of CPU time and of wall time: median, and the spread.
Targets: at most 1.25 until the first picture, at most 2.5 until the table stands.
"""

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

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
    """Run a command to its end and give its CPU and wall seconds."""
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command, environ)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - start
    if status:
        raise SystemExit(f"{command} ended with status {status}")
    return usage.ru_utime + usage.ru_stime, wall


def main() -> None:
    """Measure pairs and print the ratios."""
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
            measured: list[tuple[float, float]] = []
            run([*kiosk, end], environ)
            for _ in range(pairs):
                ours, floor = run([*kiosk, end], environ), run(bare, environ)
                measured.append((ours[0] / floor[0], ours[1] / floor[1]))
            for name, ratios in zip(("CPU", "wall"), zip(*measured, strict=True), strict=True):
                low, high = statistics.quantiles(ratios, n=10)[0], statistics.quantiles(ratios)[2]
                print(
                    f"until {end}: {name} {statistics.median(ratios):.2f} x a bare window "
                    f"({low:.2f} to {high:.2f}, {pairs} pairs)"
                )


if __name__ == "__main__":
    main()
