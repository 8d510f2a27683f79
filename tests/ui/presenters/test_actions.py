"""Each console has its own printed buttons, and one of them is next."""

import pytest

from dealer_assist.catalog.tables import load_table
from dealer_assist.table import commands as c
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.presenters.actions import actions_model


@pytest.fixture
def aquarius(at, resources, layouts):
    return at(load_table(resources, layouts, resources / "tables" / "holdem-aquarius.toml"))


def labels(round_) -> list[str]:
    return [one.label for one in actions_model(round_.table).working]


def states(round_) -> dict[str, ActionState]:
    return {one.label: one.state for one in actions_model(round_.table).working}


def reasons(round_) -> list[str]:
    return [one.reason for one in actions_model(round_.table).working]


def test_nexus_has_its_three_slots_in_every_phase(crazy4) -> None:
    slots = ["START GAME", "CALL SUPERVISOR", "END GAME"]
    assert labels(crazy4.open()) == slots
    assert reasons(crazy4) == ["", "", "No round is running"]
    in_play = ["DEALER CONFIRM", "CALL SUPERVISOR", "END GAME"]
    assert labels(crazy4.do(c.SeeChip(2), c.StartGame())) == in_play
    assert reasons(crazy4)[0] == "No small prize is on"


def test_a_small_prize_makes_dealer_confirm_the_next_thing(crazy4) -> None:
    crazy4.start(2, 5).claim(5, "three_of_a_kind")
    confirm, call, _ = actions_model(crazy4.table).working
    assert (confirm.state, confirm.detail) == (
        ActionState.NEXT,
        "Seat 5: Three of a Kind, $9.00",
    )
    assert call.state is ActionState.AVAILABLE
    crazy4.claim(2, "three_of_a_kind")
    assert actions_model(crazy4.table).working[0].detail == "2 prizes, $18.00"


def test_aquarius_shows_its_whole_keypad_in_every_phase(aquarius) -> None:
    keypad = ["COIN IN", "CALL SUPERVISOR", "J-POT", "GAME OVER"]
    assert labels(aquarius) == keypad
    in_play = ["DEALER CONFIRM", "CALL SUPERVISOR", "J-POT", "GAME OVER"]
    assert labels(aquarius.start(3)) == in_play
    assert labels(aquarius.claim(3, "royal_after_6").do(c.TurnKey("JPH"))) == in_play


def test_the_key_leads_from_the_claim_to_the_meter(aquarius) -> None:
    aquarius.open().do(c.SeeChip(3))
    assert states(aquarius)["COIN IN"] is ActionState.NEXT
    aquarius.do(c.StartGame())
    dealer = actions_model(aquarius.table).working[0]
    assert (dealer.reason, dealer.icon) == ("No small prize is on", "person")
    aquarius.claim(3, "royal_after_6").do(c.TurnKey("JPH"))
    jackpot = actions_model(aquarius.table).working[2]
    assert (jackpot.state, jackpot.detail) == (ActionState.NEXT, "$2,500.06")
    assert states(aquarius)["GAME OVER"] is ActionState.NOT_YET
    aquarius.do(c.PressJackpot())
    assert actions_model(aquarius.table).working[2].reason == "On record. Key to RUN"
    aquarius.do(c.TurnKey("RUN"), c.MissChip(3))
    assert states(aquarius)["GAME OVER"] is ActionState.HOLD
    aquarius.do(c.BeginPaying(), c.TickPaid(3))
    assert states(aquarius)["GAME OVER"] is ActionState.NEXT


def test_menu_and_void_stand_at_the_far_end(crazy4) -> None:
    assert [one.label for one in actions_model(crazy4.table).far] == ["MENU", "VOID ROUND"]
