"""How many hits are to be expected among so many wagers, and how far off is still chance."""

from math import exp, lgamma, log, log1p

from dealer_assist.frozen import frozen

_NEGLIGIBLE = 1e-22


@frozen
class Band:
    """The hits expected, and the numbers between which they lie with the stated confidence."""

    expected: float
    low: int
    high: int

    def holds(self, hits: int) -> bool:
        """Tell whether so many hits are within the band."""
        return self.low <= hits <= self.high


def band(trials: int, chance: float, confidence: float = 0.95) -> Band:
    """Give the exact binomial band: at most half of what is left out lies on either side."""
    tail = (1 - confidence) / 2
    first, shares = _distribution(trials, chance)
    low, below = first, 0.0
    for share in shares:
        if below + share > tail:
            break
        below += share
        low += 1
    high, above = first + len(shares) - 1, 0.0
    for share in reversed(shares):
        if above + share > tail:
            break
        above += share
        high -= 1
    return Band(trials * chance, low, high)


def at_least(hits: int, trials: int, chance: float) -> float:
    """Give the probability of so many hits or more."""
    if hits <= 0:
        return 1.0
    first, shares = _distribution(trials, chance)
    if hits < first:
        return 1.0
    if hits < first + len(shares):
        return min(1.0, sum(reversed(shares[hits - first :])))
    return exp(_log_share(hits, trials, chance)) if hits <= trials else 0.0


def _distribution(trials: int, chance: float) -> tuple[int, list[float]]:
    """Give the probability of each number of hits that matters, and the first such number.

    From the likeliest number outwards by ratios of neighbours: nothing is rounded to a curve.
    """
    if chance <= 0.0 or trials == 0:
        return 0, [1.0]
    if chance >= 1.0:
        return trials, [1.0]
    mode = min(trials, int((trials + 1) * chance))
    odds = chance / (1 - chance)
    top = exp(_log_share(mode, trials, chance))
    up, share = [], top
    for hits in range(mode, trials):
        share *= (trials - hits) / (hits + 1) * odds
        if share < _NEGLIGIBLE:
            break
        up.append(share)
    down, share = [], top
    for hits in range(mode, 0, -1):
        share *= hits / (trials - hits + 1) / odds
        if share < _NEGLIGIBLE:
            break
        down.append(share)
    return mode - len(down), [*reversed(down), top, *up]


def _log_share(hits: int, trials: int, chance: float) -> float:
    if chance <= 0.0:
        return 0.0 if hits == 0 else float("-inf")
    if chance >= 1.0:
        return 0.0 if hits == trials else float("-inf")
    ways = lgamma(trials + 1) - lgamma(hits + 1) - lgamma(trials - hits + 1)
    return ways + hits * log(chance) + (trials - hits) * log1p(-chance)
