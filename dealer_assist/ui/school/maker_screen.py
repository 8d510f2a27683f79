"""LESSON MAKER: a recorded run, its goals in words, its faults on a line, and the check of it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.maker import Checked, FaultOffer, MakerModel
from dealer_assist.ui.school.drawing import write
from dealer_assist.ui.school.frame import GAP
from dealer_assist.ui.school.maker_faults import FaultLine
from dealer_assist.ui.school.maker_rows import FaultButton, GoalLine, RunLine, draw_checked
from dealer_assist.ui.school.trainer_frame import LESSONS, TrainerScreen
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import TurnButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_INSET, _HEAD, _ROW, _ROW_GAP = 20.0, 92.0, 72.0, 12.0
_RUN_SHARE, _GOALS_SHARE = 0.345, 0.545
_OFFER, _TURN, _ACTION = 74.0, 72.0, 92.0
_STATE_WIDTH, _BAR, _BOTTOM = 550.0, 112.0, 22.0
ROW, GOAL, TAG, ADD = "row ", "goal ", "tag ", "add "
"""How the key of what was touched begins."""


class MakerScreen(TrainerScreen):
    """Emits `Pick` with a row, a goal, a tag or a fault; `moved` where a tag was drawn to."""

    moved = Signal(str, float)
    subject = LESSONS

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: MakerModel | None = None
        self._first, self._first_goal = 0, 0
        self.rows: list[RunLine] = []
        self.goals: list[GoalLine] = []
        self.offers: list[FaultButton] = []
        self.line = FaultLine(context, self)
        self.line.chosen.connect(lambda key: self.asked.emit(Pick(TAG + key)))
        self.line.moved.connect(self.moved)
        self.record = ActionButton(context, self)
        self.edit = ActionButton(context, self)
        for button in (self.record, self.edit):
            button.pressed.connect(self.asked)
        self.back = TurnButton(context, Msg("Steps before"), "arrow-left", self)
        self.on = TurnButton(context, Msg("Steps after"), "arrow-right", self)
        self.goals_back = TurnButton(context, Msg("Goals before"), "arrow-left", self)
        self.goals_on = TurnButton(context, Msg("Goals after"), "arrow-right", self)
        self.back.pressed.connect(lambda: self._turn(-1))
        self.on.pressed.connect(lambda: self._turn(1))
        self.goals_back.pressed.connect(lambda: self._turn_goals(-1))
        self.goals_on.pressed.connect(lambda: self._turn_goals(1))

    def show_state(self, model: MakerModel) -> None:
        """Show a draft, or that there is none."""
        self._model = model
        self.line.show_state(model.line)
        for button, action in zip((self.record, self.edit), model.actions, strict=True):
            button.show_state(action)
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the run at the left, goals above faults at the right."""
        super().arrange()
        model = self._model
        if model is None:
            return
        run, goals, faults = self._panels()
        inner = run.adjusted(_INSET, _HEAD, -_INSET, -_ACTION - 26)
        width = (inner.width() - GAP) / 2
        for place, button in enumerate((self.record, self.edit)):
            left = inner.left() + place * (width + GAP)
            box = QRectF(left, run.bottom() - _ACTION - 14, width, _ACTION)
            button.place(box, self.scale)
        fits = max(1, int((inner.height() + _ROW_GAP) // (_ROW + _ROW_GAP)))
        self._first = max(0, min(self._first, len(model.rows) - fits))
        seen = model.rows[self._first : self._first + fits]
        self._fill_rows(len(seen))
        for place, line in enumerate(self.rows):
            line.setVisible(place < len(seen))
            if place < len(seen):
                top = inner.top() + place * (_ROW + _ROW_GAP)
                line.place(QRectF(inner.left(), top, inner.width(), _ROW), self.scale)
                line.show_state(seen[place])
        self._place_turns((self.back, self.on), run, self._first, fits, len(model.rows))
        self._arrange_goals(goals.adjusted(_INSET, _HEAD, -_INSET, -8), goals, model)
        inner = faults.adjusted(_INSET, 66, -_INSET, -14)
        self._fill_offers(model.offers)
        width = (inner.width() - GAP * (len(model.offers) - 1)) / max(1, len(model.offers))
        for place, offer in enumerate(self.offers):
            left = inner.left() + place * (width + GAP)
            offer.place(QRectF(left, inner.bottom() - _OFFER, width, _OFFER), self.scale)
        self.line.place(inner.adjusted(0, 0, 0, -_OFFER - 14), self.scale)
        self.line.setVisible(bool(model.rows))

    def draw(self, painter: Painter) -> None:
        """Paint the three panels with their titles, and what the check has found."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        titles = (Msg("Recorded run"), Msg("Goals"), Msg("Faults"))
        notes = (model.run_note, model.goals_note, Msg("Touch one to add it, drag it along"))
        turns = (self.on, self.goals_on, None)
        for box, title, note, turn in zip(self._panels(), titles, notes, turns, strict=True):
            painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
            head = QRectF(box.left() + _INSET, box.top() + 14, box.width() - 2 * _INSET, 56)
            if turn is not None and turn.isVisibleTo(self):  # the arrows stand beside both lines
                head.setWidth(head.width() - 2 * (_TURN + GAP))
                head.setHeight(36)
                painter.text(head, title, "list_title", colour.text_1)
                painter.text(head.translated(0, 34), note, "check_detail", colour.text_2)
                continue
            width = painter.text(head, title, "list_title", colour.text_1)
            rest = head.adjusted(width + 16, 0, 0, 0)
            painter.text(rest, note, "check_detail", colour.text_2, Align.RIGHT)
        if not model.rows:
            box = self._panels()[0].adjusted(40, 80, -40, -_ACTION - 30)
            lines = len(painter.broken(model.nothing, "pay_when", box.width()))
            room = QRectF(box.left(), box.center().y() - 20 * lines, box.width(), 40 * lines)
            painter.paragraph(room, model.nothing, "pay_when", colour.text_2, 40, Align.CENTRE)
        self._draw_check(painter, model)

    def _draw_check(self, painter: Painter, model: MakerModel) -> None:
        colour = painter.theme.colour
        body = self.body()
        box = QRectF(body.left(), self.design_height - _BOTTOM - _BAR, self._room_for_check(), _BAR)
        if self.context.is_left_handed:
            box.moveRight(body.right())
        painter.panel(box, colour.panel, radius=12)
        mark = QRectF(box.left() + 20, box.center().y() - 21, 42, 42)
        draw_checked(painter, mark, model.check_state)
        room = box.adjusted(78, 14, -14, -14)
        is_long = painter.width_of(model.check_line, "check_found") > room.width()
        if not model.check_detail or is_long:
            write(painter, room, model.check_line, ("check_found", "game_caption"), colour.text_1)
            return
        line = QRectF(room.left(), room.top() + 4, room.width(), 34)
        painter.text(line, model.check_line, "check_found", colour.text_1)
        rest = QRectF(room.left(), line.bottom(), room.width(), room.bottom() - line.bottom())
        ink = colour.fault_text if model.check_state is Checked.LOST else colour.text_2
        painter.paragraph(rest, model.check_detail, "game_caption", ink, 23)

    def _room_for_check(self) -> float:
        buttons = sum(one.width + GAP for one in self._bar)
        return min(_STATE_WIDTH, self.body().width() - buttons - GAP)

    def _panels(self) -> tuple[QRectF, QRectF, QRectF]:
        body = self.body()
        run = QRectF(body.left(), body.top(), body.width() * _RUN_SHARE, body.height())
        left = run.right() + GAP
        high = body.height() * _GOALS_SHARE - GAP / 2
        goals = QRectF(left, body.top(), body.right() - left, high)
        top = goals.bottom() + GAP
        return run, goals, QRectF(left, top, goals.width(), body.bottom() - top)

    def _arrange_goals(self, inner: QRectF, panel: QRectF, model: MakerModel) -> None:
        fits = max(1, int((inner.height() + _ROW_GAP) // (_ROW + _ROW_GAP)))
        self._first_goal = max(0, min(self._first_goal, len(model.goals) - fits))
        seen = model.goals[self._first_goal : self._first_goal + fits]
        while len(self.goals) < len(seen):
            line = GoalLine(self.context, self)
            line.chosen.connect(lambda key: self.asked.emit(Pick(GOAL + str(key))))
            self.goals.append(line)
        for place, line in enumerate(self.goals):
            line.setVisible(place < len(seen))
            if place < len(seen):
                top = inner.top() + place * (_ROW + _ROW_GAP)
                line.place(QRectF(inner.left(), top, inner.width(), _ROW), self.scale)
                line.show_state(seen[place])
        turns = (self.goals_back, self.goals_on)
        self._place_turns(turns, panel, self._first_goal, fits, len(model.goals))

    def _place_turns(
        self, turns: tuple[TurnButton, TurnButton], panel: QRectF, first: int, fits: int, of: int
    ) -> None:
        for place, turn in enumerate(turns):
            turn.setVisible(of > fits)
            left = panel.right() - _INSET - (2 - place) * (_TURN + GAP) + GAP
            turn.place(QRectF(left, panel.top() + 6, _TURN, _TURN), self.scale)
        turns[0].show_state("" if first else Msg("This is the first page"))
        turns[1].show_state("" if first + fits < of else Msg("This is the last page"))

    def _fill_rows(self, count: int) -> None:
        while len(self.rows) < count:
            line = RunLine(self.context, self)
            line.chosen.connect(lambda key: self.asked.emit(Pick(ROW + str(key))))
            self.rows.append(line)

    def _fill_offers(self, offers: tuple[FaultOffer, ...]) -> None:
        while len(self.offers) < len(offers):
            button = FaultButton(self.context, self)
            button.chosen.connect(lambda key: self.asked.emit(Pick(ADD + str(key))))
            button.show()
            self.offers.append(button)
        for button, one in zip(self.offers, offers, strict=True):
            button.show_state(one)

    def _turn(self, by: int) -> None:
        self._first = max(0, self._first + 6 * by)
        self.arrange()
        self.update()

    def _turn_goals(self, by: int) -> None:
        self._first_goal = max(0, self._first_goal + 3 * by)
        self.arrange()
        self.update()
