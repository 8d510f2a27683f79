"""The house edge of the jackpots before and after a setting, worked out beside the table."""

from collections.abc import Mapping
from fractions import Fraction

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table.setup import TableSetup
from dealer_assist.ui.manager.errand import Errand

Edges = Mapping[str, Fraction]


def edges_of(setup: TableSetup) -> Edges:
    """Give the house edge of each jackpot of a table by its sensor.

    Where only the winning side is paid, it is that of a wager with the Player.
    """
    # Odds are loaded by whoever asks for them, not by the table.
    from dealer_assist.odds.line_odds import is_one_hand, line_odds
    from dealer_assist.odds.progressive import house_edge

    def edge(jackpot: Jackpot) -> Fraction:
        is_sided = is_one_hand(jackpot) and setup.options.get("eligible") != "all_participants"
        spread = line_odds(
            jackpot,
            decks=setup.decks,
            side="player" if is_sided else "either",
            natural_nine=setup.options.get("natural_nine") is True,
        )
        return house_edge(jackpot, spread)

    return {sensor: edge(jackpot) for sensor, jackpot in setup.jackpots.items()}


class EdgeQuestion:
    """What a setting does to the house edge; only the newest question is answered."""

    def __init__(self) -> None:
        self._asked: tuple[TableSetup, TableSetup] | None = None
        self._errand: Errand[tuple[Edges, Edges]] | None = None

    @property
    def is_open(self) -> bool:
        """Tell whether an answer is still to come."""
        return self._errand is not None and not self._errand.is_done

    @property
    def answer(self) -> tuple[Edges, Edges] | None:
        """Give the edges before and after, once they are known."""
        return self._errand.result if self._errand is not None else None

    def ask(self, before: TableSetup, after: TableSetup | None, now_ms: int) -> None:
        """Ask what a changed set-up does; same jackpots and same rules have the same edge."""
        if after is None or (before.jackpots, before.options) == (after.jackpots, after.options):
            self._asked = self._errand = None
            return
        asked = (before, after)
        if asked != self._asked:
            self._asked = asked
            self._errand = Errand(lambda told: (edges_of(before), edges_of(after)), now_ms)

    def finish(self) -> None:
        """Wait for the answer."""
        if self._errand is not None:
            self._errand.finish()
