"""The table on the screen: draws what the desk has recorded, tells the desk what was touched.

A view that fails never takes the table down: the views are built anew from the last state.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC
from pathlib import Path

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.staff import SampleCard
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.devices.rack import Rack
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table import commands as c
from dealer_assist.table import controls, irregularities
from dealer_assist.table.setup import Spot
from dealer_assist.table.state import Phase
from dealer_assist.ui.kit import Kit, suited
from dealer_assist.ui.layout import Layout
from dealer_assist.ui.leaf import LeafLook
from dealer_assist.ui.looks import PromptLook
from dealer_assist.ui.over_page import Stand
from dealer_assist.ui.page_stack import PageStack
from dealer_assist.ui.pages import page
from dealer_assist.ui.present import actions, notices, procedures, sheets, supervisor
from dealer_assist.ui.present.felt import spots_to_mark
from dealer_assist.ui.present.panel import sensor_shown
from dealer_assist.ui.present.paytables import paytables_leaf
from dealer_assist.ui.present.supervisor import sheet_look
from dealer_assist.ui.present.table import table_look
from dealer_assist.ui.present.view import View, spaced
from dealer_assist.ui.sensor_tests import SensorTests
from dealer_assist.ui.settings import SettingsInMemory, SettingsShelf
from dealer_assist.ui.sheet import SheetLook
from dealer_assist.ui.simulated_hand import UNKNOWN_CARD as UNKNOWN_CARD
from dealer_assist.ui.simulated_hand import SimulatedHand
from dealer_assist.ui.table_views import TableViews, ViewsLook

log = logging.getLogger(__name__)

DEVICES_EVERY_MS = 40
REFUSAL_SHOWN_MS = 8_000
QUESTION_SHOWN_MS = 20_000
_ACTIONS: dict[str, Callable[[], c.Command]] = {
    actions.START: c.StartGame,
    actions.CALL: c.CallSupervisor,
    actions.JACKPOT: c.PressJackpot,
}
_SUPERVISOR_ACTIONS: dict[str, Callable[[], c.Command]] = {
    supervisor.BACK: c.BackToTable,
    supervisor.CONFIRM: c.ConfirmWins,
    supervisor.AGAIN: c.TrySwipeAgain,
    supervisor.PAY: c.BeginPaying,
    supervisor.CANCEL: c.CancelAdjustment,
}


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a table's face needs besides the table itself.

    `go` leads off the table; None closes the window instead.
    """

    rack: Rack
    cards: tuple[SampleCard, ...]
    clock: Clock
    new_id: Callable[[], str]
    shelf: SettingsShelf = field(default_factory=SettingsInMemory)
    journal: Path | None = None
    go: Callable[[str], None] | None = None


class TableFace(QWidget):
    """Owns the views of a table; the only place where touch meets desk."""

    def __init__(self, kit: Kit, layout: Layout, desk: Desk, around: Surroundings) -> None:
        super().__init__()
        self._plain_kit, self._layout = kit, layout
        self._desk, self._around = desk, around
        self._hand = SimulatedHand(around.rack.simulated, around.cards)
        self._settings = around.shelf.of(_dealer(desk))
        self._kit = suited(kit, self._settings)
        self._selected: int | None = None
        self._tab = ""
        self._question: SheetLook | LeafLook | None = None
        self._asked_at = 0
        self._refused_at: int | None = None
        self._tests = SensorTests()
        self._last: tuple[c.Command, str] | None = None
        self._devices_at = around.clock.ms()
        self._shown = ("", 0)
        self._may_rebuild = True
        self._resumed = _resumed_line(desk)
        self.views = self._build()
        self.pages = PageStack(self, self._stand())
        desk.listen(self.refresh)
        self.refresh()

    @property
    def desk(self) -> Desk:
        """Give the desk that is shown."""
        return self._desk

    @property
    def prompt(self) -> PromptLook:
        """Give the prompt as it shows."""
        look = self.views.table.look
        return look.prompt if look else PromptLook("")

    def beat(self) -> None:
        """Let time pass for devices, pictures and messages."""
        now = self._around.clock.ms()
        if now - self._devices_at >= DEVICES_EVERY_MS:
            self._devices_at = now
            self._desk.tick()
        is_news = self._tests.tick(now, self._faulty())
        self._keep_standing(lambda: self.views.tick(now))
        self.pages.tick(now)
        if self._kit.mishaps.take():
            self._rebuild()
        if self._question is not None and now - self._asked_at >= QUESTION_SHOWN_MS:
            self._ask(None)
        if self._refused_at is not None and now - self._refused_at >= REFUSAL_SHOWN_MS:
            self._desk.refusal = ""
            self.refresh()
        elif is_news or (self._minute(), self._desk.seconds_to_swipe()) != self._shown:
            self.refresh()

    def refresh(self) -> None:
        """Show the desk as it stands."""
        self._may_rebuild = True
        if self._desk.table.phase in (Phase.BETTING, Phase.CLOSED):
            self._selected, self._tab = None, ""
        self._suit()
        if not self._desk.refusal:
            self._refused_at = None
        elif self._refused_at is None:
            self._refused_at = self._around.clock.ms()
        self._shown = (self._minute(), self._desk.seconds_to_swipe())
        self._keep_standing(self._show)
        self.pages.refresh()

    def view(self) -> View:
        """Give what the screen adds to the table."""
        return View(
            clock=self._minute(),
            selected=self._selected,
            tab=self._tab,
            refusal=self._desk.refusal,
            trouble=self._desk.trouble,
            lost_devices=tuple(sorted(self._desk.lost_devices)),
            testing=self._tests.testing,
            failed_tests=self._tests.failed,
            simulated_chips=self._hand.chips,
            simulated_cards=self._hand.cards,
            has_simulated_key=self._hand.has_key,
            seconds_to_swipe=self._desk.seconds_to_swipe(),
            resumed=self._resumed,
            zone=self._around.clock.now().tzinfo or UTC,
        )

    def leave(self) -> None:
        """Stop listening; the desk outlives its face."""
        self.pages.close()
        self._desk.forget(self.refresh)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the views the whole face."""
        self.views.setGeometry(self.rect())
        self.pages.place()

    def _stand(self) -> Stand:
        around = self._around
        return Stand(
            desk=self._desk,
            rack=around.rack,
            hand=self._hand,
            clock=around.clock,
            shelf=around.shelf,
            resources=self._plain_kit.fonts.parent,
            do=self._do,
            go=self._go,
            journal=around.journal,
        )

    def _go(self, where: str) -> None:
        """Lead to a page over the table, or off the table altogether."""
        entry = page(where)
        if entry is not None:
            banner = self.views.table.look.banner if self.views.table.look else ""
            self._ask(None)
            self.pages.open(entry, self._kit, banner)
        elif self._around.go is not None:
            self._around.go(where)
        else:
            self.window().close()

    def _build(self) -> TableViews:
        views = TableViews(self._kit, self._layout, self)
        views.seat_touched.connect(self._touch_seat)
        views.chip_tapped.connect(self._tap_chip)
        views.hand_pressed.connect(self._press_hand)
        views.action_pressed.connect(self._press_action)
        views.key_turned.connect(self._turn_key)
        views.tab_pressed.connect(self._press_tab)
        views.notice_pressed.connect(self._press_notice)
        views.card_swiped.connect(self._swipe)
        views.supervisor_pressed.connect(self._press_supervisor)
        views.claim_struck.connect(self._strike)
        views.chosen.connect(self._choose)
        views.setGeometry(self.rect())
        return views

    def _show(self) -> None:
        table, view = self._desk.table, self.view()
        over = sheet_look(table, view)
        self.pages.set_aside(is_aside=over is not None)
        self.views.show_state(ViewsLook(table_look(table, view), over, self._question))

    def _keep_standing(self, show: Callable[[], None]) -> None:
        """Show something; where that fails, build the views anew, once for each state."""
        try:
            show()
        except Exception:
            log.exception("A view failed; the table stands as it is recorded")
        else:
            return
        self._rebuild()

    def _rebuild(self) -> None:
        if not self._may_rebuild:
            return
        self._may_rebuild = False
        self._replace_views()
        self._keep_standing(self._show)

    def _replace_views(self) -> None:
        gone, self.views = self.views, self._build()
        gone.hide()
        gone.deleteLater()
        self.views.show()
        if self.pages.page is not None:
            self.pages.page.raise_()

    def _faulty(self) -> list[Spot]:
        return [spot for spot, one in self._desk.table.sensors.items() if one.fault]

    def _minute(self) -> str:
        return self._around.clock.now().strftime("%H:%M")

    def _do(self, command: c.Command) -> bool:
        self._resumed = ""
        self._last = (command, self._around.new_id())
        return self._desk.submit(*self._last)

    def _touch_seat(self, seat: int) -> None:
        if self._desk.table.phase is Phase.BETTING:
            self._mark(spots_to_mark(self._desk.table, seat))
            return
        self._selected = None if seat == self._selected else seat
        self._tab = ""
        self._desk.refusal = self._resumed = ""
        self.refresh()

    def _mark(self, spots: list[Spot]) -> None:
        if len(spots) == 1:
            self._do(c.MarkWager(*spots[0]))
        elif spots:
            self._ask(sheets.mark_sheet(spots))

    def _tick_step(self) -> None:
        table = self._desk.table
        step = table.irregularity.step + 1 if table.irregularity else 0
        if irregularities.asks_who_was_told(table.setup, step):
            self._ask(sheets.told_sheet(table, step))
        else:
            self._do(c.TickStep(step))

    def _tap_chip(self, seat: int, sensor: str) -> None:
        self._hand.tap_chip(seat, sensor)
        self._desk.tick()
        self.refresh()

    def _press_tab(self, sensor: str) -> None:
        self._tab = sensor
        self.refresh()

    def _press_hand(self, line: str) -> None:
        if self._selected is not None:
            sensor = sensor_shown(self._desk.table, self.view())
            self._do(c.PressHand(self._selected, line, sensor))

    def _press_action(self, action: str) -> None:
        match action:
            case actions.MENU:
                self._ask(sheets.menu_sheet(self._desk.table))
            case actions.VOID:
                self._ask(sheets.void_sheet(self._desk.table))
            case actions.END:
                self._do(controls.ending(self._desk.table))
            case _:
                self._do(_ACTIONS[action]())

    def _turn_key(self, position: str) -> None:
        self._hand.turn_key(position)
        self._desk.tick()

    def _press_supervisor(self, action: str) -> None:
        self._do(_SUPERVISOR_ACTIONS[action]())

    def _press_notice(self, key: str) -> None:
        match key:
            case notices.EXIT:
                self.window().close()
            case notices.AGAIN if self._last is not None:
                # The same id: had it been recorded after all, it would not count twice.
                self._desk.submit(*self._last)
            case procedures.TICK:
                self._tick_step()
            case procedures.CLEAR:
                self._do(c.ClearIrregularity())
            case _ if key.startswith(notices.TEST):
                self._tests.begin(notices.spot_of(key), self._around.clock.ms())
                self.refresh()

    def _strike(self, key: str) -> None:
        self._do(c.DropClaim(int(key[:-1]), key[-1]))

    def _ask(self, look: SheetLook | LeafLook | None) -> None:
        self._question, self._asked_at = look, self._around.clock.ms()
        self.refresh()

    def _choose(self, key: str) -> None:
        if key == sheets.EXIT or page(key) is not None:
            self._go(key)
            return
        if key == sheets.PAYTABLES:
            self._ask(paytables_leaf(self._game(), self._desk.table))
            return
        if key == sheets.SETTINGS or key.startswith(sheets.SET):
            self._change_settings(key.removeprefix(sheets.SET))
            return
        match sheets.answer(self._desk.table, key):
            case None:
                self._ask(None)
            case SheetLook() as following:
                self._ask(following)
            case command:
                self._question = None
                self._do(command)

    def _change_settings(self, name: str) -> None:
        if name != sheets.SETTINGS:
            self._around.shelf.keep(_dealer(self._desk), self._settings.toggled(name))
        self._suit()
        self._ask(sheets.settings_sheet(self._settings))

    def _game(self) -> GameDefinition:
        """Read the game's definition; only who opens the paytables waits for it."""
        return load_games(self._plain_kit.fonts.parent / "games")[self._desk.table.setup.game]

    def _suit(self) -> None:
        """Follow the settings of whoever deals; other looks need other views."""
        wanted = self._around.shelf.of(_dealer(self._desk))
        if wanted == self._settings:
            return
        self._settings, self._kit = wanted, suited(self._plain_kit, wanted)
        self._replace_views()

    def _swipe(self, member: str) -> None:
        self._hand.swipe(member)
        self._desk.tick()


def _dealer(desk: Desk) -> str:
    return desk.table.dealer.key if desk.table.dealer else ""


def _resumed_line(desk: Desk) -> str:
    """Say what was resumed, or what the start-up check found, until something else is done."""
    if not desk.has_resumed:
        return desk.notes[0] if desk.notes else ""
    return f"Resumed round {spaced(desk.table.round)} where it stopped"
