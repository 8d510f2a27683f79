"""What a line pays: odds *to* one, odds *for* one, a share of a meter, or the stake back."""

import re

from dealer_assist.value import Value


class ToOne(Value):
    """Odds that return the stake besides: 50 to 1, 3 to 2."""

    pays: int
    per: int = 1

    def __str__(self) -> str:
        return f"{self.pays} to {self.per}"

    def net(self, stake: int) -> int:
        """Return the player's gain; what is not a whole cent is rounded down."""
        return stake * self.pays // self.per


class ForOne(Value):
    """Odds that keep the stake: 9 for 1 on $1 hands over $9, a gain of $8."""

    pays: int

    def __str__(self) -> str:
        return f"{self.pays} for 1"


class Percent(Value):
    """A share of what a meter shows."""

    percent: int
    meter: str = "main"

    def __str__(self) -> str:
        return f"{self.percent} % of {self.meter}"


class Push(Value):
    """The stake goes back, no more."""

    def __str__(self) -> str:
        return "push"


Pay = ToOne | ForOne | Percent | Push

MOST = 1_000_000
"""No table pays more for one; amounts stay far below what the journal's numbers can hold."""
_ODDS = re.compile(r"(\d+) (to|for) (\d+)")
_SHARE = re.compile(r"(\d+) ?% of (\w+)")


def pay_shown(pay: Pay) -> str:
    """Return a pay as screens print it; `str` is how files and answers have it."""
    return str(pay).replace(" %", "%")


def parse_pay(text: str) -> Pay:
    """Read a pay as printed: `50 to 1`, `9 for 1`, `10 % of main`, `push`."""
    if text == "push":
        return Push()
    if odds := _ODDS.fullmatch(text):
        pays, word, per = int(odds[1]), odds[2], int(odds[3])
        if max(pays, per) > MOST:
            raise ValueError(f"{text!r} is more than any table pays: write '{MOST} to 1' or less")
        if word == "to" and per:
            return ToOne(pays, per)
        if word == "for" and per == 1:
            return ForOne(pays)
    if (share := _SHARE.fullmatch(text)) and 0 < int(share[1]) <= 100:
        return Percent(int(share[1]), share[2])
    raise ValueError(f"{text!r} is no pay: write '50 to 1', '9 for 1', '10 % of main' or 'push'")
