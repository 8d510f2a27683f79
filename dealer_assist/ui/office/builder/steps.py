"""The five steps of a table that is built: what each of them lists, and which one is next."""

from datetime import date
from enum import Enum

from dealer_assist.message import Msg
from dealer_assist.table.state import Table
from dealer_assist.ui.office.builder.draft import TableDraft
from dealer_assist.ui.office.settings.settings import (
    KeptForgotten,
    SettingList,
    SettingOpened,
    SettingsTouch,
    set_up_list,
    settings_list,
)
from dealer_assist.ui.office.settings.values import Difference, changes
from dealer_assist.ui.toolkit.values.grid import Cell, ColumnOf, Grid, Row, list_of
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value, replace


class BuildStep(Enum):
    """What is settled one after the other; each can be gone back to."""

    SEATS = "seats"
    GAME = "game"
    BETS = "bets"
    CHIPS = "chips"
    APPROVAL = "approval"

    @property
    def next(self) -> "BuildStep":
        """Return the step after it; the last is the last."""
        steps = list(BuildStep)
        return steps[min(steps.index(self) + 1, len(steps) - 1)]


class StepTurned(Value):
    """Shows what belongs to a step."""

    to: BuildStep


STEPS = {
    BuildStep.SEATS: (Msg("Seats"), Msg("Choose number and seats")),
    BuildStep.GAME: (Msg("Game"), Msg("Choose the house rules")),
    BuildStep.BETS: (Msg("Bets"), Msg("Choose the paytables")),
    BuildStep.CHIPS: (Msg("Chips"), Msg("Choose limits and chips")),
    BuildStep.APPROVAL: (Msg("Approval"), Msg("Propose the table")),
}
"""The name of each step, and what is done in it."""
_ON_BETS = ("paytable.", "jackpot.")


def step_list(draft: TableDraft, step: BuildStep, on: date) -> Grid[SettingsTouch]:
    """Return what a step lists: the rules, what is staked and in which chips, what differs."""
    if step is BuildStep.APPROVAL:
        return _differences(draft)
    if step is BuildStep.CHIPS:
        limits = settings_list(draft.table(), SettingList.LIMITS, on)
        meters = settings_list(draft.table(), SettingList.JACKPOTS, on)
        return replace(limits, rows=(*limits.rows, *meters.rows))
    made_of = set_up_list(Table(draft.setup), on, (), draft.kept, draft.base)
    rules = settings_list(draft.table(), SettingList.RULES, on)
    there = tuple(line for line in made_of.rows if _is_of_game(line))
    return replace(rules, rows=(*there, *rules.rows))


def _is_of_game(line: Row[SettingsTouch]) -> bool:
    """True for what a game is made of; bets have a step of their own, the law is the kiosk's."""
    touch = line.button.touch if line.button else None
    if not isinstance(touch, SettingOpened) or touch.path == "jurisdiction":
        return False
    return not touch.path.startswith(_ON_BETS)


def _differences(draft: TableDraft) -> Grid[SettingsTouch]:
    """List what differs from the table that was copied; what was changed here can be taken back."""

    def line(change: Difference, there: tuple[Cell, ...]) -> Row[SettingsTouch]:
        if change.path not in draft.kept:
            return Row(there)
        name = Msg("DISCARD {setting}", setting=change.label)
        return Row(there, button=Button(KeptForgotten(change.path), Msg("DISCARD"), "", name=name))

    columns: tuple[ColumnOf[Difference], ...] = (
        ColumnOf(Msg("Setting"), lambda change: change.label, 3.0),
        ColumnOf(draft.nearest.key, lambda change: change.old, 1.8),
        ColumnOf(Msg("Becomes"), lambda change: change.new, 1.8, is_strong=True),
    )
    differs = changes(draft.nearest, draft.setup)
    return list_of(columns, differs, Msg("As the table that was copied"), line)
