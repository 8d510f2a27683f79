"""A fixed sample of mutants, each tried by the tests that reach it: which of them are not noticed?

A mutant is one small change inside one function: `<` for `<=`, `and` for `or`, 2 for 1. All tests
are collected once; a child of this process runs them and notes which functions each one reaches,
and every mutant is a child that runs those, the quickest first, until one fails. A word is a room
or a mutant, no word all rooms; what begins with a dash, and all after it, goes to pytest:

    ./run python tests/support/mutants.py rules procedures
    ./run python tests/support/mutants.py rules/money.py:as_cents:3 -m long
"""

import ast
import builtins
import inspect
import json
import os
import resource
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from random import Random
from time import process_time
from types import CodeType, FunctionType
from typing import Any

import pytest

HOUSE = Path(__file__).parents[2]
PACKAGE = HOUSE / "dealer_assist"
ROOMS = {
    "rules": "rules/**/*.py",
    "jackpot": "jackpot/*.py",
    "table": "table/*.py",
    "facts": "table/facts/**/*.py",
    "procedures": "table/procedures/**/*.py",
}
SELECTION = ("tests/rules", "tests/jackpot", "tests/table", "tests/playthroughs")
TOO_SLOW = "not all_five_card and not random_play"
"""A census of every hand and a whole night of chance are no tests for a mutant."""
SEED, EACH = 49, 40
MOST_S, HANGS_S = 20.0, 60
"""CPU seconds after which no further test begins, and after which a mutant hangs: it is noticed."""
_PAIRS: tuple[tuple[type[ast.AST], type[ast.AST]], ...] = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot)),
    *((ast.In, ast.NotIn), (ast.And, ast.Or), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv)),
)
_OPPOSITE = dict(_PAIRS) | {other: one for one, other in _PAIRS}


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A function of the package."""

    file: str
    name: str

    @property
    def function(self) -> FunctionType:
        """Return the function itself, whatever is around it."""
        found: Any = import_module(f"dealer_assist.{self.file[:-3].replace('/', '.')}")
        for part in self.name.split("."):
            found = vars(found)[part]
        if isinstance(found, property):
            found = found.fget
        if isinstance(found, cached_property):
            found = found.func
        if isinstance(found, staticmethod | classmethod):
            found = found.__func__
        function = inspect.unwrap(found)
        assert isinstance(function, FunctionType), self
        return function


@dataclass(frozen=True, slots=True, order=True)
class Mutant:
    """The so-manieth change of a function."""

    place: Place
    number: int

    @property
    def key(self) -> str:
        """Return what names it."""
        return f"{self.place.file}:{self.place.name}:{self.number}"


@cache
def tree_of(file: str) -> ast.Module:
    """Return a module of the package, parsed."""
    return ast.parse((PACKAGE / file).read_text(encoding="utf-8"))


def functions_of(file: str) -> Iterator[Place]:
    """Name the functions of a module and the methods of its classes."""
    for node in tree_of(file).body:
        if isinstance(node, ast.FunctionDef):
            yield Place(file, node.name)
        if isinstance(node, ast.ClassDef):
            methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            yield from (Place(file, f"{node.name}.{one.name}") for one in methods)


def body_in(tree: ast.Module, place: Place) -> list[ast.stmt]:
    """Find what a function does."""
    body = tree.body
    for part in place.name.split("."):
        named = [
            node
            for node in body
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == part
        ]
        body = named[-1].body
    return body


def changes(body: Sequence[ast.stmt]) -> Iterator[tuple[str, Callable[[], None]]]:
    """Say what can be changed in a function, and change it where that is asked for."""
    for statement in body:
        for node in ast.walk(statement):
            line = getattr(node, "lineno", 0)
            for words, change in _changes_of(node):
                yield f"line {line}: {words}", change


def _changes_of(node: ast.AST) -> Iterator[tuple[str, Callable[[], None]]]:
    match node:
        case ast.Compare(ops=[op, *_]) if type(op) in _OPPOSITE:
            other = _OPPOSITE[type(op)]
            yield _words(node, other), lambda: node.ops.__setitem__(0, other())  # type: ignore[call-overload]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in _OPPOSITE:
            other = _OPPOSITE[type(op)]
            yield _words(node, other), lambda: setattr(node, "op", other())
        case ast.Constant(value=bool() as value):
            yield f"{value} to {not value}", lambda: setattr(node, "value", not value)
        case ast.Constant(value=int() as value):
            yield f"{value} to {value + 1}", lambda: setattr(node, "value", value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield f"not ({ast.unparse(test)})", lambda: setattr(node, "test", _not(test))
        case ast.comprehension(ifs=[first, *_]):
            yield f"without if {ast.unparse(first)}", lambda: node.ifs.pop(0) and None
        case ast.match_case(guard=ast.expr() as guard):
            yield f"case without if {ast.unparse(guard)}", lambda: setattr(node, "guard", None)


def _words(node: ast.AST, other: type[ast.AST]) -> str:
    return f"{other.__name__} in {ast.unparse(node)}"


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(op=ast.Not(), operand=test)


def sample(room: str) -> list[Mutant]:
    """Choose the same mutants of a room each time, as long as its files stay the same."""
    files = sorted(PACKAGE.glob(ROOMS[room]))
    places = [
        place for file in files for place in functions_of(file.relative_to(PACKAGE).as_posix())
    ]
    every = [
        Mutant(place, number)
        for place in places
        for number, _ in enumerate(changes(body_in(tree_of(place.file), place)))
    ]
    return sorted(Random(SEED).sample(every, min(EACH, len(every))))


def mutated(mutant: Mutant) -> str:
    """Put a mutant in the place of its function; return what it changes."""
    tree = deepcopy(tree_of(mutant.place.file))
    words, change = list(changes(body_in(tree, mutant.place)))[mutant.number]
    change()
    _put(mutant.place, tree)
    return words


def watched(place: Place, number: int) -> None:
    """Have a function note that it was called."""
    tree = deepcopy(tree_of(place.file))
    body_in(tree, place).insert(0, ast.parse(f"__reached__.add({number})").body[0])
    _put(place, tree)


def _put(place: Place, tree: ast.Module) -> None:
    code = compile(ast.fix_missing_locations(tree), str(PACKAGE / place.file), "exec")
    for part in place.name.split("."):
        code = [one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part][
            -1
        ]
    place.function.__code__ = code


@dataclass(slots=True)
class Trial:
    """A plugin that tries the mutants instead of running the tests once."""

    mutants: Sequence[Mutant]
    reached: dict[int, list[tuple[float, int]]] = field(default_factory=lambda: defaultdict(list))
    living: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    tried: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests once to see what they reach, and then what each mutant needs."""
        places = sorted({mutant.place for mutant in self.mutants})
        told = _in_child(lambda: _look(session, places))
        for at, seconds, seen in json.loads(told or "[]"):
            for number in seen:
                self.reached[number].append((seconds, at))
        for mutant in self.mutants:
            tests = sorted(self.reached[places.index(mutant.place)])
            items = [session.items[at] for _, at in tests]
            told = _in_child(lambda mutant=mutant, items=items: _try(session, mutant, items))  # type: ignore[misc]
            verdict = json.loads(told or '["hangs"]')
            print(mutant.key, *verdict, flush=True)
            room = _room_of(mutant)
            self.tried[room] += 1
            if verdict[0] == "LIVES":
                self.living[room].append(mutant.key)
        return True

    def pytest_terminal_summary(self) -> None:
        """Say the score of each room."""
        for room, count in self.tried.items():
            print(f"{room}: {count - len(self.living[room])} of {count} are noticed")


def _room_of(mutant: Mutant) -> str:
    return next(
        room
        for room, files in ROOMS.items()
        if (PACKAGE / mutant.place.file) in set(PACKAGE.glob(files))
    )


def _in_child(work: Callable[[], object]) -> str:
    """Do it in a copy of this process; return what it says, nothing where it was ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        with os.fdopen(writing, "w", encoding="utf-8") as pipe:
            pipe.write(json.dumps(work()))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said


def _look(session: pytest.Session, places: Sequence[Place]) -> list[tuple[int, float, list[int]]]:
    seen: set[int] = set()
    builtins.__reached__ = seen  # type: ignore[attr-defined]
    for number, place in enumerate(places):
        watched(place, number)
    found = []
    for at, seconds in enumerate(_run(session, session.items)):
        found.append((at, round(seconds, 3), sorted(seen)))
        seen.clear()
    return found


def _try(session: pytest.Session, mutant: Mutant, items: Sequence[pytest.Item]) -> list[object]:
    words = mutated(mutant)
    resource.setrlimit(resource.RLIMIT_CPU, (HANGS_S, HANGS_S))
    before, begun = session.testsfailed, process_time()
    runs = takewhile(lambda _: session.testsfailed == before, _run(session, items, begun + MOST_S))
    count = sum(1 for _ in runs)
    if session.testsfailed > before:
        return ["noticed", count + 1]
    return ["LIVES", f"{count} of {len(items)} tests", words]


def _run(
    session: pytest.Session, items: Sequence[pytest.Item], until: float = float("inf")
) -> Iterator[float]:
    for at, item in enumerate(items):
        begun = process_time()
        if begun > until:
            return
        after = items[at + 1] if at + 1 < len(items) else None
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        yield process_time() - begun


def main(words: list[str]) -> int:
    """Choose the mutants, collect the tests, and try."""
    named = list(takewhile(lambda word: not word.startswith("-"), words))
    rooms = [word for word in named if word in ROOMS] or ([] if named else list(ROOMS))
    chosen = [mutant for room in rooms for mutant in sample(room)]
    for word in named:
        if word not in ROOMS:
            file, name, number = word.rsplit(":", 2)
            chosen.append(Mutant(Place(file, name), int(number)))
    options = ["-q", "-s", "-p", "no:cacheprovider", "-k", TOO_SLOW, *words[len(named) :]]
    return int(pytest.main([*options, *SELECTION], plugins=[Trial(chosen)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
