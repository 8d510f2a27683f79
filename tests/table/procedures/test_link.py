"""A table on a link: the floor's amounts are facts, and nothing waits for the floor."""

from itertools import product
from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.errors import Refused
from dealer_assist.floor.requests import requests_of
from dealer_assist.journal.codec import decode, encode
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.events.values import (
    AWARDED,
    LOCKED,
    RELEASED,
    Earlier,
    FloorMessage,
    OtherClaim,
    Ticket,
)
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import paying, prize
from dealer_assist.table.facts.ending import REST_MS
from dealer_assist.table.facts.link import call_key, other_claim, who_comes
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.setup.table_setup import FloorPlace
from dealer_assist.table.state import Lamp, Phase, Table
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
METER = ("A", "main")
TICKET = Ticket("15-1-5A-1", 1, 5, "A", "royal_flush", 1, 1_234_567)


@pytest.fixture
def linked(sit: Sit) -> Sitting:
    """A table on the Multi-Game Link whose link is live; bets are open."""
    setup = replace(shipped("crazy4-link"), floor=FloorPlace("simulated", {"A": "MGL"}))
    sitting = sit(setup)
    sitting.swipe("dealer-1")
    sitting.do(c.JoinLink(0))
    return sitting


@pytest.fixture
def claimed(linked: Sitting) -> Sitting:
    """Seat 5 holds a Royal Flush."""
    linked.do(c.SeeChip(1), c.SeeChip(5), c.StartGame(), c.PressHand(5, "royal_flush"))
    return linked


def shown(sitting: Sitting) -> int:
    cents: int = sitting.table.accounts[METER].shown_cents
    return cents


def test_a_live_link_takes_wagers_and_counts_what_the_floor_is_to_be_told(linked: Sitting) -> None:
    linked.do(c.SeeChip(1), c.SeeChip(5), c.StartGame())
    assert (shown(linked), linked.table.lasting.link.n, linked.table.lasting.link.unsent) == (
        1_000_040,
        1,
        1,
    )
    linked.do(c.TakeContributions(1, (("A", "main", 1_000_140),)))
    assert (shown(linked), linked.table.lasting.link.unsent) == (1_000_140, 0)
    assert linked.table.accounts[METER].imbalance == 0
    assert linked.do(c.TakeContributions(1, (("A", "main", 1_000_140),))) == []


def test_what_another_table_claims_is_on_record_until_it_claims_it_no_more(
    linked: Sitting,
) -> None:
    claim = OtherClaim("A", "main", "10")
    told = c.TakeContributions(0, (("A", "main", 1_000_000),), (claim,))
    (event,) = linked.do(told)
    assert decode(*encode(event)) == event
    assert linked.do(told) == []
    assert other_claim(linked.table, "A") == claim
    other = replace(claim, table="16", is_locked=True)
    linked.do(replace(told, claims=(other, claim)))
    assert other_claim(linked.table, "A") == claim, "first what is on the meter still"
    linked.do(replace(told, claims=()))
    assert other_claim(linked.table, "A") is None


def test_a_meter_is_not_shown_before_the_floor_has_all_rounds(linked: Sitting) -> None:
    linked.do(c.SeeChip(1), c.StartGame())
    assert linked.do(c.TakeContributions(0, (("A", "main", 999_999),))) == []


def test_a_void_is_told_too_and_goes_back_to_what_others_brought(linked: Sitting) -> None:
    linked.do(c.SeeChip(1), c.StartGame(), c.TakeContributions(1, (("A", "main", 1_000_520),)))
    linked.do(c.VoidRound(linked.table.setup.void_reasons[0]))
    assert (shown(linked), linked.table.lasting.link.n, linked.table.lasting.link.up_to) == (
        1_000_500,
        2,
        1,
    )


def test_a_lost_link_stops_the_progressive_and_not_the_base_game(linked: Sitting) -> None:
    linked.do(c.SeeChip(1), c.LoseLink("The server does not answer"))
    table = linked.table
    assert (table.lamp((1, "A")), table.lamp((2, "A"))) == (Lamp.NOT_TAKEN, Lamp.PAUSED)
    (started,) = linked.do(c.StartGame())
    assert (started.wagers, shown(linked)) == ((), 1_000_000)


def test_a_chip_that_no_link_took_is_given_back_before_the_end(linked: Sitting) -> None:
    linked.do(c.SeeChip(1), c.LoseLink("The server does not answer"), c.StartGame())
    linked.now += REST_MS
    assert "seat 1 did not play" in linked.no_to(c.EndGame())
    linked.do(c.MissChip(1))
    linked.do(c.EndGame())
    assert linked.table.round.phase is Phase.BETTING


def test_a_table_that_never_joined_takes_no_progressive_wager(sit: Sit) -> None:
    sitting = sit(replace(shipped("crazy4-link"), floor=FloorPlace("simulated", {"A": "MGL"})))
    sitting.swipe("dealer-1")
    sitting.do(c.SeeChip(1))
    assert sitting.table.chips_seen == 0
    sitting.do(c.LoseLink("no server"), c.LoseLink("no server"))
    assert sitting.table.lasting.link.n == 0, "rounds before the table joined are never told"


def test_a_paused_link_goes_on_when_the_floor_says_so(linked: Sitting) -> None:
    linked.do(c.SeeChip(1), c.TurnLink("A", "Audit of the meter"))
    assert linked.table.chips_seen == 0
    linked.do(c.TurnLink("A"))
    assert linked.table.chips_seen == 1


def test_a_claim_is_confirmed_with_the_floors_amount(claimed: Sitting) -> None:
    claimed.do(c.CallSupervisor())
    assert "has not answered" in claimed.no_to(c.ConfirmWins())
    claimed.do(c.GiveTicket(TICKET), c.ConfirmWins())
    assert claimed.table.round.pending.awards[0][1].prize == 1_234_567
    (asked,) = claimed.swipe("executive-1")
    assert isinstance(asked, e.LockAsked)
    assert claimed.table.round.phase is Phase.SWIPE, "nothing is won before the floor has locked it"
    locked, won = claimed.do(c.LockPrize(TICKET.key, 1_234_567))
    assert isinstance(locked, e.PrizeLocked)
    assert (won.wins[0].award.prize, won.by.key) == (1_234_567, "executive-1")
    account = claimed.table.accounts[METER]
    assert (account.paid, account.imbalance) == (12_345_670_000, 0)
    assert [one.key for one in claimed.table.lasting.link.tickets[0].people] == [
        "executive-1",
        "dealer-1",
    ]


def test_a_paid_prize_is_awarded_by_two_and_no_second_ticket_is_asked_for(
    claimed: Sitting,
) -> None:
    claimed.do(c.GiveTicket(TICKET), c.CallSupervisor(), c.ConfirmWins())
    claimed.swipe("executive-1")
    claimed.do(c.LockPrize(TICKET.key, 1_234_567), c.EndGame())
    ((key, people),) = requests_of(claimed.table).awards
    assert (key, [one.key for one in people]) == (TICKET.key, ["executive-1", "dealer-1"])
    claimed.do(c.GiveTicket(replace(TICKET, state="awarded")))
    assert (requests_of(claimed.table).tickets, requests_of(claimed.table).awards) == ((), ())


def test_an_executive_may_have_the_older_ticket_closed_at_this_table(claimed: Sitting) -> None:
    assert "holds this one up" in claimed.no_to(c.AskClosing())
    held = replace(TICKET, order=2, older=1, first=Earlier("7", 812, "open", order=1))
    claimed.do(c.GiveTicket(held), c.AskClosing())
    assert claimed.do(c.AskClosing()) == []
    (refused,) = claimed.swipe("supervisor-1")
    assert "An Executive's card closes" in refused.refusal
    assert requests_of(claimed.table).closing is None
    claimed.swipe("executive-1")
    asked = requests_of(claimed.table).closing
    assert (asked.key, asked.order, asked.by.key) == (TICKET.key, 1, "executive-1")
    claimed.do(c.GiveTicket(replace(TICKET, order=2)))
    assert (claimed.table.lasting.link.closing, requests_of(claimed.table).closing) == (None, None)


def test_an_older_ticket_that_the_floor_does_not_close_is_said_and_asked_for_again(
    claimed: Sitting,
) -> None:
    held = replace(TICKET, order=2, older=1, first=Earlier("7", 812, "open", order=1))
    claimed.do(c.GiveTicket(held), c.AskClosing())
    claimed.swipe("executive-1")
    claimed.do(c.EndClosing("The server does not know this card"))
    assert claimed.table.lasting.link.not_closed == "The server does not know this card"
    claimed.do(c.AskClosing(), c.EndClosing())
    assert claimed.table.lasting.link.not_closed == ""


def test_while_the_floor_locks_a_prize_nobody_goes_back(claimed: Sitting) -> None:
    claimed.do(c.GiveTicket(TICKET), c.CallSupervisor(), c.ConfirmWins())
    claimed.swipe("executive-1")
    assert "Wait a moment" in claimed.no_to(c.BackToTable())
    assert claimed.do(c.LetSwipeTimeOut()) == []
    claimed.do(c.LoseLink("cut"), c.BackToTable())
    assert claimed.table.round.phase is Phase.IN_PLAY
    assert claimed.table.lasting.link.asked_by is None


def test_a_refused_lock_goes_back_to_the_verification(claimed: Sitting) -> None:
    claimed.do(c.GiveTicket(TICKET), c.CallSupervisor(), c.ConfirmWins())
    claimed.swipe("executive-1")
    claimed.do(c.RefuseLock(TICKET.key, "This ticket was closed. Press the hand again"))
    assert claimed.table.round.phase is Phase.VERIFY
    assert "Press the hand again" in claimed.table.round.tries_over


def test_an_older_ticket_of_another_table_is_waited_for(claimed: Sitting) -> None:
    first = Earlier("7", 812, "open")
    claimed.do(c.GiveTicket(replace(TICKET, order=2, older=1, first=first)), c.CallSupervisor())
    assert "Table 7 was first, by 0.8 s" in claimed.no_to(c.ConfirmWins())
    behind = replace(TICKET, order=2, cents=1_000_084, first=replace(first, state=LOCKED))
    claimed.do(c.GiveTicket(behind), c.ConfirmWins())
    assert claimed.table.round.pending.awards[0][1].prize == 1_000_084


def test_two_seats_of_one_table_wait_for_nobody(claimed: Sitting) -> None:
    claimed.do(c.PressHand(1, "royal_flush"), c.GiveTicket(TICKET))
    second = replace(TICKET, key="15-1-1A-1", seat=1, order=2, older=1)
    claimed.do(c.GiveTicket(second), c.CallSupervisor(), c.ConfirmWins())
    claimed.swipe("executive-1")
    claimed.do(c.LockPrize(TICKET.key, 1_234_567))
    _, won = claimed.do(c.LockPrize(second.key, 1_000_020))
    assert [(one.award.seat, one.award.prize) for one in won.wins] == [
        (5, 1_234_567),
        (1, 1_000_020),
    ]


def test_a_win_waits_for_the_link_over_the_end_of_its_round(claimed: Sitting) -> None:
    claimed.do(c.LoseLink("cut"))
    claimed.do(c.CallSupervisor())
    assert "comes when it is back" in claimed.no_to(c.ConfirmWins())
    claimed.do(c.BackToTable())
    claimed.do(c.EndGame())
    (waiting,) = claimed.table.lasting.link.waiting
    assert (waiting.round, waiting.seat, claimed.table.round.phase) == (1, 5, Phase.BETTING)
    late = c.AskLateWin(
        1, (5,), "royal_flush", "The link was down", "Amount came late", stakes=waiting.stakes
    )
    claimed.do(late)
    (refused,) = claimed.swipe("executive-1")
    assert "not given this win its amount" in refused.refusal
    claimed.do(c.JoinLink(1), c.GiveTicket(TICKET))
    claimed.swipe("executive-1")
    claimed.swipe("supervisor-1")
    *_, won = claimed.do(c.LockPrize(TICKET.key, 1_234_567))
    assert (won.late_round, won.wins[0].award.prize) == (1, 1_234_567)
    assert claimed.table.lasting.link.waiting == ()


def test_a_prize_that_the_pit_put_back_is_backed_out_by_a_person(claimed: Sitting) -> None:
    claimed.do(c.GiveTicket(TICKET), c.CallSupervisor(), c.ConfirmWins())
    claimed.swipe("executive-1")
    claimed.do(c.LockPrize(TICKET.key, 1_234_567))
    reason = claimed.table.setup.jurisdiction.back_out_reasons[0]
    back_out = c.AskAdjustment(1, reason, note="The cards were wrong")
    assert "The pit releases it" in claimed.no_to(back_out)
    released, alert = claimed.do(c.GiveTicket(replace(TICKET, state=RELEASED)))
    assert isinstance(released, e.PrizeReleased)
    assert "Back out the win" in alert.sentence
    claimed.do(back_out)


def test_a_linked_meter_is_not_set_at_the_table(linked: Sitting) -> None:
    asked = c.AskMeterSet("A", "main", 1, "Malfunction", "Three words here")
    assert "set on the floor" in linked.no_to(asked)


def test_the_journal_alone_tells_it_again(claimed: Sitting) -> None:
    events: list[e.Event] = []
    table = Table(claimed.table.setup)
    member = claimed.staff["dealer-1"]
    script: list[c.Command] = [
        c.SwipeCard(member),
        c.JoinLink(0),
        c.SeeChip(5),
        c.StartGame(),
        c.TakeContributions(1, (("A", "main", 1_000_777),)),
        c.PressHand(5, "royal_flush"),
        c.GiveTicket(TICKET),
    ]
    for at, command in enumerate(script, 1_760_000_000):
        new = decide(table, command, at)
        table = evolve_all(table, new)
        events += new
    again = [decode(*encode(one)) for one in events]
    assert evolve_all(Table(table.setup), again) == table


def test_a_floor_sees_how_the_devices_of_a_table_are(linked: Sitting) -> None:
    spots = len(linked.table.setup.spots)
    assert requests_of(linked.table).facts["devices"] == [("Sensors", f"{spots}/{spots}", True)]
    linked.do(c.ReportSensorFault(1, "A", "stuck"))
    linked.do(c.RaiseAlert("paper", "device", "No paper is left"))
    assert requests_of(linked.table).facts["devices"] == [
        ("Sensors", f"{spots - 1}/{spots}", False),
        ("Device", "No paper is left", False),
    ]


LETTER = FloorMessage(7, 1_000, "Last round at four", "Sue Elm")


def test_who_comes_is_told_once_and_belongs_to_the_call_that_stands(linked: Sitting) -> None:
    linked.do(c.SeeChip(1), c.StartGame(), c.CallSupervisor())
    key = call_key(linked.table)
    assert requests_of(linked.table).calls == ((key, "supervisor"),)
    assert linked.do(c.HearFloor(("1-77", "Sue Elm"))) == [], "another call"
    (taken,) = linked.do(c.HearFloor((key, "Sue Elm")))
    assert isinstance(taken, e.CallTaken)
    assert linked.do(c.HearFloor((key, "Sue Elm"))) == []
    assert who_comes(linked.table) == "Sue Elm"
    linked.do(c.CallSupervisor())
    assert who_comes(linked.table) == "", "the call was taken back"


def test_a_message_stands_until_whoever_deals_has_read_it(linked: Sitting) -> None:
    (came,) = linked.do(c.HearFloor(messages=(LETTER,)))
    assert decode(*encode(came)) == came
    assert linked.do(c.HearFloor(messages=(LETTER,))) == [], "the floor says it at each look"
    linked.do(c.SeeChip(1), c.StartGame(), c.EndGame())
    assert linked.table.lasting.link.messages == (LETTER,), "it outlives the round"
    (read,) = linked.do(c.ReadMessage(7))
    assert isinstance(read, e.MessageRead)
    assert linked.table.lasting.link.messages == ()
    assert requests_of(linked.table).reads == ((7, linked.table.dealer.name),)
    assert linked.do(c.HearFloor(messages=(LETTER,))) == [], "until the floor knows it"
    assert linked.do(c.ReadMessage(7)) == []


@pytest.fixture
def of_the_pit(claimed: Sitting) -> Sitting:
    """Seat 5's prize is recorded, and two cards at the pit have to award it."""
    pits = replace(TICKET, state=LOCKED, by_pit=True)
    claimed.do(c.GiveTicket(TICKET), c.CallSupervisor(), c.ConfirmWins())
    claimed.swipe("executive-1")
    claimed.do(c.LockPrize(TICKET.key, TICKET.cents), c.GiveTicket(pits), c.BeginPaying())
    return claimed


def test_from_its_lock_on_a_prize_waits_for_the_pit_and_has_no_slip(claimed: Sitting) -> None:
    """No heartbeat comes between: the link may be lost with the lock's own answer."""
    claimed.do(c.GiveTicket(TICKET), c.CallSupervisor(), c.ConfirmWins())
    claimed.swipe("executive-1")
    claimed.do(c.LockPrize(TICKET.key, TICKET.cents, by_pit=True), c.LoseLink("cut"))
    claimed.do(c.BeginPaying())
    (win,) = claimed.table.round.wins
    assert prize.held_by_pit(claimed.table, win) is prize.PrizeStand.WAITS
    assert next_thing(claimed.table).what == "pit_awards"
    with pytest.raises(Refused, match="waits for the pit"):
        decide(claimed.table, c.TickPaid(5), claimed.now)


def test_what_the_pit_put_back_is_not_paid_and_is_backed_out(of_the_pit: Sitting) -> None:
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=RELEASED)))
    assert next_thing(of_the_pit.table).what == "pit_took_back"
    with pytest.raises(Refused, match=r"pit released the prize at seat 5\. Back out the win"):
        decide(of_the_pit.table, c.TickPaid(5), of_the_pit.now)
    reason = of_the_pit.table.setup.jurisdiction.back_out_reasons[0]
    of_the_pit.do(c.AskAdjustment(1, reason, note="The cards were wrong"))


def test_envy_for_a_prize_that_the_pit_put_back_is_not_paid(of_the_pit: Sitting) -> None:
    assert [due.envy for due in paying.dues(of_the_pit.table)] == [0, 100_000]
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=RELEASED)))
    assert [due.envy for due in paying.dues(of_the_pit.table)] == [0]


def test_only_the_pit_puts_a_prize_that_is_backed_out_back_on_the_meter(
    of_the_pit: Sitting,
) -> None:
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=AWARDED)), c.TickPaid(5))
    of_the_pit.do(c.TakeContributions(1, (("A", "main", 1_000_000),)))
    reason = of_the_pit.table.setup.jurisdiction.back_out_reasons[0]
    of_the_pit.do(c.AskAdjustment(1, reason, note="the hand was misread by us"))
    of_the_pit.swipe("executive-1")
    of_the_pit.swipe("supervisor-1")
    assert shown(of_the_pit) == 1_000_000
    (done,) = of_the_pit.table.round.back_outs
    asked = (of_the_pit.table, done.sensor, done.award, done.round)
    assert not prize.is_back_on_meter(*asked)
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=RELEASED)))
    assert prize.is_back_on_meter(of_the_pit.table, *asked[1:])
    of_the_pit.do(c.TakeContributions(1, (("A", "main", 2_234_567),)))
    assert shown(of_the_pit) == 2_234_567


def test_an_award_that_was_wrong_is_backed_out_before_it_is_paid(of_the_pit: Sitting) -> None:
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=AWARDED)))
    reason = of_the_pit.table.setup.jurisdiction.back_out_reasons[0]
    of_the_pit.do(c.AskAdjustment(1, reason, note="The cards were wrong"))


def test_what_was_paid_while_the_link_was_lost_is_told_when_it_is_back(of_the_pit: Sitting) -> None:
    """The round is over by then, and the next one too."""
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=AWARDED)), c.LoseLink("cut"))
    of_the_pit.do(c.TickPaid(5), c.EndGame())
    of_the_pit.do(c.SeeChip(1), c.StartGame(), c.EndGame())
    ends = ((TICKET.key, "A", "paid"),)
    assert requests_of(of_the_pit.table).ends == ends
    of_the_pit.do(c.JoinLink(1))
    assert requests_of(of_the_pit.table).ends == ends
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=AWARDED, is_paid_told=True)))
    assert requests_of(of_the_pit.table).ends == ()


@pytest.mark.parametrize("state", ["open", "closed", LOCKED, AWARDED, RELEASED])
@pytest.mark.parametrize(
    ("by_pit", "is_paid", "is_backed_out"), list(product((False, True), repeat=3))
)
def test_a_table_pays_only_what_it_may(
    claimed: Sitting, state: str, *, by_pit: bool, is_paid: bool, is_backed_out: bool
) -> None:
    """Every state that the floor can tell, with all that the table knows itself."""
    told = replace(TICKET, state=state, by_pit=by_pit)
    ticket = replace(told, is_paid=is_paid, is_backed_out=is_backed_out)
    stand = prize.stand_of(claimed.table, ticket)
    assert set(prize.MAY) == set(prize.PrizeStand)
    is_ours = state == AWARDED or (state == LOCKED and not by_pit)
    is_through = is_paid or is_backed_out
    assert prize.may(claimed.table, ticket, prize.PrizeAct.PAY) is (is_ours and not is_through)
    assert (prize.PrizeAct.TELL_BACKED_OUT in prize.MAY[stand]) is is_backed_out
    if stand in (prize.PrizeStand.WAITS, prize.PrizeStand.RELEASED):
        assert prize.PrizeAct.AWARD not in prize.MAY[stand]


def test_a_prize_that_the_pit_awards_is_not_paid_before(of_the_pit: Sitting) -> None:
    assert next_thing(of_the_pit.table).what == "pit_awards"
    with pytest.raises(Refused, match="Seat 5 waits for the pit: two cards there award it"):
        decide(of_the_pit.table, c.TickPaid(5), of_the_pit.now)
    with pytest.raises(Refused, match="waits for the pit"):
        decide(of_the_pit.table, c.TickAllPaid(), of_the_pit.now)
    assert requests_of(of_the_pit.table).awards == ()
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=AWARDED)))
    assert next_thing(of_the_pit.table).what == "pay_seat"
    of_the_pit.do(c.TickPaid(5))
    assert requests_of(of_the_pit.table).ends == ((TICKET.key, "A", "paid"),)


def test_a_prize_that_waits_for_the_pit_still_waits_after_the_round(of_the_pit: Sitting) -> None:
    assert requests_of(of_the_pit.table).ends == ()
    (ticket,) = of_the_pit.table.lasting.link.tickets
    assert (ticket.by_pit, ticket.is_live) == (True, True)


def test_a_paid_prize_is_backed_out_here_first_and_then_told_to_the_floor(
    of_the_pit: Sitting,
) -> None:
    of_the_pit.do(c.GiveTicket(replace(TICKET, state=AWARDED)), c.TickPaid(5))
    reason = of_the_pit.table.setup.jurisdiction.back_out_reasons[0]
    of_the_pit.do(c.AskAdjustment(1, reason, note="the hand was misread by us"))
    of_the_pit.swipe("executive-1")
    of_the_pit.swipe("supervisor-1")
    asked = requests_of(of_the_pit.table)
    assert asked.ends == ((TICKET.key, "A", "backed out"),)
    assert asked.awards == ()
    assert [one.key for one in asked.standing] == [TICKET.key], "it asks whether it is released"
    events = of_the_pit.do(c.GiveTicket(replace(TICKET, state=RELEASED)))
    assert [type(one).__name__ for one in events] == ["TicketGiven"]
    assert requests_of(of_the_pit.table).standing == ()
