"""How long a question of a drill takes to build, drill by drill.

Run `python tests/bench/bench_drills.py [--count N] [--seed N]`. The clock is the process's own
processor time, so that a busy neighbour does not count; the slowest questions are built twice more
and count as their quickest, because a question of a number is the same each time. The first
question also loads the drill and its rules, and stands apart. Fails where a question takes 20 ms
or longer.
"""

import argparse
import gc
import sys
from collections.abc import Iterator
from time import process_time

from dealer_assist.catalog.book import load_book
from dealer_assist.paths import resources
from dealer_assist.school.drills import DRILLS, questions
from dealer_assist.school.drills.question import Question
from dealer_assist.settle.book import SettleBook

LONGEST_MS = 20.0
_SHARE = 0.99
_SLOWEST, _AGAIN = 10, 2


def main() -> int:
    """Print mean, the ninety-ninth of a hundred, the worst and the first of every drill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000, help="questions of each drill")
    parser.add_argument("--seed", type=int, default=1, help="which questions")
    options = parser.parse_args()
    book, failed = load_book(resources()), 0
    gc.freeze()  # as the kiosk does once its table stands
    for name in DRILLS:
        first, took = _build(name, book, options.seed, options.count)
        mean, most = sum(took) / len(took), took[int(_SHARE * len(took))]
        failed += max(first, took[-1]) >= LONGEST_MS
        print(
            f"{name:<16} mean {mean:5.2f} ms, 99 % {most:5.2f} ms, "
            f"worst {took[-1]:5.1f} ms, first {first:5.1f} ms"
        )
    return 1 if failed else 0


def _build(name: str, book: SettleBook, seed: int, count: int) -> tuple[float, list[float]]:
    """Return the time of the first question, and those of the others from the shortest on."""
    made = questions(name, book, seed, count)
    first, *took = (_timed(made) for _ in range(count))
    slowest = sorted(range(len(took)), key=took.__getitem__)[-_SLOWEST:]
    for at in slowest:
        for _ in range(_AGAIN):
            took[at] = min(took[at], _alone(name, book, seed, at + 1))
    return first, sorted(took)


def _alone(name: str, book: SettleBook, seed: int, n: int) -> float:
    again = questions(name, book, seed, 2, first=n - 1)
    next(again)  # the one before it lists the cases
    return _timed(again)


def _timed(made: Iterator[Question]) -> float:
    begun = process_time()
    next(made)
    return 1000 * (process_time() - begun)


if __name__ == "__main__":
    sys.exit(main())
