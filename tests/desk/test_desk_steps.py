"""Commands are decided one after the other, and each event counts once."""

import pytest

from dealer_assist.desk.steps import steps_of
from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

DEALER = StaffMember("dealer-1", "M. Okafor", Role.DEALER, "1101")
OPENING = (c.SeeChip(3), c.ReportDevices(()), c.SwipeCard(DEALER))


def test_the_table_of_each_step_is_the_one_after_its_event(crazy4_nexus: TableSetup) -> None:
    closed = Table(crazy4_nexus)
    steps = steps_of(closed, OPENING, 1)
    events = [step.event for step in steps]
    assert len(steps) > 3
    for n, step in enumerate(steps, start=1):
        assert step.table == evolve_all(closed, events[:n])


def test_each_step_knows_the_device_of_its_command(crazy4_nexus: TableSetup) -> None:
    steps = steps_of(Table(crazy4_nexus), OPENING, 1)
    assert [(step.entry.kind, step.device) for step in steps] == [
        ("ChipSeen", "sensors"),
        ("DevicesTested", ""),
        ("TableOpened", "swiper"),
        ("RoundOpened", "swiper"),
    ]


def test_an_entry_names_the_round_and_the_dealer_after_its_event(crazy4_nexus: TableSetup) -> None:
    first, *_, last = steps_of(Table(crazy4_nexus), OPENING, 1)
    assert (first.entry.round, first.entry.who) == (0, "")
    assert (last.entry.round, last.entry.who) == (1, "dealer-1")


def test_one_refusal_refuses_all(crazy4_nexus: TableSetup) -> None:
    with pytest.raises(Refused, match="closed"):
        steps_of(Table(crazy4_nexus), (c.SeeChip(3), c.StartGame()), 1)


def test_commands_without_consequence_have_no_steps(crazy4_nexus: TableSetup) -> None:
    assert steps_of(Table(crazy4_nexus), (c.MissChip(3),), 1) == ()
