"""`@frozen`: a frozen dataclass with slots whose class is made in a tenth of the time.

The standard decorator compiles six functions for each class, a third of all the time until the
table stands. Here five are shared by all classes, and so is the constructor until a class is made
often enough to be worth one of its own; what `dataclasses` wants to know of the fields is put
together when it is first asked for. `fields`, `replace` and `asdict` take such a class like any
other; `tests/test_frozen.py` holds it against the standard one. The `replace` of this module does
the same for such values alone, in less than half of the time: a command changes the table's some
thirty times. Every annotation is a field, and
values have no values for parents.
"""

from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from dataclasses import replace as replace  # names and types of changes are checked alike

_T = TypeVar("_T")
_set = object.__setattr__
_FIELDS = "__dataclass_fields__"
_LEFT_BY_THE_FIRST = ("__dict__", "__weakref__")
_OFTEN = 16
"""To compile a constructor takes as long as some thirty calls of the shared one."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(made: type[_T]) -> type[_T]:
    """Make a class of its annotations: equal by value, hashable, never changed."""
    own = dict(vars(made))
    names = tuple(own.get("__annotations__", ()))
    if any(hasattr(parent, _FIELDS) for parent in made.__bases__):
        raise TypeError(f"{made.__qualname__} has a parent with fields; hold it in a field instead")
    for name in _LEFT_BY_THE_FIRST:
        own.pop(name, None)
    defaults = {name: own.pop(name) for name in names if name in own}
    # A class gets its slots when it is made, so it is made a second time.
    slots = {"__slots__": names, "__match_args__": names, "__defaults__": defaults}
    meta: Any = type(made)
    slotted: type[_T] = meta(made.__name__, made.__bases__, _SHARED | own | slots)
    slotted.__qualname__ = made.__qualname__
    return slotted


if not TYPE_CHECKING:

    def replace(one, /, **changes):
        """Give the same value with some of its fields changed."""
        made = one.__class__
        values, places = list(made.__all__(one)), made.__places__
        for name, value in changes.items():
            if name not in places:
                raise TypeError(f"{made.__qualname__} has no field {name!r}")
            values[places[name]] = value
        return made(*values)


def complete(made: type) -> None:
    """Compile the constructor now: for whoever reads its signature before it was ever called."""
    if vars(made).get("__init__") is _init:
        setattr(made, "__init__", _constructor(made))  # noqa: B010


class _Later:
    """Something of a class that is worked out when it is first asked for, and then stays."""

    def __init__(self, name: str, work_out: Any) -> None:
        self._name, self._work_out = name, work_out

    def __get__(self, one: object, asked: type) -> Any:
        made = next(each for each in asked.__mro__ if vars(each).get(self._name) is self)
        found = self._work_out(made)
        setattr(made, self._name, found)
        return getattr(made, self._name)


def _standard_fields(made: type) -> dict[str, "Field[Any]"]:
    """Let the standard library make the fields, on a class of the same annotations."""
    known: dict[str, Any] = {one: vars(made).get(one) for one in ("__module__", "__doc__")}
    known |= {"__annotations__": made.__annotations__, **vars(made)["__defaults__"]}
    standard: Any = dataclass(init=False, repr=False, eq=False)(type(made.__name__, (), known))
    found: dict[str, Field[Any]] = getattr(standard, _FIELDS)
    return found


def _values(made: type) -> Any:
    """Give what reads off all that is compared."""
    defaults = vars(made)["__defaults__"]
    names = vars(made)["__slots__"]
    compared = [one for one in names if _field(defaults.get(one)).compare is not False]
    return staticmethod(attrgetter(*compared) if compared else _no_values)


def _all(made: type) -> Any:
    """Give what reads off every field, one alone in a row as well."""
    names = vars(made)["__slots__"]
    if len(names) > 1:
        return staticmethod(attrgetter(*names))
    return staticmethod(lambda one: tuple(getattr(one, name) for name in names))


def _places(made: type) -> dict[str, int]:
    return {name: place for place, name in enumerate(vars(made)["__slots__"])}


def _field(default: Any) -> "Field[Any]":
    return default if isinstance(default, Field) else _PLAIN


def _no_values(of: object) -> tuple[()]:
    return ()


def _init(self: Any, *given: Any, **named: Any) -> None:
    """Set the values one by one; what is made often, or wrongly, gets a constructor of its own."""
    made = next(one for one in type(self).__mro__ if "__init__" in vars(one))
    _calls[made] = calls = _calls.get(made, 0) + 1
    if calls > _OFTEN or not _set_all(self, made, given, named):
        _calls.pop(made, None)  # another thread may have been first
        complete(made)
        vars(made)["__init__"](self, *given, **named)
        return
    if hasattr(made, "__post_init__"):
        self.__post_init__()


def _set_all(self: Any, made: type, given: tuple[Any, ...], named: dict[str, Any]) -> bool:
    """Set what was given, and defaults for the rest; False where a call was wrong."""
    own = vars(made)
    names, defaults = own["__slots__"], own["__defaults__"]
    if len(given) > len(names):
        return False
    for name, value in zip(names, given, strict=False):
        _set(self, name, value)
    taken = 0
    for name in names[len(given) :]:
        if name in named:
            taken += 1
            value = named[name]
        elif name not in defaults:
            return False
        else:
            value = defaults[name]
            if isinstance(value, Field):
                factory = value.default_factory
                value = value.default if factory is MISSING else factory()
                if value is MISSING:
                    return False
        _set(self, name, value)
    return taken == len(named)


def _constructor(made: type) -> Any:
    known: dict[str, Any] = {"_missing": MISSING}
    taken, body, defaults = ["self"], [], vars(made)["__defaults__"]
    for name in vars(made)["__slots__"]:
        given, value = _field(defaults.get(name)), name
        default = given.default if given is not _PLAIN else defaults.get(name, MISSING)
        if given.default_factory is not MISSING:
            known[f"_make_{name}"] = given.default_factory
            taken.append(f"{name}=_missing")
            value = f"_make_{name}() if {name} is _missing else {name}"
        elif default is not MISSING:
            known[f"_default_{name}"] = default
            taken.append(f"{name}=_default_{name}")
        else:
            taken.append(name)
        # A slot sets itself in two thirds of the time that a look for its name takes.
        known[f"_set_{name}"] = getattr(made, name).__set__
        body.append(f" _set_{name}(self, {value})")
    if hasattr(made, "__post_init__"):
        body.append(" self.__post_init__()")
    exec(f"def __init__({', '.join(taken)}):\n" + "\n".join(body or [" pass"]), known)
    constructor = known["__init__"]
    constructor.__qualname__ = f"{made.__qualname__}.__init__"
    constructor.__annotations__ = dict(made.__annotations__)
    return constructor


def _eq(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    values = self.__values__
    return values(self) == values(other)


def _hash(self: Any) -> int:
    return hash(self.__values__(self))


def _repr(self: Any) -> str:
    shown = (f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{self.__class__.__qualname__}({', '.join(shown)})"


def _refuse_set(self: object, name: str, value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, one.name) for one in fields(self)]


def _setstate(self: Any, state: list[Any]) -> None:
    for one, value in zip(fields(self), state, strict=True):
        _set(self, one.name, value)


_calls: dict[type, int] = {}
_PLAIN: "Field[Any]" = field()
_SHARED = {
    _FIELDS: _Later(_FIELDS, _standard_fields),
    "__values__": _Later("__values__", _values),
    "__all__": _Later("__all__", _all),
    "__places__": _Later("__places__", _places),
    "__init__": _init,
    "__eq__": _eq,
    "__hash__": _hash,
    "__repr__": _repr,
    "__setattr__": _refuse_set,
    "__delattr__": _refuse_delete,
    "__getstate__": _getstate,
    "__setstate__": _setstate,
}
