"""How answers are written: lines, columns, and how far a long work is."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TextIO

from dealer_assist.errors import DONE


def write_all(lines: Iterable[str], *, at_once: bool = False) -> int:
    """Write lines; each at once for somebody who watches, or answers as they come."""
    is_watched = at_once or sys.stdout.isatty()
    for line in lines:
        sys.stdout.write(line + "\n")
        if is_watched:
            sys.stdout.flush()
    return DONE


def in_columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Print rows of text one below the other, each column as wide as its longest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def progress_bar(out: TextIO) -> Callable[[int, int], None]:
    """Draw progress on one line of a terminal."""

    def draw(done: int, total: int) -> None:
        share = done / total if total else 1.0
        end = "\n" if done >= total else ""
        out.write(f"\r[{'#' * round(share * 30):<30}] {done:,} of {total:,}{end}")
        out.flush()

    return draw


def progress_line(what: str, done: int, of: int) -> None:
    """Say how far a long work is, on a terminal only."""
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        print(f"\r{what} {done} of {of}\033[K", end=end, file=sys.stderr, flush=True)
