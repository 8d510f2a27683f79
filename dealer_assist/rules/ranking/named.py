"""The rankings that a title's file may name: how its cards are ranked, and the lines they meet."""

from collections.abc import Callable, Mapping

from dealer_assist.rules.awards import Awards, Met, down_to, meeting
from dealer_assist.rules.cards import RANKS, Card
from dealer_assist.rules.hand import Hand, make_hand
from dealer_assist.rules.ranking import (
    five_cards,
    four_cards,
    pai_gow,
    points,
    suit_length,
    three_cards,
    wild,
    with_bug,
)
from dealer_assist.value import Value


class Ranking(Value):
    """How hands compare, and what of them is told apart.

    `kinds` are its kinds, the lowest first; `hands` the lines of every hand, the highest first;
    `holds` the numbers of cards that it ranks. `value_of` reads the name of a hand where its text
    is no kind with ranks; `owes` names the hands that a table from a line on is there for.
    """

    name: str
    best: Callable[[tuple[Card, ...]], Hand]
    lines: Callable[[tuple[Card, ...], Hand], Met]
    kinds: tuple[str, ...]
    hands: tuple[Met, ...]
    holds: tuple[int, ...]
    has_joker: bool = False
    value_of: Callable[[str], int] | None = None
    owes: Callable[[str, tuple[Met, ...]], Awards] = down_to

    def least(self, text: str) -> int:
        """Return the value of the weakest hand of a kind and first ranks: `high_card:A-K`."""
        if self.value_of is not None:
            return self.value_of(text)
        kind, _, ranks = text.partition(":")
        if kind not in self.kinds:
            raise ValueError(f"{text!r} is no hand; it begins with one of {', '.join(self.kinds)}")
        names = ranks.split("-") if ranks else []
        if any(name not in RANKS or not name for name in names):
            raise ValueError(f"{text!r} is no hand; write it as pair:A or high_card:A-K")
        return make_hand(self.kinds, kind, tuple(RANKS.index(name) for name in names)).value


def _three(cards: tuple[Card, ...], hand: Hand) -> Met:
    del cards
    return three_cards.lines_of(hand.kind)


def _four(cards: tuple[Card, ...], hand: Hand) -> Met:
    del cards
    return four_cards.lines_of(hand.kind, hand.ranks[0])


def _five(cards: tuple[Card, ...], hand: Hand) -> Met:
    del cards
    return five_cards.line_of(hand.kind)


def _five_by_pairs(cards: tuple[Card, ...], hand: Hand) -> Met:
    del cards
    return five_cards.lines_by_pair(hand.kind, hand.ranks[0])


RANKINGS: Mapping[str, Ranking] = {
    ranking.name: ranking
    for ranking in (
        Ranking(
            "three", three_cards.best_three, _three, three_cards.KINDS, three_cards.HANDS, (3,)
        ),
        Ranking("four", four_cards.best_four, _four, four_cards.KINDS, four_cards.HANDS, (4, 5, 6)),
        Ranking("five", five_cards.best_five, _five, five_cards.KINDS, five_cards.HANDS, (5, 6, 7)),
        Ranking(
            "five_by_pairs",
            five_cards.best_five,
            _five_by_pairs,
            five_cards.KINDS,
            five_cards.HANDS_BY_PAIR,
            (5, 6, 7),
        ),
        Ranking(
            "five_wild",
            wild.best_wild,
            wild.lines_wild,
            wild.KINDS,
            wild.HANDS,
            (5,),
            has_joker=True,
        ),
        Ranking(
            "three_of_four",
            three_cards.best_three_of,
            _three,
            three_cards.KINDS,
            three_cards.HANDS,
            (3, 4),
        ),
        Ranking(
            "five_with_bug",
            with_bug.best_with_bug,
            with_bug.lines,
            pai_gow.KINDS,
            with_bug.HANDS,
            (5, 6, 7),
            has_joker=True,
        ),
        Ranking(
            "rummy_points",
            points.best_points,
            points.lines,
            (points.KIND,),
            points.HANDS,
            (3,),
            value_of=points.value_of,
        ),
        Ranking(
            "flush_length",
            suit_length.longest_suit,
            suit_length.lines,
            suit_length.KINDS,
            suit_length.HANDS,
            (7,),
            value_of=suit_length.value_of,
            owes=meeting,
        ),
        Ranking(
            "flush_and_run",
            suit_length.with_runs,
            suit_length.lines,
            suit_length.KINDS,
            suit_length.HANDS,
            (7,),
            value_of=suit_length.value_of,
            owes=meeting,
        ),
    )
}
