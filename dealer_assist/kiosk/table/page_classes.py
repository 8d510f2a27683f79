"""The class of each page over the table. Loaded as a whole, with the first page that is opened."""

from typing import assert_never

from dealer_assist.ui.pages import chapter_view, paint  # noqa: F401 - what they are shown by
from dealer_assist.ui.pages.cards import buttons  # noqa: F401
from dealer_assist.ui.pages.cards.page import CardPage
from dealer_assist.ui.pages.exit import ExitPage
from dealer_assist.ui.pages.faults import FaultsPage
from dealer_assist.ui.pages.games import paint as games_paint  # noqa: F401
from dealer_assist.ui.pages.games.page import GamesPage
from dealer_assist.ui.pages.history import HistoryPage
from dealer_assist.ui.pages.lock import LockPage
from dealer_assist.ui.pages.odds import view  # noqa: F401
from dealer_assist.ui.pages.odds.page import OddsPage
from dealer_assist.ui.pages.paytables import PaytablesPage
from dealer_assist.ui.pages.replay import picture  # noqa: F401
from dealer_assist.ui.pages.roads import RoadsPage
from dealer_assist.ui.pages.rules import RulesPage
from dealer_assist.ui.pages.ruling.flow import RulingPage
from dealer_assist.ui.pages.settings import SettingsPage
from dealer_assist.ui.pages.settlement import SettlementPage
from dealer_assist.ui.pages.shift.page import ShiftPage
from dealer_assist.ui.pages.signage import sign_view  # noqa: F401
from dealer_assist.ui.pages.signage.page import SignagePage
from dealer_assist.ui.pages.tokes import TokesPage
from dealer_assist.ui.pages.update import UpdatePage
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.page_stack import PageClass


def page_class(key: PageKey) -> PageClass:
    """Return the class of a page; the back office is loaded when it is entered."""
    match key:
        case PageKey.SETTLEMENT:
            return SettlementPage
        case PageKey.CARDS:
            return CardPage
        case PageKey.RULING:
            return RulingPage
        case PageKey.TOKES:
            return TokesPage
        case PageKey.HISTORY:
            return HistoryPage
        case PageKey.ROADS:
            return RoadsPage
        case PageKey.SHIFT:
            return ShiftPage
        case PageKey.RULES:
            return RulesPage
        case PageKey.PAYTABLES:
            return PaytablesPage
        case PageKey.ODDS:
            return OddsPage
        case PageKey.SIGNAGE:
            return SignagePage
        case PageKey.SETTINGS:
            return SettingsPage
        case PageKey.FAULTS:
            return FaultsPage
        case PageKey.LOCK:
            return LockPage
        case PageKey.GAMES:
            return GamesPage
        case PageKey.EXIT:
            return ExitPage
        case PageKey.UPDATE:
            return UpdatePage
        case PageKey.MANAGER:
            from dealer_assist.ui.office import paint  # noqa: F401
            from dealer_assist.ui.office.manager_page import ManagerPage

            return ManagerPage
        case _:
            assert_never(key)
