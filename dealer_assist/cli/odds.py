"""`dealer-assist odds`: exact odds of every wager, with the published figure beside ours."""

import json

from dealer_assist.catalog.book import load_book
from dealer_assist.cli.arguments import Parser
from dealer_assist.cli.output import progress_line, write_all
from dealer_assist.errors import UsageError
from dealer_assist.odds.report import figures
from dealer_assist.odds.table import as_text
from dealer_assist.paths import resources


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="left out: every game")
    parser.add_argument("--json", dest="is_json", action="store_true", help="figures as JSON")


def run(*, game: str | None, is_json: bool) -> int:
    """Work the figures out and write them."""
    book = load_book(resources())
    if game is not None and game not in book.games:
        raise UsageError(f"There is no game {game!r}; the games are {', '.join(book.games)}")
    found = figures([game] if game else None, book, progress_line)
    return write_all([json.dumps(found, indent=1) if is_json else as_text(found)])
