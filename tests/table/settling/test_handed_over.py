"""What a foot says of a seat that is settled, and what has left the tray in all."""

from shipped_tables import shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import hand_acts
from dealer_assist.table.facts.settling import walk
from dealer_assist.ui.table.presenter.pay import settle_walk


def at_the_walk(sitting: Sitting, dealer: tuple[str, ...]) -> Sitting:
    """Play the hands as they lie, and let the dealer draw."""
    sitting.do(c.AdvanceStage("play"))
    while place := hand_acts.to_play(sitting.table):
        sitting.do(c.PlayHand(place, "stand"))
    sitting.do(c.AdvanceStage("dealer"), c.SeeCards("dealer", dealer))
    sitting.do(c.AdvanceStage("settle"))
    return sitting


def test_what_was_asked_is_what_the_foot_says_whatever_was_paid_before(sit: Sit) -> None:
    """TAKE $25 became TAKEN $12.50: a bonus bet that was paid before was taken off it."""
    sitting = sit(shipped("blackjack-royal-match")).open()
    sitting.do(
        c.PlaceWagers(2, {"blackjack": 2500, "royal_match": 500}),
        c.StartGame(),
        c.SeeCards("2", ("9d", "8d")),
        c.SeeCards("dealer", ("6d",)),
        c.PayBets(),
    )
    first = walk.handed_over(sitting.table)
    assert first > 0
    at_the_walk(sitting, ("6d", "Kd", "4c"))
    asked = settle_walk.foot(sitting.table, 2)
    assert asked == "TAKE $25"
    sitting.do(c.SettleSeat(2))
    assert settle_walk.foot(sitting.table, 2) == "TAKEN $25"
    assert walk.handed_over(sitting.table) == first, "what was taken is not handed back"


def test_house_money_has_left_the_tray_as_well(sit: Sit) -> None:
    """*Paid so far* left it out."""
    sitting = sit(shipped("house-money-nexus")).open()
    sitting.do(
        c.PlaceWagers(3, {"blackjack": 2500, "house_money": 1000}),
        c.StartGame(),
        c.SeeCards("3", ("Kh", "Ks")),
        c.SeeCards("dealer", ("6d",)),
    )
    assert walk.handed_over(sitting.table) == 0
    sitting.do(c.AnswerBonus(3, 0))
    assert walk.handed_over(sitting.table) == 3_000  # a pair, 3 to 1
    at_the_walk(sitting, ("6d", "Kd", "2c"))
    sitting.do(c.SettleSeat(3))
    assert settle_walk.foot(sitting.table, 3) == "PAID $25"
    assert walk.handed_over(sitting.table) == 5_500


def test_insurance_that_was_paid_has_left_the_tray_as_well(sit: Sit) -> None:
    sitting = sit(shipped("blackjack-royal-match")).open()
    sitting.do(
        c.PlaceWagers(2, {"blackjack": 2500}),
        c.StartGame(),
        c.SeeCards("2", ("9d", "8c")),
        c.SeeCards("dealer", ("Ad",)),
        c.InsureSeat(2, 1250),
        c.CloseInsurance(),
        c.AnswerPeek("blackjack"),
    )
    assert walk.handed_over(sitting.table) == 0
    sitting.do(c.SettleInsurance())
    assert walk.handed_over(sitting.table) == 2_500
