"""Hand buttons: what they pay now, for which seat and sensor, and why they are shut."""

import pytest
from other_tables import three_levels, two_sensors

from dealer_assist.table import commands as c
from dealer_assist.ui.table.model.panel import HandState, HeadTagModel
from dealer_assist.ui.table.presenter.action_models import rows_of_hands
from dealer_assist.ui.table.presenter.cards.card_advice import sensor_shown
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model, pays_text
from dealer_assist.value import replace


@pytest.fixture
def dual(at, crazy4_nexus, jackpots):
    return at(two_sensors(crazy4_nexus, jackpots))


def test_hand_buttons_say_why_they_are_shut(crazy4, view) -> None:
    model = hand_panel_model(crazy4.open().table, view)
    assert (model.headline, model.hint) == ("Hand buttons", "open after START GAME")
    assert {hand.state for hand in model.hands} == {HandState.NOT_YET}
    crazy4.do(c.SeeChip(5), c.StartGame(), c.MissChip(5))
    assert hand_panel_model(crazy4.table, view).hint == "Touch a seat first"
    model = hand_panel_model(crazy4.table, replace(view, selected=3))
    assert (model.headline, model.is_locked) == ("No wager at this seat", True)


def test_a_hand_shows_what_it_would_pay_now_envy_and_the_card_it_needs(crazy4, view) -> None:
    model = hand_panel_model(crazy4.start(1, 5).table, replace(view, selected=5))
    aces, quads, *_ = model.hands
    assert (aces.pays, aces.prize, aces.envy) == ("100% of meter", "$5,000.48", "Envy $100")
    assert (aces.level, aces.stars) == ("EXEC", 2)
    assert (quads.pays, quads.prize, quads.level) == ("300 for 1", "$300.00", "SUPV")
    tags = (HeadTagModel("The best four cards count"), HeadTagModel("$1 locked", "check"))
    assert (model.seat, model.tags) == ("SEAT 5", tags)
    assert (model.headline, aces.state) == ("Take the chips first", HandState.READY)


def test_a_claimed_hand_is_on_with_its_own_prize(crazy4, view) -> None:
    crazy4.start(1, 5, 7).claim(7, "four_aces").claim(5, "four_aces")
    model = hand_panel_model(crazy4.table, replace(view, selected=5))
    assert model.hands[0].state is HandState.ON
    # Seat 7 is paid first and takes the whole meter: seat 5 gets the seed.
    assert model.hands[0].prize == "$5,000.00"
    assert model.headline == "Four Aces selected"
    assert model.hint == "seats 7 and 5 cannot hold it together"


def test_what_is_wrong_takes_the_room_until_a_seat_is_selected(crazy4, view) -> None:
    crazy4.start(5).do(c.ReportSensorFault(3, "A", "stuck"))
    assert hand_panel_model(crazy4.table, view).waits, "the chips are taken first"
    crazy4.do(c.MissChip(5))
    assert hand_panel_model(crazy4.table, view).notices
    model = hand_panel_model(crazy4.table, replace(view, selected=5))
    assert (model.notices, len(model.hands)) == ((), 4)


def test_two_sensors_have_a_tab_each(dual, view) -> None:
    dual.start((2, "A"), (2, "B"), (4, "B"))
    model = hand_panel_model(dual.table, replace(view, selected=2))
    assert [(tab.letter, tab.label, tab.is_selected) for tab in model.tabs] == [
        ("A", "Blazing 7's ML03", True),
        ("B", "TriLux 6", False),
    ]
    assert model.hands[0].name == "Three 7's – Diamonds"
    model = hand_panel_model(dual.table, replace(view, selected=2, tab="B"))
    assert model.hands[0].name == "Three Aces (Suited)"


def test_a_seat_opens_on_the_sensor_it_has_bet(dual, view) -> None:
    dual.start((2, "A"), (4, "B"))
    assert sensor_shown(dual.table, replace(view, selected=4)) == "B"
    assert sensor_shown(dual.table, replace(view, selected=2)) == "A"
    assert sensor_shown(dual.table, replace(view, selected=4, tab="A")) == "A"
    assert sensor_shown(dual.table, view) == "A"


def test_a_claim_on_the_other_sensor_marks_its_tab(dual, view) -> None:
    dual.start((2, "A"), (2, "B")).claim(2, "straight_flush", "B")
    model = hand_panel_model(dual.table, replace(view, selected=2, tab="A"))
    assert [tab.has_claim for tab in model.tabs] == [False, True]
    assert model.headline == "Any winning hand? Press it"


def test_levels_and_fixed_pays_are_printed_as_on_the_button(dual, jackpots) -> None:
    lines = {line.key: line for line in jackpots["B7-ML03"].lines}
    assert pays_text(lines["three7_diamonds"]) == "100% of Mega"
    assert pays_text(lines["one7"]) == "2 for 1"
    assert pays_text(jackpots["DBP-1-5"].lines[-1]) == "10 to 1"


def test_the_rows_of_hands_depend_on_the_paytable_alone(
    crazy4, dual, at, crazy4_nexus, jackpots
) -> None:
    assert rows_of_hands(crazy4.table) == 1
    assert rows_of_hands(dual.table) == 2
    assert rows_of_hands(at(three_levels(crazy4_nexus, jackpots)).table) == 2
