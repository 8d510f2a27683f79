"""BUILD A TABLE: copied from another, changed by touch, approved by a second card.

In five steps: seats, game, bets with their house edge, chips, approval. What comes of it is a table
file, opened in MENU, GAMES.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TypeAlias, assert_never

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.catalog.table_offers import TableOffer, table_offers
from dealer_assist.catalog.tables import load_table, table_file
from dealer_assist.errors import Refused
from dealer_assist.message import Msg, joined
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.settings import find
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.builder.columns import (
    BetChosen,
    BetPut,
    BuildNumberAsked,
    ColumnTouch,
    CopyAsked,
    SeatsChosen,
    bets_of,
    columns,
)
from dealer_assist.ui.office.builder.draft import TableDraft, at_this_kiosk
from dealer_assist.ui.office.builder.steps import STEPS, BuildStep, StepTurned, step_list
from dealer_assist.ui.office.builder.travel import (
    TablePlaces,
    TravellingTable,
    read_brought,
    save,
)
from dealer_assist.ui.office.builder.travel_lists import ChangesFlow, TravellersFlow
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.office import SETTINGS, Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.question import OfficeQuestionFlow
from dealer_assist.ui.office.settings.figures import ChoiceFigures
from dealer_assist.ui.office.settings.setting import SettingFlow
from dealer_assist.ui.office.settings.settings import (
    KeptForgotten,
    KeptProposed,
    ProposalWithdrawn,
    SettingListTurned,
    SettingOpened,
    SettingsTouch,
    SheetsAsked,
    TableBuildAsked,
)
from dealer_assist.ui.office.settings.table_choices import Sheet
from dealer_assist.ui.office.settings.values import changes
from dealer_assist.ui.pages.card_asked import ChangeModel
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.toolkit.flow import AskDigits, Back, Home, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Node,
    Page,
    Paragraph,
    Pick,
    Press,
    Spread,
    Text,
    column,
    inset,
    row,
)
from dealer_assist.ui.toolkit.values.grid import ColumnOf, Grid, Row, list_of
from dealer_assist.ui.toolkit.values.touches import ActionState, Button, Choice
from dealer_assist.value import Value

_GAP, _TOP, _STEPS, _FOOT = 14.0, 92.0, 860.0, 92.0
_BUILT = "built"
_SAVE, _BRING = Msg("SAVE A TABLE"), Msg("BRING IN")


class BuildProposed(Value):
    """Has a second card approve it."""


class TableSaved(Value):
    """Lists the tables that were built here, to save one for other kiosks."""


class TableBrought(Value):
    """Lists the tables that other kiosks have saved."""


class BuildLeft(Value):
    """Discards it, and goes back to the settings."""


BuildTouch: TypeAlias = (
    SettingsTouch | ColumnTouch | BuildProposed | TableSaved | TableBrought | BuildLeft
)


class BuildFlow(PaneFlow[Page[BuildTouch], BuildTouch]):
    """Holds the draft, and which of its lists shows."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self.draft = TableDraft(office, self.setup)
        staff = self.page_context.staff
        on_record = staff.staff().house if staff else ""
        self.places = TablePlaces(self.draft.folder, on_record=on_record)
        self.step, self.bet = BuildStep.SEATS, ""
        self._figures_of: tuple[str, str] | None = None
        self._figures: ChoiceFigures | None = None
        self._edges: BackgroundTask[Sheet] | None = None
        self._known_of = ""
        self._sheet: Sheet | None = None

    def made(self) -> Page[BuildTouch]:
        """Return what it is above, then its settings, then the way on."""
        draft, on = self.draft, self.clock.now().date()
        refusal = draft.refusal(on)
        warnings = draft.warnings(on) if draft.number else ()
        told = draft.said or next(iter(warnings), "")
        ink = "fault" if draft.is_refused or warnings else "text_2"
        if self.step in (BuildStep.SEATS, BuildStep.BETS):
            setup = draft.setup
            paths_of_bets = [one.path for one in bets_of(setup, on)]
            if self.bet not in paths_of_bets:
                self.bet = next(iter(paths_of_bets), "")
            body = columns(draft, self.bet, self._edges_of(setup), self._edge_of_each(), on)
        else:
            game = draft.base.game_name
            named = Msg("Table {number}, {game}", number=draft.number, game=game)
            title = named if draft.number else game
            body = headed_list(title, step_list(draft, self.step, on))
        about = told or Msg("Copied from {table}", table=draft.copied)
        differs = len(changes(draft.nearest, draft.setup))
        head = _head(self.step, Paragraph(about, "medium_20", ink, 24), differs)
        foot = _ways_on(self.step, refusal).of(_FOOT)
        return Page(column(head.of(_TOP), body, foot, gap=_GAP), name=Msg("BUILD A TABLE"))

    def take(self, touch: BuildTouch) -> Step:
        """Copy, number, change, or have it approved."""
        draft = self.draft
        match touch:
            case StepTurned(to):
                self.step = to
                draft.say("")
            case BetChosen(path):
                self.bet = path
                draft.say("")
            case BetPut(path, value):
                draft.put(path, value)
            case SeatsChosen(count):
                draft.seats = draft.base.seats[:count]
                draft.say("")
            case SettingOpened(path):
                draft.say("")
                return Show(SettingFlow(draft, path))
            case KeptForgotten(path):
                draft.kept.pop(path, None)
            case (
                SettingListTurned()
                | KeptProposed()
                | ProposalWithdrawn()
                | TableBuildAsked()
                | SheetsAsked()
            ):
                return Stay()
            case CopyAsked():
                return Show(CopyFlow(self.office, self._offers, self._copy))
            case BuildNumberAsked():
                return AskDigits(Msg("Number of the table"), "", self._numbered, most=4)
            case BuildProposed():
                return self._propose()
            case TableSaved():
                return self._list(_SAVE, self._save)
            case TableBrought():
                return self._list(_BRING, self._read)
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
        if self._figures is not None and self._figures.has_news:
            self.refresh()
        return Stay()

    @cached_property
    def _offers(self) -> tuple[TableOffer, ...]:
        journal = self.page_context.journal
        own = journal.parent if journal else paths.data_folder()
        return table_offers(self.page_context.resources, own)

    def _edge_of_each(self) -> Mapping[str, str]:
        """Return the figures of what the chosen bet may be paid by, as far as they are known."""
        table = self.draft.table()
        about = (self.bet, self.draft.setup.digest)
        if about != self._figures_of:
            self._figures_of = about
            resources = self.page_context.resources
            self._figures = ChoiceFigures(table, self.bet, self.office.by, resources)
        offered = find(self.draft.setup, self.bet).choices if self.bet else ()
        return self._figures.ask(offered, self.draft.at) if self._figures else {}

    def _edges_of(self, setup: TableSetup) -> Sheet | None:
        """Return the house edges of the table as it is built so far, once they are worked out."""
        if setup.digest != self._known_of:
            resources = self.page_context.resources
            self._known_of, self._sheet = setup.digest, None
            self._edges = BackgroundTask(lambda told: odds_of(setup, resources), self.draft.at)
        return self._sheet

    def _copy(self, key: str) -> Step:
        self.draft.copy(key)
        return Back()

    def _list(self, title: str, then: Callable[[TravellingTable], Step]) -> Step:
        is_out = then == self._save
        tables = self.places.built() if is_out else self.places.brought()
        nothing = Msg("Nothing here") if is_out else Msg("Plug in a USB stick")
        return Show(TravellersFlow(self.office, title, nothing, tables, then))

    def _save(self, table: TravellingTable) -> Step:
        """Write it where everything goes that leaves the kiosk, or ask on which stick."""
        folders = self.places.to_save_in()
        if len(folders) == 1:
            return self._saved(table, folders[0])
        answers = (Button(folder, folder.name, "page", str(folder.parent)) for folder in folders)
        return Show(
            OfficeQuestionFlow(
                Msg("Save where?"), table.file.name, answers, lambda into: self._saved(table, into)
            )
        )

    def _saved(self, table: TravellingTable, into: Path) -> Step:
        saved = save(table, into, self.clock.now())
        self.draft.say(saved.words, is_refused=not saved.is_there)
        return Home()

    def _read(self, table: TravellingTable) -> Step:
        """Read it as it would be here, and list what differs from the nearest table."""
        draft, resources, house = self.draft, self.page_context.resources, self.places.house_key()
        try:
            brought = read_brought(table, resources, paths.layouts(), house, draft.folder)
            found = at_this_kiosk(brought, draft.here)
        except Refused as refused:
            draft.say(str(refused), is_refused=True)
            return Back()
        nearest = min(self._of_the_game(found), key=lambda setup: len(changes(setup, found)))

        def used() -> Step:
            draft.brought_in(found, nearest, table.file.name, table.about)
            return Home()

        return Show(ChangesFlow(self.office, found, nearest, used, is_signed=bool(house)))

    def _of_the_game(self, found: TableSetup) -> Iterator[TableSetup]:
        """Return this table and every other one of the game, as it would be at this kiosk."""
        here, resources = self.draft.here, self.page_context.resources
        yield here
        for offer in self._offers:
            file = table_file(resources, offer.key, self.draft.folder)
            if offer.game == found.game and file is not None:
                with suppress(BadDefinition):
                    yield at_this_kiosk(load_table(resources, paths.layouts(), file), here)

    def _numbered(self, number: str) -> Step:
        self.draft.number = str(int(number))
        self.draft.say("")
        return Stay()

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
        key, people = f"{_BUILT} {file.stem}", (by.identity, witness.identity)
        self.page_context.do(c.RaiseAlert(key, _BUILT, sentence, *people))
        draft.copy(file.stem)
        draft.number, self.step = "", BuildStep.SEATS
        draft.say(Msg("{file} is built. MENU, GAMES opens it at a closed table", file=file.name))
        return Home()


def _head(step: BuildStep, about: Paragraph, differs: int) -> Node:
    """Return what is done in this step, beside all five."""
    waits = Msg("{n} changes", one="{n} change", n=differs) if differs else ""
    steps = tuple(
        Choice[BuildTouch](
            StepTurned(one), label, one is step, waits if one is BuildStep.APPROVAL else ""
        )
        for one, (label, _) in STEPS.items()
    )
    words = column(Text(STEPS[step][1], "heavy_38").of(44), about)
    tabs = Spread(tuple(map(Pick, steps)), tuple(one.label for one in steps), _GAP)
    return row(words, inset(tabs, (0, 8)).of(_STEPS), gap=_GAP)


def _ways_on(step: BuildStep, refusal: str) -> Node:
    """Return the ways out, and on: the next step, at the last the second card."""
    discard = Button[BuildTouch](BuildLeft(), Msg("DISCARD DRAFT"), "cross")
    save_one = Button[BuildTouch](TableSaved(), _SAVE, "page")
    bring = Button[BuildTouch](TableBrought(), _BRING, "swap")
    second = Msg("Then a second card")
    propose = Button[BuildTouch](
        BuildProposed(), Msg("PROPOSE"), "check", second, ActionState.NEXT
    ).unless(refusal)
    label = Msg("NEXT: {step}", step=STEPS[step.next][0].upper())
    go_on = Button[BuildTouch](StepTurned(step.next), label, "arrow-right", state=ActionState.NEXT)
    on = propose if step is BuildStep.APPROVAL else go_on
    acts = (Press(discard), Press(save_one), Press(bring))
    return row(*acts, Press(on, "bold_30", 40.0), gap=_GAP)


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
        heads = (
            ColumnOf[TableOffer](Msg("Game"), lambda offer: offer.game_name, 2.4, is_strong=True),
            ColumnOf[TableOffer](Msg("Jackpots"), lambda offer: joined(", ", offer.plays), 2.4),
            ColumnOf[TableOffer](Msg("Bonus bets"), lambda offer: joined(", ", offer.bonus), 2.6),
            ColumnOf[TableOffer](Msg("File"), lambda offer: offer.key, 2.0),
        )
        offers = sorted(self._offers, key=lambda offer: (offer.game_name, offer.key))
        grid: Grid[CopyTouch] = list_of(
            heads,
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
