"""The frame of every step: the steps on top, the prompt, and a row of buttons at the foot."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kiosk_setup.model import RowAction, SetUpFrame, Stand, StepCard
from dealer_assist.ui.models.actions import ActionModel, Pick
from dealer_assist.ui.models.lists import RowButtonModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT, Banner, draw_frame
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.prompt_bar import PROMPT_HEIGHT, PromptBar
from dealer_assist.ui.toolkit.selectable import Selectable

MARGIN, GAP = 20.0, 14.0
_CARDS_TOP, _CARD, _CARD_GAP = 8.0, 84.0, 12.0
_PROMPT_GAP, _BODY_GAP = 14.0, 14.0
_BAR, _BOTTOM, _BAR_ABOVE = 104.0, 16.0, 16.0
_BACK, _EXTRA, _HAND, _FORWARD, _ACT = 220.0, 420.0, 184.0, 380.0, 620.0
_SPLIT = "|"


class StepButton(Selectable[StepCard]):
    """A step; a finished one can be touched again, the present one is white."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, StepCard("", 0, "", Stand.LATER), parent)

    def tell(self, model: StepCard) -> None:
        """Say the step, and why it cannot be touched."""
        self.describe(model.label, model.reason)

    def draw(self, painter: Painter) -> None:
        """Paint a check or the number, and the word."""
        colour, model, thin = painter.theme.colour, self._model, painter.theme.line.thin
        whole = QRectF(0, 0, painter.width, painter.height)
        ink = {Stand.NOW: colour.selected_ink, Stand.LATER: colour.text_3}.get(
            model.state, colour.text_2
        )
        fill: QColor | None = colour.selected if model.state is Stand.NOW else colour.panel
        fill = None if model.state is Stand.LATER else fill
        fill = colour.pressed if self.is_pressed else fill
        edge = colour.line_strong if model.state is Stand.LATER else colour.line
        painter.panel(whole, fill, edge, thin, 12, dashed=model.state is Stand.LATER)
        room = whole.adjusted(12, 0, -12, 0)
        mark = 34.0
        width = min(painter.width_of(model.label, "modal_step"), room.width() - mark)
        x = room.center().x() - (width + mark) / 2
        if model.state is Stand.DONE:
            painter.icon("check", x, (painter.height - 24) / 2, 24, colour.ok, 3)
        else:
            number = QRectF(x, 0, 24, painter.height)
            painter.text(number, str(model.number), "tag_large", ink, Align.CENTRE)
        box = QRectF(x + mark, 0, room.right() - x - mark, painter.height)
        painter.label(box, model.label, "modal_step", ink)


class RowButtons:
    """As many small buttons as there are actions, made once and shown again."""

    def __init__(self, screen: "SetUpScreen") -> None:
        self._screen = screen
        self._made: list[RowButton] = []

    def show_state(self, actions: tuple[RowAction | None, ...]) -> list[RowButton | None]:
        """Give a button for each action, None where a row has none."""
        wanted = sum(one is not None for one in actions)
        while len(self._made) < wanted:
            button = RowButton(self._screen.context, self._screen)
            button.pressed.connect(self._pressed)
            self._made.append(button)
        spare = iter(self._made)
        shown = [None if one is None else self._shown(next(spare), one) for one in actions]
        for button in spare:
            button.hide()
        return shown

    def _shown(self, button: RowButton, action: RowAction) -> RowButton:
        key = f"{action.word}{_SPLIT}{action.value}"
        button.show_state(key, RowButtonModel(words=action.label, name=action.name))
        button.show()
        return button

    def _pressed(self, key: str) -> None:
        word, _, value = key.partition(_SPLIT)
        self._screen.asked.emit(Pick((word, value)))


class SetUpScreen(Canvas):
    """A step with its frame. Every touch goes out in `asked`, as a word and a value."""

    asked = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.frame: SetUpFrame | None = None
        self.banner = Banner(context, self)
        self.cards: list[StepButton] = []
        self.prompt = PromptBar(context, self)
        self.back = self._button()
        self.extra = self._button(is_small=True)
        self.hand = self._button(is_small=True)
        self.forward = self._button()
        self.act = self._button()

    def show_frame(self, frame: SetUpFrame) -> None:
        """Show what stands around the step, and place everything."""
        self.frame = frame
        self.banner.show_state(frame.banner)
        self.prompt.show_state(frame.prompt)
        while len(self.cards) < len(frame.cards):
            card = StepButton(self.context, self)
            card.chosen.connect(lambda key: self.asked.emit(Pick(("step", key))))
            card.show()
            self.cards.append(card)
        for card, model in zip(self.cards, frame.cards, strict=True):
            card.show_state(model)
        _show(self.back, frame.back)
        _show(self.forward, frame.forward)
        for button, action in (
            (self.extra, frame.extra),
            (self.hand, frame.hand),
            (self.act, frame.act),
        ):
            _show(button, action)
        self.arrange()
        self.update()

    @property
    def top(self) -> float:
        """Give where the frame begins: below the banner."""
        return BANNER_HEIGHT if self.frame is not None and self.frame.banner else 0.0

    def body(self) -> QRectF:
        """Give the room of the step."""
        top = self.top + _CARDS_TOP + _CARD + _PROMPT_GAP + PROMPT_HEIGHT + _BODY_GAP
        bottom = self.design_height - _BOTTOM - _BAR - _BAR_ABOVE
        return QRectF(MARGIN, top, self.design_width - 2 * MARGIN, bottom - top)

    def arrange(self) -> None:
        """Place the frame; a step places its own after calling this."""
        width = self.design_width - 2 * MARGIN
        self.banner.place(QRectF(0, 0, self.design_width, BANNER_HEIGHT), self.scale)
        top = self.top + _CARDS_TOP
        count = max(1, len(self.cards))
        each = (width + _CARD_GAP) / count
        for place, card in enumerate(self.cards):
            box = QRectF(MARGIN + place * each, top, each - _CARD_GAP, _CARD)
            card.place(box, self.scale)
        top += _CARD + _PROMPT_GAP
        self.prompt.place(QRectF(MARGIN, top, width, PROMPT_HEIGHT), self.scale)
        self._place_bar(width)

    def _place_bar(self, width: float) -> None:
        share = min(1.0, width / 1880.0)
        top = self.design_height - _BOTTOM - _BAR
        left, right = MARGIN, MARGIN + width
        for button, wide in ((self.back, _BACK), (self.extra, _EXTRA), (self.hand, _HAND)):
            if not button.isHidden():
                self._put(button, QRectF(left, top, wide * share, _BAR))
                left += wide * share + GAP
        for button, wide in ((self.act, _ACT), (self.forward, self._forward_width)):
            if not button.isHidden():
                right -= wide * share
                self._put(button, QRectF(right, top, wide * share, _BAR))
                right -= GAP

    @property
    def _forward_width(self) -> float:
        return _ACT if self.act.isHidden() else _FORWARD

    def _put(self, button: ActionButton, box: QRectF) -> None:
        if self.context.is_left_handed:
            box = QRectF(self.design_width - box.right(), box.top(), box.width(), box.height())
        button.place(box, self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from what may lie below."""

    def draw(self, painter: Painter) -> None:
        """Paint the ground; a step paints its own after calling this."""
        painter.fill(QRectF(0, 0, painter.width, painter.height), painter.theme.colour.bg)
        if self.frame is not None and self.frame.banner:
            draw_frame(painter)

    def _button(self, *, is_small: bool = False) -> ActionButton:
        role = "action_small" if is_small else "action"
        button = ActionButton(self.context, self, role=role, icon_size=34.0)
        button.pressed.connect(self.asked)
        return button


def _show(button: ActionButton, action: ActionModel | None) -> None:
    button.setVisible(action is not None)
    if action is not None:
        button.show_state(action)
