"""`dealer-assist sign`: the public jackpot sign of a table beside its kiosk, or of a link."""

from argparse import ArgumentTypeError
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table
from dealer_assist.cli.arguments import Parser, add_data, add_table, add_window
from dealer_assist.errors import UsageError
from dealer_assist.kiosk.app import open_sign
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    add_table(parser)
    add_data(parser)
    add_window(parser)
    parser.add_argument("--link", metavar="NAME", default="", help="the sign of a link")
    told = "what the sign speaks, each for 12 s: en,es,vi,zh; left out, en"
    parser.add_argument("--languages", type=_languages, default=LANGUAGES[:1], help=told)
    parser.add_argument("--dsn", default="", help="with --link: how the floor's server is reached")


def run(
    *,
    table: str,
    data: Path | None,
    is_windowed: bool,
    screen: tuple[int, int] | None,
    exit_after: str,
    link: str,
    dsn: str,
    languages: tuple[str, ...],
) -> int:
    """Show the sign until its window is closed."""
    if bool(link) != bool(dsn):
        raise UsageError("The sign of a link needs both: sign --link NAME --dsn 'host=… dbname=…'")
    if not link:  # a name that is no table's is said before a display is looked for
        find_table(paths.resources(), table, data or paths.data_folder())
    return open_sign(
        table=table,
        data=data,
        size=screen,
        is_windowed=is_windowed or screen is not None,
        exit_after=exit_after,
        link=link,
        dsn=dsn,
        languages=languages,
    )


def _languages(text: str) -> tuple[str, ...]:
    """Read languages as they follow each other: en,es,zh."""
    named = tuple(dict.fromkeys(text.split(",")))
    for language in named:
        if language not in LANGUAGES:
            raise ArgumentTypeError(f"{language!r} is no language of a sign; write en,es,vi,zh")
    return named
