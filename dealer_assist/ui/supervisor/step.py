"""The floor plan that the pages of the supervisor's sheet share."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import ActionModel, ActionPressed, TableAction
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext

SIDE = 28.0
TOP = 22.0
GAP = 16.0
_BUTTONS, _ABOVE_BUTTONS, _BOTTOM = 116.0, 22.0, 12.0
_BACK_WIDTH, _NEXT_WIDTH = 424.0, 640.0


class DialogStep(Canvas):
    """A page with a quiet button at the left and the next step at the right.

    It is opaque: a press on it never repaints the table underneath.
    """

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.quiet = ActionButton(context, self)
        self.next = ActionButton(context, self, role="action_large", icon_size=52.0)
        for button in (self.quiet, self.next):
            button.lie_on(context.theme.colour.panel)
        self.quiet.pressed.connect(self.press)
        self.next.pressed.connect(self.press)

    def show_buttons(self, quiet: ActionModel, following: ActionModel | None) -> None:
        """Show the two buttons; there may be no next step to press."""
        self.quiet.show_state(quiet)
        self.next.setVisible(following is not None)
        if following is not None:
            self.next.show_state(following)

    def press(self, action: TableAction) -> None:
        """Report a button of the page."""
        self.touched.emit(ActionPressed(action))

    def body(self) -> QRectF:
        """Give the room above the buttons."""
        height = self.buttons_top() - _ABOVE_BUTTONS - TOP
        return QRectF(SIDE, TOP, self.design_width - 2 * SIDE, height)

    def buttons_top(self) -> float:
        """Give where the row of buttons begins."""
        return self.design_height - _BOTTOM - _BUTTONS

    def buttons_row(self) -> QRectF:
        """Give the row of buttons right of the quiet one."""
        left = SIDE + _BACK_WIDTH + GAP
        return QRectF(left, self.buttons_top(), self.design_width - SIDE - left, _BUTTONS)

    def arrange(self) -> None:
        """Place the two buttons; pages place the rest."""
        top = self.buttons_top()
        self.quiet.place(QRectF(SIDE, top, _BACK_WIDTH, _BUTTONS), self.scale)
        left = self.design_width - SIDE - _NEXT_WIDTH
        self.next.place(QRectF(left, top, _NEXT_WIDTH, _BUTTONS), self.scale)
