"""The language of a screen. Table and presenters speak English; it is put on where it is drawn.

The journal, the slips and the words printed on the layout, keypad and paytable stay English.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QTranslator

from dealer_assist.ui.tongue_amounts import Amounts, amounts_of, is_figures
from dealer_assist.ui.tongue_templates import filled, like, templates

CONTEXT = "dealer_assist"
LANGUAGES = {
    "en": "English",
    "es": "Español",
    "vi": "Tiếng Việt",
    "zh": "简体中文",
}
"""Languages by their key in the settings, each named as its speakers do."""
_LOCALES = {"en": "en_US", "es": "es_US", "vi": "vi_VN", "zh": "zh_CN"}
_CHINESE = {". ": "。", ".": "。", "; ": "；", ": ": "：", ":": "：", ", ": "，", "? ": "？"}
# "M. Okafor" is one name, not the end of a sentence and the start of the next.
_CLAUSE_END = re.compile(r"((?<!\b[A-Z])\. |; |: |\n|  ·  | · )")
_ITEM_END = re.compile(r"(, )")
_LAST_MARK = re.compile(r"(.*?)([.:…,]+)", re.DOTALL)
_ODDS = re.compile(r"[\d,]+ (?:to|for) \d+")
_KEPT = 4096  # texts remembered; amounts change, so the memory must have an end
_DEEPEST = 6  # holes in holes in holes


class Said(str):
    """A text that is in the reader's language already."""

    __slots__ = ()


class Tongue:
    """Says an English text in another language, as far as the catalogue goes."""

    def __init__(
        self,
        language: str,
        sources: Iterable[str] = (),
        translate: Callable[[str], str] = str,
        amounts: Amounts | None = None,
        printed: Iterable[str] = (),
    ) -> None:
        self.language = language
        self.amounts = amounts or Amounts()
        self.strange: set[str] = set()
        self._translate = translate
        self._sources = frozenset(sources)
        self._printed = frozenset(one.casefold() for one in printed)
        self._folded = {source.casefold(): source for source in sorted(self._sources)}
        self._templates = templates(self._sources)
        self._marks: Mapping[str, str] = _CHINESE if language == "zh" else {}
        self._kept = lru_cache(maxsize=_KEPT)(self._say)

    @property
    def is_english(self) -> bool:
        """Tell whether texts stay as they are."""
        return not self._sources

    def say(self, words: str) -> str:
        """Say a text; what is said already, and every text in English, comes back as it is."""
        if self.is_english or not words or isinstance(words, Said):
            return words
        return self._kept(words)

    def tell(self, amount: str) -> str:
        """Write an amount, without looking for words in it."""
        return self.amounts.told(amount)

    def _say(self, words: str) -> Said:
        strange: list[str] = []
        said = self._find(words, strange, 0)
        self.strange.update(strange)
        return Said(said)

    def _find(self, text: str, strange: list[str], depth: int) -> str:
        """Try the whole sentence, then templates, then clause by clause, then item by item."""
        if is_figures(text):
            return self.amounts.told(text)
        if text.casefold() in self._printed or _ODDS.fullmatch(text):
            return text
        source = self._known(text)
        if source is not None:
            return like(text, source, self._translate(source))
        if depth < _DEEPEST:
            for attempt in (self._by_template, self._by_mark, self._by_clause, self._by_item):
                said = attempt(text, strange, depth + 1)
                if said is not None:
                    return said
        strange.append(text)
        return self.amounts.told(text)

    def _known(self, text: str) -> str | None:
        other = (text[:1].lower() if text[:1].isupper() else text[:1].upper()) + text[1:]
        for one in (text, other):
            if one in self._sources:
                return one
        return self._folded.get(text.casefold())

    def _by_template(self, text: str, strange: list[str], depth: int) -> str | None:
        """Take the template whose holes are best understood; the more telling of equals."""
        best: tuple[int, str, list[str]] | None = None
        for template in self._templates:
            holes = template.holes(text)
            if holes is None:
                continue
            missed: list[str] = []
            said = [self._find(hole, missed, depth) for hole in holes]
            if template.is_vague and len(missed) == len(holes):
                continue  # "Three of a Kind" is not a step 3 of so many
            doubts = 2 * len(missed) + (not template.is_written_in(text))
            if best is None or doubts < best[0]:
                translation = like(text, template.source, self._translate(template.source))
                best = doubts, filled(translation, said), missed
            if not doubts:
                break
        if best is None:
            return None
        strange += best[2]
        return best[1]

    def _by_mark(self, text: str, strange: list[str], depth: int) -> str | None:
        """Say what stands before a last full stop or colon."""
        found = _LAST_MARK.fullmatch(text)
        if not found or not found[1]:
            return None
        mark = found[2]
        return self._find(found[1], strange, depth) + self._marks.get(mark, mark)

    def _by_clause(self, text: str, strange: list[str], depth: int) -> str | None:
        return self._by_parts(_CLAUSE_END.split(text), strange, depth)

    def _by_item(self, text: str, strange: list[str], depth: int) -> str | None:
        return self._by_parts(_ITEM_END.split(text), strange, depth)

    def _by_parts(self, parts: list[str], strange: list[str], depth: int) -> str | None:
        """Say the parts between the marks; give nothing where no mark stands."""
        if len(parts) < 2 or not all(parts[::2]):
            return None
        said = [self._find(part, strange, depth) for part in parts[::2]]
        marks = [self._marks.get(mark, mark) for mark in parts[1::2]]
        return said[0] + "".join(mark + part for mark, part in zip(marks, said[1:], strict=True))


ENGLISH = Tongue("en")


@cache
def tongue_for(language: str, resources: Path) -> Tongue:
    """Give the tongue of a language; one that is not there leaves the screen in English."""
    folder = resources / "i18n"
    translator = QTranslator()
    if language not in _LOCALES or not translator.load(f"{CONTEXT}_{language}", str(folder)):
        return ENGLISH

    def translate(source: str) -> str:
        return translator.translate(CONTEXT, source) or source

    sources = read_sources(folder / f"{CONTEXT}_en.ts")
    printed = [*_lines(folder / "printed.txt"), *_lines(folder / "names.txt")]
    return Tongue(language, sources, translate, amounts_of(_LOCALES[language]), printed)


def read_sources(file: Path) -> tuple[str, ...]:
    """Give every sentence of a catalogue that is still said, in English."""
    return tuple(
        message.findtext("source", "")
        for message in ElementTree.parse(file).iter("message")
        if message.find("translation[@type='vanished']") is None
    )


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()
