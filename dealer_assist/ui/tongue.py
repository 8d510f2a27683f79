"""The language of a screen. Table and presenters speak English; it is put on where it is drawn.

The journal, the slips and the words printed on the layout, keypad and paytable stay English.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QTranslator

from dealer_assist.ui.tongue_amounts import Amounts, amounts_of, is_figures
from dealer_assist.ui.tongue_templates import Template, filled, like, templates

CONTEXT = "dealer_assist"
LANGUAGES = {
    "en": "English",
    "es": "Español",
    "vi": "Tiếng Việt",
    "zh": "简体中文",
}
"""Languages by their key in the settings, each named as its speakers do."""
_LOCALES = {"en": "en_US", "es": "es_US", "vi": "vi_VN", "zh": "zh_CN"}
_CHINESE_GAP = re.compile(r"(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])")
_CHINESE = {". ": "。", ".": "。", "; ": "；", ": ": "：", ":": "：", ", ": "、"}
# "M. Okafor" is one name, not the end of a sentence and the start of the next.
_CLAUSE_END = re.compile(r"((?<!\b[A-Z])\. |; |: |\n|  ·  | · )")
_ITEM_END = re.compile(r"(, )")
_LAST_MARK = re.compile(r"(.*?)([.:…,]+)", re.DOTALL)
_NUMBERED = re.compile(r"^(?:[A-Z]|\d+) ")  # the seat or the sensor that a printed name is for
_ODDS = re.compile(r"[\d,]+ (?:to|for) \d+")
_RANKS = r"(?:10|[2-9JQKA])(?:-(?:10|[2-9JQKA]))*"
_HAND_AND_FIGURES = re.compile(rf"(.+) (?:{_ODDS.pattern}|{_RANKS})")
_KEPT = 4096  # texts remembered; amounts change, so the memory must have an end
_DEEPEST = 6  # holes in holes in holes


class Said(str):
    """A text that is in the reader's language already."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """A text as it could be said, and the parts of it that were not understood."""

    said: str
    strange: tuple[str, ...] = ()


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
        attempt = self._find(words, 0)
        self.strange.update(attempt.strange)
        # Chinese is written apart from Latin words and figures, not from Chinese.
        return Said(_CHINESE_GAP.sub("", attempt.said))

    def _find(self, text: str, depth: int) -> Attempt:
        """Try the whole sentence, then its templates, clauses and items; keep the best."""
        if is_figures(text):
            return Attempt(self.amounts.told(text))
        if self._is_printed(text):
            return Attempt(text)
        source = self._known(text)
        if source is not None:
            return Attempt(like(text, source, self._translate(source)))
        best: Attempt | None = None
        if depth < _DEEPEST:
            for way in (self._by_template, self._by_mark, self._by_clause, self._by_item):
                attempt = way(text, depth + 1)
                if attempt and (best is None or len(attempt.strange) < len(best.strange)):
                    best = attempt
                if best and not best.strange:
                    break
        return best or Attempt(self.amounts.told(text), (text,))

    def _is_printed(self, text: str) -> bool:
        hand = _HAND_AND_FIGURES.fullmatch(text)
        names = (text, _NUMBERED.sub("", text), hand[1] if hand else text)
        return any(name.casefold() in self._printed for name in names) or bool(
            _ODDS.fullmatch(text)
        )

    def _known(self, text: str) -> str | None:
        other = (text[:1].lower() if text[:1].isupper() else text[:1].upper()) + text[1:]
        for one in (text, other):
            if one in self._sources:
                return one
        return self._folded.get(text.casefold())

    def _by_template(self, text: str, depth: int) -> Attempt | None:
        """Take the template whose holes are best understood; the more telling of equals."""
        best: tuple[int, Attempt] | None = None
        for template, holes in self._fillings(text):
            parts = [self._find(hole, depth) for hole in holes]
            if template.is_vague and all(part.strange for part in parts):
                continue  # "Three of a Kind" is not a step 3 of so many
            strange = tuple(chain.from_iterable(part.strange for part in parts))
            doubts = 2 * len(strange) + (not template.is_written_in(text))
            if best is None or doubts < best[0]:
                translation = like(text, template.source, self._translate(template.source))
                said = filled(translation, (part.said for part in parts))
                best = doubts, Attempt(said, strange)
            if not doubts:
                break
        return best[1] if best else None

    def _fillings(self, text: str) -> Iterator[tuple[Template, tuple[str, ...]]]:
        """Give every template that fits, however its holes are filled."""
        for template in self._templates:
            for holes in template.fillings(text):
                # "100 for 1" is printed on the paytable: nothing is for anything.
                if not (template.is_vague and _ODDS.search(text)):
                    yield template, holes

    def _by_mark(self, text: str, depth: int) -> Attempt | None:
        """Say what stands before a last full stop or colon."""
        found = _LAST_MARK.fullmatch(text)
        if not found or not found[1]:
            return None
        part = self._find(found[1], depth)
        return Attempt(part.said + self._marks.get(found[2], found[2]), part.strange)

    def _by_clause(self, text: str, depth: int) -> Attempt | None:
        return self._by_parts(_CLAUSE_END.split(text), depth)

    def _by_item(self, text: str, depth: int) -> Attempt | None:
        return self._by_parts(_ITEM_END.split(text), depth)

    def _by_parts(self, parts: list[str], depth: int) -> Attempt | None:
        """Say what stands between the marks, as much of it at once as is known."""
        if len(parts) < 2 or not all(parts[::2]):
            return None
        said, start = "", 0
        strange: list[str] = []
        while start < len(parts):
            end = self._known_end(parts, start)
            part = self._find("".join(parts[start:end]), depth)
            mark = parts[end] if end < len(parts) else ""
            said += part.said + self._marks.get(mark, mark)
            strange += part.strange
            start = end + 1
        return Attempt(said, tuple(strange))

    def _known_end(self, parts: list[str], start: int) -> int:
        """Give where the longest known run of parts ends: marks have odd places."""
        for end in range(len(parts), start + 1, -2):
            run = "".join(parts[start:end])
            if (start, end) != (0, len(parts)) and (self._known(run) or self._is_printed(run)):
                return end
        return start + 1


ENGLISH = Tongue("en")


@cache
def tongue_for(language: str, resources: Path) -> Tongue:
    """Give the tongue of a language; one that is not there leaves the screen in English."""
    if language == "en" or language not in _LOCALES:
        return ENGLISH
    folder, translator = resources / "i18n", QTranslator()
    if not translator.load(f"{CONTEXT}_{language}", str(folder)):
        return ENGLISH

    def translate(source: str) -> str:
        return translator.translate(CONTEXT, source) or source

    sources = read_sources(folder / f"{CONTEXT}_en.ts")
    amounts, printed = amounts_of(_LOCALES[language]), read_printed(folder)
    return Tongue(language, sources, translate, amounts, printed)


def read_sources(file: Path) -> tuple[str, ...]:
    """Give every sentence of a catalogue that is still said, in English."""
    from xml.etree import ElementTree  # an English screen starts without it

    return tuple(
        message.findtext("source", "")
        for message in ElementTree.parse(file).iter("message")
        if message.find("translation[@type='vanished']") is None
    )


def read_printed(folder: Path) -> tuple[str, ...]:
    """Give the printed words and the names that are the same in every language."""
    return (*_lines(folder / "printed.txt"), *_lines(folder / "names.txt"))


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()
