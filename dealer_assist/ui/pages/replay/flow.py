"""A round that is over, step by step; from here a win is backed out, found late, or ruled on."""

from typing import Any, TypeAlias, assert_never

from dealer_assist.desk.outcome import Outcome
from dealer_assist.journal.entry import Recorded
from dealer_assist.journal.past_wins import adjustment_of
from dealer_assist.message import Msg
from dealer_assist.table.commands.wins import AskAdjustment
from dealer_assist.table.events.wins import LateWinRecorded, WinBackedOut
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.replay.steps import (
    Jump,
    Moved,
    RoundReplayModel,
    RoundTouch,
    jumped,
    replay_model,
    steps_of,
    wins_of,
)
from dealer_assist.ui.pages.ruling.flow import RulingPage
from dealer_assist.ui.pages.sheet import SheetAsked
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import WholePage
from dealer_assist.ui.supervisor import adjusting, late_win
from dealer_assist.ui.table.actions import Action, Ask, Do, NoteModel, PutAway
from dealer_assist.ui.toolkit.flow import AskText, Back, Instead, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page, Shown
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.touches import Button, SheetQuestion
from dealer_assist.value import replace

STEP_MS = 700
_BACK = Button(PutAway(), Msg("BACK TO THE ROUND"), "arrow-left", Msg("The win stands"))
ReplayTouch: TypeAlias = RoundTouch | Jump | Moved


class RoundPicture(Shown):
    """A step on the table's own screen, with what leads through the round around it."""

    model: RoundReplayModel
    layout: str = ""


class ReplayPage(WholePage[ReplayTouch]):
    """Holds at which step the round is, and whether it is watched."""

    style = BARE

    def __init__(
        self, page_context: PageContext, banner: str, setup: TableSetup, facts: tuple[Recorded, ...]
    ) -> None:
        """Look at a round; its facts may be unreadable, which is raised."""
        super().__init__(page_context, banner)
        self._past = JournalReader(page_context.journal)
        self._facts, self._steps = facts, steps_of(setup, facts)
        self._place = 0
        self._played_ms: int | None = None
        self._next: Step | None = None
        page_context.desk.on_outcome(self._hear)

    def page(self) -> Page[ReplayTouch]:
        """Return the step on the table's screen."""
        shown = self.shown()
        layout = self.page_context.desk.table.setup.layout
        return Page(RoundPicture(shown, layout=layout), name=shown.words)

    def shown(self) -> RoundReplayModel:
        """Return the step with all that is said of it."""
        return replay_model(
            self._steps,
            self._place,
            self.page_context.desk.table,
            self.page_context.message.text,
            is_playing=self._played_ms is not None,
        )

    @property
    def moment(self) -> tuple[int, bool]:
        """Return at which step the round is, and whether it is watched."""
        return self._place, self._played_ms is not None

    def take(self, touch: ReplayTouch) -> Step:
        """Step through the round, or ask for what undoes a win."""
        match touch:
            case RoundTouch():
                return self._press(touch)
            case Jump():
                return self._move(jumped(self._steps, self._place, touch))
            case Moved(place):
                return self._move(place)
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Go on by a step where the round is watched."""
        if (follows := self._next) is not None:
            self._next = None
            return follows
        if self._played_ms is not None and now_ms - self._played_ms >= STEP_MS:
            self._played_ms = now_ms if self._place + 2 < len(self._steps) else None
            self._place = min(self._place + 1, len(self._steps) - 1)
            self.refresh()
        return Stay()

    def left(self) -> None:
        """Hear no more of the desk."""
        self.page_context.desk.forget_outcomes(self._hear)

    def _move(self, place: int) -> Step:
        self._place, self._played_ms = place, None
        return Stay()

    def _press(self, touch: RoundTouch) -> Step:
        table = self.page_context.desk.table
        match touch:
            case RoundTouch.EARLIER:
                return self._move(max(0, self._place - 1))
            case RoundTouch.LATER:
                return self._move(min(len(self._steps) - 1, self._place + 1))
            case RoundTouch.WATCH:
                return self._watch()
            case RoundTouch.BACK_OUT:
                self._played_ms, wins = None, wins_of(self._steps)
                return Show(self._ask(adjusting.wins_sheet(table, wins, self._adjustment, _BACK)))
            case RoundTouch.LATE_WIN:
                self._played_ms, past = None, self._steps[-1].table
                won = (*wins_of(self._steps), *self._past.late_wins(past.round.number))
                return Show(self._ask(late_win.seats_sheet(past, won, table)))
            case RoundTouch.RULING:
                self._played_ms, number = None, self._steps[-1].table.round.number
                return Show(RulingPage(self.page_context, self.banner, number))
            case RoundTouch.LIST:
                return Back()
            case _:
                assert_never(touch)

    def _watch(self) -> Step:
        """Play on from here, or from the beginning where the end is reached; or pause."""
        if self._played_ms is not None:
            self._played_ms = None
            return Stay()
        self._played_ms = self.page_context.clock.ms()
        if self._place == len(self._steps) - 1:
            self._place = 0
        return Stay()

    def _ask(self, question: SheetQuestion[Any]) -> SheetAsked:
        return SheetAsked(question, self._answer)

    def _answer(self, action: Action) -> Step:
        """Ask on, have a note typed once the question is put away, or give the table a command."""
        match action:
            case Ask(SheetQuestion() as question):
                return Instead(self._ask(question))
            case Ask(NoteModel() as note):
                self._next = self._ask_note(note)
            case Do(command):
                self.page_context.do(command)
            case _:
                pass
        return Back()

    def _ask_note(self, note: NoteModel) -> Step:
        def written(text: str) -> Step:
            self.page_context.do(replace(note.command, note=text))
            return Stay()

        back = Msg("The note did not change")
        return AskText(note.title, note.about, written, back_words=back)

    def _hear(self, outcome: Outcome) -> None:
        """Say what came of an adjustment, or of a late win."""
        table = self.page_context.desk.table
        if any(isinstance(event, WinBackedOut) for event in outcome.events):
            self._next = Show(self._ask(adjusting.told_sheet(table, outcome.events)))
        elif any(isinstance(event, LateWinRecorded) for event in outcome.events):
            self._next = Show(self._ask(late_win.told_sheet(table, outcome.events)))

    def _adjustment(self, number: int, reason: str) -> AskAdjustment:
        return adjustment_of(number, reason, self._facts)
