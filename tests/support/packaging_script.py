"""Scripts of `packaging/`, which lie in no package, as modules."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).parents[2] / "packaging"


def load(name: str) -> ModuleType:
    """Load a script once; it finds those that lie beside it, as it does when it is run."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        sys.path.append(str(FOLDER))
        try:
            spec.loader.exec_module(module)
        finally:
            sys.path.remove(str(FOLDER))
    return sys.modules[name]


@cache
def sentences() -> tuple[Any, ...]:
    """Return every sentence of the program; to find them takes seconds."""
    return tuple(load("catalogues").sentences())
