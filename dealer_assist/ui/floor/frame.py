"""The frame of every page of the floor: banner, facts, the pages at the left, a page's room."""

from abc import abstractmethod

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.message import Msg
from dealer_assist.ui.floor.drawing import ink_of
from dealer_assist.ui.models.actions import ActionModel, Pick
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.floor.frame import FloorFrame
from dealer_assist.ui.presenters.floor.shown import Shown
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT, Banner, draw_frame
from dealer_assist.ui.toolkit.buttons import NavButton, NavModel, PickButton, draw_ground
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_STATUS, _NAV_LEFT, _NAV_WIDTH, _NAV_HIGH, _NAV_PITCH = 60.0, 20.0, 212.0, 80.0, 92.0
_LEFT, _RIGHT, _BOTTOM, _GAP = 244.0, 20.0, 23.0, 18.0
_PAD, _DIVIDER, _ICON = 20.0, 34.0, 26.0


class StatusStrip(Canvas):
    """Says which floor it is, who is signed in, and how the floor is; nothing to touch."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: FloorFrame | None = None

    def show_state(self, model: FloorFrame) -> None:
        """Show the facts."""
        if model != self._model:
            self._model = model
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint from both ends."""
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        limit = self._draw_right(painter, model)
        x, high = 4.0, painter.height
        room = QRectF(x, 0, limit - x, high)
        x += painter.text(room, Msg("GAME MANAGER"), "status_strong", colour.text_1) + _PAD
        if model.refusal:
            self._divide(painter, x)
            room = QRectF(x + _PAD, 0, limit - x - _PAD, high)
            painter.label(room, model.refusal, "status_strong", colour.fault)
            return
        pieces = [(model.name, "status", model.note)]
        if model.signed_in:
            pieces.append((Msg("Signed in"), "status_caption", model.signed_in))
        for first, role, second in pieces:
            other = "status_caption" if role == "status" else "status"
            width = painter.width_of(first, role) + 10 + painter.width_of(second, other)
            if x + width + 2 * _PAD > limit:
                return
            self._divide(painter, x)
            x += _PAD
            ink = colour.text_1 if role == "status" else colour.text_2
            x += painter.text(QRectF(x, 0, width, high), first, role, ink) + 10
            ink = colour.text_2 if role == "status" else colour.text_1
            x += painter.text(QRectF(x, 0, width, high), second, other, ink) + _PAD

    def _draw_right(self, painter: Painter, model: FloorFrame) -> float:
        colour, high = painter.theme.colour, painter.height
        width = painter.width_of(model.clock, "status_clock")
        x = painter.width - 4 - width
        painter.text(QRectF(x, 0, width + 1, high), model.clock, "status_clock", colour.text_1)
        for fact in reversed(model.facts):
            x -= _PAD
            self._divide(painter, x)
            width = painter.width_of(fact.words, "status")
            x -= _PAD + width
            ink = ink_of(painter, fact.tone)
            words = ink if fact.tone.value == "broken" else colour.text_1
            painter.text(QRectF(x, 0, width + 1, high), fact.words, "status", words)
            x -= _ICON + 12
            painter.icon(fact.icon, x, (high - _ICON) / 2, _ICON, ink, 2.6)
        return x - _PAD

    def _divide(self, painter: Painter, x: float) -> None:
        top = (painter.height - _DIVIDER) / 2
        box = QRectF(x, top, painter.theme.line.thin, _DIVIDER)
        painter.fill(box, painter.theme.colour.line)


class FloorScreen(Canvas):
    """A page with its frame. Every touch goes out in `asked`, as what it leads to."""

    asked = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.frame: FloorFrame | None = None
        self.banner = Banner(context, self)
        self.strip = StatusStrip(context, self)
        self.tabs: list[NavButton] = []

    @abstractmethod
    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading; cards are there where they can be swiped by touch."""

    def show_frame(self, frame: FloorFrame) -> None:
        """Show what stands around the page, and place everything."""
        self.frame = frame
        self.banner.show_state(frame.banner)
        self.strip.show_state(frame)
        while len(self.tabs) < len(frame.tabs):
            tab = NavButton(self.context, self)
            tab.chosen.connect(lambda key: self.asked.emit(Pick(("page", key))))
            tab.show()
            self.tabs.append(tab)
        for tab, model in zip(self.tabs, frame.tabs, strict=True):
            tab.show_state(
                NavModel(model.key, model.label, model.icon, model.is_selected, model.count)
            )
        self.arrange()
        self.update()

    @property
    def top(self) -> float:
        """Give where the frame begins: below the banner."""
        return BANNER_HEIGHT if self.frame is not None and self.frame.banner else 0.0

    def body(self) -> QRectF:
        """Give the room of the page."""
        top = self.top + _STATUS + _GAP
        width = self.design_width - _LEFT - _RIGHT
        return QRectF(_LEFT, top, width, self.design_height - _BOTTOM - top)

    def arrange(self) -> None:
        """Place the frame; a page places its own after calling this."""
        self.banner.place(QRectF(0, 0, self.design_width, BANNER_HEIGHT), self.scale)
        strip = QRectF(_NAV_LEFT, self.top + 6, self.design_width - 2 * _NAV_LEFT, _STATUS)
        self.strip.place(strip, self.scale)
        body = self.body()
        count = max(1, len(self.tabs) - 1)
        pitch = min(_NAV_PITCH, (body.height() - _NAV_HIGH) / count)
        for place, tab in enumerate(self.tabs):
            top = body.top() + place * pitch
            if place == len(self.tabs) - 1:
                top = body.bottom() - _NAV_HIGH
            high = min(_NAV_HIGH, pitch - 8)
            tab.place(QRectF(_NAV_LEFT, top, _NAV_WIDTH, high), self.scale)

    def tick(self, now_ms: int) -> None:
        """Let time pass for whatever is held."""
        everything: list[ActionButton] = list(self.findChildren(ActionButton))
        for button in everything:
            button.tick(now_ms)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from what may lie below."""

    def draw(self, painter: Painter) -> None:
        """Paint ground and frame; a page paints its own after calling this."""
        painter.fill(QRectF(0, 0, painter.width, painter.height), painter.theme.colour.bg)
        if self.frame is not None and self.frame.banner:
            draw_frame(painter)

    def button(self, role: str = "action_small") -> ActionButton:
        """Make a button whose touch goes out in `asked`."""
        button = ActionButton(self.context, self, role=role, icon_size=32.0)
        button.pressed.connect(self.asked)
        button.show()
        return button


class Buttons:
    """As many buttons as there are models, made once and shown again."""

    def __init__(self, screen: FloorScreen, role: str = "action_small") -> None:
        self._screen, self._role = screen, role
        self.shown: list[ActionButton] = []
        self._spare: list[ActionButton] = []

    def show_state(self, models: tuple[ActionModel, ...]) -> None:
        """Show these."""
        while len(self.shown) > len(models):
            gone = self.shown.pop()
            gone.hide()
            self._spare.append(gone)
        while len(self.shown) < len(models):
            button = self._spare.pop() if self._spare else self._screen.button(self._role)
            button.show()
            self.shown.append(button)
        for button, model in zip(self.shown, models, strict=True):
            button.show_state(model)


class FilterButton(PickButton):
    """A short word to choose by, in a narrow button."""

    def draw(self, painter: Painter) -> None:
        """Paint the word in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        room = QRectF(4, 0, painter.width - 8, painter.height)
        painter.label(room, self._model.label, "fold_live", ink, Align.CENTRE)


class Filters:
    """A row of choices at the right of a title."""

    def __init__(self, screen: FloorScreen, word: str) -> None:
        self._screen, self._word = screen, word
        self.shown: list[FilterButton] = []

    def show_state(self, models: tuple[ChoiceModel, ...]) -> None:
        """Offer these."""
        while len(self.shown) < len(models):
            button = FilterButton(self._screen.context, self._screen)
            button.chosen.connect(lambda key: self._screen.asked.emit(Pick((self._word, key))))
            button.show_state(ChoiceModel("?", "?"))
            self.shown.append(button)
        for place, button in enumerate(self.shown):
            button.setVisible(place < len(models))
            if place < len(models):
                button.show_state(models[place])

    def place(self, right: float, top: float, width: float, height: float) -> float:
        """Stand them side by side so that they end at `right`; give where they begin."""
        there = [one for one in self.shown if not one.isHidden()]
        x = right - len(there) * (width + 12) + 12
        for place, button in enumerate(there):
            box = QRectF(x + place * (width + 12), top, width, height)
            button.place(box, self._screen.scale)
        return x
