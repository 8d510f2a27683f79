"""A page of the handbook, chapter by chapter: its words are in the reader's language already."""

from dealer_assist.catalog.handbook import Block, Handbook, HandbookPage
from dealer_assist.message import Msg, Translated
from dealer_assist.ui.help.touches import (
    ChapterChosen,
    HelpBack,
    HelpClosed,
    HelpPageChosen,
    HelpTouch,
    SheetTurned,
    TasksTouched,
)
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Box,
    Node,
    Page,
    Panel,
    Pick,
    Press,
    Text,
    Wrap,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice

IN_ENGLISH = Msg("This page is not in your language yet: it is in English")
_GAP, _HIGH = 12.0, 74.0
_SIDE, _TOP, _HEAD, _FOOT = 20.0, 12.0, 56.0, 88.0
_RAIL, _TURN, _CLOSE = 400.0, 260.0, 300.0
_SHEET_SIDE, _SHEET_TOP = 24.0, 20.0
_PAGE_WIDTH, _GROUP, _ABREAST = 440.0, 40.0, 4


class ChapterSheets(Node):
    """The blocks of a chapter, as many on a sheet as its room holds; one of the sheets is open.

    The rail is beside the sheet, the ways are below it, with those to the sheets before and after.
    """

    blocks: tuple[Block, ...]
    sheet: int
    rail: Node
    ways: tuple[Node, ...]

    @property
    def inside(self) -> tuple[Node, ...]:
        """Return what does not depend on the room."""
        return (self.rail, *self.ways)

    def room(self, box: Box) -> tuple[float, float]:
        """Return how wide and how high the room for the blocks is."""
        wide = box.width() - _RAIL - _GAP - 2 * _SHEET_SIDE
        return wide, box.height() - _FOOT - _GAP - 2 * _SHEET_TOP

    def opened(self, sheet: Node, at: int, count: int) -> Node:
        """Return the sheet between the rail and the ways."""
        turns = (Press(turn).of(_TURN) for turn in _turns(at, count))
        panel = Panel(sheet, pad=(_SHEET_SIDE, _SHEET_TOP))
        foot = row(*self.ways, space(), *turns, gap=_GAP)
        return column(row(self.rail.of(_RAIL), panel, gap=_GAP), foot.of(_FOOT), gap=_GAP)


def reading_page(
    handbook: Handbook, page: HandbookPage, place: int, sheet: int, language: str, *, is_first: bool
) -> Page[HelpTouch]:
    """Show a chapter of a page; one that is in another language than the reader's says so."""
    open_now = page.chapters[place]
    chapters = (
        Pick(Choice(ChapterChosen(at), Translated(one.title), at == place)).of(_HIGH)
        for at, one in enumerate(page.chapters)
    )
    links = (
        Press(
            Button(HelpPageChosen(name), Translated(handbook.title(name, language)), "page"),
            icon=26.0,
        ).of(_HIGH)
        for name in open_now.leads_to
        if name != page.name
    )
    contents = Button[HelpTouch](TasksTouched(), Msg("HANDBOOK"), "book")
    sheets = ChapterSheets(
        open_now.blocks,
        sheet,
        column(*chapters, space(), *links, gap=_GAP),
        _ways_on(contents, is_first=is_first),
    )
    note = "" if page.language == language else IN_ENGLISH
    return _headed(Translated(page.title), note, sheets)


def contents_page(handbook: Handbook, language: str) -> Page[HelpTouch]:
    """Offer every page by its title: the people's in one column, the procedures beside it."""
    names = handbook.names
    people = [name for name in names if "/" not in name]
    procedures = [name for name in names if "/" in name]
    is_whole = all(handbook.page(name, language).language == language for name in names)
    groups = row(
        _group(handbook, Msg("For you"), people, language),
        _group(handbook, Msg("Procedures"), procedures, language).sharing(_ABREAST - 1),
        gap=_GAP,
    )
    note = "" if is_whole else Msg("What is not in your language yet is in English")
    return _headed(Msg("Handbook"), note, groups, row(*_ways_on(), gap=_GAP).of(_FOOT))


def _group(handbook: Handbook, title: str, names: list[str], language: str) -> Node:
    pages = (
        Press(Button(HelpPageChosen(name), Translated(handbook.title(name, language)), ""))
        for name in names
    )
    head = Text(title, "bold_24", "text_2").of(_GROUP)
    return column(head, Wrap(tuple(pages), _PAGE_WIDTH, _HIGH, _GAP), gap=_GAP)


def _headed(title: str, note: str, *below: Node) -> Page[HelpTouch]:
    words = row(Text(title, "heavy_38").hug(), Text(note, "medium_22", "text_2", RIGHT), gap=24)
    return Page(inset(column(words.of(_HEAD), *below, gap=_GAP), (_SIDE, _TOP)), name=title)


def _ways_on(*others: Button[HelpTouch], is_first: bool = False) -> tuple[Node, ...]:
    close = Button[HelpTouch](HelpClosed(), Msg("CLOSE HELP"), "cross")
    back = () if is_first else (Button[HelpTouch](HelpBack(), Msg("BACK"), "arrow-left"),)
    return tuple(Press(one).of(_CLOSE) for one in (close, *back, *others))


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
