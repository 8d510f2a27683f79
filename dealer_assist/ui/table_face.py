"""The table on the screen: draws what the desk has recorded, tells the desk what was touched.

A view that fails never takes the table down: the views are built anew from the last state.
"""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.paper import NO_PAPER
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase
from dealer_assist.ui.ambience import Ambience
from dealer_assist.ui.i18n.translator import ENGLISH
from dealer_assist.ui.kit import Kit, suited
from dealer_assist.ui.layout import Layout
from dealer_assist.ui.looks import PromptLook
from dealer_assist.ui.mishap_notes import MishapNotes, failed_view, is_made_of
from dealer_assist.ui.over_page import Stand
from dealer_assist.ui.page_stack import PageStack
from dealer_assist.ui.pages import LOCKED, PageEntry, page
from dealer_assist.ui.pin_over import PinOver
from dealer_assist.ui.present.lock import is_covered
from dealer_assist.ui.present.menu import menu_look
from dealer_assist.ui.present.notices import by_urgency
from dealer_assist.ui.present.start import resumed_line
from dealer_assist.ui.present.supervisor import sheet_look
from dealer_assist.ui.present.table import table_look
from dealer_assist.ui.present.view import View
from dealer_assist.ui.questions import Questions
from dealer_assist.ui.screen_message import ScreenMessage
from dealer_assist.ui.simulated_hand import UNKNOWN_CARD as UNKNOWN_CARD
from dealer_assist.ui.simulated_hand import SimulatedHand
from dealer_assist.ui.surroundings import Surroundings as Surroundings
from dealer_assist.ui.table_touch import TableTouch
from dealer_assist.ui.table_views import TableViews, ViewsLook

log = logging.getLogger(__name__)

DEVICES_EVERY_MS = 40


class TableFace(QWidget):
    """Owns the views of a table; the only place where touch meets desk."""

    def __init__(
        self, kit: Kit, layout: Layout, desk: Desk, around: Surroundings, *, message: str = ""
    ) -> None:
        """Show a desk; `message` says at first why another table could not be opened."""
        super().__init__()
        self._plain_kit, self._layout = kit, layout
        self._desk, self._around = desk, around
        self._hand = SimulatedHand(around.rack.simulated, around.cards)
        self._settings = around.shelf.of(_dealer(desk))
        self._kit = suited(kit, self._settings)
        self.message = ScreenMessage(around.clock, message)
        self._devices_at = around.clock.ms()
        self._shown = ("", 0)
        self._may_rebuild = True
        self._notes = MishapNotes()
        self.ambience = Ambience(self, kit, desk, around, self.message)
        self.touch = self._touch()
        self.touch.resumed = _resumed_line(desk)
        self.questions = Questions(around.clock, changed=self.refresh)
        self.views = self._build()
        self.pages = PageStack(self, self._stand(), self._notes.add)
        self.pins = PinOver(self, desk)
        desk.on_outcome(self.message.follow)
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
        is_news = self.touch.tick(now)
        self._keep_standing(lambda: self.views.tick(now))
        self.pages.tick(now)
        self._mend(now)
        self.questions.tick(now)
        self.ambience.tick(now)
        if self.message.is_over(now):
            self.message.clear()
            self.refresh()
        elif is_news or (self._minute(), self._desk.seconds_to_swipe()) != self._shown:
            self.refresh()

    def refresh(self) -> None:
        """Show the desk as it stands."""
        self._may_rebuild = True
        self.touch.settle()
        self._suit()
        self._shown = (self._minute(), self._desk.seconds_to_swipe())
        self._keep_standing(self._show)
        self._follow_lock()
        self.pages.refresh()
        self._keep_standing(lambda: self.pins.refresh(self._kit))
        self.ambience.follow(self._settings)

    def view(self) -> View:
        """Give what the screen adds to the table."""
        return View(
            clock=self._minute(),
            selected=self.touch.selected,
            tab=self.touch.tab,
            refusal=self.message.text,
            trouble=self._desk.trouble,
            lost_devices=by_urgency(self._desk.lost_devices),
            testing=self.touch.tests.testing,
            failed_tests=self.touch.tests.failed,
            simulated_chips=self._hand.chips,
            simulated_cards=self._hand.cards,
            has_simulated_key=self._hand.has_key,
            seconds_to_swipe=self._desk.seconds_to_swipe(),
            resumed=self.touch.resumed,
            checks=self._desk.checks,
            opened_round=self._desk.opened_round,
            paper=self._around.printing.paper if self._around.printing else NO_PAPER,
            zone=self._around.clock.now().tzinfo or UTC,
        )

    def leave(self) -> None:
        """Stop listening; the desk outlives its face."""
        self.pages.close()
        self._desk.forget_outcomes(self.message.follow)
        self._desk.forget(self.refresh)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the views the whole face."""
        self.views.setGeometry(self.rect())
        self.pages.place()
        self.pins.place()
        self.ambience.place(self.rect())

    def _touch(self) -> TableTouch:
        around = self._around
        return TableTouch(
            self._desk,
            self._hand,
            around.clock,
            around.new_id,
            message=self.message,
            ask=lambda look: self.questions.ask(look),
            put_away=lambda: self.questions.put_away(),
            go=self._go,
            menu=self._open_menu,
            changed=self.refresh,
            held=self.ambience.held,
            leave=lambda: self.window().close(),
            print_again=around.printing.again if around.printing else None,
            test_sensor=around.rack.test_sensor,
        )

    def _stand(self) -> Stand:
        around = self._around
        return Stand(
            desk=self._desk,
            rack=around.rack,
            hand=self._hand,
            clock=around.clock,
            shelf=around.shelf,
            resources=self._plain_kit.fonts.parent,
            do=self.touch.do,
            message=self.message,
            go=self._go,
            shuffle=around.shuffle,
            journal=around.journal,
            staff=around.staff,
        )

    def _open_menu(self) -> None:
        leads_off = self._around.go is not None
        self.questions.ask(menu_look(self._desk.table, leads_off=leads_off))

    def open_page(self, entry: PageEntry) -> None:
        """Lay a page over the table; a question that stood there is put away."""
        if is_covered(self._desk.table):
            return
        self.questions.ask(None)
        self._lay(entry)
        self.ambience.follow(self._settings)

    def _follow_lock(self) -> None:
        """Keep the locked screen over everything else for as long as the table is locked."""
        is_locked, stands = is_covered(self._desk.table), self.pages.key == LOCKED.key
        if is_locked and not stands:
            self.questions.put_away()
            self._lay(LOCKED)
        elif stands and not is_locked:
            self.pages.close()

    def _lay(self, entry: PageEntry) -> None:
        banner = self.views.table.look.banner if self.views.table.look else ""
        kit = replace(self._kit, translator=ENGLISH) if entry.in_english else self._kit
        self.pages.open(entry, kit, banner)

    def _go(self, where: str) -> None:
        """Lead to a page over the table, or off the table altogether."""
        entry = page(where)
        if entry is not None:
            self.open_page(entry)
        elif self._around.go is not None:
            self._around.go(where)
        else:
            self.window().close()

    def _build(self) -> TableViews:
        views = TableViews(self._kit, self._layout, self)
        self.touch.follow(views)
        views.setGeometry(self.rect())
        return views

    def _show(self) -> None:
        table, view = self._desk.table, self.view()
        over = sheet_look(table, view)
        self.pages.set_aside(is_aside=over is not None and not is_covered(table))
        self.views.show_state(ViewsLook(table_look(table, view), over, self.questions.look))

    def _keep_standing(self, show: Callable[[], None]) -> None:
        """Show something; where that fails, build the views anew, once for each state."""
        try:
            show()
        except Exception as error:
            log.exception("A view failed; the table stands as it is recorded")
            self._notes.add(failed_view(error.__traceback__, self))
        else:
            return
        self._rebuild()

    def _mend(self, now: int) -> None:
        """Build anew what could not be painted, and put on record what failed."""
        failed = self._kit.mishaps.take()
        for view in failed:
            self._notes.add(view)
        if failed and is_made_of(self.pages.page, failed):
            self.pages.close()
        if failed:
            self._rebuild()
        for view in self._notes.due(now) if self._desk.table.phase is not Phase.HALTED else ():
            self._desk.note(c.NoteMishap(view), self._around.new_id())

    def _rebuild(self) -> None:
        if not self._may_rebuild:
            return
        self._may_rebuild = False
        self._replace_views()
        self._keep_standing(self._show)

    def _replace_views(self) -> None:
        gone, self.views = self.views, self._build()
        if (focused := gone.focusWidget()) is not None:
            focused.clearFocus()  # else it moves on, and its ring shows though nobody has typed
        gone.hide()
        gone.deleteLater()
        self.views.show()
        if self.pages.page is not None:
            self.pages.page.raise_()

    def _minute(self) -> str:
        return self._around.clock.now().strftime("%H:%M")

    def _suit(self) -> None:
        """Follow the settings of whoever deals; other looks need other views."""
        wanted = self._around.shelf.of(_dealer(self._desk))
        if wanted == self._settings:
            return
        had, self._settings = self._settings, wanted
        if not wanted.draws_like(had):
            self._kit = suited(self._plain_kit, wanted)
            self._replace_views()


def _dealer(desk: Desk) -> str:
    return desk.table.dealer.key if desk.table.dealer else ""


def _resumed_line(desk: Desk) -> str:
    """Say what was resumed, or what the start-up check found, until something else is done."""
    if not desk.has_resumed:
        return desk.notes[0] if desk.notes else ""
    return resumed_line(desk.table)
