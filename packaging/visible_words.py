"""Find every sentence that a dealer may see: literals and f-strings of the source, TOML prompts.

A sentence is kept as its clauses, because a screen may show the first clause large and the rest
beside it. What is filled in while the program runs is a hole: `Seat %1 has no wager locked`.
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Any

WHOLE_ROOMS = ("table", "desk", "ui")
"""Rooms in which every text that reads like words is for the dealer."""
RAISING_ROOMS = ("rules", "jackpot", "journal")
"""Rooms of which a dealer sees only what is raised, or told as a fault."""
RAISED = (
    *("Refused", "NotRecorded", "JournalUnavailable", "NewerSchema", "WrongPurpose", "WrongTable"),
    *("NotAJournal", "FolderNotWritable", "AnotherInstance", "WrongKey", "JournalDamaged"),
    "DiskFull",
)
WHOLE_FILES = ("devices/registry.py", "jackpot/links.py", "reports/unusual.py")
"""Files of other rooms whose sentences reach the choice of games or the replay of a round."""
SHOWN_TO_OTHERS = (
    # The back office, the public sign, files on the command line, and the technician's setting up.
    "ui/manager*",
    "ui/office*",
    "ui/present/*_office.py",
    "ui/present/alerts.py",
    "ui/present/configuration.py",
    "ui/present/meter_course.py",
    "ui/sign*",
    "ui/*/sign*",
    "ui/wedge_filter.py",
    "ui/paint.py",
    "ui/slip.py",
    "ui/theme.py",
    "ui/icons.py",
    "ui/layout.py",
    "ui/settings.py",
    "ui/tongue*",
    "table/configuration*",
    "table/commands*",
    "table/events*",
    "table/jurisdiction.py",
    "desk/staff_facts.py",
    "desk/staff_office.py",
    "desk/staff_pin.py",
    "desk/staff_register.py",
    "desk/enrolment.py",
    "desk/backups.py",
    # Slips are printed in English.
    "desk/slip_words.py",
    "desk/amount_words.py",
    "desk/roster.py",
    "desk/card_reader.py",
    "desk/hearing.py",
    "cli/journal.py",
    "journal/backup.py",
    # What only a written deal or a definition file can get wrong.
    "rules/blackjack_actions.py",
    "ui/kit.py",
    "ui/kiosk.py",
    "ui/looks.py",
)
_SILENT_CALLS = {"getattr", "setattr", "hasattr", "TypeVar", "field", "NewType", "Path"}
_SILENT_METHODS = {
    *("debug", "info", "warning", "error", "exception", "critical", "log"),
    *("partition", "rpartition", "split", "replace", "removeprefix", "removesuffix"),
    *("startswith", "endswith", "strip", "lstrip", "rstrip", "find", "rfind", "strftime"),
    *("measure", "font", "width", "width_of", "icon", "encode", "decode", "connect"),
}
_HOLE = "\0"
_MARKS = re.compile(r"(?:\. |; |: |\n(?=\n))")
_WORD = re.compile(r"[A-Za-z]{2}")
_GLUED = re.compile(r"(?<=[a-z\d])%\d$")  # what may follow a sentence, or be nothing
_KEY = re.compile(r"[a-z_%\d.]*[_%.][a-z_%\d.]*")
_QUERY = re.compile(r"\b(?:SELECT|WHERE|ORDER BY|INSERT)\b")
_MOST = 32  # ways in which one f-string may be read
PROMPT_TABLES = ("prompts", "shared_prompts")


def clauses(sentence: str) -> list[str]:
    """Split a sentence where a screen may split it; the marks themselves are not kept."""
    return [one for part in _MARKS.split(sentence) if (one := part.strip(" .,;:·…\n"))]


def numbered(template: str) -> str:
    """Number the holes as Qt does: %1, %2."""
    pieces = template.split(_HOLE)
    return pieces[0] + "".join(f"%{n}{piece}" for n, piece in enumerate(pieces[1:], 1))


def from_braces(text: str) -> str:
    """Turn the braces of a text that is filled in later into holes."""
    return re.sub(r"\{[A-Za-z0-9_]*\}", _HOLE, text)


def of_source(package: Path) -> dict[str, str]:
    """Give every visible clause of the program, with the file that says it."""
    found: dict[str, str] = {}
    for file in sorted(package.rglob("*.py")):
        name = file.relative_to(package)
        if any(fnmatch(name.as_posix(), one) for one in SHOWN_TO_OTHERS):
            continue
        is_whole = name.parts[0] in WHOLE_ROOMS or name.as_posix() in WHOLE_FILES
        if is_whole or name.parts[0] in RAISING_ROOMS:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for text in _texts(tree, only_raised=not is_whole):
                _keep(found, text, name.as_posix())
    return found


def of_resources(resources: Path) -> dict[str, str]:
    """Give what the definition files say: prompts, reasons to choose from, and the rules."""
    found: dict[str, str] = {}
    for file in sorted((resources / "rules").glob("*.toml")):
        for line in _leaves(tomllib.loads(file.read_text(encoding="utf-8"))):
            # A rule is read as a whole, so it is translated as a whole.
            found.setdefault(numbered(from_braces(line)).rstrip("."), f"rules/{file.name}")
    for file in sorted((resources / "games").glob("*.toml")):
        for key in PROMPT_TABLES:
            for text in tomllib.loads(file.read_text(encoding="utf-8")).get(key, {}).values():
                _keep(found, from_braces(text), f"games/{file.name}")
    for file in sorted((resources / "jurisdictions").glob("*.toml")):
        rules = tomllib.loads(file.read_text(encoding="utf-8"))
        for text in (*rules.get("void_reasons", ()), *rules.get("reasons", {}).get("back_out", ())):
            _keep(found, text, f"jurisdictions/{file.name}")
    return found


def _leaves(part: object) -> Iterator[str]:
    match part:
        case str():
            yield part
        case dict():
            yield from (leaf for value in part.values() for leaf in _leaves(value))
        case list():
            yield from (leaf for value in part for leaf in _leaves(value))


def names(resources: Path) -> set[str]:
    """Give the names of games, wagers, jackpots, hands and laws: they stay as they are printed."""
    found: set[str] = set()
    for file in sorted((resources / "games").glob("*.toml")):
        game = tomllib.loads(file.read_text(encoding="utf-8"))
        found |= {game["name"], *game.get("wagers", {}).values(), *game.get("decided", {}).values()}
        for paytables in game.get("paytables", {}).values():
            for paytable in paytables.values():
                lines = (*paytable.get("pays", ()), *paytable.get("by_hands", ()))
                found |= {line.replace("_", " ").capitalize() for line in lines}
    for file in sorted((resources / "jackpots").glob("*.toml")):
        for jackpot in tomllib.loads(file.read_text(encoding="utf-8")).values():
            if isinstance(jackpot, dict) and "name" in jackpot:
                found |= {jackpot["name"], *_labels(jackpot)}
    for file in sorted((resources / "jurisdictions").glob("*.toml")):
        found |= set(tomllib.loads(file.read_text(encoding="utf-8")).get("rules", {}).values())
    return {name for name in found if _WORD.search(name)}


def _labels(jackpot: dict[str, Any]) -> Iterator[str]:
    """Give the labels of hands and levels, however deep they lie."""
    for value in jackpot.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict):
                yield from _labels(part)
    if "label" in jackpot:
        yield jackpot["label"]


def _keep(found: dict[str, str], text: str, where: str) -> None:
    for clause in clauses(text):
        source = numbered(clause)
        if _QUERY.search(source) or _KEY.fullmatch(source):
            continue
        source = _GLUED.sub("", source)
        if _WORD.search(re.sub(r"%\d", "", source)):
            # "press the hand" and "Press the hand" are one sentence at two places.
            known = next((one for one in cases(source) if one in found), source)
            found.setdefault(known, where)


def cases(text: str) -> tuple[str, str, str]:
    """Give a text as it is, with a small initial and with a capital one."""
    return text, text[:1].lower() + text[1:], text[:1].upper() + text[1:]


def _texts(tree: ast.AST, *, only_raised: bool) -> Iterator[str]:
    if only_raised:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in RAISED:
                for argument in node.args:
                    yield from _visible(argument)
        return
    yield from _visible(tree)


def _visible(node: ast.AST) -> Iterator[str]:
    """Walk down to every text that is not a docstring, a key, a pattern or a log line."""
    match node:
        case ast.Constant(value=str(text)):
            if _reads_like_words(text):
                yield from_braces(text)
        case ast.JoinedStr():
            yield from (text for text in _readings(node) if _WORD.search(text))
            for value in node.values:
                if isinstance(value, ast.FormattedValue):
                    yield from _visible(value.value)
        case ast.BinOp(op=ast.Add()) if readings := _sum(node):
            yield from readings
            yield from (text for side in (node.left, node.right) for text in _inside(side))
        case ast.Call():
            yield from _of_call(node)
        case ast.Dict():
            yield from (text for value in node.values for text in _visible(value))
        case ast.Compare() | ast.Subscript() | ast.pattern() | ast.AnnAssign(value=None):
            return
        case ast.Expr(value=ast.Constant()):
            return
        case ast.AnnAssign():
            yield from _visible(node.value) if node.value is not None else ()
        case ast.FunctionDef() | ast.ClassDef():
            yield from (text for part in node.body for text in _visible(part))
        case _:
            yield from (text for part in ast.iter_child_nodes(node) for text in _visible(part))


def _of_call(node: ast.Call) -> Iterator[str]:
    name = _name(node.func)
    if name in _SILENT_CALLS or (isinstance(node.func, ast.Attribute) and name in _SILENT_METHODS):
        if isinstance(node.func, ast.Attribute):
            yield from _visible(node.func.value)
        return
    if name == "RaiseAlert":
        # Its key and its kind are for the program.
        yield from (text for argument in node.args[2:] for text in _visible(argument))
        return
    if name == "count" and len(node.args) == 2:
        for what in _alternatives(node.args[1]):
            yield f"{_HOLE} {what}"
            yield f"{_HOLE} {what}s"
        return
    if isinstance(node.func, ast.Attribute):
        yield from _visible(node.func.value)
    for argument in (*node.args, *(one.value for one in node.keywords)):
        yield from _visible(argument)


def _inside(node: ast.expr) -> Iterator[str]:
    """Give what is said inside the holes of a sum, not the sum's own words again."""
    if isinstance(node, ast.Constant):
        return
    if isinstance(node, ast.JoinedStr):
        for value in node.values:
            if isinstance(value, ast.FormattedValue):
                yield from _visible(value.value)
        return
    yield from _visible(node)


def _sum(node: ast.BinOp) -> list[str]:
    """Read a sum of texts, one of which must be written here, as one sentence with holes."""
    sides = [_parts(side) for side in (node.left, node.right)]
    if all(side == [_HOLE] for side in sides):
        return []
    readings = ["".join(both) for both in product(*sides)][:_MOST]
    return [one for one in readings if _WORD.search(one)]


def _parts(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [from_braces(text)]
        case ast.JoinedStr():
            return list(_readings(node))
        case ast.BinOp(op=ast.Add()):
            return ["".join(both) for both in product(_parts(node.left), _parts(node.right))]
        case ast.IfExp():
            return [*_parts(node.body), *_parts(node.orelse)]
        case _:
            return [_HOLE]


def _readings(node: ast.JoinedStr) -> Iterable[str]:
    """Give the f-string with its holes, once for every choice that is written inside it."""
    parts: list[list[str]] = []
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts.append([str(value.value)])
        elif isinstance(value, ast.FormattedValue):
            parts.append(_alternatives(value.value) or [_HOLE])
    return ["".join(one) for one in product(*parts)][:_MOST]


def _alternatives(node: ast.expr) -> list[str]:
    """Give the texts that an expression chooses from, if they are all written here."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            sides = _alternatives(node.body), _alternatives(node.orelse)
            return [*sides[0], *sides[1]] if all(sides) else []
        case _:
            return []


def _reads_like_words(text: str) -> bool:
    """Tell words from keys: a key has no space and no capital letter."""
    if not _WORD.search(text) or re.fullmatch(r"[#%\w.:/*\\-]*[a-z_#*\\][\w.:/*-]*", text):
        return bool(re.fullmatch(r"[A-Z][a-z]+(-[a-z]+)?", text))
    return not text.startswith(("%Y", "%H", "%d"))


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return name
        case _:
            return ""
