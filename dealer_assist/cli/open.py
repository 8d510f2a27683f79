"""`dealer-assist open`, and the program without any command: a table on the screen."""

from pathlib import Path

from dealer_assist.cli.arguments import Parser, add_data, add_window
from dealer_assist.kiosk.app import open_kiosk


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    live = "use the ports that the table file names"
    parser.add_argument("--live", dest="is_live", action="store_true", help=live)
    table = "a table file, or a shipped table; left out, the last one"
    parser.add_argument("--table", metavar="FILE", help=table)
    add_data(parser)
    add_window(parser)


def run(
    *,
    is_live: bool,
    table: str | None,
    data: Path | None,
    is_windowed: bool,
    screen: tuple[int, int] | None,
    exit_after: str,
) -> int:
    """Open a table and run until it is closed."""
    return open_kiosk(
        table=table,
        data=data,
        is_live=is_live,
        size=screen,
        is_windowed=is_windowed or screen is not None,
        exit_after=exit_after,
    )
