"""How long a question of a drill takes to build, drill by drill.

Run `python tests/bench/bench_drills.py [--count N]`. The clock is the process's own processor
time, so that a busy neighbour does not count. Fails where the mean of a drill, or 19 of 20 of its
questions, take 20 ms or longer.
"""

import argparse
import sys
from time import process_time

from dealer_assist.catalog.book import load_book
from dealer_assist.paths import resources
from dealer_assist.school.drills import DRILLS, questions

LONGEST_MS = 20.0
_SHARE = 0.95


def main() -> int:
    """Print mean, the nineteenth of twenty and the worst of every drill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000, help="questions of each drill")
    count = parser.parse_args().count
    book, failed = load_book(resources()), 0
    for name in DRILLS:
        took, asked = [], questions(name, book, 1, count)
        for _ in range(count):
            begun = process_time()
            next(asked)
            took.append(1000 * (process_time() - begun))
        took.sort()
        mean, most = sum(took) / count, took[int(_SHARE * count)]
        failed += mean >= LONGEST_MS or most >= LONGEST_MS
        print(f"{name:<16} mean {mean:6.2f} ms, 95 % {most:6.2f} ms, worst {took[-1]:6.1f} ms")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
