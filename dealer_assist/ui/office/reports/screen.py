"""REPORTS on the screen: period and copies above, then the chapters, then one of them."""

from typing import assert_never

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.office.reports.hits_chart import HitsChart
from dealer_assist.ui.office.reports.model import (
    ChapterModel,
    HitsModel,
    PeriodTurned,
    ReportsModel,
    ReportsTouch,
    SummaryModel,
)
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    Drawn,
    Fitted,
    Node,
    Panel,
    Slot,
    Text,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.buttons import PickButton, TurnButton
from dealer_assist.ui.toolkit.lists.column_list import ColumnList
from dealer_assist.ui.toolkit.lists.measures import SENTENCES
from dealer_assist.ui.toolkit.painter import Painter

_GAP, _PART, _BELOW, _KIND, _ARROW, _COPY = 12.0, 20.0, 14.0, 128.0, 88.0, 156.0
_TOP, _CHAPTER, _AROUND = 88.0, 76.0, 2
_LAST_LATIN = "\N{LATIN SMALL LETTER Y WITH LOOP}"
_SIDE, _LINE, _CHAIN, _NOTE, _BAR, _BAR_WIDTH = 20.0, 40.0, 36.0, 32.0, 20.0, 900.0


class ReportsScreen(PaneScreen[ReportsModel, ReportsTouch]):
    """Shows a chapter as columns, a list or the chart of hits."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.kinds, self.chapters = self.choice_pool(PickButton), self.choice_pool(PickButton)
        self.earlier = TurnButton(self.context, Msg("EARLIER"), "arrow-left", self)
        self.later = TurnButton(self.context, Msg("LATER"), "arrow-right", self)
        self.earlier.pressed.connect(lambda: self.touched.emit(PeriodTurned(-1)))
        self.later.pressed.connect(lambda: self.touched.emit(PeriodTurned(1)))
        self.copies = self.button_pool(icon_size=24)
        self.columns = ColumnList(self.context, self)
        self.rows = self.grid_view(SENTENCES)
        self.hits = HitsChart(self.context, self)

    def body(self, model: ReportsModel) -> Node:
        """Stand period, chapters and the one that shows below each other."""
        self.earlier.show_state(model.earlier)
        self.later.show_state(model.later)
        kinds = [Slot(one).of(_KIND) for one in self.kinds.show(model.kinds)]
        copies = [Slot(one).of(_COPY) for one in self.copies.show(model.copies)]
        chapters = self.chapters.show(model.chapters)
        arrows = row(
            Slot(self.earlier).of(_ARROW), _period(model), Slot(self.later).of(_ARROW), gap=_GAP
        )
        top = row(row(*kinds, gap=_GAP).hug(), arrows, row(*copies, gap=_GAP).hug(), gap=_PART)
        ink = "claim" if model.is_told else "text_2"
        words = inset(Text(model.words, "medium_24", ink), (_SIDE, 0))
        page = Panel(column(words.of(_LINE), self._part(model), gap=8), pad=(4, _GAP))
        return column(
            top.of(_TOP), Fitted(lambda box: self._tabs(chapters)).of(_CHAPTER), page, gap=_BELOW
        )

    def _tabs(self, chapters: list[PickButton]) -> Node:
        """Give a long word more of the row than a short one: there are many."""
        said = self.context.translator.text
        tabs = [Slot(one).sharing(_length(said(one.model.label)) + _AROUND) for one in chapters]
        return row(*tabs, gap=_GAP)

    def tick(self, now_ms: int) -> None:
        """Let the chart come when it can."""
        super().tick(now_ms)
        self.hits.tick()

    def _part(self, model: ReportsModel) -> Node:
        shown = model.chapter
        self.columns.setVisible(isinstance(shown, SummaryModel))
        self.hits.setVisible(isinstance(shown, HitsModel))
        self.rows.setVisible(isinstance(shown, Grid))
        if shown is not None:
            return self._chapter(shown)
        if (share := model.bar) is None:
            return space()
        return Drawn(lambda painter, box: _draw_bar(painter, box, share))

    def _chapter(self, shown: ChapterModel) -> Node:
        match shown:
            case SummaryModel():
                self.columns.show_state(shown.columns)
                return _summary(Slot(self.columns), shown)
            case HitsModel():
                self.hits.show_state(shown)
                return Slot(self.hits)
            case Grid():
                self.rows.show_state(shown)
                return Slot(self.rows)
            case _:
                assert_never(shown)


def _period(model: ReportsModel) -> Node:
    """Name the period in the middle, in one line or two."""
    name, more = model.period
    return column(
        space(8 if more else 24),
        Text(name, "bold_28", align=CENTRE).of(40),
        Text(more, "medium_20", "text_2", CENTRE).of(40) if more else None,
    )


def _summary(columns: Node, model: SummaryModel) -> Node:
    """Stand the chain and the notes under the columns; each note may take two lines."""
    chain = row(
        Text(Msg("Chain at event {event}", event=model.event), "medium_24", "text_2").hug(),
        Text(model.hash, "medium_24"),
        gap=24,
    )
    notes = Drawn(lambda painter, box: _draw_notes(painter, box, model.notes))
    foot = column(chain.of(_CHAIN), notes)
    high = _CHAIN + 2 * _NOTE * len(model.notes)
    return inset(column(columns, foot.of(high), gap=_GAP), (_SIDE, 0))


def _draw_notes(painter: Painter, box: QRectF, notes: tuple[str, ...]) -> None:
    top, ink = box.top(), painter.theme.colour.fault
    for note in notes:
        room = QRectF(box.left(), top, box.width(), 2 * _NOTE)
        top += painter.paragraph(room, note, "medium_24", ink, _NOTE)


def _draw_bar(painter: Painter, room: QRectF, share: float) -> None:
    colour = painter.theme.colour
    box = QRectF(room.left() + _SIDE, room.top() + 16, _BAR_WIDTH, _BAR)
    painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin, _BAR / 2)
    done = QRectF(box.left(), box.top(), max(_BAR, box.width() * min(1.0, share)), _BAR)
    painter.panel(done, colour.text_1, radius=_BAR / 2)


def _length(label: str) -> float:
    """Count the letters of a word, a wide one for one and a half, a Chinese one for two."""
    wide = sum(letter in "mwMW" for letter in label) / 2
    return len(label) + wide + sum(letter > _LAST_LATIN for letter in label)
