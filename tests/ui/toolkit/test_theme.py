"""All looks come from one file, and the file is checked."""

import ast
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFont, QFontDatabase, QImage, QPainter

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.ui.toolkit import theme as theme_module
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.fitted_line import fitted_line
from dealer_assist.ui.toolkit.theme import read_theme, with_changes
from dealer_assist.ui.toolkit.values.lettering import TYPE_ROLES
from dealer_assist.ui.toolkit.values.preferences import Preferences

DARK = Path(__file__).parents[3] / "resources" / "theme" / "dark.toml"
WIDGETS = Path(theme_module.__file__).parent


def test_amber_is_the_colour_of_the_next_thing_to_do(context: UiContext) -> None:
    assert context.theme.colour.next.name().upper() == "#FFB627"


def test_no_letter_is_smaller_than_twenty_design_pixels(context: UiContext) -> None:
    assert min(letter.size for letter in context.theme.letters.values()) == 20


def test_digits_all_have_the_same_width(context: UiContext) -> None:
    measure = context.theme.measure("heavy_42")
    widths = [measure.horizontalAdvance(digit) for digit in "0123456789"]
    assert max(widths) - min(widths) < 0.2


def test_the_typeface_of_the_screens_is_the_shipped_one(context: UiContext) -> None:
    for role in ("bold_42", "medium_26", "semi_24", "heavy_42"):
        assert context.theme.font(role).families()[0] == "Inter Tabular"
    assert context.theme.measure("heavy_42").horizontalAdvance("A") != context.theme.measure(
        "medium_26", 42
    ).horizontalAdvance("A")


def test_chinese_words_have_the_shipped_letters_on_a_screen_in_any_language(
    context: UiContext,
) -> None:
    chinese = with_preferences(context, Preferences(language="zh")).theme
    line, same = (
        fitted_line(theme, "中文", "bold_22", 200, 40, 20, 0) for theme in (context.theme, chinese)
    )
    assert "DealerHans" in line.font.families()
    assert "DealerHans" in QFontDatabase.families()
    assert (line.width, line.drop) == (same.width, same.drop)
    assert context.theme.width("中文", "bold_22") == line.width


def test_latin_words_load_no_chinese_letters(context: UiContext) -> None:
    assert context.theme.for_words("Tiếng Việt") is context.theme


@pytest.mark.parametrize(
    ("written", "instead", "named"),
    [
        ('next = "#FFB627"', 'next = "amber-ish"', "colour.next"),
        ('next = "#FFB627"\n', "", "colour.next"),
        ("slop = 24", "slop = 24\nslip = 1", "touch.slip"),
        ("caption_24 = { size = 24", "caption_24 = { size = 19", "type.caption_24.size"),
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


def test_what_is_bold_is_bold_in_chinese_too(context: UiContext) -> None:
    theme = with_preferences(context, Preferences(language="zh")).theme
    assert ink(theme.font("bold_30"), "荷官") > 1.3 * ink(theme.font("medium_30"), "荷官")


def ink(font: QFont, words: str) -> int:
    """Count what letters blacken."""
    paper = QImage(200, 80, QImage.Format.Format_Grayscale8)
    paper.fill(QColor("black"))
    painter = QPainter(paper)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(10, 60, words)
    painter.end()
    return sum(bytes(paper.constBits()))


def test_high_contrast_changes_colours_and_lines_and_nothing_else(context: UiContext) -> None:
    strong = with_preferences(context, Preferences(high_contrast=True)).theme
    assert strong.colour.bg.name() == "#000000"
    assert strong.colour.next.name().upper() == "#FFD21F"
    assert (strong.line.thin, strong.line.selected) == (3, 7)
    assert strong.colour.simulated == context.theme.colour.simulated
    assert strong.letters == context.theme.letters


@pytest.mark.parametrize("high_contrast", [False, True])
def test_text_stands_out_from_what_it_lies_on(context: UiContext, high_contrast) -> None:
    colour = with_preferences(context, Preferences(high_contrast=high_contrast)).theme.colour
    pairs = [
        (colour.text_1, colour.panel, 7.0),
        (colour.text_2, colour.raised, 7.0),
        (colour.text_3, colour.panel, 4.5),
        (colour.next_ink, colour.next, 7.0),
        (colour.claim_ink, colour.claim, 7.0),
        (colour.fault_text, colour.fault_well, 7.0),
        (colour.simulated, colour.simulated_well, 7.0),
        (colour.felt_text, colour.felt, 4.5),
        (colour.line_strong, colour.panel, 3.0),
    ]
    for ink, ground, least in pairs:
        assert contrast(ink, ground) >= least, (ink.name(), ground.name())


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG 2.2, success criterion 1.4.3."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(
    "written", ['[colour]\nnexxt = "#FFFFFF"\n[line]\n', "[colour]\n[line]\nfat = 9\n"]
)
def test_a_change_that_is_not_known_is_named(
    context: UiContext, tmp_path: Path, written: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(written)
    with pytest.raises(BadDefinition, match=r"nexxt|fat"):
        with_changes(context.theme, file)


def test_letters_are_a_scale_that_is_named_by_weight_and_size(context: UiContext) -> None:
    assert len(TYPE_ROLES) <= 36, "a new place takes a role of the scale, not one of its own"
    for role in TYPE_ROLES:
        assert role.endswith(f"_{context.theme.letters[role].size}")


def test_every_role_of_the_scale_is_written_somewhere() -> None:
    files = [*(WIDGETS.parent).rglob("*.py")]
    written = "".join(file.read_text(encoding="utf-8") for file in files if file.stem != "theme")
    assert [role for role in TYPE_ROLES if f'"{role}"' not in written] == []
