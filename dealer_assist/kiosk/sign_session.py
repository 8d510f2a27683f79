"""The public sign in its window: reads the journal that a kiosk writes, and writes nothing."""

from collections.abc import Callable
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.links import load_links
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import UsageError
from dealer_assist.journal.files import journal_to_read
from dealer_assist.kiosk.lifetime import tell_service
from dealer_assist.kiosk.sign_reader import sign_for
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.sign.link_window import LinkSignWindow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences


def show_sign(window: KioskWindow, table: str, folder: Path, languages: tuple[str, ...]) -> None:
    """Show what can be won at a table."""
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, folder))
    journal = journal_to_read(folder, setup.key)
    face = sign_for(setup, journal, WallClock(), shipped, languages)
    window.setWindowTitle("Dealer Assist sign")
    window.show_table(face, face)
    tell_service(window, lambda: f"Sign of table {setup.number}")


def show_link_sign(
    window: KioskWindow, link: str, dsn: str, languages: tuple[str, ...]
) -> Callable[[], None]:
    """Show what can be won on a link, as the floor's server tells it."""
    from dealer_assist.floor.sign_feed import SignFeed

    shipped, clock = paths.resources(), WallClock()
    links = load_links(shipped, paths.layouts(), paths.house_folder())
    if link not in links:
        raise UsageError(f"There is no link {link!r}; the links are {', '.join(links)}")
    source = SignFeed(dsn, link)
    context = UiContext.for_person(shipped, clock.ms, Preferences())
    face = LinkSignWindow(context, links[link], source, clock, languages)
    window.setWindowTitle("Dealer Assist sign")
    window.show_table(face, face)
    tell_service(window, lambda: f"Sign of link {link}")
    return source.close
