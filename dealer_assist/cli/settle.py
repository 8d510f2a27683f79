"""`dealer-assist settle`: deals in, one result line each; the rules engine for auditors."""

import sys
from collections.abc import Sequence
from pathlib import Path

from dealer_assist.catalog.title_book import load_titles, with_sheets
from dealer_assist.cli.arguments import Parser, add_sheets, file_or_folder, require_text
from dealer_assist.cli.output import write_all
from dealer_assist.errors import UsageError
from dealer_assist.paths import resources
from dealer_assist.settle.lines import TOGETHER, lines_of, settle_lines

LARGEST = 4 << 30  # some ten million deals


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    file = "deals, one JSON object a line; '-' or left out: standard input"
    parser.add_argument("file", metavar="FILE", nargs="?", type=file_or_folder, help=file)
    add_sheets(parser)


def run(*, file: Path | None, sheets: Sequence[Path] | None = None) -> int:
    """Settle every deal of a file, or of the standard input."""
    book = with_sheets(load_titles(resources()), sheets or (), resources())
    if file is None or file == Path("-"):
        if sys.stdin is None:
            raise UsageError("There is no standard input to read deals from; name a file")
        return write_all(settle_lines(lines_of(sys.stdin.buffer), book))
    require_text(file, LARGEST)
    try:
        lines = file.open("rb")
    except OSError as error:
        raise UsageError(f"{file} cannot be read ({error.strerror}); check it") from None
    with lines:
        return write_all(settle_lines(lines_of(lines), book, TOGETHER))
