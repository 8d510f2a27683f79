"""The pages that the menu leads to. One line for each; its code is loaded when it is opened."""

from dealer_assist.message import Msg
from dealer_assist.table.state import Table
from dealer_assist.value import Value

ROUND, LOOK, KIOSK = "round", "look", "kiosk"
"""The groups of the menu."""
HELP = "help"
"""Leads to no page of its own: to the handbook's, of what stands at the table."""


class PageEntry(Value):
    """A page: its button in the menu, and where its widget is made.

    `widget` names a module of `ui` and its class; `only_simulated` keeps it off live tables;
    `group` is the column of the menu that it stands in; `practice` names what the house must have
    turned on.
    """

    key: str
    label: str
    icon: str
    detail: str
    widget: str
    only_simulated: bool = False
    group: str = LOOK
    practice: str = ""

    def is_for(self, table: Table) -> bool:
        """Tell whether a table has this page."""
        if self.practice and not getattr(table.setup.practices, self.practice):
            return False
        return table.setup.is_simulated or not self.only_simulated


PAGES: tuple[PageEntry, ...] = (
    PageEntry(
        "settlement",
        Msg("SETTLEMENT"),
        "moneybag",
        Msg("Who is paid what"),
        "pages.settlement.page:SettlementPage",
    ),
    PageEntry(
        "cards",
        Msg("CARDS"),
        "card",
        Msg("Touch in what lies there"),
        "pages.cards.page:CardPage",
        group=ROUND,
    ),
    PageEntry(
        "ruling",
        Msg("RULING"),
        "flag",
        Msg("What the floor has ruled"),
        "pages.ruling.page:RulingPage",
        group=ROUND,
        practice="rulings",
    ),
    PageEntry(
        "tokes",
        Msg("TOKES"),
        "chip",
        Msg("A stake for the dealer"),
        "pages.tokes.page:TokesPage",
        group=ROUND,
        practice="tokes",
    ),
    PageEntry(
        "history",
        Msg("HISTORY"),
        "history",
        Msg("Rounds, step by step"),
        "pages.history.page:HistoryPage",
    ),
    PageEntry(
        "roads",
        Msg("ROADS"),
        "grid",
        Msg("Of this shoe, as on the sign"),
        "pages.roads.page:RoadsPage",
        practice="roads",
    ),
    PageEntry(
        "shift", Msg("MY SHIFT"), "chart", Msg("Rounds, wins, pace"), "pages.shift.page:ShiftPage"
    ),
    PageEntry(
        "rules", Msg("RULES"), "book", Msg("Of this game, in short"), "pages.rules.page:RulesPage"
    ),
    PageEntry(
        "paytables",
        Msg("PAYTABLES"),
        "list",
        Msg("What each hand pays"),
        "pages.paytables.page:PaytablesPage",
    ),
    PageEntry(
        "odds",
        Msg("ODDS"),
        "percent",
        Msg("House edge of every wager"),
        "pages.odds.page:OddsPage",
    ),
    PageEntry(
        "signage",
        Msg("TABLE SIGNS"),
        "info",
        Msg("Limits, odds, notices to post"),
        "pages.signage.page:SignagePage",
    ),
    PageEntry(
        "settings",
        Msg("SETTINGS"),
        "sliders",
        Msg("Sound, hand, contrast, language"),
        "pages.settings.page:SettingsPage",
        group=KIOSK,
    ),
    PageEntry(
        "manager",
        Msg("GAME MANAGER"),
        "star",
        Msg("Supervisor or Executive card"),
        "office.manager_page:ManagerPage",
        group=KIOSK,
    ),
    PageEntry(
        "faults",
        Msg("CAUSE A FAULT"),
        "wrench",
        Msg("Break a simulated device"),
        "pages.faults.page:FaultsPage",
        only_simulated=True,
        group=KIOSK,
    ),
)


LOCKED = PageEntry("lock", Msg("LOCK"), "padlock", "", "pages.lock.screen:LockScreen", group=KIOSK)
"""What stands over a locked table; no button opens it, and none closes it."""

_LEADING_OFF = (
    LOCKED,
    PageEntry("games", Msg("GAMES"), "card", "", "pages.games.page:GamesPage", group=KIOSK),
    PageEntry("exit", Msg("EXIT"), "cross", "", "pages.exit.page:ExitPage", group=KIOSK),
)
WAYS_OFF = {one.key: one for one in _LEADING_OFF}
"""The pages by which one leaves the table."""


def page(key: str) -> PageEntry | None:
    """Find a page by its key."""
    return next((one for one in PAGES if one.key == key), None)
