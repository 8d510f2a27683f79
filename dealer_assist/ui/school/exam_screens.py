"""The table test: its start with what was drawn, and its marks with the record beside them."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, joined
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.controls import ChoiceModel, SimulatedCardModel
from dealer_assist.ui.models.school.exam import ExamModel, ExamStartModel, HeadingModel
from dealer_assist.ui.models.school.today import Progress
from dealer_assist.ui.school.drawing import PITCH, draw_bar, draw_dot, write
from dealer_assist.ui.school.exam_record import draw_note, draw_record
from dealer_assist.ui.school.frame import GAP, SchoolScreen
from dealer_assist.ui.toolkit.buttons import PickButton, draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard

SWIPED, MARKED = "swiped ", "marked "
_SIDE, _CARD, _READY = 28.0, 112.0, 78.0
_MARK, _MARK_GAP, _MARKS = 72.0, 12.0, 10
_HEADING, _MARKS_TOP, _FOOT = 172.0, 88.0, 60.0
_DISC, _DISC_ICON, _TIGHT, _NOTE = 48.0, 28.0, 22.0, 78.0
_SMALL = ("game_caption", "game_caption")


class _WithCards(SchoolScreen):
    """A screen with cards to swipe by touch."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.cards: list[SimulatedCard] = []

    def show_cards(self, cards: Sequence[SimulatedCardModel]) -> None:
        """Show these cards."""
        while len(self.cards) < len(cards):
            card = SimulatedCard(self.context, self)
            card.swiped.connect(lambda key: self.asked.emit(Pick(SWIPED + key)))
            self.cards.append(card)
        for card, one in zip(self.cards, cards, strict=False):
            card.show_state(one)
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(cards))

    def place_cards(self, box: QRectF) -> None:
        """Stack the cards from the foot of a box."""
        shown = [card for card in self.cards if card.isVisibleTo(self)]
        for place, card in enumerate(shown):
            top = box.bottom() - (place + 1) * (_CARD + GAP) + GAP
            card.place(QRectF(box.left(), top, box.width(), _CARD), self.scale)


class ExamStartScreen(_WithCards):
    """Waits for a trainer's card."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ExamStartModel | None = None

    def show_state(self, model: ExamStartModel) -> None:
        """Show what was drawn."""
        self._model = model
        self.show_cards(model.cards)
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the cards in the last column."""
        super().arrange()
        self.place_cards(self._columns()[2].adjusted(_SIDE, 0, -_SIDE, -20))

    def draw(self, painter: Painter) -> None:
        """Paint the rounds, what passes, and what is ready."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        columns = self._columns()
        for box in columns:
            painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        test, passes, ready = (box.adjusted(_SIDE, 20, -_SIDE, -20) for box in columns)
        self._draw_test(painter, test, model)
        caption = QRectF(passes.left(), passes.top(), passes.width(), 30)
        painter.text(caption, Msg("PASSES WITH"), "caption", colour.text_2)
        y = caption.bottom() + 10
        for figure, words in model.passes:
            painter.rule(passes.left(), y, passes.right(), colour.line)
            line = QRectF(passes.left(), y + 12, passes.width(), 52)
            painter.text(line, figure, "settle_total", colour.text_1)
            line = QRectF(passes.left(), y + 62, passes.width(), 48)
            painter.paragraph(line, words, "game_caption", colour.text_2, PITCH)
            y += 112
        lines = painter.broken(model.note, "check_detail", passes.width(), is_running=True)
        high = 29.0 * len(lines)
        note = QRectF(passes.left(), passes.bottom() - high, passes.width(), high)
        painter.paragraph(note, model.note, "check_detail", colour.text_2, 29)
        caption = QRectF(ready.left(), ready.top(), ready.width(), 30)
        painter.text(caption, Msg("READY?"), "caption", colour.text_2)
        y = caption.bottom() + 14
        foot = ready.bottom() - len(model.cards) * (_CARD + GAP)
        pitch = min(_READY, (foot - y) / max(1, len(model.ready)))
        for one in model.ready:
            draw_dot(painter, QRectF(ready.left(), y + 8, 40, 40), one.state)
            line = QRectF(ready.left() + 58, y, ready.width() - 58, 32)
            painter.text(line, one.title, "check_found", colour.text_1)
            painter.text(line.translated(0, 30), one.detail, "game_caption", colour.text_2)
            y += pitch

    def _draw_test(self, painter: Painter, box: QRectF, model: ExamStartModel) -> None:
        colour = painter.theme.colour
        caption = QRectF(box.left(), box.top(), box.width(), 30)
        painter.text(caption, Msg("THE TABLE TEST"), "caption", colour.text_2)
        title = QRectF(box.left(), caption.bottom(), box.width(), 48)
        painter.text(title, model.title, "pay_when", colour.text_1)
        y = title.bottom() + 8
        high = min(86.0, (box.bottom() - 84 - 78 - y) / max(1, len(model.parts)))
        for part in model.parts:
            painter.rule(box.left(), y, box.right(), colour.line)
            disc = QRectF(box.left(), y + (high - 48) / 2, 48, 48)
            painter.panel(disc, colour.raised, radius=24)
            painter.icon(part.icon, disc.left() + 11, disc.top() + 11, 26, colour.text_1)
            line = QRectF(box.left() + 70, y + high / 2 - 30, box.width() - 230, 32)
            painter.text(line, part.title, "check_found", colour.text_1)
            painter.text(line.translated(0, 29), part.detail, "game_caption", colour.text_2)
            value = QRectF(box.right() - 160, y, 160, high)
            painter.text(value, part.value, "settle_amount", colour.text_1, Align.RIGHT)
            y += high
        painter.rule(box.left(), y, box.right(), colour.line)
        line = QRectF(box.left(), y, box.width() - 190, 76)
        marks = Msg("Trainer's marks: hands, voice, courtesy")
        write(painter, line, marks, ("check_found", "game_caption"), colour.text_1)
        line = QRectF(box.right() - 180, y, 180, 76)
        painter.text(line, Msg("1 to 10 each"), "check_detail", colour.text_2, Align.RIGHT)
        well = QRectF(box.left(), box.bottom() - 68, box.width(), 68)
        painter.panel(well, colour.well, radius=12)
        line = well.adjusted(20, 0, -20, 0)
        width = painter.text(line, Msg("DRAW"), "caption", colour.text_2)
        line = line.adjusted(width + 20, 0, 0, 0)
        width = painter.text(line, model.seed, "settle_amount", colour.text_1)
        line = line.adjusted(width + 20, 0, 0, 0)
        write(painter, line, model.kept, _SMALL, colour.text_2)

    def _columns(self) -> list[QRectF]:
        body = self.body()
        room, x, columns = body.width() - 2 * GAP, body.left(), []
        for share in (0.502, 0.248, 0.25):
            columns.append(QRectF(x, body.top(), room * share, body.height()))
            x += room * share + GAP
        return columns


class MarkButton(PickButton):
    """A mark to give: its figure is read from a step away."""

    def draw(self, painter: Painter) -> None:
        """Paint the figure in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        room = QRectF(0, 0, painter.width, painter.height)
        painter.text(room, self._model.label, "settle_amount", ink, Align.CENTRE)


class ExamScreen(_WithCards):
    """Emits `Pick` with a mark that was given, or with the card that signs."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ExamModel | None = None
        self.marks: list[list[MarkButton]] = []

    def show_state(self, model: ExamModel) -> None:
        """Show how a test stands."""
        self._model = model
        while len(self.marks) < len(model.headings):
            self.marks.append([self._button() for _ in range(_MARKS)])
        for row, heading in zip(self.marks, model.headings, strict=True):
            for place, button in enumerate(row, 1):
                key = f"{MARKED}{heading.key} {place}"
                button.show_state(ChoiceModel(key, str(place), place == heading.mark))
                button.describe(joined(" ", (heading.title, str(place))))
                button.setVisible(heading.is_open)
        self.show_cards(model.cards)
        self.show_frame(model.frame)

    def _button(self) -> MarkButton:
        button = MarkButton(self.context, self)
        button.chosen.connect(lambda key: self.asked.emit(Pick(key)))
        return button

    def arrange(self) -> None:
        """Place ten marks below each heading, and the card below the record."""
        super().arrange()
        _, trainer, record = self._columns()
        inner = trainer.adjusted(_SIDE, 64, -_SIDE, 0)
        wide = min(_MARK, (inner.width() - 9 * _MARK_GAP) / _MARKS)
        for line, row in enumerate(self.marks):
            top = inner.top() + line * _HEADING + _MARKS_TOP
            for place, button in enumerate(row):
                left = inner.left() + place * (wide + _MARK_GAP)
                button.place(QRectF(left, top, wide, _MARK), self.scale)
        self.place_cards(record.adjusted(20, 0, -20, -16))

    def draw(self, painter: Painter) -> None:
        """Paint the machine's part, the headings and the record."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        machine, trainer, record = self._columns()
        for box in (machine, trainer, record):
            painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        self._draw_machine(painter, machine.adjusted(24, 16, -24, -14), model)
        self._draw_trainer(painter, trainer.adjusted(_SIDE, 16, -_SIDE, -14), model)
        below = _CARD + GAP if model.cards else 0.0
        draw_record(painter, record.adjusted(20, 16, -20, -16), model, below)

    def _draw_machine(self, painter: Painter, box: QRectF, model: ExamModel) -> None:
        colour = painter.theme.colour
        caption = QRectF(box.left(), box.top(), box.width(), 30)
        painter.text(caption, Msg("THE MACHINE"), "caption", colour.text_2)
        figure = QRectF(box.left(), caption.bottom(), box.width(), 82)
        width = painter.text(figure, model.points, "meter_digit", colour.text_1)
        of = figure.adjusted(width + 18, 14, 0, 0)
        painter.text(of, model.of, "check_detail", colour.text_2)
        y = figure.bottom() + 6
        high = min(62.0, (box.bottom() - 154 - y) / max(1, len(model.parts)))
        for part in model.parts:
            painter.rule(box.left(), y, box.right(), colour.line)
            name = QRectF(box.left(), y, box.width() * 0.46, high)
            write(painter, name, part.title, ("envy_detail", "game_caption"), colour.text_1)
            bar = QRectF(box.left() + box.width() * 0.5, y + high / 2 - 7, box.width() * 0.32, 14)
            ink = colour.ok if part.points >= model.least else colour.fault
            draw_bar(painter, bar, part.points / 100, ink, model.least / 100)
            value = QRectF(box.right() - 70, y, 70, high)
            painter.text(value, str(part.points), "settle_amount", colour.text_1, Align.RIGHT)
            y += high
        line = QRectF(box.left(), box.bottom() - 142, box.width(), 46)
        painter.rule(box.left(), line.top(), box.right(), colour.line)
        if model.is_clean:
            draw_dot(painter, QRectF(line.left(), line.top() + 6, 36, 36), Progress.DONE)
        else:
            painter.icon("triangle", line.left(), line.top() + 7, 34, colour.fault, 3)
        words = line.adjusted(48, 0, -60, 0)
        painter.text(words, Msg("Critical errors"), "check_found", colour.text_1)
        painter.text(line, model.critical, "settle_amount", colour.text_1, Align.RIGHT)
        note = QRectF(box.left(), line.bottom() + 4, box.width(), 92)
        painter.paragraph(note, model.machine_note, "game_caption", colour.text_2, 24)

    def _draw_trainer(self, painter: Painter, box: QRectF, model: ExamModel) -> None:
        colour = painter.theme.colour
        caption = QRectF(box.left(), box.top(), box.width(), 34)
        width = painter.text(caption, Msg("THE TRAINER"), "caption", colour.text_2)
        rest = caption.adjusted(width + 20, 0, 0, 0)
        said = Msg("What the machine cannot see. 6 or more in each.")
        painter.text(rest, said, "game_caption", colour.text_2, Align.RIGHT)
        for line, heading in enumerate(model.headings):
            top = box.top() + 48 + line * _HEADING
            self._draw_heading(painter, QRectF(box.left(), top, box.width(), _HEADING), heading)
        foot = QRectF(box.left(), box.bottom() - _FOOT, box.width(), _FOOT)
        if model.note:
            top = box.top() + 48 + 2 * _HEADING + _MARKS_TOP + _MARK
            room = QRectF(box.left(), top, box.width(), min(_NOTE, foot.top() - top))
            painter.icon("speech", room.left(), room.center().y() - 14, 28, colour.text_2)
            draw_note(painter, room.adjusted(44, 4, 0, 0), model.note, colour.text_1, middle=True)
        painter.rule(box.left(), foot.top(), box.right(), colour.line)
        painter.text(foot, Msg("Weighted mark"), "check_detail", colour.text_2)
        width = painter.text(foot, Msg("of 10"), "check_detail", colour.text_2, Align.RIGHT)
        figure = foot.adjusted(0, 0, -width - 18, 0)
        painter.text(figure, model.weighted, "settle_total", colour.text_1, Align.RIGHT)

    def _draw_heading(self, painter: Painter, box: QRectF, heading: HeadingModel) -> None:
        colour = painter.theme.colour
        painter.rule(box.left(), box.top(), box.right(), colour.line)
        width = painter.tag_width(heading.weight)
        middle = box.top() + 46
        painter.tag(box.right() - width, middle, heading.weight, colour.text_1, colour.line_strong)
        disc = QRectF(box.left(), middle - _DISC / 2, _DISC, _DISC)
        painter.panel(disc, colour.raised, radius=_DISC / 2)
        inset = (_DISC - _DISC_ICON) / 2
        left, top = disc.left() + inset, disc.top() + inset
        painter.icon(heading.icon, left, top, _DISC_ICON, colour.text_1)
        words = QRectF(disc.right() + 16, box.top() + 10, 0, 34)
        words.setRight(box.right() - width - 20)
        painter.text(words, heading.title, "list_title", colour.text_1)
        about = QRectF(words.left(), words.bottom(), words.width(), _MARKS_TOP - 44)
        painter.paragraph(about, heading.about, "game_caption", colour.text_2, _TIGHT)
        if not heading.is_open:
            words = QRectF(box.left(), box.top() + 98, box.width(), 60)
            said = str(heading.mark) if heading.mark else Msg("After the last part")
            painter.text(words, said, "settle_amount", colour.text_2)

    def _columns(self) -> tuple[QRectF, QRectF, QRectF]:
        body = self.body()
        room = body.width() - 2 * GAP
        machine = QRectF(body.left(), body.top(), room * 0.258, body.height())
        trainer = QRectF(machine.right() + GAP, body.top(), room * 0.482, body.height())
        return machine, trainer, body.adjusted(machine.width() + trainer.width() + 2 * GAP, 0, 0, 0)
