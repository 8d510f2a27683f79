"""What a review of the whole house rejected once stays out: each of it came back when unwatched."""

import ast
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from dealer_assist.program import ed25519

HOUSE = Path(__file__).parents[2]
PACKAGE = HOUSE / "dealer_assist"
MOST_IN_A_ROW = 8
"""So many values without names a reader can still count on fingers."""
ROOMS_WITH_CARDS = ("table/", "cards/", "ui/", "school/")
DIGITS = {
    "school/deals/other_seats.py": "seats that a lesson's sentences, events and troubles name",
    "school/lessons/lesson_check.py": "the seat of an event, after its colon",
    "school/people/class_list.py": "the number of a staff card",
    "table/setup/approval.py": "the numbers of a version",
    "ui/pages/games/shelf.py": "the number of a game on the shelf",
    "ui/sign/amount.py": "the signs of an amount",
    "ui/toolkit/odometer.py": "the signs of an amount",
}
"""Where text is asked for digits near the cards, and what it is; a place of cards it is not."""
OF_PYTHON = {"ast", "dataclasses", "enum", "hashlib", "hmac", "importlib", "json", "sys", "typing"}


@cache
def trees() -> dict[str, ast.Module]:
    return {
        file.relative_to(PACKAGE).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(PACKAGE.rglob("*.py"))
    }


@cache
def nodes() -> tuple[tuple[str, ast.AST], ...]:
    return tuple((name, node) for name, tree in trees().items() for node in ast.walk(tree))


def privates(node: ast.AST) -> Iterator[str]:
    """Name what is private in a library that is not ours."""
    match node:
        case ast.Import(names=aliases):
            yield from (one.name for one in aliases if _is_private(one.name))
        case ast.ImportFrom(module=str() as room, names=aliases) if not room.startswith(
            (PACKAGE.name, "__future__")
        ):
            yield from (
                f"{room}.{one.name}" for one in aliases if _is_private(f"{room}.{one.name}")
            )
        case ast.Attribute(value=ast.Name(id=room), attr=name) if room in OF_PYTHON:
            yield from (f"{room}.{name}" for _ in range(_is_private(name)))
        case ast.Attribute(attr="c_make_encoder" | "c_scanstring" as name):
            yield name
        case _:
            return


def _is_private(name: str) -> bool:
    return any(part.startswith("_") and not part.startswith("__") for part in name.split("."))


def test_nothing_private_of_a_library_is_used() -> None:
    assert [f"{name} {used}" for name, node in nodes() for used in privates(node)] == []


@pytest.mark.parametrize(
    "source",
    [
        "import _sha2",
        "from _sha256 import sha256",
        "from json.encoder import _make_iterencode",
        "x = json.encoder.c_make_encoder",
        "x = hmac._init_hmac",
    ],
)
def test_what_is_private_is_seen_however_it_is_reached(source: str) -> None:
    assert [one for node in ast.walk(ast.parse(source)) for one in privates(node)]


def test_nobody_asks_which_clock_it_was_given() -> None:
    """Who composes gives the clock that fits; a branch for tests is a branch that no kiosk runs."""
    asking = [
        name
        for name, node in nodes()
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("isinstance", "type")
        and any("Clock" in ast.unparse(one) for one in node.args)
    ]
    assert asking == []


def test_what_is_composed_is_composed_by_name() -> None:
    """A list of twenty values says nowhere which is which; one in the wrong place is a value."""
    long = set()
    for name, node in nodes():
        if not name.startswith(("cli/", "kiosk/")):
            continue
        match node:
            case ast.FunctionDef(args=ast.arguments(posonlyargs=first, args=more)):
                count = len([*first, *more])
            case ast.Call(args=given):
                count = len(given)
            case _:
                continue
        if count > MOST_IN_A_ROW:
            long.add(f"{name}:{node.lineno}")
    assert long == set()


def test_nothing_is_laid_out_by_hand() -> None:
    """One formatter, one layout: what it may not touch is a second style beside it."""
    by_hand = [name for name in trees() if "# fmt:" in (PACKAGE / name).read_text(encoding="utf-8")]
    assert by_hand == []


def test_a_kiosk_can_check_a_signature_and_make_none() -> None:
    signing = runpy.run_path(str(HOUSE / "packaging" / "sign.py"))
    assert {"sign", "make_key", "sign_tree"} <= signing.keys()
    assert not {"sign", "public_of", "make_key", "sign_tree"} & vars(ed25519).keys()
    makers = [
        f"{name}: {node.name}"
        for name, node in nodes()
        if name.startswith("program/")
        and isinstance(node, ast.FunctionDef)
        and any(one.arg in ("seed", "secret") for one in node.args.args)
    ]
    assert makers == []


def taken_apart(node: ast.AST) -> bool:
    """Tell whether a place of cards is read sign by sign, or as a number."""
    match node:
        case ast.Subscript(value=ast.Name(id="place") | ast.Attribute(attr="place")):
            return True
        case ast.Call(
            func=ast.Name(id="int"),
            args=[ast.Name(id="place") | ast.Attribute(attr="place")],
        ):
            return True
    return False


def test_a_place_of_cards_is_read_by_its_own_module_alone() -> None:
    """Whose seat, which hand: `table.places` says it, and says it right for seat 12 too."""
    rooms = [(name, node) for name, node in nodes() if name.startswith(ROOMS_WITH_CARDS)]
    asked = ("isdigit", "isdecimal", "isnumeric")
    digits = {
        name for name, node in rooms if isinstance(node, ast.Attribute) and node.attr in asked
    }
    assert digits == set(DIGITS)
    apart = {f"{name}:{ast.unparse(node)}" for name, node in rooms if taken_apart(node)}
    assert apart == set()


@pytest.mark.parametrize("source", ["place[0]", "int(one.place[0])", "place[1:]", "int(place)"])
def test_a_place_that_is_taken_apart_is_seen(source: str) -> None:
    assert any(map(taken_apart, ast.walk(ast.parse(source))))
