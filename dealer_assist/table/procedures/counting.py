"""Chips counted = wagers locked: a number is touched once a round, before the first card.

Another number lights the lamps of the seats in question again. A card may say that a sensor was
wrong: its wager goes off, and its part off the meters. Where it is not cleared up before the first
card it is an alert, and the shift report says by how much the chips are short.
"""

from dealer_assist.errors import Refused
from dealer_assist.jackpot.account import Account, contribute
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips as chips_words
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.counting import SENSOR
from dealer_assist.table.events.values import NotAWin
from dealer_assist.table.facts.counting import (
    ALERT,
    differs,
    holds,
    locked,
    open_sensor,
    overrule_refusal,
    sensors,
)
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures import asked_cards
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Meter, Table

Events = tuple[e.Event, ...]
_HELD = (c.AdvanceStage, c.FoldAll, c.EndGame, c.PressHand, c.PressTableHand)
"""What deals on, or ends the round: a house that requires the count has it first."""


def count(table: Table, command: c.CountChips, at: int) -> Events:
    """Take the number that the dealer touches; the same one again is one answer."""
    _need_counted(table, command.sensor)
    if not 0 <= command.chips <= len(table.setup.seats):
        raise Refused(
            Msg("There are {n} seats here. Count the chips again", n=len(table.setup.seats))
        )
    if command.sensor in table.round.chips_counted:
        if table.round.chips_counted[command.sensor] == command.chips:
            return ()
        raise Refused(Msg("The chips are counted already. Press COUNT AGAIN first"))
    found = locked(table, command.sensor)
    return (e.ChipsCounted(at, command.sensor, command.chips, found),)


def again(table: Table, sensor: str, at: int) -> Events:
    """Let a count that does not fit be made once more."""
    _need_counted(table, sensor)
    if not differs(table, sensor):
        raise Refused(Msg("The count fits. There is nothing to count again"))
    return (e.CountTakenBack(at, sensor),)


def overrule(table: Table, spot: Spot, at: int) -> Events:
    """Ask for the card that takes a wager off, where no chip lay; nothing has moved yet."""
    _need_counted(table, spot[1])
    if why_not := overrule_refusal(table, spot[1]) or _no_wager(table, spot):
        raise Refused(why_not)
    seat, sensor = spot
    return asked_cards.ask(table, e.CardAsked(at, SENSOR, (NotAWin(seat, sensor, "", ""),)))


def taken_off(table: Table, by: StaffMember, at: int) -> Events:
    """Take the wager off that a card was asked for; its part comes off the meters exactly."""
    asked = table.round.asked.hands[0] if table.round.asked and table.round.asked.hands else None
    if asked is None:
        raise Refused(Msg("No card is asked for now"))
    spot = seat, sensor = asked.seat, asked.key
    if why_not := overrule_refusal(table, sensor) or _no_wager(table, spot):
        raise Refused(why_not)
    cents = table.sensors[spot].locked_cents
    said = Msg(
        "Round {round}: the sensor of seat {seat} saw a chip that was not there. Have it looked at",
        round=table.round.number,
        seat=seat,
    )
    return (
        e.WagerTakenOff(at, seat, sensor, cents, by, readings(table.setup, _without(table, spot))),
        e.CardNotAsked(at),
        e.AlertRaised(at, f"{ALERT} {table.round.number} {sensor} {seat}", ALERT, said),
    )


def _without(table: Table, spot: Spot) -> dict[Meter, Account]:
    """Return the accounts as if that wager had not been locked: the others, from the opening on."""
    sensor, accounts = spot[1], dict(table.accounts)
    stakes = [
        one.locked_cents
        for other, one in table.sensors.items()
        if other[1] == sensor and other != spot and one.locked_cents
    ]
    for level in table.setup.jackpots[sensor].levels:
        account = table.round.opening_accounts[sensor, level.name]
        for cents in stakes:
            account = contribute(level, account, cents)
        accounts[sensor, level.name] = account
    return accounts


def _no_wager(table: Table, spot: Spot) -> str:
    sensor = table.sensors.get(spot)
    if sensor is not None and sensor.locked_cents:
        return ""
    return Msg("Seat {seat} has no wager locked. Choose another seat", seat=spot[0])


def give_up(table: Table, sensor: str, at: int) -> Events:
    """Play on with a chip that is not found."""
    _need_counted(table, sensor)
    if not differs(table, sensor):
        raise Refused(Msg("The count fits. No chip is missing"))
    return _not_found(table, sensor, at, by_card=False)


def hold_back(table: Table, command: c.Command) -> None:
    """Refuse what deals on before the count, where the house requires it."""
    if isinstance(command, _HELD) and (why_not := holds(table)):
        raise Refused(why_not)


def overtaken(table: Table, events: Events, at: int) -> Events:
    """Say that a card came before a count was cleared up."""
    sensor = open_sensor(table)
    if not sensor or not any(isinstance(event, e.CardsSeen) and event.cards for event in events):
        return ()
    return _not_found(table, sensor, at, by_card=True) if differs(table, sensor) else ()


def _need_counted(table: Table, sensor: str) -> None:
    if sensor not in sensors(table):
        raise Refused(Msg("No chips are counted here now"))


def _not_found(table: Table, sensor: str, at: int, *, by_card: bool) -> Events:
    counted, found = table.round.chips_counted[sensor], locked(table, sensor)
    cents = (found - counted) * table.setup.jackpots[sensor].wager_cents
    said = Msg(
        "Round {round}: {chips} taken, {locked} locked, chips are {amount} short. Look at the "
        "camera",
        round=table.round.number,
        chips=counted,
        locked=found,
        amount=chips_words(cents),
    )
    if cents < 0:
        said = Msg(
            "Round {round}: {chips} taken, {locked} locked, chips are {amount} too much. Look at "
            "the camera",
            round=table.round.number,
            chips=counted,
            locked=found,
            amount=chips_words(-cents),
        )
    return (
        e.ChipNotFound(at, sensor, counted, found, cents, by_card),
        e.AlertRaised(at, f"{ALERT} {table.round.number} {sensor}", ALERT, said),
    )
