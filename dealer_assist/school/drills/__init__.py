"""Drills: questions without end, made and answered by the rules engine.

Each drill is the module of this package by that name: `cases(book)` lists what it can ask about,
`ask(dealing, chance, case)` makes one question of it. A drill goes through its cases in turn, so
every line of every paytable comes up; the cards are new each time.
"""

from collections.abc import Iterator
from importlib import import_module
from random import Random

from dealer_assist.errors import UsageError
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.drills.question import Question
from dealer_assist.settle.book import SettleBook

DRILLS = {
    "read_hand": "which hand it is, which of two is higher, whether the dealer qualifies",
    "pay_it": "what a wager or a prize is paid, envy included",
    "envy_sum": "what a seat gets for the hands of others",
    "meter_percent": "a percentage of the meter, rounded down to the cent",
    "shared_prize": "a seat's share of a prize that several seats win",
    "payment_order": "which seats are paid a prize, in the order they are paid",
    "envy_order": "which seats get envy, in the order they are paid",
    "eligible": "which seats win the prize, and which had no wager, folded or bet the wrong side",
    "baccarat_draw": "who draws a third card, and which Dragon Bonus line the coup makes",
    "dealer_draw": "whether the dealer at blackjack draws or stands",
    "house_way": "which two of the dealer's cards the house way sets in front",
    "compare_hands": "whether a seat at pai gow wins, pushes or loses against the dealer",
    "commission": "what is kept of a win that pays commission",
    "dealer_cards": "which up cards leave the dealer's hand at 6-5-4, and what is left",
    "left_up": "how much of a House Money win may be left up",
    "which_card": "who authorises a prize: dealer, Supervisor or Executive",
    "which_lamp": "what a sensor's lamp shows, and what it says of its seat",
    "what_to_say": "which of three announcements is the right one",
    "spot_the_fault": "at which act of a dealer FOUL is to be pressed, if at any",
}


def questions(
    name: str, book: SettleBook, seed: int, count: int, first: int = 0
) -> Iterator[Question]:
    """Make the questions of a drill, `first` of them left out; the same seed makes the same."""
    if name not in DRILLS:
        raise UsageError(f"There is no drill {name!r}; the drills are {', '.join(DRILLS)}")
    drill = import_module(f"{__name__}.{name}")
    cases = list(drill.cases(book))
    Random(f"{name} {seed}").shuffle(cases)
    for n in range(first, first + count):
        # Each question has a chance of its own: none depends on how many were asked before it.
        chance = Random(f"{name} {seed} {n}")
        asked = drill.ask(Dealing(book, chance), chance, cases[n % len(cases)])
        yield Question(name, f"{name}-{seed}-{n + 1}", asked)
