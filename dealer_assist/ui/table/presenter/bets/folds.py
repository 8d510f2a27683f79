"""Folds as they show on a seat: FOLD at its decision, what stays of a folded hand, UNDO."""

from dealer_assist.message import Msg
from dealer_assist.table.facts.dealing import stages, ties
from dealer_assist.table.facts.dealing.street_questions import seats_to_ask
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.ui.table.actions import (
    FoldTouched,
)
from dealer_assist.ui.table.model.table import FootKeyModel

_LETTERS = 6  # letters of a printed name that fit into the foot


def fold_keys(table: Table, seat: int, *, is_in_play: bool) -> tuple[FootKeyModel, ...]:
    """Offer FOLD at the decision of a seat, UNDO until it is over, nothing at other times."""
    stage = stages.now(table)
    if stage is None or not stage.may_fold or table.round.phase not in IN_ROUND:
        return ()
    if table.seat(seat).has_folded:
        if stages.unfold_refusal(table, seat) or table.round.walked:
            return ()  # no fold is taken back beside a seat that is paid
        spoken, undo = Msg("UNDO seat {seat}", seat=seat), FoldTouched(seat, is_undo=True)
        return (FootKeyModel(Msg("UNDO"), spoken, undo, "undo", is_undo=True),)
    if not is_in_play or stages.fold_refusal(table, seat) or seat in seats_to_ask(table):
        return ()  # one that the panel asks folds there
    spoken = Msg("FOLD seat {seat}", seat=seat)
    if ties.are_asked(table.setup):
        spoken = Msg("SURRENDER seat {seat}", seat=seat)
    return (FootKeyModel(fold_words(table), spoken, FoldTouched(seat), "cross"),)


def fold_words(table: Table) -> str:
    """Name what a seat may do instead of a bet: on a tie it gives up half, else it folds."""
    return Msg("SURRENDER") if ties.are_asked(table.setup) else Msg("FOLD")


def folded_words(table: Table) -> str:
    """Say that a seat has done so."""
    return Msg("SURRENDERED") if ties.are_asked(table.setup) else Msg("FOLDED")


def live_words(table: Table, seat: int) -> str:
    """Name the wagers of a folded seat that can still win: BONUS LIVE."""
    if not table.seat(seat).wagers and table.seat(seat).has_folded:
        # Whatever it has bet, its hand is one of those that the column goes by.
        return Msg("COUNTS") if table.setup.pays_by_hands else ""
    printed = {row.key: table.setup.on_plate(row) for row in table.setup.wagers}
    live = [printed[wager] for wager in stages.live_wagers(table, seat)]
    if len(live) == 1 and len(live[0]) <= _LETTERS:
        return Msg("{wager} LIVE", wager=live[0])
    return Msg("BET LIVE") if live else ""  # its row is boxed
