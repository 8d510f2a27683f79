"""Looking up what a hand is paid."""

from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.paytable import Paytable

TABLE = Paytable("T-1", "queens_up", {"four_of_a_kind": ToOne(50), "queens_or_better": ToOne(1)})


def test_the_highest_line_met_is_paid() -> None:
    assert TABLE.pay(("four_aces", "four_of_a_kind")) == ToOne(50)
    assert TABLE.pay(("queens_or_better", "four_of_a_kind")) == ToOne(1)


def test_a_hand_that_meets_no_line_is_paid_nothing() -> None:
    assert TABLE.pay(("pair",)) is None
    assert TABLE.pay(()) is None
