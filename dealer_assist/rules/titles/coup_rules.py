"""What a title of baccarat says of its own: how Banker is paid, bets on an event of the coup."""

from collections.abc import Callable, Mapping
from typing import Protocol

from dealer_assist.rules.pays import Pay, Push, ToOne
from dealer_assist.value import Value

COMMISSION, PUSH_ON_7, HALF_ON_6 = BANKERS = ("commission", "push_three_card_7", "half_on_six")
"""Even money less 5 %; even money but on a winning 7 of three cards; half on any winning 6."""


class CoupDrawn(Protocol):
    """A coup, as far as the ends of its wagers go."""

    @property
    def winner(self) -> str:
        """Name the winning side, or the tie."""

    @property
    def winning_total(self) -> int:
        """Return the points of the hand that won."""

    @property
    def winning_cards(self) -> int:
        """Return how many cards the hand that won has."""


def _banker_7(coup: CoupDrawn) -> bool:
    return (coup.winner, coup.winning_total, coup.winning_cards) == ("banker", 7, 3)


def _player_8(coup: CoupDrawn) -> bool:
    return (coup.winner, coup.winning_total, coup.winning_cards) == ("player", 8, 3)


def _banker_6(coup: CoupDrawn) -> bool:
    return (coup.winner, coup.winning_total) == ("banker", 6)


BANKER_7, PLAYER_8 = "banker_three_card_7", "player_three_card_8"
EVENTS: Mapping[str, Callable[[CoupDrawn], bool]] = {BANKER_7: _banker_7, PLAYER_8: _player_8}
"""What a bet may be made on, by the name that files give it."""

# How Banker wins otherwise than usual, and what it pays then.
_APART: Mapping[str, tuple[str, Callable[[CoupDrawn], bool], Pay]] = {
    PUSH_ON_7: (BANKER_7, _banker_7, Push()),
    HALF_ON_6: ("banker_6", _banker_6, ToOne(1, 2)),
}


class CoupEvent(Value):
    """A wager on an event of the coup, and what it pays."""

    wager: str
    on: str
    pays: ToOne


class CoupRules(Value):
    """How the main wagers of a title are paid, and its bets on events."""

    banker: str = COMMISSION
    events: tuple[CoupEvent, ...] = ()

    @property
    def main_pays(self) -> Mapping[str, Pay]:
        """Return what each main wager is paid by its own win."""
        banker = ToOne(19, 20) if self.banker == COMMISSION else ToOne(1)
        return {"player": ToOne(1), "banker": banker, "tie": ToOne(8)}

    def bet_on(self, event: str) -> str:
        """Name the wager on an event; none where nobody can bet on it."""
        return next((bet.wager for bet in self.events if bet.on == event), "")

    def lines(self, wager: str) -> dict[str, Pay]:
        """Return what a main wager is paid by how the coup ends, the exceptions first."""
        lines: dict[str, Pay] = {}
        if wager == "banker" and self.banker in _APART:
            name, _, pays = _APART[self.banker]
            lines[name] = pays
        lines[wager] = self.main_pays[wager]
        return lines if wager == "tie" else {**lines, "tie": Push()}

    def met(self, coup: CoupDrawn) -> tuple[str, ...]:
        """Name what a coup ends with, the exception before the rule."""
        if self.banker in _APART:
            name, is_so, _ = _APART[self.banker]
            if is_so(coup):
                return (name, coup.winner)
        return (coup.winner,)


USUAL = CoupRules()
