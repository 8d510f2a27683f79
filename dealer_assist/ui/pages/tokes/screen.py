"""The page of tokes on the screen: answers at the left, what lies for the dealer at the right."""

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.pages.answers_screen import (
    GAP,
    AnswersScreen,
    SeatKey,
    answers_title,
    in_lines,
)
from dealer_assist.ui.pages.tokes.model import TokeRow, TokesModel, TokesTouch
from dealer_assist.ui.pages.tokes.presenter import MOST_ROWS
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
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
from dealer_assist.ui.toolkit.context import UiContext

_SEAT, _WAGER, _AMOUNT, _CHIP, _ROW, _RIGHT = 92.0, 92.0, 124.0, 92.0, 84.0, 800.0


class TokesScreen(AnswersScreen[TokesModel, TokesTouch]):
    """Shows answers, and the tokes that were given."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.seats = self.choice_pool(SeatKey)
        self.wagers = self.choice_pool(PickButton)
        self.ends = self.choice_pool(PickButton)
        self.chips = self.button_pool("bold_26")
        self.foot = self.button_pool("bold_30", 40.0)
        self.rows = self.row_button_pool()

    def body(self, model: TokesModel) -> Node:
        """Stand the answers at the left, the tokes of the round at the right."""
        leave, record = self.foot.show((model.leave, model.record))
        foot = row(
            Slot(leave).of(380),
            Text(model.standing, "bold_24", model.standing_ink, RIGHT, breaks=True),
            Slot(record).of(620),
            gap=24,
        )
        whole = row(self._answers(model), self._tokes(model).of(_RIGHT), gap=36)
        return self.page("chip", model, whole, foot)

    def _answers(self, model: TokesModel) -> Node:
        seats = [Slot(one) for one in self.seats.show(model.seats)]
        wagers = [Slot(one) for one in self.wagers.show(model.wagers)]
        ends = [Slot(one) for one in self.ends.show(model.ends)]
        return column(
            answers_title(model.seats_title),
            abreast(seats, _SEAT, GAP).of(_SEAT),
            answers_title(model.wagers_title),
            *(abreast(line, 250.0, GAP).of(_WAGER) for line in in_lines(wagers)),
            *(
                (answers_title(model.ends_title), abreast(ends, 250.0, GAP).of(_WAGER))
                if ends
                else ()
            ),
            *self._amount(model),
            space(),
            gap=GAP,
        )

    def _amount(self, model: TokesModel) -> tuple[Node, ...]:
        chips = [Slot(one) for one in self.chips.show(model.chips)]
        if not chips:
            return ()
        amount = row(Text(Msg("T"), "heavy_54").of(70), Text(model.amount, "heavy_54"), gap=20)
        return (
            answers_title(model.amount_title),
            Panel(amount, fill="well", pad=(24, 0)).of(_AMOUNT),
            row(*chips, gap=GAP).of(_CHIP),
        )

    def _tokes(self, model: TokesModel) -> Node:
        shown = model.rows[:MOST_ROWS]
        places = iter(self.rows.show([one.button for one in shown if one.button]))
        rows = [_toke(one, Slot(next(places)) if one.button else None) for one in shown]
        more = len(model.rows) - len(shown)
        return column(
            answers_title(model.rows_title),
            *rows,
            Text(Msg("and {n} more", n=more), "medium_22", "text_2").of(34) if more else None,
            Text(model.total, "bold_28").of(48),
            space(),
            gap=GAP,
        )


def _toke(one: TokeRow, button: Node | None) -> Node:
    words = column(
        Text(one.words, "bold_24", "text_2" if one.is_over else "text_1"),
        Text(one.detail, "medium_22", "text_2").of(32),
    )
    return Panel(row(words, button.of(200) if button else None, gap=10), pad=(16, 6)).of(_ROW)
