"""How fast the odds are: exact counts against ranking hands one by one, and whole games.

Run `python tests/bench/bench_odds.py [--hands N] [--all]`. Counts and the pass with phevaluator
run in turn in this process, on its own processor time; the pass is over the first N hands of all,
scaled to all of them. `--all` also works out every figure of every game, on the wall clock.
"""

import argparse
import resource
import statistics
import sys
from collections.abc import Callable
from itertools import combinations, islice
from math import comb
from time import perf_counter, process_time

from phevaluator import evaluate_cards

from dealer_assist.catalog.book import load_book
from dealer_assist.odds import hand_classes
from dealer_assist.paths import resources

LEAST_TIMES_FASTER = 10
MOST_CRAZY_4_SECONDS = 20
MOST_SECONDS = 90
MOST_MEGABYTES = 1_000


def seconds(work: Callable[[], object]) -> float:
    """Time a work on this process's own clock."""
    start = process_time()
    work()
    return process_time() - start


def count_five() -> None:
    """Count all five-card hands in both rankings, from nothing."""
    hand_classes.four_card_chances.cache_clear()
    hand_classes.five_card_chances.cache_clear()
    hand_classes._runs.cache_clear()
    hand_classes.four_card_chances()
    hand_classes.five_card_chances()


def count_seven() -> None:
    """Count all seven-card hands, from nothing."""
    hand_classes.seven_card_chances.cache_clear()
    hand_classes._runs.cache_clear()
    hand_classes.seven_card_chances()


def one_by_one(cards: int, hands: int) -> None:
    """Rank the first hands of all, one call each."""
    for hand in islice(combinations(range(52), cards), hands):
        evaluate_cards(*hand)


def compare(cards: int, count: Callable[[], None], hands: int, rounds: int) -> bool:
    """Print the two times and their ratio, measured in turn."""
    sample = min(hands, comb(52, cards))
    scale = comb(52, cards) / sample
    pairs = [
        (seconds(count), scale * seconds(lambda: one_by_one(cards, sample))) for _ in range(rounds)
    ]
    ratios = sorted(passed / counted for counted, passed in pairs)
    counted, passed = (statistics.median(times) for times in zip(*pairs, strict=True))
    ratio = statistics.median(ratios)
    print(
        f"{comb(52, cards):,} hands of {cards}: counted in {counted:.3f} s,"
        f" one by one {passed:.1f} s (from {sample:,}): {ratio:.0f} times as fast"
        f" ({ratios[0]:.0f} to {ratios[-1]:.0f})"
    )
    return ratio >= LEAST_TIMES_FASTER


def crazy_4() -> bool:
    """Time the whole game with best play, loading of numpy included."""
    book = load_book(resources())

    def play() -> None:
        from dealer_assist.odds.games.crazy4 import best_play

        best_play(book.games["crazy_4_poker"].paytables["super_bonus"]["C4P-09"])

    start = perf_counter()
    own = seconds(play)
    print(f"Crazy 4 with best play: {perf_counter() - start:.1f} s, of it {own:.1f} s its own")
    return own < MOST_CRAZY_4_SECONDS


def everything() -> bool:
    """Time all figures of all games, and the memory of the largest processes together."""
    from dealer_assist.odds.report import figures

    start = perf_counter()
    found = figures(None, load_book(resources()))
    wall = perf_counter() - start
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    largest, here = (
        usage.ru_maxrss / 1024,
        resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    )
    print(
        f"all {len(found)} figures: {wall:.0f} s, of it {usage.ru_utime + usage.ru_stime:.0f} s of"
        f" processor in the sums; largest process {largest:.0f} MB, this one {here:.0f} MB"
    )
    return wall < MOST_SECONDS and 2 * largest + here < MOST_MEGABYTES


def main() -> int:
    """Measure, and tell by the exit status whether all goals are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=200_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--all", action="store_true")
    call = parser.parse_args()
    met = [everything()] if call.all else []
    met += [
        compare(5, count_five, call.hands, call.rounds),
        compare(7, count_seven, call.hands, call.rounds),
        crazy_4(),
    ]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
