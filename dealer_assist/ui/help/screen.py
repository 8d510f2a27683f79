"""Help on the screen: chapters at the left, the open one beside them, the ways on at the foot."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.help.model import ContentsModel, HelpModel, HelpTouch, SheetTurned
from dealer_assist.ui.help.picture_files import PictureFiles
from dealer_assist.ui.help.sheets import draw_sheet, sheets
from dealer_assist.ui.toolkit.boxes import Drawn, Slot
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Fitted,
    Node,
    Panel,
    Text,
    Wrap,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.screen import Screen
from dealer_assist.ui.toolkit.values.frame import BARE, ScreenFrame
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

_SIDE, _TOP, _GAP = 20.0, 12.0, 12.0
_HEAD, _FOOT, _RAIL, _TURN = 56.0, 88.0, 400.0, 260.0
_CHAPTER, _LINK, _CLOSE = 74.0, 74.0, 300.0
_PAGE_WIDTH, _PAGE_HEIGHT, _GROUP = 440.0, 74.0, 40.0
_ABREAST = 4


class HelpPageScreen(Screen[HelpModel, HelpTouch]):
    """Shows a chapter, sheet by sheet: how many there are depends on the room."""

    frame_style = BARE

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.pictures = PictureFiles()
        self.chapters = self.choice_pool(PickButton)
        self.links = self.button_pool(icon_size=26.0)
        self.ways = self.button_pool()
        self.turns = self.button_pool()

    def frame(self, model: HelpModel) -> ScreenFrame[HelpTouch]:
        """Have no frame: that of the screen below is seen."""
        return ScreenFrame()

    def body(self, model: HelpModel) -> Node:
        """Stand the chapters and the pages they lead to beside the sheet."""
        rail = column(
            *(Slot(button).of(_CHAPTER) for button in self.chapters.show(model.chapters)),
            space(),
            *(Slot(button).of(_LINK) for button in self.links.show(model.links)),
            gap=_GAP,
        )
        return inset(
            column(
                _head(model.title, model.note),
                Fitted(lambda box: self._read(model, rail, box)),
                gap=_GAP,
            ),
            (_SIDE, _TOP),
        )

    def _read(self, model: HelpModel, rail: Node, box: QRectF) -> Node:
        room = QRectF(0, 0, box.width() - _RAIL - _GAP - 48, box.height() - _FOOT - _GAP - 40)
        found = sheets(self.context, self.pictures, model.blocks, room)
        at = min(model.sheet, len(found) - 1)
        shown = found[at]
        turns = self.turns.show(_turns(at, len(found)))
        ways = self.ways.show(model.foot)
        foot = row(
            *(Slot(way).of(_CLOSE) for way in ways),
            space(),
            *(Slot(turn).of(_TURN) for turn in turns),
            gap=_GAP,
        )
        sheet = Panel(
            Drawn(lambda painter, where: draw_sheet(painter, where, self.pictures, shown)),
            pad=(24, 20),
        )
        return column(row(rail.of(_RAIL), sheet, gap=_GAP), foot.of(_FOOT), gap=_GAP)


class ContentsScreen(Screen[ContentsModel, HelpTouch]):
    """Shows a button for every page."""

    frame_style = BARE

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.pages = self.button_pool()
        self.ways = self.button_pool()

    def frame(self, model: ContentsModel) -> ScreenFrame[HelpTouch]:
        """Have no frame: that of the screen below is seen."""
        return ScreenFrame()

    def body(self, model: ContentsModel) -> Node:
        """Stand the people's pages in one column at the left, and all others beside them."""
        made = iter(self.pages.show([button for _, group in model.groups for button in group]))
        groups: list[Node] = []
        for title, buttons in model.groups:
            pages = [Slot(next(made)) for _ in buttons]
            width = _ABREAST - 1 if groups else 1
            groups.append(
                column(
                    Text(title, "bold_24", "text_2").of(_GROUP),
                    Wrap(tuple(pages), _PAGE_WIDTH, _PAGE_HEIGHT, _GAP),
                    gap=_GAP,
                ).sharing(width)
            )
        foot = row(*(Slot(button).of(_CLOSE) for button in self.ways.show(model.foot)), gap=_GAP)
        return inset(
            column(
                _head(model.title, model.note),
                row(*groups, gap=_GAP),
                foot.of(_FOOT),
                gap=_GAP,
            ),
            (_SIDE, _TOP),
        )


def _head(title: str, note: str) -> Node:
    return row(Text(title, "heavy_38").hug(), Text(note, "medium_22", "text_2", RIGHT), gap=24).of(
        _HEAD
    )


def _turns(at: int, count: int) -> tuple[Button[HelpTouch], ...]:
    """Offer the sheets before and after; a chapter of one sheet has none."""
    if count == 1:
        return ()
    place = Msg("{sheet} of {sheets}", sheet=at + 1, sheets=count)
    return (
        _turn(at - 1, Msg("PREVIOUS"), "arrow-left", is_open=at > 0),
        _turn(at + 1, Msg("NEXT"), "arrow-right", is_open=at + 1 < count, detail=place),
    )


def _turn(
    sheet: int, label: str, icon: str, *, is_open: bool, detail: str = ""
) -> Button[HelpTouch]:
    if is_open:
        return Button(SheetTurned(sheet), label, icon, detail)
    shut = Msg("The first sheet") if sheet < 0 else Msg("The last sheet")
    return Button(SheetTurned(sheet), label, icon, shut, ActionState.NOT_YET, shut)
