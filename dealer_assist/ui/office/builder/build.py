"""BUILD A TABLE: copied from another, changed by touch, approved by a second card.

Number, seats, paytables with their house edge, jackpots, limits and rules; what comes of it is a
table file, opened in MENU, GAMES.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeAlias, assert_never

from dealer_assist import paths
from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.catalog.table_offers import TableOffer, table_offers
from dealer_assist.errors import Refused
from dealer_assist.message import Msg, joined
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.builder.draft import LEAST_SEATS, TableDraft
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.office import SETTINGS, Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.question import OfficeQuestionFlow
from dealer_assist.ui.office.settings.setting import SettingFlow
from dealer_assist.ui.office.settings.settings import (
    KeptForgotten,
    KeptProposed,
    ProposalWithdrawn,
    SettingList,
    SettingListTurned,
    SettingOpened,
    SettingsTouch,
    TableBuildAsked,
    pending_list,
    set_up_list,
    setting_tabs,
    settings_list,
)
from dealer_assist.ui.office.settings.table_choices import Sheet
from dealer_assist.ui.pages.card_prompt.model import ChangeModel
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.toolkit.flow import AskDigits, Back, Home, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Node, Page, Press, column, row
from dealer_assist.ui.toolkit.values.grid import ColumnOf, Grid, Row, list_of
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value, replace

_GAP, _TOP, _FOOT = 14.0, 104.0, 92.0
_DETAIL = Msg("Same file, same checker as an engineer's. MENU, GAMES opens it at a closed table")
_BUILT = "built"
_LISTS = (
    *(SettingList.SET_UP, SettingList.JACKPOTS, SettingList.LIMITS),
    *(SettingList.RULES, SettingList.PENDING),
)


class CopyAsked(Value):
    """Lists the tables that it can be a copy of."""


class BuildNumberAsked(Value):
    """Has its number typed."""


class SeatsAsked(Value):
    """Asks how many seats it has."""


class BuildProposed(Value):
    """Has a second card approve it."""


class BuildLeft(Value):
    """Discards it, and goes back to the settings."""


BuildTouch: TypeAlias = (
    SettingsTouch | CopyAsked | BuildNumberAsked | SeatsAsked | BuildProposed | BuildLeft
)


class BuildFlow(PaneFlow[Page[BuildTouch], BuildTouch]):
    """Holds the draft, and which of its lists shows."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self.draft = TableDraft(office, self.setup)
        self._shown = SettingList.SET_UP
        self._edges: BackgroundTask[Sheet] | None = None
        self._edges_of = ""
        self._sheet: Sheet | None = None

    def made(self) -> Page[BuildTouch]:
        """Return what it is above, then its settings, then the way on."""
        draft, on = self.draft, self.clock.now().date()
        refusal = draft.refusal(on)
        warnings = draft.warnings(on) if draft.number else ()
        told = draft.said or next(iter(warnings), "") or _DETAIL
        tabs = tuple(
            tab
            for tab in setting_tabs(self._shown, len(draft.kept), has_approval=False)
            if isinstance(tab.touch, SettingListTurned) and tab.touch.to in _LISTS
        )
        title = Msg("Table {number}, {game}", number=draft.number or "…", game=draft.base.game_name)
        listed = headed_list(
            title, self._rows(), told, tabs, is_trouble=draft.is_refused or bool(warnings)
        )
        return Page(
            column(_what_it_is(draft).of(_TOP), listed, _ways_on(refusal).of(_FOOT), gap=_GAP),
            name=Msg("BUILD A TABLE"),
        )

    def take(self, touch: BuildTouch) -> Step:
        """Copy, number, change, or have it approved."""
        draft = self.draft
        match touch:
            case SettingListTurned(to):
                self._shown = to
                draft.say("")
            case SettingOpened(path):
                draft.say("")
                return Show(SettingFlow(draft, path))
            case KeptForgotten(path):
                draft.kept.pop(path, None)
            case KeptProposed() | ProposalWithdrawn() | TableBuildAsked():
                return Stay()
            case CopyAsked():
                return Show(CopyFlow(self.office, self._offers, self._copy))
            case BuildNumberAsked():
                return AskDigits(Msg("Number of the table"), "", self._numbered, most=4)
            case SeatsAsked():
                return Show(self._ask_seats())
            case BuildProposed():
                return self._propose()
            case BuildLeft():
                self.office.show(SETTINGS)
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Show the house edges as soon as they are known."""
        if self._edges is not None and self._edges.is_done:
            self._sheet, self._edges = self._edges.result, None
            self.refresh()
        return Stay()

    @cached_property
    def _offers(self) -> tuple[TableOffer, ...]:
        journal = self.page_context.journal
        own = journal.parent if journal else paths.data_folder()
        return table_offers(self.page_context.resources, own)

    def _rows(self) -> Grid[SettingsTouch]:
        draft, now = self.draft, self.clock.now()
        match self._shown:
            case SettingList.SET_UP:
                setup = draft.setup
                grid = set_up_list(Table(setup), now.date(), self._figures(setup), draft.kept)
                return replace(grid, rows=tuple(filter(_is_of_the_build, grid.rows)))
            case SettingList.PENDING:
                return pending_list(draft.table(), now.tzinfo, draft.kept, can_propose=False)
            case (
                SettingList.JACKPOTS
                | SettingList.LIMITS
                | SettingList.RULES
                | SettingList.APPROVAL
                | SettingList.TRAIL
            ):
                return settings_list(draft.table(), self._shown, now.date())
            case _:
                assert_never(self._shown)

    def _figures(self, setup: TableSetup) -> Sheet | None:
        """Return the house edges of the table as it is built so far, once they are worked out."""
        if setup.digest != self._edges_of:
            resources = self.page_context.resources
            self._edges_of, self._sheet = setup.digest, None
            self._edges = BackgroundTask(lambda told: odds_of(setup, resources), self.draft.at)
        return self._sheet

    def _copy(self, key: str) -> Step:
        self.draft.copy(key)
        return Back()

    def _numbered(self, number: str) -> Step:
        self.draft.number = str(int(number))
        self.draft.say("")
        return Stay()

    def _ask_seats(self) -> OfficeQuestionFlow[int]:
        most = self.draft.base.seats

        def chosen(count: int) -> Step:
            self.draft.seats = most[:count]
            return Back()

        answers = (
            Button(count, str(count), "check" if count == len(self.draft.seats) else "")
            for count in range(LEAST_SEATS, len(most) + 1)
        )
        told = Msg("The layout has {n}", n=len(most))
        return OfficeQuestionFlow(Msg("How many seats?"), told, answers, chosen)

    def _propose(self) -> Step:
        draft, on = self.draft, self.clock.now().date()
        if draft.refusal(on):
            return Stay()
        title = Msg("Table {number}, {game}", number=draft.number, game=draft.base.game_name)
        note = draft.differences() or Msg("As the table that was copied")
        told = ChangeModel(Msg("Copied from {table}", table=draft.copied), title, note)
        self.office.ask_card(
            Msg("Swipe a second card for: {what}", what=title), Role.SUPERVISOR, self._build, told
        )
        return Stay()

    def _build(self, witness: StaffMember) -> Step:
        """Write its file; who built and who approved it is an alert that a third acknowledges."""
        draft, by, on = self.draft, self.office.by, self.clock.now().date()
        try:
            file = draft.write(by, witness, on)
        except Refused as refused:
            draft.say(str(refused), is_refused=True)
            return Stay()
        sentence = Msg(
            "Table {number} was built by {by}, approved by {witness}: {file}",
            number=draft.number,
            by=by.name,
            witness=witness.name,
            file=file.name,
        )
        self.page_context.do(c.RaiseAlert(f"{_BUILT} {file.stem}", _BUILT, sentence, by.identity))
        draft.say(Msg("{file} is built. MENU, GAMES opens it at a closed table", file=file.name))
        draft.number = ""
        return Home()


def _is_of_the_build(line: Row[SettingsTouch]) -> bool:
    """True unless it is what a copy brings, or the kiosk has: the game, and the law."""
    touch = line.button.touch if line.button else None
    return isinstance(touch, SettingOpened) and touch.path != "jurisdiction"


def _what_it_is(draft: TableDraft) -> Node:
    """Return number, game and seats; each is touched to be changed."""
    number = draft.number or Msg("none yet")
    return row(
        Press(Button(BuildNumberAsked(), Msg("NUMBER"), "keypad", number)),
        Press(Button(CopyAsked(), Msg("COPY A TABLE"), "swap", draft.copied)),
        Press(Button(SeatsAsked(), Msg("SEATS"), "person", str(len(draft.seats)))),
        gap=_GAP,
    )


def _ways_on(refusal: str) -> Node:
    discard = Button[BuildTouch](BuildLeft(), Msg("DISCARD DRAFT"), "cross")
    second = Msg("Then a second card")
    propose = Button[BuildTouch](
        BuildProposed(), Msg("PROPOSE"), "check", second, ActionState.NEXT
    ).unless(refusal)
    return row(Press(discard), Press(propose, "bold_30", 40.0), gap=_GAP)


Copied: TypeAlias = Callable[[str], Step]
"""What is done with the name of the table that is copied."""


class TableCopied(Value):
    """The table that it is to be a copy of."""

    key: str


class CopyLeft(Value):
    """Goes back; nothing is copied."""


CopyTouch: TypeAlias = TableCopied | CopyLeft


class CopyFlow(PaneFlow[Page[CopyTouch], CopyTouch]):
    """Lists every table that there is, by its game."""

    help_topic = "pane.build"

    def __init__(self, office: Office, offers: Sequence[TableOffer], then: Copied) -> None:
        super().__init__(office)
        self._offers, self._then = offers, then

    def made(self) -> Page[CopyTouch]:
        """Return the tables."""
        columns = (
            ColumnOf[TableOffer](Msg("Game"), lambda offer: offer.game_name, 2.4, is_strong=True),
            ColumnOf[TableOffer](Msg("Jackpots"), lambda offer: joined(", ", offer.plays), 2.4),
            ColumnOf[TableOffer](Msg("Bonus bets"), lambda offer: joined(", ", offer.bonus), 2.6),
            ColumnOf[TableOffer](Msg("File"), lambda offer: offer.key, 2.0),
        )
        offers = sorted(self._offers, key=lambda offer: (offer.game_name, offer.key))
        grid: Grid[CopyTouch] = list_of(
            columns,
            offers,
            Msg("Nothing here"),
            lambda offer, there: Row(there, TableCopied(offer.key)),
        )
        back = Press(Button(CopyLeft(), Msg("BACK"), "arrow-left"), icon=24)
        listed = headed_list(Msg("Copy a table"), grid, Msg("Law and devices stay this kiosk's"))
        return Page(column(listed, back.of(76), gap=_GAP), name=Msg("Copy a table"))

    def take(self, touch: CopyTouch) -> Step:
        """Copy one, or go back."""
        match touch:
            case TableCopied(key):
                return self._then(key)
            case CopyLeft():
                return Back()
            case _:
                assert_never(touch)
