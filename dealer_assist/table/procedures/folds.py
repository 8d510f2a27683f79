"""Folds: a hand that is given up at its decision, and taken back until the next stage."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.procedures import stages
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def fold(table: Table, seat: int) -> Events:
    """Note a fold; a hand that is claimed must not become one that cannot win."""
    _need_seat(table, seat)
    if table.seat(seat).has_folded:
        return ()
    if why_not := fold_refusal(table, seat):
        raise Refused(why_not)
    return (e.HandFolded(seat),)


def unfold(table: Table, seat: int) -> Events:
    """Take a fold back while its decision is still open."""
    _need_seat(table, seat)
    if not table.seat(seat).has_folded:
        return ()
    if why_not := _too_late(table):
        raise Refused(why_not)
    return (e.HandUnfolded(seat),)


def fold_refusal(table: Table, seat: int) -> str:
    """Say why a seat cannot fold now, or nothing if it can."""
    if stages.now(table) is not None and not _folds(table):
        return Msg("Nobody folds in {game}", game=table.setup.game_name)
    if why_not := _too_late(table):
        return why_not
    if wager := _bet(table, seat):
        return Msg("Seat {seat} has bet {wager}; its hand stays in", seat=seat, wager=wager)
    is_claimed = any(claim.seat == seat for claim in table.claims)
    if is_claimed and not table.setup.folded_hands_win:
        return Msg("Seat {seat} claims a win; turn its hand button off before it folds", seat=seat)
    return ""


def live_wagers(table: Table, seat: int) -> tuple[str, ...]:
    """Give the wagers of a folded seat that can still win, unless the house takes them."""
    known, setup = table.seat(seat), table.setup
    if not known.has_folded:
        return ()
    return tuple(
        wager
        for wager in setup.stays_on_fold
        if known.wagers.get(wager) and setup.options.get(f"{wager}_on_fold") is not False
    )


def fold_and_advance(table: Table, command: c.FoldAll, at: int) -> Events:
    """Fold the seats that were asked in vain, and go on with the deal."""
    folded = tuple(event for seat in command.seats for event in fold(table, seat))
    return (*folded, *stages.advance(table, c.AdvanceStage(command.to, is_asked=True), at))


def _folds(table: Table) -> tuple[str, ...]:
    return tuple(stage.label for stage in table.setup.stages if stage.may_fold)


def _too_late(table: Table) -> str:
    """Say that the decision lies behind; going back by a stage opens it again."""
    if not stages.is_decided(table):
        return ""
    return Msg("Hands fold at {stage} only; go back to it first", stage=_folds(table)[-1])


def _bet(table: Table, seat: int) -> str:
    """Name the wager with which a seat has decided to stay in."""
    decides = [wager for stage in table.setup.stages if stage.may_fold for wager in stage.decides]
    made = (wager for wager in decides if table.seat(seat).wagers.get(wager))
    return next((table.setup.label_of(wager) for wager in made), "")


def _need_seat(table: Table, seat: int) -> None:
    if seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=seat))
