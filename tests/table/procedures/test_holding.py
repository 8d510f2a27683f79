"""A held table: nothing that is pressed is done until two persons have seen why."""

import pytest
from sitting import Sitting

from dealer_assist.journal.codec import decode, encode
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

HOLD = c.HoldTable("definitions", "Definitions were changed")


def test_a_hold_is_one_fact_until_it_says_something_else(sitting: Sitting) -> None:
    assert sitting.do(HOLD) == [e.TableHeld(sitting.now, HOLD.key, HOLD.sentence)]
    assert sitting.do(HOLD) == []
    other = replace(HOLD, sentence="Definitions were changed again")
    assert sitting.do(other) == [e.TableHeld(sitting.now, other.key, other.sentence)]
    (held,) = sitting.table.round.holds
    assert held.sentence == other.sentence


def test_no_dealer_opens_a_held_table(sitting: Sitting) -> None:
    sitting.do(HOLD)
    (refused,) = sitting.swipe("dealer-1")
    assert isinstance(refused, e.SwipeRefused)
    assert "The table is held. A Supervisor's card comes first" in refused.refusal
    assert sitting.table.round.phase is Phase.CLOSED


def test_two_persons_let_it_go_on(sitting: Sitting) -> None:
    sitting.do(HOLD)
    assert sitting.swipe("supervisor-1") == [e.HoldSeen(sitting.now, sitting.staff["supervisor-1"])]
    (refused,) = sitting.swipe("supervisor-1")
    assert isinstance(refused, e.SwipeRefused)
    assert "another person's" in refused.refusal
    (released,) = sitting.swipe("dealer-1")
    assert released == e.TableReleased(
        sitting.now, sitting.staff["supervisor-1"], sitting.staff["dealer-1"]
    )
    assert not sitting.table.round.holds
    assert sitting.open().table.round.phase is Phase.BETTING


def test_d11_two_cards_of_one_person_release_nothing(sitting: Sitting) -> None:
    first = StaffMember("supervisor-8", "Mallory", Role.SUPERVISOR, "0001", person=9)
    second = replace(first, key="executive-8", role=Role.EXECUTIVE, last_four="0002")
    sitting.do(HOLD, c.SwipeCard(first, "0001"))
    (refused,) = sitting.do(c.SwipeCard(second, "0002"))
    assert isinstance(refused, e.SwipeRefused)
    assert "another person's, not Mallory's" in refused.refusal
    assert sitting.table.round.holds


def test_in_a_round_facts_go_on_and_buttons_do_not(sitting: Sitting) -> None:
    sitting.open().do(HOLD)
    assert sitting.do(c.SeeChip(3)) == [e.ChipSeen(3, "A")]
    said = sitting.no_to(c.StartGame())
    assert said == "The table is held. Swipe a Supervisor's card, then another person's"
    assert "held" in sitting.no_to(c.CloseTable())
    assert "held" in sitting.no_to(c.OpenBackOffice(sitting.staff["supervisor-1"]))
    sitting.swipe("executive-1")
    sitting.swipe("supervisor-1")
    assert sitting.do(c.StartGame())


def test_a_new_reason_has_to_be_seen_by_both(sitting: Sitting) -> None:
    sitting.do(HOLD)
    sitting.swipe("supervisor-1")
    sitting.do(c.HoldTable("journal", "The journal was put back"))
    assert sitting.table.round.hold_seen_by is None
    assert len(sitting.table.round.holds) == 2


@pytest.mark.parametrize("seen", [False, True])
def test_a_hold_outlives_a_restart(sitting: Sitting, seen: bool) -> None:  # noqa: FBT001
    events = sitting.do(HOLD)
    if seen:
        events += sitting.swipe("supervisor-1")
    again = evolve_all(Table(sitting.table.setup), (decode(*encode(one)) for one in events))
    assert again.round.holds == sitting.table.round.holds
    assert again.round.hold_seen_by == sitting.table.round.hold_seen_by


def test_what_the_program_and_the_register_are_is_on_record_and_moves_nothing(
    sitting: Sitting,
) -> None:
    before = sitting.table
    note = c.NoteProgram("0.3", "key", "p", "l", "d", "3.11", "6.8", "3.40")
    (started,) = sitting.do(note)
    assert isinstance(started, e.ProgramStarted)
    assert (started.program, started.sqlite) == ("p", "3.40")
    assert sitting.do(c.NoteRegister(7, "ab")) == [e.RegisterNoted(sitting.now, 7, "ab")]
    assert sitting.table == before


def test_d11_whoever_deals_does_not_authorise_the_wins_with_another_card(sitting: Sitting) -> None:
    dealer = StaffMember("dealer-8", "Mallory", Role.DEALER, "0003", person=9)
    own = StaffMember("executive-8", "Mallory", Role.EXECUTIVE, "0002", person=9)
    sitting.do(c.SwipeCard(dealer, "0003"), c.SeeChip(3), c.StartGame())
    sitting.do(c.PressHand(3, "four_aces"), c.CallSupervisor(), c.ConfirmWins())
    (refused,) = sitting.do(c.SwipeCard(own, "0002"))
    assert isinstance(refused, e.SwipeRefused)
    assert "The dealer cannot authorize" in refused.refusal
    assert sitting.table.round.phase is Phase.SWIPE
    (authorised, *_) = sitting.swipe("executive-1")
    assert isinstance(authorised, e.WinsAuthorised)
