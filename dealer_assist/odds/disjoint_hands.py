"""Count sets of five-card hands from one deck that share no card and are all of a kind or better.

Ranks are gone through from the ace up; at each, its four cards go to hands that are being built.
Hands are counted by what makes them so: five of a suit, five in sequence, three or four of a
rank, three and two. A straight flush is five of a suit and five in sequence at once: where both
are counted, one is taken off again. Kickers are any cards that are left in the end.
"""

from collections.abc import Iterator
from itertools import product
from math import comb, factorial, perm
from typing import NamedTuple

from dealer_assist.odds.chances import summed
from dealer_assist.value import Value


class _Counted(Value):
    """Which hands a kind counts; `sets` says which sets of one rank."""

    suited: bool = False
    straight: bool = False
    straight_flush: int = 0
    only_royal: bool = False
    sets: str = ""


_COUNTED = {
    "royal_flush": _Counted(straight_flush=1, only_royal=True),
    "straight_flush": _Counted(straight_flush=1),
    "four_of_a_kind": _Counted(straight_flush=1, sets="fours"),
    "full_house": _Counted(straight_flush=1, sets="full_houses"),
    "flush": _Counted(suited=True, sets="full_houses"),
    "straight": _Counted(suited=True, straight=True, straight_flush=-1, sets="full_houses"),
    # Three cards and any two: four of a kind is found four times, three of them are too many.
    "three_of_a_kind": _Counted(suited=True, straight=True, straight_flush=-1, sets="threes"),
}
KINDS = tuple(_COUNTED)

_ACE, _NINE, _TEN, _KING = 0, 8, 9, 12


class _Suit(NamedTuple):
    """A suit's hands in progress: cards of flushes, of one straight flush, an ace for a royal."""

    flush: int = 0
    run: int = 0
    holds_ace: bool = False


class _State(NamedTuple):
    """All that matters of the ranks gone through: hands in progress, and hands begun."""

    suits: tuple[_Suit, ...] = (_Suit(),) * 4
    runs: tuple[int, int, int, int] = (0, 0, 0, 0)
    aces_held: int = 0
    hands: int = 0
    threes: int = 0
    twos: int = 0
    fours: int = 0


def count_disjoint(kind: str, most: int) -> tuple[int, ...]:
    """Count the sets of none, one, two … `most` hands. Eight hands take an hour or two."""
    counted = _COUNTED[kind]
    states = {_State(): 1}
    for rank in range(13):
        states = summed(
            (after, ways * more)
            for state, ways in states.items()
            for after, more in _deal_rank(state, rank, counted, most)
        )
    totals = [0] * (most + 1)
    for state, ways in states.items():
        totals[state.hands] += ways * _finish(state, counted)
    return tuple(totals)


def _deal_rank(
    state: _State, rank: int, counted: _Counted, most: int
) -> Iterator[tuple[_State, int]]:
    for suits, used, begun, sign in _deal_suits(state.suits, rank, counted):
        going_on = sum(state.runs)
        left = 4 - used - going_on
        hands = state.hands + begun
        if left < 0 or hands > most:
            continue
        ways = sign * perm(4 - used, going_on)
        dealt = state._replace(suits=suits, hands=hands)
        for with_runs, rest, more in _deal_runs(dealt, rank, left, counted, most):
            for after, times in _deal_sets(with_runs, rest, counted, most):
                # Every two cards of a rank need three of another for a full house.
                if after.twos - after.threes <= most - after.hands:
                    yield after, ways * more * times


def _deal_suits(
    suits: tuple[_Suit, ...], rank: int, counted: _Counted
) -> Iterator[tuple[tuple[_Suit, ...], int, int, int]]:
    """Deal cards to hands of one suit: the suits after it, cards used, hands begun, the sign."""
    choices = [tuple(_deal_suit(suit, rank, counted)) for suit in suits]
    for chosen in product(*choices):
        after = tuple(sorted(suit for suit, _, _, _ in chosen))
        sign = 1
        for _, _, _, each in chosen:
            sign *= each
        yield after, sum(row[1] for row in chosen), sum(row[2] for row in chosen), sign


def _deal_suit(suit: _Suit, rank: int, counted: _Counted) -> Iterator[tuple[_Suit, int, int, int]]:
    if suit.run:
        yield suit._replace(run=(suit.run + 1) % 5), 1, 0, 1
        return
    if suit.holds_ace and rank == _TEN:
        yield suit._replace(run=2, holds_ace=False), 1, 0, 1
        return
    if -suit.flush % 5 <= _KING - rank:
        yield suit, 0, 0, 1
    if counted.suited and suit.flush < 10:
        yield suit._replace(flush=suit.flush + 1), 1, int(suit.flush % 5 == 0), 1
    if counted.straight_flush and rank == _ACE:
        yield suit._replace(holds_ace=True), 1, 1, counted.straight_flush
    if counted.straight_flush and rank <= _NINE and not counted.only_royal:
        yield suit._replace(run=1), 1, 1, counted.straight_flush


def _deal_runs(
    state: _State, rank: int, left: int, counted: _Counted, most: int
) -> Iterator[tuple[_State, int, int]]:
    """Begin straights: the state after it, cards left, ways. An ace may wait for a ten."""
    first, second, third, _ = state.runs
    if rank == _TEN:
        held = state.aces_held
        if held <= left:
            runs = (0, first + held, second, third)
            yield state._replace(runs=runs, aces_held=0), left - held, perm(left, held)
        return
    room = min(left, most - state.hands) if counted.straight and rank <= _NINE else 0
    for begun in range(room + 1):
        after = state._replace(runs=(begun, first, second, third), hands=state.hands + begun)
        ways = comb(left, begun)
        yield after, left - begun, ways
        if rank == _ACE:
            for held in range(1, room - begun + 1):
                waiting = after._replace(aces_held=held, hands=after.hands + held)
                yield waiting, left - begun - held, ways * comb(left - begun, held)


def _deal_sets(
    state: _State, left: int, counted: _Counted, most: int
) -> Iterator[tuple[_State, int]]:
    """Use what is left of a rank for three, four or two of it, or for nothing."""
    yield state, 1
    if not counted.sets:
        return
    begun = state.hands + 1
    if begun <= most and left == 4:
        fours = state._replace(hands=begun, fours=state.fours + 1)
        yield fours, -3 if counted.sets == "threes" else 1
    if begun <= most and left >= 3 and counted.sets != "fours":
        yield state._replace(hands=begun, threes=state.threes + 1), comb(left, 3)
    if counted.sets == "full_houses" and left >= 2:
        yield state._replace(twos=state.twos + 1), comb(left, 2)
        if left == 4:
            yield state._replace(twos=state.twos + 2), 3


def _finish(state: _State, counted: _Counted) -> int:
    """Count the ways to complete what was begun, 0 if a hand was left unfinished."""
    suits = state.suits
    if any(state.runs) or any(suit.flush % 5 or suit.run or suit.holds_ace for suit in suits):
        return 0
    # Ten cards of a suit make two flushes in 126 ways.
    ways: int = 126 ** sum(suit.flush == 10 for suit in suits)
    whole = state.hands - state.threes - state.fours
    rest = 52 - 5 * whole - 3 * state.threes - 4 * state.fours
    if counted.sets == "threes":
        kickers = 2 * state.threes + state.fours
        return ways * perm(rest, kickers) // 2**state.threes if kickers <= rest else 0
    if state.threes != state.twos:
        return 0
    rest -= 2 * state.twos
    return ways * factorial(state.threes) * perm(rest, state.fours)
