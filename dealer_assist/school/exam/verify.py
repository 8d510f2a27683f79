"""Proves a certificate: its own bytes, the exam on record, and the journals of its rounds."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from dealer_assist.errors import Refused, UsageError
from dealer_assist.journal import schema
from dealer_assist.journal.chain import Walk
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import rows_from
from dealer_assist.message import Msg
from dealer_assist.school.exam.certificate import (
    Certificate,
    NotACertificate,
    PartLine,
    drill_lines,
    is_sealed,
    key_print,
    read_certificate,
)
from dealer_assist.school.exam.exam import exam_of
from dealer_assist.school.exam.sitting import attempt_folder
from dealer_assist.school.people.attempt_facts import journal_of
from dealer_assist.school.people.people import People


def findings(raw: bytes, keys: Sequence[bytes], people: People, school: Path) -> tuple[str, ...]:
    """Say all that is wrong with a certificate; nothing where it is proved.

    `keys` are those of the journals, today's and the older ones.
    """
    try:
        certificate = read_certificate(raw)
    except NotACertificate as none:
        return (none.message,)
    key = next((one for one in keys if key_print(one) == certificate.key_print), None)
    if key is None:
        return (Msg("Sealed with another house's key. Verify it there"),)
    if not is_sealed(raw, key):
        return (Msg("Altered after signing: its seal does not match"),)
    return (*_of_record(certificate, people), *_of_journals(certificate, school))


def _of_record(certificate: Certificate, people: People) -> Iterator[str]:
    """Compare it with the exam that was signed."""
    try:
        exam = exam_of(people, certificate.exam)
    except Refused as refused:
        yield refused.message
        return
    person = people.persons.get(exam.person)
    name = person.name if person else exam.person
    if certificate.name != name:
        yield Msg(
            "Names {name}. The exam on record is {other}'s",
            name=certificate.name,
            other=name,
        )
    elif exam.signed is None:
        yield Msg("Exam {exam} is not signed", exam=exam.key)
    elif exam.signed.digest != certificate.digest:
        yield Msg("Not what {name} signed", name=exam.signed.by)
    elif certificate.drills != drill_lines(exam):
        yield Msg("The answers on record are not those that were signed")


def _of_journals(certificate: Certificate, school: Path) -> Iterator[str]:
    """Compare it with the journals that its rounds were played into."""
    for number, part in enumerate(certificate.parts, 1):
        if why := _of_journal(part, attempt_folder(school, part.attempt)):
            yield Msg("Round {number}: {why}", number=number, why=why)


def _of_journal(part: PartLine, folder: Path) -> str:
    try:
        with closing(connect_reader(journal_of(folder), alone=True)) as db:
            walk = Walk(0, schema.about(db).first_link)
            for row in rows_from(db, 1):
                if (broken := walk.step(row)) is not None:
                    return broken.what
                if walk.seq == part.last_seq:
                    is_same = walk.last.hex() == part.head
                    return "" if is_same else Msg("its journal is another one than was signed")
    except UsageError:
        return Msg("its journal is not here")
    except (sqlite3.Error, KeyError):
        return Msg("its journal cannot be read")
    return Msg("its journal ends before what was signed")
