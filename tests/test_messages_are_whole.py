"""What a dealer may read is a `Msg` from where it is written, so that a screen can translate it."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from package_sources import package, tree_of

from dealer_assist.message import Msg, holes

PACKAGE = Path(__file__).parents[1] / "dealer_assist"
RAISING = ("catalog", "desk", "jackpot", "journal", "reports/unusual.py", "rules", "table")
"""Rooms and files whose refusals and troubles reach a dealer; a room joins when it is ready."""
SPEAKING = (
    *("desk", "jackpot/links.py", "table", "ui/office"),
    *("reports/sections.py", "reports/summary.py", "reports/unusual.py"),
)
"""Rooms and files in which every text of several words is for a dealer."""
IN_ENGLISH = (
    # The command line, slips, and what goes on record.
    *("desk/slip_text.py", "desk/device_log.py"),
    *("journal/audit/*.py", "table/commands/*.py", "table/events/*.py"),
)
FUNCTIONS_IN_ENGLISH = {
    "desk/self_check.py": {"require_live", "require_training", "staff_of"},
}
"""What stands among sentences for a dealer and speaks to whoever writes a table's file."""
TOLD = (
    *("Refused", "NotRecorded", "JournalUnavailable", "NewerSchema", "WrongPurpose", "WrongTable"),
    *("NotAJournal", "FolderNotWritable", "AnotherInstance", "WrongKey", "JournalDamaged"),
    "DiskFull",
)
"""Errors whose words a dealer reads."""
PLAIN = {
    "DEALER CONFIRM": "printed on a key",
    "COIN IN": "printed on a key",
    "START GAME": "printed on a key",
    "GAME OVER": "printed on a key",
    "END GAME": "printed on a key",
    "back to table": "on record",
    "{} is no hand of a seat": "a fault of the program, never said at a table",
    "beside the table": "names a thread",
    "not yet": "names a member of an enumeration",
    "identity {}": "the key of an alert",
    "line {}": "the key of a row",
    "sensor {}{}": "the key of an alert",
    "{} to {}": "odds, said so in every language",
    "port open": "the state of a device",
    "not heard yet": "the state of a device",
    "to be written still": "stands for a note while it is tried what an adjustment would do",
    "{} {} copy {}": "the name of a paper on record",
    "no box of this key and seal": "a fault its caller catches, never said at a table",
    "Built {} by {}, approved by {}, from {}.": "a comment in the file of a table",
    "has {} on one sensor, which has one jackpot only (approved rules); "
    "keep one on {}, the other may have the second sensor": "wrong in a definition file",
}
"""Texts of several words in the speaking rooms that are no sentences for a dealer, and why."""
LABELLED = ("ui/office",)
"""Rooms in which a single word with a capital is a label."""
LABELS = {
    "RUN": "printed on the key switch",
    "JPH": "printed on the key switch",
    "ORIGINAL": "printed on paper",
    "PIN": "the same in every language",
    "CSV": "the same in every language",
    "PDF": "the same in every language",
    "PNG": "the same in every language",
    "BEGIN": "a word of SQL",
    "Plot": "names a class",
}
"""Words with a capital that are no label for a reader, and why."""
FILLED_BY_OTHERS = ("ui/table/presenter/words/", "floor/alert_words.py")
"""Where an event, or what the server says, fills the holes of a sentence; own tests fill each."""
_SEVERAL_WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]|[a-z]{2,} \{\}|\{\} [a-z]{2,}")
_LABEL = re.compile(r"(?!(?:[A-Z][a-z]+){2,}$)[A-Z][A-Za-z]+")  # two humps name a class
_INSTEAD = 'write it as one Msg: Refused(Msg("Seat {seat} has folded", seat=seat))'


def read(places: tuple[str, ...] = ("",)) -> list[tuple[str, ast.Module]]:
    found = []
    for name, tree in package().items():
        is_asked = any(place in ("", name) or name.startswith(f"{place}/") for place in places)
        if is_asked and not any(fnmatch(name, one) for one in IN_ENGLISH):
            found.append((name, without(FUNCTIONS_IN_ENGLISH.get(name, set()), tree)))
    return found


def without(functions: set[str], tree: ast.Module) -> ast.Module:
    kept = [
        one for one in tree.body if not (isinstance(one, ast.FunctionDef) and one.name in functions)
    ]
    return ast.Module(kept, tree.type_ignores)


def called(node: ast.AST) -> str:
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
        case _:
            return ""


def messages_in(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == Msg.__name__:
            yield node


def wrong_in_message(call: ast.Call) -> str:
    """Say what Qt's tools could not read, or what would not be filled in."""
    given = {one.arg: one.value for one in call.keywords}
    texts = [*call.args, *([given.pop("one")] if "one" in given else [])]
    literals = [one.value for one in texts if isinstance(one, ast.Constant)]
    templates = [one for one in literals if isinstance(one, str)]
    if len(call.args) != 1 or len(templates) != len(texts):
        return "a template is one literal, and no f-string, variable or sum"
    if None in given:
        return ""  # a dictionary of values: what is missing shows when the sentence is made
    if len(templates) == 2 and "n" not in given:
        return "a sentence in two numbers needs its count: n=…"
    named = {hole for template in templates for hole in holes(template)}
    if missing := named - given.keys():
        return f"nothing fills {', '.join(sorted(missing))}"
    if idle := given.keys() - named - {"n"}:
        return f"no hole is named {', '.join(sorted(filter(None, idle)))}"
    return ""


def is_glued(node: ast.expr) -> bool:
    """True if words are put together, or written out, in other ways than as a `Msg`."""
    match node:
        case ast.Constant(value=str()) | ast.JoinedStr() | ast.BinOp():
            return True
        case ast.IfExp(body=one, orelse=other):
            return is_glued(one) or is_glued(other)
        case ast.BoolOp(values=values):
            return any(map(is_glued, values))
        case ast.Call():
            return called(node) in ("format", "join", "capitalize")
        case _:
            return False


def refusals_in_plain_text(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in TOLD and any(map(is_glued, node.args)):
            yield node


def plain_texts(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Return the texts that are no message, no docstring, no log line and no key of an alert."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Call(func=ast.Attribute(value=ast.Name("log"))):
            return
        case ast.Constant(value=str(text)):
            yield node.lineno, text
        case ast.JoinedStr():
            parts = (one.value if isinstance(one, ast.Constant) else "{}" for one in node.values)
            yield node.lineno, "".join(map(str, parts))
        case ast.Call() if called(node) == Msg.__name__:
            for keyword in node.keywords:
                yield from () if keyword.arg == "one" else plain_texts(keyword.value)
        case ast.Call() if called(node) == "RaiseAlert":
            yield from (found for part in node.args[2:] for found in plain_texts(part))
        case _:
            yield from (found for part in ast.iter_child_nodes(node) for found in plain_texts(part))


def test_every_message_can_be_collected_and_filled():
    wrong = [
        f"{name}:{call.lineno}: {why}"
        for name, tree in read()
        for call in messages_in(tree)
        if (why := wrong_in_message(call))
        if not name.startswith(FILLED_BY_OTHERS) or call.keywords
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("room", RAISING)
def test_what_a_room_refuses_is_a_message(room):
    glued = [
        f"{name}:{node.lineno}: {called(node)} gets plain text; {_INSTEAD}"
        for name, tree in read((room,))
        for node in refusals_in_plain_text(tree)
    ]
    assert not glued, "\n".join(glued)


@pytest.mark.parametrize("room", SPEAKING)
def test_what_a_room_says_is_a_message(room):
    plain = [
        f"{name}:{line}: {text!r} is plain text; {_INSTEAD}"
        for name, tree in read((room,))
        for line, text in plain_texts(tree)
        if _SEVERAL_WORDS.search(text) and text not in PLAIN
    ]
    assert not plain, "\n".join(plain)


@pytest.mark.parametrize("room", LABELLED)
def test_a_label_is_a_message(room):
    plain = [
        f"{name}:{line}: {text!r} is plain text; {_INSTEAD}"
        for name, tree in read((room,))
        for line, text in plain_texts(tree)
        if _LABEL.fullmatch(text) and text not in LABELS
    ]
    assert not plain, "\n".join(plain)


def test_no_exception_outlives_its_reason():
    said = {text for _, tree in read(SPEAKING) for _, text in plain_texts(tree)}
    assert PLAIN.keys() | LABELS.keys() <= said


def test_a_function_in_english_refuses_in_plain_text():
    for name, functions in FUNCTIONS_IN_ENGLISH.items():
        refusing = {
            function.name
            for function in tree_of(PACKAGE / name).body
            if isinstance(function, ast.FunctionDef) and any(refusals_in_plain_text(function))
        }
        assert refusing == functions


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ('Msg("Seat {seat}", seat=5)', ""),
        ('Msg("Seat {seat} " "has folded", seat=5)', ""),
        ('Msg("{n} wins", one="{n} win", n=2)', ""),
        ('Msg(f"Seat {seat}")', "a template is one literal"),
        ("Msg(sentence)", "a template is one literal"),
        ('Msg("Seat {seat}" + more, seat=5)', "a template is one literal"),
        ('Msg("{n} wins", one=singular, n=2)', "a template is one literal"),
        ('Msg("{wins} wins", one="{wins} win", wins=2)', "a sentence in two numbers needs"),
        ('Msg("Seat {seat}", **words)', ""),
        ('Msg("Seat {seat}")', "nothing fills seat"),
        ('Msg("Seat {seat}", seat=5, hand=1)', "no hole is named hand"),
    ],
)
def test_a_message_that_cannot_be_collected_is_noticed(written, why):
    [call] = messages_in(ast.parse(written))
    assert wrong_in_message(call).startswith(why)
    assert bool(wrong_in_message(call)) == bool(why)


@pytest.mark.parametrize(
    ("written", "glued"),
    [
        ('Msg("No")', False),
        ("why_not", False),
        ("refusals[0] if refusals else nobody", False),
        ('"No"', True),
        ('f"Seat {seat} has folded"', True),
        ('"Seat " + seat', True),
        ('"Seat %s" % seat', True),
        ('"Seat {}".format(seat)', True),
        ('"; ".join(reasons)', True),
        ('why_not or "No"', True),
    ],
)
def test_a_refusal_in_plain_text_is_noticed(written, glued):
    assert is_glued(ast.parse(written, mode="eval").body) == glued
