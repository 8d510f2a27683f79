"""All poker hands of a deck, counted by rank multisets and suit patterns instead of one by one."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb, prod

from dealer_assist.odds.chances import Chances, tally
from dealer_assist.rules.cards import ACE
from dealer_assist.rules.ranking.four_cards import lines_of

_LOW_ACE = 1 << ACE


@cache
def four_card_chances() -> Chances:
    """Count the best four of all 2,598,960 five-card hands, by every line they meet."""
    return tally(((lines_of(kind, top), ways) for kind, top, ways in _hands(5, 4)), _FIVES)


@cache
def five_card_chances() -> Chances:
    """Count all 2,598,960 five-card hands by kind."""
    return tally((((kind,), ways) for kind, _, ways in _hands(5, 5)), _FIVES)


@cache
def six_card_chances() -> Chances:
    """Count the best five of all 20,358,520 hands of six cards by kind."""
    return tally((((kind,), ways) for kind, _, ways in _hands(6, 5)), comb(52, 6))


@cache
def five_of_seven_chances() -> Chances:
    """Count the best five of all 133,784,560 hands of seven cards by kind."""
    return tally((((kind,), ways) for kind, _, ways in _hands(7, 5)), comb(52, 7))


@cache
def seven_card_chances() -> Chances:
    """Count the best five of all 133,784,560 seven-card hands, the royals by when they came.

    The first five cards are the player's two and the flop; a royal on the board alone is a
    community royal. A deal is five cards, then the sixth, then the last: 42 of each hand.
    """
    kinds = tally((((kind,), ways) for kind, _, ways in _hands(7, 5)), comb(52, 7))
    ways = {met: count * 42 for met, count in kinds.ways.items()}
    royals = ways.pop(("royal_flush",))
    after_5 = 4 * 47 * 46
    after_6 = 4 * 5 * 47 * 46
    ways[("royal_after_5", "royal_flush")] = after_5
    ways[("royal_after_6", "royal_flush")] = after_6
    ways[("community_royal",)] = after_5  # the board is as likely a royal as the first five
    ways[("royal_after_7", "royal_flush")] = royals - 2 * after_5 - after_6
    return Chances(kinds.total * 42, ways)


_FIVES = comb(52, 5)


def _hands(cards: int, least: int) -> Iterator[tuple[str, int, int]]:
    """Return the kind, the rank that is held most often and the ways, for every set of ranks.

    `least` cards make a straight or a flush. With five cards for four, or seven for five, a
    flush leaves no room for a higher set, and only one suit can have one.
    """
    run_in = _runs(least)
    for counts in _compositions(cards):
        mixed, suited = _suit_patterns(counts, least)
        kind = _kind_of_sets(counts, least)
        most = counts.index(max(counts))
        for ranks in combinations(range(13), len(counts)):
            bits = [1 << rank for rank in ranks]
            yield "straight" if run_in[sum(bits)] else kind, ranks[most], mixed
            for places, ways in suited:
                run = run_in[sum([bits[place] for place in places])]
                yield run or "flush", 0, ways


@cache
def _runs(least: int) -> tuple[str, ...]:
    """Name what each set of ranks makes in one suit, empty where it has no run."""
    royal = sum(1 << rank for rank in range(ACE - least + 1, ACE + 1)) if least == 5 else 0
    windows = [sum(1 << low + step for step in range(least)) for low in range(14 - least)]
    windows.append(sum(1 << step for step in range(least - 1)) | _LOW_ACE)
    names = []
    for held in range(1 << 13):
        run = any(held & window == window for window in windows)
        is_royal = run and royal and held & royal == royal
        names.append("royal_flush" if is_royal else "straight_flush" if run else "")
    return tuple(names)


def _kind_of_sets(counts: tuple[int, ...], least: int) -> str:
    first, second, *_ = sorted((*counts, 0), reverse=True)
    if first == 4:
        return "four_of_a_kind"
    if first == 3:
        return "full_house" if second > 1 and least == 5 else "three_of_a_kind"
    if first == 2:
        return "two_pair" if second == 2 else "pair"
    return "high_card"


def _compositions(cards: int) -> Iterator[tuple[int, ...]]:
    """Split so many cards into ranks of one to four cards, lowest rank first."""
    if not cards:
        yield ()
    for first in range(1, min(cards, 4) + 1):
        for rest in _compositions(cards - first):
            yield (first, *rest)


def _suit_patterns(
    counts: tuple[int, ...], least: int
) -> tuple[int, list[tuple[tuple[int, ...], int]]]:
    """Return the suit choices without a flush, and those with one by the places that make it."""
    suited = []
    for size in range(least, len(counts) + 1):
        for places in combinations(range(len(counts)), size):
            # Of each rank in the flush one card is of the suit, of the others none is.
            ways = 4 * prod(
                comb(3, count - 1) if place in places else comb(3, count)
                for place, count in enumerate(counts)
            )
            suited.append((places, ways))
    mixed = prod(comb(4, count) for count in counts) - sum(ways for _, ways in suited)
    return mixed, suited
