"""Finds pages of the handbook by words: its title counts most, then a heading, then what it says.

A word may be begun only, and written without accents. A page is looked for in its own language and
in English, because buttons and hands have English names everywhere.
"""

import re
import unicodedata
from collections.abc import Iterator

from dealer_assist.catalog.handbook import (
    ENGLISH,
    Handbook,
    HandbookChapter,
    HandbookPage,
    HandbookPicture,
    Pair,
    Quote,
    Words,
)
from dealer_assist.value import Value

_TITLE, _HEADING, _TEXT = 100, 10, 1


class FoundPage(Value):
    """A page that has every word, and the chapter that says most of them."""

    name: str
    title: str
    chapter: str
    place: int


def find_pages(handbook: Handbook, language: str, typed: str) -> tuple[FoundPage, ...]:
    """Return the pages that have every word typed, the best first; without words none."""
    words = plain(typed).split()
    if not words:
        return ()
    scored = [
        (score, found)
        for name in handbook.names
        for score, found in _of(handbook, name, language, words)
    ]
    return tuple(found for _, found in sorted(scored, key=lambda one: -one[0]))


def plain(text: str) -> str:
    """Return a text in small letters without accents."""
    parted = unicodedata.normalize("NFD", text.casefold()).replace("đ", "d")
    return "".join(sign for sign in parted if not unicodedata.combining(sign))


def _of(
    handbook: Handbook, name: str, language: str, words: list[str]
) -> Iterator[tuple[int, FoundPage]]:
    page, english = handbook.page(name, language), handbook.page(name, ENGLISH)
    per_word = [max(_scores(page, word), _scores(english, word)) for word in words]
    if all(map(sum, per_word)):
        chapters = [sum(scores) for scores in zip(*per_word, strict=False)]
        place = min(chapters.index(max(chapters)), len(page.chapters) - 1)
        yield sum(chapters), FoundPage(name, page.title, page.chapters[place].title, place)


def _scores(page: HandbookPage, word: str) -> list[int]:
    """Return how well each chapter says a word; the title belongs to the first."""
    found = [
        _HEADING * _says(chapter.title, word)
        + _TEXT * sum(_says(text, word) for text in _texts(chapter))
        for chapter in page.chapters
    ]
    found[0] += _TITLE * _says(page.title, word)
    return found


def _says(text: str, word: str) -> bool:
    """True if a word of the text begins so; in a script without gaps, if it is anywhere."""
    return re.search(rf"(?<![a-z0-9]){re.escape(word)}", plain(text)) is not None


def _texts(chapter: HandbookChapter) -> Iterator[str]:
    for block in chapter.blocks:
        match block:
            case Words(text, _) | Quote(text):
                yield text
            case Pair(first, rest):
                yield f"{first} {rest}"
            case HandbookPicture(words, _):
                yield words
