"""The settlement as a page to pay from."""

from dealt_table import dealt, game_of
from table_facts import changed
from tree import every, words

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Bonus, Claim, Table, Win
from dealer_assist.ui.pages.settlement import (
    CellKind,
    PaidCell,
    PayBand,
    SettledSeats,
    settled_seats,
    settlement_sheet,
)
from dealer_assist.ui.shell.table_page import OverTable
from dealer_assist.value import replace

ANTE = {"ante": 2500, "super_bonus": 2500}
HELD = {"1": "2s 5d 7h 9s Jd", "5": "As Ad Ac Ah 2d", "dealer": "Kc Qc 2c 3c 4h"}


def shown(table: Table) -> SettledSeats:
    game = game_of(table.setup)
    return settled_seats(table, game, settlement(table))


def sheet(table: Table) -> OverTable:
    game = game_of(table.setup)
    return settlement_sheet(table, game, settlement(table))


def bands(table: Table) -> list[PayBand]:
    """Return what is paid after all seats."""
    return every(sheet(table).body, PayBand)


def dealer(table: Table) -> list[str]:
    """Return what is written beside the title."""
    aside = sheet(table).aside
    return words(aside) if aside is not None else []


def test_a_column_for_every_wager_that_was_made_and_the_progressive_last() -> None:
    wagers = {5: {**ANTE, "play": 7500}, 1: {**ANTE, "play": 2500}}
    claims = (Claim(5, "A", "four_aces"),)
    table = dealt("crazy4-nexus", HELD, wagers, chips={1: "A", 5: "A"}, claims=claims)
    model = shown(table)

    assert model.columns == ("PLAY", "ANTE", "SUPER BONUS", "PROGRESSIVE")
    assert model.prizes == ("PROGRESSIVE",)
    assert [row.seat for row in model.rows] == ["5", "1"]
    assert model.rows[0].cells[0] == PaidCell("$75", "WINS", CellKind.WIN)
    assert model.rows[0].cells[3] == PaidCell("$5,000.00 claimed", "Four Aces", CellKind.CLAIM)
    assert model.rows[1].cells[3] == PaidCell()
    assert (model.rows[1].pay, model.rows[1].take) == ("", "Take $75")
    assert [(one.title, one.pays) for one in bands(table)] == [
        ("ENVY, LAST", (("Seat 1", "$100.00"),))
    ]
    assert dealer(table) == ["Dealer: Flush K-Q-3-2"]


def test_a_push_shows_the_stake_that_stays() -> None:
    held = {"5": "Qs Jd Th 8c 2d", "dealer": "Qc Jc Td 8h 3c"}  # Queen-high does not qualify
    model = shown(dealt("crazy4-nexus", held, {5: {**ANTE, "play": 2500}}))

    assert model.rows[0].cells[1] == PaidCell("$25", "PUSH", CellKind.PUSH)


def test_a_hand_that_nobody_has_claimed_says_so() -> None:
    model = shown(dealt("crazy4-nexus", HELD, {5: {**ANTE, "play": 2500}}, chips={5: "A"}))

    assert model.rows[0].cells[-1] == PaidCell("Not claimed", "Four Aces", CellKind.CLAIM)


def test_odds_stand_where_no_wager_is_counted() -> None:
    model = shown(dealt("crazy4-nexus", HELD, chips={5: "A"}))

    assert model.rows[0].cells[2].amount == "50 to 1"
    assert model.rows[0].pay == ""


def test_what_was_left_up_is_not_paid_again() -> None:
    wagers = {2: {"blackjack": 5000, "house_money": 1000, "left_up": 4000}}
    model = shown(dealt("house-money-nexus", {"2": "9s 9d", "dealer": "7c Td"}, wagers))

    assert model.rows[0].cells[0] == PaidCell("$40", "LEFT UP", CellKind.PUSH)
    assert model.rows[0].pay == "$90.00"


def test_a_round_without_cards_and_wins_has_nothing_to_pay() -> None:
    said = words(sheet(dealt("crazy4-nexus", {}, {5: ANTE})).body)

    assert any("No cards are known" in one for one in said)
    assert "Until then, pay by the layout" in said


def test_only_what_is_on_record_is_added_up() -> None:
    claims = (Claim(5, "A", "four_aces"),)
    table = dealt("crazy4-nexus", HELD, {5: {**ANTE, "play": 2500}}, chips={5: "A"}, claims=claims)
    by_wagers = shown(changed(table, claims=())).rows[0].pay

    assert shown(table).rows[0].pay == by_wagers


def test_a_split_is_settled_hand_by_hand() -> None:
    held = {"2": "8c Ts", "2b": "8d 9c", "dealer": "9h 9d"}
    model = shown(dealt("house-money-nexus", held, {2: {"blackjack": 9000}}))

    assert [(row.seat, row.cells[0]) for row in model.rows] == [
        ("2", PaidCell("$90", "PUSH", CellKind.PUSH)),
        ("2b", PaidCell("$90", "LOSES", CellKind.LOSE)),
    ]
    assert (model.rows[0].pay, model.rows[0].take) == ("", "Take $90")


def test_a_winning_and_a_losing_hand_are_no_zero() -> None:
    held = {"2": "8c Ts Ad", "2b": "8d 9c", "dealer": "9h 9d"}
    row = shown(dealt("house-money-nexus", held, {2: {"blackjack": 9000}})).rows[0]

    assert (row.pay, row.take) == ("$90.00", "Take $90")


def test_house_money_that_was_settled_before_play_is_not_paid_again() -> None:
    wagers = {
        2: {"blackjack": 5000, "house_money": 1000},
        3: {"blackjack": 5000, "house_money": 500},
    }
    held = {"2": "9s 9d", "3": "Ts 6d 8c", "dealer": "7c Td"}
    table = dealt("house-money-nexus", held, wagers)
    before = {row.seat: row for row in shown(table).rows}
    done = {
        row.seat: row
        for row in shown(changed(table, bonus=Bonus(is_collected=True, answers={2: 0}))).rows
    }

    assert (before["2"].pay, done["2"].pay) == ("$80.00", "$50.00")
    assert done["2"].cells[0] == PaidCell("$30", "PAID", CellKind.LOSE)
    assert (before["3"].take, done["3"].take) == ("Take $5", ""), "the bust was taken at once"
    assert done["3"].cells[0] == PaidCell("$5", "COLLECTED", CellKind.LOSE)


def test_a_lost_trilux_chip_is_listed_and_taken_while_it_lies_there() -> None:
    held = {"2": "9s 2d", "dealer": "7c Td"}
    table = dealt("house-money-nexus", held, {2: {"blackjack": 5000}}, chips={2: "B"})
    lying = replace(table.sensor((2, "B")), has_chip=True)
    row = shown(changed(table, sensors={**table.sensors, (2, "B"): lying})).rows[0]

    assert row.cells[-1] == PaidCell("$1", "LOSES", CellKind.LOSE)
    assert row.take == "Take $51"
    assert shown(table).rows[0].take == "Take $50"  # it is off the spot already


def test_a_folded_hand_is_marked_and_claims_nothing() -> None:
    table = dealt("crazy4-nexus", HELD, {5: ANTE}, chips={5: "A"}, folded=(5,))
    row = shown(table).rows[0]

    assert (row.mark, row.hand) == ("FOLDED", "Four Aces")
    assert all(cell.kind is not CellKind.CLAIM for cell in row.cells)


def test_a_folded_hand_may_stay_unknown() -> None:
    held = {place: cards for place, cards in HELD.items() if place != "5"}
    table = dealt("crazy4-nexus", held, {1: {**ANTE, "play": 2500}, 5: ANTE}, folded=(5,))

    assert shown(table).rows[0].trouble == "Folded, and its cards were not entered"
    assert shown(table).rows[1].take == "Take $75"


COVERED = {"ante": 1000, "play": 2000, "cover_all": 500}


def test_cover_all_stands_apart_and_last_with_hand_seat_and_odds() -> None:
    held = {"2": "9s Ts Js Qs Ks", "4": "2s 5d 7h 9h Jd", "dealer": "Kc Qc 2c 3c 4h"}
    table = dealt("caribbean", held, {2: COVERED, 4: COVERED}, folded=(2,))
    [last] = bands(table)

    assert "COVER ALL" not in shown(table).columns
    assert last.title.startswith("COVER ALL, LAST: Straight Flush, K high at seat 2, ")
    assert last.title.endswith(" to 1")
    assert [seat for seat, _ in last.pays] == ["Seat 4", "Seat 2"]
    assert sheet(table).detail == "Pay right to left; Cover All last"


def test_cover_all_that_loses_is_taken_last_too() -> None:
    held = {"4": "2s 5d 7h 9h Jd", "dealer": "Kc Qc 2c 3c 4h"}
    [last] = bands(dealt("caribbean", held, {4: COVERED}))

    assert last.pays == (("Seat 4", "Take $5"),)
    assert last.title.endswith(", no win")


def test_the_order_names_envy_only_where_there_is_any() -> None:
    table = dealt("crazy4-nexus", HELD, {5: {**ANTE, "play": 2500}}, chips={5: "A"})
    assert sheet(table).detail == "Pay right to left; wagers before the jackpot"
    left = replace(table, setup=replace(table.setup, payment_order="left to right"))
    assert sheet(left).detail.startswith("Pay left to right")


def test_a_prize_that_was_paid_is_not_paid_again() -> None:
    held = {"4": "Kh Qh", "dealer": "Jh 8s"}
    table = dealt("house-money-nexus", held, {4: {"blackjack": 10000}}, chips={4: "B"})
    award = PrizeAward(4, "straight_flush", 100, 2500)
    win = Win(1, "B", award, StaffMember("s", "S", Role.SUPERVISOR, "0001"), 1)
    recorded = changed(table, wins=(win,))
    settled = changed(recorded, settled=("B",))

    assert shown(recorded).rows[0].pay == "$125.00"
    assert shown(settled).rows[0].pay == "$100.00"
    assert shown(settled).rows[0].cells[-1].word == "PAID, Straight Flush"


def test_a_surrender_is_called_so_with_what_it_costs() -> None:
    held = {"2": "Tc 6s", "dealer": "9h 8d"}
    table = dealt("house-money-nexus", held, {2: {"blackjack": 2500, "surrender": 1250}})
    options = {**table.setup.options, "surrender": True}
    row = shown(replace(table, setup=replace(table.setup, options=options))).rows[0]

    assert row.cells[0] == PaidCell("$12.50", "SURRENDER", CellKind.LOSE)


def test_lammers_are_taken_back_and_a_free_hand_costs_nothing() -> None:
    wagers = {"blackjack": 2500, "free_split_b": 2500}
    held = {"4": "8s Ts", "4b": "8d 9c", "dealer": "9h Td"}
    model = shown(dealt("free-bet-nexus", held, {4: wagers}))
    assert [row.seat for row in model.rows] == ["4", "4b"]
    assert model.rows[0].take == "Take $25, 1 lammer"
    assert model.rows[1].cells[0] == PaidCell("–", "LOSES", CellKind.LOSE)
    held["dealer"] = "6d Th 6h"
    table = dealt("free-bet-nexus", held, {4: {**wagers, "push_22": 500}})
    pushed = shown(table)
    assert (pushed.rows[0].pay, pushed.rows[0].take) == ("$85.00", "Take 1 lammer")
    assert dealer(table) == ["Dealer's 22: hands in play push, a blackjack wins"]


def test_two_hands_of_a_seat_have_a_column_each_and_split_ones_a_row() -> None:
    cards = {"3": "8c Ts", "3b": "8d 9c", "3r": "Th 9d", "dealer": "9h 9s"}
    model = shown(dealt("blackjack-switch", cards, {3: {"blackjack": 5000, "super_match": 500}}))

    assert model.columns == ("MATCH", "LEFT", "RIGHT")
    assert [row.seat for row in model.rows] == ["3", "3b"]
    assert [cell.word for cell in model.rows[0].cells] == ["WINS", "PUSH", "WINS"]
    assert [cell.word for cell in model.rows[1].cells] == ["", "LOSES", ""]
    assert (model.rows[0].pay, model.rows[0].take) == ("$55.00", "Take $50")
