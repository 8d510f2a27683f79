"""The look of the kiosk: every colour, line, letter and time, read from one theme file."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF

from dealer_assist.catalog.fields import Fields
from dealer_assist.ui.toolkit.values.lettering import TYPE_ROLES, TypeRole
from dealer_assist.ui.toolkit.values.preferences import PLAIN_SIZE
from dealer_assist.value import Value, fields, replace

_MOST_WIDTHS = 1024  # some 300 texts are on the screen; amounts come and go
_WIDTHS: dict[tuple[str, int, int, int, str, str], float] = {}

_TEXT_FONTS = ("Medium", "SemiBold", "Bold", "ExtraBold")
_HAN_FONTS = ("DealerHans-Regular.otf", "DealerHans-Bold.otf")
_HAN = "DealerHans"
_FIRST_HAN = "\u2e80"
"""Of the letters that Chinese is written with, marks and wide forms included."""
_SLIP_FONTS = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf")


class Colours(Value):
    """Colours by what they mean."""

    bg: QColor
    panel: QColor
    raised: QColor
    pressed: QColor
    well: QColor
    line: QColor
    line_strong: QColor
    text_1: QColor
    text_2: QColor
    text_3: QColor
    next: QColor
    next_ink: QColor
    next_ink_soft: QColor
    next_edge: QColor
    ok: QColor
    ok_ink: QColor
    ok_deep: QColor
    ok_well: QColor
    detected: QColor
    detected_ink: QColor
    fault: QColor
    fault_ink: QColor
    fault_text: QColor
    fault_deep: QColor
    fault_well: QColor
    danger_edge: QColor
    danger_fill: QColor
    claim: QColor
    claim_ink: QColor
    claim_ink_soft: QColor
    selected: QColor
    selected_ink: QColor
    simulated: QColor
    simulated_deep: QColor
    simulated_mid: QColor
    simulated_well: QColor
    simulated_chip: QColor
    felt: QColor
    felt_edge: QColor
    felt_line: QColor
    felt_text: QColor
    rail: QColor
    rail_edge: QColor
    empty_seat: QColor
    folded: QColor
    folded_stripe: QColor
    digit_well: QColor
    digit_edge: QColor
    card_fill: QColor
    paper: QColor
    paper_red: QColor
    paper_black: QColor
    paper_back: QColor
    paper_back_line: QColor
    scrim: QColor
    sign_gold: QColor
    sign_digit: QColor
    sign_text: QColor
    sign_line: QColor
    sign_ground: QColor
    sign_edge: QColor
    sign_cell: QColor
    sign_cell_light: QColor
    chip_50: QColor
    chip_100: QColor
    chip_500: QColor
    chip_2500: QColor
    chip_10000: QColor
    chip_50000: QColor
    heat_high: QColor
    heat_middle: QColor
    heat_low: QColor


class Inks(Value):
    """What printed pages are painted with."""

    paper: QColor
    ink: QColor
    soft: QColor
    rule: QColor
    band: QColor
    across: QColor


class LineWidths(Value):
    """Outlines and corners, in design pixels."""

    thin: int
    strong: int
    selected: int
    device: int
    radius: int
    small_radius: int


class TouchRules(Value):
    """How a finger is understood."""

    slop: int
    guard_ms: int
    toggle_guard_ms: int
    claim_guard_ms: int
    read_ms: int
    under_ms: int
    under: int
    hold_ms: int


class Motion(Value):
    """How long a change may be seen to happen."""

    reduce: bool
    roll_ms: int
    pulse_ms: int


class Families(Value):
    """Typefaces by what they print."""

    text: str
    slip: str
    fallback: str


class Letter(Value):
    """Size in design pixels, weight, spacing in thousandths of the size."""

    size: int
    weight: int
    spacing: int


class Theme(Value):
    """All that a widget may know about looks."""

    colour: Colours
    line: LineWidths
    touch: TouchRules
    motion: Motion
    family: Families
    letters: Mapping[TypeRole, Letter]
    fonts: Path
    han: str = ""
    text_size: int = PLAIN_SIZE

    def largest(self, role: TypeRole) -> int:
        """Return the size that a role is written in where its box has room for it.

        A person's text size enlarges it; a slip shows what is printed, as it is printed.
        """
        size = self.letters[role].size
        return size if role.startswith("slip") else size * self.text_size // PLAIN_SIZE

    def for_words(self, words: str) -> "Theme":
        """Return what these words are written with: Chinese ones in their own letters, always.

        Neither the fonts of the machine nor those that another screen has loaded matter.
        """
        if self.han or words.isascii() or max(words) < _FIRST_HAN:
            return self
        return with_han(self)

    def font(self, role: TypeRole, size: int = 0) -> QFont:
        """Return the font of a role in design pixels, or the same at a smaller size."""
        letter = self.letters[role]
        return _font(self._families(role), size or letter.size, letter)

    def measure(self, role: TypeRole, size: int = 0) -> QFontMetricsF:
        """Return the metrics of a role, in design pixels."""
        letter = self.letters[role]
        return _metrics(self._families(role), size or letter.size, letter)

    def width(self, words: str, role: TypeRole, size: int = 0) -> float:
        """Measure a text in design pixels; the same words are measured once."""
        if not words.isascii() and (theme := self.for_words(words)) is not self:
            return theme.width(words, role, size)
        # In plain values, which are told apart without a call: hundreds are asked for a command.
        letter = self.letters[role]
        family = self.family.slip if role.startswith("slip") else self.family.text
        key = (words, size or letter.size, letter.weight, letter.spacing, family, self.han)
        found = _WIDTHS.get(key)
        if found is None:
            if len(_WIDTHS) >= _MOST_WIDTHS:
                _WIDTHS.clear()
            found = _WIDTHS[key] = self.measure(role, size).horizontalAdvance(words)
        return found

    def _families(self, role: TypeRole) -> tuple[str, ...]:
        first = self.family.slip if role.startswith("slip") else self.family.text
        return (
            (first, self.han, self.family.fallback) if self.han else (first, self.family.fallback)
        )


def read_theme(file: Path) -> Theme:
    """Read a theme file; a missing or unknown key is named."""
    top = Fields.of_file(file)
    colour, line, touch = top.table("colour"), top.table("line"), top.table("touch")
    motion, family, letters = top.table("motion"), top.table("family"), top.table("type")
    theme = Theme(
        Colours(**{name: _colour(colour, name) for name in fields(Colours)}),
        LineWidths(**{name: line.whole(name) for name in fields(LineWidths)}),
        TouchRules(**{name: touch.whole(name) for name in fields(TouchRules)}),
        Motion(
            reduce=motion.flag("reduce"),
            roll_ms=motion.whole("roll_ms"),
            pulse_ms=motion.whole("pulse_ms", least=1),
        ),
        Families(**{name: family.text(name) for name in fields(Families)}),
        {role: _letter(letters.table(role)) for role in TYPE_ROLES},
        file.parents[1] / "fonts",
    )
    for part in (top, colour, line, touch, motion, family, letters):
        part.done()
    return theme


def read_inks(file: Path) -> Inks:
    """Read the inks of printed pages; a missing or unknown key is named."""
    top = Fields.of_file(file)
    ink = top.table("ink")
    inks = Inks(**{name: _colour(ink, name) for name in fields(Inks)})
    for part in (top, ink):
        part.done()
    return inks


def with_changes(theme: Theme, file: Path) -> Theme:
    """Return the theme with the colours and lines that another file changes."""
    top = Fields.of_file(file)
    colour, line = top.table("colour"), top.table("line")
    colours = {name: _colour(colour, name) for name in tuple(colour.keys())}
    lines = {name: line.whole(name) for name in tuple(line.keys())}
    for part, changed, known in ((colour, colours, Colours), (line, lines, LineWidths)):
        for name in set(changed) - set(fields(known)):
            part.wrong(name, "is not known; check its spelling")
        part.done()
    top.done()
    return replace(
        theme, colour=replace(theme.colour, **colours), line=replace(theme.line, **lines)
    )


@cache
def load_text_fonts(folder: Path) -> None:
    """Register the typeface of the screens, once; without it the fallback is drawn.

    Registered for each table anew, all are looked through again at the next word: in a day longer.
    """
    for weight in _TEXT_FONTS:
        QFontDatabase.addApplicationFont(str(folder / f"InterTabular-{weight}.otf"))


@cache
def load_han_fonts(folder: Path) -> None:
    """Register the Chinese letters, once; only Chinese words need them."""
    for name in _HAN_FONTS:
        QFontDatabase.addApplicationFont(str(folder / name))


def with_han(theme: Theme) -> Theme:
    """Return the theme with Chinese letters behind the Latin ones."""
    load_han_fonts(theme.fonts)
    return replace(theme, han=_HAN)


@cache
def load_slip_fonts(folder: Path) -> None:
    """Register the typeface of the slips, once; with every one that comes Qt forgets all letters.

    The table itself never needs it.
    """
    for name in _SLIP_FONTS:
        QFontDatabase.addApplicationFont(str(folder / name))


def _colour(colours: Fields, name: str) -> QColor:
    colour = QColor(colours.text(name))
    if not colour.isValid():
        colours.wrong(name, "is not a colour; write it as #RRGGBB or #AARRGGBB")
    return colour


def _letter(table: Fields) -> Letter:
    spacing = table.raw("spacing") if "spacing" in table else 0
    if not isinstance(spacing, int):
        table.wrong("spacing", f"must be a whole number, not {spacing!r}")
    letter = Letter(table.whole("size", least=20), table.whole("weight", least=100), spacing)
    table.done()
    return letter


@cache
def _font(families: tuple[str, ...], size: int, letter: Letter) -> QFont:
    font = QFont(list(families))
    font.setPixelSize(size)
    font.setWeight(QFont.Weight(letter.weight))
    # Screens are painted through a scale, so widths must grow in proportion: no hinting.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if letter.spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, size * letter.spacing / 1000)
    return font


@cache
def _metrics(families: tuple[str, ...], size: int, letter: Letter) -> QFontMetricsF:
    return QFontMetricsF(_font(families, size, letter))
