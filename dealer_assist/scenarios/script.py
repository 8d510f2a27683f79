"""Scenario files: one instruction a line, read whole before anything is played."""

import re
import shlex
from pathlib import Path

from dealer_assist.errors import UserFacingError, shown
from dealer_assist.value import Value


class BadScenario(UserFacingError):  # noqa: N818 - named as a user says it
    """A line cannot be understood; the message names file and line."""


class Instruction(Value):
    """One line: its verb and its words."""

    line: int
    verb: str
    words: tuple[str, ...]


class Form(Value):
    """How an instruction is written: the pattern of its words, and one line to copy."""

    pattern: str
    like: str


_SPOT = r"[1-7][AB]?"
_MONEY = r"\$?(\d+|\d{1,3}(,\d{3})+)(\.\d\d)?"
FORMS = {
    "table": Form(r"\S+", "table crazy4-nexus"),
    "screen": Form(r"\d+x\d+", "screen 1280x800"),
    "sign-in": Form(r"\S+", "sign-in dealer-1"),
    "chip": Form(rf"{_SPOT} (on|off)", "chip 3 on"),
    "press": Form(r".+", 'press "START GAME"'),
    "seat": Form(r"[1-7]", "seat 5"),
    "hand": Form(r".+", 'hand "Four Aces"'),
    "fold": Form(r"[1-7]", "fold 3"),
    "unfold": Form(r"[1-7]", "unfold 3"),
    "touch": Form(r"\d{1,4} \d{1,4}", "touch 1248 1002"),
    "swipe": Form(r"\S+", "swipe executive-1"),
    "key": Form(r"RUN|JPH", "key JPH"),
    "fault": Form(r".+", "fault sensor 5 stuck"),
    "clear": Form(r".+", "clear sensor 5 stuck"),
    "unplug": Form(r"\S+", "unplug sensors"),
    "cut": Form(r"link", "cut link"),
    "floor": Form(
        r"pause .+|resume|play \d{1,4}|claim \S+ \S+|confirm \S+|withdraw \S+|differ \S+|event",
        "floor claim 7 royal_flush",
    ),
    "printer": Form(r"\S+", "printer paper-out"),
    "deal": Form(
        r".+ to ([1-7][b-dr-u]?|dealer|board|player|banker)", 'deal "As Ad Ac Ah 2d" to 5'
    ),
    "shuffle": Form(r"\d{1,9}", "shuffle 17"),
    "trainee": Form(r".+", 'trainee "A. Novak" "Spring A" ready'),
    "trainer": Form(r".+", 'trainer "R. Mehta"'),
    "pay": Form(_MONEY, "pay 52.50"),
    "pin": Form(r"\d{4,8}", "pin 2580"),
    "write": Form(r"[A-Za-z0-9 ,.'-]+", 'write "Seat 4 had the aces"'),
    "end": Form(r"", "end"),
    "hold": Form(r".+ \d+(ms|s)", 'hold "VOID ROUND" 900ms'),
    "wait": Form(r"\d+(ms|s)", "wait 31s"),
    "crash": Form(r"", "crash"),
    # A name, not a way out of the folder of pictures.
    "screenshot": Form(r"[^/\s]+\.png", "screenshot in-play.png"),
    "expect phase": Form(
        r"betting|in-play|verify|swipe|recorded|closed|halted",
        "expect phase in-play",
    ),
    "expect meter": Form(rf"\S+ {_MONEY}", "expect meter main 12846.37"),
    "expect reserve": Form(rf"\S+ {_MONEY}", "expect reserve main 12.50"),
    "expect lamp": Form(
        rf"{_SPOT} (off|lit|locked|late|left|no-game|fault|paused|not-taken)",
        "expect lamp 3 locked",
    ),
    "expect win": Form(rf"[1-7] .+ {_MONEY}", 'expect win 5 "Four Aces" 12846.37'),
    "expect envy": Form(rf"[1-7] {_MONEY}", "expect envy 1 105.00"),
    "expect refused": Form(r".+", 'expect refused "late"'),
    "expect prompt": Form(r".+", 'expect prompt "Call the supervisor"'),
    "expect suggested": Form(r".+", 'expect suggested "Four Aces"'),
    "expect cards": Form(
        r"[1-7] [2-9TJQKA][cdhs]( [2-9TJQKA][cdhs])*", 'expect cards 2 "7d 7h 7s"'
    ),
    "expect pay": Form(rf"[1-7] {_MONEY}", "expect pay 5 135.00"),
    "expect enabled": Form(r".+", 'expect enabled "END GAME"'),
    "expect disabled": Form(r".+", 'expect disabled "END GAME" "claim"'),
    "expect journal": Form(r"ok", "expect journal ok"),
}


def read_scenario(file: Path) -> list[Instruction]:
    """Read a scenario, or say which line cannot be understood."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(f"{file}: cannot be read ({error.strerror}); check the file") from None
    except UnicodeDecodeError:
        raise BadScenario(
            f"{file}: cannot be read (it is not UTF-8 text); check the file"
        ) from None
    instructions = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            words = _words(line)
            if words:
                instructions.append(read_instruction(number, words))
        except ValueError as error:
            raise BadScenario(f"{file}, line {number}: {error}") from None
    if not instructions or instructions[0].verb != "table":
        raise BadScenario(f"{file}: the first instruction must be 'table NAME'")
    return instructions


def read_instruction(number: int, words: list[str]) -> Instruction:
    """Check one line; a ValueError says what is wrong with it."""
    verb, rest = words[0], words[1:]
    expectations = [one.split()[1] for one in FORMS if one.startswith("expect ")]
    if verb == "expect":
        if not rest:
            raise ValueError("'expect' what? " + ", ".join(expectations))
        verb, rest = f"expect {rest[0]}", rest[1:]
    form = FORMS.get(verb)
    if form is None:
        verbs = [one for one in FORMS if " " not in one] + ["expect"]
        known = expectations if verb.startswith("expect ") else verbs
        raise ValueError(f"there is no instruction {shown(verb)}; they are {', '.join(known)}")
    if not re.fullmatch(form.pattern, " ".join(rest)):
        said = shown(" ".join(words))
        raise ValueError(f"{said} is not how {verb!r} is written; write it like: {form.like}")
    return Instruction(number, verb, tuple(rest))


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line, comments=True)
    except ValueError:
        raise ValueError(
            "a quotation mark is missing; put one before and one after the words"
        ) from None


def milliseconds(text: str) -> int:
    """Read a time: 900ms, 31s."""
    return int(text[:-2]) if text.endswith("ms") else int(text[:-1]) * 1000


def cents(text: str) -> int:
    """Read an amount: 12846.37 or $5,000."""
    whole, _, part = text.removeprefix("$").replace(",", "").partition(".")
    return int(whole) * 100 + int(part or 0)


def spot(text: str) -> tuple[int, str]:
    """Read a sensor: 3 is the first of seat 3, 3B the second."""
    return int(text[0]), text[1:] or "A"
