"""Touch-down to the painted press state on the table screen at 1920 x 1080, offscreen.

    python tests/bench/bench_touch.py [PRESSES]

A press paints before the touch event returns, so the time of the event is the time to the
picture. Target: 16.7 ms in the 99th percentile.
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

OPENS_MS = 5_000
"""After so long END GAME can be held."""


def main() -> None:
    """Press every control of the table in turn and print the percentiles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("presses", type=int, nargs="?", default=2_000)
    presses: int = parser.parse_args().presses
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        begin = {"table": "crazy4-nexus", "data": folder, "pictures": None, "is_visible": False}
        stage = TableScene(begin)
        stage.perform("sign-in", ["dealer-1"])
        stage.perform("chip", ["5", "on"])
        stage.perform("press", ["START", "GAME"])
        stage.perform("chip", ["5", "off"])
        stage.perform("seat", ["5"])
        stage.wait(OPENS_MS)
        labels = ["Four Aces", "Straight Flush", "CALL SUPERVISOR", "END GAME", "MENU"]
        controls = [stage.hand.ready(label) for label in labels] + [stage.hand.seat(3)]
        times, spent = [], []
        for n in range(presses):
            control = controls[n % len(controls)]
            start, start_cpu = time.perf_counter(), time.process_time()
            stage.hand.press(control)
            times.append((time.perf_counter() - start) * 1000)
            spent.append((time.process_time() - start_cpu) * 1000)
            if not control.is_pressed:
                raise SystemExit(f"{control.label} did not take the press")
            control.cancel()
            application.processEvents()
            stage.hand.lift(control)
            stage.wait(500)
        stage.close()
    cuts = statistics.quantiles(times, n=100)
    print(
        f"touch-down to picture: median {statistics.median(times):.2f} ms, "
        f"99th percentile {cuts[98]:.2f} ms, worst {max(times):.2f} ms ({presses} presses)"
    )
    cuts = statistics.quantiles(spent, n=100)
    print(
        f"CPU of it, for a busy machine: median {statistics.median(spent):.2f} ms, "
        f"99th percentile {cuts[98]:.2f} ms"
    )


if __name__ == "__main__":
    main()
