"""Tokes: a dealer's own stake beside a wager, with limits of its own, and never on the progressive.

A toke goes as its wager goes. It stands outside the player's limits and aggregates, and outside
every meter; the round does not end before each toke has, so that no stake vanishes.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.setup.table_setup import TokeLimits
from dealer_assist.table.state import Phase, Table, Toke, TokeSpot

Events = tuple[e.Event, ...]
PROGRESSIVE = "progressive"
CHIPS = (25, 100, 500, 2_500, 10_000)
"""The chips of a tray, in cents."""


def lay(table: Table, command: c.LayToke, at: int) -> Events:
    """Note what lies for the dealer beside a wager; the same once more is one fact."""
    spot = (command.seat, command.wager)
    before = table.round.tokes[spot].cents if spot in table.round.tokes else 0
    if command.cents == before:
        return ()
    if command.cents and (why_not := refusal(table, spot, command.cents)):
        raise Refused(why_not)
    return (e.TokeLaid(at, *spot, command.cents, before),)


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
        return Msg("No tokes are wagered at this table; give it to the dealer")
    if seat not in table.setup.seats:
        return Msg("There is no seat {seat} at this table", seat=seat)
    if wager in table.setup.jackpots or wager == PROGRESSIVE:
        return Msg("A toke is never on the progressive; lay it beside another wager")
    if wager not in rows:
        return Msg("There is no wager of that name here; choose one of the layout")
    if table.round.voided is not None:
        return Msg(
            "Round {round} is void; give every wager back first", round=table.round.voided.round
        )
    label = table.setup.label_of(wager)
    if rows[wager].is_made_in_play:
        return Msg("{wager} comes after the cards; a toke is laid before them", wager=label)
    if not _has_wager(table, spot):
        return Msg(
            "Seat {seat} has nothing on {wager}; a toke lies beside a wager", seat=seat, wager=label
        )
    return ""


def wagers_at(table: Table, seat: int) -> tuple[str, ...]:
    """Give the wagers of a seat that a toke can lie beside."""
    if table.setup.practices.tokes is None:
        return ()
    keys = (row.key for row in table.setup.wagers)
    return tuple(key for key in keys if not spot_refusal(table, (seat, key)))


def chips_within(table: Table) -> tuple[int, ...]:
    """Give the chips of a tray that a toke can be of, in cents."""
    limits = table.setup.practices.tokes
    return tuple(one for one in CHIPS if limits is not None and one <= limits.most_cents)


def limits_named(table: Table) -> str:
    """Say what a toke may be and may pay."""
    limits = table.setup.practices.tokes
    if limits is None:
        return ""
    return Msg(
        "{least} to {most}, pays up to {pays}; outside the player's limits",
        least=chips(limits.least_cents),
        most=chips(limits.most_cents),
        pays=chips(limits.pays_cents),
    )


def limit_words(limits: TokeLimits | None) -> str:
    """Say what a toke may be."""
    if limits is None:
        return Msg("No tokes are wagered at this table; give it to the dealer")
    return Msg(
        "A toke is {least} to {most} here; lay another amount",
        least=chips(limits.least_cents),
        most=chips(limits.most_cents),
    )


def end(table: Table, command: c.EndToke, at: int) -> Events:
    """Take down how a toke ended; the same end once more is one fact."""
    spot = (command.seat, command.wager)
    toke, limits = _toke(table, spot), table.setup.practices.tokes
    if toke.is_ended:
        if (toke.back_cents, toke.won_cents) == (command.back_cents, command.won_cents):
            return ()
        raise Refused(Msg("The toke of seat {seat} has ended; press UNDO first", seat=command.seat))
    is_whole = 0 <= command.back_cents <= toke.cents and command.won_cents >= 0
    if not is_whole or (command.won_cents and command.back_cents < toke.cents):
        raise Refused(Msg("What comes back of a toke is its stake at most; count it again"))
    if limits is not None and command.won_cents > limits.pays_cents:
        raise Refused(
            Msg("A toke pays {most} at most; count it again", most=dollars(limits.pays_cents))
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
        raise Refused(Msg("A wager cannot be less than nothing; count it again"))
    return (e.WagersReckoned(at, table.round.number, *sums, command.not_known),)


def still_open(table: Table) -> tuple[TokeSpot, ...]:
    """Give the tokes that have not ended, in payment order."""
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


def seats_to_ask(table: Table) -> tuple[int, ...]:
    """Give the seats whose toke ends by nobody's word but the dealer's: no card known, no fold."""
    seats = dict.fromkeys(seat for seat, _ in still_open(table))
    return tuple(
        seat
        for seat in seats
        if not table.seat(seat).has_folded and not table.round.cards.get(str(seat))
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
        return Msg("Tokes of this round have ended; take them back and press UNDO first")
    return ""


def given_back(table: Table, events: Events, at: int) -> Events:
    """Give every toke of a round back that is void now."""
    if not any(isinstance(one, e.RoundVoided) for one in events):
        return ()
    return tuple(
        e.TokeEnded(at, *spot, toke.cents, toke.cents, is_void=True)
        for spot, toke in table.round.tokes.items()
    )


def lifted(table: Table, events: Events, at: int) -> Events:
    """Take tokes off whose wager was lifted while bets are open."""
    if table.round.phase is not Phase.BETTING or not table.round.tokes:
        return ()
    gone: list[e.Event] = []
    for one in events:
        match one:
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
        raise Refused(Msg("No toke lies on {wager} of seat {seat}", wager=wager, seat=seat))
    return table.round.tokes[spot]


def _has_wager(table: Table, spot: TokeSpot) -> bool:
    """Tell whether a wager lies there; where nobody enters any, whoever plays is trusted."""
    seat, wager = spot
    known = table.seat(seat).wagers
    if known or table.knows_wagers:
        return bool(known.get(wager))
    return table.plays(seat)
