"""The check at start-up: each item well or not, with the cure; only what is essential stops us.

A live table needs more before it opens, and practice is kept away from it.
"""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import paths
from dealer_assist.desk.clock import Clock
from dealer_assist.devices.connect import read_configs
from dealer_assist.devices.registry import kind_of
from dealer_assist.devices.role import TypedKind
from dealer_assist.errors import Refused
from dealer_assist.journal.key import card_key, load_key
from dealer_assist.message import Msg, joined
from dealer_assist.program.updates import Updates
from dealer_assist.table.setup.table_setup import ENROLLED, TableSetup
from dealer_assist.value import Value

if TYPE_CHECKING:
    from dealer_assist.journal.chain import Head
    from dealer_assist.staff.card_check import CardCheck

LEAST_FREE_MB = 200
_LOG_MENDED = (3, 51, 3)
"""The first SQLite whose log is not reset under a second writer."""

log = logging.getLogger(__name__)


class CheckItem(Value):
    """One item: its name, what was found, and what to do where it is not well.

    What is `for_house` is on the closed screen alone: the dealer can do nothing about it. `leads`
    is where TAKE IT beside it leads, where there is something to take.
    """

    name: str
    found: str
    is_well: bool = True
    cure: str = ""
    for_house: bool = False
    leads: str = ""


Look = Callable[[], Iterable[CheckItem]]


class SelfCheck:
    """The items of a table, looked at again each time that its closed screen shows them.

    Where they cannot be looked at, they stand as they were last: a screen never fails for them.
    """

    def __init__(self) -> None:
        self._looks: list[Look] = []
        self._last: tuple[CheckItem, ...] = ()

    def add(self, look: Look) -> None:
        """Have some more items looked at."""
        self._looks.append(look)

    def now(self) -> tuple[CheckItem, ...]:
        """Look at every item as it is at this moment."""
        try:
            self._last = tuple(check for look in self._looks for check in look())
        except (OSError, sqlite3.Error):
            log.exception("The self-check cannot be made anew; the last one stands")
        return self._last


class ProgramDigest:
    """The fingerprint of the program; a table stands without it, and shows it when it is read."""

    def __init__(self, package: Path) -> None:
        self._package = package
        self.known = ""

    def read(self) -> "ProgramDigest":
        """Read every module of the program, once."""
        self.known = self.known or program_digest(self._package)
        return self


def program_digest(package: Path) -> str:
    """Return one fingerprint of every module of the program."""
    whole = sha256()
    for name in sorted(_modules(str(package), "")):
        with open(f"{package}/{name}", "rb") as file:  # noqa: PTH123 - a Path takes twice as long
            whole.update(name.encode() + b"\0" + file.read())
    return whole.hexdigest()


def _modules(folder: str, within: str) -> Iterator[str]:
    """Name the modules of a folder and of those in it, each by its way from the package."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from _modules(entry.path, f"{within}{entry.name}/")
            elif entry.name.endswith(".py"):
                yield within + entry.name


def check_digests(
    program: str, definitions: str, *, is_development: bool = False, is_live: bool = False
) -> tuple[CheckItem, ...]:
    """Name the program and the definitions that are in force; an unsigned one says so.

    A live table that no signed release runs is not well.
    """
    shown = program[:12] or Msg("checking")
    if program and is_development:
        shown = Msg("Development, {digest}", digest=shown)
    definition = CheckItem(Msg("Definitions"), definitions[:12])
    if is_development and is_live:
        cure = Msg("Install a signed release. This one is not for a live table")
        return (CheckItem(Msg("Program"), shown, is_well=False, cure=cure), definition)
    return (CheckItem(Msg("Program"), shown), definition)


def check_sqlite(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> CheckItem:
    """Name the database, and the defect that two programs writing at once would meet in it.

    It keeps nobody from opening: a lock sees to it that one program writes.
    """
    shown = ".".join(map(str, version))
    if version < _LOG_MENDED:
        shown = Msg("{version}, safe with one writer", version=shown)
    return CheckItem("SQLite", shown)


def check_journal(events: int, schema: int, finding: str = "") -> CheckItem:
    """Say that the journal is open, alone and whole at its end, and what was found in it before."""
    if finding:
        cure = Msg("Do not touch the file. Call a technician")
        return CheckItem(
            Msg("Journal"), Msg("damaged: {finding}", finding=finding), is_well=False, cure=cure
        )
    return CheckItem(
        Msg("Journal"),
        Msg(
            "{events} events, schema {schema}",
            one="{events} event, schema {schema}",
            n=events,
            events=f"{events:,}",
            schema=schema,
        ),
    )


def check_clock(now: datetime, last: datetime | None) -> CheckItem:
    """Compare the clock with the last thing on record."""
    shown = now.strftime("%Y-%m-%d %H:%M")
    if last is not None and now < last:
        behind = Msg(
            "{now}, behind the last record of {last}",
            now=shown,
            last=f"{last.astimezone(now.tzinfo):%Y-%m-%d %H:%M}",
        )
        return CheckItem(
            Msg("Clock"), behind, is_well=False, cure=Msg("Set the clock of this machine")
        )
    return CheckItem(Msg("Clock"), shown)


def check_disk(free_bytes: int) -> CheckItem:
    """Say how much room the journal has."""
    free = free_bytes // 1_000_000
    if free < LEAST_FREE_MB:
        cure = Msg("Make room: at least {least} MB", least=LEAST_FREE_MB)
        return CheckItem(
            Msg("Disk"), Msg("{free} MB free", free=f"{free:,}"), is_well=False, cure=cure
        )
    return CheckItem(Msg("Disk"), Msg("{free} MB free", free=f"{free:,}"))


def check_setup(cautions: Iterable[str]) -> tuple[CheckItem, ...]:
    """Say what the house should know about the way this table is set up."""
    cure = Msg("Allowed. Tell a supervisor")
    return tuple(
        CheckItem(Msg("Set-up"), caution, is_well=False, cure=cure, for_house=True)
        for caution in cautions
    )


def check_approval(letter: str, missing: Iterable[str], contact: str = "") -> tuple[CheckItem, ...]:
    """Name the approval that the table is run under, and all that is not on record of it at once.

    A table that has just been set up has nothing of it yet: item by item that would hide the rest.
    """
    found = tuple(missing)
    if not found:
        return (CheckItem(Msg("Approval"), letter),) if letter else ()
    cure = Msg("Enter it in GAME MANAGER, Settings, Approval")
    if contact:
        cure = Msg(
            "Enter it in GAME MANAGER, Settings, Approval, or ask {contact}", contact=contact
        )
    if len(found) > 1:
        told = Msg("{n} points are open: {points}", n=len(found), points=joined("; ", found))
        return (CheckItem(Msg("Approval"), told, is_well=False, cure=cure),)
    return (CheckItem(Msg("Approval"), found[0], is_well=False, cure=cure),)


UPDATE = "update"


def check_update(updates: Updates) -> tuple[CheckItem, ...]:
    """Name the version that waits, and the one that was refused; nothing where there is neither."""
    items = []
    if updates.waiting:
        waits = Msg("{version} takes effect at the next start", version=updates.waiting)
        items.append(CheckItem(Msg("Update"), waits, for_house=True, leads=UPDATE))
    if refused := updates.refused:
        cure = Msg("Call its sender. The table keeps running this version")
        items.append(
            CheckItem(Msg("Update"), refused.words, is_well=False, cure=cure, for_house=True)
        )
    return tuple(items)


def for_dealer(checks: Iterable[CheckItem]) -> tuple[str, ...]:
    """Return what is told at the table once more when it opens."""
    return tuple(
        f"{check.name}: {check.found}" for check in not_well(checks) if not check.for_house
    )


def not_well(checks: Iterable[CheckItem]) -> tuple[CheckItem, ...]:
    """Return what needs a hand."""
    return tuple(check for check in checks if not check.is_well)


def require_live(setup: TableSetup) -> None:
    """Refuse a table that is set up for practice."""
    entries = read_configs(setup.devices)
    simulated = [name for name, entry in entries.items() if entry.is_simulated]
    if not entries or len(simulated) == len(entries):
        raise Refused(
            f"{setup.key} is a simulated table ({', '.join(simulated) or 'no devices'}); "
            "--live needs a table file that names real ports under [devices]"
        )
    if "swiper" not in entries or "swiper" in simulated:
        raise Refused(
            f"{setup.key} has no real card swiper; "
            "name its port under [devices], nobody can sign in without it"
        )
    if not setup.is_live:
        raise Refused(
            f"{setup.key} names sample staff ({setup.staff}); "
            f'a live table has staff = "{ENROLLED}": those who hold an enrolled card'
        )
    if setup.players:
        raise Refused(f"{setup.key} has sample players; take [[players]] out of a live table")


def require_training(setup: TableSetup) -> None:
    """Refuse to practise at a live table: practice has no way to real devices or real staff."""
    entries = read_configs(setup.devices)
    real = [name for name, entry in entries.items() if not entry.is_simulated]
    if real or setup.is_live:
        raise Refused(
            f"{setup.key} is a live table ({', '.join(real) or 'enrolled staff'}); open it with "
            '--live, or practise on one with "simulated" devices and sample staff'
        )


def has_typing_swiper(setup: TableSetup) -> bool:
    """True if cards come as keys of a keyboard."""
    swiper = read_configs(setup.devices).get("swiper")
    return swiper is not None and isinstance(kind_of(swiper), TypedKind)


def staff_of(
    setup: TableSetup, data: Path, clock: Clock, known: "Head | None" = None
) -> "CardCheck":
    """Open the register for a live table; without anybody in it the table is not opened.

    `known` is how far the table has noted the register: an older or another one is refused.
    """
    # A table for practice does not wait for what only a live one needs.
    from dealer_assist.staff.card_check import FIRST_TWO, CardCheck
    from dealer_assist.staff.register import StaffRegister, register_file

    file = register_file(data)
    if known is None and not file.exists():
        raise Refused(f"Nobody could sign in at {setup.key}: no card is enrolled yet; {FIRST_TWO}")
    key, cards = load_key(paths.key_file()), card_key(paths.key_file())
    register = StaffRegister(file, key, clock.now, paths.heads_folder(), cards)
    if known is not None:
        register.expect(known)
    register.staff()
    return CardCheck(register, setup.key)
