"""A round that is over, on the table's own screen: every step as it stood, and nothing to press."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.message import Msg
from dealer_assist.ui.pages.replay.flow import RoundPicture
from dealer_assist.ui.pages.replay.steps import Jump, Moved, RoundReplayModel, RoundTouch
from dealer_assist.ui.table.felt_layout import FeltLayout, read_layout
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.boxes import Slot, lay_out
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.nodes import Icon, Node, Panel, Text, column, inset, row, stack
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.repeat_button import RepeatButton
from dealer_assist.ui.toolkit.slider import CLAIM, RECORDED, Slider, SliderModel
from dealer_assist.ui.toolkit.values.measures import FRAME, HELP_ROOM, HELP_SIZE

_MARK, _ICON, _PADDING = 264.0, 40.0, 24.0
_WORDS, _DETAIL, _TOP = 36.0, 26.0, 5.0


class ReplayBand(Boxed[RoundReplayModel]):
    """White where the live prompt is amber: nobody takes the one for the other."""

    @property
    def words(self) -> str:
        """Return what is said to have happened."""
        return self.model.words

    def body(self, model: RoundReplayModel) -> Node:
        """Stand the white mark before what happened, and when."""
        self.setAccessibleName(model.words)
        self.setAccessibleDescription(model.trouble or model.detail)
        mark = row(
            Icon("history", _ICON, "selected_ink", 2.8),
            Text(Msg("HISTORY"), "heavy_34", "selected_ink"),
            gap=14,
        )
        ink = "fault" if model.trouble else "text_2"
        words = column(
            Text(model.words, "bold_30").of(_WORDS),
            Text(model.trouble or model.detail, "semi_22", ink).of(_DETAIL),
        )
        return stack(
            Panel(edge="selected", line=4),
            row(
                Panel(mark, fill="selected", edge=None, pad=(_PADDING, 0, 10, 0)).of(_MARK),
                inset(words, (_PADDING, _TOP, _PADDING, 0)),
            ),
        )


_GAP = 14.0
_SHARES = (1.0, 1.1, 1.0, 0.9, 0.7, 0.9)
_BEFORE_RULING, _RULING_SHARE = 3, 0.8
_JUMP, _JUMP_ROW, _JUMP_GAP = 204.0, 72.0, 8.0
_TONES = {Jump.CLAIMS: CLAIM, Jump.RECORDED: RECORDED}
_KEYS: dict[Qt.Key, RoundTouch | Jump] = {
    Qt.Key.Key_Left: RoundTouch.EARLIER,
    Qt.Key.Key_Right: RoundTouch.LATER,
    Qt.Key.Key_Space: RoundTouch.WATCH,
    Qt.Key.Key_S: Jump.START,
    Qt.Key.Key_C: Jump.CLAIMS,
    Qt.Key.Key_R: Jump.RECORDED,
    Qt.Key.Key_End: Jump.END,
}


class ReplayView(Canvas):
    """Tells a `RoundTouch`, a `Jump` or a `Moved`; the table under its band is a picture only.

    Band and track lie over the picture's own status and prompt, which say nothing of the past.
    """

    pressed = Signal(object)

    def __init__(
        self, context: UiContext, layout: FeltLayout, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.picture = TableScreen(context, layout, self)
        self.picture.setEnabled(False)
        self.picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.head = Cover(context, self, has_foot=False)
        self.band = ReplayBand(context, self)
        self.help_button = HelpButton(context, self)
        self.slider = Slider(context, self)
        self.slider.moved.connect(lambda place: self.pressed.emit(Moved(place)))
        self.cover = Cover(context, self)
        plain, repeated = (ActionButton,) * 3, RepeatButton
        kinds = (*plain, repeated, ActionButton, repeated)
        self.buttons: list[ActionButton] = [kind(context, self) for kind in kinds]
        self.jumps = [ActionButton(context, self, role="bold_22", icon_size=24.0) for _ in Jump]
        self.ruling = ActionButton(context, self)
        self._row: list[ActionButton] = self.buttons
        for button in (*self.buttons, self.ruling, *self.jumps):
            button.pressed.connect(self.pressed)

    def show_state(self, model: RoundReplayModel) -> None:
        """Show a step."""
        self.picture.show_state(model.table)
        self.cover.is_simulated = self.head.is_simulated = bool(model.table.banner)
        self.band.show_state(model)
        marks = tuple((place, _TONES[one]) for place, one in model.places if one in _TONES)
        self.slider.show_state(
            SliderModel(model.place, model.last, marks, Msg("Steps of the round"))
        )
        for button, jump in zip(self.jumps, model.jumps, strict=True):
            button.show_state(jump)
        for button, action in zip(self.buttons, model.actions, strict=True):
            button.show_state(action)
        self._row = self.buttons
        self.ruling.setVisible(model.ruling is not None)
        if model.ruling is not None:
            self.ruling.show_state(model.ruling)
            self._row = [
                *self.buttons[:_BEFORE_RULING],
                self.ruling,
                *self.buttons[_BEFORE_RULING:],
            ]
        self.arrange()

    def arrange(self) -> None:
        """Lay the band over the prompt and the buttons over the action bar."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self.picture.place(whole, self.scale)
        self._arrange_head(self._over(self.picture.status), self._over(self.picture.prompt))
        bar = self._over(self.picture.action_bar)
        below = QRectF(
            0, bar.top() - _GAP / 2, whole.width(), whole.height() - bar.top() + _GAP / 2
        )
        self.cover.place(below, self.scale)
        shares = list(_SHARES)
        if len(self._row) > len(shares):
            shares.insert(_BEFORE_RULING, _RULING_SHARE)
        slots = (Slot(one).sharing(share) for one, share in zip(self._row, shares, strict=True))
        lay_out(row(*slots, gap=_GAP), bar, self)

    def showEvent(self, event: QShowEvent) -> None:
        """Hear the keyboard from the first step on."""
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrows, play with Space, jump with End or the letter of a jump."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Home:
            self.pressed.emit(Moved(0))
            return
        wanted = _KEYS.get(key)
        button = next(
            (
                action_button
                for action_button in (*self.buttons, *self.jumps)
                if action_button.model.touch == wanted
            ),
            None,
        )
        if button is None:
            super().keyPressEvent(event)
        elif button.is_available:
            self.pressed.emit(wanted)

    def _arrange_head(self, status: QRectF, prompt: QRectF) -> None:
        """Put band, jumps and track where status and prompt are; nothing of both is left to see."""
        top, bottom = status.top(), prompt.bottom()
        self.head.place(QRectF(0, top, self.design_width, bottom - top), self.scale)
        line = bottom - _JUMP_ROW
        wide = prompt.width() - HELP_ROOM
        band = QRectF(prompt.left(), top + 2, wide, line - _JUMP_GAP - top - 2)
        self.band.place(band, self.scale)
        self.help_button.stand_at_end(QRectF(0, top, prompt.right(), HELP_SIZE), self.scale)
        jumps = (Slot(jump).of(_JUMP) for jump in self.jumps)
        below = QRectF(prompt.left(), line, prompt.width(), _JUMP_ROW)
        lay_out(row(*jumps, Slot(self.slider), gap=_GAP), below, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches of the picture from reaching the live table below."""

    def _over(self, part: Canvas) -> QRectF:
        box = part.geometry()
        return QRectF(
            box.x() / self.scale,
            box.y() / self.scale,
            box.width() / self.scale,
            box.height() / self.scale,
        )


class Cover(Canvas):
    """Hides the bars of the picture: what they say and offer belongs to another time."""

    is_simulated = False

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_foot: bool = True
    ) -> None:
        super().__init__(context, parent)
        self._has_foot = has_foot

    def draw(self, painter: Painter) -> None:
        """Paint plain ground, and go on with the violet frame."""
        whole = painter.whole
        painter.fill(whole, painter.theme.colour.bg)
        if self.is_simulated and self._has_foot:
            draw_frame(painter)
        elif self.is_simulated:
            violet = painter.theme.colour.simulated_mid
            painter.fill(QRectF(0, 0, FRAME, whole.height()), violet)
            painter.fill(QRectF(whole.right() - FRAME, 0, FRAME, whole.height()), violet)


@shows(RoundPicture)
def _round(on: Canvas, node: RoundPicture, tell: Tell) -> Widget:
    view = ReplayView(on.context, read_layout(paths.layouts() / f"{node.layout}.toml"), on)
    view.pressed.connect(tell)
    return view
