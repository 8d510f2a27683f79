"""The whole table screen from the table's state, with the action bar of each console."""

from typing import Any

from dealer_assist.message import Msg, joined, listed
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts import asked_cards, ending
from dealer_assist.table.facts.dealing import who_plays
from dealer_assist.table.facts.link import who_comes
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.guide.hints import Hints
from dealer_assist.table.guide.next_step import STEPS, next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_house_only, has_key
from dealer_assist.ui.table.actions import (
    AskVoid,
    Do,
    OpenMenu,
    TableAction,
)
from dealer_assist.ui.table.model.table import (
    ActionBarModel,
    FeltModel,
    HealthModel,
    KeyModel,
    StatusModel,
    TableModel,
)
from dealer_assist.ui.table.presenter import sensor_faults, stage_bar
from dealer_assist.ui.table.presenter.action_models import action_model, rows_of_hands
from dealer_assist.ui.table.presenter.bets import bonus_strip, street_question
from dealer_assist.ui.table.presenter.cards import (
    card_advice,
    cards,
    compare,
    hand_acts,
    play_panel,
    two_hands,
)
from dealer_assist.ui.table.presenter.felt import chip_tray, felt
from dealer_assist.ui.table.presenter.hints import unlit
from dealer_assist.ui.table.presenter.jackpots.link import link_health, link_prompt
from dealer_assist.ui.table.presenter.jackpots.meters import meter_models
from dealer_assist.ui.table.presenter.jackpots.offer import link_name
from dealer_assist.ui.table.presenter.notices import device_name
from dealer_assist.ui.table.presenter.panel import panel, toke_panel
from dealer_assist.ui.table.presenter.pay import ask_walk, pay_walk, settle_walk
from dealer_assist.ui.table.presenter.start import closed_panel, opening_line, start_model
from dealer_assist.ui.table.presenter.view import PassingView, spaced
from dealer_assist.ui.toolkit.values.prompt import PromptKind, PromptModel, StageModel
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace

SIMULATED = Msg("SIMULATED HARDWARE  ·  NO REAL SENSORS, METERS OR MONEY")


_BEFORE_HOUSE_MONEY = (
    "deal",
    "pay_bets",
    "call_for_bets",
    "settle_early",
    "settle_early_dealt",
    "pay",
)
"""What waits until House Money is paid and asked."""


def banner_of(setup: TableSetup) -> str:
    """Name what is simulated; nothing where everything is real."""
    simulated = [name for name, where in setup.devices.items() if _is_simulated(where)]
    if not simulated:
        return ""
    if len(simulated) == len(setup.devices):
        return SIMULATED
    names = listed([device_name(name) for name in simulated]).upper()
    return Msg("SIMULATED: {devices}  ·  ALL ELSE IS REAL", devices=names)


def _banner(table: Table, view: PassingView) -> str:
    return view.lesson.banner if view.lesson else banner_of(table.setup)


def _is_simulated(where: str) -> bool:
    return where.rpartition(":")[2] == "simulated"


def table_model(table: Table, view: PassingView) -> TableModel:
    """Show the table as it stands."""
    if table.round.phase is Phase.CLOSED:
        return _closed(table, view)
    view = _held(table, view)
    model = TableModel(
        status=status_model(table, view),
        prompt=prompt_model(table, view),
        felt=felt.felt_model(table, view),
        meters=meter_models(table, view),
        hands=panel.hand_panel_model(table, view),
        actions=actions_model(table, view),
        banner=_banner(table, view),
        hand_rows=rows_of_hands(table),
        key=_key(table, view),
        tray=chip_tray.chip_tray_model(table, view),
    )
    return model if view.hints is Hints.SHOWN else unlit(model)


def _closed(table: Table, view: PassingView) -> TableModel:
    """Show the start screen in place of the felt: nothing of a round is looked for."""
    return TableModel(
        status=status_model(table, view),
        prompt=prompt_model(table, view),
        felt=FeltModel(()),
        meters=meter_models(table, view),
        hands=closed_panel(table, view),
        actions=actions_model(table, view),
        banner=_banner(table, view),
        hand_rows=rows_of_hands(table),
        key=_key(table, view),
        start=start_model(table, view),
    )


def status_model(table: Table, view: PassingView) -> StatusModel:
    """Show where we are, who deals, and what is not well."""
    return StatusModel(
        table=Msg("TABLE {table}", table=table.setup.number),
        game=table.setup.game_name,
        console=_console(table),
        dealer=table.dealer.name if table.dealer else "",
        round=spaced(table.round.number) if table.round.number else "",
        health=_health(table, view),
        clock=view.clock,
        lesson=view.lesson,
    )


def prompt_model(table: Table, view: PassingView) -> PromptModel:
    """Say what to do next, or first what went wrong."""
    # A seat that is asked for its bet is not asked for its hand.
    is_asked = street_question.seat_asked(table, view) is not None
    step = next_step(table, view.look)
    if table.round.phase is Phase.HALTED:
        halted = Msg("Table halted. Call a technician")
        return PromptModel(halted, Msg("Nothing recorded is lost. Restart it"), PromptKind.FAULT)
    for wrong in (view.trouble, view.refusal):
        if wrong:
            kind = PromptKind.FAULT
            return PromptModel(
                wrong,
                kind=kind,
                step=step.step,
                steps=step.steps,
                is_sentence=True,
                stages=_stages(table, view, step.key),
            )
    if (asked := link_prompt(table)) is not None:
        return asked
    if step.key == "base_game":
        paused = Msg("Progressive paused. Start the base game")
        back = Msg("Give progressive chips back")
        if has_house_only(table.setup):
            paused, back = Msg("Jackpot paused. Start the base game"), Msg("Give its chips back")
        return PromptModel(paused, back, PromptKind.FAULT)
    called = "" if table.round.phase is Phase.CLOSED else _called(table, view)
    resumed = "" if table.round.phase is Phase.CLOSED else view.resumed
    detail = resumed or opening_line(table, view) or step.detail
    steps = step.steps if step.step else 0
    line = step.text
    number = step.step
    if step.key == "ask_seat" and ask_walk.seat_now(table, view) is None:
        seat = view.next_thing(table).seat or ""
        line, detail = Msg("Any winning hand? Press it"), Msg("Then settle seat {seat}", seat=seat)
    if step.key == "pay_seat" and not pay_walk.shows_walk(table, view):
        line = Msg("Touch seat {seat} to pay it", seat=pay_walk.seat_to_pay(table))
    if table.round.phase is Phase.CLOSED:
        return PromptModel(line, detail, step=number, steps=steps)
    if step.key == "deal" and (plays := hand_acts.prompt(table, view)):
        line, detail = plays
    elif step.key == "deal" and (asks := two_hands.prompt(table, view)):
        line, detail = asks
    elif step.key == "deal" and (draws := play_panel.prompt(table, view)):
        line, detail = draws
    elif step.key in _BEFORE_HOUSE_MONEY and (asks := bonus_strip.prompt(table, view)):
        line, detail = asks
        number = _hand_step(table, number)
    elif (asks_seat := street_question.prompt(table, view)) is not None:
        line, detail = asks_seat[0], asks_seat[1] or detail
    elif (said_of := compare.prompt(table, view)) is not None:
        line, detail = said_of
    elif (asked_for := who_plays.asks_number(table)) is not None:
        line, detail = asked_for
    elif (
        view.hints is Hints.SHOWN
        and (said := card_advice.said_by_cards(table, view, step.key)) is not None
    ):
        line, detail = said[0] or line, said[1]
        if said[0]:
            number = _hand_step(table, number)
    elif view.hints is Hints.SHOWN and step.key == "settle_seat":
        detail = detail or cards.ending_words(table)
    detail = called or detail
    is_due = step.key if line == step.text else ""
    if is_asked or compare.seat_now(table, view) is not None or _plays(table, view):
        is_due = "deal"  # the stages stay while seats are asked, and while hands are compared
    if settle_walk.seat_now(table, view) is not None or step.key == "ask_seat":
        is_due = "deal"
    bar = _stages(table, view, is_due)
    if view.hints is Hints.SILENT and _is_the_dealers_to_know(table, step.key):
        return PromptModel(Msg("What do you do now?"), called, stages=bar)
    kind = PromptKind.FAULT if step.key.startswith("key_lost") else PromptKind.NEXT
    return PromptModel(line, detail, kind, number, steps, stages=bar)


def _is_the_dealers_to_know(table: Table, step: str) -> bool:
    """True if no card, key or checklist is waited for: those have words of their own."""
    is_own = table.round.phase in (Phase.BETTING, Phase.IN_PLAY, Phase.RECORDED)
    is_asked = table.lasting.irregularity or asked_cards.is_open(table) or table.round.void_asked
    return is_own and not is_asked and not step.startswith("key_lost")


def _plays(table: Table, view: PassingView) -> bool:
    """Return True if a hand of blackjack is played by the panel, or the dealer's own."""
    return hand_acts.stands(table, view) or play_panel.is_dealers(table, view)


def _called(table: Table, view: PassingView) -> str:
    """Say who has called the supervisor and since when, where no win says it."""
    at = table.round.supervisor_called_at
    if not at or table.round.claims or table.round.phase in (Phase.VERIFY, Phase.SWIPE):
        return ""
    who = table.dealer.name if table.dealer else ""
    time = view.time_of(at).strftime("%H:%M:%S")
    called = Msg("SUPERVISOR CALLED at {time} by {name}", time=time, name=who)
    comes = who_comes(table)
    return joined("; ", (called, Msg("{name} is coming", name=comes))) if comes else called


def _hand_step(table: Table, number: int) -> int:
    """Return the step at which hands are told; a table without a jackpot has no such step."""
    return STEPS.index("press_hand") + 1 if table.setup.jackpots else number


def _stages(table: Table, view: PassingView, step: str) -> tuple[StageModel, ...]:
    return stage_bar.stage_models(table, step, view.next_thing(table))


def _held(table: Table, view: PassingView) -> PassingView:
    """Show the claim that J-POT records, or the seat to be paid, where no seat is touched."""
    if (seat := toke_panel.seat_shown(table, view)) is not None:
        return replace(view, selected=seat)
    if view.selected is None and (seat := compare.seat_now(table, view)) is not None:
        return replace(view, selected=seat)
    if (settled := settle_walk.seat_now(table, view)) is not None:
        return replace(view, selected=settled.seat)
    is_asked = ask_walk.seat_now(table, view) is not None  # before the envy of any seat
    if view.selected is None and not is_asked and pay_walk.shows_walk(table, view):
        return replace(view, selected=pay_walk.seat_to_pay(table))
    if view.selected is not None or table.lasting.key != JPH or not table.round.claims:
        return view
    first = table.round.claims[0]
    return replace(view, selected=first.seat, tab=first.sensor)


def _console(table: Table) -> str:
    name = link_name(table.setup) or table.setup.console.capitalize()
    sensors = len(table.setup.jackpots)
    if not sensors and table.round.phase is not Phase.CLOSED and who_plays.is_asked(table):
        return Msg("Wagers not entered")
    return name if sensors < 2 else Msg("{console}, {n} sensors", console=name, n=sensors)


def _key(table: Table, view: PassingView) -> KeyModel | None:
    if not has_key(table.setup):
        return None
    position, note = table.lasting.key, ""
    if table.lasting.key_is_lost:
        position = table.lasting.key if table.round.key_by else ""
        note = Msg("NOT SEEN")
    if table.round.key_by is not None:
        note = Msg("By card: {name}", name=table.round.key_by.name)
    return KeyModel(position, Msg("SUPERVISOR KEY"), view.has_simulated_key, note)


def _devices_health(table: Table, view: PassingView) -> HealthModel:
    if view.lost_devices:
        lost = device_name(view.lost_devices[0])
        return HealthModel(Msg("{device} lost", device=lost), is_well=False, icon="unlink")
    out = [spot for spot, sensor in table.sensors.items() if sensor.fault]
    if len(out) > 1:
        return HealthModel(Msg("{n} sensors out", n=len(out)), is_well=False, icon="triangle")
    for spot, sensor in table.sensors.items():
        if sensor.fault:
            name = sensor_faults.sensor_name(spot, table.setup.jackpots)
            words = sensor_faults.in_short(sensor.fault, name)
            return HealthModel(words, is_well=False, icon="triangle")
    for spot in view.disobedience:
        name = sensor_faults.sensor_name(spot, table.setup.jackpots)
        told = Msg("Sensor {sensor} does not obey", sensor=name)
        return HealthModel(told, is_well=False, icon="triangle")
    if view.has_stopped_shuffler:
        return HealthModel(Msg("Shuffler stopped"), is_well=False, icon="triangle")
    if view.printer_trouble:
        return HealthModel(Msg("Printer not ready"), is_well=False, icon="printer")
    if any(alert.kind == "device" for alert in table.lasting.alerts):
        return HealthModel(Msg("Device alert"), is_well=False, icon="triangle")
    return HealthModel(Msg("Devices OK"))


def _health(table: Table, view: PassingView) -> tuple[HealthModel, ...]:
    """Show the devices, and the journal or the link: a linked table has no room for all three."""
    devices = _devices_health(table, view)
    if table.setup.floor is None or view.trouble:
        return (devices, _journal_health(view))
    return (devices, link_health(table, view))


def _journal_health(view: PassingView) -> HealthModel:
    if view.trouble:
        return HealthModel(Msg("Not recording"), is_well=False, icon="triangle")
    return HealthModel(Msg("Journal OK"))


def actions_model(table: Table, view: PassingView) -> ActionBarModel:
    """Show menu and void at the far end, the console's own buttons at the near end."""
    void = controls.void_round(table)
    hold: Button[TableAction] = Button(
        AskVoid(), "VOID ROUND", "void", void.detail, ActionState.HOLD
    )
    if table.round.void_asked:
        keeps = Msg("No card, no void")
        hold = Button(Do(c.KeepRound()), Msg("KEEP THE ROUND"), "arrow-left", keeps)
    if asked_cards.is_open(table):
        keeps = Msg("Nothing changes")
        hold = Button(Do(c.LeaveCard()), Msg("NO CARD"), "arrow-left", keeps)
    far = (
        Button(OpenMenu(), Msg("MENU"), "menu"),
        hold
        if void.standing is ControlStanding.FREE or asked_cards.is_open(table)
        else action_model(AskVoid(), "VOID ROUND", "void", void),
    )
    working = _aquarius(table, view) if has_key(table.setup) else _nexus(table, view)
    return ActionBarModel(far, working)


def _nexus(table: Table, view: PassingView) -> tuple[Button[Any], ...]:
    """Show three slots that stay in every phase: a second tap on START never reaches END."""
    return _first_slot(table, view), _call(table, view), _end(table, view)


def _aquarius(table: Table, view: PassingView) -> tuple[Button[Any], ...]:
    """Show every key of the keypad, whatever the phase: a keypad's keys do not change places."""
    jackpot = action_model(Do(c.PressJackpot()), "J-POT", "moneybag", controls.jackpot(table))
    return _first_slot(table, view), _call(table, view), jackpot, _end(table, view)


def _first_slot(table: Table, view: PassingView) -> Button[Any]:
    """Show what begins the round; once it has begun, what the dealer confirms alone."""
    is_open = table.round.phase in (Phase.BETTING, Phase.CLOSED, Phase.HALTED)
    if is_open or not table.setup.jackpots:
        return _start(table)
    control = controls.dealer_confirm(table, view.look)
    return action_model(Do(c.ConfirmAsDealer()), control.label, "person", control)


def _call(table: Table, view: PassingView) -> Button[Any]:
    control = controls.call_supervisor(table, view.look)
    call = action_model(Do(c.CallSupervisor()), "CALL SUPERVISOR", "bell", control)
    is_called = bool(table.round.supervisor_called_at) and control.standing is ControlStanding.FREE
    return replace(call, icon="clock", is_judged=True) if is_called else call


def _start(table: Table) -> Button[Any]:
    control = controls.start_game(table)
    is_done = table.round.phase not in (Phase.BETTING, Phase.CLOSED, Phase.HALTED)
    if is_done:
        locked = len(table.locked)
        done = Msg("{locked} locked", locked=locked) if locked else Msg("The round has begun")
        control = Control(ControlStanding.NOT_YET, done, control.label)
    return action_model(Do(c.StartGame()), control.label, "check" if is_done else "play", control)


def _end(table: Table, view: PassingView) -> Button[Any]:
    if controls.takes_no_winner(table):
        said = controls.no_winner(table, view.at, view.look)
        return action_model(Do(c.EndGame(no_winner=True)), controls.end_words(table), "cross", said)
    control = controls.end_game(table, view.at, view.look)
    waits = view.next_thing(table).waits if view.hints is not Hints.SHOWN else ()
    if any(wait.line for wait in waits):  # what the cards make is not told
        left = (wait.short for wait in waits if not wait.line)
        control = replace(control, detail=next(left, Msg("Any winning hand? Touch its seat")))
    icon = "flag"
    if control.standing is ControlStanding.HOLD:
        icon = "void"
    elif ending.rest_seconds(table, view.at) and control.standing is ControlStanding.NOT_YET:
        icon = "clock"
    return action_model(Do(controls.ending(table)), control.label, icon, control)
