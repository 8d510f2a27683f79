"""A table with rounds and wins, and somebody in its back office."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from journalled import journal_for
from PySide6.QtWidgets import QWidget
from round_over import end_round
from seated_table import SeatedTable

from dealer_assist.journal.store import Journal
from dealer_assist.table.commands.round import SeeChip, StartGame, SwipeCard
from dealer_assist.table.commands.wins import BeginPaying, CallSupervisor, ConfirmWins, PressHand
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.office.manager_page import (
    ManagerPage,
    OfficeCard,
    OfficeLeft,
    OfficeLocked,
    PaneChosen,
)
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.paint.pane_stage import PaneStage
from dealer_assist.ui.office.sign_out import StaySignedIn
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.page_entries import PageEntry, PageKey
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import NavButton
from dealer_assist.ui.toolkit.context import UiContext

Kind = TypeVar("Kind")
W = TypeVar("W", bound=QWidget)
ENTRY = PageEntry(PageKey.MANAGER, "GAME MANAGER", "info", "")


@dataclass(frozen=True)
class OpenOffice:
    """The Game Manager on the glass: its page, and the widgets that show it."""

    stage: PageStage

    @property
    def page(self) -> ManagerPage:
        assert isinstance(self.stage.page, ManagerPage)
        return self.stage.page

    @property
    def context(self) -> UiContext:
        return self.stage.context

    @property
    def by(self) -> StaffMember | None:
        return self.page.by

    @property
    def pane(self) -> PaneStage | None:
        """The stage of the subject that shows, if any does."""
        found = self.stage.findChildren(PaneStage)
        return next((one for one in found if not one.isHidden()), None)

    @property
    def door(self) -> OfficeCard | None:
        """The request for a card that lies over everything, if there is one."""
        return self.stage.flow if isinstance(self.stage.flow, OfficeCard) else None

    @property
    def nav(self) -> list[NavButton | ActionButton]:
        return self._showing(PaneChosen)

    @property
    def lock(self) -> NavButton | ActionButton:
        return self._showing(OfficeLocked)[0]

    @property
    def to_table(self) -> NavButton | ActionButton:
        return self._showing(OfficeLeft)[0]

    @property
    def stay(self) -> NavButton | ActionButton | None:
        """STAY SIGNED IN, where it shows."""
        return next(iter(self._showing(StaySignedIn)), None)

    def show_pane(self, key: str) -> None:
        self.stage.take(PaneChosen(key), self.page)

    def _showing(self, touch: type[object]) -> list[NavButton | ActionButton]:
        buttons: list[Any] = [
            *self.stage.findChildren(NavButton),
            *self.stage.findChildren(ActionButton),
        ]
        return [one for one in buttons if one.isVisible() and isinstance(one.model.touch, touch)]


def the_office(table: SeatedTable) -> OpenOffice:
    """Return the Game Manager, which is open."""
    stage = table.face.pages.page
    assert stage is not None
    assert isinstance(stage.page, ManagerPage)
    return OpenOffice(stage)


def play(
    table: SeatedTable, rounds: int, hand: str = "", seat: int = 5, *, minutes: int = 7
) -> None:
    """Play rounds of so many minutes; with a hand, its seat wins in the last of them."""
    for number in range(1, rounds + 1):
        table.clock.advance(minutes * 60_000)
        for chip in (1, seat):
            table.desk.submit(SeeChip(chip))
        table.desk.submit(StartGame())
        if hand and number == rounds:
            win(table, seat, hand)
        assert end_round(table.desk, table.clock)
    table.wait()


def win(table: SeatedTable, seat: int, hand: str) -> None:
    """Authorise one win with an Executive's card."""
    for command in (PressHand(seat, hand), CallSupervisor(), ConfirmWins()):
        table.desk.submit(command)
    table.desk.submit(SwipeCard(table.cards["executive-1"].member))
    table.desk.submit(BeginPaying())


def with_wins(table: SeatedTable, folder: Path) -> Journal:
    """Put twelve rounds with three wins on record: small, small, the whole meter."""
    journal = journal_for(table, folder)
    table.open()
    with table.unwatched():
        play(table, 5, "straight_flush")
        play(table, 3, "four_of_a_kind", seat=3)
        play(table, 4, "four_aces")
    table.wait()
    return journal


def enter(table: SeatedTable, key: str, who: str = "executive-1") -> OpenOffice:
    """Swipe into the back office and show a subject."""
    table.face.open_page(ENTRY)
    table.swipe(who)
    office = the_office(table)
    office.show_pane(key)
    return office


def office_of(table: SeatedTable) -> Office:
    """Return what a flow may use, without a page around it: nobody else can swipe."""
    by = table.cards["executive-1"].member
    nowhere = (lambda key: None, lambda *asked: None, lambda step: None)
    return Office(table.face.pages.page_context, by, *nowhere)


def flow_of(page: OpenOffice, kind: type[Kind]) -> Kind:
    """Return the flow that a subject shows now."""
    assert isinstance(page.pane, PaneStage)
    assert isinstance(page.pane.flow, kind)
    return page.pane.flow


def widget_of(page: OpenOffice, kind: type[W]) -> W:
    """Return the widget of a kind that the page of a subject shows now."""
    assert isinstance(page.pane, PaneStage)
    found: list[W] = page.pane.top_screen.findChildren(kind)
    return next(widget for widget in found if not widget.isHidden())


def settle(table: SeatedTable, errand: BackgroundTask[Any] | None) -> None:
    """Let what is read beside the table come in."""
    if errand is not None:
        errand.finish()
    table.wait(40)
