"""The files of a kiosk that is set up: made whole from its answers, or none is written."""

import os
from collections.abc import Iterator, Mapping
from datetime import date, time
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.catalog.fields import BadDefinition, nearest
from dealer_assist.catalog.table_file import as_file
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.self_check import require_live
from dealer_assist.devices.role import SIMULATED
from dealer_assist.errors import Refused
from dealer_assist.kiosk_setup.answers import NO_DEVICE, KioskAnswers
from dealer_assist.kiosk_setup.law import under_law
from dealer_assist.message import Msg
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.table_setup import ENROLLED, FloorPlace, TableSetup
from dealer_assist.value import replace

TABLE_FILE, DONE_FILE = "table.toml", "set-up.done"
TABLE_APP, SIGN_APP = "dealer-assist", "dealer-assist-sign"


def set_up_table(
    answers: KioskAnswers, resources: Path, layouts: Path, own: Path, on: date
) -> TableSetup:
    """Return the live table that the answers ask for, or refuse it as at its opening."""
    source = find_table(resources, answers.table, own)
    found = load_table(resources, layouts, source)
    floor = FloorPlace(answers.floor, dict(answers.links)) if answers.floor else found.floor
    live = replace(
        under_law(found, answers),
        number=answers.number,
        devices=_devices(found, answers.ports),
        staff=ENROLLED,
        players=(),
        floor=floor,
        zone=answers.zone or found.zone,
        day_starts=_day_starts(answers, found),
    )
    require_live(live)
    check(live, live.jurisdiction, on).require(answers.table)
    return live


def _day_starts(answers: KioskAnswers, found: TableSetup) -> time:
    return time.fromisoformat(answers.day_starts) if answers.day_starts else found.day_starts


def files_of(answers: KioskAnswers, table: TableSetup, settings: Path) -> dict[str, str]:
    """Return every file of the settings' folder with what it holds."""
    named = settings / TABLE_FILE
    speaks = "" if answers.language == "en" else f" --languages {answers.language}"
    sign = [f"SIGN_OPTIONS=--table {named}{speaks}"] if answers.sign else ["SIGN_OPTIONS="]
    # Whatever was plugged in first: a finger on this glass is a finger on this picture.
    finger = [f"WL_OUTPUT={answers.output}"] if answers.output else []
    clock = [f"server {answers.time_server} iburst"] if answers.time_server else []
    # Every file each time: what is not answered any more is taken away from an older set-up.
    return {
        TABLE_FILE: as_file(table, "Made by the set-up of this kiosk."),
        "table.env": _lines(f"TABLE_OPTIONS=--live --table {named}", *sign),
        "weston.ini": _lines(*_weston(answers)),
        "backup.env": _lines(*_copies(answers)),
        "touch.env": _lines(*finger),
        "time/house.sources": _lines(*clock),
    }


def set_up_kiosk(
    answers: KioskAnswers, resources: Path, layouts: Path, own: Path, settings: Path, on: date
) -> tuple[TableSetup, tuple[str, ...]]:
    """Write the settings of a kiosk, all or none; return its table and name the files."""
    table = set_up_table(answers, resources, layouts, own, on)
    files = files_of(answers, table, settings)
    _require_readable(files[TABLE_FILE], resources, layouts)
    write_files(files, settings)
    return table, tuple(files)


def write_files(files: Mapping[str, str], settings: Path) -> None:
    """Write every file beside its place, then all into their places, and last that it is done."""
    try:
        for name, text in (*files.items(), (DONE_FILE, "")):
            beside = settings / f"{name}.new"
            beside.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
        for name in (*files, DONE_FILE):
            (settings / f"{name}.new").replace(settings / name)
    except OSError as trouble:
        raise Refused(
            Msg(
                "{folder} cannot be written ({trouble}). Run the set-up as root or dealer-assist",
                folder=settings,
                trouble=trouble.strerror,
            )
        ) from trouble


def _require_readable(text: str, resources: Path, layouts: Path) -> None:
    """Refuse a table file that would be refused when the machine starts with it."""
    with TemporaryDirectory(prefix="dealer-assist-") as folder:
        file = Path(folder) / TABLE_FILE
        file.write_text(text, encoding="utf-8")
        try:
            load_table(resources, layouts, file)
        except BadDefinition as wrong:
            raise Refused(str(wrong).replace(str(file), TABLE_FILE)) from wrong


def is_done(settings: Path) -> bool:
    """True if this kiosk was set up before."""
    return (settings / DONE_FILE).exists()


def _devices(found: TableSetup, ports: Mapping[str, str]) -> dict[str, str]:
    """Return the port of each device of the table; none is forgotten, none is invented."""
    for device in ports:
        if device not in found.devices:
            raise Refused(
                f"ports.{device}: the table has no such device; {nearest(device, found.devices)}"
            )
    missing = [device for device in found.devices if device not in ports]
    if missing:
        raise Refused(
            f"ports.{missing[0]}: is missing; name its port, or write {NO_DEVICE!r} where the "
            "table has none"
        )
    if simulated := [device for device, port in ports.items() if port.endswith(SIMULATED)]:
        raise Refused(
            f"ports.{simulated[0]}: a kiosk has no simulated device; name its port, or write "
            f"{NO_DEVICE!r} where the table has none"
        )
    return {device: port for device, port in ports.items() if port != NO_DEVICE}


def _copies(answers: KioskAnswers) -> Iterator[str]:
    if answers.backup_key:
        yield f"BACKUP_KEY={answers.backup_key}"
    if answers.backup_folder:
        yield f"BACKUP_INTO={answers.backup_folder}"
        return
    yield f"BACKUP_LABEL={answers.backup_label}"
    if answers.backup_uuid:
        yield f"BACKUP_UUID={answers.backup_uuid}"


def _weston(answers: KioskAnswers) -> Iterator[str]:
    yield from ("[core]", "shell=kiosk-shell.so", "idle-time=0", "require-input=false", "")
    yield from ("[keyboard]", "vt-switching=false")
    for output, turned, app in (
        (answers.output, answers.turned, TABLE_APP),
        (answers.sign, answers.sign_turned, SIGN_APP),
    ):
        if output:
            yield from ("", "[output]", f"name={output}", f"transform={turned}", f"app-ids={app}")


def _lines(*lines: str) -> str:
    return "\n".join((*lines, ""))
