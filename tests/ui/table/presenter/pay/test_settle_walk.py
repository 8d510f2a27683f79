"""The walk on the screen: plate, panel, prompt and SETTLEMENT say one amount of one seat."""

from dealt_table import dealt, game_of
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import bonus_bets
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.guide import walk_words
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.settlement import settled_seats
from dealer_assist.ui.table.model.table import SeatModel, SeatState
from dealer_assist.ui.table.presenter.pay import settle_walk
from dealer_assist.ui.table.presenter.pay.bet_denials import deny_sheet
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView

VIEW, AT = PassingView(), 1_760_000_000_000
ZAPPED = {
    "1": "Ad Jc", "1z": "7s 9h", "2": "9s 8d", "4": "As Kd", "dealer": "6d Ts 5s",
}  # fmt: skip


def zapped() -> Table:
    bets = {seat: {"blackjack": 2500} for seat in (1, 2, 4)}
    table = dealt("zappit-nexus", ZAPPED, bets)
    return changed(table, stages=tuple(one.key for one in table.setup.stages))


def plate(table: Table, seat: int) -> SeatModel:
    return next(one for one in table_model(table, VIEW).felt.seats if one.number == seat)


def after(table: Table, *commands: c.Command) -> Table:
    for command in commands:
        table = evolve_all(table, decide(table, command, AT))
    return table


def test_a_blackjack_on_zapped_cards_is_paid_1_to_1_on_plate_and_settlement_alike() -> None:
    table = zapped()
    rows = {
        row.seat: row.pay or row.take
        for row in settled_seats(table, game_of(table.setup), settlement(table)).rows
    }
    assert rows == {"1": "$25.00", "2": "Take $25", "4": "$37.50"}
    assert {seat: plate(table, seat).foot for seat in (1, 2, 4)} == {
        1: "PAY $25",
        2: "TAKE $25",
        4: "PAY $37.50",
    }


def test_prompt_panel_and_plate_name_the_seat_with_one_amount() -> None:
    table = zapped()
    shown = table_model(table, VIEW)
    assert next_step(table).text == "Pay seat 4 $37.50, then press PAID"
    assert (shown.hands.seat, shown.hands.headline) == ("SEAT 4", "Pay $37.50")
    assert shown.hands.walk is not None
    assert shown.hands.walk.paid.label == "PAID SEAT 4"
    assert shown.hands.walk.paid.detail == "Next: seat 2, Take $25.00"
    assert plate(table, 4).is_selected


def test_a_seat_that_is_settled_says_so_until_the_end() -> None:
    table = after(zapped(), c.SettleSeat(4), c.SettleSeat(2))
    assert plate(table, 4).foot == "PAID $37.50"
    assert plate(table, 4).state is SeatState.SETTLED
    assert plate(table, 2).foot == "TAKEN $25"
    assert settle_walk.foot(table, 1) == "PAY $25"
    rows = settled_seats(table, game_of(table.setup), settlement(table)).rows
    assert [(row.seat, row.pay, row.take) for row in rows] == [
        ("4", "", ""), ("2", "", ""), ("1", "$25.00", ""),
    ]  # fmt: skip


def test_once_all_are_settled_the_last_one_has_its_way_back() -> None:
    table = after(zapped(), *(c.SettleSeat(seat) for seat in (4, 2, 1)))
    panel = table_model(table, VIEW).hands
    assert panel.headline == "All seats settled"
    (back,) = panel.waits[-1].actions
    assert back.label == "UNDO"


def test_what_is_picked_up_first_stands_beside_the_amount() -> None:
    bets = {2: {"blackjack": 5000, "push_22": 500}}
    table = dealt("free-bet-nexus", {"2": "Tc 9s", "dealer": "6d Tc 2h"}, bets)
    table = changed(table, stages=tuple(one.key for one in table.setup.stages))
    found = walk.at(table, 2)
    assert found is not None
    line, detail = walk_words.asking(table, found)
    assert line == "Pay seat 2 $45.00, then press PAID"
    assert detail == "Take first: PUSH 22 $5"


def test_a_bonus_bet_that_is_no_win_is_denied_from_the_walk() -> None:
    bets = {2: {"ante": 500, "play": 500, "aces_up": 500}}
    cards = {"2": "As Ac 3d 4h 2d", "dealer": "7d 8d 9c Tc Ks 2c"}
    table = dealt("four-card-nexus", cards, bets)
    table = changed(table, stages=tuple(one.key for one in table.setup.stages))
    assert "ACES UP" in deny_sheet(table, bonus_bets.owed(table)).title
