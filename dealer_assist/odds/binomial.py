"""How many hits are to be expected among so many wagers, and how far off is still chance."""

from math import exp, lgamma, log, log1p

from dealer_assist.value import Value

_NEGLIGIBLE = 1e-22
_TOGETHER = 1 - 1e-9  # all hits or none


class Band(Value):
    """The hits expected, and the numbers between which they lie with the stated confidence."""

    expected: float
    low: int
    high: int

    def holds(self, hits: int) -> bool:
        """True if so many hits are within the band."""
        return self.low <= hits <= self.high


def band(trials: int, chance: float, confidence: float = 0.95, *, widening: float = 1.0) -> Band:
    """Return the exact binomial band: at most half of what is left out lies on either side.

    Hits that come together have `widening` times the variance: the band is then that of a
    beta-binomial, which has this mean and this variance and is the binomial where it is 1.
    """
    tail = (1 - confidence) / 2
    if widening > 1 and trials > 1 and 0 < chance < 1:
        first, shares = _widened(trials, chance, widening)
    else:
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
    """Return the probability of so many hits or more."""
    if hits <= 0:
        return 1.0
    first, shares = _distribution(trials, chance)
    if hits < first:
        return 1.0
    if hits < first + len(shares):
        return min(1.0, sum(reversed(shares[hits - first :])))
    return exp(_log_share(hits, trials, chance)) if hits <= trials else 0.0


def _distribution(trials: int, chance: float) -> tuple[int, list[float]]:
    """Return the probability of each number of hits that matters, and the first such number.

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


def _widened(trials: int, chance: float, widening: float) -> tuple[int, list[float]]:
    """Return the same of hits that come together, from their mean outwards."""
    among = min((widening - 1) / (trials - 1), _TOGETHER)
    for_hits = chance * (1 - among) / among
    against = (1 - chance) * (1 - among) / among

    def ratio(hits: int) -> float:
        more = (trials - hits) / (hits + 1)
        return more * (for_hits + hits) / (against + trials - hits - 1)

    middle = int(trials * chance)
    up, share = [], 1.0
    for hits in range(middle, trials):
        share *= ratio(hits)
        if share < _NEGLIGIBLE:
            break
        up.append(share)
    down, share = [], 1.0
    for hits in range(middle - 1, -1, -1):
        share /= ratio(hits)
        if share < _NEGLIGIBLE:
            break
        down.append(share)
    shares = [*reversed(down), 1.0, *up]
    whole = sum(sorted(shares))
    return middle - len(down), [share / whole for share in shares]


def _log_share(hits: int, trials: int, chance: float) -> float:
    if chance <= 0.0:
        return 0.0 if hits == 0 else float("-inf")
    if chance >= 1.0:
        return 0.0 if hits == trials else float("-inf")
    ways = lgamma(trials + 1) - lgamma(hits + 1) - lgamma(trials - hits + 1)
    return ways + hits * log(chance) + (trials - hits) * log1p(-chance)
