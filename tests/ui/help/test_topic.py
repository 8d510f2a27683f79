"""What stands at the table, as help is given on it: what goes wrong comes first."""

import pytest
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LinkStand
from dealer_assist.table.guide.topic import Topic, topic
from dealer_assist.table.state import Phase, Sensor, Table


@pytest.fixture
def closed(crazy4_nexus) -> Table:
    return Table(crazy4_nexus)


@pytest.mark.parametrize("phase", list(Phase))
def test_every_phase_has_a_topic(closed: Table, phase: Phase) -> None:
    assert topic(changed(closed, phase=phase)) in Topic


def test_a_late_chip_comes_before_the_round_and_after_what_cards_are_asked_for(
    closed: Table,
) -> None:
    late = changed(closed, phase=Phase.IN_PLAY, sensors={(3, "A"): Sensor(is_late=True)})
    assert topic(late) is Topic.LATE_CHIP
    assert topic(changed(late, void_asked="misdeal")) is Topic.VOID


def test_what_is_broken_comes_before_the_phase(closed: Table) -> None:
    stuck = changed(closed, phase=Phase.BETTING, sensors={(5, "A"): Sensor(fault="stuck")})
    assert topic(stuck) is Topic.LOST_SENSOR
    lost = changed(stuck, link=LinkStand(is_joined=True, lost_at=5))
    assert topic(lost) is Topic.LOST_LINK


def test_a_win_leads_from_the_supervisor_to_the_executive_and_to_payment(crazy4) -> None:
    crazy4.start(5)
    assert topic(crazy4.table) is Topic.IN_PLAY
    crazy4.claim(5, "four_aces").do(c.CallSupervisor())
    assert topic(crazy4.table) is Topic.VERIFYING
    crazy4.do(c.ConfirmWins())
    assert topic(crazy4.table) is Topic.EXECUTIVE_PRIZE


def test_two_claims_are_a_topic_of_their_own(crazy4) -> None:
    crazy4.start(5, 7).claim(5, "four_aces").claim(7, "straight_flush").do(c.CallSupervisor())
    assert topic(crazy4.table) is Topic.TWO_WINNERS
