"""How many complete Crazy 4 deals with one seat are settled a second, from JSON to JSON.

Run `python tests/bench/bench_settle.py [--deals N] [--rounds N]`. The clock is the process's own
processor time, so that a busy neighbour does not count. Reading and writing the same JSON without
any rules runs in turn with it: that ratio travels to other machines, the deals a second do not.
"""

import argparse
import json
import statistics
import sys
from random import Random
from time import process_time

from dealer_assist.catalog.book import load_book
from dealer_assist.paths import resources
from dealer_assist.rules.cards import DECK, card_name
from dealer_assist.settle.lines import TOGETHER, settle_lines

LEAST_A_SECOND = 5_000


def random_deals(count: int, seed: int) -> list[str]:
    """Deal one seat with every wager, all different, playing the ante or folding."""
    random = Random(seed)
    lines = []
    for number in range(count):
        cards = [card_name(card) for card in random.sample(DECK, 10)]
        play = {"action": "play", "play": 500}
        deal = {
            "id": f"C4-{number}",
            "game": "crazy_4_poker",
            "paytables": {"super_bonus": "C4P-09", "queens_up": "C4P-09", "bad_beat": "BBB-01"},
            "jackpot": {"paytable": "ATLAS-1", "meters": {"main": 1284637}},
            "options": {"folded_hands_win": False},
            "dealer": cards[:5],
            "seats": [
                {
                    "seat": random.randint(1, 7),
                    "cards": cards[5:],
                    "wagers": {
                        "ante": 500,
                        "super_bonus": 500,
                        "queens_up": 500,
                        "bad_beat": 100,
                        "progressive": 100,
                    },
                    "decision": play if random.random() < 0.8 else {"action": "fold"},
                }
            ],
        }
        lines.append(json.dumps(deal))
    return lines


def main() -> int:
    """Time both in turn, print the medians, and fail below the promised pace."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000, help="deals in each round")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts")
    asked = parser.parse_args()
    book = load_book(resources())
    deals = random_deals(asked.deals, seed=4)
    answers = list(settle_lines(deals, book, TOGETHER))
    if any('"refused"' in answer for answer in answers):
        print("a deal of the bench was refused")
        return 1
    parsed = [json.loads(answer) for answer in answers]
    paces, ratios = [], []
    for _ in range(asked.rounds):
        begin = process_time()
        for _answer in settle_lines(deals, book, TOGETHER):
            pass
        settled = process_time() - begin
        begin = process_time()
        for deal, answer in zip(deals, parsed, strict=True):
            json.loads(deal)
            json.dumps(answer)
        floor = process_time() - begin
        paces.append(asked.deals / settled)
        ratios.append(settled / floor)
    pace = statistics.median(paces)
    print(
        f"{pace:,.0f} deals a second (median; {min(paces):,.0f} to {max(paces):,.0f}),"
        f" {statistics.median(ratios):.1f} × reading and writing the JSON alone;"
        f" promised: {LEAST_A_SECOND:,}"
    )
    return 0 if pace >= LEAST_A_SECOND else 1


if __name__ == "__main__":
    sys.exit(main())
