"""The kiosk application: shows its window first, then opens the table behind it.

In order: is there a display (no Qt yet), the window with its start picture (Qt and
`ui.shell.window`, nothing else of ours), and behind the first picture the one import that brings
all the rest.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import paths
from dealer_assist.kiosk.display_probe import require_display
from dealer_assist.kiosk.pyside import require_fitting_qt, restore_imports

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from dealer_assist.kiosk.run_window import Close, Fill
    from dealer_assist.kiosk.startup_error import AskCard
    from dealer_assist.ui.shell.window import KioskWindow


TABLE, SIGN, FLOOR = "dealer-assist", "dealer-assist-sign", "dealer-assist-floor"
"""By these names a compositor tells windows apart and puts each on its own screen."""


def open_kiosk(
    *,
    table: str | None,
    data: Path | None,
    is_live: bool = False,
    size: tuple[int, int] | None = None,
    place: tuple[int, int] | None = None,
    is_windowed: bool = False,
    exit_after: str = "",
) -> int:
    """Open a table on the screen and run until it is closed; give the exit status.

    Without a name it is the table that stood here last. `exit_after` ends it at the first picture
    (`paint`) or when the table stands (`table`).
    """

    def open_table(window: "KioskWindow", application: "QApplication") -> "Close":
        restore_imports()
        from dealer_assist.kiosk.table_session import TableSession

        folder = data or paths.data_folder()
        session = TableSession(window, application, folder, is_live=is_live)
        session.start(table)
        return session.close

    def ask_card(leave: "Callable[[], None]", say: "Callable[[str], None]") -> "Close":
        from dealer_assist.kiosk.table.leaving_card import LeavingCard

        return LeavingCard(table, data or paths.data_folder(), leave, say).close

    return _run(
        open_table,
        size,
        place,
        is_windowed=is_windowed,
        exit_after=exit_after,
        ask_card=ask_card if is_live else None,
    )


def open_floor(
    *,
    dsn: str,
    table: str = "",
    data: Path | None = None,
    size: tuple[int, int] | None = None,
    is_windowed: bool = False,
    exit_after: str = "",
) -> int:
    """Open the floor-wide Game Manager; without a server on a floor of samples."""

    def open_manager(window: "KioskWindow", application: "QApplication") -> "Close":
        restore_imports()
        from dealer_assist.kiosk.floor.session import show_floor

        return show_floor(window, application, dsn, table, data or paths.data_folder())

    return _run(open_manager, size, is_windowed=is_windowed, exit_after=exit_after, name=FLOOR)


def open_setup(
    *,
    settings: Path,
    data: Path,
    is_simulated: bool = False,
    size: tuple[int, int] | None = None,
    is_windowed: bool = False,
    exit_after: str = "",
) -> int:
    """Set this kiosk up by touch, or a simulated one; give the exit status when that is done."""

    def open_steps(window: "KioskWindow", application: "QApplication") -> "Close":
        restore_imports()
        from dealer_assist.kiosk.setup_session import show_setup

        return show_setup(window, application, settings, data, is_simulated=is_simulated)

    return _run(open_steps, size, is_windowed=is_windowed, exit_after=exit_after)


def open_sign(
    *,
    table: str = "",
    data: Path | None = None,
    size: tuple[int, int] | None = None,
    place: tuple[int, int] | None = None,
    is_windowed: bool = False,
    exit_after: str = "",
    link: str = "",
    dsn: str = "",
    languages: tuple[str, ...] = ("en",),
) -> int:
    """Show the public sign of a table, whose kiosk may run beside it, or of a link."""

    def open_sign_of_table(window: "KioskWindow", application: "QApplication") -> "Close":
        restore_imports()
        from dealer_assist.kiosk.sign_session import show_link_sign, show_sign

        if link:
            return show_link_sign(window, link, dsn, languages)
        show_sign(window, table, data or paths.data_folder(), languages)
        return lambda: None

    return _run(
        open_sign_of_table, size, place, is_windowed=is_windowed, exit_after=exit_after, name=SIGN
    )


def _run(
    fill: "Fill",
    size: tuple[int, int] | None,
    place: tuple[int, int] | None = None,
    *,
    is_windowed: bool,
    exit_after: str,
    ask_card: "AskCard | None" = None,
    name: str = TABLE,
) -> int:
    """Run a window, once there is a display for it and a Qt that fits."""
    require_display()
    require_fitting_qt()
    from dealer_assist.kiosk.run_window import run_window

    return run_window(
        fill,
        size,
        place,
        is_windowed=is_windowed,
        exit_after=exit_after,
        ask_card=ask_card,
        name=name,
    )
