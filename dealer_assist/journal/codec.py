"""Facts to JSON and back, by the fields of their classes: a new fact of a union needs no line here.

A table's events, the staff register and the people of a school are written by one codec, each over
its own union. A field that an old file does not have yet gets its default; anything else that does
not fit is said, never guessed.
"""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar, get_args

import msgspec

from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.table.events import Event
from dealer_assist.value import plain

Fact = TypeVar("Fact")


class Codec(Generic[Fact]):
    """Writes and reads the facts of one closed union."""

    def __init__(self, union: Any, log: str) -> None:
        self._kinds: dict[str, type[Any]] = {made.__name__: made for made in get_args(union)}
        self._log = log

    def knows(self, kind: str) -> bool:
        """True if a fact of this kind can be read at all."""
        return kind in self._kinds

    def encode(self, fact: Fact) -> tuple[str, dict[str, Any]]:
        """Return a fact's kind and its fields as JSON values."""
        return type(fact).__name__, plain(fact)

    def decode(self, kind: str, payload: Mapping[str, Any]) -> Fact:
        """Read a fact back from its kind and fields."""
        made: Any = self._kinds.get(kind)
        if made is None:
            raise UnreadableEvent(f"{self._log} holds a {kind}, which this version does not know")
        try:
            fact: Fact = msgspec.convert(payload, made, str_keys=True)
        except msgspec.ValidationError as trouble:
            raise UnreadableEvent(f"a {kind} cannot be read: {trouble}") from trouble
        return fact


def codec_for(union: Any, log: str) -> Codec[Any]:
    """Return the codec of a union; `log` is what holds its facts, in a refusal's words."""
    return Codec(union, log)


def kinds_of(*events: type[Event]) -> tuple[str, ...]:
    """Return the kinds that events have on record."""
    return tuple(event.__name__ for event in events)


EVENTS: Codec[Event] = codec_for(Event, "the journal")
encode, decode = EVENTS.encode, EVENTS.decode
