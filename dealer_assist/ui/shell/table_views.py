"""All that shows one table: its screen, the supervisor's sheet and a question over it.

It holds no state of its own, so that it can be thrown away and built anew at any moment.
"""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.dialogs import Asked
from dealer_assist.ui.shell.menu import PADDING, MenuGround, menu_page
from dealer_assist.ui.supervisor.dialog import SupervisorDialog
from dealer_assist.ui.supervisor.sheet import SupervisorModel
from dealer_assist.ui.table.actions import (
    DialogAnswered,
    Do,
    GiveAmount,
    NoteModel,
    PutAway,
    TableAction,
)
from dealer_assist.ui.table.felt_layout import FeltLayout
from dealer_assist.ui.table.model.table import TableModel
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.asked_over import draw_sheet
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog
from dealer_assist.ui.toolkit.pads.keypads import NotePad
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.controls import AmountModel
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)
from dealer_assist.value import Value, replace

_TITLE_TOP, _TITLE, _TITLE_GAP = 18.0, 46.0, 24.0


class ViewsModel(Value):
    """The table screen, and what lies over it."""

    table: TableModel
    supervisor: SupervisorModel | None = None
    question: Asked | None = None


class TableViews(QWidget):
    """Passes every touch on as a `Touch`."""

    touched = Signal(object)

    def __init__(
        self, context: UiContext, layout: FeltLayout, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self.table = TableScreen(context, layout, self)
        self.table.touched.connect(self.touched)
        self._modal: SupervisorDialog | None = None
        self._sheet: ChoiceDialog | None = None
        self._menu: TreeScreen | None = None
        self._note: NotePad | None = None
        self._asked: NoteModel | None = None
        self._amount: AmountDialog | None = None

    @property
    def modal(self) -> SupervisorDialog:
        """Return the supervisor's dialog; it is made when it is first needed."""
        if self._modal is None:
            self._modal = SupervisorDialog(self._context, self)
            self._modal.touched.connect(self.touched)
        return self._modal

    @property
    def sheet(self) -> ChoiceDialog:
        """Return the sheet of choices; it is made when it is first needed."""
        if self._sheet is None:
            self._sheet = ChoiceDialog(self._context, self)
            self._sheet.chosen.connect(self._answer)
            self._sheet.hide()
            self._place(self._sheet)
        return self._sheet

    @property
    def menu(self) -> TreeScreen:
        """Return the screen of the menu; it is made when it is first needed."""
        if self._menu is None:
            self._menu = TreeScreen(self._context, self, BARE, is_sheet=True)
            self._menu.touched.connect(self._answer)
            self._menu.hide()
            self._place(self._menu)
        return self._menu

    @property
    def note(self) -> NotePad:
        """Return the pad that notes are written on; it is made when it is first needed."""
        if self._note is None:
            self._note = NotePad(self._context, self)
            self._note.written.connect(self._write)
            self._note.left.connect(lambda: self._answer(PutAway()))
        return self._note

    @property
    def amount(self) -> AmountDialog:
        """Return the keypad for an amount; it is made when it is first needed."""
        if self._amount is None:
            self._amount = AmountDialog(self._context, self)
            self._amount.given.connect(lambda cents: self._answer(GiveAmount(cents)))
            self._amount.left.connect(lambda: self._answer(PutAway()))
            self._place(self._amount)
        return self._amount

    def make_ready(self) -> None:
        """Make felt and supervisor's sheet in a quiet moment: neither is waited for."""
        self.table.make_ready()
        self._modal = self.modal

    def show_state(self, model: ViewsModel) -> None:
        """Show the table, and what lies over it."""
        self.table.show_state(model.table)
        self._show_supervisor(model.supervisor)
        self._show_question(model.question)

    def tick(self, now_ms: int) -> None:
        """Let time pass for lamps, meters and holds."""
        self.table.tick(now_ms)
        if self._modal is not None:
            self._modal.tick(now_ms)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the screen, and what lies over it, have the whole room."""
        self.table.setGeometry(self.rect())
        if self._modal is not None and self._modal.model is not None:
            self._lay_modal()
        for dialog in (self._sheet, self._menu, self._amount):
            if dialog is not None:
                self._place(dialog)
        if self._asked is not None:
            self._place(self.note, top=self._banner())

    def showEvent(self, event: QShowEvent) -> None:
        """Cover the table anew: until it shows, Qt keeps its new size from what is inside."""
        if self._modal is not None and self._modal.model is not None:
            self._lay_modal()

    def _write(self, text: str) -> None:
        if self._asked is not None:
            self._answer(Do(replace(self._asked.command, note=text)))

    def _place(self, dialog: Canvas, top: float = 0.0) -> None:
        # Not the table's own scale: until it shows, Qt keeps the new size from it.
        scale = scale_for(self.width(), self.height())
        dialog.place(QRectF(0, top, self.width() / scale, self.height() / scale - top), scale)

    def _banner(self) -> float:
        """Return what the banner of simulated hardware takes: it stays to be read."""
        return BANNER_HEIGHT if self.table.model is not None and self.table.model.banner else 0.0

    def _answer(self, action: TableAction) -> None:
        self.touched.emit(DialogAnswered(action))

    def _show_supervisor(self, model: SupervisorModel | None) -> None:
        if model is None:
            if self._modal is not None:
                self._modal.show_state(None)
            return
        if self.modal.model is None:
            self._lay_modal()
        self.modal.show_state(model)

    def _lay_modal(self) -> None:
        """Cover the table as it is now: only what it shows tells whether there is a banner."""
        has_banner = self.table.model is not None and bool(self.table.model.banner)
        self.modal.cover(self.rect(), has_banner=has_banner)
        self.modal.lie_over(self.table)

    def _show_note(self, model: NoteModel | None) -> None:
        if model is not None and model != self._asked:
            self._place(self.note, top=self._banner())
            self.note.ask(model.title, "", model.about)
        elif model is None and self._note is not None:
            self._note.hide()
        self._asked = model

    def _show_question(self, model: Asked | None) -> None:
        self._show_note(model if isinstance(model, NoteModel) else None)
        asked: Canvas | None = None
        keeps = bool(self._banner())
        if isinstance(model, SheetQuestion):
            asked = self.sheet
            self.sheet.show_state(replace(model, keeps_banner=keeps))
        elif isinstance(model, AmountModel):
            asked = self.amount
            self.amount.ask(model, keeps_banner=keeps)
        elif model is not None and not isinstance(model, NoteModel):
            asked = self.menu
            self.menu.show_state(menu_page(model, keeps_banner=keeps))
            self.menu.answer()
        for over in (self._sheet, self._menu, self._amount):
            if over is not None and over is not asked:
                over.hide()
        if asked is not None and asked.isHidden():
            asked.show()
            asked.raise_()


@paints(MenuGround)
def _menu_ground(painter: Painter, box: QRectF, node: MenuGround) -> None:
    """Dim the table; the detail stands beside the title."""
    draw_sheet(painter, box, PADDING, (node.title, ""), keeps_banner=node.keeps_banner)
    used = painter.width_of(node.title, "heavy_38") + _TITLE_GAP
    beside = top_of(box.adjusted(PADDING + used, 0, -PADDING, 0), _TITLE, _TITLE_TOP)
    painter.text(beside, node.detail, "medium_24", painter.theme.colour.text_2)
