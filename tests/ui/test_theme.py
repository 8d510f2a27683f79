"""All looks come from one file, and the file is checked."""

import ast
from pathlib import Path

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.ui import theme as theme_module
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.theme import read_theme

DARK = Path(__file__).parents[2] / "resources" / "theme" / "dark.toml"
WIDGETS = Path(theme_module.__file__).parent


def test_amber_is_the_colour_of_the_next_thing_to_do(kit: Kit) -> None:
    assert kit.theme.colour.next.name().upper() == "#FFB627"


def test_no_letter_is_smaller_than_twenty_design_pixels(kit: Kit) -> None:
    assert min(letter.size for letter in kit.theme.letters.values()) == 20


def test_digits_all_have_the_same_width(kit: Kit) -> None:
    measure = kit.theme.measure("hand_prize")
    widths = [measure.horizontalAdvance(digit) for digit in "0123456789"]
    assert max(widths) - min(widths) < 0.2


def test_the_typeface_of_the_screens_is_the_shipped_one(kit: Kit) -> None:
    for role in ("prompt", "prompt_detail", "status", "seat_number"):
        assert kit.theme.font(role).families()[0] == "Inter Tabular"
    assert kit.theme.measure("seat_number").horizontalAdvance("A") != kit.theme.measure(
        "wager_none", 42
    ).horizontalAdvance("A")


@pytest.mark.parametrize(
    ("written", "instead", "named"),
    [
        ('next = "#FFB627"', 'next = "amber-ish"', "colour.next"),
        ('next = "#FFB627"\n', "", "colour.next"),
        ("slop = 24", "slop = 24\nslip = 1", "touch.slip"),
        ("banner = { size = 24", "banner = { size = 19", "type.banner.size"),
    ],
)
def test_a_wrong_key_is_named(tmp_path: Path, written: str, instead: str, named: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(DARK.read_text(encoding="utf-8").replace(written, instead), encoding="utf-8")
    with pytest.raises(BadDefinition, match=named):
        read_theme(file)


def test_no_widget_holds_a_colour_of_its_own() -> None:
    for file in WIDGETS.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not (node.value.startswith("#") and len(node.value) in (7, 9)), file
