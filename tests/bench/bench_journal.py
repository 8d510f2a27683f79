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
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from time import perf_counter, perf_counter_ns, process_time

from long_journal import BEGIN, DIGEST, KEY, ROUND_SECONDS, make_long, open_bench
from money_commands import ScriptedTable, of_four_events, of_played_rounds, open_scripted

from dealer_assist.journal.audit.export import export
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries import latest, trails
from dealer_assist.journal.queries.round_list import rounds_page, shift_of
from dealer_assist.journal.queries.spans import span_between
from dealer_assist.journal.queries.totals import tally
from dealer_assist.ui.shell.journal_reader import JournalReader

MOST, LEAST = 1.7, 0.5
_WARMING_UP = 20  # the first commits make files
_IN_A_ROW = 20
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
from dealer_assist.journal.audit.export import export
from dealer_assist.journal.queries.totals import tally
from dealer_assist.journal.queries.spans import span_between
from dealer_assist.journal.audit.verify import verify
from dealer_assist.ui.shell.journal_reader import JournalReader
verify(Path({file!r}), KEY)
with open("/dev/null", "w") as out:
    export(Path({file!r}), "events", "jsonl", out)
print(0)
"""


def milliseconds(step: Callable[[], object]) -> float:
    """Time one step."""
    begin = perf_counter_ns()
    step()
    return (perf_counter_ns() - begin) / 1e6


@dataclass(frozen=True, slots=True)
class Commits:
    """What commits on one file took, in milliseconds, each with the plain append before it."""

    ours: list[float]
    floors: list[float]

    @property
    def ratios(self) -> list[float]:
        """Return each commit against the append that was paired with it."""
        return [mine / floor for mine, floor in zip(self.ours, self.floors, strict=True)]

    @property
    def ratio(self) -> float:
        """Return the median ratio."""
        return statistics.median(self.ratios)

    @property
    def is_within(self) -> bool:
        """True if it is fast enough, and slow enough to be durable."""
        return LEAST <= self.ratio <= MOST

    def __str__(self) -> str:
        low, middle, high = statistics.quantiles(self.ratios, n=4)
        worst = statistics.quantiles(self.ours, n=100)[98]
        return (
            f"{statistics.median(self.ours):.3f} ms, plain 4 KiB append + fdatasync "
            f"{statistics.median(self.floors):.3f} ms; ratio {middle:.2f} ({LEAST} to {MOST}: "
            f"{'met' if self.is_within else 'MISSED'}), quartiles {low:.2f} to {high:.2f}, "
            f"{len(self.ours)} pairs; 99th percentile {worst:.2f} ms"
        )


def measure_commits(
    files: Sequence[Path], commands: Sequence[Sequence[Entry]], count: int
) -> list[Commits]:
    """Time a plain append and a commit in turn, on one file after the other."""
    block = os.urandom(4096)
    plain = os.open(files[0].with_name("plain"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def append_block() -> None:
        os.write(plain, block)
        os.fdatasync(plain)

    found = [Commits([], []) for _ in files]
    with ExitStack() as opened:
        journals = [opened.enter_context(open_bench(file)) for file in files]
        # Some at a time on each file: that much is in the processor's reach on a real table.
        for begin in range(0, count + _WARMING_UP, _IN_A_ROW):
            for journal, commits in zip(journals, found, strict=True):
                for number in range(begin, begin + _IN_A_ROW):
                    entries, name = commands[number % len(commands)], f"bench-{number}"
                    commits.floors.append(milliseconds(append_block))
                    began = perf_counter_ns()
                    journal.append(entries, digest=DIGEST, command_id=name)
                    commits.ours.append((perf_counter_ns() - began) / 1e6)
    os.close(plain)
    return [Commits(one.ours[_WARMING_UP:], one.floors[_WARMING_UP:]) for one in found]


def in_new_process(code: str, file: Path) -> tuple[float, int]:
    """Run code on a journal in a new process; give CPU seconds and kilobytes."""
    path = [str(Path(__file__).parent), str(Path(__file__).parents[2])]
    code = code.format(path=path, file=str(file)) + _PEAK
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    seconds, kilobytes = told.stdout.split()
    return float(seconds), int(kilobytes)


def measure_start(empty: Path, long: Path) -> None:
    """Print what a start on a long journal takes more than one on an empty journal."""
    starts = [(in_new_process(_START, empty), in_new_process(_START, long)) for _ in range(9)]
    ratio = statistics.median(far[0] / near[0] for near, far in starts)
    more = statistics.median(far[1] - near[1] for near, far in starts) / 1024
    print(f"start: {ratio:.2f} times an empty journal's (at most 1.3), {more:+.1f} MB (at most 20)")


def measure_questions(long: Path, rounds: int) -> None:
    """Print how long what screens and reports ask takes, the first time and in the median."""
    day = BEGIN + timedelta(seconds=ROUND_SECONDS * rounds // 2)
    with closing(connect_reader(long)) as db:
        questions: dict[str, Callable[[], object]] = {
            "day report": lambda: tally(db, span_between(db, day, day + timedelta(days=1))),
            "last 25 wins": lambda: latest.last_wins(db),
            "25 rounds from the middle": lambda: rounds_page(db, 25, rounds // 2),
            "all of one round": lambda: JournalReader(long).facts(rounds // 3),
            "shift so far": lambda: shift_of(db, "dealer-1"),
            "refused cards": lambda: trails.refused_swipes(db),
            "copies of a win": lambda: trails.prints_of(db, "win", rounds // 200),
            "alerts": lambda: trails.alert_trail(db),
            "settings": lambda: trails.settings_trail(db),
        }
        for name, question in questions.items():
            first = milliseconds(question)
            again = statistics.median(milliseconds(question) for _ in range(5))
            print(f"{name}: {first:.1f} ms, again {again:.1f} ms (at most 200)")


def measure_reading(folder: Path, empty: Path, long: Path, events: int) -> None:
    """Print how fast a journal is verified and exported, and in how much memory."""
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
    (folder / "out").unlink()
    more = (in_new_process(_READ, long)[1] - in_new_process(_READ, empty)[1]) / 1024
    print(f"verify and export: {more:+.1f} MB against those of an empty journal")


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
    measure_start(empty, long)
    measure_questions(long, rounds)
    measure_reading(folder, empty, long, events)
    near, far = measure_commits((empty, long), of_played_rounds(), pairs)
    print(f"commit on the long journal: {far}")
    print(f"{far.ratio / near.ratio:.2f} times the short one's (at most 1.3)")


def measure_shift(file: Path, rounds: int = 400) -> None:
    """Print how many bytes an event of a real table takes on disk in a shift."""
    with open_scripted(file) as journal:
        ScriptedTable(journal).play(rounds)
        events = journal.head.seq
    size = file.stat().st_size
    print(
        f"a shift of {rounds} rounds: {size / events:.0f} bytes an event with indexes (at most 400)"
    )


def main() -> int:
    """Print the figures; exit status 1 where a commit is outside its limits."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pairs", type=int, default=1000)
    asked.add_argument("--rounds", type=int, default=0)
    asked.add_argument("--folder", type=Path, help="a folder on the disk to measure")
    options = asked.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        folder = Path(name)
        (played,) = measure_commits((folder / "played.db",), of_played_rounds(), options.pairs)
        print(f"money commands of played rounds: {played}")
        (four,) = measure_commits((folder / "four.db",), of_four_events(), options.pairs)
        print(f"a command of four events: {four}")
        measure_shift(folder / "shift.db")
        if options.rounds:
            measure_long(folder, options.rounds, options.pairs)
    return 0 if played.is_within and four.is_within else 1


if __name__ == "__main__":
    sys.exit(main())
