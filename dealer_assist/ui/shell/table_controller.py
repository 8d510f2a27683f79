"""The table on the screen: draws what the desk has recorded, tells the desk what was touched.

A view that fails never takes the table down: the views are built anew from the last state.
"""

import logging
from collections.abc import Callable
from datetime import UTC
from functools import partial
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.clock import epoch_ms
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.desk.printing import NO_PAPER
from dealer_assist.devices.simulated.virtual_shoe import ShuffledShoe
from dealer_assist.table import commands as c
from dealer_assist.table.events.wins import WinBackedOut
from dealer_assist.table.facts.ending import rest_seconds
from dealer_assist.table.guide.topic import topic
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.help.over import HelpOver, HelpPoint, end_of
from dealer_assist.ui.shell.ambience import Ambience
from dealer_assist.ui.shell.dependencies import TableServices
from dealer_assist.ui.shell.dialogs import Dialogs
from dealer_assist.ui.shell.idle_work import IdleWork
from dealer_assist.ui.shell.menu import menu_model
from dealer_assist.ui.shell.page_context import PageContext, ScreenMessage
from dealer_assist.ui.shell.page_entries import HELP, LOCKED, PageEntry, PageKey, page
from dealer_assist.ui.shell.page_stack import PageStack
from dealer_assist.ui.shell.pin_dialog import PinDialog
from dealer_assist.ui.shell.preferences import of_person
from dealer_assist.ui.shell.simulated_hand import SimulatedHand
from dealer_assist.ui.shell.speech import Speech, spoken_moment
from dealer_assist.ui.shell.table_input import TableInput
from dealer_assist.ui.shell.table_views import TableViews, ViewsModel
from dealer_assist.ui.shell.view_errors import ViewErrorLog, failed_view, is_made_of
from dealer_assist.ui.supervisor.adjusting import told_sheet
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.table.actions import (
    NoteModel,
    is_grave,
)
from dealer_assist.ui.table.felt_layout import FeltLayout
from dealer_assist.ui.table.presenter.notices import by_urgency
from dealer_assist.ui.table.presenter.start import is_covered, resumed_line
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)

log = logging.getLogger(__name__)

DEVICES_EVERY_MS = 40
REST_MS = 100
MOVES_MS = 2_000  # longer than any figure rolls


class TableController(QWidget):
    """Owns the views of a table; the only place where touch meets desk."""

    def __init__(
        self,
        context: UiContext,
        layout: FeltLayout,
        desk: Desk,
        services: TableServices,
        *,
        message: str = "",
    ) -> None:
        """Show a desk; `message` says at first why another table could not be opened."""
        super().__init__()
        self._layout = layout
        self._desk, self._services = desk, services
        self._hand = SimulatedHand(services.rack.simulated, services.cards)
        self._settings = of_person(services.preferences, desk.table.dealer)
        self._context = with_preferences(context, self._settings)
        context.finger.is_grave = is_grave
        self.message = ScreenMessage(services.clock, message)
        self._devices_at = self._refreshed_at = services.clock.ms()
        self._is_simulated = bool(services.rack.simulated_names)
        self._shown: tuple[object, ...] = ()
        self._may_rebuild = True
        self._is_hearing = self._is_behind = False
        self.idle_work = IdleWork()
        self._notes = ViewErrorLog()
        self.ambience = Ambience(self, context, desk, services, self.message)
        self.speech = Speech(services.find_voice)
        self.touch = self._touch()
        self.touch.resumed = _resumed_line(desk)
        self.questions = Dialogs(services.clock, changed=self.refresh)
        self.views = self._build()
        self.pages = PageStack(self, self._page_context(), self._notes.add)
        self.pins = PinDialog(self, desk)
        self.help = HelpOver(self, self._help_point)
        desk.on_outcome(self.message.follow)
        desk.on_outcome(self._tell_adjustment)
        desk.listen(self._follow)
        self.refresh()

    @property
    def preferences(self) -> Preferences:
        """Return the choices of whoever is at the table."""
        return self._settings

    @property
    def desk(self) -> Desk:
        """Return the desk that is shown."""
        return self._desk

    @property
    def context(self) -> UiContext:
        """Return what the views are drawn with, for whoever is at the table."""
        return self._context

    @property
    def felt_layout(self) -> FeltLayout:
        """Return how the felt is laid out."""
        return self._layout

    @property
    def prompt(self) -> PromptModel:
        """Return the prompt as it shows."""
        model = self.views.table.model
        return model.prompt if model else PromptModel("")

    def beat(self) -> None:
        """Let time pass for devices, pictures and messages."""
        now = self._services.clock.ms()
        if now - self._devices_at >= DEVICES_EVERY_MS:
            self._devices_at = now
            self._hear_devices()
        is_news = self.touch.tick(now)
        self._keep_standing(lambda: self.views.tick(now))
        self.pages.tick(now)
        self._mend(now)
        if self.help.stage is None:
            self.questions.tick(now)
        else:
            self.questions.wait()
        self.help.beat()
        self.ambience.tick(now)
        if self.message.is_over(now):
            self.message.clear()
            self.refresh()
        elif is_news or self._passing() != self._shown:
            self.refresh()
        elif self._is_idle():
            self.idle_work.go_on()

    def _is_open(self) -> bool:
        """Return True if a page or a question lies over the table."""
        return self.pages.page is not None or self.questions.model is not None

    def _is_idle(self) -> bool:
        """Return True if nobody needs the screen: no round is played, nothing over it is open."""
        is_between = self._desk.table.round.phase in (Phase.CLOSED, Phase.BETTING)
        return is_between and not self._is_open() and not self._context.finger.is_down

    def _hear_devices(self) -> None:
        """Hear all that the devices say at once, then draw where that leads to."""
        self._is_hearing, self._is_behind = True, False
        try:
            self._desk.tick()
        finally:
            self._is_hearing = False
        if self._is_behind:
            self.refresh()

    def _follow(self) -> None:
        """Draw what is on record, but none of the states that nobody could see."""
        if self._is_hearing:
            self._is_behind = True
        else:
            self.refresh()

    @property
    def rest_ms(self) -> int:
        """Return how long it needs no beat: nothing moves, and the ports of its devices wake it."""
        is_touched = self._context.finger.is_down or self._is_open()
        is_new = self._services.clock.ms() - self._refreshed_at < MOVES_MS
        if self._is_simulated or is_touched or is_new or self.idle_work.is_pending:
            return 0
        return (
            0 if any(sensor.has_chip for sensor in self._desk.table.sensors.values()) else REST_MS
        )

    def refresh(self) -> None:
        """Show the desk as it stands."""
        self._may_rebuild = True
        self._refreshed_at = self._services.clock.ms()
        self.touch.settle()
        self._suit()
        self._shown = self._passing()
        self._keep_standing(self._show)
        self._follow_lock()
        self.pages.refresh()
        self._keep_standing(lambda: self.pins.refresh(self._context))
        self.ambience.follow(self._settings)
        self._speak()

    def _speak(self) -> None:
        """Say the prompt to whoever wants to hear it, unless an amount, note or PIN is typed."""
        if (model := self.views.table.model) is None:
            return
        asked = self.questions.model
        is_typing = isinstance(asked, NoteModel | AmountModel) or self.pins.pad is not None
        self.speech.follow(
            spoken_moment(model),
            self._context.translator,
            is_on=self._settings.speaks,
            is_typing=is_typing or self.pages.page is not None,
        )

    def view(self) -> PassingView:
        """Return what the screen adds to the table."""
        is_closed = self._desk.table.round.phase is Phase.CLOSED
        return PassingView(
            clock=self._minute(),
            selected=self.touch.selected,
            tab=self.touch.tab,
            bonus_at=self.touch.bonus.at,
            bonus_draft=self.touch.bonus.draft,
            toke_at=self.touch.toke_at,
            drawing=self.touch.drawing,
            refusal=self.message.text,
            trouble=self._desk.trouble,
            lost_devices=by_urgency(self._desk.lost_devices),
            disobedience=self._desk.device_watch.disobedience.by_spot,
            has_stopped_shuffler=bool(self._desk.device_watch.shuffler.fault),
            printer_trouble=self._services.printing.trouble if self._services.printing else "",
            testing=self.touch.tests.testing,
            failed_tests=self.touch.tests.failed,
            simulated_chips=self._hand.chips,
            simulated_cards=self._hand.cards,
            has_simulated_key=self._hand.has_key,
            seconds_to_swipe=self._desk.seconds_to_swipe(),
            resumed=self.touch.resumed,
            checks=self._desk.checks.now() if is_closed else (),
            opened_round=self._desk.opened_round,
            put_in_force=self._desk.put_in_force,
            paper=self._services.printing.paper if self._services.printing else NO_PAPER,
            reason=self.touch.reason,
            ticket_seen=self.touch.ticket_seen,
            zone=self._services.clock.now().tzinfo or UTC,
            at=epoch_ms(self._services.clock.now()),
            has_school=self._services.has_school,
            lesson=self._services.lesson() if self._services.lesson else None,
        )

    def leave(self) -> None:
        """Stop listening; the desk outlives its screen."""
        self.idle_work.give_up()
        self.pages.close()
        self.help.close()
        self._context.widgets.let_go()
        self._desk.forget_outcomes(self.message.follow)
        self._desk.forget_outcomes(self._tell_adjustment)
        self._desk.forget(self._follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the views have the whole screen."""
        self.views.setGeometry(self.rect())
        self.pages.place()
        self.pins.place()
        self.ambience.place(self.rect())

    def _touch(self) -> TableInput:
        services = self._services
        return TableInput(
            self._desk,
            self._hand,
            services.clock,
            services.new_id,
            message=self.message,
            ask=self._ask,
            put_away=lambda: self.questions.put_away(),
            go=self._go,
            menu=self._open_menu,
            changed=self.refresh,
            held=self.ambience.held,
            leave=lambda: self.window().close(),
            print_again=services.printing.again if services.printing else None,
            test_sensor=services.rack.test_sensor,
            shoe=services.shoe or ShuffledShoe(services.shuffle),
            in_lesson=services.lesson is not None,
        )

    def _page_context(self) -> PageContext:
        services = self._services
        return PageContext(
            desk=self._desk,
            rack=services.rack,
            hand=self._hand,
            clock=services.clock,
            preferences=services.preferences,
            resources=self._context.fonts.parent,
            do=self.touch.do,
            message=self.message,
            go=self._go,
            shuffle=services.shuffle,
            finger=self._context.finger,
            has_sound=services.has_sound,
            journal=services.journal,
            staff=services.staff,
        )

    def _ask(self, model: SheetQuestion[Any] | NoteModel | AmountModel) -> None:
        self.questions.ask(model)

    def _tell_adjustment(self, outcome: Outcome) -> None:
        """Say what came of an adjustment at the table; a page over it says so itself."""
        done = any(isinstance(event, WinBackedOut) for event in outcome.events)
        if self.pages.page is None and done:
            self.questions.ask(told_sheet(self._desk.table, outcome.events))

    def _open_menu(self) -> None:
        leads_off = self._services.go is not None
        in_lesson = self._services.lesson is not None
        model = menu_model(self._desk.table, leads_off=leads_off, in_lesson=in_lesson)
        self.questions.ask(model)

    def open_page(self, entry: PageEntry) -> None:
        """Lay a page over the table; a question that stood there is put away."""
        if is_covered(self._desk.table):
            return
        self.questions.ask(None)
        self._lay(entry)
        self.ambience.follow(self._settings)
        self._speak()

    def _follow_lock(self) -> None:
        """Keep the locked screen over everything else for as long as the table is locked."""
        is_locked, stands = is_covered(self._desk.table), self.pages.key == PageKey.LOCK
        if is_locked and not stands:
            self.questions.put_away()
            self._lay(LOCKED)
        elif stands and not is_locked:
            self.pages.close()

    def _lay(self, entry: PageEntry) -> None:
        banner = self.views.table.model.banner if self.views.table.model else ""
        load = partial(self._services.page_class, entry.key)
        self.pages.open(entry.key, load, self._context, banner)
        if self.pages.page is not None:
            self.pages.page.closed.connect(self.refresh)

    def _go(self, where: str) -> None:
        """Lead to a page over the table, or off the table altogether."""
        entry = page(where)
        if where == HELP:
            self.questions.ask(None)  # else the menu stands over the prompt
            self.help.open()
        elif entry is not None:
            self.open_page(entry)
        elif self._services.go is not None:
            self._services.go(where)
        else:
            self.window().close()

    def _help_point(self) -> HelpPoint:
        """Return help on the page that lies over the table, else on the table below its prompt."""
        page = self.pages.page
        if page is not None and not page.isHidden():
            topic_here = page.help_topic or f"page.{self.pages.key}"
            return HelpPoint(topic_here, page.context, page.help_below)
        below_prompt = end_of(self.views.table.prompt, self)
        return HelpPoint(f"table.{topic(self._desk.table).value}", self._context, below_prompt)

    def _build(self) -> TableViews:
        views = TableViews(self._context, self._layout, self)
        self.touch.follow(views)
        views.setGeometry(self.rect())
        return views

    def _show(self) -> None:
        table, view = self._desk.table, self.view()
        over = None if self._is_entering(table) else sheet_model(table, view)
        self.pages.set_aside(is_aside=over is not None and not is_covered(table))
        self.views.show_state(ViewsModel(table_model(table, view), over, self.questions.model))

    def _is_entering(self, table: Table) -> bool:
        """Return True if cards are entered for a verification, which comes back when they are."""
        return table.round.phase is Phase.VERIFY and self.pages.key == PageKey.CARDS

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
        failed = self._context.view_errors.take()
        for view in failed:
            self._notes.add(view)
        if failed and is_made_of(self.pages.page, failed):
            self.pages.close()
        if failed:
            self._rebuild()
        for view in (
            self._notes.due(now) if self._desk.table.round.phase is not Phase.HALTED else ()
        ):
            self._desk.note(c.NoteMishap(view), self._services.new_id())

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

    def _passing(self) -> tuple[object, ...]:
        """Return what only time changes on the screen: clocks, a card's and END GAME's seconds."""
        now = self._services.clock.now()
        rest = rest_seconds(self._desk.table, epoch_ms(now))
        lesson = self._services.lesson() if self._services.lesson else None
        return now.hour, now.minute, self._desk.seconds_to_swipe(), rest, lesson

    def _minute(self) -> str:
        return self._services.clock.now().strftime("%H:%M")

    def _suit(self) -> None:
        """Follow the settings of whoever deals; other looks need other views."""
        wanted = of_person(self._services.preferences, self._desk.table.dealer)
        if wanted == self._settings:
            return
        had, self._settings = self._settings, wanted
        if not wanted.draws_like(had):
            self._context.widgets.let_go()
            self._context = with_preferences(self._context, wanted)
            self._replace_views()
            self.idle_work.begin_anew()


def _resumed_line(desk: Desk) -> str:
    """Say what was resumed, or what the start-up check found, until something else is done."""
    if not desk.has_resumed:
        return desk.notes[0] if desk.notes else ""
    return resumed_line(desk.table)
