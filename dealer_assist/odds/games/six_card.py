"""Six Card Poker, dealt at random: each fold or raise judged over all that the dealer may hide.

A hand that always raises is counted apart, from many more deals: a fold only ever saves money.
"""

from math import comb, sqrt

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.card_sets import all_sets
from dealer_assist.odds.games.bug_hands import BugSampled, dealt_at_random
from dealer_assist.odds.strength import best_without_one, five_card_hands, five_card_strengths
from dealer_assist.rules.ranking.named import RANKINGS

SIX_CARD = "best play: fold or raise, whichever returns more over the dealer's hidden cards"
_QUALIFIES = "high_card:A-K"
_HIDDEN = comb(43, 3)
_Strengths = NDArray[np.int16]


def play_six_card(samples: int, seed: int, plain: int = 2_000_000) -> BugSampled:
    """Deal `samples` decisions, and `plain` hands that always raise."""
    random = np.random.default_rng(seed)
    always, always_error, paid = _always(random, plain)
    saved = np.array([_saved(random) for _ in range(samples)])
    edge = -(always + saved.mean())
    error = sqrt(always_error**2 + saved.var() / samples)
    return BugSampled(samples, float(edge), float(error), paid)


def _always(random: np.random.Generator, deals: int) -> tuple[float, float, float]:
    """Return what the Ante gains of hands that always raise; the Raise gains as much as it loses.

    The two hands are alike, so only a dealer who qualifies against less than that wins more.
    """
    least, lost, dealt, paid = _least(), 0, 0, 0
    while dealt < deals:
        cards = dealt_at_random(random, 20_000, 52, 12)
        mine, his = (_best(np.sort(part, axis=1)) for part in np.split(cards, 2, axis=1))
        lost += int(((his >= least) & (mine < least)).sum())
        paid += int((mine > his).sum())
        dealt += len(cards)
    share = lost / dealt
    return -share, sqrt(share * (1 - share) / dealt), paid / dealt


def _saved(random: np.random.Generator) -> float:
    """Return what a fold saves on one hand with the dealer's three up cards, 0 where it raises."""
    cards = dealt_at_random(random, 1, 52, 9)[0]
    mine, up = np.sort(cards[:6])[None, :], cards[6:]
    left = np.setdiff1d(np.arange(52), cards)
    hidden = left[_every_three()]
    rows = np.sort(np.column_stack([np.tile(up, (len(hidden), 1)), hidden]), axis=1)
    his, own = _best(rows), _best(mine)[0]
    sign = np.sign(int(own) - his.astype(np.int64))
    value = float((sign + sign * (his >= _least())).sum()) / _HIDDEN
    return max(0.0, -1 - value)


def _every_three() -> NDArray[np.uint8]:
    threes = all_sets(3)
    return threes[threes[:, 2] < 43]


def _best(cards: NDArray[np.int64]) -> _Strengths:
    return best_without_one(tuple(np.ascontiguousarray(cards.T)), five_card_strengths())


def _least() -> int:
    value = RANKINGS["five"].least(_QUALIFIES)
    return next(place for place, hand in enumerate(five_card_hands()) if hand.value >= value)
