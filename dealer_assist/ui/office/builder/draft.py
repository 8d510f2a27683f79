"""A table that is being built: another one's copy with other values, and the file that comes of it.

It is the file that an engineer writes: read back and judged by the same checker before it counts.
Law, devices, staff and day are those of the kiosk that it is built at.
"""

from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.table_file import as_file
from dealer_assist.catalog.table_odds import losing_refusal
from dealer_assist.catalog.tables import load_table, table_file
from dealer_assist.desk.self_check import require_live, require_training
from dealer_assist.errors import Refused
from dealer_assist.message import Msg, joined
from dealer_assist.table.facts.office import judge, proposed_setup
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.settings import find
from dealer_assist.table.setup.structure import put_jurisdiction
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.office.builder.sheet_files import sheets_for
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.settings.proposals import Proposals
from dealer_assist.ui.office.settings.values import changes, trial, with_kept
from dealer_assist.ui.pages.card_asked import ChangeModel
from dealer_assist.ui.toolkit.flow import Back, Step
from dealer_assist.value import replace

LEAST_SEATS = 1


class TableDraft(Proposals):
    """Holds the table that was copied, its number and seats, and every value that was changed."""

    keeps_only = True

    def __init__(self, office: Office, here: TableSetup) -> None:
        super().__init__(office)
        self.here = self.nearest = here
        self.base = self._with_sheets(here)
        self.copied, self.about = here.key, ""
        self.number, self.seats = "", here.seats

    def copy(self, key: str) -> None:
        """Begin from another table; what was changed is forgotten, number and law stay."""
        own = self.folder
        resources = self.office.page_context.resources
        file = table_file(resources, key, own)
        if file is None:
            return
        try:
            found = load_table(resources, paths.layouts(), file)
        except BadDefinition as bad:
            self.say(str(bad), is_refused=True)
            return
        self._begin_from(at_this_kiosk(found, self.here), key)
        self.nearest = self.base

    def brought_in(self, brought: TableSetup, nearest: TableSetup, file: str, about: str) -> None:
        """Begin from a table of another kiosk; its number stays where no table here has it.

        `about` is what its file says of who built it: the file that comes of it says so too.
        """
        self._begin_from(brought, file)
        self.nearest, self.about, self.number = nearest, about, brought.number
        if self.number == self.here.number or self._file.exists():
            self.number = ""

    def _begin_from(self, base: TableSetup, copied: str) -> None:
        self.base, self.copied, self.seats, self.about = base, copied, base.seats, ""
        self.base = self._with_sheets(base)
        self.kept.clear()
        self.say("")

    def _with_sheets(self, base: TableSetup) -> TableSetup:
        """Let a table choose among what the sheets of the house add to its game besides."""
        resources, own = self.office.page_context.resources, self.folder
        file = table_file(resources, base.key, own)
        if file is None or base.definition is None:
            return base
        for key in sheets_for(own, base.definition.file):
            also = tuple(dict.fromkeys((*(sheet.key for sheet in base.sheets), key)))
            with suppress(BadDefinition):  # SHEETS says what is wrong with it
                more = load_table(resources, paths.layouts(), file, own, also)
                base = replace(
                    base,
                    offers=more.offers,
                    definition=more.definition,
                    sheets=more.sheets,
                    settles=more.settles,
                    awards=more.awards,
                    title=more.title,
                    duties=more.duties,
                    short=more.short,
                    stays_on_fold=more.stays_on_fold,
                    choices=more.choices,
                    options={**more.options, **base.options},
                    devices={**base.devices, **self._sensors(base, more)},
                )
        return base

    def _sensors(self, base: TableSetup, more: TableSetup) -> dict[str, str]:
        """Return the sensors of this kiosk where only a sheet has a progressive to play for."""
        is_new = more.offers.jackpots and not base.offers.jackpots
        ports = self.here.devices
        return {"sensors": ports["sensors"]} if is_new and "sensors" in ports else {}

    def put(self, path: str, value: str) -> None:
        """Change what a bet is paid by; what the table refuses is said, and nothing changes."""
        if value == find(self.setup, path).text:
            return
        was = find(self.base, path)
        tried = trial(self.table(), path, value, self.office.by, self.at)
        if value == was.text:
            self.kept.pop(path, None)
        elif tried.refusal:
            self.say(tried.refusal, is_refused=True)
            return
        else:
            self.kept[path] = tried.text
        self.say("")

    def table(self) -> Table:
        """Return the table as it would be with all that is changed."""
        return with_kept(Table(self.base), self.kept, self.office.by, self.at)

    def ask(self, title: str, on_pad: Mapping[str, str], told: ChangeModel | None = None) -> Step:
        """Keep what is on the pad: the table is approved as a whole."""
        self.kept.update(on_pad)
        return Back()

    @property
    def setup(self) -> TableSetup:
        """Return the set-up that is built so far."""
        table = self.table()
        built = proposed_setup(table, table.lasting.proposed)
        players = tuple(player for player in built.players if player.seat in self.seats)
        return replace(built, number=self.number, seats=self.seats, players=players)

    @property
    def name(self) -> str:
        """Return the name of its file."""
        return f"table-{self.number}".lower()

    def refusal(self, on: date) -> str:
        """Return why it cannot be proposed, or nothing."""
        if not self.number:
            return Msg("Enter its number")
        if self.number == self.here.number:
            return Msg("This table has that number")
        if self._file.exists():
            return Msg("A table with this number is built already")
        refusals = judge(self.setup, on).refusals
        return refusals[0] if refusals else ""

    def warnings(self, on: date) -> tuple[str, ...]:
        """Return what the house should know about it."""
        return judge(self.setup, on).warnings

    def write(self, by: StaffMember, witness: StaffMember, on: date) -> Path:
        """Write its file and read it back; what the checker refuses is not there afterwards."""
        file, resources = self._file, self.office.page_context.resources
        about = f"Built {on:%d %b %Y} by {by.name}, approved by {witness.name}, from {self.copied}."
        about = f"{about} {self.about}".rstrip()
        unfinished = file.with_suffix(".new")
        try:
            unfinished.write_text(as_file(self.setup, about), encoding="utf-8")
            read = load_table(resources, paths.layouts(), unfinished)
            judge(read, on).require(file.name)
            (require_training if self.here.is_simulated else require_live)(read)
            if losing := losing_refusal(read, resources):
                raise Refused(losing)
            unfinished.rename(file)
        except OSError as error:
            why = error.strerror or str(error)
            raise Refused(Msg("{file} cannot be written: {why}", file=file.name, why=why)) from None
        except BadDefinition as bad:
            raise Refused(str(bad)) from None
        finally:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)
        return file

    def differences(self) -> str:
        """Return what differs from the table that was copied, or is nearest to a brought one."""
        return joined(
            "; ",
            [
                Msg(
                    "{setting}: {old} → {new}", setting=change.label, old=change.old, new=change.new
                )
                for change in changes(self.nearest, self.setup)
            ],
        )

    @property
    def folder(self) -> Path:
        """Return the folder of the tables that are built here."""
        journal = self.office.page_context.journal
        return journal.parent if journal else paths.data_folder()

    @property
    def _file(self) -> Path:
        return self.folder / f"{self.name}.toml"


def at_this_kiosk(found: TableSetup, here: TableSetup) -> TableSetup:
    """Return a table as it would be at this kiosk: its law, devices, staff, day and approval."""
    law = here.jurisdiction.key
    if law in found.offers.jurisdictions:
        found = put_jurisdiction(found, law)
    return replace(
        found,
        players=found.players if here.is_simulated else (),
        devices={role: port for role, port in here.devices.items() if _needs(found, role)},
        staff=here.staff,
        approval=here.approval,
        authority=here.authority,
        safeguards=here.safeguards,
        day_starts=here.day_starts,
        zone=here.zone,
        links={},
        floor=None,
    )


def _needs(found: TableSetup, role: str) -> bool:
    return role != "sensors" or bool(found.jackpots)
