"""The cards behind a claim as a supervisor compares them, and which of them are not in the hand."""

from collections import Counter
from itertools import combinations

from dealer_assist.rules.cards import Card, parse_cards
from dealer_assist.rules.ranking4 import best_four
from dealer_assist.rules.ranking5 import best_five
from dealer_assist.table.judging import known_cards as known
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table

_FLOP = 3
_ALIKE = {"four": 4, "three": 3}


def cards_of(table: Table, spot: Spot) -> tuple[str, ...]:
    """Give the known cards that decide a spot's hand; none where they are not all entered."""
    seat, sensor = spot
    place = str(seat)
    match table.setup.jackpots[sensor].judge:
        case "baccarat" | "baccarat_naturals":
            coup = known.coup_of(table)
            return table.cards.get(coup.winner, ()) if coup is not None else ()
        case "blazing_7s" | "trilux":
            first = tuple(str(card) for card in known.first_two(table, seat))
            up = table.cards.get(known.DEALER, ())[:1]
            return (*table.cards.get(place, ())[:2], *up) if len(first) == 2 else ()
        case "first_five":
            return (*table.cards.get(place, ()), *table.cards.get(known.BOARD, ())[:_FLOP])
        case _:
            return (*table.cards.get(place, ()), *table.cards.get(known.BOARD, ()))


def idle_in(cards: tuple[str, ...], line: str) -> tuple[int, ...]:
    """Give the places of the cards that are not part of a hand of this line."""
    kind = "four_of_a_kind" if line == "four_aces" else line
    alike = _ALIKE.get(kind.partition("_")[0], 0)
    if alike and "7" not in kind:
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
