"""The program's own source as trees: many rules look at all of it, and it is parsed once."""

import ast
import gc
from functools import cache
from pathlib import Path

from dealer_assist.paths import PACKAGE


@cache
def tree_of(file: Path) -> ast.Module:
    """Return the tree of a file; nobody may change it."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def package() -> dict[str, ast.Module]:
    """Return the tree of every module by its place in the package.

    Trees are a million objects that stay: they are looked through for garbage no more.
    """
    gc.collect()
    trees = {
        file.relative_to(PACKAGE).as_posix(): tree_of(file)
        for file in sorted(PACKAGE.rglob("*.py"))
    }
    gc.freeze()
    return trees


@cache
def nodes_of(tree: ast.Module) -> tuple[ast.AST, ...]:
    """Return every node of a module, each time in the same order."""
    return tuple(ast.walk(tree))
