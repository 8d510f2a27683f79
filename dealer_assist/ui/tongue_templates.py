"""Sentences with holes: `Seat %1 has no wager` knows that `Seat 5 has no wager` is itself."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

_HOLE = re.compile(r"%(\d)")
_NEXT_CLAUSE = re.compile(r"(?<!\b[A-Z])\. |; |: ")  # "M. Okafor" is one name


@dataclass(frozen=True, slots=True)
class Template:
    """A sentence of the catalogue, and how to know it when its holes are filled."""

    source: str
    landmark: str

    @property
    def is_vague(self) -> bool:
        """Tell whether so little is written that nearly any text would fit."""
        return sum(sign.isalpha() for piece in _pieces(self.source) for sign in piece) <= 3

    def is_written_in(self, text: str) -> bool:
        """Tell whether a text has the same capitals too."""
        return all(piece in text for piece in _pieces(self.source))

    def holes(self, text: str) -> tuple[str, ...] | None:
        """Give what fills the holes, or None if this is another sentence."""
        return next(self.fillings(text), None)

    def fillings(self, text: str) -> Iterator[tuple[str, ...]]:
        """Give what may fill the holes: as little as possible, then as much as possible.

        `%1 %2 to %3` cannot tell by itself where the name in `Queens Up $1 to $100` ends.
        """
        if self.landmark not in text.casefold():
            return
        before: tuple[str, ...] = ()
        for hole in ("(.+?)", "(.+)"):
            found = _pattern(self.source, hole).fullmatch(text)
            if found is None or not _may_fill(found.groups()):
                return
            if found.groups() != before:
                yield found.groups()
            before = found.groups()


def templates(sources: Iterable[str]) -> tuple[Template, ...]:
    """Give the sentences that have holes, the most telling first: holes could be anything."""
    found = [_template(source) for source in sources if _HOLE.search(source)]
    return tuple(sorted(found, key=lambda one: (-_told(one.source), one.source)))


def filled(translation: str, holes: Iterable[str]) -> str:
    """Put the holes where the translation wants them."""
    values = tuple(holes)
    return _HOLE.sub(lambda hole: values[int(hole[1]) - 1], translation)


def holes_of(text: str) -> list[str]:
    """List the holes of a sentence, in the order of their numbers."""
    return sorted(_HOLE.findall(text))


def like(asked: str, source: str, translation: str) -> str:
    """Write a translation as the sentence was asked for: in capitals, or with a small initial."""
    written = _HOLE.sub("", source)
    if asked.isupper() and not written.isupper():
        return translation.upper()
    if asked.islower() and written.isupper():
        return translation.lower()
    if written.isupper() and not asked.isupper():
        return translation[:1] + translation[1:].lower()
    if source.startswith("%") and asked[:1].isupper():
        return translation[:1].upper() + translation[1:]
    if asked[:1] != source[:1] and asked[:1].lower() == source[:1].lower():
        change: Callable[[str], str] = str.upper if asked[:1].isupper() else str.lower
        return change(translation[:1]) + translation[1:]
    return translation


def _template(source: str) -> Template:
    return Template(source, max(_pieces(source), key=len).casefold())


def _may_fill(holes: tuple[str, ...]) -> bool:
    """Tell whether no hole ends in the middle of a list, or reaches into the next clause."""
    return not any(hole.endswith((",", ";")) or _NEXT_CLAUSE.search(hole) for hole in holes)


@cache
def _pattern(source: str, hole: str) -> re.Pattern[str]:
    """Compile a template when it is first needed: a thousand at once would be felt."""
    pattern = hole.join(re.escape(piece) for piece in _pieces(source))
    return re.compile(pattern, re.IGNORECASE | re.DOTALL)


def _told(source: str) -> int:
    return sum(len(piece) for piece in _pieces(source))


def _pieces(source: str) -> Iterator[str]:
    yield from _HOLE.split(source)[::2]
