"""The whole table screen from the table's state."""

from dataclasses import replace

from dealer_assist.message import Msg
from dealer_assist.table.guide import STEPS, next_step
from dealer_assist.table.labels import has_key
from dealer_assist.table.state import JPH, Phase, Table
from dealer_assist.ui.looks import (
    HealthLook,
    KeyLook,
    PromptKind,
    PromptLook,
    StatusLook,
    TableLook,
)
from dealer_assist.ui.present import sensor_faults
from dealer_assist.ui.present.actions import actions_look
from dealer_assist.ui.present.cards import advice, quiet, said_by_cards
from dealer_assist.ui.present.felt import felt_look, is_progressive_paused
from dealer_assist.ui.present.meters import meter_looks
from dealer_assist.ui.present.notices import device_name, sensor_name
from dealer_assist.ui.present.panel import hand_panel_look, rows_of_hands
from dealer_assist.ui.present.simulated import banner_of
from dealer_assist.ui.present.start import opening_line, start_look
from dealer_assist.ui.present.view import View, spaced


def table_look(table: Table, view: View) -> TableLook:
    """Show the table as it stands."""
    view = _held(table, view)
    told = advice(table, view)
    return TableLook(
        status=status_look(table, view),
        prompt=prompt_look(table, view),
        felt=felt_look(table, view),
        meters=meter_looks(table),
        hands=hand_panel_look(table, view),
        actions=quiet(actions_look(table)) if told and told.line else actions_look(table),
        banner=banner_of(table.setup),
        hand_rows=rows_of_hands(table),
        key=_key(table, view),
        start=start_look(table, view),
    )


def status_look(table: Table, view: View) -> StatusLook:
    """Show where we are, who deals, and what is not well."""
    return StatusLook(
        table=Msg("TABLE {table}", table=table.setup.number),
        game=table.setup.game_name,
        console=_console(table),
        dealer=table.dealer.name if table.dealer else "",
        round=spaced(table.round) if table.round else "",
        health=(_devices_health(table, view), _journal_health(view)),
        clock=view.clock,
    )


def prompt_look(table: Table, view: View) -> PromptLook:
    """Say what to do next, or first what went wrong."""
    step = next_step(table, view.selected)
    if table.phase is Phase.HALTED:
        halted = Msg("Table halted. Call a technician")
        return PromptLook(halted, Msg("Nothing recorded is lost; restart it"), PromptKind.FAULT)
    for wrong in (view.trouble, view.refusal):
        if wrong:
            kind = PromptKind.FAULT
            return PromptLook(wrong, "", kind, step.step, step.steps, is_sentence=True)
    if table.phase is Phase.BETTING and is_progressive_paused(table):
        paused = Msg("Progressive paused. Start the base game")
        return PromptLook(paused, Msg("Give progressive chips back"), PromptKind.FAULT)
    resumed = "" if table.phase is Phase.CLOSED else view.resumed
    detail = resumed or opening_line(table, view) or step.detail
    steps = step.steps if step.step else 0
    line = step.text
    number = step.step
    if (said := said_by_cards(table, view, step.key)) is not None:
        line, detail = said[0] or line, said[1]
        if said[0]:
            number = STEPS.index("press_hand") + 1
    return PromptLook(line, detail, PromptKind.NEXT, number, steps)


def _held(table: Table, view: View) -> View:
    """Show the claim that J-POT records, also where no seat is touched, as after a restart."""
    if view.selected is not None or table.key != JPH or not table.claims:
        return view
    first = table.claims[0]
    return replace(view, selected=first.seat, tab=first.sensor)


def _console(table: Table) -> str:
    name = table.setup.console.capitalize()
    sensors = len(table.setup.jackpots)
    return name if sensors < 2 else Msg("{console}, {n} sensors", console=name, n=sensors)


def _key(table: Table, view: View) -> KeyLook | None:
    if not has_key(table.setup):
        return None
    return KeyLook(table.key, Msg("SUPERVISOR KEY"), is_simulated=view.has_simulated_key)


def _devices_health(table: Table, view: View) -> HealthLook:
    if view.lost_devices:
        lost = device_name(view.lost_devices[0])
        return HealthLook(Msg("{device} lost", device=lost), is_well=False, icon="unlink")
    for spot, sensor in table.sensors.items():
        if sensor.fault:
            name = sensor_name(spot, table.setup.jackpots)
            words = sensor_faults.in_short(sensor.fault, name)
            return HealthLook(words, is_well=False, icon="triangle")
    return HealthLook(Msg("Devices OK"))


def _journal_health(view: View) -> HealthLook:
    if view.trouble:
        return HealthLook(Msg("Not recording"), is_well=False, icon="triangle")
    return HealthLook(Msg("Journal OK"))
