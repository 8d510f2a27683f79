"""`dealer-assist sign`: the public jackpot sign of a table, beside the kiosk that runs it."""

from pathlib import Path

from dealer_assist.cli.arguments import Parser, add_data, add_table, add_window
from dealer_assist.kiosk.app import open_sign


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    add_table(parser)
    add_data(parser)
    add_window(parser)


def run(
    *,
    table: str,
    data: Path | None,
    is_windowed: bool,
    screen: tuple[int, int] | None,
    exit_after: str,
) -> int:
    """Show the sign until its window is closed."""
    return open_sign(
        table=table,
        data=data,
        size=screen,
        is_windowed=is_windowed or screen is not None,
        exit_after=exit_after,
    )
