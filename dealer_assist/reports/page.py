"""A printed page as words and figures in blocks; how it looks is decided where it is painted."""

from typing import TypeAlias

from dealer_assist.value import Value


class Rows(Value):
    """Labels with their values, under a title or none."""

    rows: tuple[tuple[str, str], ...]
    title: str = ""


class Amount(Value):
    """The one amount that the page is about, in figures and in words."""

    caption: str
    figures: str
    words: str


class PaperGrid(Value):
    """A table with a head; columns named in `right` hold figures and stand at the right."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: frozenset[int] = frozenset()


class Bar(Value):
    """One line of a chart: what was found, what was expected, and the band of chance."""

    label: str
    actual: float
    expected: float
    low: float
    high: float


class HitChart(Value):
    """Hits found against hits expected, each line in its own band."""

    title: str
    bars: tuple[Bar, ...]


class Notice(Value):
    """A sentence that the reader of the paper has to see."""

    text: str


class Signatures(Value):
    """Lines to sign on."""

    lines: tuple[str, ...]


class QrCode(Value):
    """A code to scan, and what it holds in words."""

    payload: str
    caption: str


class Poster(Value):
    """A sign that is posted and read from a chair: large letters, never torn over two sheets.

    `rows` are words with one figure or several, `heads` what stands over several.
    """

    title: str
    notices: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()
    source: str = ""
    heads: tuple[str, ...] = ()


class Steps(Value):
    """What to do one after the other: its number, its words, what is to be known about it below."""

    title: str
    steps: tuple[tuple[str, str, str], ...]


class NewSheet(Value):
    """What follows begins on a sheet of its own; a slip goes on."""


Block: TypeAlias = (
    Rows | Amount | PaperGrid | HitChart | Notice | Signatures | QrCode | Poster | Steps | NewSheet
)


class PaperPage(Value):
    """A page: its title, words that stand across it (SIMULATED, REPRINT), blocks and a foot."""

    name: str
    title: str
    blocks: tuple[Block, ...]
    marks: tuple[str, ...] = ()
    subtitle: str = ""
    foot: str = ""
