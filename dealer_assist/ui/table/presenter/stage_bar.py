"""The stages of the base game beside the prompt, and the question that goes before one."""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.paytable import GameStage
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import JPH
from dealer_assist.table.facts.dealing import sets, stages
from dealer_assist.table.facts.next_thing import NextThing, Touch
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.action_models import back_to_table
from dealer_assist.ui.toolkit.values.prompt import StageModel, StageState
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    SheetQuestion,
)

_BACK = back_to_table(Msg("Ask them first"))
_TO_COME = Msg("The stages before it come first")
_BEHIND = Msg("Go back stage by stage")


def stage_models(table: Table, step: str, thing: NextThing) -> tuple[StageModel, ...]:
    """Show the stages until the hands are settled; the next one is amber where it is due."""
    now = stages.now(table)
    if now is None or table.round.phase not in IN_ROUND or table.lasting.key == JPH:
        return ()
    if stages.is_last(table) and step != "deal":
        return ()
    coming, before = stages.coming(table), stages.before(table)
    is_due = step == "deal" and thing.touch is Touch.STAGE and len(coming) == 1
    following = StageState.NEXT if is_due else StageState.OPEN
    shown: list[StageModel] = []
    is_behind = True
    for stage in (game_stage for step_of_path in stages.path(table) for game_stage in step_of_path):
        if stage == now:
            is_behind = False
            shown.append(_pill(stage, StageState.NOW, Msg("The deal is here")))
        elif stage in coming:
            shown.append(_pill(stage, following))
        elif is_behind:
            shown.append(_pill(stage, StageState.DONE, "" if stage == before else _BEHIND))
        else:
            shown.append(_pill(stage, StageState.LATER, _TO_COME))
    return tuple(shown)


def undecided_sheet(table: Table, stage: GameStage) -> SheetQuestion[Any]:
    """Ask once for the seats that have neither bet nor folded before the deal goes on."""
    if sets.unset(table) and not stage.sets:
        return _unset_sheet(table, stage)
    return SheetQuestion(
        stages.undecided_words(table),
        Msg("Their hands stay in where they do not fold."),
        (
            Button(
                Do(c.AdvanceStage(stage.key, is_asked=True)),
                Msg("KEEP THEM IN"),
                "check",
                Msg("Goes on to {stage}", stage=stage.label),
            ),
            Button(
                Do(c.FoldAll(stages.undecided(table), stage.key)),
                Msg("FOLD THEM"),
                "cross",
                Msg("Goes on to {stage}", stage=stage.label),
            ),
        ),
        _BACK,
    )


def _unset_sheet(table: Table, stage: GameStage) -> SheetQuestion[Any]:
    """Ask once for the seats whose cards are known and not how they are set."""
    return SheetQuestion(
        stages.undecided_words(table),
        Msg("How a hand is set can be touched in later, on the card pad."),
        (
            Button(
                Do(c.AdvanceStage(stage.key, is_asked=True)),
                Msg("ALL HAVE SET"),
                "check",
                Msg("Goes on to {stage}", stage=stage.label),
            ),
        ),
        _BACK,
    )


def _pill(stage: GameStage, state: StageState, reason: str = "") -> StageModel:
    return StageModel(stage.key, stage.label, state, reason)
