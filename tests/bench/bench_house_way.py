"""How long the house way takes to set seven cards into two and five.

Run `python tests/bench/bench_house_way.py [--hands N] [--rounds N]`. The clock is the process's own
processor time, so that a busy neighbour does not count; the median of the rounds does.
"""

import argparse
import statistics
from random import Random
from time import process_time

from dealer_assist.catalog.house_ways import load_house_way
from dealer_assist.paths import resources
from dealer_assist.rules.games.house_way import WaysToSet, house_set

MOST_MS = 0.2
_CARDS = range(53)


def main() -> int:
    """Time the hands, print the median of a hand, and fail above what was promised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000, help="hands in each round")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts")
    asked = parser.parse_args()
    way, random = load_house_way(resources() / "house_ways" / "foxwoods.toml"), Random("bench")
    hands = [tuple(random.sample(_CARDS, 7)) for _ in range(asked.hands)]
    taken = []
    for _ in range(asked.rounds):
        begin = process_time()
        for cards in hands:
            house_set(WaysToSet(cards), way)
        taken.append((process_time() - begin) / asked.hands * 1_000)
    median = statistics.median(taken)
    print(f"a hand is set in {median:.4f} ms (at most {MOST_MS} ms)")
    return int(median > MOST_MS)


if __name__ == "__main__":
    raise SystemExit(main())
