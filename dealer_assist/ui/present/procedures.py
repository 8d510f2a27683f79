"""Procedures beside the round: a trouble in dealing, followed step by step."""

from dealer_assist.table import irregularities
from dealer_assist.table.guide import next_step
from dealer_assist.table.state import Table
from dealer_assist.ui.looks import NoticeLook

TICK, CLEAR = "tick", "clear"


def procedure_notices(table: Table) -> tuple[NoticeLook, ...]:
    """Show the step that is to be done now, and the way out; nothing if all is well."""
    now = table.irregularity
    if now is None:
        return ()
    if now.kind == irregularities.WRONG_CARDS:
        detail = "Hold VOID ROUND: every wager goes back, and the cards are reshuffled."
        return (
            NoticeLook("All hands of this round are void", detail, "card"),
            NoticeLook(
                "Was the number right after all?",
                "Counted again? Then the round goes on.",
                "info",
                CLEAR,
                "IT WAS RIGHT",
                "check",
            ),
        )
    step = next_step(table)
    place = f"Step {now.step + 1} of {irregularities.steps(table.setup)} with the shuffler."
    return (
        NoticeLook(step.text, place, "wrench", TICK, "DONE", "check"),
        NoticeLook(
            "Does it run again?",
            "Close the list; what was done so far stays on record.",
            "info",
            CLEAR,
            "CLOSE THE LIST",
            "cross",
        ),
    )
