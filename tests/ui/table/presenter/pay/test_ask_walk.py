"""The walk where no card is known: three answers that are alike, what each means, who follows."""

from dealt_table import dealt, game_of
from random_tables import DEALER, SUPERVISOR
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import bonus_bets
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.state import BonusBets, Table
from dealer_assist.ui.pages.settlement import settled_seats
from dealer_assist.ui.table.model.panel import HandPanelModel, PayWalkModel
from dealer_assist.ui.table.presenter.pay import ask_walk
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

BETS = {"ante": 1500, "super_bonus": 1500, "play": 4500}
VIEW, NOW = PassingView(), 10**13


def at_showdown() -> Table:
    """Crazy 4 at its last stage: seats 3, 5 and 7 have bets, nobody has entered a card."""
    table = dealt("crazy4-nexus", {}, dict.fromkeys((3, 5, 7), BETS), chips={5: "A"})
    table = replace(table, dealer=DEALER)
    return changed(table, stages=("ante", "deal", "dealer", "qualifies"))


def after(table: Table, *commands: c.Command) -> Table:
    for command in commands:
        table = evolve_all(table, decide(table, command, NOW))
    return table


def panel(table: Table) -> HandPanelModel:
    found = ask_walk.ask_panel(table, VIEW)
    assert found is not None
    return found


def asked(table: Table) -> PayWalkModel:
    found = panel(table).walk
    assert found is not None
    return found


def test_the_question_has_three_answers_and_none_of_them_is_amber() -> None:
    table = at_showdown()
    assert (panel(table).seat, panel(table).asks) == ("SEAT 7", True)
    said = [(one.label, one.detail, one.state) for one in asked(table).answers]
    free = ActionState.AVAILABLE
    assert said == [
        ("PAID SEAT 7", "Base bets win, $60", free),
        ("TAKEN SEAT 7", "Base bets lose, $60", free),
        ("PUSH SEAT 7", "Base bets stay", free),
    ]
    actions = table_model(table, VIEW).actions
    assert ActionState.NEXT not in [one.state for one in actions.working]


def test_the_panel_tells_who_follows_and_the_way_back_names_the_last_seat() -> None:
    table = after(at_showdown(), c.AnswerSeat(7, "taken"))
    now = asked(table)
    assert now.note == "Winning hand? Touch its seat"  # seat 5 has the progressive
    assert now.order == (("ORDER", "right to left"), ("Next", "seat 3"))
    assert [one.label for one in now.others] == ["UNDO\nSEAT 7", "SETTLEMENT"]
    assert [(one.seat, one.state.value) for one in now.stops] == [
        ("7", "paid"),
        ("5", "now"),
        ("3", "later"),
    ]


def test_a_prize_is_a_line_and_is_said_on_every_answer() -> None:
    table = after(
        at_showdown(),
        c.AnswerSeat(7, "taken"),
        c.PressHand(5, "three_of_a_kind"),
        c.ConfirmAsDealer(),
        c.BeginPaying(),
    )
    now = asked(table)
    assert [(one.title, one.amount) for one in now.lines] == [
        ("BASE BETS", "by hand"),
        ("PROGRESSIVE", "+$9.00"),
    ]
    assert [one.detail for one in now.answers] == [
        "Base bets win, $60, + $9.00",
        "Base bets lose, $60, + $9.00",
        "Base bets stay, + $9.00",
    ]


def test_every_seat_is_asked_before_the_envy_of_the_first_is_paid() -> None:
    """After seat 7 the panel had its envy while the prompt asked for seat 6: both were wrong."""
    table = dealt(
        "crazy4-nexus", {}, dict.fromkeys((3, 5, 7), BETS), chips=dict.fromkeys((3, 5, 7), "A")
    )
    table = changed(replace(table, dealer=DEALER), stages=("ante", "deal", "dealer", "qualifies"))
    claimed = (c.PressHand(5, "straight_flush"), c.CallSupervisor(), c.ConfirmWins())
    table = after(
        table, *claimed, c.SwipeCard(SUPERVISOR), c.BeginPaying(), c.AnswerSeat(5, "paid")
    )
    for seat in (7, 3):
        model = table_model(table, VIEW)
        assert model.prompt.line == f"Seat {seat}: PAID, TAKEN or PUSH?"
        assert (model.hands.seat, model.hands.asks) == (f"SEAT {seat}", True)
        table = after(table, c.AnswerSeat(seat, "taken"))
    lap = table_model(table, VIEW)
    assert lap.prompt.line == "Pay envy at seat 7, then press PAID"
    assert lap.hands.seat == "SEAT 7"
    paid = after(table, c.TickPaid(7))
    foot = next(one.pay for one in table_model(paid, VIEW).felt.seats if one.number == 7)
    assert foot is not None
    assert (foot.words, foot.amount) == ("PAID, ENVY", "$5.00"), "not less what was taken before"


def test_plate_and_settlement_say_what_the_dealer_said() -> None:
    table = after(at_showdown(), c.AnswerSeat(7, "taken"), c.AnswerSeat(5, "push"))
    feet = {one.number: one.foot for one in table_model(table, VIEW).felt.seats}
    assert (feet[7], feet[5], feet[3]) == ("TAKEN $60", "PUSH", "PAID OR TAKEN?")
    rows = settled_seats(table, game_of(table.setup), settlement(table)).rows
    assert [(one.seat, one.mark, one.pay, one.take) for one in rows] == [
        ("7", "TAKEN, BY HAND", "", ""),
        ("5", "PUSH, BY HAND", "", ""),
    ]


def with_a_hand() -> Table:
    """Seat 7 holds three aces, which its bonus bets win whatever the dealer has."""
    bets = {7: {**BETS, "queens_up": 1000}, 3: BETS}
    table = dealt("crazy4-nexus", {"7": "Ah As Ac 9c Kh"}, bets, chips={7: "A"})
    table = replace(table, dealer=DEALER)
    return changed(table, stages=("ante", "deal", "dealer", "qualifies"))


def test_a_hand_is_picked_up_and_a_bonus_bet_named_only_while_it_is_open() -> None:
    table = after(with_a_hand(), c.PressHand(7, "three_of_a_kind"), c.ConfirmAsDealer())
    paying_it = table_model(table, VIEW).hands.walk
    assert paying_it is not None
    assert paying_it.note == ""  # not picked up: its bonus bets are owed
    table = after(table, c.TickPaid(7))
    owed = bonus_bets.owed(table)
    assert {one.wager for one in owed} == {"queens_up", "super_bonus"}
    table = changed(table, bonus_bets=BonusBets({(7, one.wager): one.cents for one in owed}))
    assert [one.detail for one in asked(table).lines] == ["Pay from the layout: PLAY, ANTE"]
