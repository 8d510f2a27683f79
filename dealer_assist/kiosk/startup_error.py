"""A table that cannot be opened, said on the window instead of a command line that nobody sees."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QTimer

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import UserFacingError
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.kiosk.table_opening import backup_for, go_back_to
from dealer_assist.ui.pages.startup_error_screen import StartupErrorScreen
from dealer_assist.ui.presenters.trouble import AGAIN, RESTORE, trouble_model
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.context import open_context, with_preferences
from dealer_assist.ui.toolkit.preferences import PreferencesFile

log = logging.getLogger(__name__)


def show_startup_error(
    window: KioskWindow, error: Exception, *, is_live: bool, again: Callable[[], None]
) -> bool:
    """Show why the table cannot be opened; False for a fault of ours, which is not shown."""
    if not isinstance(error, UserFacingError):
        return False
    log.warning("%s", error)
    offer = backup_for(error)
    context = open_context(paths.resources(), WallClock().ms)
    screen = StartupErrorScreen(
        with_preferences(context, PreferencesFile(paths.settings_file()).of(""))
    )
    screen.show_state(trouble_model(str(error), offer.head.seq if offer else None, is_live=is_live))

    def press(key: str) -> None:
        if key == RESTORE and offer is not None and isinstance(error, JournalUnavailable):
            go_back_to(offer, error.path)
        if key in (AGAIN, RESTORE):
            QTimer.singleShot(0, again)
        else:
            window.close_for_good()

    screen.pressed.connect(press)
    window.show_table(screen, screen)
    return True
