"""A level that was hit, in words."""

from typing import Any

from random_tables import shipped

from dealer_assist.jackpot.must_hit import LEVEL, seal_of, with_must_hit
from dealer_assist.table import commands as c
from dealer_assist.table.guide.must_hit_words import hit, recorded_by_card
from dealer_assist.value import replace

NONCE = "ab" * 32
Sit = Any  # of conftest


def test_the_seat_and_the_card_are_named_and_the_round_may_go_on(sit: Sit) -> None:
    setup = shipped("crazy4-nexus")
    pot = with_must_hit(setup.jackpots["A"], 1_000_000)
    table = sit(replace(setup, jackpots={"A": pot})).open()
    table.do(c.SealThreshold("A", LEVEL, seal_of(100_001, NONCE)))
    table.start(2).do(c.CrossThreshold("A", LEVEL, 100_001, NONCE))
    assert hit(table.table) == ("Seat 2 hit Mystery: CALL SUPERVISOR", "No card is dealt yet")
    table.do(c.AdvanceStage("deal"))
    assert hit(table.table)[1] == "The round may go on"
    assert recorded_by_card(table.table) == "Records Mystery for seat 2, $1,000.04"
