"""A sample of every command and event, made from the types of its fields."""

from collections.abc import Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from dealer_assist.value import Value

Made = TypeVar("Made")
_PLAIN: dict[Any, Any] = {int: 1, str: "A", bool: True}


def sample(made: type[Made]) -> Made:
    """Make one: seat 1, sensor A, nothing in its lists."""
    return made(**{name: _value(of) for name, of in get_type_hints(made).items()})


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
