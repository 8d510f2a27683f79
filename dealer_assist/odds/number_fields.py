"""Two ways to count with the same sums: in floats, or exactly in remainders of prime numbers.

A sum of fractions whose parts have a hundred digits is worked out once for each of several primes,
in numbers that fit a machine word; the remainders together give the fraction back.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import prod
from operator import mul
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
_BITS = 27  # of a prime


class Field(Protocol):
    """Numbers to count with in arrays."""

    def whole(self, values: Array) -> Array:
        """Take whole numbers in."""

    def times(self, first: Array, other: Array) -> Array:
        """Multiply, element by element."""

    def plus(self, first: Array, other: Array) -> Array:
        """Add, element by element."""

    def reduced(self, sums: Array) -> Array:
        """Bring sums of a few thousand numbers into range."""

    def over(self, values: Array) -> Array:
        """Return one over each of these whole numbers."""


class Numbers(Protocol):
    """Numbers to count with one by one, and the fields whose arrays they are put together from."""

    fields: Sequence[Field]

    def joined(self, rows: Sequence[Array]) -> list[Any]:
        """Put the same row from every field together."""

    def number(self, value: Fraction) -> Any:
        """Take one fraction in."""

    def trim(self, value: Any) -> Any:
        """Bring a number that came out of plain sums and products into its range."""


class Floats:
    """Plain floats: quick, to some thirteen places."""

    def whole(self, values: Array) -> Array:
        """Take whole numbers in."""
        return values.astype(np.float64)

    def times(self, first: Array, other: Array) -> Array:
        """Multiply, element by element."""
        product: Array = first * other
        return product

    def plus(self, first: Array, other: Array) -> Array:
        """Add, element by element."""
        total: Array = first + other
        return total

    def reduced(self, sums: Array) -> Array:
        """Leave them as they are."""
        return sums

    def over(self, values: Array) -> Array:
        """Return one over each of these whole numbers."""
        inverse: Array = 1.0 / values.astype(np.float64)
        return inverse


class Remainders:
    """Remainders of a prime below 2²⁷, nearest to nought, kept as floats.

    Products are below 2⁵³, where floats are whole numbers still; and a machine multiplies and
    rounds many floats at a time, but divides whole numbers one by one.
    """

    def __init__(self, prime: int) -> None:
        self.prime = prime
        self._inverse = 1.0 / prime

    def whole(self, values: Array) -> Array:
        """Take whole numbers in."""
        if values.size and abs(values).max() > self.prime >> 1:
            values = values % self.prime
        return self.reduced(values.astype(np.float64))

    def times(self, first: Array, other: Array) -> Array:
        """Multiply, element by element."""
        return self.reduced(first * other)

    def plus(self, first: Array, other: Array) -> Array:
        """Add, element by element."""
        return self.reduced(first + other)

    def reduced(self, sums: Array) -> Array:
        """Take the remainders."""
        multiples: Array = np.rint(sums * self._inverse)
        multiples *= self.prime
        rest: Array = sums - multiples
        return rest

    def over(self, values: Array) -> Array:
        """Return one over each of these whole numbers; there are few different ones."""
        few, places = np.unique(values, return_inverse=True)
        inverses = [pow(int(value), -1, self.prime) for value in few]
        found: Array = self.whole(np.array(inverses, dtype=np.int64))[places]
        return found


class Roughly:
    """Numbers as floats."""

    def __init__(self) -> None:
        self.fields: Sequence[Field] = (Floats(),)

    def joined(self, rows: Sequence[Array]) -> list[Any]:
        """Return the only row there is."""
        found: list[Any] = rows[0].tolist()
        return found

    def number(self, value: Fraction) -> Any:
        """Take one fraction in."""
        return float(value)

    def trim(self, value: Any) -> Any:
        """Leave it as it is."""
        return value


class Exactly:
    """Numbers as remainders of a product of primes, from arrays of remainders of each."""

    def __init__(self, how_many: int) -> None:
        moduli = primes(how_many)
        self.fields: Sequence[Field] = tuple(Remainders(prime) for prime in moduli)
        self.modulus = prod(moduli)
        rest = [self.modulus // prime for prime in moduli]
        self._parts = [
            each * pow(each, -1, prime) for each, prime in zip(rest, moduli, strict=True)
        ]

    def joined(self, rows: Sequence[Array]) -> list[Any]:
        """Return the numbers that have all of these remainders."""
        lists = [row.astype(np.int64).tolist() for row in rows]
        return [
            sum(map(mul, remainders, self._parts)) % self.modulus
            for remainders in zip(*lists, strict=True)
        ]

    def number(self, value: Fraction) -> Any:
        """Take one fraction in."""
        return value.numerator * pow(value.denominator, -1, self.modulus) % self.modulus

    def trim(self, value: Any) -> Any:
        """Take the remainder."""
        return value % self.modulus

    def fraction(self, value: int, denominator: int) -> Fraction:
        """Return the fraction that this remainder stands for; `denominator` makes it whole.

        There is more room than needed, so a mistake is seen: its whole number would fill it all.
        """
        whole = value * denominator % self.modulus
        if whole > self.modulus // 2:
            whole -= self.modulus
        if abs(whole) > self.modulus >> _BITS:
            raise ArithmeticError("this remainder is of no fraction with that denominator")
        return Fraction(whole, denominator)


def primes(count: int) -> list[int]:
    """Return the largest primes below 2²⁷."""
    found: list[int] = []
    candidate = 2**_BITS - 1
    while len(found) < count:
        if _is_prime(candidate):
            found.append(candidate)
        candidate -= 2
    return found


def _is_prime(number: int) -> bool:
    """Test by four bases, which no composite number of 31 bits passes."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7):
        value = pow(base, odd, number)
        if value in (1, number - 1):
            continue
        for _ in range(twos - 1):
            value = value * value % number
            if value == number - 1:
                break
        else:
            return False
    return True
