"""The command line. A wrong call gets one sentence and exit status 2; nothing is changed by it."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

DONE, FOUND_WRONG, WRONG_CALL = 0, 1, 2
VERBS = ("open", "settle", "odds", "play", "journal", "devices")


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        sentence = message[:1].upper() + message[1:]
        raise _WrongCall(f"{sentence}; '{self.prog} --help' shows how it is called")


class _WrongCall(Exception):  # noqa: N818 - a call, not an error of the program
    pass


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one verb and give its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(words)
    except _WrongCall as wrong:
        return _say_wrong(str(wrong))
    except BrokenPipeError:
        sys.stderr.close()
        return FOUND_WRONG
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return FOUND_WRONG
    except Exception as error:
        if _is_of_the_world(error):
            return _say_wrong(str(error))
        raise


def _run(words: list[str]) -> int:
    if words and not words[0].startswith("-") and words[0] not in VERBS:
        raise _WrongCall(f"There is no verb {words[0]!r}; the verbs are {', '.join(VERBS)}")
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["open", *words]
    options = _parser().parse_args(words)
    status: int = options.run(options)
    return status


def _say_wrong(sentence: str) -> int:
    print(f"dealer-assist: {sentence}", file=sys.stderr)
    return WRONG_CALL


def _is_of_the_world(error: Exception) -> bool:
    """Tell an error that a user can mend from a fault of ours, without loading every room."""
    named = {"BadDefinition", "JournalUnavailable", "NotADevice", "PortClosed", "Refused"}
    return any(kind.__name__ in named for kind in type(error).__mro__)


def _parser() -> _Parser:
    from dealer_assist import __version__

    parser = _Parser(prog="dealer-assist", description="Runs a casino table with its dealer.")
    parser.add_argument("--version", action="version", version=f"dealer-assist {__version__}")
    verbs = parser.add_subparsers(metavar="VERB", required=True)

    verb = verbs.add_parser("open", help="open a table (the default, with simulated hardware)")
    verb.add_argument("--live", action="store_true", help="use the ports that the table file names")
    verb.add_argument("--table", default="crazy4-nexus", help="a table file, or a shipped table")
    verb.add_argument("--data", type=Path, help="the folder of the journals")
    verb.add_argument("--windowed", action="store_true", help="in a window, not full screen")
    verb.add_argument("--screen", type=_size, metavar="WxH", help="a window of this size")
    verb.set_defaults(run=_open)

    verb = verbs.add_parser("settle", help="settle deals (JSON lines)")
    verb.add_argument("file", nargs="?", default="-", help="a file; '-' or none: standard input")
    verb.set_defaults(run=_settle)

    verb = verbs.add_parser("odds", help="exact odds of every wager and paytable")
    verb.add_argument("game", nargs="?", help="one game only")
    verb.add_argument("--json", action="store_true", help="figures as JSON")
    verb.set_defaults(run=_odds)

    verb = verbs.add_parser("play", help="play a scenario through the real screens and devices")
    verb.add_argument("scenario", type=Path)
    verb.add_argument("--data", type=Path, help="play on this data; none: on a fresh folder")
    verb.add_argument("--screenshots", type=Path, metavar="DIR", help="where pictures go")
    verb.add_argument("--visible", action="store_true", help="on the screen, at human pace")
    verb.set_defaults(run=_play)

    verb = verbs.add_parser("journal", help="check, list or export what was recorded")
    verb.add_argument("what", choices=("verify", "rounds", "wins", "export"))
    verb.add_argument("--data", type=Path, help="the folder of the journals")
    shape = verb.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true")
    shape.add_argument("--csv", action="store_true")
    verb.set_defaults(run=_journal)

    verb = verbs.add_parser("devices", help="serial ports and what answers on them")
    verb.add_argument("what", choices=("list", "probe", "simulate"))
    verb.add_argument("port", nargs="?")
    verb.set_defaults(run=_devices)
    return parser


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) >= 800 and int(height) >= 600):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write 1920x1080, 800x600 or more")
    return int(width), int(height)


def _open(options: argparse.Namespace) -> int:
    from dealer_assist.app import open_kiosk

    return open_kiosk(
        table=options.table,
        data=options.data,
        is_live=options.live,
        size=options.screen,
        is_windowed=options.windowed or options.screen is not None,
    )


def _settle(options: argparse.Namespace) -> int:
    from dealer_assist.catalog.book import load_book
    from dealer_assist.places import resources
    from dealer_assist.settle import settle_lines

    book = load_book(resources())
    if options.file == "-":
        return _write_all(settle_lines(sys.stdin.buffer, book))
    try:
        lines = Path(options.file).open("rb")  # noqa: SIM115 - closed by the with below
    except OSError as error:
        raise _WrongCall(f"{options.file} cannot be read ({error.strerror}); check it") from None
    with lines:
        return _write_all(settle_lines(lines, book))


def _write_all(lines: "object") -> int:
    raise NotImplementedError


def _odds(options: argparse.Namespace) -> int:
    raise NotImplementedError


def _play(options: argparse.Namespace) -> int:
    from dealer_assist.play.runner import play

    return play(
        options.scenario,
        data=options.data,
        screenshots=options.screenshots,
        is_visible=options.visible,
    )


def _journal(options: argparse.Namespace) -> int:
    raise NotImplementedError


def _devices(options: argparse.Namespace) -> int:
    raise NotImplementedError
