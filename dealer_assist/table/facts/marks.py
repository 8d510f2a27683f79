"""Progressive wagers marked by hand: no sensor saw the chip, and a person vouches for it."""

from dealer_assist.message import Msg
from dealer_assist.table.events.asked import MARK
from dealer_assist.table.events.values import HandMark
from dealer_assist.table.facts.rounds import has_sensors
from dealer_assist.table.setup.table_setup import MARK_BY_CARD, MARK_OFF, Spot, TableSetup
from dealer_assist.table.state import Phase, Table, once

ALERT = "marked"
"""The kind of the alert of such a wager, and of a win on it."""


def refusal(table: Table, spot: Spot) -> str:
    """Say why a wager cannot be marked by hand, or nothing if it can."""
    if not has_sensors(table.setup):
        return ""
    if not table.sensor(spot).fault:
        return Msg("The sensor of seat {seat} works. Put the chip on it", seat=spot[0])
    if table.setup.practices.mark_by_hand == MARK_OFF:
        return Msg(
            "No wager is marked by hand here. Seat {seat} plays the base game, give its chip back",
            seat=spot[0],
        )
    return ""


def needs_card(setup: TableSetup) -> bool:
    """True if a Supervisor's card vouches for each mark; no table without sensors asks for one."""
    return has_sensors(setup) and setup.practices.mark_by_hand == MARK_BY_CARD


@once
def by_hand(table: Table) -> dict[Spot, HandMark]:
    """Return the wagers that count, or would at the start, by their mark alone."""
    found = {}
    for spot, sensor in table.sensors.items():
        counts = table.bets(spot) if table.round.phase is Phase.BETTING else sensor.locked_cents
        if sensor.mark is not None and sensor.is_by_hand and counts:
            found[spot] = sensor.mark
    return found


def spot_asked(table: Table) -> Spot | None:
    """Return the spot for whose mark a card is asked, or None."""
    asked = table.round.asked
    if asked is None or asked.what != MARK:
        return None
    return asked.hands[0].seat, asked.hands[0].key


def of_the_dealer_alone(table: Table) -> set[Spot]:
    """Return the wagers that the dealer marked where a sensor is lost, and no card vouches."""
    if not has_sensors(table.setup):
        return set()
    return {spot for spot, mark in by_hand(table).items() if mark.card_by is None}


def to_acknowledge(table: Table) -> tuple[Spot, ...]:
    """Return the claims on wagers marked by hand that whoever verifies has not acknowledged."""
    return tuple(
        spot
        for claim in table.round.claims
        if (spot := (claim.seat, claim.sensor)) in by_hand(table)
        and spot not in table.round.marks_seen
    )


def confirm_refusal(table: Table) -> str:
    """Say that a mark has to be acknowledged before a win on it is confirmed, or nothing."""
    open_now = to_acknowledge(table)
    if not open_now:
        return ""
    return Msg(
        "The wager of seat {seat} was marked by hand. Press ACKNOWLEDGE first", seat=open_now[0][0]
    )
