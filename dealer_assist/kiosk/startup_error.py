"""A table that cannot be opened, said on the window instead of a command line that nobody sees."""

import logging
from collections.abc import Callable
from typing import TypeAlias, assert_never

from PySide6.QtCore import QTimer

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import UserFacingError
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.kiosk.lifetime import tell_service
from dealer_assist.kiosk.table.backup_offer import backup_for, go_back_to
from dealer_assist.message import Msg
from dealer_assist.ui.pages.startup_error.page import (
    BackupHeld,
    TriedAgain,
    TroubleFlow,
    TroubleLeft,
    TroubleTouch,
)
from dealer_assist.ui.pages.startup_error.stage import TroubleStage
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
    is_live = ask_card is not None

    def answer(touch: TroubleTouch) -> None:
        match touch:
            case TroubleLeft():
                door.knock()
                return
            case BackupHeld():
                if offer is not None and isinstance(error, JournalUnavailable):
                    go_back_to(offer, error.path)
            case TriedAgain():
                pass
            case _:
                assert_never(touch)
        door.shut()
        hush()
        QTimer.singleShot(0, again)

    events = offer.head.seq if offer else None
    stage = TroubleStage(context, TroubleFlow(str(error), events, answer, is_live=is_live))
    door = _Door(stage, ask_card, window.close_for_good)
    window.ask_before_closing(door.knock if is_live else None)

    # A screen that says what is wrong stands too: it is not killed and started again for ever.
    hush = tell_service(stage, lambda: str(error))
    window.show_table(stage, stage)
    return True


class _Door:
    """The way out: open in practice, with a card at a live kiosk."""

    def __init__(
        self, stage: TroubleStage, ask_card: AskCard | None, leave: Callable[[], None]
    ) -> None:
        self._stage, self._ask_card, self._leave = stage, ask_card, leave
        self._end: Callable[[], None] | None = None

    def knock(self) -> None:
        """Ask for the card, or leave where none is needed."""
        if self._ask_card is None:
            self._leave()
            return
        self.shut()
        try:
            self._end = self._ask_card(self._out, self._stage.ask)
        except (UserFacingError, OSError, KeyError) as trouble:
            log.warning("No card can be asked for: %s", trouble)
            self._stage.ask(
                Msg("No card can be read now. A technician stops the program from outside.")
            )
        else:
            self._stage.ask(
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
