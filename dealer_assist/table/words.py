"""Small words that sentences for the dealer are made of."""

from collections.abc import Sequence

from dealer_assist.table.staff import Role


def count(number: int, what: str) -> str:
    """Count in words: 1 win, 2 wins."""
    return f"{number} {what}" + ("" if number == 1 else "s")


def listed(parts: Sequence[str]) -> str:
    """Join with commas and a last `and`."""
    if len(parts) > 1:
        return f"{', '.join(parts[:-1])} and {parts[-1]}"
    return "".join(parts)


def percent(basis_points: int) -> str:
    """Print a rate: 24 %, 20.5 %."""
    return f"{decimal(basis_points)} %"


def decimal(hundredths: int) -> str:
    """Print hundredths without idle digits: 24, 20.5, 0.05."""
    whole, part = divmod(hundredths, 100)
    return f"{whole}.{part:02d}".rstrip("0").rstrip(".")


def a_role(role: Role) -> str:
    """Name a card's role with its article: an Executive."""
    return f"{_article(role)} {role.label}"


def a_printed_role(role: Role) -> str:
    """Name a card's role as printed on it: an EXECUTIVE."""
    return f"{_article(role)} {role.label.upper()}"


def _article(role: Role) -> str:
    return "an" if role is Role.EXECUTIVE else "a"
