"""A printed page as words and figures in blocks; how it looks is decided where it is painted."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Rows:
    """Labels with their values, under a title or none."""

    rows: tuple[tuple[str, str], ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """The one amount that the page is about, in figures and in words."""

    caption: str
    figures: str
    words: str


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with a head; columns named in `right` hold figures and stand at the right."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of a chart: what was found, what was expected, and the band of chance."""

    label: str
    actual: float
    expected: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Chart:
    """Hits found against hits expected, each line in its own band."""

    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence that whoever holds the paper has to read."""

    text: str


@dataclass(frozen=True, slots=True)
class Signatures:
    """Lines to sign on."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QrCode:
    """A code to scan, and what it holds in words."""

    payload: str
    caption: str


Block: TypeAlias = Rows | Amount | Grid | Chart | Notice | Signatures | QrCode


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its title, words that stand across it (SIMULATED, REPRINT), blocks and a foot."""

    name: str
    title: str
    blocks: tuple[Block, ...]
    marks: tuple[str, ...] = ()
    subtitle: str = ""
    foot: str = ""
