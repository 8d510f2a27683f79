"""The floor-wide Game Manager in its window: fed by the floor's server, or by samples."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.desk.clock import WallClock
from dealer_assist.floor.acts import Holder
from dealer_assist.floor.feed import Feed
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_feed import PEOPLE, SampleFeed
from dealer_assist.ui.floor.presenter import FloorPresenter
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.context import open_context


def show_floor(
    window: KioskWindow, application: QApplication, dsn: str, reader: str = ""
) -> Callable[[], None]:
    """Show a floor and give what lets go of it."""
    clock = WallClock()
    feed, cards = _feed(dsn, clock)
    context = open_context(paths.resources(), clock.ms)
    face = FloorPresenter(context, feed, clock, cards)
    window.setWindowTitle("Dealer Assist Game Manager")
    window.show_table(face, face)
    return feed.close


def _feed(dsn: str, clock: WallClock) -> tuple[Feed, tuple[Holder, ...]]:
    return SampleFeed(sample_floor(clock.now()), clock.now), PEOPLE
