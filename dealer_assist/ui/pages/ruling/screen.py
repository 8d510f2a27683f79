"""The page of a ruling on the screen: six answers side by side, the card at the foot."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.pages.answers_screen import (
    GAP,
    AnswersScreen,
    SeatKey,
    answers_title,
    in_lines,
)
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
    row,
    space,
)
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter
from dealer_assist.ui.toolkit.repeat_button import RepeatButton

_KIND, _SEAT, _WAGER, _AMOUNT, _CHIP, _SENTENCE = 96.0, 84.0, 72.0, 124.0, 84.0, 76.0
_LEFT, _RIGHT = 560.0, 468.0
_MOST_ROWS, _ROW = 3, 124.0  # three lines, as Spanish needs them
_WHAT, _WHEN = Msg("1 WHAT WAS IT"), Msg("5 CAMERA TIME")


class AmountKey(PickButton):
    """An amount that chips go to; the one that they go to now is framed."""

    def draw(self, painter: Painter) -> None:
        """Paint what the amount is, and the amount below it."""
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        whole = painter.whole
        fill = colour.pressed if self.is_pressed else colour.raised
        edge, line = (colour.selected, lines.selected) if model.is_on else (colour.line, lines.thin)
        painter.panel(whole, fill if model.is_on else colour.well, edge, line)
        head = QRectF(20, 12, painter.width - 40, 30)
        painter.text(head, model.detail, "semi_20", colour.text_2)
        amount = QRectF(20, 44, painter.width - 40, painter.height - 56)
        painter.text(amount, model.label, "heavy_54", colour.text_1, least=SMALLEST_AMOUNT)


class RulingScreen(AnswersScreen[RulingModel, RulingTouch]):
    """Shows what it was, for whom, and when."""

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
        return self.page("flag", model, answers, foot)

    def _what(self, model: RulingModel) -> Node:
        kinds = [Slot(one) for one in self.kinds.show(model.kinds)]
        pairs = [row(*kinds[at : at + 2], gap=GAP).of(_KIND) for at in range(0, len(kinds), 2)]
        (note,) = self.note.show((model.note,))
        return column(
            answers_title(_WHAT), *pairs, space(4), Slot(note).of(_KIND), space(), gap=GAP
        )

    def _whom(self, model: RulingModel) -> Node:
        seats = abreast([Slot(one) for one in self.seats.show(model.seats)], _SEAT, GAP)
        more = [Slot(one) for one in self.more.show(model.more)]
        lines = in_lines(more)
        return column(
            answers_title(model.seats_title),
            seats.of(_SEAT),
            answers_title(model.more_title),
            *(abreast(line, 250.0, GAP).of(_WAGER) for line in lines),
            *self._chips(model.chips_title, model.chips),
            space(),
            gap=GAP,
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
            answers_title(title),
            row(before, Icon("arrow-right", 40), after, gap=16).of(_AMOUNT),
            row(*(Slot(one) for one in chips), gap=GAP).of(_CHIP),
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
            answers_title(_WHEN),
            row(
                Slot(earlier).of(112),
                Panel(clock, fill="well", pad=(14, 0)),
                Slot(later).of(112),
                gap=GAP,
            ).of(_SEAT),
            Text(model.camera_note, "medium_22", "text_2", breaks=True).of(56),
            answers_title(model.rulings_title),
            *rows,
            space(),
            gap=GAP,
        )

    def _camera_key(self) -> RepeatButton:
        button = RepeatButton(self.context, self, role="bold_22", icon_size=24.0)
        button.pressed.connect(self.touched)
        return button


def _ruling(one: RulingRow, withdraw: Node | None) -> Node:
    words = column(
        Text(one.words, "bold_22", "text_1" if withdraw else "text_3", breaks=True),
        Text(one.detail, "medium_20", "text_2").of(30),
    )
    return Panel(row(words, withdraw.of(150) if withdraw else None, gap=10), pad=(14, 6)).of(_ROW)
