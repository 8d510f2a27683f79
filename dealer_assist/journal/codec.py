"""Facts to JSON and back, by their dataclass fields: a new fact of a union needs no line here.

A table's events, the staff register and the people of a school are written by one codec, each over
its own union. A field that an old file does not have yet gets its default; anything else that does
not fit is said, never guessed.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.table.events import Event

Step = Callable[[Any], Any]
Fact = TypeVar("Fact")


class Codec(Generic[Fact]):
    """Writes and reads the facts of one closed union."""

    def __init__(self, union: Any, log: str) -> None:
        self._kinds: dict[str, type[Any]] = {made.__name__: made for made in get_args(union)}
        self._log = log

    def knows(self, kind: str) -> bool:
        """Tell whether a fact of this kind can be read at all."""
        return kind in self._kinds

    def encode(self, fact: Fact) -> tuple[str, dict[str, Any]]:
        """Give a fact's kind and its fields as JSON values."""
        made: Any = type(fact)
        return made.__name__, _writer(made)(fact)

    def decode(self, kind: str, payload: Mapping[str, Any]) -> Fact:
        """Read a fact back from its kind and fields."""
        made: Any = self._kinds.get(kind)
        if made is None:
            raise UnreadableEvent(f"{self._log} holds a {kind}, which this version does not know")
        try:
            fact: Fact = _reader(made)(payload)
        except (KeyError, TypeError, ValueError) as trouble:
            raise UnreadableEvent(f"a {kind} cannot be read: {trouble}") from trouble
        return fact


def codec_for(union: Any, log: str) -> Codec[Any]:
    """Give the codec of a union; `log` is what holds its facts, in a refusal's words."""
    return Codec(union, log)


EVENTS: Codec[Event] = codec_for(Event, "the journal")
encode, decode = EVENTS.encode, EVENTS.decode


def _same(value: Any) -> Any:
    return value


@cache
def _writer(hint: Any) -> Step:
    if hint is str:
        return str.__str__  # a sentence goes on record as its English text, without its template
    if hint in (int, bool, NoneType):
        return _same
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda member: member.value
    if is_dataclass(hint):
        return _dataclass_writer(hint)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return str.__str__
    if origin in (Union, UnionType):
        some = _writer(_the_other_than_none(hint, inner))
        return lambda value: None if value is None else some(value)
    if origin is tuple and inner[-1] is Ellipsis:
        each = _writer(inner[0])
        return list if each is _same else lambda values: [each(value) for value in values]
    if origin is tuple:
        steps = tuple(map(_writer, inner))
        return lambda values: [step(value) for step, value in zip(steps, values, strict=True)]
    if origin is Mapping and inner[0] in (int, str):
        item = _writer(inner[1])
        return lambda mapping: {str(key): item(value) for key, value in mapping.items()}
    raise TypeError(f"an event cannot hold a {hint}")


def _dataclass_writer(made: Any) -> Step:
    hints = get_type_hints(made)
    steps = [(field.name, _writer(hints[field.name])) for field in fields(made)]

    def write(value: Any) -> dict[str, Any]:
        return {
            name: getattr(value, name) if step is _same else step(getattr(value, name))
            for name, step in steps
        }

    return write


@cache
def _reader(hint: Any) -> Step:
    if hint in (int, str, bool, NoneType):
        return _exactly(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint
    if is_dataclass(hint):
        return _dataclass_reader(hint)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _one_of(inner)
    if origin in (Union, UnionType):
        some = _reader(_the_other_than_none(hint, inner))
        return lambda value: None if value is None else some(value)
    if origin is tuple and inner[-1] is Ellipsis:
        each = _reader(inner[0])
        return lambda values: tuple([each(value) for value in values])
    if origin is tuple:
        steps = tuple(map(_reader, inner))
        return lambda values: tuple(
            [step(value) for step, value in zip(steps, values, strict=True)]
        )
    if origin is Mapping and inner[0] in (int, str):
        key_of, item = inner[0], _reader(inner[1])
        return lambda mapping: {key_of(key): item(value) for key, value in mapping.items()}
    raise TypeError(f"an event cannot hold a {hint}")


def _exactly(kind: type) -> Step:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is not {kind.__name__}")
        return value

    return read


def _one_of(words: tuple[Any, ...]) -> Step:
    def read(value: Any) -> Any:
        if value not in words:
            raise ValueError(f"{value!r} is none of {', '.join(words)}")
        return value

    return read


def _dataclass_reader(made: Any) -> Step:
    hints = get_type_hints(made)
    steps = {field.name: _reader(hints[field.name]) for field in fields(made)}
    needed = {
        field.name
        for field in fields(made)
        if field.default is MISSING and field.default_factory is MISSING
    }

    def read(values: Mapping[str, Any]) -> Any:
        if not isinstance(values, dict):
            raise TypeError(f"{values!r} is not {made.__name__}")
        missing = needed - values.keys()
        if missing:
            raise KeyError(f"{made.__name__} without {', '.join(sorted(missing))}")
        unknown = values.keys() - steps.keys()
        if unknown:
            raise KeyError(f"{made.__name__} with unknown {', '.join(sorted(unknown))}")
        return made(**{name: steps[name](value) for name, value in values.items()})

    return read


def _the_other_than_none(hint: Any, inner: tuple[Any, ...]) -> Any:
    others = [one for one in inner if one is not NoneType]
    if len(others) != 1:
        raise TypeError(f"an event cannot hold a {hint}: its value does not tell which one it is")
    return others[0]
