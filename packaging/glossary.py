"""One word, one translation: holds a catalogue against the glossary of its language.

A glossary is a file of `resources/i18n/glossary`; its README says what each key means. Of the
English sentence the holes are taken out first: what fills them is translated by itself.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "i18n" / "glossary"
MARKS = ("seen", "known", "read")
"""Seen in a public rule text, from knowledge only, or read and approved by a native dealer."""
_HOLE = re.compile(r"\{\w+\}")
_HALF_WIDTH = r"(?<=[\u4e00-\u9fff])[,:;?!]|[,:;?!](?=[\u4e00-\u9fff])|\}[,:;?!]\{"


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the trade; with `stands_in` or `never` it is held against every sentence."""

    word: str
    translation: str
    mark: str
    means: str = ""
    note: str = ""
    stands_in: str = ""
    says: str = ""
    never: str = ""
    unless: str = ""
    but: tuple[str, ...] = ()

    def is_said(self, source: str, form: str) -> bool:
        """True if a translation has this word where its sentence has it."""
        if not self.stands_in or source in self.but:
            return True
        says = self.says or re.escape(self.translation)
        return not _found(self.stands_in, _bare(source)) or _found(says, form)

    def is_kept_out(self, source: str, form: str) -> bool:
        """True if a translation does without what this word never is."""
        if not self.never or source in self.but or not _found(self.never, form):
            return True
        return bool(self.unless) and _found(self.unless, _bare(source))


@dataclass(frozen=True, slots=True)
class Break:
    """A sentence that says a word in another way than the glossary does."""

    word: Word
    source: str
    form: str

    def __str__(self) -> str:
        """Name the word, what it is to be, and the sentence in both languages."""
        return f"{self.word.word} is {self.word.translation}: {self.source} | {self.form}"


def read(language: str, folder: Path = FOLDER) -> tuple[Word, ...]:
    """Read the glossary of a language; an unknown key is a mistake in the file."""
    content = tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))
    return tuple(Word(**{**entry, "but": tuple(entry.get("but", ()))}) for entry in content["word"])


def breaks(words: Iterable[Word], said: Iterable[tuple[str, str]]) -> Iterator[Break]:
    """Find what breaks a glossary among sentences with their translations."""
    checked = [word for word in words if word.stands_in or word.never]
    for source, form in said:
        for word in checked:
            if not (word.is_said(source, form) and word.is_kept_out(source, form)):
                yield Break(word, source, form)


def misprints(said: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield half-width marks beside Chinese, signs written as their code, and `5 %` for 5%."""
    for source, form in said:
        if half_width(form) or entities(form) or _found(r"[\d}] %", form):
            yield f"{source} | {form}"


def twins(screen: Iterable[str], says: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the controls of one screen that a language calls by one name; capitals do not count."""
    for one, other in combinations(sorted(screen), 2):
        if one.casefold() != other.casefold() and says.get(one) and says[one] == says.get(other):
            yield one, other


def half_width(form: str) -> bool:
    """Return True if a mark beside a Chinese sign is of half its width."""
    return _found(_HALF_WIDTH, form)


def entities(form: str) -> bool:
    """Return True if a sign is written as in XML, so that the screen would show its code."""
    return _found(r"&#?\w+[;；]", form)


@cache
def _bare(source: str) -> str:
    return _HOLE.sub("", source)


def _found(pattern: str, text: str) -> bool:
    return re.search(pattern, text, re.IGNORECASE) is not None
