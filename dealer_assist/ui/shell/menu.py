"""The menu over the table: what is done beside the round, what to look up, and the kiosk itself.

Everything is in three groups. Nothing on it scrolls.
"""

from typing import Any

from dealer_assist.message import Msg, capitalized
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.shell.page_entries import (
    HELP,
    KIOSK,
    LOOK,
    PAGES,
    ROUND,
    PageEntry,
    PageKey,
)
from dealer_assist.ui.supervisor.adjusting import wins_sheet
from dealer_assist.ui.table.actions import (
    Ask,
    Go,
    PutAway,
)
from dealer_assist.ui.table.presenter.action_models import action_model
from dealer_assist.ui.table.presenter.sheets import close_sheet, irregularity_sheet
from dealer_assist.ui.toolkit.nodes import (
    Box,
    Fitted,
    Node,
    Page,
    Press,
    Text,
    column,
    inset,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

PAUSE, LEAVE_LESSON = "pause", "leave lesson"
"""What leads off the table, by whoever put the table on the screen."""
PADDING = 30.0
_SIDE, _GAP, _BETWEEN = 60.0, 12.0, 24.0
_TOP, _BOTTOM = 16.0, 20.0
_HEAD, _GROUP_HEAD, _GROUP_TITLE = 88.0, 52.0, 42.0
_BUTTON, _FOOT, _BACK_WIDTH = 104.0, 112.0, 424.0
_HELP = Button(Go(HELP), Msg("HELP"), "info", Msg("This step, and the handbook"))


class MenuGroup(Value):
    """A column of the menu."""

    title: str
    choices: tuple[Button[Any], ...]


class MenuModel(Value):
    """What the menu offers, and the way back."""

    title: str
    detail: str
    groups: tuple[MenuGroup, ...]
    back: Button[Any]


class MenuGround(Node):
    """The table dimmed, and the sheet with its title; the banner of what is simulated stays."""

    title: str
    detail: str
    keeps_banner: bool


def menu_model(table: Table, *, leads_off: bool = True, in_lesson: bool = False) -> MenuModel:
    """Offer everything in three groups; `leads_off` where there is more than one way out.

    A lesson is paused and left here; what breaks devices is the lesson's own to use.
    """
    kiosk = (*_pages(table, KIOSK), *_ways_off(table, leads_off=leads_off))
    if in_lesson:
        kiosk = (
            *_lesson_ways(),
            *(page for page in _pages(table, KIOSK) if page.touch != Go(PageKey.FAULTS)),
        )
    return MenuModel(
        Msg("Menu"),
        Msg(
            "Table {table}, {game}",
            table=table.setup.number,
            game=table.setup.game_name,
        ),
        (
            MenuGroup(Msg("This round"), (*_round(table), *_pages(table, ROUND), _HELP)),
            MenuGroup(Msg("Look up"), _pages(table, LOOK)),
            MenuGroup(Msg("This lesson") if in_lesson else Msg("This kiosk"), kiosk),
        ),
        Button(PutAway(), Msg("BACK TO TABLE"), "arrow-left"),
    )


def menu_page(menu: MenuModel, *, keeps_banner: bool) -> Page[Any]:
    """Return a column for each group, as high as the longest, the way back below them."""
    ground = MenuGround(menu.title, menu.detail, keeps_banner)
    sheet = Fitted(_sheet, (menu.groups, menu.back, ground))
    return Page(inset(sheet, (_SIDE, BANNER_HEIGHT + _TOP, _SIDE, _BOTTOM)), name=menu.title)


def _sheet(groups: tuple[MenuGroup, ...], back: Button[Any], ground: Node, box: Box) -> Node:
    """Make the buttons smaller only where there are many."""
    rows = max(len(group.choices) for group in groups)
    around = _HEAD + _GROUP_HEAD + _FOOT + 2 * PADDING
    pitch = min(_BUTTON + _GAP, (box.height() - around + _GAP) / max(1, rows))
    inner = column(
        space(_HEAD),
        row(*(_group(group, pitch - _GAP) for group in groups), gap=_BETWEEN),
        row(_press(back).of(_BACK_WIDTH)).of(_FOOT),
    )
    sheet = stack(ground, inset(inner, (PADDING, 0, PADDING, PADDING)))
    return column(space(), sheet.of(around + rows * pitch - _GAP), space())


def _group(group: MenuGroup, high: float) -> Node:
    title = column(Text(group.title, "bold_28", "text_2").of(_GROUP_TITLE)).of(_GROUP_HEAD - _GAP)
    buttons = (_press(choice, is_listed=True).of(high) for choice in group.choices)
    return column(title, *buttons, gap=_GAP)


def _press(button: Button[Any], *, is_listed: bool = False) -> Node:
    return Press(button, "bold_30", 40.0, is_listed)


def _round(table: Table) -> tuple[Button[Any], ...]:
    at_work = Control(ControlStanding.NOT_YET, capitalized(table.round.phase.label))
    closing = Control(ControlStanding.NOT_YET, Msg("Between rounds only"))
    if table.round.phase is Phase.BETTING:
        closing = Control(ControlStanding.FREE, Msg("Records the closing meters"))
    elif table.round.phase is Phase.CLOSED:
        closing = at_work
    if table.round.phase in (Phase.BETTING, Phase.IN_PLAY, Phase.RECORDED):
        at_work = Control(ControlStanding.FREE, Msg("Cards, shuffler"))
    return (
        action_model(Ask(close_sheet(table)), Msg("CLOSE TABLE"), "door", closing),
        action_model(Ask(irregularity_sheet(table)), Msg("IRREGULARITY"), "triangle", at_work),
        action_model(Ask(wins_sheet(table)), Msg("BACK OUT A WIN"), "void", _back_out(table)),
    )


def _pages(table: Table, group: str) -> tuple[Button[Any], ...]:
    return tuple(_page(page) for page in PAGES if page.group == group and page.is_for(table))


def _lesson_ways() -> tuple[Button[Any], ...]:
    return (
        Button(Go(PAUSE), Msg("PAUSE"), "pause", Msg("All clocks stop")),
        Button(Go(LEAVE_LESSON), Msg("LEAVE LESSON"), "door", Msg("Not scored")),
    )


def _ways_off(table: Table, *, leads_off: bool) -> tuple[Button[Any], ...]:
    leave = Button(Go(PageKey.EXIT), Msg("EXIT"), "cross", Msg("The round stays on record"))
    if not leads_off:
        return (leave,)
    games = Control(ControlStanding.FREE, Msg("Another game at this table"))
    if table.round.phase is not Phase.CLOSED:
        games = Control(ControlStanding.NOT_YET, Msg("Close the table first"))
    return (
        Button(Go(PageKey.LOCK), Msg("LOCK"), "padlock", Msg("A card opens it again")),
        action_model(Go(PageKey.GAMES), Msg("GAMES"), "card", games),
        leave,
    )


def _page(entry: PageEntry) -> Button[Any]:
    return Button(Go(entry.key), entry.label, entry.icon, entry.detail)


def _back_out(table: Table) -> Control:
    if not table.round.wins:
        return Control(ControlStanding.NOT_YET, Msg("No win in this round"))
    control = controls.adjustment(table)
    return control if control.detail else Control(control.standing, Msg("Two cards, a reason"))
