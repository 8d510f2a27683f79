"""Drivers from outside the package: found by entry points of the group `dealer_assist.devices`.

An entry point names a `DeviceRole`, or a pair: the name of a known role and a `DeviceKind` that
plays it.
"""

import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist.devices.role import DeviceKind, DeviceRole, TypedKind
from dealer_assist.errors import UserFacingError
from dealer_assist.value import replace

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "dealer_assist.devices"


class BadDriver(UserFacingError):  # noqa: N818 - as a technician says it
    """A package of another maker offers a driver that cannot be used; it is named."""


def with_plugins(roles: tuple[DeviceRole, ...]) -> tuple[DeviceRole, ...]:
    """Add what other packages offer: kinds behind those of their role, roles behind all others."""
    for name, offered in found():
        roles = _with(roles, name, offered)
    return roles


@cache
def found() -> tuple[tuple[str, object], ...]:
    """Load what is installed, once."""
    if not _is_any_offered():
        return ()
    from importlib.metadata import entry_points

    return tuple((_name(point), _load(point)) for point in sorted(entry_points(group=GROUP)))


def _is_any_offered() -> bool:
    """Look for the name of the group in what is installed.

    Nearly everywhere it is not there, and `importlib.metadata`, which brings all that reads mail
    and speaks to the network, takes a fifth of the time in which a table is opened.
    """
    for folder in map(Path, sys.path):
        for entries in folder.glob("*-info/entry_points.txt"):
            if GROUP.encode() in entries.read_bytes():
                return True
    return False


def _name(point: "EntryPoint") -> str:
    package = point.dist.name if point.dist else "an unknown package"
    return f"{package}, entry point {point.name!r}"


def _load(point: "EntryPoint") -> object:
    try:
        return point.load()
    except Exception as error:
        raise BadDriver(
            f"{_name(point)}: its driver cannot be loaded ({error}); mend or remove that package"
        ) from error


def _with(roles: tuple[DeviceRole, ...], name: str, offered: object) -> tuple[DeviceRole, ...]:
    match offered:
        case DeviceRole():
            _refuse_twice(name, offered.name, (role.name for role in roles))
            return (*roles, offered)
        case (str(role_name), DeviceKind() | TypedKind() as kind):
            if all(role.name != role_name for role in roles):
                known = ", ".join(role.name for role in roles)
                raise BadDriver(f"{name}: there is no device {role_name!r}; there are: {known}")
            return tuple(_role_with(role, role_name, kind, name) for role in roles)
        case _:
            raise BadDriver(f"{name}: it offers neither a Role nor a pair of a name and a Kind")


def _role_with(
    role: DeviceRole, role_name: str, kind: DeviceKind | TypedKind, name: str
) -> DeviceRole:
    if role_name not in (role.name, role.extends):
        return role
    _refuse_twice(name, kind.name, (known.name for known in role.kinds))
    return replace(role, kinds=(*role.kinds, kind))


def _refuse_twice(name: str, new: str, known: Iterable[str]) -> None:
    if new in known:
        raise BadDriver(f"{name}: {new!r} is taken; give it another name")
