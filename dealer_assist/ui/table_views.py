"""All that shows one table: its screen, the supervisor's sheet and a question over it.

It holds no state of its own, so that it can be thrown away and built anew at any moment.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import scale_for
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.layout import Layout
from dealer_assist.ui.looks import TableLook
from dealer_assist.ui.menu import Menu
from dealer_assist.ui.models.actions import SheetLook, TableAction
from dealer_assist.ui.models.menu import MenuLook
from dealer_assist.ui.models.touches import DialogAnswered
from dealer_assist.ui.sheet import Sheet
from dealer_assist.ui.supervisor_looks import SheetLook as SupervisorLook
from dealer_assist.ui.supervisor_modal import SupervisorModal
from dealer_assist.ui.table_screen import TableScreen


@dataclass(frozen=True, slots=True)
class ViewsLook:
    """The table screen, and what lies over it."""

    table: TableLook
    supervisor: SupervisorLook | None = None
    question: SheetLook | MenuLook | None = None


class TableViews(QWidget):
    """Passes every touch on as a `Touch`."""

    touched = Signal(object)

    def __init__(self, kit: Kit, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScreen(kit, layout, self)
        self.table.touched.connect(self.touched)
        self.modal = SupervisorModal(kit, self)
        self.modal.touched.connect(self.touched)
        self.sheet = Sheet(kit, self)
        self.menu = Menu(kit, self)
        for dialog in (self.sheet, self.menu):
            dialog.chosen.connect(self._answer)
            dialog.hide()

    def show_state(self, look: ViewsLook) -> None:
        """Show the table, and what lies over it."""
        self.table.show_state(look.table)
        if look.supervisor is not None and self.modal.look is None:
            self._lay_modal()
        self.modal.show_state(look.supervisor)
        self._show_question(look.question)

    def tick(self, now_ms: int) -> None:
        """Let time pass for lamps, meters and holds."""
        self.table.tick(now_ms)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the screen, and what lies over it, the whole room."""
        self.table.setGeometry(self.rect())
        if self.modal.look is not None:
            self._lay_modal()
        # Not the table's own scale: until it shows, Qt keeps the new size from it.
        scale = scale_for(self.width(), self.height())
        whole = QRectF(0, 0, self.width() / scale, self.height() / scale)
        self.sheet.place(whole, scale)
        self.menu.place(whole, scale)

    def showEvent(self, event: QShowEvent) -> None:
        """Cover the table anew: until it shows, Qt keeps its new size from what is inside."""
        if self.modal.look is not None:
            self._lay_modal()

    def _answer(self, action: TableAction) -> None:
        self.touched.emit(DialogAnswered(action))

    def _lay_modal(self) -> None:
        """Cover the table as it is now: only what it shows tells whether there is a banner."""
        has_banner = self.table.look is not None and bool(self.table.look.banner)
        self.modal.cover(self.rect(), has_banner=has_banner)
        self.modal.lie_over(self.table)

    def _show_question(self, look: SheetLook | MenuLook | None) -> None:
        if isinstance(look, SheetLook):
            self.sheet.show_state(look)
        elif isinstance(look, MenuLook):
            self.menu.show_state(look)
        for over, is_asked in (
            (self.sheet, isinstance(look, SheetLook)),
            (self.menu, isinstance(look, MenuLook)),
        ):
            is_new = is_asked and over.isHidden()
            over.setVisible(is_asked)
            if is_new:
                over.raise_()
