"""Procedures beside the round: a trouble in dealing, followed step by step."""

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import irregularities
from dealer_assist.table.guide import next_step
from dealer_assist.table.state import Table
from dealer_assist.ui.looks import NoticeLook
from dealer_assist.ui.models.actions import Ask, Do, TableAction
from dealer_assist.ui.present.sheets import told_sheet

_CLEAR = Do(c.ClearIrregularity())


def procedure_notices(table: Table) -> tuple[NoticeLook, ...]:
    """Show the step that is to be done now, and the way out; nothing if all is well."""
    now = table.irregularity
    if now is None:
        return ()
    if now.kind == irregularities.WRONG_CARDS:
        detail = Msg("Hold VOID ROUND: every wager goes back, and the cards are reshuffled.")
        return (
            NoticeLook(Msg("All hands of this round are void"), detail, "card"),
            NoticeLook(
                Msg("Was the number right after all?"),
                Msg("Counted again? Then the round goes on."),
                "info",
                _CLEAR,
                Msg("IT WAS RIGHT"),
                "check",
            ),
        )
    step = next_step(table)
    place = Msg(
        "Step {step} of {steps} with the shuffler.",
        step=now.step + 1,
        steps=irregularities.steps(table.setup),
    )
    return (
        NoticeLook(step.text, place, "wrench", _tick(table, now.step + 1), Msg("DONE"), "check"),
        NoticeLook(
            Msg("Does it run again?"),
            Msg("Close the list; what was done so far stays on record."),
            "info",
            _CLEAR,
            Msg("CLOSE THE LIST"),
            "cross",
        ),
    )


def _tick(table: Table, step: int) -> TableAction:
    """Tick a step off; where it was a call, ask first who was told."""
    if irregularities.asks_who_was_told(table.setup, step):
        return Ask(told_sheet(table, step))
    return Do(c.TickStep(step))
