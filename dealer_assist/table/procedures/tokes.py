"""Tokes: a dealer's own stake beside a wager, with limits of its own, and never on the progressive.

A toke goes as its wager goes. It stands outside the player's limits and aggregates, and outside
every meter; the round does not end before each toke has, so that no stake vanishes.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.tokes import refusal
from dealer_assist.table.state import Phase, Table, Toke, TokeSpot

Events = tuple[e.Event, ...]


def lay(table: Table, command: c.LayToke, at: int) -> Events:
    """Note what lies for the dealer beside a wager; the same once more is one fact."""
    spot = (command.seat, command.wager)
    before = table.round.tokes[spot].cents if spot in table.round.tokes else 0
    if command.cents == before:
        return ()
    if command.cents and (why_not := refusal(table, spot, command.cents)):
        raise Refused(why_not)
    return (e.TokeLaid(at, *spot, command.cents, before),)


def end(table: Table, command: c.EndToke, at: int) -> Events:
    """Take down how a toke ended; the same end once more is one fact."""
    spot = (command.seat, command.wager)
    toke, limits = _toke(table, spot), table.setup.practices.tokes
    if toke.is_ended:
        if (toke.back_cents, toke.won_cents) == (command.back_cents, command.won_cents):
            return ()
        raise Refused(Msg("The toke of seat {seat} has ended. Press UNDO first", seat=command.seat))
    is_whole = 0 <= command.back_cents <= toke.cents and command.won_cents >= 0
    if not is_whole or (command.won_cents and command.back_cents < toke.cents):
        raise Refused(Msg("What comes back of a toke is its stake at most. Count it again"))
    if limits is not None and command.won_cents > limits.pays_cents:
        raise Refused(
            Msg("A toke pays {most} at most. Count it again", most=dollars(limits.pays_cents))
        )
    return (e.TokeEnded(at, *spot, toke.cents, command.back_cents, command.won_cents),)


def reopen(table: Table, command: c.ReopenToke, at: int) -> Events:
    """Take the end of a toke back."""
    spot = (command.seat, command.wager)
    toke = _toke(table, spot)
    if toke.back_cents is None:
        return ()
    return (e.TokeReopened(at, *spot, toke.cents, toke.back_cents, toke.won_cents),)


def reckon(table: Table, command: c.ReckonWagers, at: int) -> Events:
    """Take down what the players' wagers made; none of these sums is below nothing."""
    sums = (command.staked_cents, command.taken_cents, command.paid_cents)
    if min(sums) < 0:
        raise Refused(Msg("A wager can't be below $0. Recount"))
    return (e.WagersReckoned(at, table.round.number, *sums, command.not_known),)


def void_tokes(table: Table, events: Events, at: int) -> Events:
    """Return the events that end every toke of a round that is void now: all comes back."""
    if not any(isinstance(event, e.RoundVoided) for event in events):
        return ()
    return tuple(
        e.TokeEnded(at, *spot, toke.cents, toke.cents, is_void=True)
        for spot, toke in table.round.tokes.items()
    )


def lifted_tokes(table: Table, events: Events, at: int) -> Events:
    """Take tokes off whose wager was lifted while bets are open."""
    if table.round.phase is not Phase.BETTING or not table.round.tokes:
        return ()
    gone: list[e.Event] = []
    for event in events:
        match event:
            case e.WagersPlaced(seat, wagers):
                gone += _off(table, seat, at, keep=[key for key, cents in wagers.items() if cents])
            case e.PlayingMarked(seat, is_on=False) if not table.seat(seat).wagers:
                gone += _off(table, seat, at, keep=[])
            case _:
                pass
    return tuple(gone)


def _off(table: Table, seat: int, at: int, keep: list[str]) -> Events:
    return tuple(
        e.TokeLaid(at, number, wager, 0, toke.cents)
        for (number, wager), toke in table.round.tokes.items()
        if number == seat and wager not in keep
    )


def _toke(table: Table, spot: TokeSpot) -> Toke:
    if spot not in table.round.tokes:
        seat, wager = spot[0], table.setup.label_of(spot[1])
        raise Refused(Msg("No toke on {wager} at seat {seat}", wager=wager, seat=seat))
    return table.round.tokes[spot]
