"""Values out of JSON: the right kind, or a refusal that says which kind was meant."""

from collections.abc import Mapping
from typing import Any

from dealer_assist.rules.refusal import Refused

# Far above any casino's money; a figure beyond it is a mistake or mischief, not a wager.
MOST_CENTS = 10**18


def mapping(what: str, value: object) -> dict[str, Any]:
    """Give a JSON object."""
    if not isinstance(value, dict):
        raise Refused(f"{what} must be an object in braces, not {shown(value)}")
    return value


def sequence(what: str, value: object) -> list[Any]:
    """Give a JSON array; `what` is the sentence that asks for it."""
    if not isinstance(value, list):
        raise Refused(f"{what}, not {shown(value)}")
    return value


def whole_cents(what: str, value: object) -> int:
    """Give an amount in cents: a whole number, not negative, not beyond reason."""
    # In Python true is the number 1; at the table it is no amount.
    if type(value) is not int or not 0 <= value <= MOST_CENTS:
        raise Refused(f"{what} must be a whole number of cents from 0, not {shown(value)}")
    return value


def known_keys(what: str, values: Mapping[str, Any], known: frozenset[str]) -> None:
    """Refuse a key that means nothing here: most likely a typing mistake."""
    for key in values:
        if key not in known:
            raise Refused(f"{what} has no {key!r}; it may have: {', '.join(sorted(known))}")


def shown(value: object) -> str:
    """Print a wrong value in a sentence, cut short where it is long."""
    if value is None:
        return "nothing"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
