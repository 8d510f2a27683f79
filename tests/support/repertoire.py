"""Every screen and every state that there is, by name: each must be on a kept picture."""

from enum import Enum

from shipped_tables import SCREENS

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.ui.office.panes import OWN, PANES
from dealer_assist.ui.shell.page_entries import PAGES, WAYS_OFF, PageEntry
from dealer_assist.ui.supervisor.swipe import SwipeKind
from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.ui.table.model.table import LampState, MeterState, SeatState
from dealer_assist.ui.toolkit.values.prompt import PromptKind
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)

STATES: tuple[type[Enum], ...] = (LampState, SeatState, PromptKind, MeterState, HandState)
QUESTIONS: dict[type, str] = {
    c.VoidRound: "why a round is void",
    c.CloseTable: "whether the table is closed",
    c.NoteIrregularity: "what went wrong",
    SheetQuestion: "which win was wrong",
    c.AskAdjustment: "why a win is backed out",
    c.MarkWager: "which wager is marked",
    c.TickStep: "who you called",
    c.MarkSide: "which side a seat is on",
    c.DropClaim: "why a claim is not a win",
    c.DenyHand: "why a known hand is not a win",
    c.DenyChip: "where no chip lies",
    c.KeepChip: "whether a chip stays",
    c.OverruleSensor: "which sensor was wrong",
    c.AdvanceStage: "whether those who have not decided stay in",
}
NOTE, TOLD = "what happened", "nothing: it says what came of it"
SUPERVISOR = (
    *(f"swipe, {kind.value}" for kind in SwipeKind),
    "swipe, the reader is lost",
    "verify",
    "verify, the cards disagree",
    "recorded",
    "recorded by key",
    "recorded, no paper",
    "a win is backed out",
)
SIGN = ("live", "closed", "verifying", "won", "not live", "house notices", "several levels")
SCHOOL = (
    "TodayFlow",
    "IntroFlow",
    "RulesFlow",
    "ResultFlow",
    "PauseFlow",
    "ListFlow",
    "DrillFlow",
    "ProgressFlow",
    "ReplayFlow",
    "ClassFlow",
    "ExamStartFlow",
    "ExamFlow",
)
SET_UP = ("ChoicesFlow", "PortsFlow", "CheckFlow")
NOTICES = ("stuck", "dirty", "no answer", "NOT RECORDING", "halted")
# Drawn by the widgets, but no table comes to it yet.
UNREACHED = (PromptKind.WAITING,)


def repertoire() -> set[str]:
    """Name everything that a kiosk and its sign can show."""
    return {
        *_phases(),
        *(page_name(entry) for entry in (*PAGES, *WAYS_OFF.values())),
        *(f"pane: {entry.key}" for entry in (*PANES, OWN)),
        *(f"question: {words}" for words in (*QUESTIONS.values(), NOTE, TOLD)),
        *(f"supervisor: {words}" for words in SUPERVISOR),
        *(f"sign: {words}" for words in SIGN),
        *(state_name(one) for kind in STATES for one in kind if one not in UNREACHED),
        *(f"notice: {words}" for words in NOTICES),
        *(f"school: {screen}" for screen in SCHOOL),
        *(f"set-up: {screen}" for screen in SET_UP),
        *("PIN", "PIN, wrong"),
        *("menu", "left-handed", "high contrast", "dimmed", "cannot be opened", "start picture"),
    }


def page_name(entry: PageEntry) -> str:
    """Name a page over the table."""
    return f"page: {entry.key}"


def state_name(state: Enum) -> str:
    """Name the state of a lamp, a seat, a prompt, a meter or a hand button."""
    return f"{type(state).__name__}: {state.value}"


def phase_name(setup: TableSetup, phase: Phase) -> str:
    """Name a game at a console in a phase."""
    return f"{setup.game} on {setup.console}: {phase.value}"


def _phases() -> set[str]:
    names = set()
    for name in SCREENS:
        file = paths.resources() / "tables" / f"{name}.toml"
        setup = load_table(paths.resources(), paths.layouts(), file)
        names |= {phase_name(setup, phase) for phase in _phases_of(setup)}
        names.add(f"table: {setup.key}")
    return names


def _phases_of(setup: TableSetup) -> set[Phase]:
    phases = {Phase.CLOSED, Phase.BETTING, Phase.IN_PLAY}
    if setup.jackpots:
        phases |= {Phase.VERIFY, Phase.RECORDED}
    if setup.jackpots and setup.console == "nexus":
        phases.add(Phase.SWIPE)
    return phases
