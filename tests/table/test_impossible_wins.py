"""Impossible things of wins: a share taken for the whole, and a back-out that still counts."""

from typing import Any

from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table.guide.words import share_words
from dealer_assist.table.procedures.claims import awards_of
from dealer_assist.table.setup.roles import Role

Sit = Any  # of conftest
Sitting = Any


def shared(sit: Sit) -> Sitting:
    """Three seats on one side claim the table's hand."""
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(*(c.MarkSide(seat, "player") for seat in (1, 3, 7)))
    return sitting.start(1, 3, 7)


def test_7_a_share_of_a_prize_is_never_mistaken_for_the_whole(sit: Sit) -> None:
    sitting = shared(sit)
    sitting.do(c.PressHand(3, "234_diamonds"), c.CallSupervisor())
    awards = [award for _, award in awards_of(sitting.table)[0]]
    assert {share_words(one) for one in awards} == {"1 of 3 shares of $10,000.61"}
    assert {sitting.table.setup.card_for_award("A", one) for one in awards} == {Role.EXECUTIVE}
    assert sum(one.begins_hit for one in awards) == 1
    assert sum(one.prize for one in awards) == awards[0].hit_prize == 1_000_061
    reason = "Hand read wrongly"
    assert "takes all of them off" in sitting.no_to(c.DropClaim(3, "A", reason))


def test_8_a_backed_out_win_counts_no_more(sit: Sit) -> None:
    sitting = shared(sit)
    before = sitting.table.accounts["A", "main"]
    sitting.do(c.PressHand(3, "234_diamonds"), c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("executive-1")
    sitting.do(c.AskAdjustment(2, "Wrong seat", note="All three seats were wrong"))
    sitting.swipe("executive-1")
    (backed_out,) = sitting.swipe("executive-2")
    after = sitting.table.accounts["A", "main"]
    assert (after.meter, after.reserve, after.imbalance) == (before.meter, before.reserve, 0)
    assert (sitting.table.wins, sitting.table.wins_to_pay) == ((), ())
    assert sitting.table.backed_out == (1, 2, 3)
    assert (backed_out.round, [one.number for one in backed_out.wins]) == (1, [1, 2, 3])
