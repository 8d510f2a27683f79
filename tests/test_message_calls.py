"""Every sentence in the source can be extracted for a catalogue, and has a value for each hole."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dealer_assist
from dealer_assist.message import holes

PACKAGE = Path(dealer_assist.__file__).parent


def calls() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Msg":
                yield f"{file.relative_to(PACKAGE)}:{node.lineno}", node


CALLS = tuple(calls())


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def test_there_are_sentences_to_look_at() -> None:
    assert len(CALLS) > 500


def test_every_template_is_a_literal() -> None:
    assert [where for where, call in CALLS if text_of(call.args[0]) is None] == []


@pytest.mark.parametrize("form", ["template", "one"])
def test_every_hole_has_a_value(form: str) -> None:
    without = []
    for where, call in CALLS:
        names = {keyword.arg for keyword in call.keywords}
        written = {keyword.arg: keyword.value for keyword in call.keywords}.get("one")
        text = text_of(call.args[0]) if form == "template" else written and text_of(written)
        # A call that takes its values from a mapping is tried by the tests of its module.
        if text and None not in names and not set(holes(text)) <= names:
            without.append(where)
    assert without == []


def test_a_sentence_in_two_forms_has_its_count() -> None:
    uncounted = [
        where
        for where, call in CALLS
        if "one" in (names := {keyword.arg for keyword in call.keywords})
        and not names & {"n", None}
    ]
    assert uncounted == []
