"""Amounts and rates as they are printed in definition files, to whole numbers."""

import re

_DOLLARS = re.compile(r"\$([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]{2}))?")
_RATE = re.compile(r"([0-9]+)(?:\.([0-9]{1,2}))? ?%")


def parse_dollars(text: str) -> int:
    """Read dollars as printed, `$5,000` or `$0.50`, to cents."""
    amount = _DOLLARS.fullmatch(text)
    if amount is None:
        raise ValueError(f"{text!r} is no amount: write '$5,000' or '$0.50'")
    return int(amount[1].replace(",", "")) * 100 + int(amount[2] or 0)


def parse_rate(text: str) -> int:
    """Read a share as printed, `20.5 %`, to basis points."""
    rate = _RATE.fullmatch(text)
    if rate is None:
        raise ValueError(f"{text!r} is no rate: write '24 %' or '20.5 %'")
    points = int(rate[1]) * 100 + int((rate[2] or "").ljust(2, "0"))
    if points > 10_000:
        raise ValueError(f"{text!r} is more than the whole wager: write 100 % or less")
    return points
