"""SHEETS: what the house has loaded of the commission's sheets, and the way to load another.

A sheet that is brought is checked and counted first; two people approve it, on record.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias, assert_never

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.sheet_check import CheckedSheet, SheetOdds, check_sheet, sheet_odds
from dealer_assist.desk.clock import epoch_ms
from dealer_assist.errors import Refused
from dealer_assist.message import Msg, joined
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.office.builder.sheet_files import (
    BroughtSheet,
    LoadedSheet,
    differences,
    load,
    loaded_sheets,
    read_brought_sheet,
    why_kept,
    withdraw,
)
from dealer_assist.ui.office.builder.travel import TablePlaces, TravellingTable, save
from dealer_assist.ui.office.builder.travel_lists import TravellersFlow
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.office import BUILD, SETTINGS, Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.question import OfficeQuestionFlow
from dealer_assist.ui.office.settings.table_choices import share
from dealer_assist.ui.pages.card_asked import ChangeModel
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.toolkit.flow import Back, Home, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Node, Page, Press, column, row
from dealer_assist.ui.toolkit.values.grid import Column, ColumnOf, Grid, Row, cells, list_of
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

_GAP, _FOOT = 14.0, 92.0
_ALERT, _MOST_TOLD = "sheet", 3
_TITLE = Msg("Sheets of the house")


class SheetChosen(Value):
    """A sheet that is loaded, by its file."""

    key: str


class SheetsBrought(Value):
    """Lists the sheets that a stick or the house's folder brings."""


class TableToBuild(Value):
    """Goes on to build a table."""


class SheetsLeft(Value):
    """Goes back to the settings."""


SheetsTouch: TypeAlias = SheetChosen | SheetsBrought | TableToBuild | SheetsLeft


class SheetsFlow(PaneFlow[Page[SheetsTouch], SheetsTouch]):
    """Lists what is loaded."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        journal = self.page_context.journal
        self.own = journal.parent if journal else paths.data_folder()
        staff = self.page_context.staff
        on_record = staff.staff().house if staff else ""
        self.places = TablePlaces(self.own, on_record=on_record)
        self._said, self._is_refused = "", False

    def made(self) -> Page[SheetsTouch]:
        """Return every sheet with what it brings, and the tables that play by it."""
        columns: tuple[ColumnOf[LoadedSheet], ...] = (
            ColumnOf(Msg("Sheet"), _name, 2.8, is_strong=True),
            ColumnOf(Msg("Number"), lambda sheet: sheet.about.number if sheet.about else "–", 1.4),
            ColumnOf(Msg("Brings"), _brings, 2.4),
            ColumnOf(Msg("Tables"), lambda sheet: ", ".join(sheet.tables) or "–", 1.6),
        )
        grid: Grid[SheetsTouch] = list_of(
            columns,
            loaded_sheets(self.own),
            Msg("Nothing here"),
            lambda sheet, there: Row(there, SheetChosen(sheet.file.stem)),
        )
        told = self._said or Msg("What the regulator's sheet says, as a file. Two people approve")
        title = headed_list(_TITLE, grid, told, is_trouble=self._is_refused)
        foot = row(
            Press(Button[SheetsTouch](SheetsLeft(), Msg("BACK"), "arrow-left"), icon=24),
            Press(Button[SheetsTouch](TableToBuild(), Msg("BUILD A TABLE"), "grid")),
            Press(Button[SheetsTouch](SheetsBrought(), Msg("LOAD A SHEET"), "swap")),
            gap=_GAP,
        )
        return Page(column(title, foot.of(_FOOT), gap=_GAP), name=_TITLE)

    def take(self, touch: SheetsTouch) -> Step:
        """Open a sheet, list what can be loaded, or go on."""
        match touch:
            case SheetChosen(key):
                return self._open(key)
            case SheetsBrought():
                return Show(self._brought())
            case TableToBuild():
                self.office.show(BUILD)
            case SheetsLeft():
                self.office.show(SETTINGS)
            case _:
                assert_never(touch)
        return Stay()

    def _brought(self) -> TravellersFlow:
        brought, nothing = self.places.brought_sheets(), Msg("Plug in a USB stick")
        title = Msg("LOAD A SHEET")
        return TravellersFlow(self.office, title, nothing, brought, self._read, "pane.sheets")

    def say(self, words: str, *, is_refused: bool = False) -> None:
        """Put a sentence over the list."""
        self._said, self._is_refused = words, is_refused
        self.refresh()

    def _open(self, key: str) -> Step:
        sheet = next(
            loaded_sheet
            for loaded_sheet in loaded_sheets(self.own)
            if loaded_sheet.file.stem == key
        )
        try:
            checked = self._check(sheet)
        except BadDefinition as bad:
            self.say(str(bad), is_refused=True)
            return Stay()
        return Show(SheetFlow(self, checked, None, sheet))

    def _check(self, sheet: LoadedSheet) -> CheckedSheet:
        return check_sheet(sheet.file, self.page_context.resources, self.clock.now().date())

    def _read(self, sheet: TravellingTable) -> Step:
        """Check what is brought before anybody is asked."""
        resources, house = self.page_context.resources, self.places.house_key()
        try:
            brought = read_brought_sheet(sheet, resources, self.clock.now().date(), house)
        except Refused as refused:
            self.say(str(refused), is_refused=True)
            return Home()
        self.say("")
        there = next(
            (
                loaded_sheet
                for loaded_sheet in loaded_sheets(self.own)
                if loaded_sheet.file.stem == brought.file.stem
            ),
            None,
        )
        return Show(SheetFlow(self, brought.checked, brought, there, is_signed=bool(house)))


def _name(sheet: LoadedSheet) -> str:
    return sheet.about.name if sheet.about else sheet.file.name


def _brings(sheet: LoadedSheet) -> str:
    return ", ".join(sheet.about.brings) if sheet.about else sheet.wrong


class SheetApproved(Value):
    """Has a second card approve that it is loaded."""


class SheetSaved(Value):
    """Saves it for other kiosks."""


class SheetWithdrawn(Value):
    """Has a second card approve that it is taken away."""


class SheetLeft(Value):
    """Goes back; nothing is loaded."""


SheetTouch: TypeAlias = SheetApproved | SheetSaved | SheetWithdrawn | SheetLeft


class SheetFlow(PaneFlow[Page[SheetTouch], SheetTouch]):
    """Shows what one sheet brings, with its edge counted on the spot, and what differs."""

    help_topic = "pane.sheets"

    def __init__(
        self,
        sheets: SheetsFlow,
        checked: CheckedSheet,
        brought: BroughtSheet | None,
        there: LoadedSheet | None,
        *,
        is_signed: bool = True,
    ) -> None:
        super().__init__(sheets.office)
        self._sheets, self._checked, self._brought = sheets, checked, brought
        self._there, self._is_signed = there, is_signed
        resources, at = self.page_context.resources, epoch_ms(self.clock.now())
        self._edges = BackgroundTask(lambda told: sheet_odds(checked, resources, told), at)
        self._odds: SheetOdds | None = self._edges.result
        self._share = 0

    def made(self) -> Page[SheetTouch]:
        """Return its edges, then what differs from the one that is here."""
        about = self._checked.sheet.about
        columns = (
            Column(Msg("Brings"), 3.0),
            Column(Msg("House edge"), 1.6, is_strong=True),
            Column(Msg("Hit"), 1.4),
            Column(Msg("How"), 2.2),
        )
        rows = (*self._edge_rows(), *self._changed())
        grid: Grid[SheetTouch] = Grid(columns, rows, Msg("Nothing here"))
        head = headed_list(
            about.words,
            grid,
            self._told(),
            is_trouble=bool(self._refusal),
        )
        return Page(column(head, self._foot().of(_FOOT), gap=_GAP), name=_TITLE)

    def take(self, touch: SheetTouch) -> Step:
        """Ask for the second card, save, or go back."""
        match touch:
            case SheetApproved():
                return self._ask(self._load) if not self._why_not else Stay()
            case SheetWithdrawn():
                is_free = self._there is not None and not why_kept(self._there)
                return self._ask(self._withdraw) if is_free else Stay()
            case SheetSaved():
                return self._save()
            case SheetLeft():
                self._edges.stop()
                return Back()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Show how far the count is, and the edges as soon as they are known."""
        if self._odds is None:
            if self._edges.is_done:
                self._odds = self._edges.result
                self.refresh()
            elif (share := int(100 * self._edges.share)) != self._share:
                self._share = share
                self.refresh()
        return Stay()

    @property
    def _refusal(self) -> str:
        return self._odds.refusal if self._odds else self._edges.trouble

    @property
    def _why_not(self) -> str:
        """Say why it cannot be approved yet, or nothing."""
        return self._refusal or ("" if self._odds else Msg("The house edge is not counted yet"))

    def _told(self) -> str:
        if self._refusal:
            return self._refusal
        if self._odds is None:
            return Msg("Counting the house edge: {n}%", n=self._share)
        for_game = joined(", ", (self._checked.title, self._checked.game.name))
        said: list[str] = [Msg("For {game}", game=for_game)]
        if self._odds.uncounted:
            said.append(Msg("Not counted here: {names}", names=", ".join(self._odds.uncounted)))
        if not self._is_signed:
            said.append(Msg("No house key here. Its signature is not checked"))
        return joined(". ", said)

    def _edge_rows(self) -> Iterator[Row[SheetTouch]]:
        if self._odds is None:
            yield from (Row(cells(name, "…", "", "")) for name in self._checked.adds)
            return
        for odds in self._odds.rows:
            of = joined(", ", [f"{key} {value}" for key, value in odds.conditions.items()])
            name = f"{odds.label} {odds.paytable}" + (f" ({of})" if of else "")
            how: str = Msg("Exact")
            if odds.samples and odds.standard_error is not None:
                error = share(odds.standard_error, 2)
                how = Msg("{n} deals, ± {error}", n=odds.samples, error=error)
            yield Row(cells(name, share(odds.house_edge), share(odds.hit), how))
        for name in self._odds.uncounted:
            yield Row(cells(name, "–", "–", Msg("Not counted")))

    def _changed(self) -> Iterator[Row[SheetTouch]]:
        for what, old, new in self._differences():
            yield Row(cells(what, new, old, Msg("Before") if self._there else Msg("New")))

    def _differences(self) -> tuple[tuple[str, str, str], ...]:
        if self._brought is None:
            return ()
        before: CheckedSheet | None = None
        if self._there is not None and self._there.about is not None:
            try:
                day = self.clock.now().date()
                before = check_sheet(self._there.file, self.page_context.resources, day)
            except BadDefinition:
                before = None
        return differences(before, self._checked)

    def _foot(self) -> Node:
        back = Press(Button[SheetTouch](SheetLeft(), Msg("BACK"), "arrow-left"), icon=24)
        if self._brought is not None:
            second = Msg("Then a second card")
            approve = Button[SheetTouch](
                SheetApproved(), Msg("LOAD"), "check", second, ActionState.NEXT
            ).unless(self._why_not)
            return row(back, Press(approve, "bold_30", 40.0), gap=_GAP)
        out = Button[SheetTouch](SheetWithdrawn(), Msg("WITHDRAW"), "cross")
        kept = why_kept(self._there) if self._there else ""
        return row(
            back,
            Press(Button[SheetTouch](SheetSaved(), Msg("SAVE"), "page")),
            Press(out.unless(kept)),
            gap=_GAP,
        )

    def _ask(self, then: Callable[[StaffMember], Step]) -> Step:
        about = self._checked.sheet.about
        told = [f"{what} {old} → {new}" for what, old, new in self._differences()]
        if self._there is None:
            told = list(self._checked.adds)
        change = ChangeModel(
            self._there.about.words if self._there and self._there.about else Msg("none"),
            about.words,
            joined("; ", told[:_MOST_TOLD]),
        )
        what = Msg("Swipe a second card for: {what}", what=about.name)
        self.office.ask_card(what, Role.SUPERVISOR, then, change)
        return Stay()

    def _load(self, witness: StaffMember) -> Step:
        """Write it; who loaded and who approved it is an alert that a third acknowledges."""
        assert self._brought is not None
        try:
            file = load(self._sheets.own, self._brought)
        except Refused as refused:
            self._sheets.say(str(refused), is_refused=True)
            return Home()
        sentence = Msg(
            "Sheet {sheet} was loaded by {by}, approved by {witness}: {file}",
            sheet=self._checked.sheet.about.words,
            by=self.office.by.name,
            witness=witness.name,
            file=file.name,
        )
        return self._on_record(
            file.stem, witness, sentence, Msg("{file} is loaded", file=file.name)
        )

    def _withdraw(self, witness: StaffMember) -> Step:
        """Take it away; that is on record as well."""
        key = self._checked.sheet.about.key
        try:
            withdraw(self._sheets.own, key)
        except Refused as refused:
            self._sheets.say(str(refused), is_refused=True)
            return Home()
        sentence = Msg(
            "Sheet {sheet} was withdrawn by {by}, approved by {witness}",
            sheet=self._checked.sheet.about.words,
            by=self.office.by.name,
            witness=witness.name,
        )
        return self._on_record(key, witness, sentence, Msg("{file} is withdrawn", file=key))

    def _on_record(self, key: str, witness: StaffMember, sentence: str, said: str) -> Step:
        people = self.office.by.identity, witness.identity
        at = epoch_ms(self.clock.now())
        self.page_context.do(c.RaiseAlert(f"{_ALERT} {key} {at}", _ALERT, sentence, *people))
        self._sheets.say(said)
        return Home()

    def _save(self) -> Step:
        """Write it where everything goes that leaves the kiosk, or ask on which stick."""
        assert self._there is not None
        sheet, folders = TravellingTable(self._there.file, "", ""), self._sheets.places.to_save_in()

        def saved(into: Path) -> Step:
            found = save(sheet, into, self.clock.now())
            self._sheets.say(found.words, is_refused=not found.is_there)
            return Home()

        if len(folders) == 1:
            return saved(folders[0])
        answers = (Button(folder, folder.name, "page", str(folder.parent)) for folder in folders)
        return Show(OfficeQuestionFlow(Msg("Save where?"), sheet.file.name, answers, saved))
