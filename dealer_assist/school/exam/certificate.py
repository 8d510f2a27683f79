"""The record of a table test as data: everything that it says, and the digest that proves it.

The file carries the data, and a seal over every byte of it made with the house's key.
"""

import base64
import hashlib
import hmac
import json
from typing import Any

from dealer_assist.errors import Refused, UserFacingError
from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import HEADINGS, Exam
from dealer_assist.school.people.people import Person
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, fields, plain

_DATA, _SEAL = b"%DealerAssist-TableTest ", b"%DealerAssist-Seal "
_SEAL_LENGTH = 64


class NotACertificate(UserFacingError):  # noqa: N818 - says what the file is
    """The file is no record of a table test, or its beginning is gone."""


class PartLine(Value):
    """A round of the exam: the lesson, the seed of its cards, points, and its journal's end."""

    lesson: str
    seed: int
    attempt: str
    points: int
    critical: int
    last_seq: int
    head: str
    lesson_digest: str
    definitions: str


class DrillLine(Value):
    """A drill of the exam: its questions, the seeds of their cards, and the right answers."""

    drill: str
    count: int
    seeds: tuple[int, ...]
    right: int
    points: int


class Certificate(Value):
    """What a certificate says."""

    exam: str
    name: str
    number: str
    examiner: str
    date: str
    table: str
    game: str
    console: str
    paytables: tuple[tuple[str, str], ...]
    definitions: str
    parts: tuple[PartLine, ...]
    skills: tuple[tuple[str, int], ...]
    points: int
    critical: int
    marks: tuple[tuple[str, int], ...]
    weighted_tenths: int
    is_passed: bool
    verdict: str
    people_head: str
    key_print: str
    drills: tuple[DrillLine, ...] = ()
    note: str = ""
    is_trial: bool = False

    @property
    def text(self) -> str:
        """Return all of it as one text, always the same.

        Without drills, without a note, or where a person sat, it is that of the time before exams
        had any: what was signed then is proved.
        """
        said = plain(self)
        for later in ("drills", "note", "is_trial"):
            if not said[later]:
                del said[later]
        return json.dumps(said, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    @property
    def digest(self) -> str:
        """Return the digest of all that it says."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def code(self) -> str:
        """Return what the printed code holds."""
        return f"DEALER ASSIST TABLE TEST {self.exam} {self.digest}"


def certificate_of(
    exam: Exam, person: Person, setup: TableSetup, date: str, people_head: str, key: bytes
) -> Certificate:
    """Put the record of an exam together; refused while something is open."""
    verdict = exam.verdict
    if verdict.is_passed is None:
        raise Refused(verdict.why)
    return preview_of(exam, person, setup, date, people_head, key)


def preview_of(
    exam: Exam, person: Person, setup: TableSetup, date: str, people_head: str, key: bytes
) -> Certificate:
    """Put together what the record will say, as far as it is known; nobody has signed it."""
    kept = [exam_round.kept for exam_round in exam.rounds if exam_round.kept is not None]
    jackpots = [(sensor, jackpot.key) for sensor, jackpot in setup.jackpots.items()]
    return Certificate(
        exam.key,
        person.name,
        person.number,
        exam.examiner,
        date,
        exam.table,
        setup.game_name,
        setup.console,
        (*sorted(setup.paytables.items()), *jackpots),
        setup.digest,
        tuple(
            PartLine(
                attempt_kept.lesson,
                attempt_kept.seed,
                attempt_kept.attempt,
                attempt_kept.points,
                attempt_kept.critical,
                attempt_kept.last_seq,
                attempt_kept.head,
                attempt_kept.lesson_digest,
                attempt_kept.definitions,
            )
            for attempt_kept in kept
        ),
        tuple((str(skill.skill.label), skill.points) for skill in exam.skills),
        exam.points,
        exam.critical,
        tuple(
            (heading.key, exam.marks[heading.key])
            for heading in HEADINGS
            if heading.key in exam.marks
        ),
        exam.weighted_tenths or 0,
        exam.verdict.is_passed is True,
        str(exam.verdict.why),
        people_head,
        key_print(key),
        drill_lines(exam),
        exam.note,
        exam.is_trial,
    )


def drill_lines(exam: Exam) -> tuple[DrillLine, ...]:
    """Return what a record says of the drills that are answered."""
    return tuple(
        DrillLine(drill.name, drill.count, drill.seeds, drill.right, drill.points)
        for drill in exam.drills
        if drill.is_played
    )


def key_print(key: bytes) -> str:
    """Name a house's key without giving it away."""
    return hashlib.sha256(b"certificate key print" + key).hexdigest()[:16]


def sealed(pdf: bytes, certificate: Certificate, key: bytes) -> bytes:
    """Return a PDF with the data of its certificate behind it, and a seal over every byte.

    A PDF is read from its end: the last words say again where its table of objects begins.
    """
    _, _, end = pdf.rpartition(b"startxref")
    tail = b"startxref\n" + end.split()[0] + b"\n%%EOF\n"
    data = base64.b64encode(certificate.text.encode())
    before = pdf.rstrip(b"\n") + b"\n" + _DATA + data + b"\n" + _SEAL
    return before + _seal(before, tail, key) + b"\n" + tail


def _seal(before: bytes, after: bytes, key: bytes) -> bytes:
    return hmac.new(key, before + b"\n" + after, hashlib.sha256).hexdigest().encode()


def is_sealed(raw: bytes, key: bytes) -> bool:
    """True if not a byte was changed since a certificate was sealed."""
    before, mark, end = raw.rpartition(_SEAL)
    seal, rest = end[:_SEAL_LENGTH], end[_SEAL_LENGTH:]
    is_whole = bool(mark) and rest.startswith(b"\n")
    return is_whole and hmac.compare_digest(seal, _seal(before + mark, rest[1:], key))


def read_certificate(raw: bytes) -> Certificate:
    """Read what a certificate's file says of itself."""
    _, mark, end = raw.rpartition(_DATA)
    try:
        said: dict[str, Any] = json.loads(base64.b64decode(end.partition(b"\n")[0], validate=True))
        older: dict[str, Any] = {"drills": [], "note": "", "is_trial": False}
        said = older | said
        values = {name: said[name] for name in fields(Certificate)}
        parts = tuple(PartLine(**one) for one in values.pop("parts"))
        drills = tuple(DrillLine(**_values(one)) for one in values.pop("drills"))
        return Certificate(parts=parts, drills=drills, **_values(values))
    except (ValueError, KeyError, TypeError, AttributeError):
        why = Msg("was altered") if mark else Msg("has no such record")
        raise NotACertificate(Msg("This is no record of a table test: {why}", why=why)) from None


def _values(said: dict[str, Any]) -> dict[str, Any]:
    return {name: _value(one) for name, one in said.items()}


def _value(value: Any) -> Any:
    return tuple(map(_value, value)) if isinstance(value, list) else value
