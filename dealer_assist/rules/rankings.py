"""The rankings that a title's file may name: how its cards are ranked, and the lines they meet."""

from collections.abc import Callable, Mapping

from dealer_assist.frozen import frozen
from dealer_assist.rules import ranking3, ranking4, ranking5, ranking_wild
from dealer_assist.rules.awards import Met
from dealer_assist.rules.cards import RANKS, Card
from dealer_assist.rules.hand import Hand, make_hand


@frozen
class Ranking:
    """How hands compare, and what of them is told apart.

    `kinds` are its kinds, the lowest first; `hands` the lines of every hand, the highest first;
    `holds` the numbers of cards that it ranks.
    """

    name: str
    best: Callable[[tuple[Card, ...]], Hand]
    lines: Callable[[tuple[Card, ...], Hand], Met]
    kinds: tuple[str, ...]
    hands: tuple[Met, ...]
    holds: tuple[int, ...]
    has_joker: bool = False

    def least(self, text: str) -> int:
        """Give the value of the weakest hand of a kind, and of its first ranks: `high_card:A-K`."""
        kind, _, ranks = text.partition(":")
        if kind not in self.kinds:
            raise ValueError(f"{text!r} is no hand; it begins with one of {', '.join(self.kinds)}")
        names = ranks.split("-") if ranks else []
        if any(name not in RANKS or not name for name in names):
            raise ValueError(f"{text!r} is no hand; write it as pair:A or high_card:A-K")
        return make_hand(self.kinds, kind, tuple(RANKS.index(name) for name in names)).value


def _three(cards: tuple[Card, ...], hand: Hand) -> Met:
    del cards
    return ranking3.lines_of(hand.kind)


def _four(cards: tuple[Card, ...], hand: Hand) -> Met:
    del cards
    return ranking4.lines_of(hand.kind, hand.ranks[0])


def _five(cards: tuple[Card, ...], hand: Hand) -> Met:
    del cards
    return ranking5.line_of(hand.kind)


def _five_by_pairs(cards: tuple[Card, ...], hand: Hand) -> Met:
    del cards
    return ranking5.lines_by_pair(hand.kind, hand.ranks[0])


RANKINGS: Mapping[str, Ranking] = {
    one.name: one
    for one in (
        Ranking("three", ranking3.best_three, _three, ranking3.KINDS, ranking3.HANDS, (3,)),
        Ranking("four", ranking4.best_four, _four, ranking4.KINDS, ranking4.HANDS, (4, 5, 6)),
        Ranking("five", ranking5.best_five, _five, ranking5.KINDS, ranking5.HANDS, (5, 6, 7)),
        Ranking(
            "five_by_pairs",
            ranking5.best_five,
            _five_by_pairs,
            ranking5.KINDS,
            ranking5.HANDS_BY_PAIR,
            (5, 6, 7),
        ),
        Ranking(
            "five_wild",
            ranking_wild.best_wild,
            ranking_wild.lines_wild,
            ranking_wild.KINDS,
            ranking_wild.HANDS,
            (5,),
            has_joker=True,
        ),
    )
}
