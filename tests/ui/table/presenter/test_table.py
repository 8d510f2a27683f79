"""The whole table screen: one thing to do next, and what is not well is named."""

from typing import Any

import pytest
from table_facts import changed

from dealer_assist.catalog.tables import load_table
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import LinkStand
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.link import call_key
from dealer_assist.table.facts.settling.walk import asked_now
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.supervisor.verify import verify_model
from dealer_assist.ui.table.actions import (
    AskVoid,
    Do,
)
from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.ui.table.model.table import TableModel
from dealer_assist.ui.table.presenter.table import actions_model, prompt_model, table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.prompt import PromptKind
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace

BUTTONS = {
    "start": Do(c.StartGame()),
    "end": Do(c.EndGame()),
    "call": Do(c.CallSupervisor()),
    "void": AskVoid(),
}


def button(model: TableModel, name: str) -> Button[Any]:
    every = (*model.actions.far, *model.actions.working)
    return next(one for one in every if one.touch == BUTTONS[name])


def to_the_last_stage(told):
    """Touch every stage up to the last one, and say of each seat how it ended: END GAME is next."""
    while coming := stages.coming(told.table):
        told.do(c.AdvanceStage(coming[0].key, is_asked=True))
    while (asked := asked_now(told.table)) is not None:
        told.do(c.AnswerSeat(asked.seat, "taken"))
    return told


def test_a_closed_table_asks_for_a_dealer(crazy4, view) -> None:
    model = table_model(crazy4.table, view)
    assert model.prompt.line == "Swipe a dealer card to open the table"
    assert button(model, "start").state is ActionState.NOT_YET
    assert button(model, "start").reason == "The table is closed"
    assert (model.status.dealer, model.status.round) == ("", "")


def test_exactly_one_control_is_next_once_there_is_something_to_do(crazy4, view) -> None:
    crazy4.open().do(c.SeeChip(5))
    for model in (
        table_model(crazy4.table, view),
        table_model(crazy4.do(c.StartGame()).claim(5, "four_aces").table, view),
        table_model(crazy4.record().do(c.BeginPaying(), c.MissChip(5)).table, view),
        table_model(to_the_last_stage(crazy4.do(c.TickPaid(5))).table, view),
    ):
        walk = model.hands.walk
        pressed = (*model.actions.far, *model.actions.working, *((walk.paid,) if walk else ()))
        assert [one.state for one in pressed].count(ActionState.NEXT) == 1


def test_the_status_says_table_game_dealer_and_round(crazy4, view) -> None:
    status = table_model(crazy4.open().table, view).status
    assert (status.table, status.game, status.console) == ("TABLE 12", "Crazy 4 Poker", "Nexus")
    assert status.dealer == "M. Okafor"
    assert (status.round, status.clock) == ("1", "21:44")
    assert [one.words for one in status.health] == ["Devices OK", "Journal OK"]


def test_what_is_not_well_is_named_in_the_status(crazy4, view) -> None:
    crazy4.open().do(c.ReportSensorFault(5, "A", "stuck"))
    status = table_model(crazy4.table, replace(view, trouble="The disk is full")).status
    assert [one.words for one in status.health] == ["Sensor 5 stuck", "Not recording"]
    status = table_model(crazy4.table, replace(view, lost_devices=("swiper",))).status
    assert status.health[0].words == "Card reader lost"


def test_several_sensors_that_are_out_are_counted_in_the_status(crazy4, view) -> None:
    crazy4.open().do(c.ReportSensorFault(5, "A", "stuck"), c.ReportSensorFault(1, "A", "dirty"))
    assert table_model(crazy4.table, view).status.health[0].words == "2 sensors out"


def test_a_printer_without_paper_is_not_called_well_while_its_alert_is_open(crazy4, view) -> None:
    crazy4.open().do(c.RaiseAlert("paper", "device", "The slip printer is out of paper"))
    health = table_model(crazy4.table, view).status.health[0]
    assert (health.words, health.is_well) == ("Device alert", False)
    crazy4.do(c.AcknowledgeAlert("paper", StaffMember("s", "J. Park", Role.SUPERVISOR, "2201")))
    assert table_model(crazy4.table, view).status.health[0].words == "Devices OK"


def test_a_printer_that_cannot_print_is_not_called_well_though_its_alert_is_closed(
    crazy4, view
) -> None:
    out = replace(view, printer_trouble="The slip printer is out of paper: put in a new roll")
    start = table_model(crazy4.table, out).start
    assert start is not None
    (line,) = (one for one in start.checks if one.name == "Printer")
    assert (line.is_well, line.found) == (False, out.printer_trouble)
    assert start.summary.startswith("2 of 3 checks passed")
    health = table_model(crazy4.open().table, out).status.health[0]
    assert (health.words, health.is_well) == ("Printer not ready", False)


def test_a_sensor_that_does_not_obey_is_not_called_well(crazy4, view) -> None:
    disobeyed = replace(view, disobedience={(3, "A"): ("lamp",)})
    health = table_model(crazy4.open().table, disobeyed).status.health[0]
    assert (health.words, health.is_well) == ("Sensor 3 does not obey", False)


def test_a_shuffler_that_stopped_is_not_called_well(crazy4, view) -> None:
    stopped = replace(view, has_stopped_shuffler=True)
    health = table_model(crazy4.open().table, stopped).status.health[0]
    assert (health.words, health.is_well) == ("Shuffler stopped", False)


def test_a_refusal_takes_the_prompt_as_a_whole_sentence(crazy4, view) -> None:
    refusal = Msg("Late chip on sensor {sensor}: give it back", sensor=5)
    model = prompt_model(crazy4.open().table, replace(view, refusal=refusal))
    assert model.line is refusal
    assert model.is_sentence
    assert model.kind is PromptKind.FAULT


def test_a_resumed_round_is_said_until_something_is_done(crazy4, view) -> None:
    model = prompt_model(crazy4.open().table, replace(view, resumed="Resumed round 1"))
    assert model.detail == "Resumed round 1"
    assert model.kind is PromptKind.NEXT


def test_without_any_sensor_the_base_game_can_start(crazy4, view) -> None:
    crazy4.open().do(*(c.ReportSensorFault(seat, "A", "lost") for seat in range(1, 8)))
    model = table_model(crazy4.table, view)
    assert model.prompt.line == "Progressive paused. Start the base game"
    assert model.prompt.kind is PromptKind.FAULT
    start = button(model, "start")
    assert (start.label, start.detail) == ("START GAME", "Base game, no progressive")
    assert start.state is ActionState.NEXT


def test_a_halted_table_lets_nothing_be_pressed_and_says_so(crazy4, view) -> None:
    table = changed(crazy4.start(5).table, phase=Phase.HALTED)
    model = table_model(table, replace(view, refusal="The table is halted by a fault"))
    assert model.prompt.line == "Table halted. Call a technician"
    for key in ("void", "call", "end"):
        assert button(model, key).reason == "The table is halted"
    assert model.hands.notices


def test_void_is_held_while_it_is_free(crazy4, view) -> None:
    model = table_model(crazy4.start(5).table, view)
    assert button(model, "void").state is ActionState.HOLD
    model = table_model(crazy4.claim(5, "four_aces").record().table, view)
    assert button(model, "void").reason == "A win is on record"


def test_the_banner_tells_that_hardware_is_simulated(crazy4, view) -> None:
    assert "NO REAL" in table_model(crazy4.table, view).banner
    real = replace(crazy4.table, setup=replace(crazy4.table.setup, devices={"sensors": "/dev/x"}))
    assert table_model(real, view).banner == ""


def test_the_claim_that_j_pot_records_shows_also_where_no_seat_is_touched(
    at, resources, layouts, view
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "holdem-aquarius.toml")
    claimed = at(setup).start(3).claim(3, "royal_after_6")
    assert table_model(claimed.table, view).hands.seat == ""
    model = table_model(claimed.do(c.TurnKey("JPH")).table, view)
    assert model.hands.seat == "SEAT 3"
    assert [one.key for one in model.hands.hands if one.state is HandState.ON] == ["royal_after_6"]


@pytest.fixture
def aquarius(at, resources, layouts):
    return at(load_table(resources, layouts, resources / "tables" / "holdem-aquarius.toml"))


def labels(round_) -> list[str]:
    return [one.label for one in actions_model(round_.table, PassingView()).working]


def states(round_) -> dict[str, ActionState]:
    return {one.label: one.state for one in actions_model(round_.table, PassingView()).working}


def reasons(round_) -> list[str]:
    return [one.reason for one in actions_model(round_.table, PassingView()).working]


def test_nexus_has_its_three_slots_in_every_phase(crazy4) -> None:
    slots = ["START GAME", "CALL SUPERVISOR", "END GAME"]
    assert labels(crazy4.open()) == slots
    assert reasons(crazy4) == ["", "", "No round is running"]
    in_play = ["DEALER CONFIRM", "CALL SUPERVISOR", "END GAME"]
    assert labels(crazy4.do(c.SeeChip(2), c.StartGame())) == in_play
    assert reasons(crazy4)[0] == "No dealer-pay win selected"


def test_a_small_prize_makes_dealer_confirm_the_next_thing(crazy4) -> None:
    crazy4.start(2, 5).claim(5, "three_of_a_kind")
    confirm, call, _ = actions_model(crazy4.table, PassingView()).working
    assert (confirm.state, confirm.detail) == (
        ActionState.NEXT,
        "Seat 5: Three of a Kind, $9.00",
    )
    assert call.state is ActionState.AVAILABLE
    crazy4.claim(2, "three_of_a_kind")
    assert actions_model(crazy4.table, PassingView()).working[0].detail == "2 prizes, $18.00"


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
    dealer = actions_model(aquarius.table, PassingView()).working[0]
    assert (dealer.reason, dealer.icon) == ("No dealer-pay win selected", "person")
    aquarius.claim(3, "royal_after_6").do(c.TurnKey("JPH"))
    jackpot = actions_model(aquarius.table, PassingView()).working[2]
    assert (jackpot.state, jackpot.detail) == (ActionState.NEXT, "$2,500.06")
    assert states(aquarius)["GAME OVER"] is ActionState.NOT_YET
    aquarius.do(c.PressJackpot())
    assert actions_model(aquarius.table, PassingView()).working[2].reason == "On record. Key to RUN"
    aquarius.do(c.TurnKey("RUN"), c.MissChip(3))
    assert states(aquarius)["GAME OVER"] is ActionState.HOLD
    aquarius.do(c.BeginPaying(), c.TickPaid(3))
    assert states(to_the_last_stage(aquarius))["GAME OVER"] is ActionState.NEXT


def test_menu_and_void_stand_at_the_far_end(crazy4) -> None:
    assert [one.label for one in actions_model(crazy4.table, PassingView()).far] == [
        "MENU",
        "VOID ROUND",
    ]


def test_a_dealer_sees_who_comes_to_the_call(crazy4, view) -> None:
    crazy4.open().do(c.SeeChip(5), c.StartGame(), c.CallSupervisor())
    called = prompt_model(crazy4.table, view).detail
    assert called.startswith("SUPERVISOR CALLED at ")
    link = LinkStand(coming=(call_key(crazy4.table), "Sue Elm"))
    taken = prompt_model(changed(crazy4.table, link=link), view).detail
    assert taken == f"{called}; Sue Elm is coming"
    other = changed(crazy4.table, link=replace(link, coming=("1-77", "Sue Elm")))
    assert prompt_model(other, view).detail == called, "who came to an earlier call"


def test_so_does_whoever_waits_at_the_verification(crazy4, view) -> None:
    crazy4.open().do(c.SeeChip(5), c.StartGame()).claim(5, "four_aces").do(c.CallSupervisor())
    link = LinkStand(coming=(call_key(crazy4.table), "Sue Elm"))
    model = verify_model(changed(crazy4.table, link=link), view)
    assert model.place.endswith(". Sue Elm is coming")


def test_nothing_is_amber_in_the_bar_while_a_card_is_asked_for(crazy4, view) -> None:
    """A round with a claim is to be void: the prompt asks for a card, not for the supervisor."""

    def amber(table: Table) -> list[str]:
        working = actions_model(table, PassingView()).working
        return [one.label for one in working if one.state is ActionState.NEXT]

    claimed = crazy4.start(5).claim(5, "four_aces").table
    asked = changed(claimed, void_asked="misdeal")
    assert amber(claimed) == ["CALL SUPERVISOR"]
    assert prompt_model(asked, view).line.startswith("Swipe")
    assert amber(asked) == []
