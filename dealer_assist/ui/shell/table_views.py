"""All that shows one table: its screen, the supervisor's sheet and a question over it.

It holds no state of its own, so that it can be thrown away and built anew at any moment.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import SheetModel, TableAction
from dealer_assist.ui.models.menu import MenuModel
from dealer_assist.ui.models.supervisor import SupervisorModel as SupervisorLook
from dealer_assist.ui.models.table import TableModel
from dealer_assist.ui.models.touches import DialogAnswered
from dealer_assist.ui.shell.menu import Menu
from dealer_assist.ui.supervisor.dialog import SupervisorDialog
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.felt_layout import Layout


@dataclass(frozen=True, slots=True)
class ViewsModel:
    """The table screen, and what lies over it."""

    table: TableModel
    supervisor: SupervisorLook | None = None
    question: SheetModel | MenuModel | None = None


class TableViews(QWidget):
    """Passes every touch on as a `Touch`."""

    touched = Signal(object)

    def __init__(self, context: UiContext, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScreen(context, layout, self)
        self.table.touched.connect(self.touched)
        self.modal = SupervisorDialog(context, self)
        self.modal.touched.connect(self.touched)
        self.sheet = ChoiceDialog(context, self)
        self.menu = Menu(context, self)
        for dialog in (self.sheet, self.menu):
            dialog.chosen.connect(self._answer)
            dialog.hide()

    def show_state(self, model: ViewsModel) -> None:
        """Show the table, and what lies over it."""
        self.table.show_state(model.table)
        if model.supervisor is not None and self.modal.model is None:
            self._lay_modal()
        self.modal.show_state(model.supervisor)
        self._show_question(model.question)

    def tick(self, now_ms: int) -> None:
        """Let time pass for lamps, meters and holds."""
        self.table.tick(now_ms)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the screen, and what lies over it, the whole room."""
        self.table.setGeometry(self.rect())
        if self.modal.model is not None:
            self._lay_modal()
        # Not the table's own scale: until it shows, Qt keeps the new size from it.
        scale = scale_for(self.width(), self.height())
        whole = QRectF(0, 0, self.width() / scale, self.height() / scale)
        self.sheet.place(whole, scale)
        self.menu.place(whole, scale)

    def showEvent(self, event: QShowEvent) -> None:
        """Cover the table anew: until it shows, Qt keeps its new size from what is inside."""
        if self.modal.model is not None:
            self._lay_modal()

    def _answer(self, action: TableAction) -> None:
        self.touched.emit(DialogAnswered(action))

    def _lay_modal(self) -> None:
        """Cover the table as it is now: only what it shows tells whether there is a banner."""
        has_banner = self.table.model is not None and bool(self.table.model.banner)
        self.modal.cover(self.rect(), has_banner=has_banner)
        self.modal.lie_over(self.table)

    def _show_question(self, model: SheetModel | MenuModel | None) -> None:
        if isinstance(model, SheetModel):
            self.sheet.show_state(model)
        elif isinstance(model, MenuModel):
            self.menu.show_state(model)
        for over, is_asked in (
            (self.sheet, isinstance(model, SheetModel)),
            (self.menu, isinstance(model, MenuModel)),
        ):
            is_new = is_asked and over.isHidden()
            over.setVisible(is_asked)
            if is_new:
                over.raise_()
