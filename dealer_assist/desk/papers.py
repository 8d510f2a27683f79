"""Papers that go on record, and how the printer's answer finds its paper again."""

from collections.abc import Iterable
from typing import Self

from dealer_assist.devices.messages import SlipFailed, SlipPrinted, SlipUncertain
from dealer_assist.table.commands.office import NotePrint
from dealer_assist.value import Value

WIN, WIN_PAGE, ADJUSTMENT, REPORT, EXCEPTIONS = PAGES = (
    *("win", "page", "adjustment"),
    *("report", "exceptions"),
)
"""Papers that go on record. The slip of a win and its page are two: each has its own original."""


class PaperRef(Value):
    """Which paper it is: its page, its number and the copy."""

    page: str
    number: int
    copy: int

    @property
    def name(self) -> str:
        """Name it for the printer, which gives the name back with its answer."""
        return f"{self.page} {self.number} copy {self.copy}"

    @classmethod
    def named(cls, name: str) -> Self | None:
        """Find the paper of a slip's name; None where it is one that nobody keeps."""
        match name.split():
            case [page, number, "copy", copy] if page in PAGES:
                if number.isdigit() and copy.isdigit():
                    return cls(page, int(number), int(copy))
        return None


def highest_copy(names: Iterable[str], page: str, number: int) -> int:
    """Return the highest copy of a page among slips by their names, 0 where there is none."""
    papers = filter(None, map(PaperRef.named, names))
    copies = (paper.copy for paper in papers if (paper.page, paper.number) == (page, number))
    return max(copies, default=0)


def note_of(message: SlipPrinted | SlipFailed | SlipUncertain) -> NotePrint | None:
    """Put how a slip ended into words for the record."""
    paper = PaperRef.named(message.slip)
    if paper is None:
        return None
    trouble = "" if isinstance(message, SlipPrinted) else message.reason
    return NotePrint(paper.page, paper.number, paper.copy, trouble)
