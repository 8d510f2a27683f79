"""The rounds of this table, newest first; each can be looked at step by step, and a win undone."""

import logging
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.desk.outcome import Outcome
from dealer_assist.journal.entry import Recorded
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.past_wins import adjustment_of
from dealer_assist.message import Msg
from dealer_assist.table.commands.round import AskAdjustment
from dealer_assist.table.events.wins import LateWinRecorded, WinBackedOut
from dealer_assist.ui.models.actions import (
    Action,
    ActionModel,
    ActionState,
    Ask,
    Back,
    Do,
    NoteModel,
    SheetModel,
)
from dealer_assist.ui.pages.history.presenter import history_model, page_words
from dealer_assist.ui.pages.replay import presenter as replay
from dealer_assist.ui.pages.replay.page import ReplayPage
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.shell.page import GAP, Page, PageContext
from dealer_assist.ui.supervisor.presenter import adjusting, late_win
from dealer_assist.ui.table.felt_layout import read_layout
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.keypads import NotePad
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.row_list import RowList

log = logging.getLogger(__name__)

ROWS = 8
NEWER, OLDER = "newer", "older"
STEP_MS = 700
_BUTTON = 360.0
_BACK = ActionModel(Back(), Msg("BACK TO THE ROUND"), "arrow-left", Msg("The win stands"))


class HistoryPage(Page):
    """Holds the page of the list, and the round that is looked at."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self.title = Msg("History of table {table}", table=page_context.desk.table.setup.number)
        self.setAccessibleName(self.title)
        self._past = JournalReader(page_context.journal)
        self._before: list[int | None] = [None]
        self._facts: tuple[Recorded, ...] = ()
        self._steps: tuple[replay.Step, ...] = ()
        self._place = 0
        self._played_ms: int | None = None
        self._oldest = 1
        self.list = RowList(context, self)
        self.list.pressed.connect(self._look_at)
        self.newer = self._button(self._newer)
        self.older = self._button(self._older)
        self._replay: ReplayPage | None = None
        self.sheet = ChoiceDialog(context, self)
        self.sheet.chosen.connect(self._choose)
        self.sheet.hide()
        self._asked: NoteModel | None = None
        self.note = NotePad(context, self)
        self.note.written.connect(self._write)
        self.note.left.connect(lambda: self._ask(None))
        page_context.desk.on_outcome(self._follow)
        self._list_rounds()

    @property
    def replay(self) -> ReplayPage:
        """Give the picture of a round; the list alone does not wait for it to be made."""
        if self._replay is None:
            file = paths.layouts() / f"{self.page_context.desk.table.setup.layout}.toml"
            self._replay = ReplayPage(self.context, read_layout(file), self)
            self._replay.pressed.connect(self._press)
            self._replay.moved.connect(self._move)
            self._replay.hide()
            self._replay.stackUnder(self.sheet)
            self.arrange()
        return self._replay

    def refresh(self) -> None:
        """Follow the desk: the newest round grows, and a win may have been backed out."""
        if self._steps:
            self._show_step()
        elif self._before == [None]:
            self._list_rounds()

    def leave(self) -> None:
        """Hear no more of the desk."""
        self.page_context.desk.forget_outcomes(self._follow)

    def tick(self, now_ms: int) -> None:
        """Go on by a step where the round is played, and hear a button that is held."""
        if self._replay is None or not self._steps:
            return
        self._replay.tick(now_ms)
        if self._played_ms is not None and now_ms - self._played_ms >= STEP_MS:
            self._played_ms = now_ms if self._place + 2 < len(self._steps) else None
            self._place = min(self._place + 1, len(self._steps) - 1)
            self._show_step()

    def arrange(self) -> None:
        """Place the list, its buttons, and what may lie over them."""
        super().arrange()
        self.list.place(self.body(), self.scale)
        row = self.beside_back()
        left = row.right() - 2 * _BUTTON - GAP
        for button in (self.newer, self.older):
            button.place(QRectF(left, row.top(), _BUTTON, row.height()), self.scale)
            left += _BUTTON + GAP
        whole = QRectF(0, 0, self.design_width, self.design_height)
        if self._replay is not None:
            self._replay.place(whole, self.scale)
        self.sheet.place(whole, self.scale)
        banner = BANNER_HEIGHT if self.has_banner else 0.0
        self.note.place(whole.adjusted(0, banner, 0, 0), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the panel that the list lies on."""
        super().draw(painter)
        colour = painter.theme.colour
        painter.panel(self.body(), colour.panel, colour.line, painter.theme.line.thin)

    def _list_rounds(self) -> None:
        found = self._past.rounds(ROWS, self._before[-1])
        self.list.show_state(history_model(found.rounds, found.trouble))
        self.detail = page_words(found.rounds)
        self._oldest = found.rounds[-1].round if found.rounds else 1
        is_newest, is_oldest = len(self._before) == 1, self._oldest <= 1
        self.newer.show_state(_turn(NEWER, Msg("NEWER"), "arrow-left", is_end=is_newest))
        self.older.show_state(_turn(OLDER, Msg("OLDER"), "arrow-right", is_end=is_oldest))
        self.update()

    def _newer(self) -> None:
        self._before.pop()
        self._list_rounds()

    def _older(self) -> None:
        self._before.append(self._oldest)
        self._list_rounds()

    def _look_at(self, round_: str) -> None:
        self._facts = self._past.facts(int(round_))
        try:
            now = self.page_context.desk.table.setup
            self._steps = replay.steps_of(self._past.setup_then(self._facts, now), self._facts)
        except (UnreadableEvent, LookupError) as error:
            log.warning("Round %s cannot be shown: %s", round_, error)
            self._steps = ()
            self.detail = Msg("Round {round} was played by rules of another version", round=round_)
        self._place, self._played_ms = 0, None
        self.replay.setVisible(bool(self._steps))
        self.replay.setFocus()
        self.update()
        if self._steps:
            self._show_step()

    def _show_step(self) -> None:
        desk = self.page_context.desk
        self.replay.show_state(
            replay.replay_model(
                self._steps,
                self._place,
                desk.table,
                self.page_context.message.text,
                is_playing=self._played_ms is not None,
            )
        )

    def _move(self, place: int) -> None:
        self._place, self._played_ms = place, None
        self._show_step()

    def _play(self) -> None:
        """Play on from here, or from the beginning where the end is reached."""
        if self._played_ms is not None:
            self._played_ms = None
            return
        self._played_ms = self.page_context.clock.ms()
        if self._place == len(self._steps) - 1:
            self._place = 0

    def _press(self, action: str) -> None:
        if action != replay.PLAY:
            self._played_ms = None
        match action:
            case replay.EARLIER:
                self._place = max(0, self._place - 1)
            case replay.LATER:
                self._place = min(len(self._steps) - 1, self._place + 1)
            case replay.PLAY:
                self._play()
            case jump if jump in replay.JUMPS:
                self._place = replay.jumped(self._steps, self._place, jump)
            case replay.BACK_OUT:
                wins, table = replay.wins_of(self._steps), self.page_context.desk.table
                self._ask(adjusting.wins_sheet(table, wins, self._adjustment, _BACK))
            case replay.LATE_WIN:
                past, now = self._steps[-1].table, self.page_context.desk.table
                won = (*replay.wins_of(self._steps), *self._past.late_wins(past.round))
                self._ask(late_win.seats_sheet(past, won, now))
            case _:
                self._steps = ()
                self.replay.hide()
                self._list_rounds()
        if self._steps:
            self._show_step()

    def _ask(self, model: SheetModel | NoteModel | None) -> None:
        self._asked = model if isinstance(model, NoteModel) else None
        if isinstance(model, NoteModel):
            self.note.ask(model.title, "", model.about)
        else:
            self.note.hide()
        if isinstance(model, SheetModel):
            self.sheet.show_state(model)
            self.sheet.raise_()
        self.sheet.setVisible(isinstance(model, SheetModel))

    def _write(self, text: str) -> None:
        if (asked := self._asked) is not None:
            self._ask(None)
            self.page_context.do(replace(asked.command, note=text))

    def _follow(self, outcome: Outcome) -> None:
        """Say what came of an adjustment, or of a late win."""
        table = self.page_context.desk.table
        if any(isinstance(one, WinBackedOut) for one in outcome.events):
            self._ask(adjusting.told_sheet(table, outcome.events))
        elif any(isinstance(one, LateWinRecorded) for one in outcome.events):
            self._ask(late_win.told_sheet(table, outcome.events))

    def _choose(self, action: Action) -> None:
        match action:
            case Ask(dialog):
                self._ask(dialog)
            case Do(command):
                self._ask(None)
                self.page_context.do(command)
            case _:
                self._ask(None)

    def _adjustment(self, number: int, reason: str) -> AskAdjustment:
        return adjustment_of(number, reason, self._facts)

    def _button(self, then: Callable[[], None]) -> ActionButton:
        button = ActionButton(self.context, self)
        button.pressed.connect(lambda key: then())
        return button


def _turn(key: str, label: str, icon: str, *, is_end: bool) -> ActionModel:
    if is_end:
        reason = Msg("The newest") if key == NEWER else Msg("The first round")
        return ActionModel(key, label, icon, reason, ActionState.NOT_YET, reason)
    return ActionModel(key, label, icon)
