"""A table that cannot be opened, said on the window instead of a command line that nobody sees."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QTimer

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import UserFacingError
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.kiosk.table_opening import backup_for, go_back_to
from dealer_assist.ui.kiosk import Kiosk
from dealer_assist.ui.kit import open_kit, suited
from dealer_assist.ui.present.trouble import AGAIN, RESTORE, trouble_look
from dealer_assist.ui.settings import SettingsFile
from dealer_assist.ui.trouble_screen import TroubleScreen

log = logging.getLogger(__name__)


def show_startup_error(
    window: Kiosk, error: Exception, *, is_live: bool, again: Callable[[], None]
) -> bool:
    """Show why the table cannot be opened; False for a fault of ours, which is not shown."""
    if not isinstance(error, UserFacingError):
        return False
    log.warning("%s", error)
    offer = backup_for(error)
    kit = open_kit(paths.resources(), WallClock().ms)
    screen = TroubleScreen(suited(kit, SettingsFile(paths.settings_file()).of("")))
    screen.show_state(trouble_look(str(error), offer.head.seq if offer else None, is_live=is_live))

    def press(key: str) -> None:
        if key == RESTORE and offer is not None and isinstance(error, JournalUnavailable):
            go_back_to(offer, error.path)
        if key in (AGAIN, RESTORE):
            QTimer.singleShot(0, again)
        else:
            window.close_for_good()

    screen.pressed.connect(press)
    window.stand(screen, screen)
    return True
