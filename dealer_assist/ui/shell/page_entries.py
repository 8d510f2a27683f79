"""The pages that lie over the table, and the button in the menu that leads to each."""

from collections.abc import Callable
from enum import StrEnum

from dealer_assist.message import Msg
from dealer_assist.table.state import Table
from dealer_assist.value import Value

ROUND, LOOK, KIOSK = "round", "look", "kiosk"
"""The groups of the menu."""
HELP = "help"
"""Leads to no page of its own: to the handbook's, of what stands at the table."""


class PageKey(StrEnum):
    """Every page over the table. `kiosk/table/page_classes.py` has the class of each."""

    SETTLEMENT = "settlement"
    CARDS = "cards"
    RULING = "ruling"
    TOKES = "tokes"
    HISTORY = "history"
    ROADS = "roads"
    SHIFT = "shift"
    RULES = "rules"
    PAYTABLES = "paytables"
    ODDS = "odds"
    SIGNAGE = "signage"
    SETTINGS = "settings"
    MANAGER = "manager"
    FAULTS = "faults"
    LOCK = "lock"
    GAMES = "games"
    EXIT = "exit"
    UPDATE = "update"


def every_table(table: Table) -> bool:
    """Return True: a page that every table has."""
    return True


class PageEntry(Value):
    """A page: its button in the menu, the column it is in, and the tables that have it."""

    key: PageKey
    label: str
    icon: str
    detail: str
    group: str = LOOK
    is_for: Callable[[Table], bool] = every_table


PAGES: tuple[PageEntry, ...] = (
    PageEntry(PageKey.SETTLEMENT, Msg("SETTLEMENT"), "moneybag", Msg("What each seat is paid")),
    PageEntry(
        PageKey.CARDS, Msg("CARDS"), "card", Msg("Enter the cards on the layout"), group=ROUND
    ),
    PageEntry(
        PageKey.RULING,
        Msg("RULING"),
        "flag",
        Msg("Floor decisions"),
        group=ROUND,
        is_for=lambda table: table.setup.practices.rulings,
    ),
    PageEntry(
        PageKey.TOKES,
        Msg("TOKES"),
        "chip",
        Msg("Bets for the dealer"),
        group=ROUND,
        is_for=lambda table: table.setup.practices.tokes is not None,
    ),
    PageEntry(PageKey.HISTORY, Msg("HISTORY"), "history", Msg("Rounds, step by step")),
    PageEntry(
        PageKey.ROADS,
        Msg("ROADS"),
        "grid",
        Msg("Of this shoe, as on the sign"),
        is_for=lambda table: table.setup.practices.roads,
    ),
    PageEntry(PageKey.SHIFT, Msg("MY SHIFT"), "chart", Msg("Rounds, wins, pace")),
    PageEntry(PageKey.RULES, Msg("RULES"), "book", Msg("Of this game, in short")),
    PageEntry(PageKey.PAYTABLES, Msg("PAYTABLES"), "list", Msg("What each hand pays")),
    PageEntry(PageKey.ODDS, Msg("ODDS"), "percent", Msg("House edge of every wager")),
    PageEntry(PageKey.SIGNAGE, Msg("TABLE SIGNS"), "info", Msg("Limits, odds, notices to post")),
    PageEntry(
        PageKey.SETTINGS,
        Msg("SETTINGS"),
        "sliders",
        Msg("Sound, hand, contrast, language"),
        group=KIOSK,
    ),
    PageEntry(
        PageKey.MANAGER,
        Msg("GAME MANAGER"),
        "star",
        Msg("Supervisor or Executive card"),
        group=KIOSK,
    ),
    PageEntry(
        PageKey.FAULTS,
        Msg("CAUSE A FAULT"),
        "wrench",
        Msg("Break a simulated device"),
        is_for=lambda table: table.setup.is_simulated,
        group=KIOSK,
    ),
)


LOCKED = PageEntry(PageKey.LOCK, Msg("LOCK"), "padlock", "", group=KIOSK)
"""What stands over a locked table; no button opens it, and none closes it."""

_LEADING_OFF = (
    LOCKED,
    PageEntry(PageKey.GAMES, Msg("GAMES"), "card", "", group=KIOSK),
    PageEntry(PageKey.EXIT, Msg("EXIT"), "cross", "", group=KIOSK),
    PageEntry(PageKey.UPDATE, Msg("TAKE IT"), "check", "", group=KIOSK),
)
WAYS_OFF: dict[str, PageEntry] = {entry.key: entry for entry in _LEADING_OFF}
"""The pages by which one leaves the table."""


def page(key: str) -> PageEntry | None:
    """Return the page of the menu with this key, if there is one."""
    return next((entry for entry in PAGES if entry.key == key), None)
