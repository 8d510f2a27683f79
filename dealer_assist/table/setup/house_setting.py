"""One setting of a table: its value as a number and as text, and what it may be."""

import re
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from enum import Enum
from typing import assert_never

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg, either
from dealer_assist.rules.money import chips, percent
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

Put = Callable[[TableSetup, int | None], TableSetup]
Write = Callable[[TableSetup, str], TableSetup]

NONE = "none"
YES, NO = "yes", "no"


class SettingKind(Enum):
    """What a setting's number means: cents, basis points, a place in a list of choices, a day.

    Words are no number: they are written as they stand, or taken from what is offered.
    """

    MONEY = "money"
    RATE = "rate"
    CHOICE = "choice"
    DAY = "day"
    WORDS = "words"


_MONEY = re.compile(r"\$? ?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d\d))?")
_OTHER_SIGNS = re.compile(r"\$? ?\d[\d.,]*,[\d.,]*\d ?\$?")
"""Digits with a comma that does not part thousands: elsewhere it is the point before the cents."""
_RATE = re.compile(r"(\d+)(?:\.(\d\d?))? ?%?")
_DAY = re.compile(r"(\d{4})-?(\d\d)-?(\d\d)")
_UNKNOWN = "\N{REPLACEMENT CHARACTER}"
_BLANKS = "\t\r\n\N{NO-BREAK SPACE}"
LONGEST_WORDS = 60
"""Letters of a record: what a line of the page and of a sheet holds."""


def written(kind: SettingKind, value: int | None, choices: tuple[str, ...] = ()) -> str:
    """Write a value as it stands on the page and in the journal."""
    if value is None:
        return NONE
    match kind:
        case SettingKind.MONEY:
            return chips(value)
        case SettingKind.RATE:
            return percent(value)
        case SettingKind.DAY:
            return date.fromordinal(value).isoformat()
        case SettingKind.CHOICE:
            return choices[value]
        case SettingKind.WORDS:
            return NONE  # they are no number
        case _:
            assert_never(kind)


def read(kind: SettingKind, text: str, choices: tuple[str, ...] = ()) -> int | None:
    """Read a value as a person wrote it; `none` where there is to be none."""
    wanted = text.strip()
    if kind is SettingKind.CHOICE:
        return _choice(wanted, choices)
    if wanted == NONE:
        return None
    if kind is SettingKind.DAY:
        return _day(wanted)
    found = (_MONEY if kind is SettingKind.MONEY else _RATE).fullmatch(wanted)
    if found is None:
        raise Refused(_unread(kind, text))
    whole, part = found.groups(default="0")
    return int(whole.replace(",", "")) * 100 + int(part.ljust(2, "0"))


def _day(wanted: str) -> int:
    if found := _DAY.fullmatch(wanted):
        year, month, day = map(int, found.groups())
        with suppress(ValueError):  # a 31st of June
            return date(year, month, day).toordinal()
    raise Refused(
        Msg("{text} is no day. Write year, month and day, as in 2023-06-14", text=shown(wanted))
    )


def _unread(kind: SettingKind, text: str) -> Msg:
    quoted = f"{text!r}"
    if kind is SettingKind.RATE:
        return Msg("{text} cannot be read. Write a rate like 20.5%", text=quoted)
    if _OTHER_SIGNS.fullmatch(text.strip()):
        return Msg(
            "{text} can be read in two ways. Write a point before cents, as in $7.50, and commas "
            "between thousands, as in $7,500",
            text=quoted,
        )
    return Msg("{text} cannot be read. Write an amount like $7,500", text=quoted)


def word(choice: object) -> str:
    """Write a choice of the game as a word: yes, no, winning_side."""
    if isinstance(choice, bool):
        return YES if choice else NO
    return str(choice)


def _choice(wanted: str, choices: tuple[str, ...]) -> int:
    if wanted not in choices:
        raise Refused(
            Msg(
                "{wanted} cannot be chosen. Choose {choices}",
                wanted=shown(wanted),
                choices=either(choices),
            )
        )
    return choices.index(wanted)


def _is_typed(sign: str) -> bool:
    """True if a sign is one that a person writes: no control, no half of one, no unknown."""
    return (sign.isprintable() and sign != _UNKNOWN) or sign in _BLANKS


def _left_as_it_is(setup: TableSetup, value: object) -> TableSetup:
    return setup


class HouseSetting(Value):
    """One setting: its value as a number and as text, and what it may be.

    `most` is None where nothing limits it; a setting with `may_be_none` can be switched off.
    `of` is the jackpot whose figure it is. A setting in `words` is put by `write`; its choices are
    what is offered, and anything else may be written.
    """

    path: str
    label: str
    kind: SettingKind
    value: int | None
    put: Put = _left_as_it_is
    least: int = 0
    most: int | None = None
    choices: tuple[str, ...] = ()
    may_be_none: bool = False
    of: str = ""
    words: str = ""
    write: Write = _left_as_it_is

    @property
    def text(self) -> str:
        """Return the value as it stands on the page."""
        if self.kind is SettingKind.WORDS:
            return self.words or NONE
        return written(self.kind, self.value, self.choices)

    def accepted(self, wanted: str | int) -> str:
        """Return a wanted value as it stands on the page; refuse one that is out of range."""
        if isinstance(wanted, bool):
            wanted = word(wanted)
        if self.kind is SettingKind.WORDS:
            return self._as_written(str(wanted))
        value = wanted if isinstance(wanted, int) else read(self.kind, wanted, self.choices)
        if value is None and self.may_be_none:
            return NONE
        most = len(self.choices) - 1 if self.kind is SettingKind.CHOICE else self.most
        if value is None or value < self.least or (most is not None and value > most):
            raise Refused(self._range())
        return written(self.kind, value, self.choices)

    def taken(self, setup: TableSetup, text: str) -> TableSetup:
        """Return a set-up with the value that stands in a journal."""
        if self.kind is SettingKind.WORDS:
            return self.write(setup, "" if text == NONE else text)
        return self.put(setup, read(self.kind, text, self.choices))

    def _as_written(self, wanted: str) -> str:
        if not all(map(_is_typed, wanted)):
            raise Refused(
                Msg(
                    "{setting} has signs in it that no keyboard writes. Write it again",
                    setting=self.label,
                )
            )
        words = " ".join(wanted.split())
        if len(words) > LONGEST_WORDS:
            raise Refused(
                Msg(
                    "{setting} has at most {n} letters on one line. Write it shorter",
                    setting=self.label,
                    n=LONGEST_WORDS,
                )
            )
        return words or NONE

    def _range(self) -> str:
        if self.kind is SettingKind.CHOICE:
            return Msg(
                "{setting} can be {choices}. Choose one of them",
                setting=self.label,
                choices=either(self.choices),
            )
        least = written(self.kind, self.least)
        if self.most is None:
            return Msg(
                "{setting} must be {least} or more. Enter another figure",
                setting=self.label,
                least=least,
            )
        return Msg(
            "{setting} must be between {least} and {most}. Enter another figure",
            setting=self.label,
            least=least,
            most=written(self.kind, self.most),
        )
