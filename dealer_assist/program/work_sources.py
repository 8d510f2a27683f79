"""What of the program's own source a work goes by, and one digest of it.

A work goes by its function and by whatever that names, and so on: functions, classes and constants
at the top of a module, wherever it is. Annotations are names too, so the classes of what a function
is given are among them. What no name leads to, as the other bets of a registry that the work does
not read, is no source of it. Docstrings change nothing, and are left out.
"""

import ast
import hashlib
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from types import ModuleType

from dealer_assist.paths import PACKAGE
from dealer_assist.value import Value

Work = Callable[..., object]
Named = tuple[str, str]
"""A module, and a name at its top."""
WHOLE = "*"
"""Every name of a module: one that is handed on as a value may be asked for any of them."""
_AT_IMPORT = ""
"""What a module does beside binding names: an import for one of them does it too."""
_BY_NAME = ("import_module", "__import__")
_DEFINED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class WorkSources(Value):
    """Finds the sources of works in the package that is in `folder`."""

    folder: Path = PACKAGE

    def digest(self, work: Work) -> str:
        """Return one digest of what a work goes by."""
        whole = hashlib.sha256()
        for source, text in sorted(self.of(work).items()):
            whole.update("\0".join((*source, text, "")).encode())
        return whole.hexdigest()[:32]

    def of(self, work: Work) -> Mapping[Named, str]:
        """Return every source of a work with its text, which is empty where it only leads on."""
        roots = frozenset(_roots(work))
        if not roots:
            raise LookupError(f"{work!r} is none of this package")
        return _all_from(self.folder, roots)


@cache
def _all_from(folder: Path, roots: frozenset[Named]) -> Mapping[Named, str]:
    found: dict[Named, str] = {}
    waiting = list(roots)
    while waiting:
        source = waiting.pop()
        if source not in found:
            found[source], led_to = _followed(folder, *source)
            waiting += led_to
    return found


class _Module(Value):
    """A module's statements by the names that they bind, and what its imports lead to."""

    lines: Sequence[str]
    bound: Mapping[str, Sequence[ast.stmt]]
    imported: Mapping[str, Named]
    foreign: frozenset[str]


def _roots(given: object) -> Iterator[Named]:
    """Return what a work consists of: its function, and the modules and values it is given."""
    match given:
        case partial():
            for each in (given.func, *given.args, *given.keywords.values()):
                yield from _roots(each)
        case ModuleType():
            yield given.__name__, WHOLE
        case _:
            one = inspect.unwrap(given) if callable(given) else type(given)
            if isinstance(one, partial):
                yield from _roots(one)
            elif _is_own(one.__module__):
                yield one.__module__, one.__qualname__.partition(".")[0]


@cache
def _followed(folder: Path, place: str, name: str) -> tuple[str, frozenset[Named]]:
    """Return the text of a source, and the sources that it leads to."""
    module = _read(folder, place)
    if name == WHOLE:
        return "", frozenset((place, each) for each in (*module.bound, *module.imported))
    if name in module.imported:
        return "", frozenset({module.imported[name]})
    if name in module.foreign:
        return "", frozenset()  # of another package, which the lock names
    if name not in module.bound:
        raise LookupError(f"{place} has no {name!r} at its top, so nobody can follow it")
    led_to = {(place, _AT_IMPORT)}
    for statement in module.bound[name]:
        led_to.update(_named(folder, place, statement))
    text = "\n".join(_text(module.lines, statement) for statement in module.bound[name])
    return text, frozenset(led_to)


def _named(folder: Path, place: str, statement: ast.stmt) -> Iterator[Named]:
    """Return what a statement names: in code, in annotations, by imports inside a function."""
    module = _read(folder, place)
    nodes = list(ast.walk(statement))
    asked = {id(node.value): node.attr for node in nodes if isinstance(node, ast.Attribute)}
    for node in nodes:
        match node:
            case ast.Import() | ast.ImportFrom():
                yield from _imports(folder, node).values()
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in _BY_NAME:
                raise LookupError(f"{place} imports by {name}: no text says what")
            # A text may be an annotation.
            case ast.Name(id=name) | ast.Constant(value=str(name)) if name in module.imported:
                leads_to, of = module.imported[name]
                yield leads_to, asked.get(id(node), WHOLE) if of == WHOLE else of
            case ast.Name(id=name) | ast.Constant(value=str(name)) if name in module.bound:
                yield place, name
            case _:
                pass


@cache
def _read(folder: Path, place: str) -> _Module:
    text = _file(folder, place).read_text(encoding="utf-8")
    bound: dict[str, list[ast.stmt]] = {_AT_IMPORT: []}
    imported: dict[str, Named] = {}
    foreign: set[str] = set()
    for statement in ast.parse(text).body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            imported |= _imports(folder, statement)
            foreign |= set(_bound_inside(statement)) - imported.keys()
            continue
        for name in _bound_by(statement):
            bound.setdefault(name, []).append(statement)
    return _Module(text.split("\n"), bound, imported, frozenset(foreign))


def _bound_by(statement: ast.stmt) -> set[str]:
    """Return the names that a statement binds, and whether it does more than that."""
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Expr(value=ast.Constant()):
            return set()
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
        case ast.Assign(targets=[ast.Tuple(elts=names)]):
            return {name for expr in names for name in _bound_inside(expr)}
        case _:
            return {_AT_IMPORT, *_bound_inside(statement)}


def _bound_inside(statement: ast.AST) -> Iterator[str]:
    for node in ast.walk(statement):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.alias(name=name, asname=other):
                yield other or name
            case _:
                pass


def _imports(folder: Path, statement: ast.Import | ast.ImportFrom) -> dict[str, Named]:
    """Return what the names lead to that are imported from this package."""
    match statement:
        case ast.ImportFrom(module=str(place), level=0) if _is_own(place):
            return {
                name.asname or name.name: _led_to(folder, place, name) for name in statement.names
            }
        case ast.ImportFrom(level=0):
            return {}
        case ast.Import() if not any(_is_own(name.name) for name in statement.names):
            return {}
        case _:
            raise LookupError("what is of this package is imported by `from dealer_assist`")


def _led_to(folder: Path, place: str, imported: ast.alias) -> Named:
    inside = f"{place}.{imported.name}"
    return (inside, WHOLE) if _file(folder, inside).is_file() else (place, imported.name)


def _file(folder: Path, place: str) -> Path:
    path = folder.joinpath(*place.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _is_own(place: str) -> bool:
    return place.partition(".")[0] == PACKAGE.name


def _text(lines: Sequence[str], statement: ast.stmt) -> str:
    """Return the lines of a statement, decorators first, without docstrings."""
    decorators = getattr(statement, "decorator_list", ())
    first = min(node.lineno for node in (statement, *decorators))
    docs = {
        line
        for node in ast.walk(statement)
        if isinstance(node, _DEFINED) and ast.get_docstring(node) is not None
        for line in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
    }
    last = statement.end_lineno or first
    return "\n".join(lines[line - 1] for line in range(first, last + 1) if line not in docs)
