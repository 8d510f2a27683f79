"""The back office over the table: a card opens it, one subject shows at a time."""

from collections.abc import Callable
from typing import TypeAlias, assert_never

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.office.office import Office, Taken
from dealer_assist.ui.office.open_pane import OpenPane, PaneRoom, PaneShown, PaneTouched
from dealer_assist.ui.office.panes import PANES
from dealer_assist.ui.office.panes import pane as pane_entry
from dealer_assist.ui.office.sign_out import SIDE, SignOutClock, StaySignedIn
from dealer_assist.ui.pages.card_asked import (
    CardOverPage,
    CardQuestion,
    CardTouch,
    ChangeModel,
)
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.preferences import of_person
from dealer_assist.ui.shell.table_page import WholePage
from dealer_assist.ui.table.model.table import STATUS_HEIGHT, HealthModel, StatusModel
from dealer_assist.ui.toolkit.flow import Back, Instead, Leave, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    HelpAtEnd,
    Node,
    Page,
    Press,
    Shown,
    TabPress,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import ScreenFrame
from dealer_assist.ui.toolkit.values.measures import HELP_ROOM, HELP_SIZE
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.ui.toolkit.values.touches import Button, Tab
from dealer_assist.value import Value, replace

_GAP, _NAV_GAP = 16.0, 12.0
_NAV_WIDTH, _NAV_HEIGHT = 236.0, 72.0
_TITLE, _BACK_TO_TABLE, _BACK = Msg("Game Manager"), Msg("BACK TO TABLE"), Msg("BACK")


class PaneChosen(Value):
    """A subject in the list."""

    key: str


class OfficeLocked(Value):
    """Lock."""


class OfficeLeft(Value):
    """BACK TO TABLE."""


ManagerTouch: TypeAlias = PaneChosen | PaneTouched | OfficeLocked | OfficeLeft | StaySignedIn


class OfficeStrip(Shown):
    """Which table it is, who is signed in, and what is wrong."""

    model: StatusModel


class OfficeCard(CardOverPage):
    """Asks for a card over the office, which stays as it is below."""

    keeps_below = True

    def __init__(
        self,
        manager: "ManagerPage",
        question: CardQuestion,
        judge: Callable[[StaffMember], str],
        then: Callable[[StaffMember], Step | None],
        turned_back: Step,
    ) -> None:
        self._manager, self.help_topic = manager, manager.help_topic
        super().__init__(
            manager.page_context,
            manager.banner,
            question,
            judge,
            then,
            turned_back=turned_back,
            notes_refusals=True,
        )

    def page(self) -> Page[CardTouch]:
        """Return the card that is asked for, and over it the warning."""
        page = super().page()
        return replace(page, body=stack(page.body, self._manager.warning()))

    def take(self, touch: CardTouch | StaySignedIn) -> Step:
        """Swipe a simulated card, go back, or stay signed in."""
        if isinstance(touch, StaySignedIn):
            return self._manager.take(touch)
        return super().take(touch)

    def tick(self, now_ms: int) -> Step:
        """Go on once a card was good enough; where nobody is there any more, leave."""
        warned = self._manager.warning()
        if self._manager.is_left_alone(now_ms):
            return Leave()
        if warned != self._manager.warning():
            self.refresh()
        return super().tick(now_ms)


class ManagerPage(WholePage[ManagerTouch]):
    """Open only while somebody with a Supervisor or Executive card is signed in, and is there."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        self.by: StaffMember | None = None
        self.pane: OpenPane | None = None
        self._idle = SignOutClock(page_context)
        self._changes = 0
        self._asked: Callable[[], OfficeCard] | None = None

    def opened(self) -> Step:
        """Ask for a card."""
        return Show(self._door())

    def settings(self) -> Preferences:
        """Return the settings of whoever is signed in, else of whoever deals."""
        dealer = self.page_context.desk.table.dealer
        return of_person(self.page_context.preferences, self.by or dealer)

    def page(self) -> Page[ManagerTouch]:
        """Return the strip, the list of subjects, and the subject beside it."""
        lists = row(self._list().of(_NAV_WIDTH), self._room(), gap=_GAP)
        inner = column(self._head().of(HELP_ROOM), lists, space(SIDE))
        body = stack(row(space(SIDE), inner, space(SIDE)), self.warning())
        return Page(body, ScreenFrame(banner=self.banner), _TITLE)

    def take(self, touch: ManagerTouch) -> Step:
        """Show a subject, lock, go back to the table."""
        match touch:
            case PaneChosen(key):
                self.show_pane(key)
            case PaneTouched():
                return self._asked_for()
            case OfficeLocked():
                self._sign_out()
                return Show(self._door())
            case OfficeLeft():
                return Leave()
            case StaySignedIn():
                self._idle.stay()
            case _:
                assert_never(touch)
        return Stay()

    def follow(self) -> None:
        """Follow the desk, the subject first."""
        if self.pane is not None:
            self.pane.follow()
        self._change()

    def tick(self, now_ms: int) -> Step:
        """Let a second person swipe where that was asked for; where nobody is there, leave."""
        warned = self.warning()
        if self.is_left_alone(now_ms):
            return Leave()
        if warned != self.warning():
            self.refresh()
        return self._asked_for()

    def under_table(self) -> None:
        """Wait: the table asks for cards, and counts its own seconds."""
        self._idle.stay()

    def left(self) -> None:
        """Sign out whoever is in the office."""
        self._sign_out()

    def is_left_alone(self, now_ms: int) -> bool:
        """Return True if somebody is signed in and has gone; there is a warning before it."""
        return self.by is not None and self._idle.is_over(now_ms)

    def warning(self) -> Node | None:
        """Return the button that stands over everything in the last seconds."""
        return self._idle.corner()

    def show_pane(self, key: str) -> None:
        """Show a subject."""
        if self.by is None:
            return
        self._put_away()
        office = Office(
            self.page_context, self.by, self.show_pane, self._ask_second_card, self._carry_out
        )
        self.pane = OpenPane(key, pane_entry(key).begin(office))
        self.help_topic = f"pane.{key}"
        self._change()

    def _head(self) -> Node:
        strip = column(row(self._strip(), space(HELP_ROOM)).of(STATUS_HEIGHT), space())
        return stack(strip, column(HelpAtEnd().of(HELP_SIZE), space()))

    def _strip(self) -> Node:
        setup, alerts = self.page_context.desk.table.setup, self._alerts()
        faults = HealthModel(Msg("No open alerts"))
        if alerts:
            words = Msg("{n} open alerts", one="{n} open alert", n=alerts)
            faults = HealthModel(words, is_well=False, icon="triangle")
        game = Msg("Table {number}, {game}", number=setup.number, game=setup.game_name)
        return OfficeStrip(
            StatusModel(
                table=Msg("GAME MANAGER"),
                game=game,
                dealer=self.by.name if self.by else "",
                health=(faults,),
                clock=self.page_context.clock.now().strftime("%H:%M"),
            )
        )

    def _list(self) -> Node:
        shown = "" if self.pane is None else self.pane.key
        alerts = self._alerts()
        tabs = (
            Tab(
                PaneChosen(entry.key),
                entry.label,
                entry.icon,
                entry.key == shown,
                alerts if entry.key == "alerts" else 0,
            )
            for entry in PANES
        )
        lock = Tab(OfficeLocked(), Msg("Lock"), "padlock")
        to_table = Press(Button(OfficeLeft(), _BACK_TO_TABLE, ""), "bold_22", 26.0)
        return column(
            *(TabPress(tab).of(_NAV_HEIGHT) for tab in tabs),
            space(),
            TabPress(lock).of(_NAV_HEIGHT),
            to_table.of(_NAV_HEIGHT),
            gap=_NAV_GAP,
        )

    def _room(self) -> Node:
        if self.pane is None:
            return space()
        return PaneRoom(PaneShown(self.pane, self._changes))

    def _alerts(self) -> int:
        return len(self.page_context.desk.table.lasting.alerts)

    def _change(self) -> None:
        self._changes += 1
        self.refresh()

    def _door(self) -> OfficeCard:
        question = CardQuestion(
            Msg("Swipe a Supervisor or Executive card"),
            Msg("Game Manager opens for the person signed in, on record"),
            _BACK_TO_TABLE,
        )
        return OfficeCard(self, question, _may_come_in, self._let_in, Leave())

    def _let_in(self, member: StaffMember) -> Step | None:
        if not self.page_context.do(c.OpenBackOffice(member)):
            return Instead(self._door())
        self.by = member
        self._idle.stay()
        self.show_pane(PANES[0].key)
        return None

    def _ask_second_card(
        self, sentence: str, needed: Role, then: Taken, change: ChangeModel | None = None
    ) -> None:
        def judge(member: StaffMember) -> str:
            if self.by is not None and member.is_same_person(self.by):
                return Msg("A second person must swipe. {name} is signed in", name=member.name)
            return _not_enough(member, needed)

        def taken(member: StaffMember) -> None:
            if (step := then(member)) is not None:
                self._carry_out(step)

        by = self.by.name if self.by else ""
        detail = Msg("Two different people decide this. {name} is one", name=by) if by else ""
        question = CardQuestion(sentence, detail, _BACK, change)
        self._asked = lambda: OfficeCard(self, question, judge, taken, Back())

    def _asked_for(self) -> Step:
        asked, self._asked = self._asked, None
        return Stay() if asked is None else Show(asked())

    def _carry_out(self, step: Step) -> None:
        if self.pane is not None:
            self.pane.refresh()
            self.pane.steps.append(step)
            self._change()

    def _sign_out(self) -> None:
        """Put the subject away and note that whoever was in has gone."""
        self._asked = None
        self._put_away()
        if self.by is not None:
            by, self.by = self.by, None
            self.page_context.do(c.CloseBackOffice(by))

    def _put_away(self) -> None:
        if self.pane is not None:
            self.pane.leave()
            self.pane, self.help_topic = None, ""


def _may_come_in(member: StaffMember) -> str:
    return _not_enough(member, Role.SUPERVISOR)


def _not_enough(member: StaffMember, needed: Role) -> str:
    if member.may_authorise(needed):
        return ""
    return Msg(
        "A {role} card is not enough. A {needed} card is needed",
        role=member.role.label,
        needed=needed.label,
    )
