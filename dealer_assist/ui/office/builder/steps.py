"""The five steps of a table that is built: what each of them lists, and which one is next."""

from datetime import date, tzinfo
from enum import Enum

from dealer_assist.message import Msg, joined
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.builder.draft import TableDraft
from dealer_assist.ui.office.settings.settings import (
    SettingList,
    SettingOpened,
    SettingsTouch,
    pending_list,
    set_up_list,
    settings_list,
)
from dealer_assist.ui.office.settings.table_choices import Sheet
from dealer_assist.ui.office.settings.values import changes
from dealer_assist.ui.table.presenter.notices import device_name
from dealer_assist.ui.toolkit.values.grid import Column, Grid, Row, cells
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
    BuildStep.SEATS: (Msg("Seats"), "person"),
    BuildStep.GAME: (Msg("Game"), "book"),
    BuildStep.BETS: (Msg("Bets"), "moneybag"),
    BuildStep.CHIPS: (Msg("Chips"), "chip"),
    BuildStep.APPROVAL: (Msg("Approval"), "clock"),
}
_ON_BETS = ("paytable.", "jackpot.")


def step_list(
    draft: TableDraft, step: BuildStep, on: date, zone: tzinfo | None, edges: Sheet | None
) -> Grid[SettingsTouch]:
    """Return what belongs to a step: what it was copied with, and what it becomes."""
    setup = draft.setup
    if step is BuildStep.SEATS:
        return _as_it_is(setup)
    if step is BuildStep.APPROVAL:
        return _differences(draft, zone)
    if step is BuildStep.CHIPS:
        return settings_list(draft.table(), SettingList.LIMITS, on)
    made_of = set_up_list(Table(setup), on, edges, draft.kept, draft.base)
    is_bets = step is BuildStep.BETS
    there = tuple(line for line in made_of.rows if _is_of_bets(line) is is_bets)
    more = settings_list(
        draft.table(), SettingList.JACKPOTS if is_bets else SettingList.RULES, on
    ).rows
    return replace(made_of, rows=(*there, *more))


def _is_of_bets(line: Row[SettingsTouch]) -> bool | None:
    """True for paytables and jackpots; None for what a copy brings, or the kiosk has."""
    touch = line.button.touch if line.button else None
    if not isinstance(touch, SettingOpened) or touch.path == "jurisdiction":
        return None
    return touch.path.startswith(_ON_BETS)


def _as_it_is(setup: TableSetup) -> Grid[SettingsTouch]:
    """Say what table it is so far; number, copy and seats are touched above."""
    named = {row.key: row.label for row in setup.wagers}
    facts = (
        (Msg("Game"), setup.game_name),
        (Msg("Bets"), joined(", ", named.values())),
        (Msg("Jackpots"), joined(", ", (jackpot.label for jackpot in setup.jackpots.values()))),
        (Msg("Jurisdiction"), setup.jurisdiction.name),
        (Msg("Devices"), joined(", ", map(device_name, setup.devices))),
    )
    rows: tuple[Row[SettingsTouch], ...] = tuple(Row(cells(*fact)) for fact in facts)
    return Grid((Column("", 1.0), Column("", 4.0, is_strong=True)), rows, lines=2)


def _differences(draft: TableDraft, zone: tzinfo | None) -> Grid[SettingsTouch]:
    """List what differs from the table that was copied; what is kept can be discarded."""
    kept = pending_list(draft.table(), zone, draft.kept, can_propose=False)
    known = {line.words[0] for line in kept.rows}
    others = tuple(
        Row[SettingsTouch](cells(change.label, change.old, change.new, ""))
        for change in changes(draft.nearest, draft.setup)
        if change.label not in known
    )
    return replace(kept, rows=(*kept.rows, *others), nothing=Msg("As the table that was copied"))
