"""Claims: hand buttons on and off, why a seat cannot have one, and what they would be paid."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import ConfirmedWin
from dealer_assist.table.facts import table_hand
from dealer_assist.table.facts.claims import awards_of, claim_refusal, envy_of, press_refusal
from dealer_assist.table.meters import readings
from dealer_assist.table.procedures import table_hand as table_hand_steps
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def press_hand(table: Table, command: c.PressHand) -> Events:
    """Turn a hand button on for a seat, or off again; another hand of the seat replaces it."""
    spot = (command.seat, command.sensor)
    if why_not := press_refusal(table, spot):
        raise Refused(why_not)
    _check_line(table, command.sensor, command.line)
    if table.setup.jackpots[command.sensor].is_shared:
        spots = [one for one in table_hand.with_seat(table, spot) if not claim_refusal(table, one)]
        sides = table_hand.sides_of(table, command.seat)
        return table_hand_steps.press(table, spots, command.line, sides)
    before = table.claim_of(spot)
    if before is None:
        return (e.ClaimMade(command.seat, command.sensor, command.line),)
    off = e.ClaimDropped(before.seat, before.sensor, before.line)
    if before.line == command.line:
        return (off,)
    return (off, e.ClaimMade(command.seat, command.sensor, command.line))


def press_table_hand(table: Table, command: c.PressTableHand) -> Events:
    """Turn the table's one hand on for every seat on the winning side, or off again."""
    spots = table_hand.on_side(table, command.sensor, command.side)
    refusals = [press_refusal(table, spot) for spot in spots]
    if all(refusals):
        nobody = Msg("No progressive wager on {side}. No progressive win", side=command.side)
        raise Refused(refusals[0] if refusals else nobody)
    _check_line(table, command.sensor, command.line)
    can_win = [spot for spot, why_not in zip(spots, refusals, strict=True) if not why_not]
    return table_hand_steps.press(table, can_win, command.line, (command.side,))


def confirm(table: Table, at: int) -> e.WinsConfirmed:
    """Lock the value of every claim, in payment order, each from what the last one left."""
    wins, accounts = awards_of(table)
    return e.WinsConfirmed(
        at=at,
        wins=tuple(ConfirmedWin(sensor, award) for sensor, award in wins),
        meters=readings(table.setup, accounts),
        envy=tuple(envy_of(table).items()),
    )


def _check_line(table: Table, sensor: str, line: str) -> None:
    if not table.setup.jackpots[sensor].has_line(line):
        raise Refused(Msg("{line} is no hand of this paytable", line=line))
