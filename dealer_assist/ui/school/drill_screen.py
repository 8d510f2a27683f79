"""DRILL: a question with its cards, answered by touch, then the reason and the rule."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.drill import (
    AnswerBy,
    DrillModel,
    Mark,
    ScoreModel,
    Verdict,
)
from dealer_assist.ui.school.chips import (
    DRAWN,
    THICKNESS,
    VALUES,
    ChipKey,
    ChipStack,
    draw_stack,
    fewest,
)
from dealer_assist.ui.school.drawing import PITCH, write
from dealer_assist.ui.school.drill_buttons import ERASE, DigitKey, OfferButton
from dealer_assist.ui.school.frame import GAP, SchoolScreen
from dealer_assist.ui.school.hands import draw_hands
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_SIDE_WIDTH, _FELT_WIDTH, _INSET = 566.0, 800.0, 26.0
_SCORE = 250.0
_RULE, _SMALL_RULE = ("check_detail", 28.0), ("game_caption", PITCH)
_OFFER, _OFFER_GAP, _COLUMNS = 112.0, 14.0, 4
_STACK, _TRAY = 226.0, 214.0
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", ERASE)
_KEY_HIGH = 104.0
_PART, _PART_WIDE = 46.0, 700.0
_RIGHT_CHIPS, _RIGHT_WIDE = 96.0, 164.0


class DrillScreen(SchoolScreen):
    """Emits `Pick` with the answer that was touched, or with the cents paid so far."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: DrillModel | None = None
        self.offers: list[OfferButton] = []
        self.keys = [ChipKey(context, value, self) for value in VALUES]
        self.stacks = [ChipStack(context, value, self) for value in VALUES]
        self.digits = [DigitKey(context, word, self._type, self) for word in _KEYS]
        for key in self.keys:
            key.laid.connect(self.asked)
        for stack in self.stacks:
            stack.taken.connect(self.asked)
        for one in (*self.keys, *self.stacks, *self.digits):
            one.hide()

    def show_state(self, model: DrillModel) -> None:
        """Show a question or its verdict."""
        self._model = model
        shown = model.offers if model.by in (AnswerBy.CHOICE, AnswerBy.SEATS) else ()
        while len(self.offers) < len(shown):
            button = OfferButton(self.context, self)
            button.chosen.connect(lambda key: self.asked.emit(Pick(key)))
            self.offers.append(button)
        for button, offer in zip(self.offers, shown, strict=False):
            button.judge(offer, is_judged=model.verdict is not None)
        for place, button in enumerate(self.offers):
            button.setVisible(place < len(shown))
        is_open = model.verdict is None and not model.lines
        for one in (*self.keys, *self.stacks):
            one.setVisible(is_open and model.by is AnswerBy.CHIPS)
        for digit in self.digits:
            digit.setVisible(is_open and model.by is AnswerBy.KEYPAD)
        for stack in self.stacks:
            stack.show_state(model.chips.count(stack.cents))
        self.show_frame(model.frame)

    def tick(self, now_ms: int) -> None:
        """Let time pass for a finger that stays on a chip."""
        for key in self.keys:
            key.tick(now_ms)

    def arrange(self) -> None:
        """Place the answers below the cards, or chips and keys beside them."""
        super().arrange()
        if self._model is None:
            return
        main, _ = self._boxes()
        inner = main.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        count = sum(button.isVisibleTo(self) for button in self.offers)
        lines = -(-count // _COLUMNS)
        width = (inner.width() - _OFFER_GAP * (_COLUMNS - 1)) / _COLUMNS
        high = self._offer_height(lines)
        top = inner.bottom() - lines * high - (lines - 1) * _OFFER_GAP
        columns = min(_COLUMNS, max(1, -(-count // max(1, lines))))
        if columns < _COLUMNS and lines == 1:
            width = (inner.width() - _OFFER_GAP * (columns - 1)) / columns
        for place in range(count):
            line, column = divmod(place, columns if lines == 1 else _COLUMNS)
            left = inner.left() + column * (width + _OFFER_GAP)
            box = QRectF(left, top + line * (high + _OFFER_GAP), width, high)
            self.offers[place].place(box, self.scale)
        self._place_tray()

    def draw(self, painter: Painter) -> None:
        """Paint the cards, and how it goes or what was right."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        main, side = self._boxes()
        for box in (main, side):
            painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        if self._is_money:
            draw_hands(painter, main.adjusted(18, 18, -18, -18), model.hands)
            self._draw_money(painter, side.adjusted(_INSET, 20, -_INSET, -20), model)
            return
        inner = main.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        if model.by is AnswerBy.FOUL:
            half = (inner.width() - GAP) * 0.56
            self._draw_acts(painter, inner.adjusted(half + GAP, 0, 0, 0), model)
            inner.setWidth(half)
        else:
            lines = -(-len(model.offers) // _COLUMNS)
            used = lines * (self._offer_height(lines) + _OFFER_GAP)
            inner.setBottom(inner.bottom() - used - 10)
        draw_hands(painter, inner, model.hands)
        self._draw_side(painter, side.adjusted(_INSET, 20, -_INSET, -20), model)

    @property
    def _is_money(self) -> bool:
        return self._model is not None and self._model.by in (AnswerBy.CHIPS, AnswerBy.KEYPAD)

    def _boxes(self) -> tuple[QRectF, QRectF]:
        body = self.body()
        left = _FELT_WIDTH if self._is_money else body.width() - _SIDE_WIDTH - GAP
        main = QRectF(body.left(), body.top(), left, body.height())
        return main, body.adjusted(left + GAP, 0, 0, 0)

    def _offer_height(self, lines: int) -> float:
        return _OFFER if lines <= 2 else 84.0

    def _place_tray(self) -> None:
        _, side = self._boxes()
        inner = side.adjusted(_INSET, 20, -_INSET, -20)
        width = (inner.width() - 14 * (len(VALUES) - 1)) / len(VALUES)
        for place, (stack, key) in enumerate(zip(self.stacks, self.keys, strict=True)):
            left = inner.left() + place * (width + 14)
            stack.place(QRectF(left, inner.top() + 96, width, _STACK), self.scale)
            key.place(QRectF(left, inner.bottom() - _TRAY, width, _TRAY), self.scale)
        wide = min(200.0, (inner.width() - 28) / 3)
        high = min(_KEY_HIGH, (inner.height() - 120 - 42) / 4)
        left = inner.center().x() - (3 * wide + 28) / 2
        for place, digit in enumerate(self.digits):
            line, column = divmod(place, 3)
            at = QRectF(
                left + column * (wide + 14), inner.top() + 120 + line * (high + 14), wide, high
            )
            digit.place(at, self.scale)

    def _type(self, word: str) -> None:
        paid = self._model.paid if self._model else 0
        paid = paid // 10 if word == ERASE else paid * 10 ** len(word) + int(word)
        self.asked.emit(Pick(paid))

    def _draw_money(self, painter: Painter, box: QRectF, model: DrillModel) -> None:
        colour = painter.theme.colour
        head = QRectF(box.left(), box.top(), box.width(), 84)
        painter.text(
            head.adjusted(0, 0, -head.width() * 0.5, -40),
            Msg("Your payout"),
            "list_title",
            colour.text_1,
        )
        hint = (
            Msg("Touch a stack to take one chip back")
            if model.by is AnswerBy.CHIPS
            else Msg("Dollars and cents")
        )
        if model.verdict is None:
            room = head.adjusted(0, 44, -head.width() * 0.5, -10)
            painter.text(room, hint, "game_caption", colour.text_2)
        painter.text(
            head.adjusted(head.width() * 0.5, 0, 0, 0),
            dollars(model.paid),
            "meter_digit",
            colour.text_1,
            Align.RIGHT,
            least=28,
        )
        if model.verdict is not None:
            self._draw_paid(painter, box, model, model.verdict)
        elif model.lines:
            room = box.adjusted(0, 110, -box.width() * 0.3, 0)
            self._draw_lines(painter, room, model)
        elif model.by is AnswerBy.CHIPS:
            tray = QRectF(box.left(), box.bottom() - _TRAY - 56, box.width(), 44)
            painter.rule(box.left(), tray.top() - 10, box.right(), colour.line)
            painter.text(tray, Msg("Tray"), "list_title", colour.text_1)
            painter.text(
                tray, Msg("Every touch adds one chip"), "game_caption", colour.text_2, Align.RIGHT
            )

    def _draw_paid(
        self, painter: Painter, box: QRectF, model: DrillModel, verdict: Verdict
    ) -> None:
        """Paint what was right: the amount, its parts, and the chips where others were laid."""
        half = box.adjusted(0, 110, -box.width() * 0.48 if model.lines else 0, 0)
        if model.score.dots:
            half.setBottom(box.bottom() - 160)
            foot = QRectF(box.left(), box.bottom() - 150, box.width(), 150)
            self._draw_score(painter, foot, model.score)
        right = Msg("Right: {amount}", amount=dollars(model.right))
        line = QRectF(half.left(), half.top(), half.width(), 44)
        painter.text(line, right, "pay_when", painter.theme.colour.ok)
        y = self._draw_verdict(painter, half.adjusted(0, 60, 0, 0), verdict)
        self._draw_lines(painter, box.adjusted(box.width() * 0.56, 110, 0, -200), model)
        if model.by is AnswerBy.CHIPS and not verdict.is_right:
            self._draw_chips(painter, half.adjusted(0, y - half.top(), 0, 0), model.right)

    def _draw_chips(self, painter: Painter, box: QRectF, cents: int) -> None:
        stacks = fewest(cents)
        if not stacks or box.height() < _RIGHT_CHIPS:
            return
        wide = min(_RIGHT_WIDE, box.width() / len(stacks))
        tallest = min(max(count for _, count in stacks), DRAWN)
        high = min(box.height(), _RIGHT_CHIPS + THICKNESS * tallest)
        for place, (value, count) in enumerate(stacks):
            at = QRectF(box.left() + place * wide, box.top(), wide, high)
            draw_stack(painter, at, value, count)

    def _draw_side(self, painter: Painter, box: QRectF, model: DrillModel) -> None:
        high = self._score_height(painter, box, model)
        foot = QRectF(box.left(), box.bottom() - high, box.width(), high)
        room = box.adjusted(0, 0, 0, -high - 10)
        if model.verdict is not None:
            self._draw_verdict(painter, room, model.verdict)
        elif model.lines:
            self._draw_lines(painter, room, model)
        elif model.rule:
            self._draw_rule(painter, room, model.rule)
        self._draw_score(painter, foot, model.score)

    def _draw_verdict(self, painter: Painter, box: QRectF, verdict: Verdict) -> float:
        """Paint what was right and why; give where it ends."""
        colour = painter.theme.colour
        ink = colour.ok if verdict.is_right else colour.fault
        icon = "check" if verdict.is_right else "triangle"
        painter.icon(icon, box.left(), box.top() + 2, 42, ink, 3.0 if verdict.is_right else 2.2)
        title = QRectF(box.left() + 58, box.top(), box.width() - 58, 2 * PITCH)
        write(painter, title, verdict.title, ("envy_title", "fold_live"), colour.text_1)
        y = title.bottom() + 10
        if verdict.why:
            why = QRectF(box.left(), y, box.width(), 5 * 31)
            y += painter.paragraph(why, verdict.why, "panel_hint", colour.text_1, 31) + 14
        for name, amount in verdict.parts:
            line = QRectF(box.left(), y, min(box.width(), _PART_WIDE), _PART)
            painter.icon("check", line.left(), line.center().y() - 14, 28, colour.ok, 3.0)
            painter.text(line.adjusted(44, 0, 0, 0), name, "check_found", colour.text_1)
            painter.text(line, amount, "check_found", colour.ok, Align.RIGHT)
            y += _PART
        if verdict.rule:
            self._draw_rule(painter, box.adjusted(0, y - box.top(), 0, 0), verdict.rule)
        return y

    def _draw_rule(self, painter: Painter, box: QRectF, words: str) -> None:
        colour = painter.theme.colour
        role, pitch = _RULE
        if _rule_height(painter, words, box.width(), _RULE) > box.height():
            role, pitch = _SMALL_RULE
        high = _rule_height(painter, words, box.width(), (role, pitch))
        painter.panel(QRectF(box.left(), box.top(), box.width(), high), colour.well, radius=12)
        caption = QRectF(box.left() + 18, box.top() + 10, box.width() - 36, 28)
        painter.text(caption, Msg("THE RULE"), "caption", colour.text_2)
        room = QRectF(caption.left(), box.top() + 38, caption.width(), high - 38)
        painter.paragraph(room, words, role, colour.text_1, pitch)

    def _score_height(self, painter: Painter, box: QRectF, model: DrillModel) -> float:
        """Give the score its room; a verdict with a long rule takes that of the speed mode."""
        if model.verdict is None:
            return _SCORE
        why = painter.broken(model.verdict.why, "panel_hint", box.width(), is_running=True)
        used = 2 * PITCH + 10 + 31 * min(5, len(why)) + 14
        if model.verdict.rule:
            used += _rule_height(painter, model.verdict.rule, box.width(), _RULE)
        least = 64.0 + 40 * len(model.score.facts)
        return min(_SCORE, max(least, box.height() - 10 - used))

    def _draw_lines(self, painter: Painter, box: QRectF, model: DrillModel) -> None:
        """Paint what a wager pays, line by line; in two columns where one cannot hold them."""
        count = len(model.lines)
        columns = 1 if count * PITCH <= box.height() else 2
        each = -(-count // columns)
        wide = (box.width() - GAP * (columns - 1)) / columns
        high = min(40.0, box.height() / max(1, each))
        for place, line in enumerate(model.lines):
            column, row = divmod(place, each)
            left = box.left() + column * (wide + GAP)
            self._draw_line(painter, QRectF(left, box.top() + row * high, wide, high), line)

    def _draw_line(self, painter: Painter, box: QRectF, line: tuple[str, str]) -> None:
        colour, (name, pays) = painter.theme.colour, line
        beside = box.width() - painter.width_of(name, "game_caption") - 10
        room = max(beside, box.width() * 0.7)  # a short name leaves more to its pay
        width = min(painter.width_of(pays, "fold_live"), room)
        painter.text(box.adjusted(0, 0, -width - 10, 0), name, "game_caption", colour.text_2)
        value = QRectF(box.right() - width, box.top(), width + 1, box.height())
        painter.text(value, pays, "fold_live", colour.text_1)

    def _draw_score(self, painter: Painter, box: QRectF, score: ScoreModel) -> None:
        colour = painter.theme.colour
        painter.rule(box.left(), box.top(), box.right(), colour.line)
        size, gap = 32.0, 7.0
        each = min(size + gap, box.width() / max(1, len(score.dots)))
        for place, said in enumerate(score.dots):
            dot = QRectF(box.left() + place * each, box.top() + 16, each - gap, each - gap)
            radius = dot.width() / 2
            if said is None:
                painter.panel(dot, None, colour.line_strong, 3, radius)
                continue
            inner = dot.adjusted(6, 6, -6, -6)
            if not score.is_judged:
                painter.panel(dot, colour.text_2, radius=radius)
            elif said:
                painter.panel(dot, colour.ok, radius=radius)
                painter.icon("check", inner.left(), inner.top(), inner.width(), colour.ok_ink, 4)
            else:
                painter.panel(dot, None, colour.fault, 3, radius)
                painter.icon("cross", inner.left(), inner.top(), inner.width(), colour.fault, 4)
        y = box.top() + 62
        for caption, value in score.facts:
            line = QRectF(box.left(), y, box.width(), 38)
            painter.text(line, caption, "check_detail", colour.text_2)
            painter.text(line, value, "check_found", colour.text_1, Align.RIGHT)
            y += 40
        if score.speed and y + 84 <= box.bottom() + 2:
            tile = QRectF(box.left(), y + 10, box.width(), 84)
            self._draw_speed(painter, tile, score)

    def _draw_speed(self, painter: Painter, tile: QRectF, score: ScoreModel) -> None:
        colour = painter.theme.colour
        painter.panel(tile, None, colour.line_strong, 2, dashed=not score.is_speed_open)
        icon = "clock" if score.is_speed_open else "padlock"
        painter.icon(icon, tile.left() + 22, tile.center().y() - 17, 34, colour.text_2)
        words = tile.adjusted(74, 10, -14, -10)
        ink = colour.text_1 if score.is_speed_open else colour.text_3
        line = QRectF(words.left(), words.top(), words.width(), 30)
        painter.text(line, Msg("SPEED MODE"), "check_found", ink)
        painter.text(line.translated(0, 32), score.speed, "game_caption", colour.text_2)

    def _draw_acts(self, painter: Painter, box: QRectF, model: DrillModel) -> None:
        colour = painter.theme.colour
        caption = QRectF(box.left(), box.top(), box.width(), 32)
        painter.text(caption, Msg("WHAT THE DEALER DOES"), "caption", colour.text_2)
        high = min(76.0, (box.height() - 44) / max(1, len(model.acts)))
        for place, act in enumerate(model.acts):
            if not act.label:
                break
            line = QRectF(box.left(), box.top() + 44 + place * high, box.width(), high - 8)
            is_bad, is_now = act.mark is Mark.WRONG, act.mark is Mark.PICKED
            fill = colour.fault_well if is_bad else colour.raised if is_now else colour.well
            edge = colour.fault if is_bad else colour.selected if is_now else colour.line
            painter.panel(line, fill, edge, 3 if is_bad or is_now else 2, 12)
            ink = colour.fault_text if is_bad else colour.text_1
            number = QRectF(line.left() + 16, line.top(), 40, line.height())
            painter.text(number, str(place + 1), "check_found", colour.text_2)
            room = line.adjusted(60, 0, -16, 0)
            write(painter, room, act.label, ("check_found", "game_caption"), ink)


def _rule_height(painter: Painter, words: str, width: float, written: tuple[str, float]) -> float:
    role, pitch = written
    return 50 + pitch * len(painter.broken(words, role, width - 36, is_running=True))
