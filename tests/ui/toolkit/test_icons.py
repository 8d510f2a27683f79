"""Every drawing can be read, and lies on its grid."""

from pathlib import Path

import pytest

from dealer_assist.ui.toolkit.icons import GRID, Icons, parse

FOLDER = Path(__file__).parents[3] / "resources" / "icons"


@pytest.mark.parametrize("name", sorted(file.stem for file in FOLDER.glob("*.svg")))
def test_a_drawing_lies_on_its_grid(name: str) -> None:
    strokes = Icons(FOLDER).strokes(name)
    assert strokes
    for stroke in strokes:
        box = stroke.path.boundingRect()
        assert min(box.left(), box.top()) >= 1
        assert max(box.right(), box.bottom()) <= GRID - 1


def test_a_drawing_is_read_once() -> None:
    icons = Icons(FOLDER)
    assert icons.strokes("star") is icons.strokes("star")


def test_fill_and_dashes_are_understood() -> None:
    filled, dashed = parse(
        '<svg fill="none"><path d="M1 1 L5 1 L5 5 Z" fill="currentColor"/>'
        '<circle cx="12" cy="12" r="9" stroke-dasharray="4 2"/></svg>'
    )
    assert (filled.is_filled, dashed.is_filled) == (True, False)
    assert dashed.dashes == (4.0, 2.0)
