"""A commit of which nobody knows how it ended: the journal is read again before anything else."""

import pytest
from desk_on_paper import Place

from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase


@pytest.mark.parametrize(("keeps", "phase"), [(True, Phase.IN_PLAY), (False, Phase.BETTING)])
def test_d7_the_table_stands_as_the_journal_says_before_anything_else(
    place: Place, phase: Phase, *, keeps: bool
) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    place.record.fail_at_the_last_moment(keeps=keeps)
    assert not place.desk.submit(c.StartGame(), "start")
    assert place.said.startswith("It is not certain whether this was recorded")
    assert place.desk.table.round.phase is Phase.BETTING
    place.desk.submit(c.CallSupervisor(), "call")
    assert place.record.times_taken_up == 1
    assert place.desk.table.round.phase is phase
    assert place.kinds.count("GameStarted") == int(keeps)
    assert "SupervisorCalled" in place.kinds


def test_d7_a_command_that_was_kept_is_not_carried_out_twice(place: Place) -> None:
    place.swipe("dealer-1")
    place.record.fail_at_the_last_moment(keeps=True)
    place.desk.submit(c.StartGame(), "start")
    place.desk.submit(c.StartGame(), "start")
    assert place.kinds.count("GameStarted") == 1
