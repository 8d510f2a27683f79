"""STAFF CARDS: the check of the kiosk, the first two cards, and the test slip."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.check.model import CheckModel, FirstCardSlot
from dealer_assist.ui.kiosk_setup.model import ThingState
from dealer_assist.ui.kiosk_setup.parts import found_rows, headed, standing
from dealer_assist.ui.kiosk_setup.touches import StepTouch
from dealer_assist.ui.supervisor.slip import Slip
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    Fitted,
    Icon,
    Node,
    Panel,
    Slot,
    Text,
    column,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.frame_parts import STEPS
from dealer_assist.ui.toolkit.screen import FramedScreen

_SHARES = (0.385, 0.3, 0.315)
_GAP, _SLOT, _SLIP_WIDE, _BUTTONS, _QUESTION = 20.0, 140.0, 410.0, 84.0, 76.0
_DOT, _ROLE, _HELP, _CHANGE, _STAR = 46.0, 52.0, 110.0, 136.0, 24.0
_NOTE, _NEXT, _NEXT_LINE = 64.0, 62.0, 52.0
_EDGES = {ThingState.DONE: "ok", ThingState.NOW: "selected"}

_BOTH = Msg("These two may enrol all others. Neither can do it alone.")


class CheckScreen(FramedScreen[CheckModel, StepTouch]):
    """Three panels side by side."""

    frame_style = STEPS

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.slip = Children(lambda: Slip(self.context, self))
        self.changes, self.slip_actions = self.row_button_pool(), self.row_button_pool()

    def body(self, model: CheckModel) -> Node:
        """Stand what was found, the cards and the slip side by side."""
        panels = (_found(model), self._cards(model), self._slip_side(model))
        sharing = (one.sharing(share) for one, share in zip(panels, _SHARES, strict=True))
        return row(*sharing, gap=_GAP)

    def _cards(self, model: CheckModel) -> Node:
        changes = iter(
            self.changes.show([one.action for one in model.cards if one.action is not None])
        )
        slots = [_slot(card, changes) for card in model.cards]
        slots += [Node() for _ in range(2 - len(slots))]
        rows = column(
            *(one.of(_SLOT) for one in slots),
            Text(_BOTH, "medium_22", "text_2", breaks=True).of(_NOTE),
            gap=12,
        )
        below = Fitted(lambda box: _next(model, box))
        high = 2 * (_SLOT + 12) + _NOTE
        inner = column(rows.of(high), below, gap=20)
        return headed(Msg("First two staff cards"), inner, model.cards_count)

    def _slip_side(self, model: CheckModel) -> Node:
        is_shown = model.slip is not None and not model.help_lines
        papers = self.slip.show((model.slip,) if is_shown else ())
        buttons = [Slot(one) for one in self.slip_actions.show(model.slip_actions)]
        inner = column(
            _paper(papers[0], model.slip_note) if papers else _no_paper(model),
            row(*buttons, gap=12).of(_BUTTONS) if buttons else None,
            space(0),
            gap=8,
        )
        ink = "ok" if model.is_slip_printed else "text_2"
        return headed(Msg("Test slip"), inner, model.slip_state, ink)


def _found(model: CheckModel) -> Node:
    is_well = all(one.state is ThingState.DONE for one in model.rows)
    words = Msg("Touch a finished step above to repeat it. Answers are kept.")
    note = row(
        Icon("info", 30, "text_2"),
        Text(words, "medium_22", "text_2", breaks=True),
        gap=14,
    )
    inner = column(found_rows(model.rows), space(4), rule(), space(4), note.of(_NOTE))
    return headed(Msg("Check of this kiosk"), inner, model.count, "ok" if is_well else "text_2")


def _next(model: CheckModel, box: QRectF) -> Node:
    """Say what happens next, where there is room for it."""
    if box.height() < _NEXT:
        return Node()
    lines = [
        row(
            Icon(icon, 26, "text_1", 2.3),
            Text(words, "medium_22", breaks=True),
            gap=14,
        )
        for icon, words in (
            ("padlock", Msg("Set-up is locked")),
            ("undo", Msg("The machine restarts")),
            ("card", Msg("Table {number} asks for a dealer card", number=model.number)),
        )
    ]
    title = Text(Msg("What happens next"), "bold_28").of(50)
    return column(rule(), space(6), title, stacked(lines, _NEXT_LINE))


def _paper(slip: Slip, note: str) -> Node:
    """Show the slip as long as it is, and the question right below it."""

    def make(box: QRectF) -> Node:
        high = min(box.height() - _QUESTION - 4, slip.natural_height())
        paper = row(space(), Slot(slip).of(_SLIP_WIDE), space())
        question = Text(note, "bold_24", align=CENTRE, breaks=True)
        return column(space(4), paper.of(high), space(6), question)

    return Fitted(make)


def _no_paper(model: CheckModel) -> Node:
    """Say what may be wrong with a paper, one line each, or when there will be one."""
    if model.help_lines:
        lines = [
            column(
                rule(),
                row(
                    Icon("info", 30, "text_2"),
                    Text(words, "bold_24", breaks=True),
                    gap=14,
                ),
            )
            for words in model.help_lines
        ]
        return stacked(lines, _HELP)
    words = Text(model.slip_note, "medium_22", "text_2", CENTRE, breaks=True)
    return column(
        space(4),
        Panel(words, fill=None, edge="line_strong", dashed=True, pad=(24, 0)),
    )


def _slot(card: FirstCardSlot, changes: Iterator[RowButton]) -> Node:
    edge = _EDGES.get(card.state, "line_strong")
    mark = standing(ThingState.DONE, _DOT)
    if card.state is not ThingState.DONE:
        number = Text(str(card.number), "bold_28", align=CENTRE)
        mark = Panel(number, fill=None, edge=edge, line=3, radius=_DOT / 2).of(_DOT).across(_DOT)
    stars = [Icon("star", 21, "text_2").of(_STAR) for _ in range(card.stars)]
    words = column(
        space(8),
        Text(card.name, "bold_28").of(38),
        row(*stars, space(6), Text(card.role, "medium_22", "text_2", breaks=True)).of(_ROLE),
        Text(card.detail, "medium_20", "text_3").of(32),
    )
    change = None
    if card.action is not None:
        change = Slot(next(changes)).of(_CHANGE).across(76)
    inner = row(mark, row(words, change, gap=8), gap=14)
    is_open = card.state is ThingState.OPEN
    line = 5.0 if card.state is ThingState.NOW else 2.0
    return Panel(inner, fill=None, edge=edge, line=line, dashed=is_open, pad=(14, 0, 12, 0))
