"""Classes of Qt's enums, made in a fifth of the time.

PySide has the standard library make a class of each enum of Qt: 156 with 2,600 members until the
table stands, an eighth of all that a start takes. Python makes them member by member, each with a
dozen questions whose answers are the same for all. Here what is common to a kind of enum is taken
from an empty one that Python made, and the members are put in at one go.

This leans on the insides of one release of Python: it is done for that one alone, and
`tests/kiosk/test_qt_enums.py` holds every enum against the one that Python would have made.
"""

import enum
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

KNOWN_PYTHON = (3, 11)
_KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
_NOT_COPIED = ("__dict__", "__weakref__")

_plain_create: Callable[..., Any] = enum.EnumType._create_  # type: ignore[attr-defined]


def make_enums_quickly() -> None:
    """Have enums made so from now on; whatever is not like Qt's is made as before."""
    if sys.version_info[:2] == KNOWN_PYTHON:
        enum.EnumType._create_ = _create  # type: ignore[attr-defined]


def _create(
    kind: type[enum.Enum], name: str, members: Any, *, module: str | None = None, **more: Any
) -> Any:
    if module is None:  # Python looks it up from its own place, which is one call nearer
        module = sys._getframe(2).f_globals.get("__name__")
    if more.get("boundary") is enum.KEEP and more.get("type") is None and kind in _KINDS:
        made = _quickly(kind, name, members, module, more.get("qualname"))
        if made is not None:
            return made
    return _plain_create(kind, name, members, module=module, **more)


def _quickly(
    kind: type[enum.Enum], name: str, members: Any, module: str | None, qualname: str | None
) -> Any:
    """Make a class of named numbers; None where a name or a number is not as usual."""
    if not isinstance(members, list) or module is None:
        return None
    if not {type(value) for _, value in members} <= {int}:
        return None
    names = {member for member, _ in members}
    if len(names) < len(members) or not names.isdisjoint(_taken(kind)):
        return None
    if any(member.startswith("_") for member in names):
        return None
    own = _empty(kind) | {"__module__": module, "__qualname__": qualname or name}
    own |= {"_member_names_": [], "_member_map_": {}, "_value2member_map_": {}}
    own |= {"_unhashable_values_": []}
    made = type.__new__(enum.EnumType, name, (kind,), own)
    _fill(made, members)
    return made


def _fill(made: Any, members: list[tuple[str, int]]) -> None:
    """Make the members as `enum` does: a second name of a number is the first one's member."""
    names: list[str] = made._member_names_
    by_name, by_value = made._member_map_, made._value2member_map_
    is_int, is_flag = issubclass(made, int), issubclass(made, enum.Flag)
    mask = singles = 0
    for name, value in members:
        is_single = value & (value - 1) == 0 and value != 0
        mask |= value
        singles |= value if is_single else 0
        member = by_value.get(value)
        if member is None:
            member = int.__new__(made, value) if is_int else object.__new__(made)
            member._value_ = value
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(names)
            by_value[value] = member
            if is_single or not is_flag:
                names.append(name)
        by_name[name] = member
        type.__setattr__(made, name, member)
    if is_flag and members:
        type.__setattr__(made, "_flag_mask_", mask)
        type.__setattr__(made, "_singles_mask_", singles)
        type.__setattr__(made, "_all_bits_", 2 ** mask.bit_length() - 1)
        values = [by_name[name]._value_ for name in names]
        if values != sorted(values):
            type.__setattr__(made, "_iter_member_", made._iter_member_by_def_)


@cache
def _empty(kind: type[enum.Enum]) -> dict[str, Any]:
    """Give what a class of this kind has before it has members."""
    made = _plain_create(kind, "Empty", [], module=__name__, boundary=enum.KEEP)
    return {name: value for name, value in vars(made).items() if name not in _NOT_COPIED}


@cache
def _taken(kind: type[enum.Enum]) -> frozenset[str]:
    """Give the names that mean something else, which Python redirects."""
    return frozenset(name for one in kind.__mro__ for name in vars(one)) | {"mro", ""}
