"""How long a money command takes to be durable, against one plain append and fdatasync.

Run `python tests/bench/bench_journal.py [--pairs N] [--folder DIR]`. Both sides write to the same
disk in turn, so that a slow neighbour slows both; the ratio travels to other machines, the
milliseconds do not.
"""

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter_ns

sys.path.insert(0, str(Path(__file__).parents[2]))

from dealer_assist.journal.entry import Entry
from dealer_assist.journal.store import Journal

MOST, LEAST = 1.8, 0.5
_DIGEST = "0" * 64


def money_command(round_: int) -> list[Entry]:
    """Make the four events of an authorised win, about 200 bytes of payload each."""
    text = "four_aces right to left, recorded before it is shown " * 3
    return [
        Entry(kind, {"seat": 5, "prize": 1284637, "text": text}, round_, "executive-1", "swiper")
        for kind in ("WinAuthorised", "PrizePaid", "MeterReseeded", "EnvyPaid")
    ]


def milliseconds(step: Callable[[], object]) -> float:
    """Time one step."""
    begin = perf_counter_ns()
    step()
    return (perf_counter_ns() - begin) / 1e6


def pairs(folder: Path, count: int) -> list[tuple[float, float]]:
    """Time a plain append and a commit in turn."""
    block = os.urandom(4096)
    plain = os.open(folder / "plain", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def append_block() -> None:
        os.write(plain, block)
        os.fdatasync(plain)

    timed = []
    with Journal.open(
        folder / "bench.db",
        purpose="training",
        table="bench",
        clock=lambda: datetime.now(UTC),
        key=bytes(32),
    ) as journal:
        for number in range(count + 20):
            entries, name = money_command(number), f"command-{number}"
            floor = milliseconds(append_block)
            ours = milliseconds(
                lambda e=entries, n=name: journal.append(e, digest=_DIGEST, command_id=n)
            )
            timed.append((floor, ours))
    os.close(plain)
    return timed[20:]  # the first ones make files


def main() -> int:
    """Print the figures; exit status 1 outside the limits."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pairs", type=int, default=1000)
    asked.add_argument("--folder", type=Path, help="a folder on the disk to measure")
    options = asked.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        timed = pairs(Path(folder), options.pairs)
    ratios = [ours / floor for floor, ours in timed]
    low, middle, high = statistics.quantiles(ratios, n=4)
    floor, ours = (statistics.median(side) for side in zip(*timed, strict=True))
    slowest = statistics.quantiles([ours for _, ours in timed], n=100)[98]
    print(
        f"plain 4 KiB append + fdatasync: {floor:.3f} ms, commit of a money command: {ours:.3f} ms"
    )
    print(f"ratio: median {middle:.2f}, quartiles {low:.2f} to {high:.2f}, {len(timed)} pairs")
    print(f"99th percentile of the commit: {slowest:.2f} ms")
    print(f"target: {LEAST} to {MOST}: {'met' if LEAST <= middle <= MOST else 'MISSED'}")
    return 0 if LEAST <= middle <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
