"""The coups of the shoe that is dealt now, read from the record alone.

A coup counts when its round has ended and its cards make one; a round that is void, or was ruled
void for a wrong count, has none. Cards that were corrected count as they lay last.
"""

import json
import sqlite3

from dealer_assist.journal.queries.rulings import rulings_on
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.baccarat import Coup, coup_of
from dealer_assist.rules.titles.coup_rules import BANKER_7, EVENTS, PLAYER_8
from dealer_assist.table.facts.judging.roads import BANKER, PLAYER, ShoeCoup
from dealer_assist.value import Value

_FIRST = "SELECT seq FROM events WHERE kind = 'RoundOpened' AND round >= ? ORDER BY round LIMIT 1"
_TOLD = """
SELECT round, kind, payload FROM events
WHERE seq >= ? AND kind IN ('RoundOpened', 'CardsSeen', 'GameEnded', 'RoundVoided') ORDER BY seq
"""
_VOID = "wrong_count"
_LAST = 1 << 62


class ShoeOnRecord(Value):
    """The coups of a shoe in order, and how many rounds ended whose cards nobody knows."""

    coups: tuple[ShoeCoup, ...] = ()
    not_known: int = 0


def shoe_on_record(db: sqlite3.Connection, first_round: int) -> ShoeOnRecord:
    """Read the coups of all rounds from one on."""
    row = db.execute(_FIRST, (first_round,)).fetchone()
    if row is None:
        return ShoeOnRecord()
    ruled = {
        ruling.round
        for ruling in rulings_on(db, first_round, _LAST)
        if ruling.holds and ruling.kind == _VOID
    }
    coups: list[ShoeCoup] = []
    cards: dict[str, tuple[str, ...]] = {}
    not_known = 0
    for round_, kind, payload in db.execute(_TOLD, row):
        match kind:
            case "RoundOpened" | "RoundVoided":
                cards = {}
            case "CardsSeen":
                said = json.loads(payload)
                cards[said["place"]] = tuple(said["cards"])
            case _ if round_ not in ruled:
                coup = _coup(cards)
                not_known += coup is None
                coups += [_told(coup)] if coup else []
    return ShoeOnRecord(tuple(coups), not_known)


def _coup(cards: dict[str, tuple[str, ...]]) -> Coup | None:
    return coup_of(parse_cards(cards.get(PLAYER, ())), parse_cards(cards.get(BANKER, ())))


def _told(coup: Coup) -> ShoeCoup:
    marks = {BANKER_7: "7", PLAYER_8: "8"}
    mark = next((sign for event, sign in marks.items() if EVENTS[event](coup)), "")
    return ShoeCoup(coup.winner, mark)
