"""Which side a seat is on: asked where it decides who wins and nobody knows it."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.commands.round import MarkSide
from dealer_assist.table.state import Claim, Phase, Seat
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.bets.sides import asks_side, side_sheet
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.view import PassingView


def test_a_locked_wager_of_an_unknown_side_is_asked_for() -> None:
    table = dealt("dragon-nexus-2", {}, chips={3: "A"})

    assert asks_side(table, 3)
    assert not asks_side(table, 4)
    assert not asks_side(changed(table, seats={3: Seat(side="banker")}), 3)


def test_a_known_wager_needs_no_question() -> None:
    assert not asks_side(dealt("dragon-nexus-2", {}, {3: {"player": 500}}, chips={3: "A"}), 3)


def test_while_bets_are_open_a_side_can_be_corrected() -> None:
    table = changed(dealt("dragon-nexus-2", {}), phase=Phase.BETTING, seats={3: Seat(side="tie")})

    assert asks_side(table, 3)
    assert felt_model(table, PassingView()).seats[2].reason == ""


def test_where_all_participate_nobody_is_asked() -> None:
    table = dealt("dragon-nexus-2", {}, chips={3: "A"}, options={"eligible": "all_participants"})

    assert not asks_side(table, 3)
    assert not asks_side(dealt("crazy4-nexus", {}, chips={3: "A"}), 3)


def test_a_seat_that_claims_keeps_its_side() -> None:
    table = dealt("dragon-nexus-2", {}, chips={3: "A"}, claims=(Claim(3, "A", "9-0"),))

    assert not asks_side(table, 3)


def test_a_wrong_seat_of_a_shared_hand_can_be_put_right() -> None:
    table = dealt(
        "dragon-nexus-2",
        {},
        {seat: {"player": 500} for seat in (1, 3, 7)},
        chips=dict.fromkeys((1, 3, 7), "A"),
        claims=tuple(Claim(seat, "A", "234_diamonds") for seat in (1, 3, 7)),
    )
    assert asks_side(table, 3)
    said = [(choice.label, choice.icon, choice.detail) for choice in side_sheet(table, 3).choices]
    assert said == [
        ("PLAYER", "check", "Seats 7, 3 and 1 share $10,000.00"),
        ("BANKER", "", "Seats 7 and 1 get $5,000.00 each"),
        ("TIE", "", "Seats 7 and 1 get $5,000.00 each"),
    ]


def test_every_answer_marks_a_side() -> None:
    table = dealt("dragon-nexus-2", {}, chips={3: "A"})
    answers = [choice.touch for choice in side_sheet(table, 3).choices]

    assert answers == [Do(MarkSide(3, side)) for side in ("player", "banker", "tie")]
