"""The command line. A wrong call gets one sentence and exit status 2; nothing is changed by it."""

import errno
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from dealer_assist import __version__
from dealer_assist.cli.arguments import PROGRAM, Parser, SubCommand, help_of
from dealer_assist.errors import DONE, FOUND_WRONG, WRONG_CALL, UsageError, UserFacingError

COMMANDS = {
    "open": "opens a table; without any command, with simulated hardware",
    "sign": "the public jackpot sign of a table, in a process of its own",
    "settle": "settles deals, one JSON object a line",
    "odds": "exact odds of every wager and paytable, the published figure beside ours",
    "table-setup": "a table's set-up with odds and cautions, tried with other values, or as a file",
    "sheet": "checks a sheet of the house: what it brings to a game, and at what house edge",
    "kiosk-setup": "the first start of a kiosk: its settings by touch, or from a file of answers",
    "signage": "the signs that a table has to post: limits, odds, notices, jackpots",
    "quick-card": "a round of a game and console on one sheet, to be laminated",
    "play": "plays a scenario through the real screens and simulated devices",
    "journal": "checks chain and money, lists rounds and wins, exports every event",
    "report": "the figures of the last shift, a business day or a month, to read or as files",
    "devices": "lists serial ports, watches one, or offers simulated devices on pseudo-terminals",
    "school": "lessons at the real table, scored from the journal; drills with their answers",
    "floor": "the Game Manager of a whole floor; installs, verifies and tries its server",
    "status": "how the kiosk stands, from what is on record: phase, alerts, duties, disk, clock",
    "program": "compares the program with the release that was signed",
    "staff": "lists, enrols or withdraws staff cards, sets or unlocks a PIN, always with two cards",
}
"""Everything the program can do. Each command is the module of this package by that name, loaded
only when it is called: `add_arguments(parser)` says what may follow it, `run(…)` takes that by
name and gives the exit status. One with `SUB_COMMANDS` does several things, each with arguments of
its own.
"""
ALIASES = {"setup": "table-setup", "set-up": "kiosk-setup"}
"""What two commands were called while a hyphen told them apart."""

_NO_ACCESS = (errno.EACCES, errno.EPERM, errno.EMFILE, errno.ENFILE)
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(words)
    except UserFacingError as error:
        return _say_wrong(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        return FOUND_WRONG
    except OSError as error:
        if error.errno in _NO_ACCESS:
            what = f"{error.filename or 'A file'} cannot be used ({error.strerror})"
            return _say_wrong(f"{what}; see to its rights, and to how many files may be open")
        if error.errno not in _NO_ROOM or error.filename is not None:
            raise
        # What is still to be written would fail once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        why = f"The answers cannot be written ({error.strerror})"
        return _say_wrong(f"{why}; make room, or choose another place")
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return FOUND_WRONG


def _run(words: list[str]) -> int:
    match words:
        case ["-h" | "--help", *_]:
            _front_page().print_help()
            return DONE
        case ["--version"]:
            print(f"{PROGRAM} {__version__}")
            return DONE
        case [name, *rest] if not name.startswith("-"):
            return _run_verb(name, rest)
        case _:
            return _run_verb("open", words)


def _run_verb(name: str, words: list[str]) -> int:
    name = ALIASES.get(name, name)
    if name not in COMMANDS:
        raise UsageError(f"There is no command {name!r}; the commands are {', '.join(COMMANDS)}")
    command = import_module(f"dealer_assist.cli.{name.replace('-', '_')}")
    parser = Parser(f"{PROGRAM} {name}", COMMANDS[name])
    sub_commands: Mapping[str, SubCommand] | None = getattr(command, "SUB_COMMANDS", None)
    if sub_commands is None:
        command.add_arguments(parser)
        return _called(parser, command.run, words)
    if words[:1] in (["-h"], ["--help"]):
        help_of(parser, sub_commands)
        return DONE
    if "" not in sub_commands and words and words[0].startswith("-"):  # as in --data DIR verify
        words = sorted(words, key=lambda word: word not in sub_commands)
    named = words[:1] if words and words[0] in sub_commands else []
    if not named and ("" not in sub_commands or (words and not words[0].startswith("-"))):
        said = f"there is no '{name} {words[0]}'" if words else f"'{name}' alone does nothing"
        parser.error(f"{said}, write one of {', '.join(filter(None, sub_commands))} behind it")
    sub = sub_commands[named[0] if named else ""]
    parser = Parser(" ".join([parser.prog, *named]), sub.told)
    sub.add_arguments(parser)
    words = words[len(named) :]
    for option in {word.partition("=")[0] for word in words if word.startswith("--")}:
        if option not in parser.options() and (others := _takers(option, name, sub_commands)):
            parser.error(f"{option} goes with {' or '.join(others)}, leave it out")
    return _called(parser, sub.run, words)


def _takers(option: str, name: str, sub_commands: Mapping[str, SubCommand]) -> list[str]:
    """List the sub-commands that take an option."""
    found = []
    for sub, command in sub_commands.items():
        parser = Parser(f"{name} {sub}".rstrip(), command.told)
        command.add_arguments(parser)
        if option in parser.options():
            found.append(parser.prog)
    return found


def _called(parser: Parser, run: Callable[..., int], words: list[str]) -> int:
    try:
        options = vars(parser.parse(words))
    except SystemExit:  # help was asked for and is printed
        return DONE
    status = run(**options)
    print(end="", flush=True)  # here no room for the answers can still be told
    return status


def _front_page() -> Parser:
    parser = Parser(PROGRAM, "Dealer Assist runs a casino table with its dealer.")
    parser.add_argument("--version", action="version", version=__version__)
    parser.epilog = f"'{PROGRAM} COMMAND --help' shows how a command is called."
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for name, told in COMMANDS.items():
        commands.add_parser(name, help=told, prog=f"{PROGRAM} {name}", description=told)
    return parser


def _say_wrong(sentence: str) -> int:
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    return WRONG_CALL
