"""Facts of key, settling and adjustments applied to the table, one by one."""

from dataclasses import replace
from typing import Any

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.evolve_procedures import leave_verification
from dealer_assist.table.state import Phase

Sitting = Any  # of conftest


def test_a_test_of_devices_changes_nothing(sitting: Sitting) -> None:
    sitting.open()
    assert evolve(sitting.table, e.DevicesTested(1, (("swiper", "lost"),))) == sitting.table


def test_a_refused_turn_moves_the_key_alone(sitting: Sitting) -> None:
    sitting.start(5)
    turned = evolve(sitting.table, e.KeyTurned(1, "JPH", "no"))
    assert turned == replace(sitting.table, key="JPH")


def test_a_turn_to_jph_is_a_verification(sitting: Sitting) -> None:
    sitting.start(5)
    turned = evolve(sitting.table, e.KeyTurned(1, "JPH"))
    assert (turned.key, turned.phase) == ("JPH", Phase.VERIFY)
    assert evolve(turned, e.KeyTurned(2, "RUN")) == sitting.table


def test_an_approval_needs_something_to_approve(sitting: Sitting) -> None:
    sitting.open()
    by = sitting.staff["executive-1"]
    assert evolve(sitting.table, e.AdjustmentApproved(by)) == sitting.table


def test_leaving_a_verification_that_is_none_changes_nothing(sitting: Sitting) -> None:
    sitting.start(5)
    assert leave_verification(sitting.table) is sitting.table


def test_a_change_of_game_is_wished_for_and_then_so(sitting: Sitting) -> None:
    sitting.do(c.ChangeGame("six-five-four"))
    assert sitting.table.change_to == "six-five-four"
    by = sitting.staff["supervisor-1"]
    changed = evolve(sitting.table, e.GameChanged(1, by, "six-five-four"))
    assert (changed.change_to, changed.changed_to) == ("", "six-five-four")
