"""The floor-wide Game Manager in its window: fed by the floor's server, or by samples."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.clock import WallClock
from dealer_assist.floor.actions import Holder
from dealer_assist.floor.card_proofs import machine_key
from dealer_assist.floor.feed import Feed
from dealer_assist.floor.house_files import read_house_files
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_feed import PEOPLE, SampleFeed
from dealer_assist.kiosk.table.lone_swiper import LoneSwiper
from dealer_assist.reports.page import PaperPage
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.floor.stage import FloorStage
from dealer_assist.ui.print.paper import save_in
from dealer_assist.ui.shell.preferences import PreferencesFile
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.context import UiContext


def show_floor(
    window: KioskWindow, application: QApplication, dsn: str, table: str, folder: Path
) -> Callable[[], None]:
    """Show a floor and give what lets go of it; a table file names swiper and staff."""
    clock, closing = WallClock(), ExitStack()
    feed, cards = _feed(dsn, clock)
    closing.callback(feed.close)
    context = UiContext.for_person(
        paths.resources(),
        clock.ms,
        PreferencesFile(paths.settings_file()).of(""),
        finger=window.finger,
    )

    def save(page: PaperPage) -> str:
        return save_in(folder, page, clock.now(), paths.resources())

    face = FloorStage(context, feed, clock, cards, save)
    if table and has_register(table, folder):

        def heard(member: StaffMember) -> None:
            face.card(member.identity)

        reader = LoneSwiper(table, folder, application, heard, face.refuse)
        closing.callback(reader.close)
    window.setWindowTitle("Dealer Assist Game Manager")
    window.show_table(face, face)
    return closing.close


def has_register(table: str, folder: Path) -> bool:
    """True if people sign in by a register; for practice the sample cards are on the screen."""
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), find_table(shipped, table, folder)).is_live


def _feed(dsn: str, clock: WallClock) -> tuple[Feed, tuple[Holder, ...]]:
    if not dsn:
        return SampleFeed(sample_floor(clock.now()), clock.now), PEOPLE
    from dealer_assist.floor.server_feed import ServerFeed

    shipped = paths.resources()
    games = load_games(shipped / "games")
    feed = ServerFeed(
        dsn,
        {key: str(game.name) for key, game in games.items()},
        files=lambda: read_house_files(shipped, paths.layouts(), paths.house_folder()),
        secret=lambda role: machine_key(paths.floor_folder(), role),
    )
    return feed, _sample_cards(shipped)


def _sample_cards(shipped: Path) -> tuple[Holder, ...]:
    """Return the cards that a simulated server believes."""
    staff = (card.member for card in load_staff(shipped / "staff" / "training.toml"))
    return tuple(
        Holder(member.identity, member.name, member.role.value)
        for member in staff
        if member.role in (Role.EXECUTIVE, Role.SUPERVISOR)
    )
