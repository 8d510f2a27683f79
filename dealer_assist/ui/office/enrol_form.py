"""A new card: whose it will be, what for, and how long; then it is swiped."""

from datetime import date, timedelta

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.staff.enrolment import LONGEST_NAME
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.office.presenter.staff import LAST_DAYS, ROLES
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.keypads import LETTERS, KeyPad, typed_on
from dealer_assist.ui.toolkit.painter import Painter

BACK, SWIPE = "back", "swipe"
_SIDE, _TOP, _GAP = 24.0, 16.0, 14.0
_TITLE, _DETAIL, _NAME, _PICK, _FOOT, _BACK_WIDTH = 44.0, 34.0, 80.0, 76.0, 112.0, 300.0


class EnrolForm(Canvas):
    """Holds what was entered so far; `pressed` names the button."""

    pressed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._typed, self._role, self._days = "", Role.DEALER, ""
        self._detail = ""
        self._is_refused = self._is_waiting = False
        self.roles = [PickButton(context, self) for _ in ROLES]
        self.days = [PickButton(context, self) for _ in LAST_DAYS]
        for button in self.roles:
            button.chosen.connect(self._pick_role)
        for button in self.days:
            button.chosen.connect(self._pick_days)
        self.keys = KeyPad(context, LETTERS, self)
        self.keys.typed.connect(self._type)
        self.back = ActionButton(context, self)
        self.back.pressed.connect(self.pressed)
        self.swipe = ActionButton(context, self)
        self.swipe.pressed.connect(self.pressed)

    @property
    def name(self) -> str:
        """Give the name as on a badge: capitals where a part begins."""
        return self._typed.strip().title()

    @property
    def role(self) -> Role:
        """Give what the card is for."""
        return self._role

    @property
    def detail(self) -> str:
        """Give what is said under the title."""
        return self._detail

    def last_day(self, today: date) -> date | None:
        """Give the card's last good day, if it has one."""
        return today + timedelta(days=int(self._days)) if self._days else None

    def ask(self, detail: str, *, is_refused: bool = False, is_waiting: bool = False) -> None:
        """Say what is to be done, and whether the new card is awaited."""
        self._detail, self._is_refused, self._is_waiting = detail, is_refused, is_waiting
        self._show()

    def begin(self) -> None:
        """Start with an empty form."""
        self._typed, self._role, self._days = "", Role.DEALER, ""
        self.ask("Type the name as it stands on the badge")

    def arrange(self) -> None:
        """Place the rows from the top, the keys in what is left, the buttons at the foot."""
        width = self.design_width - 2 * _SIDE
        top = _TOP + _TITLE + _DETAIL + _NAME + 2 * _GAP
        for row in (self.roles, self.days):
            share = (width - _GAP * (len(row) - 1)) / len(row)
            for place, button in enumerate(row):
                left = _SIDE + place * (share + _GAP)
                button.place(QRectF(left, top, share, _PICK), self.scale)
            top += _PICK + _GAP
        foot = self.design_height - _TOP - _FOOT
        self.keys.place(QRectF(_SIDE, top, width, foot - _GAP - top), self.scale)
        self.back.place(QRectF(_SIDE, foot, _BACK_WIDTH, _FOOT), self.scale)
        left = _SIDE + _BACK_WIDTH + _GAP
        self.swipe.place(QRectF(left, foot, width + _SIDE - left, _FOOT), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the title and the name so far."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        line = QRectF(_SIDE, _TOP, painter.width - 2 * _SIDE, _TITLE)
        painter.text(line, "Enrol a card", "list_title", colour.text_1)
        line = QRectF(_SIDE, line.bottom(), line.width(), _DETAIL)
        ink = colour.fault if self._is_refused else colour.text_2
        painter.text(line, self._detail, "modal_place", ink)
        box = QRectF(_SIDE, line.bottom() + _GAP, line.width(), _NAME)
        painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin)
        inner = box.adjusted(_SIDE, 0, -_SIDE, 0)
        shade = colour.text_1 if self._typed else colour.text_3
        painter.text(inner, self.name or "Name", "adjusted", shade)

    def _type(self, word: str) -> None:
        if not self._is_waiting:
            self._typed = typed_on(self._typed, word, LONGEST_NAME)
            self._show()

    def _pick_role(self, role: str) -> None:
        if not self._is_waiting:
            self._role = Role(role)
            self._show()

    def _pick_days(self, days: str) -> None:
        if not self._is_waiting:
            self._days = days
            self._show()

    def _show(self) -> None:
        for role, button in zip(ROLES, self.roles, strict=True):
            button.show_state(ChoiceModel(role.value, role.label, role is self._role))
        for (days, words), button in zip(LAST_DAYS, self.days, strict=True):
            button.show_state(ChoiceModel(days, words, days == self._days))
        self.back.show_state(ActionModel(BACK, "BACK", "arrow-left"))
        state, reason = ActionState.NEXT, ""
        if self._is_waiting:
            state, reason = ActionState.WAITING, "The new card is awaited"
        elif not self.name:
            state, reason = ActionState.NOT_YET, "A name is needed first"
        self.swipe.show_state(ActionModel(SWIPE, "SWIPE THE NEW CARD", "card", "", state, reason))
        self.update()
