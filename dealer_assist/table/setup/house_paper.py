"""A house's own procedures, approved by its regulator: shown beside those of the maker.

Each is written a line at a time, by touch or in the table's file; two people bring it into force.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import date

from dealer_assist.message import Msg
from dealer_assist.table.setup.house_setting import HouseSetting, SettingKind, Write
from dealer_assist.table.setup.table_setup import (
    PAPER_LINES,
    PAPER_SUBJECTS,
    HousePaper,
    TableSetup,
)
from dealer_assist.value import replace

_LINE: Mapping[str, Callable[[int], str]] = {
    "dealing": lambda n: Msg("House procedure, dealing, line {n}", n=n),
    "cards": lambda n: Msg("House procedure, wrong cards, line {n}", n=n),
    "shuffler": lambda n: Msg("House procedure, shuffler, line {n}", n=n),
}


def of_house_paper(setup: TableSetup) -> Iterator[HouseSetting]:
    """Return the settings of a house's own procedures: who approved them, when, and each line."""
    paper = setup.house_paper
    yield _words("approved", Msg("House procedures, approved by"), paper.approved, _put_approved)
    yield HouseSetting(
        path="paper.dated",
        label=Msg("House procedures, day of the approval"),
        kind=SettingKind.DAY,
        value=paper.dated.toordinal() if paper.dated else None,
        put=_put_day,
        may_be_none=True,
    )
    for subject in PAPER_SUBJECTS:
        for place in range(PAPER_LINES):
            label = _LINE[subject](place + 1)
            now = paper.all_lines(subject)[place]
            yield _words(f"{subject}.{place + 1}", label, now, _put_line(subject, place))


def approved_by(paper: HousePaper) -> str:
    """Say whose procedure it is, and by what approval of which day."""
    if not (paper.approved and paper.dated):
        return Msg("House procedure, approval not on record")
    return Msg(
        "House procedure, approved by {letter}, {day}",
        letter=paper.approved,
        day=paper.dated.isoformat(),
    )


def what_is_missing(paper: HousePaper) -> str:
    """Say what a procedure of the house lacks to be followed, or nothing."""
    if not paper.lines or (paper.approved and paper.dated):
        return ""
    return Msg("The house's own procedures name no approval with its day. Write both")


def _words(key: str, label: str, now: str, write: Write) -> HouseSetting:
    return HouseSetting(
        path=f"paper.{key}",
        label=label,
        kind=SettingKind.WORDS,
        value=None,
        may_be_none=True,
        words=now,
        write=write,
    )


def _put_approved(setup: TableSetup, said: str) -> TableSetup:
    return replace(setup, house_paper=replace(setup.house_paper, approved=said))


def _put_day(setup: TableSetup, value: int | None) -> TableSetup:
    day = date.fromordinal(value) if value else None
    return replace(setup, house_paper=replace(setup.house_paper, dated=day))


def _put_line(subject: str, place: int) -> Write:
    def put(setup: TableSetup, said: str) -> TableSetup:
        paper = setup.house_paper
        written = list(paper.all_lines(subject))
        written[place] = said
        lines = {**paper.lines, subject: tuple(written)}
        left = {key: texts for key, texts in lines.items() if any(texts)}
        return replace(setup, house_paper=replace(paper, lines=left))

    return put
