"""Every module with something to decide has a test of its name, or is named by one.

What is not so yet stands in `untested.txt`, a list that may only shrink.
"""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

from package_sources import nodes_of, package

HOUSE = Path(__file__).parents[2]
PACKAGE, TESTS = HOUSE / "dealer_assist", HOUSE / "tests"
LISTED = Path(__file__).with_name("untested.txt")
DECIDING = (
    *(ast.If, ast.IfExp, ast.For, ast.While, ast.Match, ast.Try),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)
BY_FEATURE = {"flow", "model", "page", "pane", "presenter", "screen", "view", "window"}
"""Names that every feature has: a test elsewhere of that name is another feature's."""


def decides(tree: ast.Module) -> bool:
    """True if a function of the module does one thing or another."""
    return any(
        isinstance(part, DECIDING)
        for node in nodes_of(tree)
        if isinstance(node, ast.FunctionDef)
        for part in ast.walk(node)
    )


@cache
def files_by_name() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = defaultdict(list)
    for file in TESTS.rglob("test_*.py"):
        found[file.stem.removeprefix("test_")].append(file.parent.relative_to(TESTS))
    return found


@cache
def named_in_tests() -> frozenset[str]:
    """Return the modules that tests import, by their dotted names."""
    found = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
                found |= {f"{node.module}.{one.name}" for one in node.names}
    return frozenset(found)


def has_test(module: Path) -> bool:
    folder, name, tests = module.parent, module.stem, files_by_name()
    if ".".join(("dealer_assist", *module.with_suffix("").parts)) in named_in_tests():
        return True
    if name in BY_FEATURE:
        beside = {folder.name, f"{folder.name}_{name}"}
        return folder in tests[name] or any(folder.parent in tests[one] for one in beside)
    return bool(tests[name])


@cache
def untested() -> frozenset[str]:
    modules = (
        Path(name)
        for name, tree in package().items()
        if not Path(name).name.startswith("__") and decides(tree)
    )
    return frozenset(one.as_posix() for one in modules if not has_test(one))


def listed() -> set[str]:
    return set(LISTED.read_text(encoding="utf-8").split())


def test_no_new_module_is_without_a_test() -> None:
    assert sorted(untested() - listed()) == []


def test_what_has_a_test_now_is_taken_off_the_list() -> None:
    assert sorted(listed() - untested()) == []
