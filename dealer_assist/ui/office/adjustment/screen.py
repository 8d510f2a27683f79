"""ADJUST on the screen: what can be chosen at the left, the draft and the record at the right."""

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.office.adjustment.model import (
    AdjustModel,
    AdjustTouch,
    AmountTyped,
    DraftModel,
)
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.office.win_list.win_lines import WinLines
from dealer_assist.ui.toolkit.boxes import (
    Drawn,
    Icon,
    Node,
    Panel,
    Paragraph,
    Slot,
    Text,
    abreast,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.lists.measures import SENTENCES
from dealer_assist.ui.toolkit.pads.keypads import AmountPad
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter

_GAP, _SIDE, _RIGHT, _PICK, _METER = 16.0, 24.0, 640.0, 88.0, 320.0
_DRAFT, _TITLE, _WELL, _BUTTON, _APPLY, _LINE = 536.0, 46.0, 72.0, 88.0, 112.0, 28.0


class AdjustScreen(PaneScreen[AdjustModel, AdjustTouch]):
    """Applying takes a hold."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.ways, self.meters = self.choice_pool(PickButton), self.choice_pool(PickButton)
        self.wins = WinLines(self.context, self)
        self.wins.touched.connect(self.touched)
        self.pad = AmountPad(self.context, self)
        self.pad.changed.connect(lambda cents: self.touched.emit(AmountTyped(cents)))
        self.asks, self.applies = self.button_pool(icon_size=28.0), self.button_pool("bold_30", 40)
        self.done = self.grid_view(SENTENCES)

    def body(self, model: AdjustModel) -> Node:
        """Stand the choice beside draft and record."""
        ways = row(*map(Slot, self.ways.show(model.ways)), gap=_GAP)
        left = column(ways.of(_PICK), *self._choice(model), gap=_SIDE)
        self.done.show_state(model.done)
        title = row(space(20), Text(Msg("Adjustments on record"), "bold_28"))
        record = column(title.of(44), Slot(self.done), gap=4)
        right = column(self._draft(model.draft).of(_DRAFT), Panel(record, pad=(4, 12)), gap=_GAP)
        return row(Panel(left, pad=(_SIDE, _SIDE, _SIDE, _GAP)), right.of(_RIGHT), gap=_GAP)

    def _choice(self, model: AdjustModel) -> list[Node]:
        meters = [Slot(one) for one in self.meters.show(model.meters)]
        self.wins.setVisible(model.wins is not None)
        self.pad.setVisible(model.has_amount)
        self.pad.show_state(model.cents)
        if model.wins is not None:
            self.wins.show_state(model.wins)
            return [Slot(self.wins)]
        return [abreast(meters, _METER, _GAP).of(_PICK), Slot(self.pad)]

    def _draft(self, draft: DraftModel) -> Node:
        reason, note = self.asks.show((draft.reason, draft.note))
        (apply,) = self.applies.show((draft.apply,))
        title = Drawn(lambda painter, box: _draw_title(painter, box, draft.title))
        form = column(
            Text(Msg("Manual adjustment"), "bold_28").of(_TITLE),
            space(4),
            Panel(title, fill="well", edge="line_strong", pad=(16, 4)).of(_WELL),
            space(8),
            _moved(draft),
            column(
                Slot(reason).of(_BUTTON), Slot(note).of(_BUTTON), Slot(apply).of(_APPLY), gap=12
            ).of(2 * _BUTTON + _APPLY + 24),
        )
        return Panel(form, pad=(_SIDE, 12, _SIDE, 20))


def _moved(draft: DraftModel) -> Node:
    """Show the meter before and after, or say what is wrong."""
    if draft.words:
        ink = "fault" if draft.is_refused else "text_2"
        return Paragraph(draft.words, "medium_22", ink, _LINE)
    if not draft.after:
        return space()
    moved = row(
        Text(draft.before, "bold_30", "text_2", least=SMALLEST_AMOUNT).hug(),
        Icon("arrow-right", 34),
        Text(draft.after, "heavy_34", least=SMALLEST_AMOUNT),
        gap=_GAP,
    )
    return column(moved.of(44), space())


def _draw_title(painter: Painter, box: QRectF, title: str) -> None:
    """Write what is adjusted in one line, or in two smaller ones."""
    ink = painter.theme.colour.text_1
    if painter.width_of(title, "medium_24") <= box.width():
        painter.text(box, title, "medium_24", ink)
    else:
        painter.paragraph(box, title, "medium_22", ink, box.height() / 2)
