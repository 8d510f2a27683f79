"""The command line. A wrong call gets one sentence and exit status 2; nothing is changed by it."""

import errno
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from dealer_assist.call import (
    DONE,
    FOUND_WRONG,
    WRONG_CALL,
    Option,
    Verb,
    Word,
    WrongCall,
    chain_end,
    one_of,
    path,
    size,
)
from dealer_assist.places import FIRST_TABLE

_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one verb and give its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(words)
    except WrongCall as wrong:
        return _say_wrong(str(wrong))
    except BrokenPipeError:
        sys.stderr.close()
        return FOUND_WRONG
    except OSError as error:
        if error.errno not in _NO_ROOM or error.filename is not None:
            raise
        # What is still to be written would fail once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        why = f"The answers cannot be written ({error.strerror})"
        return _say_wrong(f"{why}; make room, or choose another place")
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return FOUND_WRONG
    except Exception as error:
        if _is_of_the_world(error):
            return _say_wrong(str(error))
        raise


def _run(words: list[str]) -> int:
    if any(word in ("-h", "--help") for word in words):
        return _help(words[0])
    if words == ["--version"]:
        from dealer_assist import __version__

        print(f"dealer-assist {__version__}")
        return DONE
    if not words or words[0].startswith("-"):
        words = ["open", *words]
    verb = next((one for one in VERBS if one.name == words[0]), None)
    if verb is None:
        names = ", ".join(one.name for one in VERBS)
        raise WrongCall(f"There is no verb {words[0]!r}; the verbs are {names}")
    status = verb.run(verb.read(words[1:]))
    print(end="", flush=True)  # here no room for the answers can still be told
    return status


def _help(first: str) -> int:
    chosen = [one for one in VERBS if one.name == first] or VERBS
    print("Dealer Assist runs a casino table with its dealer.\n")
    for verb in chosen:
        print(f"  dealer-assist {verb.usage()}\n      {verb.help}")
        for option in verb.options:
            print(f"      {option.name} {option.value}".ljust(30), option.help)
    return DONE


def _say_wrong(sentence: str) -> int:
    print(f"dealer-assist: {sentence}", file=sys.stderr)
    return WRONG_CALL


def _is_of_the_world(error: Exception) -> bool:
    """Tell an error that a user can mend from a fault of ours, without loading every room."""
    named = {
        "BadDefinition",
        "BadScenario",
        "ExcelMissing",
        "JournalUnavailable",
        "NotADevice",
        "PortClosed",
        "Refused",
    }
    return any(kind.__name__ in named for kind in type(error).__mro__)


def _open(call: dict[str, Any]) -> int:
    from dealer_assist.app import open_kiosk

    return open_kiosk(
        table=call["table"],
        data=call["data"],
        is_live=call["live"],
        size=call["screen"],
        is_windowed=call["windowed"] or call["screen"] is not None,
        exit_after=call["exit_after"],
    )


def _sign(call: dict[str, Any]) -> int:
    from dealer_assist.app import open_sign

    return open_sign(
        table=call["table"],
        data=call["data"],
        size=call["screen"],
        is_windowed=call["windowed"] or call["screen"] is not None,
        exit_after=call["exit_after"],
    )


def _play(call: dict[str, Any]) -> int:
    from dealer_assist.play.runner import play

    return play(
        call["scenario"],
        data=call["data"],
        screenshots=call["screenshots"],
        is_visible=call["visible"],
    )


def _settle(call: dict[str, Any]) -> int:
    from dealer_assist.catalog.book import load_book
    from dealer_assist.places import resources
    from dealer_assist.settle.lines import lines_of, settle_lines

    book = load_book(resources())
    if call["file"] in (None, Path("-")):
        if sys.stdin is None:
            raise WrongCall("There is no standard input to read deals from; name a file")
        return _write_all(settle_lines(lines_of(sys.stdin.buffer), book))
    try:
        lines = call["file"].open("rb")
    except OSError as error:
        raise WrongCall(f"{call['file']} cannot be read ({error.strerror}); check it") from None
    with lines:
        return _write_all(settle_lines(lines_of(lines), book))


def _odds(call: dict[str, Any]) -> int:
    from dealer_assist.catalog.book import load_book
    from dealer_assist.odds.report import figures
    from dealer_assist.places import resources

    book = load_book(resources())
    game = call["game"]
    if game is not None and game not in book.games:
        raise WrongCall(f"There is no game {game!r}; the games are {', '.join(book.games)}")
    found = figures([game] if game else None, book, _progress)
    if call["json"]:
        import json

        return _write_all([json.dumps(found, indent=1)])
    from dealer_assist.odds.table import as_text

    return _write_all([as_text(found)])


def _journal(call: dict[str, Any]) -> int:
    from dealer_assist import places
    from dealer_assist.journal import auditor
    from dealer_assist.journal.chain import Head
    from dealer_assist.journal.key import load_key

    _check_journal_call(call)
    folder = call["data"] or places.data_folder()
    shape: auditor.Shape = "json" if call["json"] else "csv" if call["csv"] else "text"
    match call["what"]:
        case "verify":
            auditor.journals_in(folder)
            key, heads = load_key(places.key_file()), places.heads_folder()
            printed = Head(*call["head"]) if call["head"] else None
            return auditor.check(folder, key, shape, sys.stdout, heads, printed)
        case "rebuild":
            return auditor.rebuild_all(folder, sys.stdout)
        case "restore":
            key, heads = load_key(places.key_file()), places.heads_folder()
            return auditor.restore_all(folder, key, sys.stdout, heads)
        case "export":
            bar = auditor.progress_bar(sys.stderr) if sys.stderr.isatty() else None
            if call["excel"]:
                try:
                    return auditor.export_books(folder, call["excel"], bar)
                except OSError as error:
                    where = f"{error.filename or call['excel']} cannot be written"
                    raise WrongCall(f"{where} ({error.strerror}); choose another folder") from None
            return auditor.export_all(folder, shape, sys.stdout, bar)
        case what:
            return auditor.show(folder, what, shape, sys.stdout)


def _check_journal_call(call: dict[str, Any]) -> None:
    if sum(bool(call[shape]) for shape in ("json", "csv", "excel")) > 1:
        raise WrongCall("journal writes --json, --csv or --excel, one of them; leave the rest out")
    if call["excel"] and call["what"] != "export":
        raise WrongCall("--excel goes with journal export; leave it out")
    if call["head"] and call["what"] != "verify":
        raise WrongCall("--head goes with journal verify; leave it out")


def _report(call: dict[str, Any]) -> int:
    from dealer_assist.report_call import tell_report

    return tell_report(call)


def _devices(call: dict[str, Any]) -> int:
    from dealer_assist.devices import tools

    if call["what"] == "probe" and call["port"] is None:
        raise WrongCall("devices probe needs PORT; 'devices list' shows the ports")
    if call["what"] != "probe" and call["raw"]:
        raise WrongCall(f"devices {call['what']} takes no --raw; it is for devices probe")
    if call["what"] != "probe" and call["port"] is not None:
        raise WrongCall(f"devices {call['what']} takes no port; leave {call['port']!r} out")
    match call["what"]:
        case "list":
            return _write_all(tools.list_ports())
        case "probe":
            return _write_all(tools.probe(call["port"], is_raw=call["raw"]), at_once=True)
        case _:
            return _write_all(tools.simulate(sys.stdin), at_once=True)


def _staff(call: dict[str, Any]) -> int:
    from dealer_assist import staff_call

    if call["what"] == "withdraw" and call["who"] is None:
        raise WrongCall("staff withdraw needs WHO, as in dealer-3; 'staff list' shows the keys")
    if call["what"] != "withdraw" and call["who"] is not None:
        raise WrongCall(f"staff {call['what']} takes no {call['who']!r}; it asks for what it needs")
    if call["what"] == "list":
        staff_call.tell_staff(call["data"])
    else:
        staff_call.change_staff(call["what"], call["who"], call["data"], call["table"])
    return DONE


def _progress(what: str, done: int, of: int) -> None:
    """Show how far a long work is, on a terminal only."""
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        print(f"\r{what} {done} of {of}\033[K", end=end, file=sys.stderr, flush=True)


def _write_all(lines: Iterable[str], *, at_once: bool = False) -> int:
    """Write lines; each at once for somebody who watches, or answers as they come."""
    is_watched = at_once or sys.stdout.isatty()
    for line in lines:
        sys.stdout.write(line + "\n")
        if is_watched:
            sys.stdout.flush()
    return DONE


_DATA = Option("--data", "DIR", "the folder of the journals", path)
_TABLE = Option("--table", "FILE", "a table file, or a shipped table", default=FIRST_TABLE)
_WINDOW = (
    Option("--windowed", help="in a window, not full screen"),
    Option("--screen", "WxH", "a window of this size", size),
    Option("--exit-after", "MOMENT", "to measure: paint or table", one_of("paint", "table"), ""),
)
VERBS = (
    Verb(
        "open",
        "opens a table; without any verb, with simulated hardware",
        _open,
        options=(
            Option("--live", help="use the ports that the table file names"),
            Option("--table", "FILE", "a table file, or a shipped table; left out, the last one"),
            _DATA,
            *_WINDOW,
        ),
    ),
    Verb(
        "sign",
        "the public jackpot sign of a table, in a process of its own",
        _sign,
        options=(_TABLE, _DATA, *_WINDOW),
    ),
    Verb(
        "settle",
        "settles deals, one JSON object a line; '-' or no file: standard input",
        _settle,
        words=(Word("file", is_optional=True, convert=path),),
    ),
    Verb(
        "odds",
        "exact odds of every wager and paytable, the published figure beside ours",
        _odds,
        words=(Word("game", is_optional=True),),
        options=(Option("--json", help="figures as JSON"),),
    ),
    Verb(
        "play",
        "plays a scenario through the real screens and simulated devices",
        _play,
        words=(Word("scenario", convert=path),),
        options=(
            _DATA,
            Option("--screenshots", "DIR", "where pictures go", path),
            Option("--visible", help="on the screen, at human pace"),
        ),
    ),
    Verb(
        "journal",
        "checks chain and money, lists rounds and wins, exports every event",
        _journal,
        words=(Word("what", ("verify", "rounds", "wins", "export", "rebuild", "restore")),),
        options=(
            _DATA,
            Option("--json", help="as JSON lines"),
            Option("--csv", help="as CSV"),
            Option("--excel", "DIR", "export: workbooks of events, rounds and wins", path),
            Option("--head", "SEQ:HASH", "verify: the end of the chain on a report", chain_end),
        ),
    ),
    Verb(
        "report",
        "the figures of the last shift, a business day or a month, to read or as files",
        _report,
        words=(Word("what", ("shift", "day", "month")),),
        options=(
            Option("--date", "DAY", "a day of it, as in 2026-03-08; left out, today"),
            Option("--csv", "FILE", "as CSV", path),
            Option("--excel", "FILE", "as an Excel workbook", path),
            Option("--pdf", "FILE", "as PDF", path),
            _TABLE,
            _DATA,
            Option("--fresh", help="add up every event anew, without the sums that are kept"),
        ),
    ),
    Verb(
        "devices",
        "lists serial ports, watches one, or offers simulated devices on pseudo-terminals",
        _devices,
        words=(Word("what", ("list", "probe", "simulate")), Word("port", is_optional=True)),
        options=(
            Option("--raw", help="probe: show the bytes of cards too, which are starred otherwise"),
        ),
    ),
    Verb(
        "staff",
        "lists, enrols or withdraws staff cards, or sets an Executive's PIN, with two cards swiped",
        _staff,
        words=(Word("what", ("list", "enrol", "withdraw", "pin")), Word("who", is_optional=True)),
        options=(_DATA, _TABLE),
    ),
)
