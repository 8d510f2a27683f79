"""Which card a wild card stands for, told by the hand that it helps to make."""

from collections.abc import Mapping

from dealer_assist.rules.cards import RANKS
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.state import Table

_RUNS = ("straight", "straight_flush", "royal_flush")
_OF_ONE_SUIT = ("flush", "straight_flush", "royal_flush")
_ALL_WILD = "five_wilds"
_HAND = 5


def stands_for(table: Table, place: str) -> Mapping[str, str]:
    """Name by wild card what it stands for: `Jh`, or `9` where the suit does not matter.

    Nothing where a hand is made without wild cards, or of them alone.
    """
    wild, hand = known.wilds(table, place), known.hand_at(table, place)
    if not wild or hand is None:
        return {}
    kind, _, ranks = hand.text.partition(":")
    if kind == _ALL_WILD:
        return {}
    plain = [name for name in table.round.cards[place] if name not in wild]
    held = {name[0] for name in plain}
    suit = plain[0][1] if kind in _OF_ONE_SUIT else ""
    named = ranks.split("-")
    missing = [rank for rank in _run(named[0]) if rank not in held]
    if kind == "flush":
        missing = sorted(set(named) - held, key=RANKS.index)
    elif kind not in _RUNS:
        missing = named[:1] * len(wild)
    return {card: f"{rank}{suit}" for card, rank in zip(wild, missing, strict=False)}


def _run(top: str) -> list[str]:
    """Return the ranks of a straight from its lowest card on; an ace may be that."""
    ranks = f"{RANKS[-1]}{RANKS}"
    last = ranks.index(top, 1)
    return list(ranks[last - _HAND + 1 : last + 1])
