"""Amounts as a language writes them: $5,000.72 is 5.000,72 $ to a Vietnamese reader.

Only the signs change: every digit stays the one that was decided, and none is computed anew.
"""

import re

from PySide6.QtCore import QLocale

from dealer_assist.frozen import frozen

_NO_BREAK = "\N{NARROW NO-BREAK SPACE}"
# Compiled with the first text of another language: English asks for none of them.
_AMOUNT = r"(?<![\w.,])(-?)(\$?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(%?)(?![\w]|[.,:]\d)"
# Also a lone letter (a sensor) and a number with its letters: ATLAS-1, 3B, C4P-09.
_ONLY_FIGURES = r"[-+$\d.,:%/×x#()'?\s…–—]*|[A-Za-z]|[A-Z\d]*(-[A-Z\d]+)*-?\d+[A-Z]?"
_ONLY_CARDS = r"[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*"


@frozen
class Amounts:
    """The signs between digits, and the side on which the dollar sign stands."""

    group: str = ","
    point: str = "."
    sign_is_last: bool = False

    @property
    def is_english(self) -> bool:
        """Tell whether nothing changes."""
        return self == Amounts()

    def written(self, text: str) -> str:
        """Write every amount and every decimal in a text this language's way."""
        if self.is_english or not any(sign.isdigit() for sign in text):
            return text
        return re.sub(_AMOUNT, self._one, text)

    def _one(self, found: re.Match[str]) -> str:
        minus, dollar, whole, part, percent = found.groups()
        digits = whole.replace(",", self.group)
        if part:
            digits += self.point + part[1:]
        if dollar and self.sign_is_last:
            return f"{minus}{digits}{_NO_BREAK}{dollar}{percent}"
        return f"{minus}{dollar}{digits}{percent}"


def amounts_of(locale: str) -> Amounts:
    """Ask Qt how a locale writes dollars."""
    known = QLocale(locale)
    shown = known.toCurrencyString(1, "$")
    return Amounts(known.groupSeparator(), known.decimalPoint(), not shown.startswith("$"))


def is_figures(text: str) -> bool:
    """Tell whether a text has no word in it; cards are written by their signs."""
    return bool(re.fullmatch(_ONLY_FIGURES, text) or re.fullmatch(_ONLY_CARDS, text))
