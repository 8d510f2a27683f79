"""Small words that sentences for the dealer are made of."""

from typing import get_args

import pytest
from random_tables import shipped
from samples import sample

from dealer_assist.message import listed
from dealer_assist.table import commands as c
from dealer_assist.table.guide.words import (
    a_printed_role,
    a_role,
    count,
    end_label,
    has_key,
    label_of,
    start_label,
)
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

FACTS = {c.SwipeCard, c.SeeChip, c.MissChip, c.ReportSensorFault, c.ReportSensorWell}
FACTS |= {c.ReportDevices, c.TurnKey, c.LoseKey, c.DenyChip}
"""What devices say, or the dealer says of one, is never refused by its name."""
BESIDE = {
    c.NotePrint,
    c.RaiseAlert,
    c.AcknowledgeAlert,
    c.ProposeSetting,
    c.ProposeSetUp,
    c.WithdrawSetting,
}
BESIDE |= {c.NoteRefusedSwipe}
BESIDE |= {c.NoteMishap, c.OpenBackOffice, c.CloseBackOffice, c.AskMeterSet, c.LockTable}
BESIDE |= {c.HoldTable, c.NoteProgram, c.NoteRegister}
BESIDE |= {c.JoinLink, c.LoseLink, c.TurnLink, c.TakeContributions}
BESIDE |= {c.GiveTicket, c.LockPrize, c.RefuseLock, c.AskClosing, c.EndClosing, c.HearFloor}
"""What is done beside the round never reaches a console."""


@pytest.mark.parametrize(("number", "said"), [(0, "0 wins"), (1, "1 win"), (2, "2 wins")])
def test_counting_in_words(number: int, said: str) -> None:
    assert count(number, "win") == said


@pytest.mark.parametrize(
    ("parts", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_listing_in_words(parts: list[str], said: str) -> None:
    assert listed(parts) == said


def test_roles_have_their_articles() -> None:
    assert (a_role(Role.EXECUTIVE), a_role(Role.DEALER)) == ("an Executive", "a Dealer")
    assert a_printed_role(Role.EXECUTIVE) == "an EXECUTIVE"
    assert a_printed_role(Role.SUPERVISOR) == "a SUPERVISOR"


@pytest.mark.parametrize(
    ("table", "start", "end"),
    [
        ("crazy4-nexus", "START GAME", "END GAME"),
        ("crazy4-aquarius", "COIN IN", "GAME OVER"),
        ("holdem-aquarius", "COIN IN", "GAME OVER"),
        ("dragon-aquarius", "START GAME", "GAME OVER"),
        ("dragon-nexus", "START GAME", "END GAME"),
    ],
)
def test_each_console_has_its_own_words(table: str, start: str, end: str) -> None:
    setup = shipped(table)
    assert (start_label(setup), end_label(setup)) == (start, end)
    assert has_key(setup) is table.endswith("aquarius")
    assert label_of(setup, c.StartGame()) == start
    assert label_of(setup, c.EndGame()) == end


def test_every_control_has_a_name_to_be_refused_by(crazy4_nexus: TableSetup) -> None:
    for made in set(get_args(c.Command)) - FACTS - BESIDE:
        blank = sample(made)
        assert label_of(replace(crazy4_nexus), blank)
