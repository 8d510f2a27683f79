"""Baccarat wagers from coups that were counted by value: margins, naturals, progressive lines."""

from collections.abc import Iterator
from math import perm

from dealer_assist.odds.chances import Chances, Met, tally
from dealer_assist.odds.games.coups import CoupClass, coups, one_suit_counts, value_counts
from dealer_assist.rules.games.dragon_bonus import dragon_lines
from dealer_assist.rules.titles.coup_rules import EVENTS, CoupRules

# The suits of a 2, a 3 and a 4 are free: all diamonds, all of another suit, or mixed.
_SUITS_OF_234: dict[Met, int] = {
    ("234_diamonds", "234_suited"): 1,
    ("234_suited",): 3,
    ("234_unsuited",): 60,
}
_SUIT_CHOICES = sum(_SUITS_OF_234.values())


def main_chances(decks: int) -> Chances:
    """Count coups by the side that wins, or the tie."""
    return tally((((end.winner,), ways) for end, ways in _ended(decks)), _six_cards(decks))


def coup_chances(decks: int, rules: CoupRules) -> Chances:
    """Count coups by how they end for the main wagers of a title."""
    return tally(((rules.met(end), ways) for end, ways in _ended(decks)), _six_cards(decks))


def event_chances(decks: int, event: str) -> Chances:
    """Count coups that end in an event that is bet on."""
    is_so = EVENTS[event]
    met = (((event,) if is_so(end) else (), ways) for end, ways in _ended(decks))
    return tally(met, _six_cards(decks))


def dragon_chances(decks: int, side: str) -> Chances:
    """Count coups by the Dragon Bonus line of a side."""
    lines = ((dragon_lines(end, side), ways) for end, ways in _ended(decks))
    return tally(lines, _six_cards(decks))


def winner_chances(decks: int, side: str, *, natural_nine: bool = False) -> Chances:
    """Count coups by what the winning hand is: 2-3-4 over 0, 9-0, 8-0, a natural.

    A wager on `either` side wins with whichever hand does: all participants are paid.
    """
    return tally(
        (
            (met, ways * choices)
            for end, ways in _ended(decks)
            for met, choices in _winner_lines(end, side, natural_nine=natural_nine)
        ),
        _six_cards(decks) * _SUIT_CHOICES,
    )


def one_suit_chances(decks: int, side: str) -> Chances:
    """Count coups that are won 9 to 0, apart those whose cards are all of one suit."""
    in_one_suit = {
        end: 4 * ways * _later_cards(end, decks)
        for end, ways in coups(one_suit_counts(decks)).items()
    }
    counts: list[tuple[Met, int]] = []
    for end, ways in _ended(decks):
        if not _wins(end, side) or end.margin != 9:
            counts.append(((), ways))
            continue
        suited = in_one_suit.get(end, 0)
        line = "suited4_by9" if end.is_natural else "suited6_by9"
        counts += [((line, "win_by_9"), suited), (("win_by_9",), ways - suited)]
    return tally(counts, _six_cards(decks))


def _ended(decks: int) -> Iterator[tuple[CoupClass, int]]:
    """Return every coup with its ways among all orders of the next six cards."""
    for end, ways in coups(value_counts(decks)).items():
        yield end, ways * _later_cards(end, decks)


def _six_cards(decks: int) -> int:
    return perm(52 * decks, 6)


def _later_cards(end: CoupClass, decks: int) -> int:
    """Count the orders of the cards that stay in the shoe, so that every coup takes six."""
    return perm(52 * decks - end.cards, 6 - end.cards)


def _wins(end: CoupClass, side: str) -> bool:
    return end.winner == side or (side == "either" and end.winner != "tie")


def _winner_lines(end: CoupClass, side: str, *, natural_nine: bool) -> Iterator[tuple[Met, int]]:
    if not _wins(end, side):
        yield (), _SUIT_CHOICES
    elif end.is_234:
        for met, choices in _SUITS_OF_234.items():
            yield (*met, "9-0"), choices
    elif min(end.player, end.banker) == 0 and max(end.player, end.banker) >= 8:
        points = f"{max(end.player, end.banker)}-0"
        naturals = ("9-0", "natural_win") if points == "9-0" and natural_nine else ("natural_win",)
        yield naturals if end.is_natural else (points,), _SUIT_CHOICES
    else:
        yield ("natural_win",) if end.is_natural else (), _SUIT_CHOICES
