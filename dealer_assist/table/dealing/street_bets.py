"""Bets by street: when a seat may make one, in which size, and when it is taken back.

What the title's file plans is held against the stage that is reached. Where nobody tells the
stages, or enters the wagers, nothing is asked.
"""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.bets import base_stake
from dealer_assist.rules.paytable import GameStage
from dealer_assist.rules.title import BACK, Street, Title
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.dealing import stages, ties
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
        planned = _planned(table, title, wager)
        if before == wanted or not planned:
            continue
        if known.has_folded:
            raise Refused(Msg("Seat {seat} has folded; its bets stay as they lie", seat=seat))
        _refuse_time(table, wager, planned)
        if wanted:
            _refuse_size(table, title, seat, (wager, wanted), wagers)


def let_ride(table: Table, command: c.LetRide) -> tuple[e.Event, ...]:
    """Note that a bet rides, while it could be taken back; what is known is not noted twice."""
    seat, wager = command.seat, command.wager
    planned = [one for one in _of(table, wager) if one[0].otherwise == BACK]
    if seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=seat))
    if not planned:
        raise Refused(Msg("No bet of this name is taken back here; nothing has to ride"))
    _refuse_time(table, wager, planned)
    if not table.seat(seat).wagers.get(wager):
        label = table.setup.label_of(wager)
        raise Refused(Msg("{wager} of seat {seat} does not lie there", wager=label, seat=seat))
    if (wager in table.seat(seat).riding) == command.is_on:
        return ()
    return (e.BetRiding(seat, wager, command.is_on),)


def is_time(table: Table, wager: str, cents: int, base: int) -> bool:
    """Tell whether a bet of this size may be made by now: two antes wait for the flop."""
    planned = _of(table, wager)
    if _is_over(table, planned):
        return False
    sizes = [times * base for street in _open(table, wager) for times in street.words.values()]
    return len(planned) < 2 or cents in sizes


def is_taken_now(table: Table, wager: str) -> bool:
    """Tell whether a bet may be taken back at the stage that is reached."""
    return any(
        street.otherwise == BACK and stage == stages.now(table)
        for street, stage in _of(table, wager)
    )


def rides(table: Table, seat: int, wager: str) -> bool:
    """Tell whether a bet that may go back rides: the seat has said so, or its street is over."""
    if wager in table.seat(seat).riding:
        return True
    planned = _of(table, wager)
    return any(street.otherwise == BACK for street, _ in planned) and _is_over(table, planned)


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
        return Msg("{wager} has not come yet; touch {stage} first", wager=wager, stage=stage.label)
    return ties.raise_refusal(table, seat, wagers)


def _of(table: Table, wager: str) -> list[tuple[Street, GameStage]]:
    return _planned(table, table.setup.title, wager) if table.setup.title is not None else []


def _planned(table: Table, title: Title, wager: str) -> list[tuple[Street, GameStage]]:
    """Give the streets of a wager with their stages; none where the stages do not tell them."""
    streets = [street for street in title.streets if street.wager == wager]
    deciding = [stage for stage in table.setup.stages if wager in stage.decides]
    if len(deciding) == 1:
        return [(street, deciding[0]) for street in streets]
    named = {stage.key: stage for stage in table.setup.stages}
    return [(street, named[street.key]) for street in streets if street.key in named]


def _open(table: Table, wager: str) -> list[Street]:
    """Give the streets at which a wager may have been made by now."""
    reached = stages.so_far(table)
    return [street for street, stage in _of(table, wager) if stage in reached]


def _is_over(table: Table, planned: list[tuple[Street, GameStage]]) -> bool:
    """Tell whether the last street of a wager lies behind; one that may be checked is not held."""
    if not planned:
        return False
    street, stage = planned[-1]
    is_held = stage.may_fold or street.otherwise == BACK
    return is_held and stage in stages.so_far(table) and stage != stages.now(table)


def _refuse_time(table: Table, wager: str, planned: list[tuple[Street, GameStage]]) -> None:
    first, last = planned[0][1], planned[-1][1]
    if first not in stages.so_far(table):
        raise Refused(
            Msg(
                "{wager} has not come yet; touch {stage} first",
                wager=table.setup.label_of(wager),
                stage=first.label,
            )
        )
    if _is_over(table, planned):
        raise Refused(
            Msg(
                "{wager} is over; go back to {stage} to change it",
                wager=table.setup.label_of(wager),
                stage=last.label,
            )
        )


def _refuse_size(
    table: Table, title: Title, seat: int, bet: tuple[str, int], wagers: Mapping[str, int]
) -> None:
    wager, cents = bet
    base, streets = base_stake(title, wagers, without=wager), _open(table, wager)
    allowed = {times * base for street in streets for times in street.words.values()}
    if base and cents not in allowed:
        raise Refused(Msg("Seat {seat} must {ask}", seat=seat, ask=streets[-1].ask))
