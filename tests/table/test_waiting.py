"""What waits for a card."""

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.table.events.values import NumberedAward
from dealer_assist.table.waiting import Adjustment


def test_what_goes_back_is_the_sum_of_all_shares() -> None:
    first = PrizeAward(seat=3, line="four_aces", stake=100, prize=5000)
    second = PrizeAward(seat=5, line="four_aces", stake=100, prize=4999)
    alone = Adjustment(7, "wrong seat", "A", first)
    assert alone.shares == (NumberedAward(7, first),)
    assert alone.prize == 5000
    shared = Adjustment(
        7, "wrong seat", "A", first, wins=(NumberedAward(7, first), NumberedAward(8, second))
    )
    assert shared.prize == 9999
