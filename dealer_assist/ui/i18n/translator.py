"""Puts a text into the reader's language at the moment it is drawn.

Everything before the painter speaks English: a `Msg` carries its template, which is looked up here
and filled anew. What is printed on layout, keypad and paytable is plain text and stays as it is; so
do amounts: slip, sign, rack and guest say $5,000.72 in every language of a house.
A sentence that cannot be said whole is shown whole in English, never half and half.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QTranslator

from dealer_assist.message import Msg, Translated, fill, holes

# Compiled with the first text of another language: English asks for none of them.
# Also a lone letter (a sensor) and a number with its letters: ATLAS-1, 3B, C4P-09.
_ONLY_FIGURES = r"[-+$\d.,:%/×x#()'?\s…–—]*|[A-Za-z]|[A-Z\d]*(-[A-Z\d]+)*-?\d+[A-Z]?"
_ONLY_CARDS = r"[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*"


def is_figures(text: str) -> bool:
    """True if a text has no word in it; cards are written by their signs."""
    return bool(re.fullmatch(_ONLY_FIGURES, text) or re.fullmatch(_ONLY_CARDS, text))


CONTEXT = "dealer_assist"
LOCALES = {"es": "es_US", "vi": "vi_VN", "zh": "zh_CN"}
"""The languages that have a catalogue, with the place whose plurals they follow."""
NO_NUMBER = -1
"""What Qt is given for a sentence that has no plural."""
Lookup = Callable[[str, int], str]
"""Finds the translation of a template for a number; "" where there is none."""

# Compiled with the first text of another language.
_HOLE = r"(\{\w+\})"
_CHINESE_MARKS = {". ": "。", ".": "。", "; ": "；", ": ": "：", ":": "：", ", ": "、"}
_CHINESE_GAP = r"(?<=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]) (?=[\u4e00-\u9fff])"
_KEPT = 4096  # a kiosk runs for months: whatever is remembered has an end


class Translator:
    """Says English texts in another language, as far as its catalogue goes."""

    def __init__(self, language: str, lookup: Lookup | None = None) -> None:
        self.language = language
        self.untranslated: set[str] = set()
        """Templates that were asked for and are not in the catalogue."""
        self.plain: set[str] = set()
        """Texts with words in them that were shown as they are, for audits."""
        self._lookup = lookup
        self._marks = _CHINESE_MARKS if language == "zh" else {}
        self._kept = lru_cache(maxsize=_KEPT)(self._translated)

    @property
    def is_english(self) -> bool:
        """True if texts stay as they are."""
        return self._lookup is None

    def text(self, words: str) -> str:
        """Say a text; what is translated, and every text in English, comes back as it is."""
        if self.is_english or not words or isinstance(words, Translated):
            return words
        return self._kept(words, _identity(words))

    def _translated(self, words: str, _: object) -> Translated:
        said = self._said(words)
        if said is None:
            return Translated(words)
        # Chinese is written apart from Latin words and figures, not from Chinese.
        return Translated(re.sub(_CHINESE_GAP, "", said) if self.language == "zh" else said)

    def _said(self, value: object) -> str | None:
        """Say whatever fills a hole, or a whole text; None if a template in it is unknown."""
        if isinstance(value, Translated):
            return value
        if isinstance(value, Msg):
            return self._filled(value)
        return self._as_it_is(str(value))

    def _filled(self, words: Msg) -> str | None:
        template, given = self._template(words), words.values
        if not template:
            _keep(self.untranslated, words.template)
        # The values are asked for in any case, so that all that is missing becomes known.
        values = {name: self._said(given[name]) for name in holes(words.template)}
        if not template or None in values.values():
            return None
        return words.case.apply(fill(template, values))

    def _template(self, words: Msg) -> str:
        """Look a template up; one without letters has only its marks to be written."""
        pieces = re.split(_HOLE, words.template)
        if any(sign.isalpha() for piece in pieces[::2] for sign in piece):
            return self._find(words.template, words.number)
        return "".join(self._marks.get(piece, piece) for piece in pieces)

    def _as_it_is(self, text: str) -> str:
        """Look a recorded sentence or a reason up; leave names, printed words and figures."""
        if is_figures(text):
            return text
        if "{" not in text and (found := self._find(text)):
            return found
        _keep(self.plain, text)
        return text

    def _find(self, template: str, number: int | None = None) -> str:
        assert self._lookup is not None
        return self._lookup(template, NO_NUMBER if number is None else number)


ENGLISH = Translator("en")


@cache
def translator_for(language: str, resources: Path) -> Translator:
    """Open the catalogue of a language; one that is not there leaves the screen in English."""
    catalogue = QTranslator()
    if language not in LOCALES or not catalogue.load(
        f"{CONTEXT}_{language}", str(resources / "i18n")
    ):
        return ENGLISH

    def lookup(template: str, number: int) -> str:
        return catalogue.translate(CONTEXT, template, None, number)

    return Translator(language, lookup)


def _identity(value: object) -> object:
    """Return texts apart that read alike in English: by their templates, all the way down."""
    if isinstance(value, Msg):
        return value.template, value.case, *map(_identity, value.values.values())
    return type(value), str(value)


def _keep(known: set[str], text: str) -> None:
    if len(known) < _KEPT:
        known.add(str.__str__(text))
