"""Bets by street: when a seat may make one, in which size, and when it is taken back.

What the title's file plans is held against the stage that is reached. Where nobody tells the
stages, or enters the wagers, nothing is asked.
"""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.bets.plan import base_stake
from dealer_assist.rules.paytable import GameStage
from dealer_assist.rules.titles.title import BACK, Street, Title
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import stages, ties
from dealer_assist.table.facts.dealing.street_bets import (
    is_over,
    open_streets,
    planned_streets,
    streets_of,
)
from dealer_assist.table.state import Table


def refuse(table: Table, seat: int, wagers: Mapping[str, int]) -> None:
    """Refuse a bet at a street that is over or still to come, or of a size that it has not."""
    if why_not := _on_tie_refusal(table, seat, wagers):
        raise Refused(why_not)
    title = table.setup.title
    if title is None or not table.round.stages or stages.now(table) is None:
        return
    known = table.seat(seat)
    for wager in dict.fromkeys(street.wager for street in title.streets):
        before, wanted = known.wagers.get(wager, 0), wagers.get(wager, 0)
        planned = planned_streets(table, title, wager)
        if before == wanted or not planned:
            continue
        if known.has_folded:
            raise Refused(Msg("Seat {seat} folded. Its bets stay", seat=seat))
        _refuse_time(table, wager, planned)
        if wanted:
            _refuse_size(table, title, seat, (wager, wanted), wagers)


def let_ride(table: Table, command: c.LetRide) -> tuple[e.Event, ...]:
    """Note that a bet rides, while it could be taken back; what is known is not noted twice."""
    seat, wager = command.seat, command.wager
    planned = [street for street in streets_of(table, wager) if street[0].otherwise == BACK]
    if seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=seat))
    if not planned:
        raise Refused(Msg("No bet of this name is taken back here. Nothing has to ride"))
    _refuse_time(table, wager, planned)
    if not table.seat(seat).wagers.get(wager):
        label = table.setup.label_of(wager)
        raise Refused(Msg("Seat {seat} has no {wager} on the layout", wager=label, seat=seat))
    if (wager in table.seat(seat).riding) == command.is_on:
        return ()
    return (e.BetRiding(seat, wager, command.is_on),)


def _on_tie_refusal(table: Table, seat: int, wagers: Mapping[str, int]) -> str:
    """Say why a bet on a tie cannot be made now, or so high, or nothing if it can."""
    stage, reached = ties.decision(table.setup), stages.now(table)
    if (
        stage is None
        or reached is None
        or not table.round.stages
        or table.seat(seat).wagers == wagers
    ):
        return ""
    if any(map(wagers.get, stage.decides)) and reached != stage:
        wager = table.setup.label_of(stage.decides[0])
        return Msg("{wager} has not come yet. Touch {stage} first", wager=wager, stage=stage.label)
    return ties.raise_refusal(table, seat, wagers)


def _refuse_time(table: Table, wager: str, planned: list[tuple[Street, GameStage]]) -> None:
    first, last = planned[0][1], planned[-1][1]
    if first not in stages.so_far(table):
        raise Refused(
            Msg(
                "{wager} has not come yet. Touch {stage} first",
                wager=table.setup.label_of(wager),
                stage=first.label,
            )
        )
    if is_over(table, planned):
        raise Refused(
            Msg(
                "{wager} is over. Go back to {stage} to change it",
                wager=table.setup.label_of(wager),
                stage=last.label,
            )
        )


def _refuse_size(
    table: Table, title: Title, seat: int, bet: tuple[str, int], wagers: Mapping[str, int]
) -> None:
    wager, cents = bet
    base, streets = base_stake(title, wagers, without=wager), open_streets(table, wager)
    allowed = {times * base for street in streets for times in street.words.values()}
    if base and cents not in allowed:
        raise Refused(Msg("Seat {seat} must {ask}", seat=seat, ask=streets[-1].ask))
