"""`Value`: what never changes, and is equal to whatever has the same fields.

Commands, events, states and models are values. `replace` makes another one with some fields
changed, and `fields` names them. The class behind it is a `msgspec.Struct`; type checkers are told
that it is frozen, and what `replace` may be given.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, dataclass_transform

import msgspec
from msgspec import field as field

if TYPE_CHECKING:
    from dataclasses import replace as replace  # names and types of changes are checked alike

    @dataclass_transform(frozen_default=True, field_specifiers=(field,))
    class Value:
        """What never changes; with `dict` it has room for what is computed once of it."""

        def __init_subclass__(cls, *, kw_only: bool = False, dict: bool = False) -> None:  # noqa: A002
            ...

else:
    from msgspec.structs import replace as replace

    class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        """What never changes."""


def fields(of: Any) -> tuple[str, ...]:
    """Return the names of the fields of a value, or of a class of values, in their order."""
    names: tuple[str, ...] = of.__struct_fields__
    return names


def as_dict(value: Value) -> dict[str, Any]:
    """Return the fields by name; values inside them stay values."""
    return {name: getattr(value, name) for name in fields(value)}


def plain(value: Any) -> Any:
    """Return a value as dictionaries, tuples, numbers and text, as JSON can hold them."""
    return msgspec.to_builtins(value, str_keys=True, enc_hook=_as_known)


def _as_known(value: Any) -> Any:
    """Return a sentence as its English text without its template, any other mapping as a dict."""
    match value:
        case str():
            return str.__str__(value)
        case Mapping():
            return dict(value)
        case _:
            raise TypeError(f"{value!r} has no plain form")
