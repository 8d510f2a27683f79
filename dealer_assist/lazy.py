"""Modules of a package that are loaded when they are first asked for.

A closed table decides nothing: what a win, a void or another console takes is loaded with the first
command that needs it, or while the table stands idle. A package that gives its modules so names
them for the type checker, and whoever uses one writes `procedures.voids.void(…)`.
"""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType


def on_first_use(package: str) -> Callable[[str], ModuleType]:
    """Give a package's `__getattr__`; a module that was asked for stays its attribute."""

    def load(name: str) -> ModuleType:
        try:
            return import_module(f"{package}.{name}")
        except ModuleNotFoundError as missing:
            if missing.name != f"{package}.{name}":
                raise
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return load
