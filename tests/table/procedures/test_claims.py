"""Claims: what they would be paid never depends on who was pressed first."""

from itertools import permutations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from random_tables import DEALER, EXECUTIVE, shipped, tables
from round_over import ANYWAY

from dealer_assist.errors import Refused
from dealer_assist.jackpot.prizes import LEFT_TO_RIGHT
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.claims import awards_of, claim_refusal, envy_of, not_confirmed
from dealer_assist.table.facts.swipes import role_needed
from dealer_assist.table.guide import controls
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Table
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
NAMES = sorted(name for name, setup in tables().items() if setup.jackpots)


def do(table: Table, *commands: c.Command) -> Table:
    """Have commands carried out; what is refused is left out."""
    for command in commands:
        try:
            table = evolve_all(table, decide(table, command, 1))
        except Refused:
            continue
    return table


def started(name: str, spots: list[Spot]) -> Table:
    """Begin a round with progressive wagers on these spots."""
    table = do(Table(tables()[name]), c.SwipeCard(DEALER))
    chips = [c.SeeChip(*spot) for spot in spots]
    sides = [c.MarkSide(seat, "banker" if seat % 3 else "player") for seat in range(1, 8)]
    return do(table, *chips, *sides, c.StartGame(), c.EndGame("B"))


def recorded(table: Table) -> Table:
    """Have the supervisor put every claim on record, in the way of either console."""
    return do(
        table,
        c.CallSupervisor(),
        c.ConfirmWins(ANYWAY),
        c.SwipeCard(EXECUTIVE),
        c.TurnKey("JPH"),
        c.PressJackpot(ANYWAY),
        c.TurnKey("RUN"),
    )


@given(name=st.sampled_from(NAMES), draw=st.data())
def test_the_order_of_wins_never_depends_on_the_order_of_pressing(
    name: str, draw: st.DataObject
) -> None:
    setup = tables()[name]
    spots = draw.draw(st.lists(st.sampled_from(setup.spots), min_size=2, max_size=4, unique=True))
    table = started(name, spots)
    presses = [
        c.PressHand(seat, draw.draw(st.sampled_from(setup.jackpots[sensor].lines)).key, sensor)
        for seat, sensor in spots
        if not setup.jackpots[sensor].is_shared
    ]
    ends = [recorded(do(table, *order)) for order in permutations(presses)]
    assert all(end.round.wins == ends[0].round.wins for end in ends)
    assert all(
        end.accounts == ends[0].accounts and end.round.envy == ends[0].round.envy for end in ends
    )
    seats = [win.award.seat for win in ends[0].round.wins]
    assert seats == sorted(seats, reverse=True)


@given(name=st.sampled_from(NAMES), draw=st.data())
def test_what_is_claimed_is_what_is_paid(name: str, draw: st.DataObject) -> None:
    setup = tables()[name]
    spots = draw.draw(st.lists(st.sampled_from(setup.spots), min_size=1, unique=True))
    table = started(name, spots)
    for seat, sensor in spots:
        line = draw.draw(st.sampled_from(setup.jackpots[sensor].lines))
        table = do(table, c.PressHand(seat, line.key, sensor))
    wins, accounts = awards_of(table)
    envy = envy_of(table)
    end = recorded(table)
    if table.round.claims:
        assert [(win.sensor, win.award) for win in end.round.wins] == wins
        assert (end.accounts, end.round.envy) == (accounts, envy)


def test_a_supervisor_takes_a_claim_off(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces", s7="straight_flush").do(c.CallSupervisor())
    assert "no claim" in sitting.no_to(c.DropClaim(3, reason="Wrong seat"))
    sitting.do(c.DropClaim(7, reason="Wrong seat"))
    assert [claim.seat for claim in sitting.table.round.claims] == [5]


def test_why_a_seat_cannot_claim_is_said(sitting: Sitting) -> None:
    sitting.start(5)
    assert "no sensor B" in claim_refusal(sitting.table, (5, "B"))
    assert "no progressive wager" in claim_refusal(sitting.table, (3, "A"))
    assert claim_refusal(sitting.table, (5, "A")) == ""


def test_a_share_needs_the_card_of_the_whole_hit(sit: Sit) -> None:
    """A share taken for the whole: $5,001.06 in three shares once needed a Supervisor only."""
    setup = shipped("dragon-nexus")
    dragon = setup.jackpots["A"].with_seeds({"main": 5_001_000})
    sitting = sit(replace(setup, jackpots={"A": dragon})).open()
    sitting.do(*(c.MarkSide(seat, "player") for seat in (1, 5, 7)))
    sitting.start(1, 5, 7).do(c.PressTableHand("player", "234_suited"))
    assert controls.call_supervisor(sitting.table).detail == "Needs an Executive card"
    sitting.do(c.CallSupervisor(), c.ConfirmWins())
    assert role_needed(sitting.table) is Role.EXECUTIVE
    assert all(award.prize < 500_000 for _, award in sitting.table.round.pending.awards)
    sitting.swipe("supervisor-1")
    assert not sitting.table.round.wins
    sitting.swipe("executive-1")
    assert [win.award.shares for win in sitting.table.round.wins] == [3, 3, 3]


def test_a_house_may_pay_from_the_left(sit: Sit) -> None:
    sitting = sit(replace(shipped("crazy4-nexus"), payment_order=LEFT_TO_RIGHT)).open()
    sitting.start(2, 5, 7)
    for seat in (5, 2, 7):
        sitting.do(c.PressHand(seat, "three_of_a_kind"))
    assert [award.seat for _, award in awards_of(sitting.table)[0]] == [2, 5, 7]
    assert "seat 2: Three of a Kind, seat 5" in not_confirmed(
        sitting.table, sitting.table.round.claims
    )
    sitting.do(c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("supervisor-1")
    assert [win.award.seat for win in sitting.table.round.wins] == [2, 5, 7]
