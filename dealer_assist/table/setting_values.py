"""Values of settings: whole numbers in the table, written as a person would write them."""

import re
from enum import Enum

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips
from dealer_assist.table.words import percent

NONE = "none"
YES, NO = "yes", "no"


class Kind(Enum):
    """What a setting's number means: cents, basis points, or the place in a list of choices."""

    MONEY = "money"
    RATE = "rate"
    CHOICE = "choice"


_MONEY = re.compile(r"\$? ?(\d[\d,]*)(?:\.(\d\d))?")
_RATE = re.compile(r"(\d+)(?:\.(\d\d?))? ?%?")


def written(kind: Kind, value: int | None, choices: tuple[str, ...] = ()) -> str:
    """Write a value as it stands on the page and in the journal."""
    if value is None:
        return NONE
    match kind:
        case Kind.MONEY:
            return chips(value)
        case Kind.RATE:
            return percent(value)
        case _:  # a choice
            return choices[value]


def read(kind: Kind, text: str, choices: tuple[str, ...] = ()) -> int | None:
    """Read a value as a person wrote it; `none` where there is to be none."""
    wanted = text.strip()
    if kind is Kind.CHOICE:
        return _choice(wanted, choices)
    if wanted == NONE:
        return None
    found = (_MONEY if kind is Kind.MONEY else _RATE).fullmatch(wanted)
    if found is None:
        if kind is Kind.MONEY:
            raise Refused(
                Msg("{text} cannot be read; write an amount like $7,500", text=f"{text!r}")
            )
        raise Refused(Msg("{text} cannot be read; write a rate like 20.5 %", text=f"{text!r}"))
    whole, part = found.groups(default="0")
    return int(whole.replace(",", "")) * 100 + int(part.ljust(2, "0"))


def word(choice: object) -> str:
    """Write a choice of the game as a word: yes, no, winning_side."""
    if isinstance(choice, bool):
        return YES if choice else NO
    return str(choice)


def _choice(wanted: str, choices: tuple[str, ...]) -> int:
    if wanted not in choices:
        raise Refused(
            Msg(
                "{wanted} cannot be chosen; choose {choices}",
                wanted=f"{wanted!r}",
                choices=joined(" or ", choices),
            )
        )
    return choices.index(wanted)
