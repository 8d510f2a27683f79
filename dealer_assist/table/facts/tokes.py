"""Tokes: a dealer's own stake beside a wager, with limits of its own, and never on the progressive.

A toke goes as its wager goes. It stands outside the player's limits and aggregates, and outside
every meter; the round does not end before each toke has, so that no stake vanishes.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.money import chips
from dealer_assist.table.setup.table_setup import TokeLimits
from dealer_assist.table.state import Table, TokeSpot

PROGRESSIVE = "progressive"
CHIPS = (25, 100, 500, 2_500, 10_000)
"""The chips of a tray, in cents."""


def refusal(table: Table, spot: TokeSpot, cents: int) -> str:
    """Say why no toke of this amount can lie beside a wager, or nothing if it can."""
    if why_not := spot_refusal(table, spot):
        return why_not
    limits = table.setup.practices.tokes
    if limits is None or not limits.least_cents <= cents <= limits.most_cents:
        return limit_words(limits)
    return ""


def spot_refusal(table: Table, spot: TokeSpot) -> str:
    """Say why no toke can lie beside a wager, whatever its amount, or nothing if one can."""
    seat, wager = spot
    rows = {row.key: row for row in table.setup.wagers}
    if table.setup.practices.tokes is None:
        return Msg("No tokes are wagered at this table. Give it to the dealer")
    if seat not in table.setup.seats:
        return Msg("There is no seat {seat} at this table", seat=seat)
    if wager in table.setup.jackpots or wager == PROGRESSIVE:
        return Msg("No tokes on the progressive. Place it with another wager")
    if wager not in rows:
        return Msg("There is no wager of that name here. Choose one of the layout")
    if table.round.voided is not None:
        return Msg(
            "Round {round} is void. Give every wager back first", round=table.round.voided.round
        )
    label = table.setup.label_of(wager)
    if rows[wager].is_made_in_play:
        return Msg("{wager} comes after the cards. A toke is laid before them", wager=label)
    if not _has_wager(table, spot):
        return Msg(
            "Seat {seat} has nothing on {wager}. A toke goes with a wager", seat=seat, wager=label
        )
    return ""


def wagers_at(table: Table, seat: int) -> tuple[str, ...]:
    """Return the wagers of a seat that a toke can lie beside."""
    if table.setup.practices.tokes is None:
        return ()
    keys = (row.key for row in table.setup.wagers)
    return tuple(key for key in keys if not spot_refusal(table, (seat, key)))


def chips_within(table: Table) -> tuple[int, ...]:
    """Return the chips of a tray that a toke can be of, in cents."""
    limits = table.setup.practices.tokes
    return tuple(chip for chip in CHIPS if limits is not None and chip <= limits.most_cents)


def limits_named(table: Table) -> str:
    """Say what a toke may be and may pay."""
    limits = table.setup.practices.tokes
    if limits is None:
        return ""
    return Msg(
        "{least} to {most}, pays up to {pays}. Outside the player's limits",
        least=chips(limits.least_cents),
        most=chips(limits.most_cents),
        pays=chips(limits.pays_cents),
    )


def limit_words(limits: TokeLimits | None) -> str:
    """Say what a toke may be."""
    if limits is None:
        return Msg("No tokes are wagered at this table. Give it to the dealer")
    return Msg(
        "A toke is {least} to {most} here. Lay another amount",
        least=chips(limits.least_cents),
        most=chips(limits.most_cents),
    )


def still_open(table: Table) -> tuple[TokeSpot, ...]:
    """Return the tokes that have not ended, in payment order."""
    spots = (spot for spot, toke in table.round.tokes.items() if not toke.is_ended)
    order = table.setup.settles
    return tuple(
        sorted(
            spots,
            key=lambda spot: (
                table.setup.turn_to_pay(spot[0]),
                order.index(spot[1]) if spot[1] in order else len(order),
            ),
        )
    )


def holds_end(table: Table) -> str:
    """Say which toke has not ended yet, or nothing where the round may end."""
    for seat, wager in still_open(table):
        label = table.setup.label_of(wager)
        return Msg("Say first how seat {seat}'s toke on {wager} ended", seat=seat, wager=label)
    return ""


def holds_void(table: Table) -> str:
    """Say that tokes went into the box already, or nothing where the round may be void."""
    if any(toke.is_ended for toke in table.round.tokes.values()):
        return Msg("Tokes of this round have ended. Take them back and press UNDO first")
    return ""


def _has_wager(table: Table, spot: TokeSpot) -> bool:
    """True if a wager is on the spot; where nobody enters wagers, every player counts."""
    seat, wager = spot
    known = table.seat(seat).wagers
    if known or table.knows_wagers:
        return bool(known.get(wager))
    return table.plays(seat)
