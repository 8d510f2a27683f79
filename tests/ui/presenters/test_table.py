"""The whole table screen: one thing to do next, and what is not well is named."""

from dataclasses import replace

from dealer_assist.catalog.tables import load_table
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase
from dealer_assist.ui.models.actions import ActionModel, ActionState, AskVoid, Do
from dealer_assist.ui.models.panel import HandState
from dealer_assist.ui.models.table import PromptKind, TableModel
from dealer_assist.ui.presenters.table import prompt_model, table_model

BUTTONS = {
    "start": Do(c.StartGame()),
    "end": Do(c.EndGame()),
    "call": Do(c.CallSupervisor()),
    "void": AskVoid(),
}


def button(model: TableModel, name: str) -> ActionModel:
    every = (*model.actions.far, *model.actions.working)
    return next(one for one in every if one.action == BUTTONS[name])


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
        table_model(crazy4.do(c.TickPaid(5)).table, view),
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


def test_a_sensor_that_does_not_obey_is_not_called_well(crazy4, view) -> None:
    disobeyed = replace(view, disobedience={(3, "A"): ("lamp",)})
    health = table_model(crazy4.open().table, disobeyed).status.health[0]
    assert (health.words, health.is_well) == ("Sensor 3 does not obey", False)


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
    table = replace(crazy4.start(5).table, phase=Phase.HALTED)
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
