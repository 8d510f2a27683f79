"""What a review of the whole house rejected once stays out: each of it came back when unwatched."""

import ast
import re
import runpy
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from package_sources import nodes_of, package

from dealer_assist.kiosk.table.page_classes import page_class
from dealer_assist.program import ed25519
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.page_stack import PageClass
from dealer_assist.ui.shell.table_page import WholePage

HOUSE = Path(__file__).parents[2]
PACKAGE = HOUSE / "dealer_assist"
MOST_IN_A_ROW = 8
"""So many values without names a reader can still count on fingers."""
ROOMS_WITH_CARDS = ("table/", "cards/", "ui/", "school/")
DIGITS = {
    "school/deals/other_seats.py": "seats that a lesson's sentences, events and troubles name",
    "school/lessons/lesson_check.py": "the seat of an event, after its colon",
    "school/people/class_list.py": "the number of a staff card",
    "ui/pages/games/shelf.py": "the number of a game on the shelf",
    "ui/sign/amount.py": "the signs of an amount",
    "ui/toolkit/odometer.py": "the signs of an amount",
}
"""Where text is asked for digits near the cards, and what it is; a place of cards it is not."""
OF_PYTHON = {"ast", "dataclasses", "enum", "hashlib", "hmac", "importlib", "json", "sys", "typing"}


@cache
def nodes() -> tuple[tuple[str, ast.AST], ...]:
    return tuple((name, node) for name, tree in package().items() for node in nodes_of(tree))


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
    by_hand = [
        name for name in package() if "# fmt:" in (PACKAGE / name).read_text(encoding="utf-8")
    ]
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
    """True if a place of cards is read sign by sign, or as a number."""
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


FACES = {"value.py": "what is behind `Value`: a library that nothing else knows"}
"""What gives away names of others as its own, and why."""


def test_no_module_hands_on_a_name_of_another() -> None:
    """A name has one home: whoever wants it, imports it from there. Modules may be loaded along."""
    homes = {Path(name).with_suffix("").as_posix().replace("/", ".") for name in package()}
    handing = {
        name
        for name, node in nodes()
        if isinstance(node, ast.ImportFrom)
        for one in node.names
        if one.asname == one.name
        if f"{node.module}.{one.name}".removeprefix(f"{PACKAGE.name}.") not in homes
        if f"{node.module}.{one.name}.__init__".removeprefix(f"{PACKAGE.name}.") not in homes
    }
    assert handing == set(FACES)


BY_NAME = {
    "catalog/games.py": "the rules of a family of games",
    "cli/main.py": "the one command that was called",
    "kiosk/table/warm_up.py": "what a table needs soon, when nobody waits",
    "rules/games/by_name.py": "the game that is settled",
    "rules/games/judges.py": "the hands that a jackpot goes by",
    "school/drills/__init__.py": "the drills of a table",
    "school/drills/drill_run.py": "the drill that is run",
    "system.py": "what one system alone has",
    "ui/shell/ambience.py": "sound, which some machines do not have",
    "ui/shell/speech.py": "a voice, which some machines do not have",
}
"""Where a module is loaded by its name, and what it is: a registry, or what may be missing."""


def test_modules_are_loaded_by_name_from_registries_alone() -> None:
    loading = {
        name
        for name, node in nodes()
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module")
    }
    assert loading == set(BY_NAME)


def test_no_text_leads_to_a_class() -> None:
    """A page that is named `"pages.cards.page:CardPage"` is one that no tool follows."""
    leads = re.compile(r"[a-z_]+(?:\.[a-z_]+)+:[A-Z]\w+")
    texts = {
        f"{name}: {node.value}"
        for name, node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if leads.fullmatch(node.value)
    }
    assert texts == set()


def test_python_itself_is_left_as_it_is() -> None:
    """Two tricks at the start saved 45 ms that nobody saw; the one left is undone by a line."""
    changed = {
        f"{name}: {ast.unparse(target)}"
        for name, node in nodes()
        for target in _targets(node)
        if ast.unparse(target).startswith(("builtins.", "enum.", "importlib.", "sys.meta_path"))
    }
    assert changed == {"kiosk/pyside.py: builtins.__import__"}


def _targets(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.Assign(targets=targets):
            return targets
        case ast.Call(func=ast.Attribute(value=value, attr="append" | "insert")):
            return [value]
    return []


def test_nothing_is_cut_out_of_the_name_of_its_module() -> None:
    """What is renamed or moved would have another help topic, and nobody told."""
    reading = {
        name
        for name, node in nodes()
        if isinstance(node, ast.Attribute) and node.attr == "__module__"
    }
    assert reading <= {"program/work_sources.py"}


def test_a_refusal_is_asked_of_events_that_have_one() -> None:
    asking = [
        name
        for name, node in nodes()
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr"
        if any(isinstance(given, ast.Constant) and given.value == "refusal" for given in node.args)
    ]
    assert asking == []


def test_there_is_one_button_and_one_choice() -> None:
    classes = {node.name for _, node in nodes() if isinstance(node, ast.ClassDef)}
    assert {"Button", "Choice"} <= classes
    assert not {"ActionModel", "ChoiceModel", "_Nothing"} & classes


def test_one_screen_shows_every_page() -> None:
    """A page is a flow with a tree: `TreeScreen` shows any, on a `Stage`."""
    bases = {
        f"{name}:{node.name}": {ast.unparse(base).partition("[")[0] for base in node.bases}
        for name, node in nodes()
        if isinstance(node, ast.ClassDef)
    }
    assert "ui/toolkit/screen.py:TreeScreen" in bases
    assert [own for own, of in bases.items() if of & {"Screen", "TreeScreen"}] == []


def test_a_page_over_the_table_is_a_flow() -> None:
    """Two ways to make a page were two machines for one thing."""
    every = [page_class(key) for key in PageKey]
    assert all(issubclass(kind, WholePage) for kind in every)
    assert PageClass == type[WholePage[Any]]


def test_no_article_is_cut_off_a_name() -> None:
    """A name is kept without it; a sentence brings its own."""
    cut = {
        f"{name}: {ast.unparse(node)}"
        for name, node in nodes()
        if isinstance(node, ast.Call)
        if ast.unparse(node.func).endswith(("removeprefix", "lstrip"))
        if any(ast.unparse(one).strip("'").lower() in ("the ", "a ", "an ") for one in node.args)
    }
    assert cut == set()


def test_events_and_commands_are_named_once() -> None:
    """Their faces were 139 lines that named each a second time."""
    twice = [
        f"{name}: {alias.name}"
        for name, node in nodes()
        if name in ("table/events/__init__.py", "table/commands/__init__.py")
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    ]
    assert twice == []


FOR_OTHERS = {
    "count_disjoint": "how the counts that are written down were found; takes hours",
    "named_pictures": "asks that every picture of the handbook is shipped",
    "proof_page": "writes docs/odds.md",
    "raster": "a whole slip as a printer gets it",
    "rough_edge": "the edge beside which the long sums are seen to be right",
    "unexplained": "asks why a print is not met",
}
"""What the program does not name itself, and what tests or papers ask it for."""


def test_what_nobody_asks_for_is_not_there() -> None:
    """A function or a class is named somewhere else, by the program or by what makes it ready."""
    defined: set[str] = set()
    asked: set[str] = set()
    for _, node in nodes():
        match node:
            case ast.Module(body=body):
                kinds = (one for one in body if isinstance(one, ast.FunctionDef | ast.ClassDef))
                defined |= {one.name for one in kinds if not one.decorator_list}
            case ast.Name(id=name) | ast.Attribute(attr=name):
                asked.add(name)
            case ast.Constant(value=str(text)) if re.fullmatch(r"[\w\[\], .|]+", text):
                asked |= set(re.findall(r"\w+", text))  # it may be a type
    made_ready = (file.read_text(encoding="utf-8") for file in (HOUSE / "packaging").glob("*.py"))
    asked |= {word for text in made_ready for word in re.findall(r"\w+", text)}
    assert defined - asked == set(FOR_OTHERS)


def test_the_toolkit_knows_no_table_by_whatever_way() -> None:
    """A contract that leaves out what is imported on the way says nothing."""
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    toolkit = [
        one for one in contracts if one.get("source_modules") == ["dealer_assist.ui.toolkit"]
    ]
    assert toolkit
    assert not any("allow_indirect_imports" in one or "ignore_imports" in one for one in toolkit)
    assert all("dealer_assist.table" in one["forbidden_modules"] for one in toolkit)
