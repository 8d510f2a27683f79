"""Base pays: what a seat is handed on its bets that are no bonus bets, allowed above a limit."""

import pytest
from dealt_table import dealt
from random_tables import DEALER, EXECUTIVE, SUPERVISOR
from shipped_tables import shipped
from sitting import Sit, Sitting
from table_facts import changed

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.facts.settling import allowing, asking, walk
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.pay import settle_walk
from dealer_assist.value import replace

AT = 1_760_000_000_000
FELT = {
    3: {"ante": 500, "super_bonus": 500, "play": 500},
    5: {"ante": 20_000, "super_bonus": 20_000, "play": 20_000},
}
CARDS = {"3": "Qc Qd 9h 6s 2c", "5": "Tc Td 8h 7s 3c", "dealer": "Ac Kh Jh 4s 3h"}
"""A pair beats an ace high: seat 3 is paid $10 on ANTE and PLAY, seat 5 $400."""


def dealt_with(dealer: int, supervisor: int = 0) -> Table:
    """Return the table at its settlement, with the house's limits of base pays."""
    table = changed(dealt("crazy4-nexus", CARDS, FELT), stages=("qualifies",))
    limits = {"base_dealer_limit_cents": dealer, "base_supervisor_limit_cents": supervisor}
    setup = table.setup
    return replace(table, setup=replace(setup, authority=replace(setup.authority, **limits)))


def after(table: Table, *commands: c.Command) -> Table:
    for command in commands:
        table = evolve_all(table, decide(table, command, AT))
    return table


def level(table: Table, seat: int) -> Role:
    found = walk.at(table, seat)
    assert found is not None
    return found.level


def test_without_a_limit_every_base_pay_is_the_dealers() -> None:
    table = dealt_with(0)
    assert {one.seat: one.cents for one in walk.left(table)}[5] > 0
    assert allowing.for_card(table) == ()


@pytest.mark.parametrize(
    ("dealer", "supervisor", "role"),
    [
        (10_000, 0, Role.SUPERVISOR),
        (10_000, 50_000, Role.SUPERVISOR),
        (10_000, 20_000, Role.EXECUTIVE),
        (100_000, 0, Role.DEALER),
    ],
)
def test_above_the_limit_a_card_is_needed_and_below_it_none(
    dealer: int, supervisor: int, role: Role
) -> None:
    table = dealt_with(dealer, supervisor)
    assert (level(table, 3), level(table, 5)) == (Role.DEALER, role)


def test_the_other_seats_are_settled_first_and_paid_waits_for_the_card() -> None:
    table = dealt_with(10_000)
    now = walk.now(table)
    assert now is not None
    assert now.seat == 3
    with pytest.raises(Refused, match="Seat 5 needs a Supervisor card first"):
        decide(table, c.SettleSeat(5), AT)
    table = after(table, c.SettleSeat(3))
    assert next_thing(table).what == "call_for_bets"
    assert settle_walk.card(table).detail == "Needs a Supervisor"


def test_one_card_allows_it_in_the_name_of_its_holder() -> None:
    table = after(dealt_with(10_000), c.AskForBets())
    (event,) = (
        one for one in decide(table, c.SwipeCard(SUPERVISOR), AT) if isinstance(one, e.BetsAllowed)
    )
    assert event.by == SUPERVISOR
    assert [(one.seat, one.wager, one.cents) for one in event.bets] == [(5, "play", 40_000)]
    table = after(table, c.SwipeCard(SUPERVISOR))
    assert level(table, 5) is Role.DEALER
    assert walk.settled_at(after(table, c.SettleSeat(5)), 5) == 40_000


def test_a_lower_card_allows_nothing() -> None:
    table = after(dealt_with(10_000, 20_000), c.AskForBets())
    for member in (DEALER, SUPERVISOR):
        table = after(table, c.SwipeCard(member))
        assert level(table, 5) is Role.EXECUTIVE
    assert level(after(table, c.SwipeCard(EXECUTIVE)), 5) is Role.DEALER


def test_a_card_put_right_asks_again_where_more_is_paid() -> None:
    table = after(dealt_with(10_000), c.AskForBets(), c.SwipeCard(SUPERVISOR))
    bets = table.round.bonus_bets
    less = replace(bets, allowed={bet: cents - 100 for bet, cents in bets.allowed.items()})
    assert level(changed(table, bonus_bets=less), 5) is Role.SUPERVISOR


def not_dealt(sit: Sit, dealer: int, supervisor: int = 0) -> Sitting:
    """Play crazy 4 to its end without a card: seats 3 and 5 bet $5 and $200 a wager."""
    limits = {"base_dealer_limit_cents": dealer, "base_supervisor_limit_cents": supervisor}
    setup = shipped("crazy4-nexus")
    sitting = sit(replace(setup, authority=replace(setup.authority, **limits))).open()
    before = {seat: {**felt, "play": 0} for seat, felt in FELT.items()}
    sitting.do(*(c.PlaceWagers(seat, felt) for seat, felt in before.items()), c.StartGame())
    sitting.do(c.AdvanceStage("deal"), *(c.PlaceWagers(*felt) for felt in FELT.items()))
    sitting.do(c.AdvanceStage("dealer"), c.AdvanceStage("qualifies"))
    sitting.come_to_an_end()
    return sitting


def settled(happened: list[e.Event]) -> list[tuple[int, str, int]]:
    found = (one for one in happened if isinstance(one, e.WagersSettled))
    return [(one.seat, one.answer, one.cents) for one in found]


@pytest.mark.parametrize(("supervisor", "card"), [(0, "supervisor-1"), (20_000, "executive-1")])
def test_paid_by_the_dealers_word_asks_the_card_that_a_known_pay_asks(
    sit: Sit, supervisor: int, card: str
) -> None:
    sitting = not_dealt(sit, 10_000, supervisor)
    assert settled(sitting.do(c.AnswerSeat(3, "paid"))) == [(3, "paid", 1_000)]
    assert settled(sitting.do(c.AnswerSeat(5, "paid"))) == []
    role = "an EXECUTIVE" if supervisor else "a SUPERVISOR"
    assert next_step(sitting.table).text == f"Swipe {role} card"
    assert "seat 5: PLAY $400" in next_step(sitting.table).detail
    if supervisor:
        assert settled(sitting.swipe("supervisor-1")) == []
    happened = sitting.swipe(card)
    assert settled(happened) == [(5, "paid", 40_000)]
    (allowed,) = (one for one in happened if isinstance(one, e.BetsAllowed))
    assert [(one.seat, one.wager, one.cents) for one in allowed.bets] == [(5, "play", 40_000)]
    assert allowed.by.key == card
    sitting.do(c.UndoPaid())
    assert settled(sitting.do(c.AnswerSeat(5, "paid"))) == [(5, "paid", 40_000)]  # allowed once


@pytest.mark.parametrize(("answer", "cents"), [("taken", -40_000), ("push", 0)])
def test_what_is_not_handed_over_needs_no_card_and_drops_the_question(
    sit: Sit, answer: str, cents: int
) -> None:
    sitting = not_dealt(sit, 10_000)
    sitting.do(c.AnswerSeat(5, "paid"))
    assert settled(sitting.do(c.AnswerSeat(5, answer))) == [(5, answer, cents)]
    assert sitting.table.round.asked is None


def test_no_card_comes_and_the_seat_is_asked_for_again(sit: Sit) -> None:
    sitting = not_dealt(sit, 10_000)
    sitting.do(c.AnswerSeat(5, "paid"), c.LeaveCard())
    assert [one.seat for one in walk.asked(sitting.table)] == [5, 3]


def test_what_no_rule_tells_goes_by_even_money_and_bets_not_entered_by_nothing(sit: Sit) -> None:
    setup = shipped("blackjack-royal-match")
    limits = replace(setup.authority, base_dealer_limit_cents=10_000)
    sitting = sit(replace(setup, authority=limits)).open()
    sitting.do(*(c.PlaceWagers(seat, {"blackjack": 6_000}) for seat in (2, 4)), c.StartGame())
    if sitting.table.round.stages[-1:] != ("play",):
        sitting.do(c.AdvanceStage("play", is_asked=True))
    sitting.do(c.SeeCards("4", ("6c", "5d")))
    sitting.do(c.PlaceWagers(4, {"blackjack": 6_000, "double": 6_000}))
    levels = {seat: asking.base_pay(sitting.table, seat) for seat in (1, 2, 4)}
    assert {seat: one and (one.cents, one.level) for seat, one in levels.items()} == {
        1: None,
        2: (6_000, Role.DEALER),
        4: (12_000, Role.SUPERVISOR),
    }


def test_a_card_that_came_too_late_pays_no_prize_that_has_to_wait_since(sit: Sit) -> None:
    """The card allows the bets; the dealer says PAID once the tax form of the prize is ticked."""
    limits = {"base_dealer_limit_cents": 10_000}
    setup = shipped("crazy4-nexus")
    law = replace(setup.jurisdiction, requires_duties=True)
    strict = replace(setup, jurisdiction=law, authority=replace(setup.authority, **limits))
    sitting = sit(strict).open()
    before = {**FELT[5], "play": 0}
    sitting.do(c.PlaceWagers(5, before), c.SeeChip(5), c.StartGame(), c.MissChip(5))
    sitting.do(c.AdvanceStage("deal"), c.PlaceWagers(5, FELT[5]), c.AdvanceStage("dealer"))
    sitting.do(c.AdvanceStage("qualifies"), c.PressHand(5, "four_aces"), c.CallSupervisor())
    sitting.do(c.TickDuty("camera"), c.TickDuty("deck"), c.ConfirmWins(), c.TrySwipeAgain())
    sitting.swipe("executive-1")
    sitting.come_to_an_end()
    sitting.do(c.TickDuty("tax", 5), c.BeginPaying(), c.AnswerSeat(5, "paid"))
    assert sitting.table.round.asked is not None
    sitting.do(c.TickDuty("tax", 5))  # it is not filled in after all
    happened = sitting.swipe("supervisor-1")
    assert settled(happened) == []
    assert not [one for one in happened if isinstance(one, e.SeatPaid)]
    assert "tax form of seat 5 comes first" in sitting.no_to(c.AnswerSeat(5, "paid"))
    paid = sitting.do(c.TickDuty("tax", 5), c.AnswerSeat(5, "paid"))
    assert settled(paid) == [(5, "paid", 40_000)]
