"""Enums of Qt made quickly are those that Python would have made."""

import copy
import enum
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import pytest
from PySide6 import QtCore, QtGui, QtNetwork, QtWidgets

from dealer_assist.kiosk import qt_enums

pytestmark = pytest.mark.skipif(
    sys.version_info[:2] != qt_enums.KNOWN_PYTHON, reason="only this release of Python is known"
)
MODULES = (QtCore, QtGui, QtWidgets, QtNetwork)
MOST_PAIRS = 12


def _all_of(place: ModuleType | type) -> Iterator[Any]:
    for name in dir(place):
        one = getattr(place, name, None)
        if isinstance(one, enum.EnumType) and one.__module__.startswith("PySide6"):
            yield one
        elif isinstance(place, ModuleType) and isinstance(one, type):
            yield from _all_of(one)


@cache
def enums() -> tuple[Any, ...]:
    """Give every enum of the modules of Qt that a kiosk can load."""
    return tuple({one: None for module in MODULES for one in _all_of(module)})


def made_twice(of: Any) -> tuple[Any, Any]:
    """Make an enum as Python does, and quickly."""
    members = [(name, one._value_) for name, one in of.__members__.items()]
    kind = of.__mro__[1]
    plain = qt_enums._plain_create(
        kind, of.__name__, list(members), module=__name__, boundary=enum.KEEP
    )
    return plain, qt_enums._quickly(kind, of.__name__, members, __name__, None)


def test_there_are_enums_to_compare() -> None:
    assert len(enums()) > 300
    assert {one.__mro__[1] for one in enums()} >= {enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag}


def test_each_has_the_same_members_under_the_same_names() -> None:
    for of in enums():
        plain, quick = made_twice(of)
        assert quick is not None, f"{of.__qualname__} is not made quickly"
        assert list(quick.__members__) == list(plain.__members__)
        assert [one.name for one in quick] == [one.name for one in plain], of.__qualname__
        for name, member in plain.__members__.items():
            other = quick[name]
            assert getattr(quick, name) is other
            assert quick(member.value) is other
            told = {key: value for key, value in vars(member).items() if key != "__objclass__"}
            assert told == {k: v for k, v in vars(other).items() if k != "__objclass__"}
            assert other.__objclass__ is quick
            assert isinstance(other, quick)
            assert not isinstance(other, plain)


def test_each_class_holds_the_same_facts() -> None:
    for of in enums():
        plain, quick = made_twice(of)
        assert set(vars(quick)) == set(vars(plain)), of.__qualname__
        assert quick.__mro__[1:] == plain.__mro__[1:]
        for name, value in vars(plain).items():
            if isinstance(value, int | str | list | type(None) | enum.FlagBoundary):
                if name not in plain.__members__:
                    assert vars(quick)[name] == value, (of.__qualname__, name)
            elif callable(value):
                assert getattr(quick, name).__qualname__ == getattr(plain, name).__qualname__
        assert {value: one.name for value, one in plain._value2member_map_.items()} == {
            value: one.name for value, one in quick._value2member_map_.items()
        }


def _told(one: Any) -> tuple[object, ...]:
    return (repr(one), str(one), f"{one}", one.name, one.value, bool(one), hash(one) is not None)


def test_members_say_and_do_the_same() -> None:
    for of in enums():
        plain, quick = made_twice(of)
        pairs = list(zip(plain, quick, strict=True))[:MOST_PAIRS]
        for member, other in pairs:
            assert _told(other) == _told(member)
            assert copy.copy(other) is other
        if not issubclass(of, enum.Flag):
            with pytest.raises((ValueError, TypeError), match=r"not a valid|no members defined"):
                quick(1_234_567)
            continue
        for member, other in pairs:
            assert _told(~other) == _told(~member)
            for more, other_more in pairs:
                assert _told(other | other_more) == _told(member | more)
                assert _told(other & other_more) == _told(member & more)
                assert _told(other ^ other_more) == _told(member ^ more)
                assert (other in other | other_more) is True
                assert [one.name for one in other | other_more] == [o.name for o in member | more]


@pytest.mark.parametrize(
    "members",
    [
        [("name", 1)],  # a name that every member has
        [("_hidden", 1)],
        [("One", 1), ("One", 2)],
        [("One", "1")],
        [("One", True)],
        "One Two",
        {"One": 1},
    ],
)
def test_whatever_is_not_like_qts_is_left_to_python(members: Any) -> None:
    assert qt_enums._quickly(enum.IntEnum, "Odd", members, __name__, None) is None


def test_others_make_their_enums_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enum.EnumType, "_create_", qt_enums._create)
    kept = enum.IntFlag("kept", [("A", 1), ("B", 2)], boundary=enum.KEEP)  # type: ignore[misc]
    strict = enum.Flag("strict", [("A", 1), ("B", 2)])
    named = enum.Enum("named", "A B")
    assert [one.__module__ for one in (kept, strict, named)] == [__name__] * 3
    assert [one.value for one in named] == [1, 2]
    with pytest.raises(ValueError, match="invalid value"):
        strict(8)
    assert kept(9) == 9


IN_THE_KIOSK = """
import enum
from dealer_assist.kiosk import pyside, qt_enums
quickly, made = qt_enums._quickly, []
qt_enums._quickly = lambda *given: made.append(quickly(*given)) or made[-1]
pyside.require_fitting_qt()
from PySide6.QtCore import Qt, QRect
from PySide6.QtGui import QFont
assert len(made) > 100, "PySide makes its enums otherwise: this room can go"
assert None not in made
assert type(Qt.AlignmentFlag.AlignLeft) in made
both = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
assert both == Qt.AlignmentFlag(0x21) and Qt.AlignmentFlag.AlignTop in both
assert repr(Qt.Key.Key_A) == "<Key.Key_A: 65>"
assert Qt.Key.__module__ == "PySide6.QtCore" and Qt.Key.__qualname__ == "Qt.Key"
font = QFont()
font.setWeight(QFont.Weight.Bold)
assert font.weight() is QFont.Weight.Bold
font.setCapitalization(QFont.Capitalization(1))
assert font.capitalization() is QFont.Capitalization.AllUppercase
"""


def test_the_kiosk_has_them_made_quickly_and_qt_takes_them() -> None:
    subprocess.run([sys.executable, "-c", IN_THE_KIOSK], check=True)
