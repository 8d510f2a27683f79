"""Money in integers: chips in cents, meters in micro-dollars (a ten-thousandth of a cent)."""

MICROS_PER_CENT = 10_000


def cents_shown(micros: int) -> int:
    """Round a meter down to the cent that its display shows."""
    return micros // MICROS_PER_CENT


def micros(cents: int) -> int:
    """Turn cents into micro-dollars."""
    return cents * MICROS_PER_CENT


def dollars(cents: int) -> str:
    """Print an amount in full: $12,846.37."""
    sign = "-" if cents < 0 else ""
    whole, part = divmod(abs(cents), 100)
    return f"{sign}${whole:,}.{part:02d}"


def chips(cents: int) -> str:
    """Print an amount without idle cents: $25, $0.50."""
    text = dollars(cents)
    return text.removesuffix(".00")


def percent(basis_points: int) -> str:
    """Print a rate: 24%, 20.5%."""
    return f"{decimal(basis_points)}%"


def decimal(hundredths: int) -> str:
    """Print hundredths without idle digits: 24, 20.5, 0.05."""
    whole, part = divmod(hundredths, 100)
    return f"{whole}.{part:02d}".rstrip("0").rstrip(".")
