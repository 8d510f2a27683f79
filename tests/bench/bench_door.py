"""What the door costs beside a table: its share of a core at a table's pace, and how far it lags.

Run `python tests/bench/bench_door.py [--seconds S] [--events-a-second N]`. A table of sixty rounds
an hour with seven seats records about half an event a second, a lively one two.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SUPPORT = Path(__file__).parents[1] / "support"
sys.path[:0] = [str(SUPPORT), str(SUPPORT.parents[1])]

from child_process import FOR_A_CHILD  # noqa: E402
from scripted_table import KEY, ScriptedTable, open_scripted  # noqa: E402

MOST_SHARE = 0.02
_TICK = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """Return what a process has had of the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def main() -> int:
    """Measure, print, and say whether the figure holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--events-a-second", type=float, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "journal.key").write_bytes(KEY)
        out = folder / "out.jsonl"
        command = [sys.executable, "-P", "-m", "dealer_assist", "journal", "follow"]
        command += ["--data", name, "--to", str(out)]
        with open_scripted(folder / "crazy4.training.db", is_durable=True) as journal:
            table = ScriptedTable(journal)
            table.play(1)
            child = subprocess.Popen(command, env=FOR_A_CHILD | {"CONFIGURATION_DIRECTORY": name})
            try:
                while not out.exists():
                    time.sleep(0.05)
                began, used = time.monotonic(), processor_seconds(child.pid)
                first = journal.head.seq
                while (gone := time.monotonic() - began) < asked.seconds:
                    if journal.head.seq - first < gone * asked.events_a_second:
                        table.play(1, seed=int(gone * 10))
                    time.sleep(0.05)
                share = (processor_seconds(child.pid) - used) / gone
                events = journal.head.seq - first
            finally:
                child.terminate()
                child.wait()
    print(f"{events} events in {gone:.0f} s: {share:.2%} of a core, at most {MOST_SHARE:.0%}")
    return 0 if share <= MOST_SHARE else 1


if __name__ == "__main__":
    sys.exit(main())
