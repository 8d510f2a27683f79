"""Whose card answers what is asked for at the table."""

from typing import Any

from shipped_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table.facts.card_answers import role_needed
from dealer_assist.table.setup.roles import Role

Sit = Any  # of conftest


def test_a_hand_that_goes_needs_the_card_that_it_would_have_needed(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(5)
    sitting.do(c.MissChip(5))
    sitting.claim(s5="four_aces")
    sitting.do(c.CallSupervisor(), c.DropClaim(5, "A", "Wrong seat"), c.ConfirmWins())
    assert sitting.table.round.asked is not None
    assert role_needed(sitting.table) is Role.EXECUTIVE
