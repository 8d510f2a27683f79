"""What a wager can be paid for: the lines that its rules award, hand by hand."""

from collections.abc import Container, Mapping, Sequence
from typing import Protocol

from dealer_assist.value import Value

# Every line that one hand meets, the highest first.
Met = tuple[str, ...]


class Awards(Value):
    """Every hand that the rules can name to a paytable or a jackpot, the highest first.

    `owed` are the hands that the wager is there for: each printed table pays them, by one line or
    another. `others` may be paid too, as a table likes. A wager that pays by how many hands are
    dealt has a column for each of `columns`.
    """

    owed: tuple[Met, ...]
    others: tuple[Met, ...] = ()
    columns: tuple[int, ...] = ()

    @property
    def hands(self) -> tuple[Met, ...]:
        """Return all hands that meet a line."""
        return self.owed + self.others

    @property
    def lines(self) -> tuple[str, ...]:
        """Name every line that a table may have."""
        return tuple(dict.fromkeys(line for met in self.hands for line in met))

    def unpaid(self, paid: Container[str]) -> tuple[str, ...]:
        """Name the hands owed that are paid nothing by a table of these lines.

        A hand that a wider line pays is not left out: four aces are four of a kind. For the same
        reason it is not named beside that line where both are missing.
        """
        missing = [met for met in self.owed if not any(line in paid for line in met)]
        names = {met[0] for met in missing}
        return tuple(met[0] for met in missing if names.isdisjoint(met[1:]))

    def shadow(self, lines: Sequence[str]) -> tuple[str, str] | None:
        """Find a line that no hand comes down to, and the wider line above it that takes them."""
        for place, line in enumerate(lines):
            above = lines[:place]
            taken = [
                next((higher for higher in above if higher in met), None) for met in self._of(line)
            ]
            if taken and (wider := taken[-1]) is not None and None not in taken:
                return line, wider
        return None

    def _of(self, line: str) -> tuple[Met, ...]:
        return tuple(met for met in self.hands if line in met)


def meeting(lowest: str, hands: tuple[Met, ...]) -> Awards:
    """Owe the hands that meet a line, where lines of two scales stand side by side."""
    return Awards(
        tuple(met for met in hands if lowest in met),
        tuple(met for met in hands if lowest not in met),
    )


class GameRules(Protocol):
    """The rules of a game, as far as its lines go: a module, or what its file tells."""

    @property
    def PAYTABLES(self) -> Mapping[str, Awards]:  # noqa: N802 - a constant of a module
        """Return the wagers that pay by a table."""

    @property
    def JACKPOTS(self) -> Mapping[str, Mapping[str, Awards]]:  # noqa: N802
        """Return the wagers that play for a jackpot, with the ways it may judge the cards."""


def down_to(lowest: str, hands: tuple[Met, ...]) -> Awards:
    """Owe every hand from the highest to the last one that meets a line; the rest may be paid."""
    last = max(place for place, met in enumerate(hands) if lowest in met)
    return Awards(hands[: last + 1], hands[last + 1 :])
