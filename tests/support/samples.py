"""A sample of every command and event, made from the types of its fields."""

from collections.abc import Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from dealer_assist.value import Value, fields

Made = TypeVar("Made")
_PLAIN: dict[Any, Any] = {int: 1, str: "A", bool: True}
_PLACE = "1"
_SOME: dict[Any, Any] = {int: (7, 8), str: ("A", "B"), bool: (True, False)}


def sample(made: type[Made]) -> Made:
    """Make one: seat 1, sensor A, nothing in its lists."""
    hints = get_type_hints(made)
    return made(
        **{name: _PLACE if name == "place" else _value(hints[name]) for name in fields(made)}
    )


def _value(of: Any) -> Any:
    if of in _PLAIN:
        return _PLAIN[of]
    if get_origin(of) is UnionType:
        return None if NoneType in get_args(of) else _value(get_args(of)[0])
    if get_origin(of) is tuple:
        return ()
    if get_origin(of) is Mapping:
        return {}
    if issubclass(of, Enum):
        return next(iter(of))
    if isinstance(of, type) and issubclass(of, Value):
        return sample(of)
    raise TypeError(f"there is no sample of {of}")


def filled(made: type[Made]) -> Made:
    """Make one with something in every field, which is not what the field has by default."""
    usual = {one.name: one for one in msgspec.structs.fields(made)}  # type: ignore[arg-type]
    hints = get_type_hints(made).items()
    return made(**{name: _something(of, usual[name].default) for name, of in hints})


def _something(of: Any, usual: Any = None) -> Any:
    if of in _SOME:
        return next(one for one in _SOME[of] if one != usual)
    kinds, origin = get_args(of), get_origin(of)
    if origin is UnionType:
        return _something(kinds[0])
    if origin is tuple:
        return (_something(kinds[0]),) if kinds[-1] is ... else tuple(map(_something, kinds))
    if origin is frozenset:
        return frozenset({_something(kinds[0])})
    if origin is Mapping:
        return {_something(kinds[0]): _something(kinds[1])}
    if issubclass(of, Enum):
        return next(one for one in of if one != usual)
    if issubclass(of, Value):
        return filled(of)
    raise TypeError(f"there is no sample of {of}")
