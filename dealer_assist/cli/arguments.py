"""What follows a command: argparse, with complaints in one sentence, and options that many share.

Words and options may stand in any order. Options are not abbreviated: a script must not break when
an option is added, and `./run` reads them too.
"""

import os
from argparse import ArgumentParser, ArgumentTypeError, HelpFormatter, Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from stat import S_ISREG
from typing import NoReturn

from dealer_assist.errors import UsageError
from dealer_assist.paths import FIRST_TABLE
from dealer_assist.value import Value

PROGRAM = "dealer-assist"


class Parser(ArgumentParser):
    """Raises `UsageError` where argparse would print its usage and end the program."""

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(
            prog=prog, description=description, formatter_class=_formatter, allow_abbrev=False
        )

    def error(self, message: str) -> NoReturn:
        """Complain in one sentence that says where the right call is shown."""
        raise UsageError(f"{message}; '{self.prog} --help' shows how it is called")

    def options(self) -> set[str]:
        """Return the options that may follow, as in `--data`."""
        return {name for action in self._actions for name in action.option_strings}

    def parse(self, words: Sequence[str]) -> Namespace:
        """Read words and options in any order."""
        options, left_over = self.parse_known_args(words)
        # A word that may be left out is found behind an option only by the slower way.
        return self.parse_intermixed_args(words) if left_over else options


class SubCommand(Value):
    """One of several things that a command does; `run` takes its own arguments by name."""

    told: str
    add_arguments: Callable[[Parser], None]
    run: Callable[..., int]


def add_nothing(_: Parser) -> None:
    """Let nothing follow a command."""


def help_of(parser: Parser, sub_commands: Mapping[str, SubCommand]) -> None:
    """Print what a command with sub-commands can do; one without a name is done without a word."""
    if "" in sub_commands:
        sub_commands[""].add_arguments(parser)
    parser.epilog = f"'{parser.prog} WHAT --help' shows how each is called."
    listed = parser.add_subparsers(title="what it does", metavar="WHAT", parser_class=Parser)
    for name, command in sub_commands.items():
        if name:
            prog = f"{parser.prog} {name}"
            listed.add_parser(name, help=command.told, prog=prog, description=command.told)
    parser.print_help()


def _formatter(prog: str) -> HelpFormatter:
    """Write help as wide as the terminal; left to itself argparse loads more to find that out."""
    try:
        return HelpFormatter(prog, width=os.get_terminal_size().columns - 2)
    except OSError:
        return HelpFormatter(prog, width=98)


def add_data(parser: Parser) -> None:
    """Let a command be told where the journals are."""
    parser.add_argument(
        "--data", metavar="DIR", type=file_or_folder, help="the folder of the journals"
    )


def add_sheets(parser: Parser) -> None:
    """Let a command be told sheets of the house that add to games."""
    told = "a house's sheet that adds to its game; may be given several times"
    parser.add_argument(
        "--sheet", metavar="FILE", dest="sheets", type=file_or_folder, action="append", help=told
    )


def add_table(parser: Parser) -> None:
    """Let a command be told its table; left out it is the one that a newcomer sees."""
    told = f"a table file, or a shipped table; left out, {FIRST_TABLE}"
    parser.add_argument("--table", metavar="FILE", default=FIRST_TABLE, help=told)


def add_window(parser: Parser) -> None:
    """Let a command be told how its window shows."""
    windowed = "in a window, not full screen"
    parser.add_argument("--windowed", dest="is_windowed", action="store_true", help=windowed)
    parser.add_argument("--screen", metavar="WxH", type=size, help="a window of this size")
    parser.add_argument(
        "--exit-after",
        choices=("paint", "table"),
        default="",
        help="to measure: end at the first picture, or when the table stands",
    )


def size(text: str) -> tuple[int, int]:
    """Read a screen size: 1920x1080."""
    width, _, height = text.partition("x")
    # So small are the windows of `floor try` on a small screen.
    if not (width.isdecimal() and height.isdecimal() and int(width) >= 640 and int(height) >= 360):
        raise ArgumentTypeError(f"{text!r} is no size; write 1920x1080, at least 640x360")
    return int(width), int(height)


def positive(text: str) -> int:
    """Read a number of things: 1 or more."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError("must be at least 1")
    return int(text)


def chain_end(text: str) -> tuple[int, str]:
    """Read the end of a chain as reports print it: 812:9f2a41c07b3e."""
    seq, _, mark = text.partition(":")
    if not seq.isdecimal() or len(mark) < 8 or not set(mark.lower()) <= set("0123456789abcdef"):
        raise ArgumentTypeError(
            f"{text!r} is no end of a chain; write 812:9f2a41c07b3e as it is printed"
        )
    return int(seq), mark


def require_text(file: Path, most: int) -> None:
    """Refuse what is no regular file, or too large for what it is to be.

    A pipe or a device may never end; what is not there is left to the caller that opens it.
    """
    try:
        found = file.stat()
    except OSError:
        return
    if not S_ISREG(found.st_mode):
        raise UsageError(f"{file} is no regular file; give a file of text")
    if found.st_size > most:
        size_mb, most_mb = found.st_size >> 20, most >> 20
        raise UsageError(f"{file} has {size_mb} MB, and {most_mb} MB are the most; divide it")


def file_or_folder(text: str) -> Path:
    """Read the name of a file or folder."""
    if not text:
        raise ArgumentTypeError("the name is empty; give a file or folder")
    return Path(text)
