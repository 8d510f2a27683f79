"""A table that cannot be opened, said on the window instead of a command line that nobody sees."""

import logging
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QTimer

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import UserFacingError
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.kiosk.lifetime import tell_service
from dealer_assist.kiosk.table.backup_offer import backup_for, go_back_to
from dealer_assist.message import Msg
from dealer_assist.ui.pages.startup_error.presenter import EXIT, RESTORE, trouble_model
from dealer_assist.ui.pages.startup_error.screen import StartupErrorScreen
from dealer_assist.ui.shell.preferences import PreferencesFile
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.context import UiContext

log = logging.getLogger(__name__)


AskCard: TypeAlias = Callable[[Callable[[], None], Callable[[str], None]], Callable[[], None]]
"""Asks for a card: what to do with a good one, where to say what is wrong; gives what ends it."""


def show_startup_error(
    window: KioskWindow,
    error: Exception,
    *,
    ask_card: AskCard | None,
    again: Callable[[], None],
) -> bool:
    """Show why the table cannot be opened; False for a fault of ours, which is not shown.

    A live kiosk asks for a card before it is left.
    """
    if not isinstance(error, UserFacingError):
        return False
    log.warning("%s", error)
    offer = backup_for(error)
    context = UiContext.for_person(
        paths.resources(),
        WallClock().ms,
        PreferencesFile(paths.settings_file()).of(""),
        finger=window.finger,
    )
    screen = StartupErrorScreen(context)
    is_live = ask_card is not None
    screen.show_state(trouble_model(str(error), offer.head.seq if offer else None, is_live=is_live))
    door = _Door(screen, ask_card, window.close_for_good)
    window.ask_before_closing(door.knock if is_live else None)

    # A screen that says what is wrong stands too: it is not killed and started again for ever.
    hush = tell_service(screen, lambda: str(error))

    def press(key: str) -> None:
        if key == EXIT:
            door.knock()
            return
        door.shut()
        hush()
        if key == RESTORE and offer is not None and isinstance(error, JournalUnavailable):
            go_back_to(offer, error.path)
        QTimer.singleShot(0, again)

    screen.pressed.connect(press)
    window.show_table(screen, screen)
    return True


class _Door:
    """The way out: open in practice, with a card at a live kiosk."""

    def __init__(
        self, screen: StartupErrorScreen, ask_card: AskCard | None, leave: Callable[[], None]
    ) -> None:
        self._screen, self._ask_card, self._leave = screen, ask_card, leave
        self._end: Callable[[], None] | None = None

    def knock(self) -> None:
        """Ask for the card, or leave where none is needed."""
        if self._ask_card is None:
            self._leave()
            return
        self.shut()
        try:
            self._end = self._ask_card(self._out, self._screen.say)
        except (UserFacingError, OSError, KeyError) as trouble:
            log.warning("No card can be asked for: %s", trouble)
            self._screen.say(
                Msg("No card can be read now; a technician stops the program from outside.")
            )
        else:
            self._screen.say(
                Msg("Swipe the card of a Supervisor, an Executive or a technician to leave.")
            )

    def shut(self) -> None:
        """Ask no more."""
        if self._end is not None:
            end, self._end = self._end, None
            end()

    def _out(self) -> None:
        self.shut()
        self._leave()
