"""The sign of a baccarat table: roads and counts, and what wins a side bet shown in cards."""

from typing import assert_never

from PySide6.QtCore import QRectF

from dealer_assist.table.facts.judging.roads import ROWS
from dealer_assist.ui.sign.ground import SignView, write_at_foot
from dealer_assist.ui.sign.roads_model import (
    Bead,
    CardsThatWin,
    MarginsThatWin,
    RoadSignModel,
    WhatWins,
)
from dealer_assist.ui.sign.roads_view import bead_ink, draw_beads, draw_disc, draw_sheets
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, column_of, foot_of, top_of
from dealer_assist.ui.toolkit.values.lettering import Align

_EDGE, _SIDE, _TOP = 24.0, 56.0, 44.0
_HEAD, _FOOT, _NOTICE, _GAP = 128.0, 48.0, 36.0, 36.0
_PLATE, _BETWEEN = 58.0, 54.0
_FIGURES, _COUNT_DISC = 64.0, 50.0
_CARD_WIDTH, _CARD_HEIGHT, _TOTAL = 92.0, 126.0, 104.0
_METERS = 2
"""More would not be read from the seats."""


class RoadSign(SignView[RoadSignModel]):
    """Fills a window with the sign; it rolls nothing and takes no touch."""

    def changed(self, model: RoadSignModel) -> None:
        """Say the counts to whoever cannot see them."""
        self.banner.show_state(model.banner)
        said = self.context.translator.text
        counts = ", ".join(f"{said(name)} {number}" for name, number in model.roads.figures)
        self.setAccessibleName(f"{model.roads.title}: {counts}")

    def draw(self, painter: Painter) -> None:
        """Paint the ground of a sign, then all that stands on it."""
        colour = painter.theme.colour
        painter.fill(painter.whole, colour.sign_edge)
        if not self.shows_something:
            return
        whole = self.below_banner(painter, self.model.banner)
        painter.panel(whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), None, colour.sign_line, 3, 28)
        room = whole.adjusted(_SIDE, _TOP, -_SIDE, -_EDGE - 12)
        self._draw_head(painter, top_of(room, _HEAD))
        room = self._draw_foot(painter, room)
        upper = top_of(room, _PLATE * ROWS, _HEAD + 10)
        self._draw_roads(painter, upper)
        painter.rule(room.left(), upper.bottom() + 16, room.right(), colour.sign_line)
        lower = room.adjusted(0, upper.bottom() + 34 - room.top(), 0, -8)
        if self.model.shows_derived:
            draw_sheets(painter, lower, self.model.roads.derived, _GAP)
        else:
            _draw_wins(painter, lower, self.model.wins)

    def _draw_head(self, painter: Painter, box: QRectF) -> None:
        colour, model = painter.theme.colour, self.model
        left = QRectF(box.left(), box.top() + 8, box.width() * 0.44, 62)
        painter.text(left, model.roads.title, "heavy_54", colour.sign_gold)
        row = below(left, 40)
        used = painter.text(row, model.roads.detail, "medium_30", colour.sign_text)
        if model.limits:
            row = row.adjusted(used + 28, 0, 0, 0)
            painter.text(row, model.limits, "medium_30", colour.sign_text)
        right = QRectF(left.right() + _GAP, box.top(), box.right() - left.right() - _GAP, 44)
        if model.roads.note:
            note = QRectF(right.left(), box.top(), right.width(), box.height() - 16)
            painter.text(note, model.roads.note, "heavy_38", colour.sign_gold, Align.RIGHT)
            return
        shown = model.meters[:_METERS]
        for place, (name, amount) in enumerate(shown):
            cell = column_of(right, place, len(shown)).adjusted(0, 0, -8, 0)
            painter.text(cell, name, "bold_28", colour.sign_gold, Align.RIGHT)
            painter.text(below(cell, 80), amount, "heavy_76", colour.sign_digit, Align.RIGHT)

    def _draw_foot(self, painter: Painter, room: QRectF) -> QRectF:
        """Paint what is always said, from below; give what is left above it."""
        colour, model = painter.theme.colour, self.model
        room = write_at_foot(painter, room, model.notice, "medium_26", colour.sign_text, _NOTICE)
        rule, foot = (column_of(foot_of(room, _FOOT), place, 2, _GAP) for place in range(2))
        painter.text(rule, model.rule, "medium_30", colour.sign_digit, Align.RIGHT)
        painter.text(foot, model.roads.foot, "medium_30", colour.sign_text)
        return room.adjusted(0, 0, 0, -_FOOT)

    def _draw_roads(self, painter: Painter, box: QRectF) -> None:
        roads = self.model.roads
        plate = QRectF(box.left(), box.top(), _PLATE * roads.plate.columns, box.height())
        draw_beads(painter, plate, roads.plate)
        big = box.adjusted(plate.width() + _BETWEEN, 0, 0, -_FIGURES)
        draw_beads(painter, big, roads.big)
        self._draw_figures(painter, below(big, _FIGURES))

    def _draw_figures(self, painter: Painter, box: QRectF) -> None:
        """Count the sides beside their beads, then all hands."""
        colour, roads = painter.theme.colour, self.model.roads
        # What was counted of a side bet stands in its own picture.
        shown: tuple[tuple[Bead | None, tuple[str, str]], ...] = (
            *zip(self.model.legend, roads.figures, strict=False),
            (None, roads.figures[-1]),
        )
        for place, (bead, (name, number)) in enumerate(shown):
            cell = column_of(box, place, len(shown)).adjusted(0, 0, -16, 0)
            if bead is not None:
                top = cell.center().y() - _COUNT_DISC / 2
                disc = QRectF(cell.left(), top, _COUNT_DISC, _COUNT_DISC)
                draw_disc(painter, disc, bead_ink(painter, bead), is_filled=True)
                painter.text(disc, bead.letter, "bold_24", colour.sign_digit, Align.CENTRE)
                cell = cell.adjusted(_COUNT_DISC + 12, 0, 0, 0)
            digits = painter.width_of(number, "heavy_42") + 12
            words = cell.adjusted(0, 0, -digits, 0)
            used = painter.text(words, name, "medium_30", colour.sign_text)
            rest = cell.adjusted(used + 12, 0, 0, 0)
            painter.text(rest, number, "heavy_42", colour.sign_digit)


def _draw_wins(painter: Painter, box: QRectF, wins: tuple[WhatWins, ...]) -> None:
    """Lay the pictures beside each other; one or two of them are no wider than three would be."""
    each = (box.width() - _GAP * 2) / 3
    left = box.center().x() - (each * len(wins) + _GAP * (len(wins) - 1)) / 2
    for place, one in enumerate(wins):
        panel = QRectF(left + place * (each + _GAP), box.top(), each, box.height())
        painter.panel(panel, painter.theme.colour.sign_cell, painter.theme.colour.sign_line, 2, 18)
        inner = panel.adjusted(28, 14, -28, -14)
        match one:
            case CardsThatWin():
                _draw_cards(painter, inner, one)
            case MarginsThatWin():
                _draw_margins(painter, inner, one)
            case _:
                assert_never(one)


def _draw_cards(painter: Painter, box: QRectF, win: CardsThatWin) -> None:
    colour = painter.theme.colour
    head = top_of(box, 56)
    odds = painter.width_of(win.odds, "heavy_42") + 2
    painter.text(head, win.odds, "heavy_42", colour.sign_digit, Align.RIGHT)
    painter.text(head.adjusted(0, 0, -odds - 12, 0), win.title, "heavy_42", colour.sign_gold)
    x, y = box.left(), head.bottom() + 6
    for card in win.cards:
        draw_card(painter, QRectF(x, y, _CARD_WIDTH, _CARD_HEIGHT), card)
        x += _CARD_WIDTH + 8
    equals = QRectF(x, y, 48, _CARD_HEIGHT)
    painter.text(equals, "=", "heavy_48", colour.sign_text, Align.CENTRE)
    disc = QRectF(equals.right() + 6, equals.center().y() - _TOTAL / 2, _TOTAL, _TOTAL)
    bead = Bead(0, 0, win.side, win.total)
    draw_disc(painter, disc, bead_ink(painter, bead), is_filled=True)
    painter.text(disc, win.total, "heavy_76", colour.sign_digit, Align.CENTRE)
    painter.text(foot_of(box, 40), win.count, "medium_26", colour.sign_text)
    words = box.adjusted(0, equals.bottom() + 8 - box.top(), 0, -40)
    painter.paragraph(words, win.sentence, "bold_30", colour.sign_digit, 38)


def _draw_margins(painter: Painter, box: QRectF, win: MarginsThatWin) -> None:
    colour = painter.theme.colour
    head = top_of(box, 56)
    painter.text(head, win.title, "heavy_42", colour.sign_gold)
    each = box.width() / max(1, len(win.margins))
    top, middle = head.bottom() + 6, head.bottom() + 54
    painter.rule(box.left(), middle, box.right(), colour.sign_line)
    for place, (margin, pays) in enumerate(zip(win.margins, win.pays, strict=True)):
        left = box.left() + place * each
        row = QRectF(left, top, each - 4, middle - top)
        painter.text(row, margin, "bold_30", colour.sign_text, Align.CENTRE)
        row = QRectF(left, middle + 4, each - 4, 68)
        painter.text(row, pays, "heavy_48", colour.sign_digit, Align.CENTRE)
    painter.text(foot_of(box, 40), win.natural, "medium_26", colour.sign_text)
    words = box.adjusted(0, middle + 84 - box.top(), 0, -40)
    painter.paragraph(words, win.sentence, "bold_30", colour.sign_digit, 38)
