"""What does not work, what still does, and what to do about it: one notice for each."""

from collections.abc import Iterable

from dealer_assist.devices.messages import SensorTested
from dealer_assist.devices.registry import all_roles, role_named
from dealer_assist.message import Msg, joined, listed, uncapitalized
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import JPH, HandMark, Irregularity
from dealer_assist.table.facts import irregularities, marks, voids
from dealer_assist.table.guide.next_step import Prompt, step_with
from dealer_assist.table.guide.prompt_words import returned_words
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import reason_said, seats_named
from dealer_assist.ui.table.actions import (
    Ask,
    CloseWindow,
    Do,
    RetestSensor,
    TableAction,
    TryAgain,
)
from dealer_assist.ui.table.model.panel import NoticeModel
from dealer_assist.ui.table.presenter import sensor_faults, sheets
from dealer_assist.ui.table.presenter.jackpots.link import link_notices
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import replace

MOST = 2
"""Notices that have room; what is less urgent is counted in the last one."""


def notices(table: Table, view: PassingView) -> tuple[NoticeModel, ...]:
    """List what is wrong, the most urgent first, in the room there is."""
    every = (
        *_halted(table),
        *_not_recording(view),
        *link_notices(table, view),
        *(_lost(device) for device in view.lost_devices),
        *_sensors(table, view),
        *_disobedient(table, view),
    )
    every = (*every[:1], *_marks(table, view), *every[1:])
    if len(every) <= MOST:
        return every
    *shown, last = every[:MOST]
    more = listed([notice_model.title for notice_model in every[MOST:]])
    button = last.button and replace(last.button, state=ActionState.AVAILABLE)
    return (
        *shown,
        NoticeModel(last.title, Msg("Also: {troubles}.", troubles=more), last.icon, button),
    )


def by_urgency(devices: Iterable[str]) -> tuple[str, ...]:
    """Order devices by what stops the game: sensors, card reader, key, then the rest."""
    order = [role.name for role in all_roles()]
    known = len(order)
    return tuple(
        sorted(devices, key=lambda one: (order.index(one) if one in order else known, one))
    )


def device_name(device: str) -> str:
    """Name a device as a dealer does."""
    role = role_named(device)
    return role.title if role else device.replace("_", " ").capitalize()


def device_cure(device: str) -> str:
    """Say what does not work without a device, and what to do."""
    role = role_named(device)
    return role.cure if role else Msg("Check the cable.")


def tested_line(table: Table, tested: SensorTested) -> str:
    """Say what the test of a sensor has found, where it found it well."""
    if tested.fault is not None:
        return ""
    name = sensor_faults.sensor_name((tested.seat, tested.sensor), table.setup.jackpots)
    if tested.has_chip:
        return Msg("Sensor {sensor} works, and a chip is on it", sensor=name)
    return Msg("Sensor {sensor} works, and no chip is on it", sensor=name)


def _halted(table: Table) -> tuple[NoticeModel, ...]:
    if table.round.phase is not Phase.HALTED:
        return ()
    detail = Msg("Records are safe. Call a technician, then restart.")
    return (
        NoticeModel(
            Msg("The table is halted"),
            detail,
            button=Button(CloseWindow(), Msg("EXIT"), "cross"),
        ),
    )


def _not_recording(view: PassingView) -> tuple[NoticeModel, ...]:
    if not view.trouble:
        return ()
    return (
        NoticeModel(
            Msg("NOT RECORDING. Stop the game"),
            view.trouble,
            button=Button(TryAgain(), Msg("TRY AGAIN"), "play"),
        ),
    )


def _marks(table: Table, view: PassingView) -> tuple[NoticeModel, ...]:
    """Say who marked a wager by hand while bets are open, the last one first, and its way back."""
    if table.round.phase is not Phase.BETTING or not (found := marks.by_hand(table)):
        return ()
    spot, mark = list(found.items())[-1]
    seat, seats = spot[0], seats_named(sorted({at for at, _ in found}))
    title = Msg("Seat {seat}: wager marked by hand", seat=seat)
    if len(found) > 1:
        title = Msg("{n} wagers marked by hand: {seats}", n=len(found), seats=seats)
    who = marked_by(view, mark)
    detail = joined(". ", (*((who,) if who else ()), Msg("No sensor saw the chip")))
    remove = Button(Do(c.MarkWager(*spot)), Msg("REMOVE SEAT {seat}", seat=seat), "undo")
    return (NoticeModel(title, detail, "hand", remove, is_mark=True),)


def marked_by(view: PassingView, mark: HandMark) -> str:
    """Name who marked a wager by hand and whose card vouched, with the times; nothing where
    the journal does not know.
    """
    if mark.by is None:
        return ""
    at = view.time_of(mark.at).strftime("%H:%M:%S")
    if mark.card_by is None:
        return Msg("{name} {time}", name=mark.by.name, time=at)
    return Msg(
        "{name} {time}, {role} {card} {card_time}",
        name=mark.by.name,
        time=at,
        role=mark.card_by.role.label,
        card=mark.card_by.name,
        card_time=view.time_of(mark.card_at).strftime("%H:%M:%S"),
    )


def _lost(device: str) -> NoticeModel:
    title = Msg("{device}: no answer", device=device_name(device))
    return NoticeModel(
        title,
        Msg("{cure} Retrying automatically.", cure=device_cure(device)),
        "unlink",
    )


def _sensors(table: Table, view: PassingView) -> tuple[NoticeModel, ...]:
    """Return one notice for each kind of fault, however many sensors have it."""
    by_fault: dict[str, list[Spot]] = {}
    for spot, sensor in table.sensors.items():
        if sensor.fault and not (sensor.fault == "lost" and "sensors" in view.lost_devices):
            by_fault.setdefault(sensor.fault, []).append(spot)
    return tuple(_sensor(table, view, fault, spots) for fault, spots in by_fault.items())


def _sensor(table: Table, view: PassingView, fault: str, spots: list[Spot]) -> NoticeModel:
    names = tuple(sensor_faults.sensor_name(spot, table.setup.jackpots) for spot in spots)
    faulty = sensor_faults.Faulty(fault, names, tuple(sorted({str(seat) for seat, _ in spots})))
    detail = sensor_faults.remedy(faulty)
    test = Button(RetestSensor(*spots[0]), Msg("TEST SENSOR {sensor}", sensor=names[0]), "circuit")
    if spots[0] in view.testing:
        test = replace(test, state=ActionState.WAITING)
        detail = Msg("Testing. One moment.")
    elif by_hand := [spot for spot in spots if spot in marks.by_hand(table)]:
        detail = _others_base(table, by_hand)
    elif any(spot in view.failed_tests for spot in spots):
        detail = sensor_faults.still(faulty)
    return NoticeModel(sensor_faults.what(faulty), detail, button=test)


def _others_base(table: Table, by_hand: list[Spot]) -> str:
    """Say which seats play for the jackpot although their sensor is out, and that others do not."""
    seats = seats_named(sorted({seat for seat, _ in by_hand}))
    if not all(sensor.fault for sensor in table.sensors.values()):
        return Msg(
            "{n} wagers marked by hand: {seats}. No sensor saw them.",
            one="{n} wager marked by hand: {seats}. No sensor saw it.",
            n=len(by_hand),
            seats=seats,
        )
    return Msg(
        "{n} wagers marked by hand: {seats}. Other seats: base game.",
        one="{n} wager marked by hand: {seats}. Other seats: base game.",
        n=len(by_hand),
        seats=seats,
    )


def _disobedient(table: Table, view: PassingView) -> tuple[NoticeModel, ...]:
    """Name the sensors that do not obey; chips on them count."""
    spots = [spot for spot, whats in view.disobedience.items() if whats]
    if not spots:
        return ()
    names = listed([sensor_faults.sensor_name(spot, table.setup.jackpots) for spot in spots])
    title = Msg(
        "Sensors {names}: no response to commands",
        one="Sensor {names}: no response to commands",
        n=len(spots),
        names=names,
    )
    whats = {what for spot in spots for what in view.disobedience[spot]}
    if whats == {"lamp"}:
        detail = Msg("The lamp may be wrong: go by this screen. Chips are seen.")
    else:
        detail = Msg("Lamp, opening or self check is not answered. Chips are seen.")
    return (NoticeModel(title, detail, "triangle"),)


_CLEAR = Do(c.ClearIrregularity())


_SUBJECT = {irregularities.WRONG_CARDS: "cards", irregularities.SHUFFLER: "shuffler"}


def procedure_notices(table: Table) -> tuple[NoticeModel, ...]:
    """Show the step that is to be done now, and the way out; nothing if all is well."""
    now = table.lasting.irregularity
    if now is None:
        return _void_notice(table)
    first, *others = _makers_notices(table, now)
    return (replace(first, detail=_with_house(table.setup, now, first.detail)), *others)


def _with_house(setup: TableSetup, now: Irregularity, detail: str) -> str:
    """Add the house's own procedure; of a checklist the line that belongs to the step."""
    steps = setup.house_paper.steps(_SUBJECT.get(now.kind, "cards"))
    if now.kind == irregularities.SHUFFLER:
        steps = steps[now.step : now.step + 1]
    if not steps:
        return detail
    return joined(" ", (detail, Msg("House procedure: {steps}", steps=joined("; ", steps))))


def _makers_notices(table: Table, now: Irregularity) -> tuple[NoticeModel, ...]:
    if now.kind == irregularities.WRONG_CARDS:
        detail = Msg("Hold VOID ROUND: every wager goes back, and the cards are reshuffled.")
        return (
            NoticeModel(Msg("All hands of this round are void"), detail, "card"),
            NoticeModel(
                Msg("Was the number right after all?"),
                Msg("Counted again? Then the round goes on."),
                "info",
                Button(_CLEAR, Msg("COUNT IS CORRECT"), "check"),
            ),
        )
    step = step_with(table, now)
    if now.kind in irregularities.RULED:
        return _ruled_notices(table, step)
    steps = irregularities.steps(table.setup)
    place = Msg("Step {step} of {steps} with the shuffler.", step=now.step + 1, steps=steps)
    if now.said:
        place = Msg(
            "Step {step} of {steps}. It says: {said}.",
            step=now.step + 1,
            steps=steps,
            said=now.said,
        )
    return (
        NoticeModel(
            step.text,
            place,
            "wrench",
            Button(_tick(table, now.step + 1), Msg("DONE"), "check"),
        ),
        NoticeModel(
            Msg("Does it run again?"),
            Msg("Close the list. What was done so far stays on record."),
            "info",
            Button(_CLEAR, Msg("CLOSE CHECKLIST"), "cross"),
        ),
    )


def _ruled_notices(table: Table, step: Prompt) -> tuple[NoticeModel, ...]:
    """Lead through a card that a supervisor rules on: the hands stand, and the round goes on.

    No way is named that is shut: a round with a win on record is never void.
    """
    is_key = table.lasting.key == JPH  # it goes back first
    state = ActionState.AVAILABLE if is_key else ActionState.NEXT
    void = NoticeModel(
        Msg("Can't be corrected?"), Msg("Then hold VOID ROUND: every wager goes back."), "info"
    )
    return (
        NoticeModel(
            step.text,
            step.detail,
            "card",
            Button(_CLEAR, Msg("RULING MADE"), "check", Msg("Supervisor's card"), state),
        ),
        *(() if is_key or voids.held_by(table) else (void,)),
    )


def _void_notice(table: Table) -> tuple[NoticeModel, ...]:
    """Name what each seat gets back of a void round, until the dealer says that it has it."""
    if table.round.voided is None:
        return ()
    why = reason_said(table.round.voided.reason)
    return (
        NoticeModel(
            Msg("Round {round} is void: {reason}", round=table.round.voided.round, reason=why),
            Msg(
                "Give back: {returned}. Then reshuffle.",
                returned=uncapitalized(returned_words(table)),
            ),
            "void",
            Button(Do(c.GiveBack()), Msg("ALL GIVEN BACK"), "check", state=ActionState.NEXT),
        ),
    )


def _tick(table: Table, step: int) -> TableAction:
    """Tick a step off; where it was a call, ask first who was told."""
    if irregularities.asks_who_was_told(table.setup, step):
        return Ask(sheets.told_sheet(table, step))
    return Do(c.TickStep(step))
