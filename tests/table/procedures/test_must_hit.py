"""A level that must hit at a table: sealed, crossed by a seat, recorded by a card, or void."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.jackpot.must_hit import LEVEL, seal_of, with_must_hit
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import must_hit
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
NONCE, OTHER = "ab" * 32, "cd" * 32
THRESHOLD = 100_007
METER = ("A", LEVEL)


def mystery_at(name: str, limit_cents: int = 1_000_000) -> TableSetup:
    setup = shipped(name)
    return replace(setup, jackpots={"A": with_must_hit(setup.jackpots["A"], limit_cents)})


def crossing(cents: int = THRESHOLD, nonce: str = NONCE) -> c.CrossThreshold:
    return c.CrossThreshold("A", LEVEL, cents, nonce)


@pytest.fixture(params=["crazy4-nexus", "crazy4-aquarius"])
def sealed(sit: Sit, request: Any) -> Sitting:
    """A table whose threshold is sealed: seven cents above its seed."""
    table = sit(mystery_at(request.param)).open()
    table.do(c.SealThreshold("A", LEVEL, seal_of(THRESHOLD, NONCE)))
    return table


@pytest.fixture
def hit(sealed: Sitting) -> Sitting:
    """Four cents each: the second wager, that of seat 3, crosses the threshold."""
    sealed.start(5, 3, 1)
    sealed.do(crossing())
    return sealed


def test_a_seal_is_on_record_and_nothing_of_what_it_stands_for(sealed: Sitting) -> None:
    found = must_hit.seal_on(sealed.table, METER)
    assert found.seal == seal_of(THRESHOLD, NONCE)
    assert str(THRESHOLD) not in repr(sealed.table)
    assert NONCE not in repr(sealed.table)
    sealed.start(1).do(c.EndGame())
    assert must_hit.seal_on(sealed.table, METER) == found, "it is in force from round to round"
    sealed.do(c.CloseTable())
    assert sealed.table.lasting.seals == (found,), "and over the night"


def test_who_crosses_is_paid_what_the_meter_holds_then(hit: Sitting) -> None:
    (crossed,) = hit.table.round.crossed
    assert crossed.seat == 3
    assert crossed.before == 1_000_000_000
    assert crossed.way == ((1, 1_000_040_000), (3, 1_000_080_000), (5, 1_000_120_000))
    assert crossed.award.prize == 100_008, "the threshold, or at most one increment above it"
    assert hit.shown(LEVEL) == 100_004, "the wager behind it feeds the new meter"
    found = (crossed.award.meter_before, crossed.award.meter_after)
    assert found == (1_000_080_000, 1_000_000_000), "which is none of this hit's"
    account = hit.table.accounts[METER]
    assert account.imbalance == 0
    assert (account.paid, account.seeded) == (1_000_080_000, 2_000_000_000)
    assert must_hit.seal_on(hit.table, METER) is None, "a new threshold is to be drawn"


def test_nobody_else_s_threshold_moves_anything(sealed: Sitting) -> None:
    sealed.start(5, 3, 1)
    assert "does not fit" in sealed.no_to(crossing(THRESHOLD - 1))
    assert "does not fit" in sealed.no_to(crossing(THRESHOLD, OTHER))
    assert "No threshold is sealed" in sealed.no_to(c.CrossThreshold("A", "main", 1, NONCE))


def test_a_threshold_is_crossed_by_a_start_alone(sealed: Sitting) -> None:
    assert "crossed by a start" in sealed.no_to(crossing())


def test_a_level_is_hit_once_in_a_round(hit: Sitting) -> None:
    hit.do(c.SealThreshold("A", LEVEL, seal_of(THRESHOLD, OTHER)))
    assert "No threshold is sealed" in hit.no_to(crossing(THRESHOLD, OTHER))


def test_a_threshold_that_no_wager_reaches_is_not_crossed(sealed: Sitting) -> None:
    sealed.start(3)
    assert "No wager has reached" in sealed.no_to(crossing())


def test_a_card_records_it_and_the_seat_is_paid(hit: Sitting) -> None:
    assert next_step(hit.table).text == "Seat 3 hit Mystery: CALL SUPERVISOR"
    assert next_step(hit.table).detail == "No card is dealt yet"
    assert controls.call_supervisor(hit.table).detail == "Needs an Executive card"
    assert "Seat 3: $1,000.08 open" in controls.end_game(hit.table, hit.now + 9_999).detail
    hit.do(c.CallSupervisor())
    assert next_step(hit.table).key == "asked_card"
    assert "Records Mystery for seat 3, $1,000.08" in next_step(hit.table).detail
    hit.swipe("supervisor-1")
    assert must_hit.waiting(hit.table), "a whole meter needs an Executive"
    hit.swipe("executive-1")
    (win,) = hit.table.round.wins
    assert (win.award.seat, win.award.prize, win.award.line) == (3, 100_008, LEVEL)
    assert hit.is_in(Phase.RECORDED)
    assert must_hit.waiting(hit.table) == ()
    assert hit.shown(LEVEL) == 100_004, "the card moves no meter: that was done at the start"
    hit.do(c.BeginPaying(), c.TickPaid(3), c.EndGame())
    assert hit.is_in(Phase.BETTING)
    assert hit.table.round.crossed == ()


def test_the_same_seat_may_win_with_its_hand_too(hit: Sitting) -> None:
    hit.do(c.CallSupervisor())
    hit.swipe("executive-1")
    assert hit.table.win_of((3, "A")) is None
    hit.claim(s3="three_of_a_kind")
    assert [claim.line for claim in hit.table.round.claims] == ["three_of_a_kind"]


def test_no_card_leaves_it_open_and_the_round_waits(hit: Sitting) -> None:
    hit.do(c.CallSupervisor(), c.LeaveCard())
    assert must_hit.waiting(hit.table)
    hit.come_to_an_end()
    assert "Call the supervisor first" in hit.no_to(c.EndGame())


def test_a_void_needs_an_executive_and_names_the_wager(hit: Sitting) -> None:
    hit.do(c.VoidRound("Misdeal"))
    assert hit.table.round.void_asked == "Misdeal"
    hit.swipe("supervisor-1")
    assert hit.table.round.void_asked, "a Supervisor's card is not enough"
    hit.swipe("executive-1")
    assert hit.is_in(Phase.BETTING)
    assert hit.shown(LEVEL) == 100_000, "the meters are as before the round"
    (alert,) = hit.table.lasting.alerts
    assert "Seat 3: Mystery of $1,000.08 went with round 1" in alert.sentence
    assert hit.table.round.crossed == ()


def test_a_win_backed_out_is_on_its_meter_again(hit: Sitting) -> None:
    hit.do(c.CallSupervisor())
    hit.swipe("executive-1")
    hit.do(c.AskAdjustment(1, "Wrong seat", note="Seen on camera 4 by me"))
    hit.swipe("executive-1")
    hit.swipe("supervisor-1")
    assert hit.shown(LEVEL) == 100_012
    assert hit.table.accounts[METER].imbalance == 0


def test_a_seal_that_goes_is_told_with_what_it_stood_for(sealed: Sitting) -> None:
    (event,) = sealed.do(c.SealThreshold("A", LEVEL, "ef" * 32, THRESHOLD, NONCE))
    assert (event.retired, event.retired_cents) == (seal_of(THRESHOLD, NONCE), THRESHOLD)
    told = c.SealThreshold("A", LEVEL, "ef" * 32, THRESHOLD, NONCE)
    assert "does not fit" in sealed.no_to(told), "that was the other one"
    assert isinstance(event, e.ThresholdSealed)


def test_a_table_without_such_a_level_has_nothing_to_seal(sit: Sit) -> None:
    table = sit().open()
    assert "no level here" in table.no_to(c.SealThreshold("A", LEVEL, "ef" * 32))


def test_d4_a_void_that_could_try_the_hidden_amount_is_told_to_another_person(
    sealed: Sitting,
) -> None:
    dealer = sealed.table.dealer
    sealed.start(1)
    sealed.do(c.VoidRound("Misdeal"))
    if sealed.table.round.void_asked:
        sealed.do(c.SwipeCard(sealed.staff["supervisor-1"]))
    (alert,) = [one for one in sealed.table.lasting.alerts if one.kind == "probed"]
    assert "moved a level that must hit, without a win" in alert.sentence
    assert alert.not_by in (dealer.identity, sealed.staff["supervisor-1"].identity)
