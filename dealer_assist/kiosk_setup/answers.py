"""What a kiosk is set up with: read from a file, kept in one, the same for many kiosks.

Cards, keys and certificates are no answers: they are made at each kiosk.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.fields import Fields
from dealer_assist.catalog.jurisdictions import read_approval
from dealer_assist.catalog.table_file import approval_values, rows_of
from dealer_assist.journal.audit.sealed_copy import RECIPIENT
from dealer_assist.table.setup.approval import Approval
from dealer_assist.value import Value, field

LANGUAGES = ("en", "es", "vi", "zh")
TURNED = ("normal", "rotate-90", "rotate-180", "rotate-270")
LABEL = "DEALER-BACKUP"
COPY_FOLDERS = ("/mnt/", "/media/", "/srv/")
NO_DEVICE = "none"
_UUID = re.compile(r"[0-9A-Fa-f][0-9A-Fa-f-]{7,35}")
_TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


class KioskAnswers(Value):
    """One kiosk: its screen, its table, where its devices are, and who keeps its time and copies.

    `ports` names a port for each device of the table, or that it has none. Copies go to a disk by
    its label, or to a folder; one of the two is empty. A UUID means that very disk; with the
    house's public key copies are for the holder of the other one. `zone` and `day_starts` are those
    of the house, where they are not the machine's and the table file's. `jurisdiction` is the law
    of the table, `approval` what is on record of it, where they are not the table file's.
    """

    table: str
    number: str
    ports: Mapping[str, str]
    language: str = "en"
    output: str = ""
    turned: str = "normal"
    sign: str = ""
    sign_turned: str = "normal"
    time_server: str = ""
    zone: str = ""
    day_starts: str = ""
    floor: str = ""
    links: Mapping[str, str] = field(default_factory=dict)
    backup_label: str = LABEL
    backup_folder: str = ""
    backup_uuid: str = ""
    backup_key: str = ""
    jurisdiction: str = ""
    approval: Approval | None = None


def read_answers(file: Path) -> KioskAnswers:
    """Read a file of answers; what is wrong is named with its key."""
    fields = Fields.of_file(file)
    table, screen = fields.table("table"), fields.table("screen", optional=True)
    ports, sign = fields.table("ports"), fields.table("sign", optional=True)
    clock, floor = fields.table("clock", optional=True), fields.table("floor", optional=True)
    backup = fields.table("backup", optional=True)
    links = floor.table("links", optional=True)
    folder = _folder(backup)
    if folder and "label" in backup:
        backup.wrong("folder", "stands beside a label; copies go to the one or to the other")
    if folder and "uuid" in backup:
        backup.wrong("uuid", "is that of a disk and stands beside a folder; leave one of them out")
    answers = KioskAnswers(
        table=table.text("file"),
        number=table.text("number"),
        ports={device: _word(ports, device) for device in ports},
        language=fields.choice("language", LANGUAGES, "en"),
        output=_output(screen),
        turned=screen.choice("turned", TURNED, "normal"),
        sign=_output(sign),
        sign_turned=sign.choice("turned", TURNED, "normal"),
        time_server=_word(clock, "server"),
        zone=_word(clock, "zone"),
        day_starts=_time(clock),
        floor=floor.text("server", ""),
        links={sensor: links.text(sensor) for sensor in links},
        backup_label="" if folder else _label(backup),
        backup_folder=folder,
        backup_uuid=_uuid(backup),
        backup_key=_public_key(backup),
        jurisdiction=table.text("jurisdiction", ""),
        approval=read_approval(fields),
    )
    if answers.sign and answers.sign == answers.output:
        sign.wrong("output", "is the table's own screen; name another, or leave [sign] out")
    for one in (fields, table, screen, sign, clock, floor, backup, ports, links):
        one.done()
    return answers


def as_answers_file(answers: KioskAnswers) -> str:
    """Write the answers for the next kiosk, which has a stick of its own: no UUID is among them."""
    sections: dict[str, Mapping[str, object]] = {
        "screen": {"output": answers.output, "turned": answers.turned},
        "sign": {"output": answers.sign, "turned": answers.sign_turned},
        "table": _table(answers),
        "approval": approval_values(answers.approval) if answers.approval else {},
        "ports": answers.ports,
        "clock": _clock(answers),
        "floor": {"server": answers.floor} if answers.floor else {},
        "floor.links": answers.links if answers.floor else {},
        "backup": _backup(answers),
    }
    lines = ["# Answers of a set-up: dealer-assist kiosk-setup --answers FILE", ""]
    lines.append(f"language = {json.dumps(answers.language)}")
    for name, values in sections.items():
        if values:
            lines += ["", f"[{name}]", *rows_of(values)]
    return "\n".join(lines) + "\n"


def _table(answers: KioskAnswers) -> dict[str, str]:
    law = {"jurisdiction": answers.jurisdiction} if answers.jurisdiction else {}
    return {"file": answers.table, "number": answers.number, **law}


def _clock(answers: KioskAnswers) -> dict[str, str]:
    said = {"server": answers.time_server}
    further = {"zone": answers.zone, "day_starts": answers.day_starts}
    return said | {key: value for key, value in further.items() if value}


def _backup(answers: KioskAnswers) -> dict[str, str]:
    is_folder = bool(answers.backup_folder)
    place = {"folder": answers.backup_folder} if is_folder else {"label": answers.backup_label}
    return place | ({"public_key": answers.backup_key} if answers.backup_key else {})


def _time(fields: Fields) -> str:
    """Read when the business day begins, as the table's file will have it."""
    text = fields.text("day_starts", "")
    if text and not _TIME.fullmatch(text):
        fields.wrong("day_starts", f"must be a time like '06:00', not {text!r}")
    return text


def _folder(fields: Fields) -> str:
    """Read where copies go: below a folder that the table may write to, and not out of it."""
    folder = fields.text("folder", "")
    if not folder:
        return ""
    if not folder.startswith(COPY_FOLDERS) or ".." in folder.split("/"):
        fields.wrong("folder", "must lie below /mnt, /media or /srv; the table may write there")
    if not folder.isprintable() or set(folder) & set("\"'\\"):
        fields.wrong("folder", "has a sign that no file of settings takes; name it otherwise")
    return folder


def _label(fields: Fields) -> str:
    label = _word(fields, "label") or LABEL
    if "/" in label:
        fields.wrong("label", "is the label of a disk, not a folder; write folder = in its place")
    return label


def _uuid(fields: Fields) -> str:
    uuid = _word(fields, "uuid")
    if uuid and not _UUID.fullmatch(uuid):
        fields.wrong("uuid", f"must be as 'blkid' shows it, like 6A1F-09C2, not {uuid!r}")
    return uuid


def _public_key(fields: Fields) -> str:
    key = _word(fields, "public_key")
    if key and not RECIPIENT.fullmatch(key):
        fields.wrong("public_key", "must be what age-keygen prints as the public key, age1…")
    return key


def _output(fields: Fields) -> str:
    return _word(fields, "output")


def _word(fields: Fields, key: str) -> str:
    """Read a name that goes into a file of settings: one word, and nothing that ends a line."""
    word = fields.text(key, "")
    if word and not (word.isprintable() and word == "".join(word.split())):
        fields.wrong(key, f"must be one word, not {word!r}")
    return word
