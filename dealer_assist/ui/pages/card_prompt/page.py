"""Asks for a card: says what for, takes the reader, and tells whose card was good enough."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.pages.card_prompt.model import ChangeModel
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import SIDE, TOP
from dealer_assist.ui.supervisor.paint.swipe import PICTURE_HEIGHT, draw_swipe
from dealer_assist.ui.supervisor.swipe import SwipeKind
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.boxes import Drawn, Placed, Slot, ink_of, lay_out, paint
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.nodes import CENTRE, Node, Panel, Paragraph, Text, column, row, space
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.measures import HELP_SIZE
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

Judge = Callable[[StaffMember], str]
"""Says what is wrong with somebody's card, or nothing."""

_WIDTH, _PADDING, _GAP = 1200.0, 36.0, 16.0
_LINE, _DETAIL, _REFUSAL = 66.0, 40.0, 48.0
_VALUES, _NOTE_LINE, _NOTE_LINES, _ARROW = 92.0, 34.0, 4, 40.0
_BUTTON, _CANCEL_WIDTH = 112.0, 364.0
_VALUE_LINE = 28.0
_STARS = {Role.SUPERVISOR: 1, Role.EXECUTIVE: 2}


class CardPrompt(Canvas):
    """While it stands, every swiped card comes here and none to the table."""

    accepted = Signal(object)
    cancelled = Signal()
    refused = Signal(object, str)

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._page_context = page_context
        self._sentence = self._detail = self._refusal = ""
        self._change: ChangeModel | None = None
        self._placed: list[Placed] = []
        self._judge: Judge = lambda member: ""
        self.help_button = HelpButton(context, self)
        self.cancel = ActionButton(context, self)
        self.cancel.pressed.connect(lambda key: self.cancelled.emit())
        self.cards = [self._card(member) for member in page_context.hand.cards]

    @property
    def refusal(self) -> str:
        """Return what was wrong with the last card, or nothing."""
        return self._refusal

    @property
    def change(self) -> ChangeModel | None:
        """Return what the card is put to, where it is a value that changes."""
        return self._change

    def ask(
        self,
        sentence: str,
        detail: str,
        way_back: str,
        judge: Judge,
        change: ChangeModel | None = None,
    ) -> None:
        """Wait for a card that the judge has nothing against."""
        self._sentence, self._detail, self._refusal = sentence, detail, ""
        self._judge, self._change = judge, change
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(f"{change.before} → {change.after}" if change else "")
        self.arrange()
        self.cancel.show_state(Button("cancel", way_back, "arrow-left"))
        self._page_context.desk.lend_reader(self._take)
        self.show()
        self.raise_()
        self.update()

    def leave(self) -> None:
        """Hand the reader back to the table."""
        self._page_context.desk.lend_reader(None)
        self.hide()

    def arrange(self) -> None:
        """Lay the panel, below it the way back and the cards; help stands where pages have it."""
        head = QRectF(0, TOP, self.design_width - SIDE, HELP_SIZE)
        self.help_button.stand_at_end(head, self.scale)
        cards = (Slot(card) for card in self.cards)
        buttons = row(Slot(self.cancel).of(_CANCEL_WIDTH), *cards, gap=_GAP)
        tree = column(self._panel(), space(24), buttons.of(_BUTTON))
        self._placed = lay_out(tree, self._box(), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from reaching what lies under it."""

    def draw(self, painter: Painter) -> None:
        """Paint the card at the reader, what it is for, and what was wrong with the last one."""
        painter.fill(painter.whole, painter.theme.colour.bg)
        if self._page_context.desk.table.setup.is_simulated:
            draw_frame(painter)
        paint(self._placed, painter)

    def _panel(self) -> Node:
        """Stand the card at the reader over what it is for, and what was wrong with the last."""
        edge = "fault" if self._refusal else "next"
        kind = SwipeKind.REFUSED if self._refusal else SwipeKind.ASK

        def draw(painter: Painter, box: QRectF) -> None:
            draw_swipe(painter, box.center().x(), box.top(), ink_of(painter, edge), kind)

        words = column(
            Drawn(draw).of(PICTURE_HEIGHT + 8),
            Text(self._sentence, "heavy_38", align=CENTRE).of(_LINE),
            *(_change(self._change) if self._change else ()),
            Text(self._detail, "medium_24", "text_2", CENTRE).of(_LINE),
            space(_DETAIL - _LINE),
            Text(self._refusal, "medium_24", "fault", CENTRE).of(_LINE),
        )
        return Panel(words, edge=edge, line=self.context.theme.line.selected, pad=_PADDING)

    def _change_height(self) -> float:
        return 0.0 if self._change is None else _VALUES + _NOTE_LINES * _NOTE_LINE + 8

    def _take(self, swipe: SwipeCard) -> None:
        if swipe.is_misread:
            again = Msg("The card could not be read; swipe it again")
            self._refuse(swipe, swipe.reading or again)
        elif swipe.member is None:
            unknown = Msg("This card is not on the staff list; use another one")
            self._refuse(swipe, swipe.reading or unknown)
        elif wrong := self._judge(swipe.member):
            self._refuse(swipe, wrong)
        else:
            self.leave()
            self.accepted.emit(swipe.member)

    def _refuse(self, swipe: SwipeCard, sentence: str) -> None:
        self._refusal = sentence
        self.refused.emit(swipe, sentence)
        self.arrange()
        self.update()

    def _card(self, member: StaffMember) -> SimulatedCard:
        card = SimulatedCard(self.context, self)
        stars = _STARS.get(member.role, 0)
        card.show_state(SimulatedCardModel(member.key, member.role.label, member.name, stars))
        card.swiped.connect(self._swipe)
        return card

    def _swipe(self, member: str) -> None:
        self._page_context.hand.swipe(member)
        self._page_context.desk.tick()

    def _box(self) -> QRectF:
        height = 2 * _PADDING + PICTURE_HEIGHT + _LINE + _DETAIL + _REFUSAL + _GAP
        height += self._change_height()
        width = min(_WIDTH, self.design_width - 40)
        top = max(8.0, (self.design_height - height - _BUTTON - 40) / 2)
        return QRectF((self.design_width - width) / 2, top, width, height + 24 + _BUTTON)


def _change(model: ChangeModel) -> tuple[Node, ...]:
    """Stand the old value, an arrow and the new one in the middle, the note below."""
    values = Panel(
        Drawn(lambda painter, box: _draw_values(painter, box, model)),
        fill="well",
        edge="line_strong",
    )
    note = Paragraph(model.note, "medium_24", "text_1", _NOTE_LINE, CENTRE)
    return values.of(_VALUES), space(8), note.of(_NOTE_LINES * _NOTE_LINE)


def _draw_values(painter: Painter, box: QRectF, change: ChangeModel) -> None:
    colour = painter.theme.colour
    most = (box.width() - _ARROW) / 2 - 3 * _GAP
    old, new = (
        min(most, painter.width_of(words, "heavy_38") + 1)
        for words in (change.before, change.after)
    )
    x = box.center().x() - (old + new + _ARROW + 2 * _GAP) / 2
    left = QRectF(x, box.top(), old, box.height())
    _draw_value(painter, left, change.before, colour.text_2)
    arrow = QRectF(left.right() + _GAP, box.top(), _ARROW, box.height())
    painter.icon_in(arrow, "arrow-right", _ARROW, colour.text_2)
    right = QRectF(arrow.right() + _GAP, box.top(), new, box.height())
    _draw_value(painter, right, change.after, colour.text_1)


def _draw_value(painter: Painter, box: QRectF, words: str, ink: QColor) -> None:
    """Paint a figure large; what is written, and longer than a line, small in several."""
    if painter.width_of(words, "bold_28") <= box.width():
        painter.text(box, words, "heavy_38", ink, least=SMALLEST_AMOUNT)
        return
    room = box.adjusted(0, _GAP / 2, 0, -_GAP / 2)
    painter.paragraph(room, words, "bold_22", ink, _VALUE_LINE)
