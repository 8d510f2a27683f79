"""Screens that no finger at a table brings about: the sign, a halt, a table that cannot be opened.

Played like the scenarios, with a picture of each.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from exhibition import Exhibit, Visit, discard
from fake_pins import FakePins
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.catalog import tables
from dealer_assist.catalog.links import load_links
from dealer_assist.desk.card_slot import CardSlot
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.self_check import check_update
from dealer_assist.floor.server_replies import SIMULATED, LinkShown, PendingClaim
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.kiosk.sign_reader import sign_for
from dealer_assist.program.updates import Updates
from dealer_assist.scenarios.scene import CURTAIN, TableScene
from dealer_assist.table import commands as c
from dealer_assist.ui.pages import update
from dealer_assist.ui.pages.startup_error.page import TroubleFlow
from dealer_assist.ui.pages.startup_error.stage import TroubleStage
from dealer_assist.ui.shell.window import Face, KioskWindow
from dealer_assist.ui.sign.link_window import LinkSignWindow
from dealer_assist.ui.sign.speakers import TURN_MS
from dealer_assist.ui.sign.window import SignWindow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES, Preferences

DAMAGED = (
    "The journal /var/lib/dealer-assist/crazy4-nexus.training.db is damaged at event 12346 (the "
    "head does not fit the last event): leave it as it is, call a technician, and open the newest "
    "backup."
)
FULL_DISK = "Nothing was recorded: the disk is full. Free some space and try again"
NAME = "beside"
COUPS = {
    "P": ("4c 4d", "3s 4s"),
    "B": ("3s 4s", "4c 4d"),
    "T": ("4c 3d", "3s 4s"),
    "7": ("Kc 2d 4h", "3s 2c 2d"),
    "8": ("Ac 4d 3h", "Ks 7c"),
}
"""A coup of each kind: the cards of Player, those of Banker."""
SHOE = "PBPPB7PP8BBBPPTPBPPPPTBB8BBBBBBBPPBTPBPBPBPBBPP7PBBTTPB8PPPBPBB"


def play_beside(folder: Path, visit: Visit) -> None:
    """Show each of these screens to whoever visits."""
    _start_picture(visit)
    _trouble(visit)
    _signs(folder, visit)
    _house_sign(folder, visit)
    _roads_sign(folder, visit)
    _link_sign(visit)
    _not_recording(folder, visit)
    _halted(folder, visit)
    _pin(folder, visit)
    _undecided(folder, visit)
    _who_plays(folder, visit)
    _update(folder, visit)


def _start_picture(visit: Visit) -> None:
    with _window() as window:
        visit(Exhibit("start-picture", window))


def _trouble(visit: Visit) -> None:
    clock = SimulatedClock(CURTAIN)
    context = UiContext.for_person(paths.resources(), clock.ms, Preferences())
    trouble = TroubleFlow(DAMAGED, 12_345, lambda touch: None, is_live=False)
    stage = TroubleStage(context, trouble)
    with _window(stage, stage) as window:
        visit(Exhibit("cannot-be-opened", window))


def _signs(folder: Path, visit: Visit) -> None:
    with _stage("house-money-nexus", folder) as stage:
        sign = _sign_of(stage, stage.opened.journal.path)
        with _window(sign, sign) as window:

            def model(name: str) -> None:
                stage.wait(1000)
                stage.clock.advance(1000)
                sign.beat()
                sign.screen_.tick(stage.clock.ms() + 10_000)
                visit(Exhibit(name, window))

            model("sign-closed")
            _do(stage, "sign-in dealer-1", "chip 2B on", "chip 4B on", "press START GAME")
            model("sign-live")
            _do(stage, "seat 4", "press B TriLux", "hand Three Aces (Suited)", "press CALL")
            model("sign-verifying")
            _do(stage, "press CONFIRM", "swipe executive-1")
            model("sign-won")
        gone = _sign_of(stage, folder / "gone.db")
        with _window(gone, gone) as window:
            visit(Exhibit("sign-not-live", window))


def _house_sign(folder: Path, visit: Visit) -> None:
    with _stage("house-money-house", folder) as stage:
        sign = _sign_of(stage, stage.opened.journal.path)
        with _window(sign, sign) as window:
            visit(Exhibit("sign-house", window))


def _roads_sign(folder: Path, visit: Visit) -> None:
    """Deal most of a shoe at EZ Baccarat, crash, and show its sign in every language."""
    shipped = (paths.resources() / "tables" / "ez-baccarat-nexus.toml").read_text("utf-8")
    table = folder / "roads.toml"
    nobody, _, _ = shipped.partition("[[players]]")  # whom no coup has to be paid to
    table.write_text(f"{nobody}[practices]\nroads = true\n", "utf-8")
    with _stage(str(table), folder) as stage:
        _do(stage, "sign-in dealer-1")
        for coup in SHOE:
            _deal_coup(stage, *COUPS[coup])
    with _stage(str(table), folder) as stage:
        for language in LANGUAGES:
            journal = stage.opened.journal.path
            sign = sign_for(
                stage.opened.setup, journal, stage.clock, paths.resources(), (language,)
            )
            with _window(sign, sign) as window:
                for _ in range(2):
                    sign.beat()
                    visit(Exhibit(_road_name(sign, language), window))
                    stage.clock.advance(TURN_MS)


def _road_name(sign: SignWindow, language: str) -> str:
    """Name a picture by what the sign shows in its turn: what wins, or the derived roads."""
    assert sign.roads is not None
    half = "sign-roads-derived" if sign.roads.model.shows_derived else "sign-roads"
    return half if language == "en" else f"{half}-{language}"


def _deal_coup(stage: TableScene, player: str, banker: str) -> None:
    desk = stage.opened.desk
    desk.submit(c.StartGame())
    desk.submit(c.SeeCards("player", tuple(player.split())))
    desk.submit(c.SeeCards("banker", tuple(banker.split())))
    stage.clock.advance(5_000)
    desk.submit(c.EndGame())


class _Told:
    """What a floor's server tells the sign of a link: a prize waits at table 7."""

    beats = 1
    shown: LinkShown | None = LinkShown(
        "MGL", CURTAIN, 1, "live", "", {"main": 1_000_840},
        (PendingClaim("7", "main", "royal_flush", "locked", 118_402_480_000, CURTAIN),),
        floor=SIMULATED,
    )  # fmt: skip

    def close(self) -> None:
        """Hold nothing."""


def _link_sign(visit: Visit) -> None:
    clock = SimulatedClock(CURTAIN)
    link = load_links(paths.resources(), paths.layouts())["MGL"]
    sign = LinkSignWindow(
        UiContext.for_person(paths.resources(), clock.ms, Preferences()), link, _Told(), clock
    )
    with _window(sign, sign) as window:
        sign.beat()
        visit(Exhibit("sign-pending", window))


def _not_recording(folder: Path, visit: Visit) -> None:
    def refuse(*args: object, **named: object) -> None:
        raise NotRecorded(Path("crazy4-nexus.db"), FULL_DISK)

    _failing_journal(folder, visit, refuse, "not-recording")


def _halted(folder: Path, visit: Visit) -> None:
    def fail(*args: object, **named: object) -> None:
        raise ZeroDivisionError("a bug behind the desk")

    _failing_journal(folder, visit, fail, "halted")


def _pin(folder: Path, visit: Visit) -> None:
    """Ask for a PIN, which training cards do not have: wrong once."""
    with _stage("crazy4-nexus", folder) as stage:
        desk = stage.opened.desk
        desk.slot = CardSlot(FakePins(executive_1="4719"), stage.clock)
        _do(stage, "sign-in dealer-1", "chip 5 on", "press START GAME", "seat 5")
        _do(stage, "hand Four Aces", "press CALL", "press CONFIRM", "swipe executive-1")
        visit(Exhibit("pin", stage.window, stage))
        _do(stage, "press 1", "press 1", "press 1", "press 1", "press OK")
        visit(Exhibit("pin-wrong", stage.window, stage))


def _undecided(folder: Path, visit: Visit) -> None:
    """Let a seat wait that no simulated player sits at: all of those decide by themselves."""
    with _stage("four-card-nexus", folder) as stage:
        _do(stage, "sign-in dealer-1")
        stage.opened.desk.submit(c.PlaceWagers(4, {"ante": 500}))
        _do(stage, "press START GAME", "press DEAL", "press DEALER")
        visit(Exhibit("undecided", stage.window, stage))


def _who_plays(folder: Path, visit: Visit) -> None:
    """Open Caribbean Stud as it is live: no player is simulated, so nobody enters wagers."""
    read = tables.read_players

    def read_nobody(*told: Any) -> tuple[()]:
        read(*told)
        return ()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "read_players", read_nobody)
        with _stage("caribbean", folder) as stage:
            _do(stage, "sign-in dealer-1", "press START GAME", "press DEAL")
            visit(Exhibit("who-plays-asked", stage.window, stage))
            for seat in (1, 3, 4):
                stage.opened.desk.submit(c.MarkPlaying(seat, plays=True))
            stage.opened.desk.submit(c.MarkPlaying(2, plays=False))
            stage.wait(100)
            visit(Exhibit("who-plays-said", stage.window, stage))


def _update(folder: Path, visit: Visit) -> None:
    """Close a kiosk on which a version waits, and touch TAKE IT."""
    waiting = Updates("0.6.0")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(update, "read_updates", lambda: waiting)
        with _stage("crazy4-nexus", folder / "update") as stage:
            stage.opened.desk.checks.add(lambda: check_update(waiting))
            stage.wait(60_000)
            visit(Exhibit("update-waits", stage.window, stage))
            _do(stage, "press TAKE IT")
            visit(Exhibit("update-asked", stage.window, stage))


def _failing_journal(folder: Path, visit: Visit, append: Callable[..., None], name: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        # What a key has seen recorded must be there: another journal has another key.
        patch.setenv("CONFIGURATION_DIRECTORY", str(folder / name))
        with _stage("crazy4-nexus", folder / name) as stage:
            _do(stage, "sign-in dealer-1", "chip 5 on", "press START GAME", "chip 5 off", "wait 1s")
            patch.setattr(stage.opened.journal, "append", append)
            _do(stage, "end")
            visit(Exhibit(name, stage.window, stage))


def _do(stage: TableScene, *instructions: str) -> None:
    for instruction in instructions:
        verb, *words = instruction.split()
        stage.perform(verb, words)


def _sign_of(stage: TableScene, journal: Path) -> SignWindow:
    return sign_for(stage.opened.setup, journal, stage.clock, paths.resources())


@contextmanager
def _stage(table: str, folder: Path) -> Iterator[TableScene]:
    stage = TableScene({"table": table, "data": str(folder), "pictures": None, "is_visible": False})
    try:
        yield stage
    finally:
        stage.close()
        discard(stage.window)


@contextmanager
def _window(face: Face | None = None, page: QWidget | None = None) -> Iterator[KioskWindow]:
    window = KioskWindow(paths.start_picture())
    window.resize(1920, 1080)
    if face is not None and page is not None:
        window.show_table(face, page)
    window.show()
    try:
        yield window
    finally:
        discard(window)
