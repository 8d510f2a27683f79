"""A round on any console: start, marks by hand, end, void."""

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import contribute
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.events.values import LockedWager
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import ending, irregularities, locking, paying, tokes, voids
from dealer_assist.table.facts.chips import early_jackpots, is_settled_early
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.guide.labels import label_of
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures import link, marks
from dealer_assist.table.procedures.opening import next_round
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import end_label
from dealer_assist.value import replace

Events = tuple[e.Event, ...]


def need_phase(table: Table, command: Pressed, *phases: Phase) -> None:
    """Refuse a command outside of the phases that it belongs to."""
    if table.round.phase not in phases:
        what = label_of(table.setup, command)
        raise Refused(
            Msg("{what} is not possible while {phase}", what=what, phase=table.round.phase.label)
        )


def start_game(table: Table, at: int) -> Events:
    """Lock every progressive wager and put the contributions on the meters."""
    held = irregularities.holds_start(table) or voids.holds_start(table)
    if why_not := locking.barred_refusal(table) or held:
        raise Refused(why_not)
    wagers = tuple(
        LockedWager(
            *spot,
            table.setup.jackpots[spot[1]].wager_cents,
            is_marked=not sensor.sees_chip,
            mark=None if sensor.sees_chip else sensor.mark,
        )
        for spot, sensor in table.sensors.items()
        if table.bets(spot)
    )
    accounts = dict(table.accounts)
    for wager in wagers:
        for level in table.setup.jackpots[wager.sensor].levels:
            meter = (wager.sensor, level.name)
            accounts[meter] = contribute(level, accounts[meter], wager.cents)
    started = e.GameStarted(at, wagers, readings(table.setup, accounts))
    return (started, *marks.alerts_at_start(table, wagers, at))


def end(table: Table, sensor: str, at: int) -> Events:
    """End the round, or the part of the jackpot on a sensor that is settled before it."""
    return settle_jackpot(table, sensor, at) if sensor else end_game(table, at)


def settle_jackpot(table: Table, sensor: str, at: int) -> Events:
    """End the part of a jackpot that is settled before the hands are played."""
    jackpot = table.setup.jackpots.get(sensor)
    if jackpot is None or not is_settled_early(jackpot):
        raise Refused(
            Msg("Nothing on sensor {sensor} is settled before the round ends", sensor=sensor)
        )
    if why_not := irregularities.holds_wins(table):
        raise Refused(why_not)
    if sensor not in early_jackpots(table):
        return ()
    for reason in ending.reasons(table, at, sensor):
        raise Refused(reason.sentence)
    return (e.JackpotSettled(at, sensor, paying.seats_to_pay(table, sensor)),)


def end_game(table: Table, at: int) -> Events:
    """End the round when it is over; `ending` says what it waits for."""
    if why_not := irregularities.holds_wins(table):
        raise Refused(why_not)
    for sensor in early_jackpots(table):
        raise Refused(
            Msg(
                "{jackpot} is not settled. Its {end} comes before the hands are played",
                jackpot=table.setup.jackpots[sensor].label,
                end=end_label(table.setup),
            )
        )
    for reason in ending.reasons(table, at):
        raise Refused(reason.sentence)
    if why_not := tokes.holds_end(table):
        raise Refused(why_not)
    waits = link.waits_at_end(table, at)
    not_walked = walk.not_walked(table)
    not_marked = tuple(seat_left.seat for seat_left in walk.asked(table))
    ended = e.GameEnded(at, table.round.number, paying.seats_to_pay(table), not_walked, not_marked)
    after = evolve_all(table, waits)
    opened = next_round(after, dict(table.accounts))
    return (*waits, ended, replace(opened, left_behind=paying.left_behind(table)))
