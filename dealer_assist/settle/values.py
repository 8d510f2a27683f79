"""Values out of JSON: the right kind, or a refusal that says which kind was meant."""

from collections.abc import Mapping
from typing import Any

from dealer_assist.errors import Refused, shown

# Far above any casino's money; a figure beyond it is a mistake or mischief, not a wager.
MOST_CENTS = 10**18


def mapping(value: object, *what: str) -> dict[str, Any]:
    """Return a JSON object; `what` names it, from the outside in."""
    if not isinstance(value, dict):
        raise Refused(f"{': '.join(what)} must be an object in braces, not {shown(value)}")
    return value


def optional_mapping(value: object, *what: str) -> dict[str, Any]:
    """Return a JSON object that may be left out."""
    return {} if value is None else mapping(value, *what)


def sequence(value: object, *what: str) -> list[Any]:
    """Return a JSON array."""
    if not isinstance(value, list):
        raise Refused(f"{': '.join(what)} must be a list in brackets, not {shown(value)}")
    return value


def whole_cents(value: object, *what: str) -> int:
    """Return an amount in cents: a whole number, not negative, not beyond reason."""
    # In Python true is the number 1; at the table it is no amount.
    if type(value) is not int or not 0 <= value <= MOST_CENTS:
        raise Refused(
            f"{': '.join(what)} must be a whole number of cents from 0, not {shown(value)}"
        )
    return value


def known_keys(values: Mapping[str, Any], known: frozenset[str], what: str) -> None:
    """Refuse a key that means nothing here: most likely a typing mistake."""
    if not values.keys() <= known:
        unknown = next(key for key in values if key not in known)
        raise Refused(f"{what} has no {shown(unknown)}; it may have: {', '.join(sorted(known))}")
