"""A level that must hit on a link, at the table: the floor says who crossed, a card records it."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.errors import Refused
from dealer_assist.floor.requests import requests_of
from dealer_assist.jackpot.must_hit import LEVEL, seal_of, with_must_hit
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import AWARDED, LOCKED, RELEASED, Ticket
from dealer_assist.table.facts import must_hit
from dealer_assist.table.setup.table_setup import FloorPlace
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
NONCE = "ab" * 32
METER = ("A", LEVEL)
TICKET = Ticket("MH-15-1-3A-mystery", 1, 3, "A", LEVEL, 1, 100_308, LOCKED)
CROSSING = c.TakeCrossing(
    ticket=TICKET,
    threshold_cents=100_307,
    seal_key=NONCE,
    seal=seal_of(100_307, NONCE),
    sealed_at=1,
    before=1_003_000_000,
    way=((1, 1_003_040_000), (3, 1_003_080_000), (5, 1_003_120_000)),
)


@pytest.fixture
def linked(sit: Sit) -> Sitting:
    """A linked table whose level is sealed by the floor; bets are open."""
    setup = shipped("crazy4-link")
    jackpots = {"A": with_must_hit(setup.jackpots["A"], 1_000_000)}
    floor = FloorPlace("host=floor", {"A": "MGL"})
    sitting = sit(replace(setup, jackpots=jackpots, floor=floor))
    sitting.swipe("dealer-1")
    sitting.do(c.JoinLink(0), c.SealThreshold("A", LEVEL, CROSSING.seal))
    return sitting


@pytest.fixture
def playing(linked: Sitting) -> Sitting:
    linked.do(c.SeeChip(1), c.SeeChip(3), c.SeeChip(5), c.StartGame())
    return linked


def test_a_start_draws_and_opens_nothing_here(playing: Sitting) -> None:
    assert playing.table.round.crossed == ()
    assert requests_of(playing.table).seals == {METER: CROSSING.seal}


def test_the_floors_crossing_is_the_tables_hit_with_its_proof(playing: Sitting) -> None:
    playing.do(CROSSING)
    (hit,) = playing.table.round.crossed
    assert (hit.seat, hit.award.prize, hit.award.stake) == (3, 100_308, 100)
    assert (hit.seal, hit.threshold_cents, hit.seal_key) == (CROSSING.seal, 100_307, NONCE)
    assert (hit.award.meter_before, hit.award.meter_after) == (1_003_080_000, 1_000_000_000)
    account = playing.table.accounts[METER]
    assert account.imbalance == 0
    assert account.shown_cents == 100_004, "the wager behind it feeds the new meter"
    assert requests_of(playing.table).known == (TICKET.key,)


def test_told_again_it_is_the_same_hit(playing: Sitting) -> None:
    playing.do(CROSSING)
    assert playing.do(CROSSING) == []
    assert len(playing.table.round.crossed) == 1


def test_a_card_records_it_and_the_floor_hears_of_it_when_the_round_is_over(
    playing: Sitting,
) -> None:
    playing.do(CROSSING, c.CallSupervisor())
    playing.swipe("executive-1")
    assert must_hit.waiting(playing.table) == ()
    assert [win.award.prize for win in playing.table.round.wins] == [100_308]
    (ticket,) = playing.table.lasting.link.tickets
    assert ticket.by is not None
    assert requests_of(playing.table).awards == ()
    playing.do(c.BeginPaying(), c.TickPaid(3), c.EndGame())
    assert [key for key, _ in requests_of(playing.table).awards] == [TICKET.key]
    playing.do(c.GiveTicket(replace(ticket, state=AWARDED)))
    assert requests_of(playing.table).awards == ()


def test_a_hand_of_the_same_seat_does_not_stand_for_the_crossing(playing: Sitting) -> None:
    playing.do(CROSSING)
    royal = Ticket("15-1-3A-1", 1, 3, "A", "royal_flush", 1, 1_000_000)
    playing.do(c.PressHand(3, "royal_flush"), c.GiveTicket(royal), c.CallSupervisor())
    playing.do(c.ConfirmWins("Read again on the layout"))
    playing.swipe("executive-1")
    playing.do(c.LockPrize(royal.key, 1_000_000))
    assert [win.award.line for win in playing.table.round.wins] == ["royal_flush"]
    by = {one.key: one.by for one in playing.table.lasting.link.tickets}
    assert by[TICKET.key] is None
    assert must_hit.waiting(playing.table), "the crossing waits for its own card"


def test_a_crossing_heard_of_after_its_round_is_paid_by_the_pit(playing: Sitting) -> None:
    playing.do(c.EndGame())
    events = playing.do(CROSSING)
    assert [type(one) for one in events] == [e.TicketGiven, e.AlertRaised]
    assert str(events[1].sentence) == (
        "Seat 3 of round 1 crossed Mystery: $1,003.08. The pit pays it"
    )
    assert playing.table.round.crossed == ()
    assert playing.do(CROSSING) == []


def test_while_a_card_is_awaited_it_waits_for_the_next_word_of_the_floor(playing: Sitting) -> None:
    royal = Ticket("15-1-5A-1", 1, 5, "A", "royal_flush", 1, 1_000_000)
    playing.do(c.PressHand(5, "royal_flush"), c.GiveTicket(royal), c.CallSupervisor())
    assert playing.do(CROSSING) == []
    assert requests_of(playing.table).known == (royal.key,)


def test_a_seal_that_does_not_fit_moves_nothing(playing: Sitting) -> None:
    before = playing.table
    with pytest.raises(Refused, match="The seal does not fit"):
        playing.do(replace(CROSSING, threshold_cents=100_306))
    assert playing.table == before


def test_a_void_takes_it_back_and_the_floors_release_is_heard(playing: Sitting) -> None:
    playing.do(CROSSING, c.VoidRound("Misdeal"))
    playing.swipe("executive-1")
    assert playing.table.round.crossed == ()
    assert playing.table.accounts[METER].imbalance == 0
    playing.do(c.GiveTicket(replace(TICKET, state=RELEASED)))
    assert requests_of(playing.table).awards == ()
