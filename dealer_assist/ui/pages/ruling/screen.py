"""The page of a ruling on the screen: six answers side by side, the card at the foot."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.pages.ruling.model import ChipsModel, RulingModel, RulingRow, RulingTouch
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
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import FrameStyle, HelpPlace
from dealer_assist.ui.toolkit.help_button import HELP_SIZE
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
from dealer_assist.ui.toolkit.repeat_button import RepeatButton
from dealer_assist.ui.toolkit.screen import Screen

_HEAD, _TITLE, _GAP, _FOOT = 92.0, 34.0, 12.0, 116.0
_KIND, _SEAT, _WAGER, _AMOUNT, _CHIP, _SENTENCE = 96.0, 84.0, 72.0, 124.0, 84.0, 76.0
_LEFT, _RIGHT = 560.0, 468.0
_MOST_ROWS, _ROW = 3, 124.0  # three lines, as Spanish needs them
_WHAT, _WHEN = Msg("1 WHAT WAS IT"), Msg("5 CAMERA TIME")


class SeatKey(PickButton):
    """A seat, in large figures."""

    def draw(self, painter: Painter) -> None:
        """Paint the number in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        box = QRectF(0, 0, painter.width, painter.height)
        painter.text(box, self._model.label, "heavy_38", ink, Align.CENTRE)


class AmountKey(PickButton):
    """An amount that chips go to; the one that they go to now is framed."""

    def draw(self, painter: Painter) -> None:
        """Paint what the amount is, and the amount below it."""
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        fill = colour.pressed if self.is_pressed else colour.raised
        edge, line = (colour.selected, lines.selected) if model.is_on else (colour.line, lines.thin)
        painter.panel(whole, fill if model.is_on else colour.well, edge, line)
        head = QRectF(20, 12, painter.width - 40, 30)
        painter.text(head, model.detail, "semi_20", colour.text_2)
        amount = QRectF(20, 44, painter.width - 40, painter.height - 56)
        painter.text(amount, model.label, "heavy_54", colour.text_1, least=SMALLEST_AMOUNT)


class RulingScreen(Screen[RulingModel, RulingTouch]):
    """Shows the answers; each is a touch, and nothing on it scrolls."""

    frame_style = FrameStyle(side=0.0, bottom=0.0, help_at=HelpPlace.BODY)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.kinds = self.choice_pool(PickButton)
        self.seats = self.choice_pool(SeatKey)
        self.more = self.choice_pool()
        self.amounts = self.choice_pool(AmountKey)
        self.chips = self.button_pool("bold_26")
        self.camera = Children(self._camera_key)
        self.foot = self.button_pool("bold_30", 40.0)
        self.slip = self.button_pool()
        self.note = self.button_pool()
        self.withdraw = self.row_button_pool()

    def frame(self, model: RulingModel) -> ScreenFrame[RulingTouch]:
        """Give no frame: the page has its own."""
        return ScreenFrame()

    def body(self, model: RulingModel) -> Node:
        """Stand what it was at the left, for whom in the middle, when at the right."""
        leave, record = self.foot.show((model.leave, model.record))
        slips = self.slip.show((model.slip,) if model.slip else ())
        foot = row(
            Slot(leave).of(380),
            *(Slot(one).of(300) for one in slips),
            Text(model.standing, "bold_24", model.standing_ink, RIGHT, breaks=True),
            Slot(record).of(620),
            gap=24,
        )
        answers = row(
            self._what(model).of(_LEFT),
            self._whom(model),
            self._when(model).of(_RIGHT),
            gap=28,
        )
        head = row(
            Icon("flag", 44),
            Text(model.title, "heavy_38").hug(),
            Text(model.detail, "medium_24", "text_2"),
            Panel(Text(model.mark, "bold_20", align=CENTRE), fill=None, radius=9, pad=(14, 0))
            .hug()
            .across(44),
            Slot(self.parts.help_button).of(HELP_SIZE).across(HELP_SIZE),
            gap=22,
        )
        return inset(column(head.of(_HEAD), answers, foot.of(_FOOT), gap=_GAP), (36, 12, 36, 22))

    def _what(self, model: RulingModel) -> Node:
        kinds = [Slot(one) for one in self.kinds.show(model.kinds)]
        pairs = [row(*kinds[at : at + 2], gap=_GAP).of(_KIND) for at in range(0, len(kinds), 2)]
        (note,) = self.note.show((model.note,))
        return column(_title(_WHAT), *pairs, space(4), Slot(note).of(_KIND), space(), gap=_GAP)

    def _whom(self, model: RulingModel) -> Node:
        seats = abreast([Slot(one) for one in self.seats.show(model.seats)], _SEAT, _GAP)
        more = [Slot(one) for one in self.more.show(model.more)]
        lines = _lines(more)
        return column(
            _title(model.seats_title),
            seats.of(_SEAT),
            _title(model.more_title),
            *(abreast(line, 250.0, _GAP).of(_WAGER) for line in lines),
            *self._chips(model.chips_title, model.chips),
            space(),
            gap=_GAP,
        )

    def _chips(self, title: str, model: ChipsModel | None) -> Sequence[Node]:
        amounts = self.amounts.show((model.before, model.after) if model else ())
        chips = self.chips.show(model.chips if model else ())
        if model is None:
            return ()
        before, after = (Slot(one) for one in amounts)
        ink = "fault" if model.is_wrong else "ok"
        icon = "triangle" if model.is_wrong else "arrow-right"
        words = row(Icon(icon, 34, ink), Text(model.sentence, "bold_28", breaks=True), gap=16)
        return (
            _title(title),
            row(before, Icon("arrow-right", 40), after, gap=16).of(_AMOUNT),
            row(*(Slot(one) for one in chips), gap=_GAP).of(_CHIP),
            Panel(words, edge=ink, pad=(20, 6)).of(_SENTENCE),
        )

    def _when(self, model: RulingModel) -> Node:
        earlier, later = self.camera.show(model.camera_keys)
        clock = row(Icon("clock", 34), Text(model.camera, "heavy_38", align=CENTRE), gap=6)
        buttons = self.withdraw.show(
            [one.withdraw for one in model.rulings[:_MOST_ROWS] if one.withdraw]
        )
        places = iter(buttons)
        rows = [
            _ruling(one, Slot(next(places)) if one.withdraw else None)
            for one in model.rulings[:_MOST_ROWS]
        ]
        return column(
            _title(_WHEN),
            row(
                Slot(earlier).of(112),
                Panel(clock, fill="well", pad=(14, 0)),
                Slot(later).of(112),
                gap=_GAP,
            ).of(_SEAT),
            Text(model.camera_note, "medium_22", "text_2", breaks=True).of(56),
            _title(model.rulings_title),
            *rows,
            space(),
            gap=_GAP,
        )

    def _camera_key(self) -> RepeatButton:
        button = RepeatButton(self.context, self, role="bold_22", icon_size=24.0)
        button.pressed.connect(self.touched)
        return button


def _title(words: str) -> Node:
    return Text(words, "caption_22", "text_2").of(_TITLE)


def _lines(slots: list[Slot]) -> list[list[Slot]]:
    """Break many wagers into lines of four."""
    return [slots[at : at + 4] for at in range(0, len(slots), 4)]


def _ruling(one: RulingRow, withdraw: Node | None) -> Node:
    words = column(
        Text(one.words, "bold_22", "text_1" if withdraw else "text_3", breaks=True),
        Text(one.detail, "medium_20", "text_2").of(30),
    )
    return Panel(row(words, withdraw.of(150) if withdraw else None, gap=10), pad=(14, 6)).of(_ROW)
