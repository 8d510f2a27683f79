"""The panel where no seat has the hand: the whole table's, or nobody's."""

from dealt_table import dealt
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.ui.table.presenter.jackpots.meters import meter_models
from dealer_assist.ui.table.presenter.panel.panel import (
    hand_panel_model,
    no_jackpot_model,
    shared_hand,
)
from dealer_assist.ui.table.presenter.view import PassingView

COUP = {"player": "2d 3d 4d", "banker": "Ks Qh Tc"}
CHIPS = {1: "A", 2: "A", 3: "A"}
WAGERS = {1: {"player": 5000}, 2: {"banker": 2500}, 3: {"player": 1000}}


def test_the_tables_hand_names_the_seats_that_it_wins_for() -> None:
    model = hand_panel_model(dealt("dragon-nexus-2", COUP, WAGERS, chips=CHIPS), PassingView())

    assert (model.headline, model.seat) == ("Table hand", "PLAYER")
    assert model.hint == "wins for every locked PLAYER bet: seats 1 and 3"
    for_all = hand_panel_model(dealt("dragon-nexus", COUP, WAGERS, chips=CHIPS), PassingView())
    assert for_all.hint == "wins for every locked wager: seats 1, 2 and 3"
    shown = {hand.key: (hand.prize, hand.pays, hand.each) for hand in model.hands}
    assert shown["234_diamonds"] == ("$10,000.00", "2 shares of $5,000.00", "")
    assert shown["9-0"][2] == "each"


def test_one_seat_is_named_alone() -> None:
    table = dealt("dragon-nexus-2", COUP, {1: {"player": 5000}}, chips={1: "A"})
    hand = shared_hand(table, PassingView(), "A")

    assert hand is not None
    assert hand.head.hint == "wins for the locked PLAYER bet of seat 1"
    assert not any(one.each for one in hand_panel_model(table, PassingView()).hands)


def test_a_side_without_a_wager_wins_for_nobody() -> None:
    hand = shared_hand(
        dealt("dragon-nexus-2", COUP, {2: {"banker": 500}}, chips={2: "A"}), PassingView(), "A"
    )

    assert hand is not None
    assert hand.standing.standing is ControlStanding.NOT_YET
    assert hand.head.sentence == "No progressive wager on PLAYER. No win"
    assert hand.head.is_locked


def test_a_side_that_nobody_marked_is_asked_for() -> None:
    hand = shared_hand(dealt("dragon-nexus-2", COUP, chips={1: "A"}), PassingView(), "A")

    assert hand is not None
    assert hand.head.sentence == "Mark the side of seat 1 first"
    assert hand.standing.standing is ControlStanding.NOT_YET


def test_a_selected_seat_has_its_own_panel() -> None:
    model = hand_panel_model(
        dealt("dragon-nexus-2", COUP, WAGERS, chips=CHIPS), PassingView(selected=2)
    )

    assert model.seat == "SEAT 2"


def test_a_table_without_a_progressive_shows_what_its_wagers_pay() -> None:
    model = no_jackpot_model(dealt("six-five-four", {}))

    assert model.headline == "No progressive at this table"
    assert [chart.title for chart in model.charts] == ["DEALER PLAYS", "ANTE BONUS", "QUEENS UP"]


def test_odd_cents_are_told_and_no_share_is_called_each() -> None:
    seats = (1, 3, 5)
    table = dealt(
        "dragon-nexus",
        {},
        {seat: {"player": 500} for seat in seats},
        chips=dict.fromkeys(seats, "A"),
    )
    hands = {one.key: one for one in hand_panel_model(table, PassingView(selected=1)).hands}
    whole, tenth = hands["234_diamonds"], hands["234_suited"]
    assert (whole.prize, whole.each) == ("$10,000.00", "")
    assert whole.pays == "3 shares, $3,333.34 and $3,333.33"
    assert (tenth.prize, tenth.pays) == ("$1,000.00", "3 shares, $333.34 and $333.33")
    assert (whole.level, tenth.level) == ("EXEC", "SUPV")


def test_after_recording_the_button_shows_what_was_paid(at) -> None:
    table = at(shipped("dragon-nexus")).open()
    table.do(*(c.MarkSide(seat, "player") for seat in (1, 3, 7)))
    table.start(1, 3, 7).claim(3, "234_suited").record()
    hands = {one.key: one for one in hand_panel_model(table.table, PassingView(selected=1)).hands}
    assert (hands["234_suited"].prize, hands["234_suited"].pays) == (
        "$1,000.06",
        "3 shares, $333.36 and $333.35",
    )


def test_a_house_jackpot_has_an_amount_and_no_meter(at) -> None:
    table = at(shipped("house-money-house")).start(3)
    hands = hand_panel_model(table.table, PassingView(selected=3)).hands
    assert hands[0].pays == "The whole amount"
    texts = [*(one.pays for one in hands), *(one.title for one in meter_models(table.table))]
    texts += [one.note for one in meter_models(table.table)]
    assert not [text for text in texts if "meter" in text.lower() or "progressive" in text.lower()]
