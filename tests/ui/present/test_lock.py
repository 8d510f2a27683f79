"""Who may open a locked screen: who locked it, any Supervisor, and a relief between rounds."""

import pytest

from dealer_assist.table.commands import SwipeCard
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.staff import StaffMember
from dealer_assist.table.state import Table
from dealer_assist.ui.present.lock import asked_line, locked_line, relieves, why_locked

Staff = dict[str, StaffMember]


@pytest.mark.parametrize("who", ["dealer-1", "supervisor-1", "executive-1", "dealer-2"])
def test_between_rounds_these_cards_open_it(crazy4, staff: Staff, who: str) -> None:
    assert why_locked(crazy4.open().table, SwipeCard(staff[who])) == ""


def test_a_relief_waits_for_the_end_of_the_round(crazy4, staff: Staff) -> None:
    playing = crazy4.start(5).table
    assert "between rounds only" in why_locked(playing, SwipeCard(staff["dealer-2"]))
    assert not relieves(playing, staff["dealer-2"])


def test_a_relief_takes_over_between_rounds(crazy4, staff: Staff) -> None:
    betting = crazy4.open().table
    assert relieves(betting, staff["dealer-2"])
    assert not relieves(betting, staff["dealer-1"])


def test_other_cards_leave_it_locked_and_are_told_why(crazy4, staff: Staff) -> None:
    betting = crazy4.open().table
    assert "not on the staff list" in why_locked(betting, SwipeCard(None, "4471"))
    gone = SwipeCard(None, "1101", reading="Withdrawn; use another")
    assert why_locked(betting, gone) == "Withdrawn; use another"
    assert "could not be read" in why_locked(betting, SwipeCard(None, is_misread=True))
    technician = why_locked(betting, SwipeCard(staff["technician-1"]))
    assert technician == "A Technician's card does not unlock the table; a Supervisor's does"


def test_at_a_closed_table_any_staff_card_opens_it(crazy4_nexus: TableSetup, staff: Staff) -> None:
    closed = Table(crazy4_nexus)
    assert why_locked(closed, SwipeCard(staff["dealer-2"])) == ""
    assert asked_line(closed) == "Swipe a staff card to unlock"
    assert locked_line(closed, "21:44") == "Locked since 21:44"


def test_it_says_who_locked_it_and_whose_card_opens_it(crazy4) -> None:
    betting = crazy4.open().table
    assert locked_line(betting, "21:44") == "Locked by M. Okafor since 21:44"
    assert "a relief dealer or a Supervisor" in asked_line(betting)


def test_in_play_no_relief_is_asked_for(crazy4) -> None:
    assert asked_line(crazy4.start(5).table) == "Swipe the card of M. Okafor or a Supervisor"
