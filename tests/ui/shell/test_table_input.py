"""Touches at the table: each reaches the desk as the command that a dealer means by it."""

from collections.abc import Callable

from audit import findings
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.ui.toolkit.lists.line_with_detail import headline_and_detail
from dealer_assist.value import replace


def test_a_seat_is_selected_by_touch_and_let_go_by_another(seated: SeatedTable) -> None:
    seated.start(5)
    seated.seat(5)
    assert seated.face.view().selected == 5
    seated.seat(5)
    assert seated.face.view().selected == 5, "touched again it stays (poker A3)"
    seated.seat(3)
    assert seated.face.view().selected == 3
    seated.end()
    assert seated.face.view().selected is None


def test_a_chip_is_tapped_on_and_off_its_simulated_sensor(seated: SeatedTable) -> None:
    seated.open()
    seated.press("Chip 3")
    assert seated.table.sensor((3, "A")).has_chip
    seated.press("Chip 3")
    assert not seated.table.sensor((3, "A")).has_chip


def test_a_struck_claim_is_off(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "Straight Flush")
    seated.press("CALL SUPERVISOR")
    seated.press("NOT A WIN")
    seated.press("WRONG SEAT")
    assert seated.table.round.claims == ()
    seated.press("UNDO")
    assert len(seated.table.round.claims) == 1
    seated.press("NOT A WIN")
    seated.press("WRONG SEAT")
    seated.press("NO WIN")
    assert seated.table.round.phase is Phase.IN_PLAY


def test_a_void_is_held_and_has_a_reason(seated: SeatedTable) -> None:
    seated.start(1)
    void = seated.hand.ready("VOID ROUND")
    seated.hand.press(void)
    seated.wait(900)
    seated.hand.lift(void)
    seated.wait()
    assert seated.table.round.number == 1
    reason = seated.table.setup.void_reasons[0]
    seated.press(reason.upper())
    assert seated.table.round.number == 2
    assert seated.face.views.sheet.isHidden()


def test_a_stuck_sensor_is_tested_by_touch_and_found_well_again(seated: SeatedTable) -> None:
    seated.open()
    seated.stick(5)
    seated.press("TEST SENSOR 5")
    assert seated.face.view().failed_tests == {(5, "A")}
    assert seated.rack.simulated.sensors is not None
    button = seated.hand.ready("TEST SENSOR 5")
    seated.rack.simulated.sensors.clear(5)
    seated.tap(button)
    assert seated.face.view().failed_tests == frozenset()
    assert not seated.face.views.table.hands.notices
    assert seated.face.prompt.detail == "Sensor 5 works, and no chip is on it"


def test_what_was_not_recorded_can_be_tried_again_with_the_same_id(seated: SeatedTable) -> None:
    seated.open()
    seated.chips(5)
    seated.notebook.is_full = True
    seated.press("START GAME")
    assert seated.table.round.phase is Phase.BETTING
    assert headline_and_detail(seated.face.prompt.line)[0] == "Nothing was recorded"
    assert findings(seated.window) == []
    seated.notebook.is_full = False
    seated.press("TRY AGAIN")
    assert seated.table.round.phase is Phase.IN_PLAY
    assert not seated.face.views.table.hands.notices


def test_a_wager_that_a_faulty_sensor_cannot_see_is_marked_by_touch(seated: SeatedTable) -> None:
    seated.open()
    seated.stick(5, "dirty")
    seated.seat(5)
    assert not seated.table.sensor((5, "A")).is_marked, "a card vouches first"
    seated.swipe("supervisor-1")
    assert seated.table.sensor((5, "A")).is_marked
    assert seated.face.views.table.felt.seats[5].model.lamps[0].word == "MARKED"
    assert seated.hand.seat(3).reason == "Seats open after START GAME"
    seated.press("START GAME")
    assert (5, "A") in seated.table.locked


def test_a_shuffler_s_checklist_is_ticked_off_and_names_who_was_told(seated: SeatedTable) -> None:
    seated.open()
    seated.press("MENU")
    seated.press("IRREGULARITY")
    seated.press("SHUFFLER")
    assert findings(seated.window) == []
    while seated.table.lasting.irregularity is not None:
        seated.press("DONE")
        if not seated.face.views.sheet.isHidden():
            seated.press("TECHNICIAN")
    told = [one.payload for one in seated.notebook.entries if one.kind == "IrregularityCleared"]
    assert "Technician" in str(told)


def test_wrong_cards_hold_the_round_until_it_is_void_or_they_were_right(
    seated: SeatedTable,
) -> None:
    seated.start(5)
    seated.press("MENU")
    seated.press("IRREGULARITY")
    seated.press("WRONG NUMBER")
    assert "void" in seated.face.prompt.line.lower()
    assert seated.hand.control("END GAME").reason == "All hands are void"
    seated.press("COUNT IS CORRECT")
    assert seated.table.lasting.irregularity is None
    seated.end()


def test_the_next_stage_is_touched_and_the_last_one_goes_back(seated: SeatedTable) -> None:
    seated.start(5)
    seated.press("DEAL")
    assert seated.table.round.stages == ("deal",)
    assert seated.table.seat(2).has_folded, "the players act when their stage comes"
    seated.press("ANTE")
    assert seated.table.round.stages == ("ante",)


def test_a_fold_is_touched_and_taken_back(
    seat_at: Callable[[TableSetup], SeatedTable], crazy4_nexus: TableSetup
) -> None:
    seated = seat_at(replace(crazy4_nexus, players=()))
    seated.start(4)
    seated.press("DEAL")
    seated.press("FOLD seat 4")
    assert seated.table.seat(4).has_folded
    assert findings(seated.window) == []
    seated.press("UNDO seat 4")
    assert not seated.table.seat(4).has_folded


def test_a_simulated_fold_that_was_taken_back_plays_on(seated: SeatedTable) -> None:
    seated.start(4)
    seated.press("DEAL")
    seated.press("UNDO seat 2")
    assert not seated.table.seat(2).has_folded
    assert seated.table.seat(2).wagers["play"] == 1500


def test_seats_that_have_not_decided_are_asked_for_before_the_deal_goes_on(
    seat_at: Callable[[TableSetup], SeatedTable], crazy4_nexus: TableSetup
) -> None:
    seated = seat_at(replace(crazy4_nexus, players=()))
    seated.open()
    seated.desk.submit(c.PlaceWagers(3, {"ante": 500, "super_bonus": 500}))
    seated.chips(3)
    seated.press("START GAME")
    seated.press("DEAL")
    seated.press("DEALER")
    assert seated.table.round.stages == ("deal",)
    seated.press("FOLD THEM")
    assert seated.table.round.stages == ("deal", "dealer")
    assert seated.table.seat(3).has_folded


def test_a_seat_whose_hand_was_called_no_win_is_let_go(seated: SeatedTable) -> None:
    seated.start(5)
    seated.take_chips()
    seated.claim(5, "Three of a Kind")
    seated.press("CALL SUPERVISOR")
    seated.press("NOT A WIN")
    seated.press("WRONG SEAT")
    seated.press("NO WIN")
    assert seated.face.view().selected is None
    assert "Select the winning hand" not in str(seated.face.prompt.line)


def test_the_side_that_won_is_kept_after_dealer_confirm(
    seat_at: Callable[..., SeatedTable],
) -> None:
    seated = seat_at("dragon-nexus").start(3)
    touch = seated.face.touch
    touch.tab, touch.selected = "player", 3
    touch.do(c.ConfirmAsDealer())
    assert (touch.tab, touch.selected) == ("player", None)


def test_a_verified_hand_is_not_turned_off_by_a_finger(seated: SeatedTable) -> None:
    seated.start(5)
    seated.take_chips()
    seated.claim(5, "Four Aces")
    seated.press("CALL SUPERVISOR")
    seated.press("BACK TO TABLE")
    model = seated.face.views.table.model
    assert model is not None
    assert model.hands.hint == "a card is needed to cancel"
    seated.press("Four Aces")
    assert [claim.seat for claim in seated.table.round.claims] == [5]
    assert seated.face.prompt.line == "Swipe an EXECUTIVE card"
    seated.press("NO CARD")
    assert [claim.seat for claim in seated.table.round.claims] == [5]
