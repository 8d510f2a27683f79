"""The rules of the house, read out of the source: what stands only in a paper is lost in a year."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from package_sources import nodes_of, package

PACKAGE = Path(__file__).parents[2] / "dealer_assist"
FULL = 40
"""So many modules in one folder are a drawer; more of them is none that anybody finds things in."""
LONG = 500
"""Lines of a module that one sitting can read; a longer one is two that have not parted yet."""
LOOSE = {"errors", "message", "paths", "system", "value"}
STREAMS = ("Event", "Command", "Message")
"""Of these a match that names one kind alone has to say what the others get."""
LEFT_OPEN = {
    "desk/desk.py:Desk._act_on": "what it does not name goes to `command_for`, which is closed",
    "desk/device_watch.py:Disobedience.hear": "looks for a sensor's answers",
    "desk/device_watch.py:SensorPins.hear": "looks for the serial number of a board",
    "desk/printing.py:Printing.hear": "looks for the ends of slips",
    "desk/steps.py:before": "looks for the two commands that devices are asked before",
    "devices/driver_trial.py:DriverTrial._first_told": "looks for what a bank says at its start",
    "devices/driver_trial.py:DriverTrial._note_obedience": "looks for answers to commands",
    "devices/driver_trial.py:DriverTrial.moved": "looks for chips",
    "devices/rack.py:Rack.tick": "looks for the ends of slips",
    "devices/readers/reader.py:words_of": "a reader tells nothing else",
    "journal/past_wins.py:stakes_in": "only these kinds are read from the journal",
    "journal/queries/latest.py:settings_in_force": "only these kinds are read from the journal",
    "kiosk/table/lone_swiper.py:LoneSwiper._look": "a swiper alone: nothing else tells a card",
    "kiosk_setup/kiosk_setup.py:SetUp._take_cards": "a swiper alone",
    "kiosk_setup/port_listener.py:PortListener._take": "looks for cards; every message is kept",
    "kiosk_setup/slip_trial.py:SlipTest.tick": "looks for the end of a slip",
    "school/lessons/moments.py:Moment.label": "few events are worth a word on their lane",
    "school/lessons/score.py:_is_in_order": "counts payments",
    "school/lessons/whole_round.py:left_undone": "few events leave something undone for good",
    "school/making/maker.py:_step": "what a person does is no step of the world",
    "staff/card_reader.py:CardReader._take": "looks for the swiper itself",
    "staff/card_reader.py:CardReader.next_number": "looks for a card",
    "table/guide/labels.py:label_of": "any other pressed command carries its label",
    "table/procedures/aquarius.py:hold_back": "any other pressed command waits for the key alike",
    "table/procedures/asked_cards.py:_verifies": "three ways lead to the verification",
    "table/procedures/tokes.py:lifted_tokes": "looks for wagers that were lifted",
    "ui/pages/replay/steps.py:_jump": "a review jumps to three kinds",
    "ui/school/maker/run.py:_detail": "any other row names its seats",
    "ui/school/maker/run.py:_row_words": "any other event has its own words",
}
"""Matches over a stream that end otherwise, and why a new kind may go by."""


def modules() -> Iterator[tuple[str, Path, ast.Module]]:
    for name, tree in package().items():
        yield name, PACKAGE / name, tree


def test_at_most_five_modules_lie_loose_in_the_package() -> None:
    loose = {file.stem for file in PACKAGE.glob("*.py")} - {"__init__", "__main__"}
    assert loose <= LOOSE


def test_no_folder_is_a_drawer() -> None:
    folders: dict[str, int] = defaultdict(int)
    for name, _, _ in modules():
        folders[name.rpartition("/")[0]] += 1
    full = {folder for folder, count in folders.items() if count > FULL}
    assert full == set(), sorted(full)


def test_no_module_is_longer_than_one_sitting_reads() -> None:
    texts = {name: file.read_text(encoding="utf-8") for name, file, _ in modules()}
    lines = {name: len(text.splitlines()) for name, text in texts.items()}
    assert {name: count for name, count in lines.items() if count > LONG} == {}


def test_a_class_name_has_one_home() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for name, _, tree in modules():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(name)
    several = {name: found for name, found in homes.items() if len(found) > 1}
    assert several == {}


def unions() -> dict[str, frozenset[str]]:
    """Find the closed unions of ours: aliases of two classes or more; of unions, their classes."""
    found: dict[str, frozenset[str]] = {}
    for _, _, tree in modules():
        for node in tree.body:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.BinOp() as value):
                    members = set(_members(value))
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.BinOp() as value):
                    members = set(_members(value))
                case _:
                    continue
            if len(members) > 1 and all(member[:1].isupper() for member in members):
                found[name] = frozenset(members)
    return {name: frozenset(_within(name, found)) for name in found}


def _within(name: str, found: dict[str, frozenset[str]]) -> Iterator[str]:
    if name not in found:
        yield name
    for member in found.get(name, ()):
        yield from _within(member, found)


def _members(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            yield from _members(left)
            yield from _members(right)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            yield name
        case _:
            yield ""  # no class of ours: it is not a union that a match could close


def _classes(pattern: ast.pattern) -> Iterator[str]:
    match pattern:
        case ast.MatchClass(cls=ast.Name(id=name) | ast.Attribute(attr=name)):
            yield name
        case ast.MatchAs(pattern=ast.pattern() as inner):
            yield from _classes(inner)
        case ast.MatchOr(patterns=patterns):
            for one in patterns:
                yield from _classes(one)
        case _:
            yield ""


def _is_closed(last: ast.match_case) -> bool:
    match last:
        case ast.match_case(
            pattern=ast.MatchAs(pattern=None),
            body=[ast.Expr(ast.Call(func=ast.Name(id="assert_never")))],
        ):
            return True
    return False


def open_matches() -> Iterator[str]:
    """Name the matches that mean a stream, or most of a union, and let a new member go by."""
    known = unions()
    streams = [known.pop(name) for name in STREAMS]
    for name, _, tree in modules():
        for where, node in _matches(tree):
            named = {one for case in node.cases for one in _classes(case.pattern)} - {""}
            is_of_stream = any(named <= members for members in streams)
            is_of_union = any(
                named <= members and len(named) * 2 > len(members) for members in known.values()
            )
            if named and (is_of_stream or is_of_union) and not _is_closed(node.cases[-1]):
                yield f"{name}:{where}"


def _matches(within: ast.AST, name: str = "") -> Iterator[tuple[str, ast.Match]]:
    """Find the matches, each with the name of the function that it is part of."""
    for node in ast.iter_child_nodes(within):
        match node:
            case ast.ClassDef(name=part) | ast.FunctionDef(name=part):
                yield from _matches(node, f"{name}.{part}".removeprefix("."))
            case ast.Match():
                yield name, node
                yield from _matches(node, name)
            case _:
                yield from _matches(node, name)


def test_every_match_over_a_union_of_ours_ends_in_assert_never() -> None:
    assert set(open_matches()) == set(LEFT_OPEN)


SEEN = ("page.py", "pane.py", "screen.py", "view.py", "window.py")
"""Files of widgets; one that is made of others' need not name Qt itself."""


def _asks(name: ast.ImportFrom) -> bool:
    """Return what asks the journal from the lines it has answered with, which are values."""
    module = name.module or ""
    lines = module.startswith("dealer_assist.journal.queries.")
    return module.startswith("dealer_assist.journal") and not (
        lines and all(one.name[0].isupper() for one in name.names)
    )


def test_no_widget_asks_the_journal() -> None:
    asking = set()
    for name, _, tree in modules():
        named = [node for node in nodes_of(tree) if isinstance(node, ast.ImportFrom)]
        paints = any((node.module or "").startswith("PySide6") for node in named)
        is_seen = paints or name.endswith(SEEN)
        if name.startswith("ui/") and is_seen and any(_asks(node) for node in named):
            asking.add(name)
    assert asking == set()


_FILE = re.compile(r"`((?:\w+/)*\w+\.(?:py|md|toml|sql))`")
_DOTTED = re.compile(r"`((?:\w+\.)+\w+)`")


def test_no_docstring_names_a_file_that_is_not_there() -> None:
    house = PACKAGE.parent
    everywhere = {
        file.name
        for folder in ("dealer_assist", "resources", "layouts", "packaging", "docs", "tests")
        for file in (house / folder).rglob("*.*")
    } | {file.name for file in house.glob("*.*")}
    missing = []
    for name, file, tree in modules():
        for node in nodes_of(tree):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                continue
            text = ast.get_docstring(node) or ""
            missing += [
                f"{name}: {said}"
                for said in _FILE.findall(text)
                if said.rpartition("/")[2] not in everywhere
                and not (house / said).exists()
                and not (file.parent / said).exists()
            ]
            missing += [
                f"{name}: {said}" for said in _DOTTED.findall(text) if _is_lost_module(said)
            ]
    assert missing == []


def _is_lost_module(said: str) -> bool:
    """True if it begins with a room of ours and leads nowhere."""
    parts = said.split(".")
    if parts[0] == "dealer_assist":
        parts = parts[1:]
    if len(parts) < 2 or not (PACKAGE / parts[0]).is_dir():
        return False
    for count in range(len(parts), 1, -1):
        place = PACKAGE.joinpath(*parts[:count])
        if place.is_dir() or place.with_suffix(".py").exists():
            return False
    return not _defines(PACKAGE / parts[0] / "__init__.py", parts[1])


def _defines(file: Path, name: str) -> bool:
    return file.exists() and bool(re.search(rf"\b{name}\b", file.read_text(encoding="utf-8")))


def test_no_import_leads_in_a_circle_while_the_program_runs() -> None:
    assert circles(with_types=False) == []


def test_no_types_lead_in_a_circle() -> None:
    assert circles(with_types=True) == []


def circles(*, with_types: bool) -> list[list[str]]:
    """Find modules that lead back to themselves; imports inside functions count too."""
    names = {_module(name): tree for name, _, tree in modules()}
    arrows = {
        name: set(_imports(name, tree, names, with_types=with_types))
        for name, tree in names.items()
    }
    while True:  # what nobody in a circle leads to, or what leads nowhere, is in none
        loose = {name for name, to in arrows.items() if not to}
        loose |= arrows.keys() - {to for leads in arrows.values() for to in leads}
        if not loose:
            break
        arrows = {name: to - loose for name, to in arrows.items() if name not in loose}
    found: list[list[str]] = []
    while arrows:
        first = min(arrows)
        ahead = _reached(first, arrows)
        circle = sorted(name for name in ahead if first in _reached(name, arrows))
        found += [circle] if circle else []
        gone = {first, *circle}
        arrows = {name: to - gone for name, to in arrows.items() if name not in gone}
    return found


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imports(
    name: str, tree: ast.Module, names: dict[str, ast.Module], *, with_types: bool
) -> Iterator[str]:
    typed = {
        id(inner)
        for node in nodes_of(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    for node in nodes_of(tree):
        if id(node) in typed and not with_types:
            continue
        if isinstance(node, ast.Import):
            whole = {alias.name.removeprefix(f"{PACKAGE.name}.") for alias in node.names}
            yield from (whole & names.keys()) - {name}
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith(PACKAGE.name):
            continue
        room = (node.module or "").removeprefix(PACKAGE.name).removeprefix(".")
        for alias in node.names:
            inner = f"{room}.{alias.name}".removeprefix(".")
            led = inner if inner in names else room
            if led in names and led != name:
                yield led


def _reached(first: str, arrows: dict[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    ahead = list(arrows.get(first, ()))
    while ahead:
        one = ahead.pop()
        if one not in seen:
            seen.add(one)
            ahead += arrows.get(one, ())
    return seen


def test_a_screens_context_is_made_in_one_place() -> None:
    """Made elsewhere it forgets language, hand, contrast and text size of whoever looks."""
    made = {
        name
        for name, _, tree in modules()
        for node in nodes_of(tree)
        if isinstance(node, ast.Call) and _name(node.func) == "UiContext"
    }
    assert made == set()


ANY_TOUCH = {
    "ui/office/paint/pane_stage.py": "hands touches on to whichever flow shows",
    "ui/pages/sheet.py": "hands the answer on to the page that asked",
    "ui/school/stage.py": "hands touches on to whichever flow shows",
    "ui/shell/page_stage.py": "hands touches on to whichever flow shows",
    "ui/table/actions.py": "is asked of whatever is under a finger, on any screen",
    "ui/toolkit/controls.py": "hands on what a widget tells, when all are placed",
    "ui/toolkit/stage.py": "hands touches on to whichever flow shows",
    "ui/toolkit/values/touch_guard.py": "compares touches of any screen",
}
"""What takes a touch of any type, and why; none of them parses it."""
PARSING = {"partition", "removeprefix", "removesuffix", "rpartition", "split", "startswith"}


def test_a_touch_is_a_type_and_no_text_that_is_parsed() -> None:
    loose, parsed = set(), set()
    for name, _, tree in modules():
        for node in nodes_of(tree):
            match node:
                case ast.arg(arg="touch", annotation=ast.Name(id="object" | "str" | "Any")):
                    loose.add(name)
                case ast.Call(func=ast.Attribute(value=value, attr=way)) if way in PARSING:
                    parsed |= {name} if _name(value) in ("touch", "action") else set()
    assert loose == set(ANY_TOUCH)
    assert parsed == set()


def test_no_package_hides_what_it_imports_behind_its_face() -> None:
    """A module with `__getattr__` has imports that no graph and no checker sees."""
    hidden = [
        name
        for name, _, tree in modules()
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name == "__getattr__"
    ]
    assert hidden == []


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def test_docstrings_return_they_do_not_give_or_tell() -> None:
    found = [
        f"{name}: {said.partition(chr(10))[0]}"
        for name, _, tree in modules()
        for node in nodes_of(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module)
        if (said := ast.get_docstring(node)) and said.startswith(("Give ", "Tell "))
    ]
    assert found == []


NAMED_AFTER_WHAT_THEY_ARE = ("rules/", "odds/")
"""Rooms of sums: who reads one asks of each name what it is a number of."""


def test_no_name_in_a_sum_is_one() -> None:
    """`one` said nothing of a card, a suit, a hand, a bet."""
    found = {
        f"{name}:{node.lineno}"
        for name, _, tree in modules()
        if name.startswith(NAMED_AFTER_WHAT_THEY_ARE)
        for node in nodes_of(tree)
        if (isinstance(node, ast.Name) and node.id == "one")
        or (isinstance(node, ast.arg) and node.arg == "one")
    }
    assert found == set()
