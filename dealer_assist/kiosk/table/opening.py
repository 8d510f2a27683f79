"""Opens a table: definitions, journal, devices and staff, joined at a desk."""

import logging
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from dealer_assist import paths
from dealer_assist.catalog.device_profiles import load_profiles
from dealer_assist.catalog.people import SampleCard, load_staff
from dealer_assist.catalog.table_files import files_of
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.background import Backups, ChainWatch, alert_of
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.device_watch import SensorPins
from dealer_assist.desk.self_check import (
    CheckItem,
    Look,
    ProgramDigest,
    check_approval,
    check_clock,
    check_digests,
    check_disk,
    check_journal,
    check_setup,
    check_sqlite,
    check_update,
    for_dealer,
    not_well,
    require_live,
    require_training,
    staff_of,
)
from dealer_assist.desk.thresholds import ThresholdFile
from dealer_assist.devices.connect import connect
from dealer_assist.devices.profiles import DeviceProfile
from dealer_assist.devices.rack import Rack
from dealer_assist.errors import Refused
from dealer_assist.journal.errors import EventsLost, JournalDamaged, NotAJournal
from dealer_assist.journal.files import journal_file, threshold_file
from dealer_assist.journal.head_file import NOT_VOUCHED_FOR, ChainChecked
from dealer_assist.journal.key import key_for
from dealer_assist.journal.key_change import older_keys
from dealer_assist.journal.opening import Purpose
from dealer_assist.journal.schema import VERSION as SCHEMA_VERSION
from dealer_assist.journal.store import Journal
from dealer_assist.kiosk.table.definitions_in_play import as_set_up, in_play
from dealer_assist.kiosk.table.monitor import Monitor
from dealer_assist.message import Msg, joined
from dealer_assist.program.updates import read_updates
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table.commands.office import HoldTable, RaiseAlert
from dealer_assist.table.facts.settling.tokes import at_the_end
from dealer_assist.table.setup.approval import Approval, told_otherwise
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

if TYPE_CHECKING:
    from dealer_assist.journal.audit.verify import Finding
    from dealer_assist.journal.chain import Head
    from dealer_assist.kiosk.table.floor_link import OpenLink, TableLink
    from dealer_assist.staff.card_check import CardCheck

log = logging.getLogger(__name__)


class OpenTable(Value):
    """A table that stands: close it when done."""

    setup: TableSetup
    desk: Desk
    rack: Rack
    journal: Journal
    cards: tuple[SampleCard, ...]
    backups: Backups
    checks: tuple[CheckItem, ...]
    watch: ChainWatch
    monitor: Monitor
    staff: "CardCheck | None" = None
    link: "OpenLink | None" = None

    def close(self) -> None:
        """Release ports and journal; a backup under way is finished first."""
        if self.link is not None:
            self.link.close()
        self.monitor.finish()
        self.watch.finish()
        self.backups.finish()
        self.rack.close()
        self.journal.close()


def open_table(
    table: str,
    data: Path | None,
    clock: Clock,
    *,
    is_live: bool = False,
    restore: Callable[[Rack], None] = lambda rack: None,
    wake: Callable[[], None] | None = None,
    program: ProgramDigest | None = None,
    random_bytes: Callable[[int], bytes] = os.urandom,
) -> OpenTable:
    """Open a table by name or file; every trouble has its own named error.

    `restore` puts simulated hardware into the state it had before the program stopped; `wake` is
    called from the thread of a real port when it has news. The fingerprint of the `program` may be
    read later; where none is given it is read now.
    """
    shipped = paths.resources()
    folder = data or paths.data_folder()
    source = find_table(shipped, table, folder)
    setup = load_table(shipped, paths.layouts(), source)
    (require_live if is_live else require_training)(setup)
    _link_of(setup, is_live=is_live)
    findings = check(setup, setup.jurisdiction, clock.now().date())
    findings.require(str(source))
    if not source.is_relative_to(shipped):  # those that ship are proved by a test
        _require_fair(setup, shipped, source)
    cards = load_staff(shipped / "staff" / f"{setup.staff}.toml")
    purpose: Purpose = "live" if is_live else "training"
    file = journal_file(folder, setup.key, purpose)
    if is_live and not file.exists():
        staff_of(setup, folder, clock)  # where nobody could sign in, nothing is made
    key = key_for(file, paths.key_file())
    with ExitStack() as undo:
        journal = undo.enter_context(_open_journal(file, purpose, setup.key, clock, key))
        staff = staff_of(setup, folder, clock, journal.register) if is_live else None
        profiles = load_profiles(shipped, source.parent)
        journal.keep_definitions(files_of(setup, shipped, paths.layouts(), source))
        on_file = setup
        setup, changed = in_play(on_file, journal)
        unsigned = _unsigned(source, journal, staff, is_changed=setup is on_file and bool(changed))
        rack = _connect(as_set_up(setup, journal), clock, profiles, is_live=is_live, wake=wake)
        undo.callback(rack.close)
        restore(rack)
        link = _link_of(setup, is_live=is_live)
        linked = link.on(rack) if link else None
        older = older_keys(paths.heads_folder()).values()
        thresholds = ThresholdFile(threshold_file(file), key, random_bytes, older)
        roster = _roster(key, cards, staff)
        desk = Desk(setup, journal, linked or rack, roster, clock, staff, thresholds)
        desk.before_end = at_the_end
        if changed:
            _tell(desk, changed, is_live=is_live and setup is on_file)  # else they wait
        if unsigned:
            _tell(desk, unsigned, is_live=is_live)
        if staff is not None:
            from dealer_assist.kiosk.table.staff_watch import register_restored, watch_staff

            if restored := staff.register.restored:
                _tell(desk, register_restored(restored), is_live=is_live)
            watch_staff(desk, staff, journal.register)
        desk.device_watch.pins = SensorPins(file.with_suffix(".sensors.json") if is_live else None)
        program = program or ProgramDigest(paths.PACKAGE).read()
        desk.checks.add(_checks(desk, journal, clock, program, is_live=is_live))
        checks = desk.checks.now()
        for item in not_well(checks):
            log.warning("%s: %s. %s", item.name, item.found, item.cure)
        desk.notes = for_dealer(checks)
        backups = Backups(lambda: _back_up(file, key, backups.breathe), desk.table)
        desk.listen(lambda: backups.notice(desk.table))
        desk.listen(journal.keep_head)
        watch = _watch(journal, desk, staff.key() if staff else key, is_live=is_live)
        last = journal.last
        monitor = Monitor(desk, journal.path, clock, last.at_utc if last else None)
        begun = link.begin(desk, linked, file, clock, wake) if link and linked else None
        undo.pop_all()
    return OpenTable(
        setup=setup,
        desk=desk,
        rack=rack,
        journal=journal,
        cards=cards,
        backups=backups,
        checks=checks,
        watch=watch,
        monitor=monitor,
        staff=staff,
        link=begun,
    )


def _link_of(setup: TableSetup, *, is_live: bool) -> "TableLink | None":
    """Return the link of a table that names a floor; refuse a live one on a floor for practice."""
    if setup.floor is None:
        return None
    from dealer_assist.kiosk.table.floor_link import TableLink

    return TableLink(setup, is_live=is_live)


def _require_fair(setup: TableSetup, shipped: Path, source: Path) -> None:
    """Refuse a table of one's own with a wager that the house would lose on."""
    from dealer_assist.catalog.table_odds import losing_refusal

    if why := losing_refusal(setup, shipped):
        raise Refused(joined(": ", [str(source), why]))


def _unsigned(
    source: Path, journal: Journal, staff: "CardCheck | None", *, is_changed: bool
) -> RaiseAlert | None:
    """Refuse a live table's file that was altered and is not signed; a first one is to be seen."""
    if staff is None or not (is_changed or journal.last is None):
        return None
    from dealer_assist.kiosk.table.approved_file import not_signed, require_approved

    if journal.last is None:
        return not_signed(source, staff)
    require_approved(source, journal, staff)
    return None


def _back_up(file: Path, key: bytes, pause: Callable[[], None]) -> None:
    from dealer_assist.journal.audit.backup import back_up

    back_up(file, key, pause=pause)


def _connect(
    setup: TableSetup,
    clock: Clock,
    profiles: Mapping[str, DeviceProfile],
    *,
    is_live: bool,
    wake: Callable[[], None] | None,
) -> Rack:
    return connect(
        setup.devices,
        setup.seats,
        clock_ms=clock.ms,
        random=Random(),
        second_seats=setup.seats if "B" in setup.jackpots else (),
        is_live=is_live,
        wake=wake,
        profiles=profiles,
    )


def _roster(key: bytes, cards: tuple[SampleCard, ...], staff: "CardCheck | None") -> CardIndex:
    if staff is not None:
        return CardIndex.asking(staff.key, staff.find)
    return CardIndex.of_cards(key, ((card.number, card.member) for card in cards))


def _open_journal(file: Path, purpose: Purpose, table: str, clock: Clock, key: bytes) -> Journal:
    """Open the journal; where it is damaged, say which backup could take its place."""
    try:
        return Journal.open(
            file,
            purpose=purpose,
            table=table,
            clock=clock.now,
            key=key,
            heads=paths.heads_folder(),
        )
    except EventsLost:
        raise  # the file itself is the newest good one
    except (JournalDamaged, NotAJournal) as error:
        from dealer_assist.kiosk.table.backup_offer import say_what_could_serve

        say_what_could_serve(error, file, key)
        raise


def _tell(desk: Desk, alert: RaiseAlert, *, is_live: bool) -> None:
    """Raise an alert; a live table goes on when two persons have seen it."""
    desk.ask_later(alert)
    if is_live:
        desk.ask_later(HoldTable(alert.key, alert.sentence))


def _watch(journal: Journal, desk: Desk, key: bytes, *, is_live: bool) -> ChainWatch:
    """Check the chain beside the table; what an earlier check has found is said at once."""
    checked = _checked(journal)
    finding = checked.finding or (NOT_VOUCHED_FOR if journal.is_unvouched else "")
    if not finding:
        finding = _further_backup(journal) or (_begun_anew(journal, key) if is_live else "")
        if is_live and finding and journal.last_hold == alert_of(finding).sentence:
            finding = ""  # it stays so, and two persons have seen it or still have to
    if finding:
        _tell(desk, alert_of(finding), is_live=is_live)
    return ChainWatch(
        lambda begin: _patrol(journal.path, begin),
        checked.goes_on_from,
        journal.kept.note_checked if journal.kept else lambda checked: None,
        lambda finding: desk.ask_later(alert_of(finding)),
    )


def _further_backup(journal: Journal) -> str:
    """Say that a backup knows of more than the journal: an older one was put in its place."""
    names = journal.path.with_name(f"{journal.path.name}.backups").glob("*-????????????.db")
    ends = [int(end) for name in names if (end := name.stem[-12:]).isdecimal()]
    if max(ends, default=0) <= journal.first_seq:
        return ""
    return Msg("a backup beside it goes on to event {seq}", seq=f"{max(ends):,}")


def _begun_anew(journal: Journal, key: bytes) -> str:
    """Say that another journal was begun at this place before; note the first one."""
    from dealer_assist.staff.birth_mark import BirthMark

    mark = BirthMark(paths.heads_folder(), journal.path, key)
    begun = mark.read()
    if begun is None:
        mark.make(journal.first_link)
    is_same = begun in (None, journal.first_link)
    return "" if is_same else Msg("another journal was begun here before, and is gone")


def _patrol(path: Path, begin: "Head") -> "Iterator[Head | Finding]":
    """Walk the chain; what that takes is loaded at the first step, in the thread of the watch."""
    from dealer_assist.journal.audit.patrol import patrol

    yield from patrol(path, begin)


def _checked(journal: Journal) -> ChainChecked:
    return journal.kept.checked() if journal.kept else ChainChecked()


def _duties(journals: Path, now: datetime) -> tuple[CheckItem, ...]:
    """Look at what runs beside the table by the clock, where anything does."""
    mark = paths.setup_mark()
    if not ((journals / "duties").is_dir() or mark.exists()):
        return ()
    from dealer_assist.desk.duties import check_duties, due_since, read_duties

    return check_duties(read_duties(journals, now, due_since(mark)), now)


def _checks(
    desk: Desk, journal: Journal, clock: Clock, program: ProgramDigest, *, is_live: bool
) -> Look:
    """Look at journal, clock, disk and set-up as they are; the program is the one that runs."""
    is_development = paths.is_development()

    def look() -> tuple[CheckItem, ...]:
        last, now, setup = journal.last, clock.now(), desk.table.setup
        approval, told = setup.approval, desk.device_watch.shuffler
        otherwise = [said for _, said in told_otherwise(approval, told.make, told.mode)]
        return (
            *check_digests(
                program.known, setup.digest, is_development=is_development, is_live=is_live
            ),
            check_sqlite(),
            check_journal(journal.head.seq, SCHEMA_VERSION, _checked(journal).finding),
            check_clock(now, last.at_utc if last else None),
            check_disk(shutil.disk_usage(journal.path.parent).free),
            *(check_update(read_updates()) if is_live else ()),
            *_duties(journal.path.parent, now),
            *check_setup(check(setup, setup.jurisdiction, now.date()).warnings),
            *check_approval(
                approval.letter if approval else "",
                (*setup.not_approved, *otherwise),
                setup.jurisdiction.contacts.get((approval or Approval()).track, ""),
            ),
        )

    return look
