"""Pai gow's bonus bets exactly: seven of 53 cards by ranks and suits, the joker one of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations
from math import comb

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.chances import Chances, Met
from dealer_assist.odds.figure import Figure, fixed_figure
from dealer_assist.odds.scope import EVERY_WAY, Scope
from dealer_assist.rules.cards import ACE, KING, QUEEN
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.ranking.pai_gow import SEVEN_CARD_LINES

SEVEN_OF_53 = comb(53, 7)
_ALL = range(13)
_STRAIGHTS = [{*range(low, low + 5)} for low in range(9)] + [{ACE, 0, 1, 2, 3}]
_SEVENS = [{rank % 13 for rank in range(low, low + 7)} for low in range(-1, 7)]
_ROYAL = {*range(8, 13)}
_Held = tuple[int, ...]
_RankSets = tuple[frozenset[int], ...]


def pai_gow_figures(
    game: GameDefinition, _jackpots: Mapping[str, Jackpot], scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the bonus bets; the main wager is not worked out yet."""
    counted: Mapping[str, Callable[[], Chances]] = {
        "fortune": fortune_chances,
        "ace_high": ace_high_chances,
        "queens_dragon": queen_high_chances,
        "pai_gowd": no_pair_chances,
    }
    return [
        fixed_figure((game.key, wager, name), {}, scope.chances(count), table.lines)
        for wager, count in counted.items()
        for name, table in game.paytables.get(wager, {}).items()
    ]


@cache
def fortune_chances() -> Chances:
    """Count seven cards by their Fortune line."""
    ways: Counter[str] = Counter()
    for joker in (0, 1):
        ways += _by_ranks(joker)
        ways += _straight_flushes(joker)
    found: dict[Met, int] = {met: ways[met[0]] for met in SEVEN_CARD_LINES}
    return Chances(SEVEN_OF_53, {**found, (): SEVEN_OF_53 - sum(found.values())})


def ace_high_chances() -> Chances:
    """Count the dealer's hands of nothing but an ace, and how often a seat has the same."""
    total = SEVEN_OF_53 * comb(46, 7)
    natural, wild = (nothing(ACE, joker) * comb(46, 7) for joker in (0, 1))
    both_natural, one_wild = _both_natural(), _one_wild()
    ways: dict[Met, int] = {
        ("both",): both_natural + 2 * one_wild,
        ("joker",): wild - one_wild,
        ("ace_high",): natural - both_natural - one_wild,
    }
    return Chances(total, {**ways, (): total - sum(ways.values())})


def queen_high_chances() -> Chances:
    """Count the dealer's hands of nothing but a queen."""
    ways = nothing(QUEEN, 0)
    return Chances(SEVEN_OF_53, {("queen_high",): ways, (): SEVEN_OF_53 - ways})


def no_pair_chances() -> Chances:
    """Count the dealer's hands without a pair, a straight or a flush; the joker is an ace."""
    ways = nothing(ACE, 1) + sum(nothing(top, 0) for top in _ALL)
    return Chances(SEVEN_OF_53, {("no_pair",): ways, (): SEVEN_OF_53 - ways})


def nothing(top: int, joker: int) -> int:
    """Count hands without a pair, a straight or a flush whose highest card is this."""
    return len(_no_straights(top, joker)) * _no_flush(7 - joker, 5 - joker)


def _by_ranks(joker: int) -> Counter[str]:
    """Count hands by their ranks and whether they have a flush; straight flushes are left out."""
    ways: Counter[str] = Counter()
    for held in _held(7 - joker):
        kind = _kind(held, joker)
        total = 1
        suited = [1]
        for count in held:
            total *= comb(4, count)
            if count:
                suited = _times(suited, comb(3, count), comb(3, count - 1))
        flush = 4 * sum(suited[5 - joker :])
        if kind in ("five_aces", "four_of_a_kind", "full_house"):
            ways[kind] += total
        else:
            ways["flush"] += flush
            ways[kind] += total - flush
    for (kind, _), number in _with_straight_flush(joker).items():
        is_above = kind in ("five_aces", "four_of_a_kind", "full_house")
        ways[kind if is_above else "flush"] -= number
    return ways


def _straight_flushes(joker: int) -> Counter[str]:
    ways: Counter[str] = Counter()
    for (_, line), number in _with_straight_flush(joker).items():
        ways[line] += number
    return ways


@cache
def _with_straight_flush(joker: int) -> Counter[tuple[str, str]]:
    """Count hands with a straight flush, by what their ranks make and by their line."""
    ways: Counter[tuple[str, str]] = Counter()
    size = 7 - joker
    others = [(rank, suit) for rank in _ALL for suit in range(1, 4)]
    for suited in range(5 - joker, size + 1):
        for mask in combinations(_ALL, suited):
            tops = [run for run in _STRAIGHTS if len(run & {*mask}) >= 5 - joker]
            if not tops:
                continue
            for rest in combinations(others, size - suited):
                ranks = [*mask, *(rank for rank, _ in rest)]
                held = tuple(ranks.count(rank) for rank in _ALL)
                line = _line(mask, rest, is_royal=_ROYAL in tops, joker=joker)
                ways[_kind(held, joker), line] += 4
    return ways


def _line(
    mask: tuple[int, ...], rest: tuple[tuple[int, int], ...], *, is_royal: bool, joker: int
) -> str:
    if not rest and any({*mask} <= sevens for sevens in _SEVENS):
        return "seven_card_straight_flush" + ("_joker" if joker else "")
    if is_royal:
        ranks, suits = ({card[place] for card in rest} for place in (0, 1))
        return "royal_match" if ranks == {KING, QUEEN} and len(suits) == 1 else "royal_flush"
    return "straight_flush"


def _kind(held: _Held, joker: int) -> str:
    """Name what ranks make without suits, a three before a straight; the joker is an ace."""
    counts = sorted((*held[:ACE], held[ACE] + joker), reverse=True)
    if counts[0] == 5:
        return "five_aces"
    if counts[0] == 4:
        return "four_of_a_kind"
    if counts[0] == 3:
        return "full_house" if counts[1] >= 2 else "three_of_a_kind"
    there = {rank for rank in _ALL if held[rank]}
    return "straight" if any(len(run & there) >= 5 - joker for run in _STRAIGHTS) else "nothing"


def _held(cards: int, ranks: int = 13) -> Iterator[_Held]:
    """Return how many cards of each rank there may be."""
    if ranks == 0:
        if cards == 0:
            yield ()
        return
    for count in range(min(4, cards) + 1):
        for rest in _held(cards - count, ranks - 1):
            yield (count, *rest)


def _times(suited: list[int], without: int, with_one: int) -> list[int]:
    """Multiply a polynomial in the cards of one suit by a rank that has one of it or none."""
    longer = [*suited, 0]
    return [
        without * each + (with_one * suited[place - 1] if place else 0)
        for place, each in enumerate(longer)
    ]


@cache
def _no_straights(top: int, joker: int) -> _RankSets:
    """Return the sets of different ranks below and with a top that make no straight.

    With the joker, itself the ace, there are six of them and no other ace.
    """
    if joker and top != ACE:
        return ()
    below = [rank for rank in _ALL if rank < top]
    head = () if joker else (top,)
    found = (frozenset({*head, *rest}) for rest in combinations(below, 6))
    return tuple(
        ranks for ranks in found if all(len(run & ranks) < 5 - joker for run in _STRAIGHTS)
    )


def _no_flush(cards: int, least: int) -> int:
    """Count the suits of so many different ranks with fewer than `least` of each."""
    long: int = sum(comb(cards, many) * 3 ** (cards - many) for many in range(least, cards + 1))
    every: int = 4**cards
    return every - 4 * long


def _both_natural() -> int:
    """Count two hands of nothing but an ace from one deck."""
    hands = _no_straights(ACE, 0)
    shared = _shared(hands, hands)
    return sum(pairs * _apart(same, 7, 7, (5, 5)) for same, pairs in shared.items())


def _one_wild() -> int:
    """Count a hand with the joker for its ace, and another with an ace of its own."""
    wild, natural = _no_straights(ACE, 1), _no_straights(ACE, 0)
    shared = _shared(wild, natural)
    return sum(pairs * _apart(same, 6, 7, (4, 5)) for same, pairs in shared.items())


def _shared(hands: _RankSets, others: _RankSets) -> Counter[int]:
    """Count pairs of hands by how many ranks they have in common."""
    bits = [sum(1 << rank for rank in ranks) for ranks in hands]
    more = [sum(1 << rank for rank in ranks) for ranks in others]
    return Counter((mine & other).bit_count() for mine in bits for other in more)


def _apart(same: int, first: int, second: int, flushes: tuple[int, int]) -> int:
    """Count the suits of two hands that have `same` ranks in common, neither of them a flush."""
    total: int = 12**same * 4 ** (first - same) * 4 ** (second - same)
    first_flush = 4 * _suited(same, first, second, (0, None), flushes)
    other = 4 * _suited(same, first, second, (None, 0), flushes)
    both = 4 * _suited(same, first, second, (0, 0), flushes)
    both += 12 * _suited(same, first, second, (0, 1), flushes)
    return total - first_flush - other + both


def _suited(
    same: int,
    first: int,
    second: int,
    suits: tuple[int | None, int | None],
    flushes: tuple[int, int],
) -> int:
    """Count suits in which each hand has a flush in the suit that is named for it."""
    states: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    pairs = [(x, y) for x in range(4) for y in range(4) if x != y]
    steps = [pairs] * same
    steps += [[(x, -1) for x in range(4)]] * (first - same)
    steps += [[(-1, y) for y in range(4)]] * (second - same)
    for step in steps:
        then: Counter[tuple[int, int]] = Counter()
        for (mine, his), number in states.items():
            for x, y in step:
                then[mine + (x == suits[0]), his + (y == suits[1])] += number
        states = then
    return sum(
        number
        for (mine, his), number in states.items()
        if (suits[0] is None or mine >= flushes[0]) and (suits[1] is None or his >= flushes[1])
    )
