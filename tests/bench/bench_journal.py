"""How long a money command takes to be durable, against one plain append and fdatasync.

Run `python tests/bench/bench_journal.py [--pairs N] [--folder DIR]`. Both sides write to the same
disk in turn, so that a slow neighbour slows both; the ratio travels to other machines, the
milliseconds do not. With `--rounds N` a journal of N rounds is made first (a million rounds are 20
million events, 5 GB and some minutes), and start, reports, verify and export are measured on it.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from time import perf_counter, perf_counter_ns, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from long_journal import BEGIN, DIGEST, KEY, ROUND_SECONDS, make_long, open_bench

from dealer_assist.journal import queries
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.export import export
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.verify import verify

MOST, LEAST = 1.8, 0.5
_WARMING_UP = 20  # the first commits make files
# Not the maximum that getrusage tells: a child inherits its parent's.
_PEAK = """
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""
_START = """
import sys, time
sys.path[:0] = {path!r}
from long_journal import open_bench
from pathlib import Path
from dealer_assist.journal.codec import decode
begin = time.process_time()
with open_bench(Path({file!r})) as journal:
    events = [decode(one.kind, one.payload) for one in journal.replay()]
print(time.process_time() - begin)
"""

_READ = """
import sys
sys.path[:0] = {path!r}
from long_journal import KEY
from pathlib import Path
from dealer_assist.journal.export import export
from dealer_assist.journal.verify import verify
verify(Path({file!r}), KEY)
with open("/dev/null", "w") as out:
    export(Path({file!r}), "events", "jsonl", out)
print(0)
"""


def money_command(round_: int) -> list[Entry]:
    """Make the four events of an authorised win, about 200 bytes of payload each."""
    text = "four_aces right to left, recorded before it is shown " * 3
    return [
        Entry(kind, {"seat": 5, "prize": 1284637, "text": text}, round_, "executive-1", "swiper")
        for kind in ("PrizeLocked", "PrizePaid", "MeterReseeded", "EnvyPaid")
    ]


def milliseconds(step: Callable[[], object]) -> float:
    """Time one step."""
    begin = perf_counter_ns()
    step()
    return (perf_counter_ns() - begin) / 1e6


def measure_commits(file: Path, count: int) -> tuple[float, str]:
    """Time a plain append and a commit in turn; give the median ratio and a sentence."""
    block = os.urandom(4096)
    plain = os.open(file.with_name("plain"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def append_block() -> None:
        os.write(plain, block)
        os.fdatasync(plain)

    floors, ours = [], []
    with open_bench(file) as journal:
        for number in range(count + _WARMING_UP):
            entries, name = money_command(number), f"bench-{number}"
            floors.append(milliseconds(append_block))
            begin = perf_counter_ns()
            journal.append(entries, digest=DIGEST, command_id=name)
            ours.append((perf_counter_ns() - begin) / 1e6)
    os.close(plain)
    floors, ours = floors[_WARMING_UP:], ours[_WARMING_UP:]
    ratios = [mine / floor for floor, mine in zip(floors, ours, strict=True)]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return middle, (
        f"commit {statistics.median(ours):.3f} ms, plain 4 KiB append + fdatasync "
        f"{statistics.median(floors):.3f} ms; ratio {middle:.2f}, quartiles {low:.2f} to {high:.2f}"
        f", {count} pairs; 99th percentile {statistics.quantiles(ours, n=100)[98]:.2f} ms"
    )


def in_new_process(code: str, file: Path) -> tuple[float, int]:
    """Run code on a journal in a new process; give CPU seconds and kilobytes."""
    path = [str(Path(__file__).parent), str(Path(__file__).parents[2])]
    code = code.format(path=path, file=str(file)) + _PEAK
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    seconds, kilobytes = told.stdout.split()
    return float(seconds), int(kilobytes)


def measure_long(folder: Path, rounds: int, pairs: int) -> None:
    """Print what a journal of many rounds costs."""
    long, empty = folder / "long.db", folder / "empty.db"
    begin = perf_counter()
    events = make_long(long, rounds)
    size = long.stat().st_size
    print(
        f"{rounds:,} rounds, {events:,} events, made in {perf_counter() - begin:.0f} s: "
        f"{size / 1e6:,.0f} MB, {size / events:.0f} bytes an event with indexes (at most 400)"
    )
    make_long(empty, 1)
    starts = [(in_new_process(_START, empty), in_new_process(_START, long)) for _ in range(9)]
    ratio = statistics.median(far[0] / near[0] for near, far in starts)
    more = statistics.median(far[1] - near[1] for near, far in starts) / 1024
    print(f"start: {ratio:.2f} times an empty journal's (at most 1.3), {more:+.1f} MB (at most 20)")
    with closing(connect_reader(long)) as db:
        day = BEGIN + timedelta(seconds=ROUND_SECONDS * rounds // 2)
        report = milliseconds(lambda: queries.sums_between(db, day, day + timedelta(days=1)))
        wins = milliseconds(lambda: queries.last_wins(db))
        one = milliseconds(lambda: queries.events_of_round(db, rounds // 3))
    print(
        f"day report {report:.0f} ms, last 25 wins {wins:.1f} ms (at most 200), "
        f"a round {one:.1f} ms"
    )
    begin = process_time()
    assert verify(long, KEY) == []
    speed = events / (process_time() - begin)
    print(f"verify: {speed:,.0f} events a second of one core (at least 100,000)")
    for shape in ("csv", "jsonl"):
        begin = process_time()
        with (folder / "out").open("w") as out:
            export(long, "events", shape, out)
        speed = events / (process_time() - begin)
        print(f"export as {shape}: {speed:,.0f} events a second of one core (at least 100,000)")
    more = (in_new_process(_READ, long)[1] - in_new_process(_READ, empty)[1]) / 1024
    print(f"verify and export: {more:+.1f} MB against those of an empty journal")
    near, _ = measure_commits(empty, pairs)
    far, said = measure_commits(long, pairs)
    print(f"on the long journal: {said}; {far / near:.2f} times the short one's (at most 1.3)")


def main() -> int:
    """Print the figures; exit status 1 where the commit is outside its limits."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pairs", type=int, default=1000)
    asked.add_argument("--rounds", type=int, default=0)
    asked.add_argument("--folder", type=Path, help="a folder on the disk to measure")
    options = asked.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        middle, said = measure_commits(Path(folder) / "bench.db", options.pairs)
        print(f"money command: {said}")
        print(f"target {LEAST} to {MOST}: {'met' if LEAST <= middle <= MOST else 'MISSED'}")
        if options.rounds:
            measure_long(Path(folder), options.rounds, options.pairs)
    return 0 if LEAST <= middle <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
