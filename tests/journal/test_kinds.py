"""Kinds of events that are named in text, in SQL and in patterns: a rename has to reach them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from package_sources import tree_of

from dealer_assist.journal.codec import kinds_of
from dealer_assist.staff.events import RegisterRestored
from dealer_assist.table.events import Event

PACKAGE = Path(__file__).parents[2] / "dealer_assist"
KINDS = set(kinds_of(*get_args(Event)))
OF_A_REGISTER = {RegisterRestored.__name__}
KIND = r"(?:[A-Z][a-z]+){2,}"


def looks_like_kinds(text: str) -> list[str]:
    """Find kinds: a text of its own, or quoted within one."""
    return re.findall(rf"^{KIND}$|(?<='){KIND}(?=')", text)


def named_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from looks_like_kinds(node.value)


def test_every_kind_is_found_by_its_look() -> None:
    assert looks_like_kinds("SELECT 1 FROM events WHERE kind = 'RoundOpened'") == ["RoundOpened"]
    assert all(looks_like_kinds(kind) == [kind] for kind in KINDS)


def test_every_kind_that_a_text_names_is_an_event() -> None:
    unknown = set()
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        room = file.relative_to(PACKAGE).parts[0]
        if room in ("journal", "school") or "FROM events" in text:
            tree = tree_of(file)
            own = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
            unknown |= {(file.name, one) for one in {*named_in(tree)} - KINDS - OF_A_REGISTER - own}
    assert unknown == set()
