"""The floor plan that the pages of the supervisor's sheet share."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.children import show_or_hide
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.rows import column_at

SIDE = 28.0
TOP = 22.0
GAP = 16.0
APART = 44.0
"""How far one page's buttons stay away from those that another page has in its row."""
BUTTONS, _ABOVE_BUTTONS, _BOTTOM = 116.0, 22.0, 12.0
_BACK_WIDTH, _NEXT_WIDTH = 424.0, 640.0


class DialogStep(TablePart):
    """A page with a quiet button at the near end and the next step at the far one.

    Whoever calls, confirms or swipes does not find the next thing to confirm under the finger: the
    next step lies away from the table's own buttons, and a page may lift its own above the row.
    It is opaque: a press on it never repaints the table underneath.
    """

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.quiet = ActionButton(context, self)
        self.next = ActionButton(context, self, role="bold_36", icon_size=52.0, is_judged=True)
        for button in (self.quiet, self.next):
            button.lie_on(context.theme.colour.panel)
            button.pressed.connect(self.press)

    def show_buttons(self, quiet: ActionModel, following: ActionModel | None) -> None:
        """Show the two buttons; there may be no next step to press."""
        self.quiet.show_state(quiet)
        show_or_hide(self.next, following)

    def body(self) -> QRectF:
        """Give the room above the buttons."""
        height = self.buttons_top() - _ABOVE_BUTTONS - TOP
        return QRectF(SIDE, TOP, self.design_width - 2 * SIDE, height)

    def buttons_top(self) -> float:
        """Give where the row of buttons begins."""
        return self.design_height - _BOTTOM - BUTTONS

    def between(self) -> QRectF:
        """Give what the row of buttons leaves between the next step's place and the quiet one."""
        width = self.design_width - 2 * SIDE - _NEXT_WIDTH - APART - _BACK_WIDTH - GAP
        is_left = self.context.is_left_handed
        left = SIDE + (_BACK_WIDTH + GAP if is_left else _NEXT_WIDTH + APART)
        return QRectF(left, self.buttons_top(), width, BUTTONS)

    def sided(self, box: QRectF, *, is_near: bool) -> QRectF:
        """Put a box at the end of the row where the working hand is, or at the other one."""
        is_right = is_near is not self.context.is_left_handed
        left = self.design_width - SIDE - box.width() if is_right else SIDE
        return column_at(box, left, box.width())

    def arrange(self) -> None:
        """Place the two buttons; pages place the rest."""
        top = self.buttons_top()
        quiet = self.sided(QRectF(0, top, _BACK_WIDTH, BUTTONS), is_near=True)
        following = self.sided(QRectF(0, top, _NEXT_WIDTH, BUTTONS), is_near=False)
        self.quiet.place(quiet, self.scale)
        self.next.place(following, self.scale)
