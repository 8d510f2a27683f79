"""A round's progressive wagers as the floor is told them: which seats, never how much money."""

from datetime import datetime
from hashlib import sha256
from json import dumps
from typing import Any

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.value import Value


class Contribution(Value):
    """One round of a table, numbered 1, 2, 3 … without a gap; `head` is its event's chain.

    A round that is void is told once more: what it brought is taken off again.
    """

    n: int
    round_id: int
    at: datetime
    seats: tuple[tuple[int, str], ...]
    head: str
    is_void: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return what the server reads."""
        return {
            "n": self.n,
            "round": self.round_id,
            "at": self.at.isoformat(),
            "seats": [list(seat) for seat in self.seats],
            "head": self.head,
            "void": self.is_void,
        }


def digest_of(jackpot: Jackpot) -> str:
    """Return the digest that table and floor compare: everything that decides who gets how much."""
    told: dict[str, Any] = {
        "jackpot": jackpot.key,
        "judge": jackpot.judge,
        "wager": jackpot.wager_cents,
        "fixed_pays": jackpot.fixed_pays,
        "is_shared": jackpot.is_shared,
        "levels": [
            [level.name, level.seed_cents, level.rate_bp, level.reserve_bp, level.cap_cents]
            for level in jackpot.levels
        ],
        "lines": [[line.key, str(line.pays), line.envy_cents] for line in jackpot.lines],
    }
    hidden = {level.name: level.must_hit_cents for level in jackpot.levels if level.must_hit_cents}
    if hidden:
        told["must_hit"] = hidden
    if jackpot.is_event:
        told |= {"event": jackpot.event, "band": jackpot.band_bp}
    return sha256(dumps(told, sort_keys=True).encode()).hexdigest()
