"""The settlement as a page to pay from."""

from dealt_table import dealt, game_of

from dealer_assist.cards.settlement import settlement
from dealer_assist.table.state import Claim, Table
from dealer_assist.ui.models.settlement import CellKind, CellModel, SettlementModel
from dealer_assist.ui.presenters.settlement import settlement_model

ANTE = {"ante": 2500, "super_bonus": 2500}
HELD = {"1": "2s 5d 7h 9s Jd", "5": "As Ad Ac Ah 2d", "dealer": "Kc Qc 2c 3c 4h"}


def shown(table: Table) -> SettlementModel:
    game = game_of(table.setup)
    return settlement_model(table, game, settlement(table, game))


def test_a_column_for_every_wager_that_was_made_and_the_progressive_last() -> None:
    wagers = {5: {**ANTE, "play": 7500}, 1: {**ANTE, "play": 2500}}
    claims = (Claim(5, "A", "four_aces"),)
    table = dealt("crazy4-nexus", HELD, wagers, chips={1: "A", 5: "A"}, claims=claims)
    model = shown(table)

    assert model.columns == ("PLAY", "ANTE", "SUPER BONUS", "PROGRESSIVE")
    assert model.prizes == ("PROGRESSIVE",)
    assert [row.seat for row in model.rows] == ["5", "1"]
    assert model.rows[0].cells[0] == CellModel("$75", "WINS", CellKind.WIN)
    assert model.rows[0].cells[3] == CellModel("$5,000.00", "Four Aces", CellKind.WIN)
    assert model.rows[1].cells[3] == CellModel()
    assert (model.rows[1].pay, model.rows[1].take) == ("", "Take $75")
    assert model.envy == (("Seat 1", "$100.00"),)
    assert model.dealer == "Dealer: Flush K-Q-3-2"


def test_a_push_shows_the_stake_that_stays() -> None:
    held = {"5": "Qs Jd Th 8c 2d", "dealer": "Qc Jc Td 8h 3c"}  # Queen-high does not qualify
    model = shown(dealt("crazy4-nexus", held, {5: {**ANTE, "play": 2500}}))

    assert model.rows[0].cells[1] == CellModel("$25", "PUSH", CellKind.PUSH)


def test_a_hand_that_nobody_has_claimed_says_so() -> None:
    model = shown(dealt("crazy4-nexus", HELD, {5: {**ANTE, "play": 2500}}, chips={5: "A"}))

    assert model.rows[0].cells[-1] == CellModel("Not claimed", "Four Aces", CellKind.CLAIM)


def test_odds_stand_where_no_wager_is_counted() -> None:
    model = shown(dealt("crazy4-nexus", HELD, chips={5: "A"}))

    assert model.rows[0].cells[2].amount == "50 to 1"
    assert model.rows[0].pay == ""


def test_what_was_left_up_is_not_paid_again() -> None:
    wagers = {2: {"blackjack": 5000, "house_money": 1000, "left_up": 4000}}
    model = shown(dealt("house-money-nexus", {"2": "9s 9d", "dealer": "7c Td"}, wagers))

    assert model.rows[0].cells[0] == CellModel("$40", "LEFT UP", CellKind.PUSH)
    assert model.rows[0].pay == "$90.00"


def test_a_round_without_cards_and_wins_has_nothing_to_pay() -> None:
    model = shown(dealt("crazy4-nexus", {}, {5: ANTE}))

    assert model.empty == "There is nothing to pay yet"
    assert "No cards are known" in model.note
