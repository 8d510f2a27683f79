"""The back office over the table: a card opens it, one subject shows at a time."""

import logging

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.office.office import Office, Taken
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.office.panes import PANES, pane
from dealer_assist.ui.office.sign_out import SignOut
from dealer_assist.ui.pages.card_prompt.model import ChangeModel
from dealer_assist.ui.pages.card_prompt.page import CardPrompt
from dealer_assist.ui.shell.own_page import OwnPage
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.preferences import of_person
from dealer_assist.ui.table.model.table import HealthModel, StatusModel
from dealer_assist.ui.table.status_bar import STATUS_HEIGHT, StatusBar
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import NavButton, NavModel
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.flow import Step
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT, HELP_ROOM, HELP_SIZE
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

LOCK, LEAVE = "lock", "leave"
_MARGIN, _GAP, _NAV_GAP = 20.0, 16.0, 12.0
_NAV_WIDTH, _NAV_HEIGHT = 236.0, 72.0
_STAY_WIDTH, _STAY_HEIGHT = 480.0, 72.0
_TITLE, _BACK_TO_TABLE, _BACK = Msg("Game Manager"), Msg("BACK TO TABLE"), Msg("BACK")

log = logging.getLogger(__name__)


class ManagerPage(OwnPage):
    """Open only while somebody with a Supervisor or Executive card is signed in, and is there."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self.setAccessibleName(_TITLE)
        self.help_button = HelpButton(context, self)
        self.by: StaffMember | None = None
        self.pane: PaneStage | None = None
        self._shown = ""
        self._then: Taken | None = None
        self._opened_in, self._settings = context, self._wanted()
        self._furnish()
        self._ask_at_the_door()

    def _furnish(self) -> None:
        """Make what stands around the subject, for whoever reads it now."""
        context = self.context
        self.strip = StatusBar(context, self, who=Msg("Signed in"))
        self.nav = [self._nav_button() for _ in PANES]
        self.lock = self._nav_button()
        self.to_table = ActionButton(context, self, role="bold_22", icon_size=26.0)
        self.to_table.pressed.connect(lambda key: self.closed.emit())
        self.door = CardPrompt(context, self.page_context, self)
        self.door.accepted.connect(self._let_in)
        self.door.cancelled.connect(self._turn_back)
        self.door.refused.connect(self._note_refused)
        self.stay = SignOut(context, self)

    def refresh(self) -> None:
        """Follow the desk."""
        self._show_frame()
        if self.pane is not None:
            self.pane.refresh()

    def tick(self, now_ms: int) -> None:
        """Let time pass for the pane; where nobody is there any more, leave."""
        self._suit()
        if self.pane is not None:
            self.pane.tick(now_ms)
        if self.isHidden():  # the table asks for cards, and counts its own seconds
            self.stay.stay()
        elif self.by is not None and self.stay.is_due(now_ms):
            self.closed.emit()

    def leave(self) -> None:
        """Sign whoever is in the office out."""
        self.door.leave()
        self._sign_out()

    def show_pane(self, key: str) -> None:
        """Show a subject."""
        if self.by is None:
            return
        self._put_away()
        self._shown = key
        self.help_topic = f"pane.{key}"
        office = Office(
            self.page_context, self.by, self.show_pane, self._ask_second_card, self._carry_out
        )
        self.pane = pane(key).build(self.context, office, self)
        self.pane.lower()
        self.pane.refresh()
        self.pane.show()
        self.arrange()
        self._show_frame()

    def arrange(self) -> None:
        """Place the strip, the list of subjects, and the subject beside it."""
        width, height = self.design_width, self.design_height
        top = BANNER_HEIGHT if self.has_banner else 0.0
        strip = QRectF(_MARGIN, top, width - 2 * _MARGIN - HELP_ROOM, STATUS_HEIGHT)
        self.strip.place(strip, self.scale)
        self.help_button.stand_at_end(QRectF(0, top, width - _MARGIN, HELP_SIZE), self.scale)
        inner = top + HELP_ROOM
        y = inner
        for button in self.nav:
            button.place(QRectF(_MARGIN, y, _NAV_WIDTH, _NAV_HEIGHT), self.scale)
            y += _NAV_HEIGHT + _NAV_GAP
        bottom = height - _MARGIN
        foot = QRectF(_MARGIN, bottom - _NAV_HEIGHT, _NAV_WIDTH, _NAV_HEIGHT)
        self.to_table.place(foot, self.scale)
        self.lock.place(foot.translated(0, -_NAV_HEIGHT - _NAV_GAP), self.scale)
        left = _MARGIN + _NAV_WIDTH + _GAP
        if self.pane is not None:
            room = QRectF(left, inner, width - _MARGIN - left, bottom - inner)
            self.pane.place(room, self.scale)
        self.door.place(QRectF(0, top, width, height - top), self.scale)
        # At the end of the strip: whoever is signed in stays in sight, and so does the subject.
        stay = QRectF(strip.right() - _STAY_WIDTH, top, _STAY_WIDTH, _STAY_HEIGHT)
        self.stay.place(stay, self.scale)

    def _wanted(self) -> Preferences:
        """Give the settings of whoever is signed in, else of whoever deals."""
        dealer = self.page_context.desk.table.dealer
        return of_person(self.page_context.preferences, self.by or dealer)

    def _suit(self) -> None:
        """Follow the settings of whoever reads; other looks need other views."""
        wanted = self._wanted()
        had, self._settings = self._settings, wanted
        if wanted.draws_like(had):
            return
        self._clear()
        self.context = with_preferences(self._opened_in, wanted)
        self.help_button = HelpButton(self.context, self)
        self._furnish()
        for part in (self.help_button, self.strip, *self.nav, self.lock, self.to_table):
            part.show()
        self.setAccessibleName(_TITLE)
        self._show_frame()
        if self.pane is not None:
            self.show_pane(self._shown)
        self.arrange()
        self.update()

    def _clear(self) -> None:
        """Take away what stood around the subject."""
        if (focused := self.focusWidget()) is not None:
            focused.clearFocus()  # else it moves on, and its ring shows though nobody has typed
        self.door.leave()
        around = (self.strip, *self.nav, self.lock, self.to_table, self.door, self.stay)
        for part in (self.help_button, *around):
            part.hide()
            part.deleteLater()
        if self.context is not self._opened_in:
            self.context.widgets.let_go()

    def _show_frame(self) -> None:
        table = self.page_context.desk.table
        alerts = len(table.lasting.alerts)
        faults = HealthModel(Msg("No open alerts"))
        if alerts:
            words = Msg("{n} open alerts", one="{n} open alert", n=alerts)
            faults = HealthModel(words, is_well=False, icon="triangle")
        self.strip.show_state(
            StatusModel(
                table=Msg("GAME MANAGER"),
                game=Msg(
                    "Table {number}, {game}",
                    number=table.setup.number,
                    game=table.setup.game_name,
                ),
                dealer=self.by.name if self.by else "",
                health=(faults,),
                clock=self.page_context.clock.now().strftime("%H:%M"),
            )
        )
        for button, entry in zip(self.nav, PANES, strict=True):
            count = alerts if entry.key == "alerts" else 0
            selected = entry.key == self._shown
            button.show_state(NavModel(entry.key, entry.label, entry.icon, selected, count))
        self.lock.show_state(NavModel(LOCK, Msg("Lock"), "padlock"))
        self.to_table.show_state(Button(LEAVE, _BACK_TO_TABLE, ""))

    def _nav_button(self) -> NavButton:
        button = NavButton(self.context, self)
        button.chosen.connect(self._press)
        return button

    def _press(self, key: str) -> None:
        if key != LOCK:
            self.show_pane(key)
            return
        self._sign_out()
        self._suit()
        self._ask_at_the_door()

    def _ask_at_the_door(self) -> None:
        self.door.ask(
            Msg("Swipe a Supervisor or Executive card"),
            Msg("Game Manager opens for the person signed in, on record"),
            _BACK_TO_TABLE,
            lambda member: _not_enough(member, Role.SUPERVISOR),
        )

    def _ask_second_card(
        self, sentence: str, needed: Role, then: Taken, change: ChangeModel | None = None
    ) -> None:
        def judge(member: StaffMember) -> str:
            if self.by is not None and member.is_same_person(self.by):
                return Msg("A second person must swipe; {name} is signed in", name=member.name)
            return _not_enough(member, needed)

        self._then = then
        by = self.by.name if self.by else ""
        detail = Msg("Two different people decide this; {name} is one", name=by) if by else ""
        self.door.ask(sentence, detail, _BACK, judge, change)

    def _let_in(self, member: StaffMember) -> None:
        if self.by is not None:
            then, self._then = self._then, None
            step = then(member) if then is not None else None
            if step is not None:
                self._carry_out(step)
            return
        if not self.page_context.do(c.OpenBackOffice(member)):
            self._ask_at_the_door()
            return
        self.by = member
        self._suit()
        self.stay.stay()
        self.show_pane(PANES[0].key)

    def _carry_out(self, step: Step) -> None:
        if self.pane is not None:
            self.pane.carry_out(step)

    def _sign_out(self) -> None:
        """Put the subject away and note that whoever was in has gone."""
        self._then = None
        self.stay.hide()
        self._put_away()
        if self.by is not None:
            by, self.by = self.by, None
            self.page_context.do(c.CloseBackOffice(by))

    def _put_away(self) -> None:
        if self.pane is not None:
            self.pane.leave()
            self.pane.hide()
            self.pane.deleteLater()
            self.pane = None
            self.help_topic = ""

    def _note_refused(self, swipe: c.SwipeCard, refusal: str) -> None:
        noted = c.NoteRefusedSwipe(refusal, swipe.member, swipe.last_four, swipe.is_misread)
        self.page_context.do(noted)

    def _turn_back(self) -> None:
        if self.by is None:
            self.closed.emit()
            return
        self._then = None
        self.door.leave()
        if self.pane is not None:
            self.pane.refresh()


def _not_enough(member: StaffMember, needed: Role) -> str:
    if member.may_authorise(needed):
        return ""
    return Msg(
        "A {role} card is not enough; a {needed} card is needed",
        role=member.role.label,
        needed=needed.label,
    )
