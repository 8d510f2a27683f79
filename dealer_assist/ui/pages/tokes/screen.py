"""The page of tokes on the screen: answers at the left, what lies for the dealer at the right."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.pages.tokes.model import TokeRow, TokesModel, TokesTouch
from dealer_assist.ui.pages.tokes.presenter import MOST_ROWS
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Icon,
    Node,
    Panel,
    Slot,
    Text,
    abreast,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.buttons import PickButton, draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import FrameStyle, HelpPlace
from dealer_assist.ui.toolkit.help_button import HELP_SIZE
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.screen import Screen

_HEAD, _TITLE, _GAP, _FOOT = 92.0, 34.0, 12.0, 116.0
_SEAT, _WAGER, _AMOUNT, _CHIP, _ROW, _RIGHT = 92.0, 92.0, 124.0, 92.0, 84.0, 800.0
_A_LINE = 4


class TokeSeatKey(PickButton):
    """A seat, in large figures."""

    def draw(self, painter: Painter) -> None:
        """Paint the number in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        box = QRectF(0, 0, painter.width, painter.height)
        painter.text(box, self._model.label, "heavy_38", ink, Align.CENTRE)


class TokesScreen(Screen[TokesModel, TokesTouch]):
    """Shows answers and tokes; each is a touch, and nothing on it scrolls."""

    frame_style = FrameStyle(side=0.0, bottom=0.0, help_at=HelpPlace.BODY)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.seats = self.choice_pool(TokeSeatKey)
        self.wagers = self.choice_pool(PickButton)
        self.ends = self.choice_pool(PickButton)
        self.chips = self.button_pool("bold_26")
        self.foot = self.button_pool("bold_30", 40.0)
        self.rows = self.row_button_pool()

    def frame(self, model: TokesModel) -> ScreenFrame[TokesTouch]:
        """Give no frame: the page has its own."""
        return ScreenFrame()

    def body(self, model: TokesModel) -> Node:
        """Stand the answers at the left, the tokes of the round at the right."""
        leave, record = self.foot.show((model.leave, model.record))
        foot = row(
            Slot(leave).of(380),
            Text(model.standing, "bold_24", model.standing_ink, RIGHT, breaks=True),
            Slot(record).of(620),
            gap=24,
        )
        head = row(
            Icon("chip", 44),
            Text(model.title, "heavy_38").hug(),
            Text(model.detail, "medium_24", "text_2"),
            Panel(Text(model.mark, "bold_20", align=CENTRE), fill=None, radius=9, pad=(14, 0))
            .hug()
            .across(44),
            Slot(self.parts.help_button).of(HELP_SIZE).across(HELP_SIZE),
            gap=22,
        )
        whole = row(self._answers(model), self._tokes(model).of(_RIGHT), gap=36)
        return inset(column(head.of(_HEAD), whole, foot.of(_FOOT), gap=_GAP), (36, 12, 36, 22))

    def _answers(self, model: TokesModel) -> Node:
        seats = [Slot(one) for one in self.seats.show(model.seats)]
        wagers = [Slot(one) for one in self.wagers.show(model.wagers)]
        ends = [Slot(one) for one in self.ends.show(model.ends)]
        lines = [wagers[at : at + _A_LINE] for at in range(0, len(wagers), _A_LINE)]
        return column(
            _title(model.seats_title),
            abreast(seats, _SEAT, _GAP).of(_SEAT),
            _title(model.wagers_title),
            *(abreast(line, 250.0, _GAP).of(_WAGER) for line in lines),
            *((_title(model.ends_title), abreast(ends, 250.0, _GAP).of(_WAGER)) if ends else ()),
            *self._amount(model),
            space(),
            gap=_GAP,
        )

    def _amount(self, model: TokesModel) -> tuple[Node, ...]:
        chips = [Slot(one) for one in self.chips.show(model.chips)]
        if not chips:
            return ()
        amount = row(Text(Msg("T"), "heavy_54").of(70), Text(model.amount, "heavy_54"), gap=20)
        return (
            _title(model.amount_title),
            Panel(amount, fill="well", pad=(24, 0)).of(_AMOUNT),
            row(*chips, gap=_GAP).of(_CHIP),
        )

    def _tokes(self, model: TokesModel) -> Node:
        shown = model.rows[:MOST_ROWS]
        places = iter(self.rows.show([one.button for one in shown if one.button]))
        rows = [_toke(one, Slot(next(places)) if one.button else None) for one in shown]
        more = len(model.rows) - len(shown)
        return column(
            _title(model.rows_title),
            *rows,
            Text(Msg("and {n} more", n=more), "medium_22", "text_2").of(34) if more else None,
            Text(model.total, "bold_28").of(48),
            space(),
            gap=_GAP,
        )


def _title(words: str) -> Node:
    return Text(words, "caption_22", "text_2").of(_TITLE)


def _toke(one: TokeRow, button: Node | None) -> Node:
    words = column(
        Text(one.words, "bold_24", "text_2" if one.is_over else "text_1"),
        Text(one.detail, "medium_22", "text_2").of(32),
    )
    return Panel(row(words, button.of(200) if button else None, gap=10), pad=(16, 6)).of(_ROW)
