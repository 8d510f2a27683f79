"""Sentences as values: English as they stand, translated by the template they were made from.

A `Msg` is the English text itself, so journal, slips and command line need nothing else. A screen
in another language looks its template up and fills in the values again. Text that is glued together
by `+`, an f-string or `str.join` forgets its templates: use `joined`, `listed` or `either`.
"""

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, Self

_HOLE = re.compile(r"\{(\w+)\}")


class Case(Enum):
    """How a sentence is written where it stands, in whatever language."""

    AS_WRITTEN = "as written"
    CAPITALS = "capitals"
    INITIAL = "capital initial"
    SMALL_INITIAL = "small initial"

    def apply(self, text: str) -> str:
        """Write a text this way."""
        match self:
            case Case.AS_WRITTEN:
                return text
            case Case.CAPITALS:
                return str.upper(text)
            case Case.INITIAL:
                return str.upper(text[:1]) + text[1:]
            case Case.SMALL_INITIAL:
                return str.lower(text[:1]) + text[1:]


_AS_WRITTEN = Case.AS_WRITTEN


class Msg(str):
    """An English sentence that remembers its template and what fills its holes.

    `Msg("Seat {seat} has folded", seat=5)`. A value may itself be a `Msg`; any other text is
    shown as it is. With a count `n` and `one`, English takes the singular where `n` is 1:
    `Msg("{n} wins are claimed", one="{n} win is claimed", n=wins)`.
    """

    __slots__ = ("_values", "case", "one", "template")

    template: str
    one: str | None
    case: Case
    _values: Mapping[str, object]

    def __new__(cls, template: str, /, *, one: str | None = None, **values: object) -> Self:
        """Fill the template; a hole without a value is a mistake of the programmer."""
        return cls._made(template, one, values, _AS_WRITTEN)

    @classmethod
    def of(cls, template: str, values: Mapping[str, object]) -> Self:
        """Fill a template that came out of a definition file."""
        return cls._made(template, None, values, Case.AS_WRITTEN)

    @classmethod
    def _made(
        cls, template: str, one: str | None, values: Mapping[str, object], case: Case
    ) -> Self:
        written = one if one is not None and values.get("n") == 1 else template
        # A screen makes a hundred of these for every picture: what needs no work gets none.
        text = fill(written, values) if values else written
        self = super().__new__(cls, text if case is _AS_WRITTEN else case.apply(text))
        self.template, self.one, self.case = template, one, case
        self._values = values
        return self

    @property
    def values(self) -> Mapping[str, object]:
        """Return what fills the holes, by name."""
        return MappingProxyType(self._values)

    @property
    def number(self) -> int | None:
        """Return the number that the plural goes by, if the sentence has one."""
        n = self._values.get("n") if self.one is not None else None
        return n if isinstance(n, int) else None

    def upper(self) -> "Msg":
        """Return the sentence in capitals."""
        return self.written(Case.CAPITALS)

    def written(self, case: Case) -> "Msg":
        """Return the sentence in another case."""
        return Msg._made(self.template, self.one, self._values, case)

    def __str__(self) -> str:
        """Stay a `Msg`, so that `str(error)` can still be translated."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a sentence be copied and sent to another process."""
        return Msg._made, (self.template, self.one, dict(self._values), self.case)


class Translated(str):
    """A text that is in the reader's language already: no catalogue is asked for it."""

    __slots__ = ()


def fill(template: str, values: Mapping[str, object]) -> str:
    """Put the values into the holes of a template."""
    if "{" not in template:
        return template
    return _HOLE.sub(lambda hole: str.__str__(str(values[hole[1]])), template)


def holes(template: str) -> list[str]:
    """List the names of a template's holes, in order."""
    return _HOLE.findall(template)


def joined(separator: str, parts: Iterable[str]) -> Msg:
    """Set texts one after the other, each translated by itself."""
    values = {str(place): part for place, part in enumerate(parts)}
    return Msg.of(separator.join(f"{{{place}}}" for place in values), values)


def listed(parts: Iterable[str]) -> str:
    """List texts as a sentence does: a, b and c."""
    *before, last = list(parts) or [""]
    if not before:
        return last
    return Msg("{items} and {last}", items=joined(", ", before), last=last)


def either(parts: Iterable[str]) -> str:
    """Offer texts as a sentence does: a or b or c."""
    first, *others = list(parts) or [""]
    for other in others:
        first = Msg("{first} or {other}", first=first, other=other)
    return first


def capitalized(text: str) -> str:
    """Begin a text with a capital letter; the rest stays as it is."""
    return text.written(Case.INITIAL) if isinstance(text, Msg) else Case.INITIAL.apply(text)


def uncapitalized(text: str) -> str:
    """Begin a text with a small letter, as it stands inside a sentence."""
    if isinstance(text, Msg):
        return text.written(Case.SMALL_INITIAL)
    return Case.SMALL_INITIAL.apply(text)
