"""The rounds of this table, newest first; each can be looked at step by step, and a win undone."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.desk.outcome import Outcome
from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import NoteModel, SheetModel
from dealer_assist.ui.pages.history.flow import HistoryFlow
from dealer_assist.ui.pages.history.model import (
    HistoryTouch,
    Moved,
    RulingLeft,
    SheetAnswered,
    Turned,
    Written,
)
from dealer_assist.ui.pages.replay.page import ReplayPage
from dealer_assist.ui.pages.ruling.over import RulingOver
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.table.felt_layout import read_layout
from dealer_assist.ui.toolkit.boxes import Node, Panel, Slot, row, space
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.lists.measures import SENTENCES
from dealer_assist.ui.toolkit.lists.pager import Pager
from dealer_assist.ui.toolkit.pads.keypads import NotePad

_PAGER = 496.0


class HistoryPage(Page):
    """Shows its flow: the list, a round over it, a sheet or a note over that."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        desk = page_context.desk
        self.title = Msg("History of table {table}", table=desk.table.setup.number)
        self.setAccessibleName(self.title)
        self.flow = HistoryFlow(
            JournalReader(page_context.journal),
            lambda: desk.table,
            page_context.do,
            lambda: page_context.message.text,
            page_context.clock.ms,
        )
        self.list = GridView(context, self, SENTENCES)
        self.list.touched.connect(self._take)
        self.pager = Pager(context, self)
        self.pager.turned.connect(lambda by: self._take(Turned(by)))
        self._replay: ReplayPage | None = None
        self.ruling: RulingOver | None = None
        self._asked: SheetModel | NoteModel | None = None
        self.sheet = ChoiceDialog(context, self)
        self.sheet.chosen.connect(lambda action: self._take(SheetAnswered(action)))
        self.sheet.hide()
        self.note = NotePad(context, self)
        self.note.written.connect(lambda text: self._take(Written(text)))
        self.note.left.connect(lambda: self._take(Written(None)))
        desk.on_outcome(self._hear)
        self._show()

    @property
    def replay(self) -> ReplayPage:
        """Give the picture of a round; the list alone does not wait for it to be made."""
        if self._replay is None:
            file = paths.layouts() / f"{self.page_context.desk.table.setup.layout}.toml"
            self._replay = ReplayPage(self.context, read_layout(file), self)
            self._replay.pressed.connect(self._take)
            self._replay.moved.connect(lambda place: self._take(Moved(place)))
            self._replay.hide()
            self._replay.stackUnder(self.sheet)
            self.arrange()
        return self._replay

    def refresh(self) -> None:
        """Follow the desk: the newest round grows, and a win may have been backed out."""
        if self.flow.is_newest:
            self.flow.look_again()
        if self.ruling is not None:
            self.ruling.refresh()
        self._show()

    def leave(self) -> None:
        """Hear no more of the desk."""
        self._drop_ruling()
        self.page_context.desk.forget_outcomes(self._hear)

    def tick(self, now_ms: int) -> None:
        """Go on by a step where the round is played, and hear a button that is held."""
        if self.ruling is not None:
            self.ruling.tick(now_ms)
            return
        if self._replay is None or self._replay.isHidden():
            return
        self._replay.tick(now_ms)
        before = self.flow.moment
        self.flow.tick(now_ms)
        if self.flow.moment != before:
            self._show()

    def content(self) -> Node:
        """Lay the list on a panel."""
        return Panel(Slot(self.list))

    def ways(self) -> Node:
        """Stand the pager at the near end."""
        return row(space(), Slot(self.pager).of(_PAGER))

    def arrange(self) -> None:
        """Place the list, its pager, and what may lie over them."""
        super().arrange()
        whole = QRectF(0, 0, self.design_width, self.design_height)
        for over in filter(None, (self._replay, self.sheet)):
            over.place(whole, self.scale)
        for over in filter(None, (self.note, self.ruling)):
            over.place(self.below_banner(), self.scale)

    def _take(self, touch: HistoryTouch) -> None:
        self.flow.take(touch)
        self._show()

    def _hear(self, outcome: Outcome) -> None:
        self.flow.hear(outcome)
        self._show()

    def _show(self) -> None:
        model = self.flow.model()
        self.list.show_state(model.rounds)
        self.pager.show_ends(has_before=model.has_before, has_after=model.has_after)
        if self.detail != model.detail:
            self.detail = model.detail
            self.update()
        if model.round is not None:
            was_hidden = self.replay.isHidden()
            self.replay.show_state(model.round)
            self.replay.show()
            if was_hidden:
                self.replay.setFocus()
        elif self._replay is not None:
            self._replay.hide()
        self._ask(model.asked)
        self._rule_on(model.rules_on)

    def _rule_on(self, round_: int) -> None:
        """Lay a ruling over the round, or take it away where it was left."""
        if not round_:
            self._drop_ruling()
        elif self.ruling is None:
            self.ruling = RulingOver(round_, self.context, self.page_context, self)
            self.ruling.left.connect(lambda: self._take(RulingLeft()))
            self.arrange()
            self.ruling.show()
            self.ruling.raise_()

    def _drop_ruling(self) -> None:
        if self.ruling is not None:
            gone, self.ruling = self.ruling, None
            gone.leave()
            gone.hide()
            gone.deleteLater()

    def _ask(self, model: SheetModel | NoteModel | None) -> None:
        if model is self._asked:
            return
        self._asked = model
        if isinstance(model, NoteModel):
            self.note.ask(model.title, "", model.about)
        else:
            self.note.hide()
        if isinstance(model, SheetModel):
            self.sheet.show_state(model)
            self.sheet.raise_()
        self.sheet.setVisible(isinstance(model, SheetModel))
