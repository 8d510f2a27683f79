"""The record of a table test on paper: what the certificate says, with a code that proves it."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.message import Msg, joined
from dealer_assist.reports.page import Block, Notice, PaperGrid, PaperPage, QrCode, Rows, Signatures
from dealer_assist.school.exam.certificate import Certificate, sealed
from dealer_assist.school.exam.parts import label_of
from dealer_assist.ui.print.pages import write_pdf


def certificate_page(
    certificate: Certificate, titles: Mapping[str, str], *, is_signed: bool = True
) -> PaperPage:
    """Lay a certificate out; one that nobody has signed yet says so across the sheet.

    `titles` are those of the lessons, by their keys; the record itself has the keys.
    """
    head = certificate.people_head
    passed = Msg("PASSED") if certificate.is_passed else Msg("NOT PASSED")
    if certificate.is_trial:
        passed = Msg("TRIAL RUN: {result}", result=passed)
    blocks: tuple[Block, ...] = (
        Rows(
            (
                (Msg("Trainee"), _with_number(certificate)),
                (Msg("Examiner"), certificate.examiner),
                (Msg("Date"), certificate.date),
                (Msg("Table"), certificate.table),
                (Msg("Devices"), Msg("Simulated")),
                (Msg("Result"), passed),
                (Msg("Machine"), Msg("{points} of 100", points=certificate.points)),
                (Msg("Critical errors"), str(certificate.critical)),
                (Msg("Hands, voice, courtesy"), _marks(certificate)),
                (Msg("Weighted mark"), "{}.{}".format(*divmod(certificate.weighted_tenths, 10))),
                *([(Msg("Note"), certificate.note)] if certificate.note else []),
            )
        ),
        Rows(
            tuple((label, str(points)) for label, points in certificate.skills),
            Msg("What the machine saw, of 100"),
        ),
        PaperGrid(
            Msg("Parts"),
            (Msg("Lesson"), Msg("Seed"), Msg("Points"), Msg("Journal's end")),
            (*_rounds(certificate, titles), *_drills(certificate)),
            frozenset({1, 2}),
        ),
        Rows(
            (
                (
                    Msg("Paytables"),
                    ", ".join(dict.fromkeys(name for _, name in certificate.paytables)),
                ),
                (Msg("Definitions"), certificate.definitions[:32]),
                (Msg("School's journal"), head),
                (Msg("Digest"), certificate.digest[:32]),
            )
        ),
        Notice(
            Msg("A trial run of the model dealer, no candidate. Not a license.")
            if certificate.is_trial
            else Msg("The employer's record of a table test. Not a license.")
        ),
        Signatures((Msg("Trainee"), Msg("Pit manager"))),
        QrCode(certificate.code, Msg("Digest of this record. To prove its file: 'school verify'.")),
    )
    return PaperPage(
        "table-test",
        Msg("TRIAL RUN OF A TABLE TEST") if certificate.is_trial else Msg("TABLE TEST RECORD"),
        blocks,
        () if is_signed else (Msg("PREVIEW, NOT SIGNED"),),
        joined(", ", (certificate.name, certificate.game, certificate.console.capitalize())),
        Msg("Exam {exam}", exam=certificate.exam),
    )


def _rounds(certificate: Certificate, titles: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    for part in certificate.parts:
        title = titles.get(part.lesson, part.lesson)
        yield title, str(part.seed), str(part.points), f"{part.last_seq}:{part.head[:16]}"


def _drills(certificate: Certificate) -> Iterator[tuple[str, ...]]:
    """List the drills; their answers are in the school's own journal."""
    for drill in certificate.drills:
        seeds = ", ".join(map(str, drill.seeds))
        right = Msg("{right} of {n} right", right=drill.right, n=drill.count)
        yield label_of(drill.drill), seeds, str(drill.points), right


def write_certificate(
    certificate: Certificate, key: bytes, file: Path, titles: Mapping[str, str]
) -> None:
    """Write a signed certificate as PDF, sealed: whole, or not at all.

    Needs a QGuiApplication and its fonts.
    """
    with TemporaryDirectory() as folder:
        painted = Path(folder) / "painted.pdf"
        write_pdf(certificate_page(certificate, titles), painted)
        whole = sealed(painted.read_bytes(), certificate, key)
    unfinished = file.with_name(f"{file.name}.new")
    try:
        unfinished.write_bytes(whole)
        unfinished.replace(file)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise


def _with_number(certificate: Certificate) -> str:
    if not certificate.number:
        return certificate.name
    return f"{certificate.name} ({certificate.number})"


def _marks(certificate: Certificate) -> str:
    return ", ".join(str(mark) for _, mark in certificate.marks)
