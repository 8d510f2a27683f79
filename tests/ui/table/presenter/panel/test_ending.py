"""What END GAME waits for, as the panel lists it."""

import pytest
from dealt_table import dealt
from shipped_tables import shipped
from table_facts import changed
from told_round import Round

from dealer_assist.table import commands as c
from dealer_assist.table.events.values import FloorMessage, LeftBehind, LinkStand
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
)
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.panel.ending import left_panel, stays_sheet, waits_panel
from dealer_assist.ui.table.presenter.table import prompt_model, table_model
from dealer_assist.ui.table.presenter.view import PassingView

ACES = ("As", "Ah", "Ad", "Ac", "2c")


@pytest.fixture
def told(crazy4_nexus: TableSetup, staff: dict[str, StaffMember]) -> Round:
    return Round(crazy4_nexus, staff)


def test_the_first_thing_has_the_amber_tile_and_the_rest_are_numbered(told: Round) -> None:
    told.start(1, 5).do(c.SeeCards("1", ACES))
    panel = waits_panel(told.table, PassingView(), 2)
    assert panel is not None
    assert panel.headline == "Open now: 2 items", "the hands are not shown yet"
    assert [(row.title, row.is_next, row.number) for row in panel.waits] == [
        ("Take the chips off seats 1 and 5", True, "1"),
        ("Seat 1 holds Four Aces", False, "2"),
    ]
    press, deny = panel.waits[1].actions
    assert press.touch == Do(c.PressHand(1, "four_aces"))
    assert press.detail == "$5,000.48"
    assert isinstance(deny.touch, Ask)
    assert [one.label for one in deny.touch.dialog.choices] == [
        "CARD ENTERED WRONGLY",
        "NO WAGER AT THIS SEAT",
        "HAND WAS FOLDED",
    ]


def test_a_claim_that_the_dealer_confirms_calls_nobody(told: Round) -> None:
    """Of two small wins the first was pressed: the row called a supervisor for $9."""
    told.start(1, 5).do(c.MissChip(1), c.MissChip(5))
    told.do(c.SeeCards("1", ("As", "Ad", "Ac", "Kh", "2d")))
    told.do(c.SeeCards("5", ("Ks", "Kd", "Kc", "Qh", "3d")), c.PressHand(5, "three_of_a_kind"))
    panel = waits_panel(told.table, PassingView(), 2)
    assert panel is not None
    assert [(row.title, row.detail) for row in panel.waits][1] == (
        "1 claim not confirmed",
        "Press DEALER CONFIRM, or turn the hand off",
    )


def test_no_hand_was_folded_where_the_game_has_no_fold(staff: dict[str, StaffMember]) -> None:
    told = Round(shipped("house-money-nexus"), staff).start(1).do(c.MissChip(1))
    told.do(c.SeeCards("1", ("7c", "7d", "7h")), c.SeeCards("dealer", ("Tc", "9d")))
    panel = waits_panel(told.table, PassingView(), 2)
    assert panel is not None
    deny = panel.waits[0].actions[1]
    assert isinstance(deny.touch, Ask)
    assert [one.label for one in deny.touch.dialog.choices] == [
        "CARD ENTERED WRONGLY",
        "NO WAGER AT THIS SEAT",
    ]


def test_nothing_to_wait_for_leaves_the_hand_buttons(told: Round) -> None:
    told.start(1).do(c.MissChip(1))
    assert waits_panel(told.table, PassingView(), 2) is None
    told.do(c.SeeCards("1", ACES))
    assert waits_panel(told.table, PassingView(selected=1), 2) is None


def test_what_was_denied_can_be_taken_back_there(told: Round) -> None:
    told.start(1).do(c.MissChip(1), c.SeeCards("1", ACES), c.DenyHand(1, "Hand was folded"))
    told.swipe("executive-1")
    panel = waits_panel(told.table, PassingView(), 2)
    assert panel is not None
    (row,) = panel.waits
    assert row.title == "Seat 1: Four Aces is NOT A WIN"
    assert row.actions[0].touch == Do(c.WithdrawDenial(1, "A"))


def test_a_chip_to_take_has_an_amber_head_and_an_arrow(told: Round) -> None:
    told.start(1, 5).do(c.MissChip(5))
    seats = {seat.number: seat for seat in felt_model(told.table, PassingView()).seats}
    assert (seats[1].is_next, seats[1].lamps[0].word) == (True, "TAKE CHIP")
    assert seats[1].lamps[0].is_to_take
    assert (seats[5].is_next, seats[5].lamps[0].word) == (False, "LOCKED")


def test_a_chip_to_take_is_not_amber_while_a_claim_comes_first(told: Round) -> None:
    told.start(1, 5).do(c.PressHand(1, "four_aces"))
    seats = {seat.number: seat for seat in felt_model(told.table, PassingView()).seats}
    assert [number for number, seat in seats.items() if seat.is_next] == []
    assert seats[1].lamps[0].word == "LOCKED"
    panel = waits_panel(told.table, PassingView(), 2)
    assert panel is not None
    assert [(row.number, row.is_next) for row in panel.waits] == [("1", False), ("2", False)]
    told.do(c.PressHand(1, "four_aces"))
    assert [one.number for one in felt_model(told.table, PassingView()).seats if one.is_next] == [
        1,
        5,
    ]


def test_a_chip_of_the_last_round_is_asked_for(told: Round) -> None:
    told.start(1).do(c.SeeChip(6), c.EndGame())
    (seat,) = [one for one in felt_model(told.table, PassingView()).seats if one.number == 6]
    assert (seat.lamps[0].word, seat.reason) == ("LAST ROUND", "")
    sheet = stays_sheet(told.table, 6, [(6, "A")])
    assert [one.touch for one in sheet.choices] == [Do(c.KeepChip(6, "A"))]


def test_messages_of_the_floor_stand_before_what_rounds_left_open_until_they_are_read(
    told: Round,
) -> None:
    letter = FloorMessage(7, 1_000, "Last round at four", "Sue Elm")
    behind = (LeftBehind(3, (2,)),)
    table = changed(told.open().table, link=LinkStand(messages=(letter,)), left_behind=behind)
    panel = left_panel(table, PassingView(), 2)
    assert panel is not None
    assert panel.headline == "From the floor"
    first, second = panel.waits
    assert (first.title, first.detail) == ("Sue Elm, 00:00", "Last round at four")
    assert first.actions[0].touch == Do(c.ReadMessage(7))
    assert second.title == "Round 3: seat 2 not ticked as paid"
    assert left_panel(table, PassingView(selected=1), 2) is None
    assert left_panel(changed(table, link=None, left_behind=()), PassingView(), 2) is None


def test_a_hand_whose_name_is_too_long_for_its_button_has_its_short_one() -> None:
    cards = {"2": "7c 9d", "dealer": "6d"}
    table = dealt("blackjack-nexus", cards, {2: {"blackjack": 5000}}, chips={2: "A"})
    panel = waits_panel(table, PassingView(), 2)
    assert panel is not None
    assert panel.waits[-1].actions[0].label == "Either Card 7"


FORTUNE = {"6": "6d Kh Kd Ks 4c Ah Jh", "dealer": "As Jd 4d 2s 7h 9c 4s"}
CRAZY = {"1": "As Ah Ad Ac 2c"}


@pytest.mark.parametrize(
    ("name", "cards", "wagers", "chips"),
    [
        ("fortune-pai-gow", FORTUNE, {6: {"main": 2500, "fortune": 500}}, None),
        ("crazy4-nexus", CRAZY, {1: {"ante": 500, "super_bonus": 500}}, {1: "A"}),
    ],
)
def test_a_row_is_amber_only_where_the_prompt_asks_for_it_too(name, cards, wagers, chips) -> None:
    """Seen at pai gow: the prompt led to COMPARE while the panel's PAID was amber."""
    table, view = dealt(name, cards, wagers, chips=chips), PassingView()
    keys = [stage.key for stage in table.setup.stages]
    seen = set()
    for reached in range(1, len(keys) + 1):
        now = changed(table, stages=tuple(keys[:reached]), started_at=1)
        said = str(prompt_model(now, view).line)
        panel = waits_panel(now, view, 3)
        for row in panel.waits if panel else ():
            titled = row.title.startswith(("Pay ", "Seat "))
            is_asked = said == row.title or said.startswith("Touch seat")
            if titled:
                assert row.is_next == is_asked, (keys[reached - 1], said)
                seen.add(row.is_next)
    assert seen == {False, True}


def test_a_late_chip_is_told_beside_bonus_bets_that_are_owed() -> None:
    """They have the panel and the prompt: the chip held nothing up, and nobody said it."""
    cards = {"3": "Kh Qh", "4": "5s 6d", "dealer": "7c"}
    bets = {3: {"blackjack": 2500, "royal_match": 500}, 4: {"blackjack": 2500}}
    table = dealt("blackjack-royal-match", cards, bets)
    assert table_model(table, PassingView()).hands.hint == "clears as you finish each one"
    table = changed(table, late=((4, "A"),), chips=((4, "A"),))
    panel = table_model(table, PassingView()).hands
    assert [row.title for row in panel.waits] == ["Pay $125 to seat 3"]
    assert panel.hint == "late chip, seat 4: give it back"
