"""Scenario files: one instruction a line, read whole before anything is played."""

import re
import shlex
from dataclasses import dataclass
from pathlib import Path


class BadScenario(Exception):  # noqa: N818 - named as a user says it
    """A line cannot be understood; the message names file and line."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """One line: its verb and its words."""

    line: int
    verb: str
    words: tuple[str, ...]


_ON_OFF = "on|off"
_SPOT = r"[1-7][AB]?"
_MONEY = r"\$?[\d,]+(\.\d\d)?"
_PATTERNS = {
    "table": r"\S+",
    "screen": r"\d+x\d+",
    "sign-in": r"\S+",
    "chip": rf"{_SPOT} ({_ON_OFF})",
    "press": r".+",
    "seat": r"[1-7]",
    "hand": r".+",
    "swipe": r"\S+",
    "key": r"RUN|JPH",
    "fault": r".+",
    "clear": r".+",
    "unplug": r"\S+",
    "cut": r"\S+",
    "printer": r"\S+",
    "deal": r".+ to ([1-7]|dealer|board)",
    "hold": r".+ \d+(ms|s)",
    "wait": r"\d+(ms|s)",
    "crash": r"",
    "screenshot": r"\S+\.png",
}
_EXPECTATIONS = {
    "phase": r"betting|in-play|verify|swipe|recorded|closed|halted",
    "meter": rf"\S+ {_MONEY}",
    "reserve": rf"\S+ {_MONEY}",
    "lamp": rf"{_SPOT} (off|lit|locked|late|fault|paused)",
    "win": rf"[1-7] .+ {_MONEY}",
    "envy": rf"[1-7] {_MONEY}",
    "refused": r".+",
    "prompt": r".+",
    "enabled": r".+",
    "disabled": r".+",
    "journal": r"ok",
}


def read_scenario(file: Path) -> list[Instruction]:
    """Read a scenario, or say which line cannot be understood."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadScenario(f"{file}: cannot be read ({error}); check the file") from None
    instructions = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            words = shlex.split(line, comments=True)
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
    patterns = _PATTERNS
    if verb == "expect":
        if not rest:
            raise ValueError("'expect' what? " + ", ".join(_EXPECTATIONS))
        verb, rest, patterns = f"expect {rest[0]}", rest[1:], _EXPECTATIONS
    known = patterns.get(verb.removeprefix("expect "))
    if known is None:
        raise ValueError(f"there is no instruction {verb!r}; they are {', '.join(patterns)}")
    if not re.fullmatch(known, " ".join(rest)):
        raise ValueError(f"{' '.join(words)!r} is not how {verb!r} is written")
    return Instruction(number, verb, tuple(rest))


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
