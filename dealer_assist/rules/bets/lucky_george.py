"""Lucky George: a fixed sum that the house gives the dealer with a TriLux Bonus that wins."""

from collections.abc import Mapping

from dealer_assist.rules.awards import Met
from dealer_assist.rules.pays import Pay

_TO_DEALER = {"straight_flush": 1000, "three_of_a_kind": 500, "straight": 200, "flush": 100}
"""By line, in cents; where every line pays the same it is the least of them."""


def to_dealer(met: Met, pays: Mapping[str, Pay]) -> int:
    """Return what the dealer gets with a bet that meets these lines, in cents."""
    won = [cents for line, cents in _TO_DEALER.items() if line in met and line in pays]
    is_one_pay = len({str(pay) for pay in pays.values()}) == 1
    return (min(_TO_DEALER.values()) if is_one_pay else won[0]) if won else 0
