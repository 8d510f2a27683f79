"""Which of the cards behind a claim are not in the hand: a supervisor sees them dimmed."""

from collections import Counter
from itertools import combinations

from dealer_assist.rules.cards import Card, parse_cards
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.rules.ranking.four_cards import best_four

_SEVENS = ("two7", "one7")
_ALIKE = {"four": 4, "three": 3}


def idle_in(cards: tuple[str, ...], line: str) -> tuple[int, ...]:
    """Return the places of the cards that are not part of a hand of this line."""
    if line in _SEVENS:
        return tuple(n for n, card in enumerate(cards) if card[0] != "7")
    kind = "four_of_a_kind" if line == "four_aces" else line
    alike = _ALIKE.get(kind.partition("_")[0], 0)
    if alike:
        ranks = Counter(card[0] for card in cards)
        kept = {rank for rank, count in ranks.items() if count >= alike}
        return tuple(n for n, card in enumerate(cards) if kept and card[0] not in kept)
    used = _used(parse_cards(cards), "straight_flush" if "royal" in kind else kind)
    return tuple(n for n in range(len(cards)) if used and n not in used)


def _used(cards: tuple[Card, ...], kind: str) -> tuple[int, ...]:
    """Find the fewest cards that make a kind of hand, the best of them; none where none do."""
    for size, rank in ((4, best_four), (5, best_five)):
        if len(cards) <= size:
            continue
        made = [
            (rank(tuple(cards[n] for n in some)).value, some)
            for some in combinations(range(len(cards)), size)
            if rank(tuple(cards[n] for n in some)).kind == kind
        ]
        if made:
            return max(made)[1]
    return ()
