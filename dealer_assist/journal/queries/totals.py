"""What a stretch of the journal adds up to: counts and cents that may be added to one another.

Screen, paper and export all take their sums from here. A stretch holds whole rounds, so that a
voided round takes its own wagers out again.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeAlias

from dealer_assist.journal.codec import kinds_of
from dealer_assist.journal.queries.win_records import numbered_awards
from dealer_assist.table import events as e
from dealer_assist.table.events.wins import EARLY
from dealer_assist.value import Value

Key: TypeAlias = tuple[str, ...]
Tally: TypeAlias = Counter[Key]
"""Sums by name: ("drop", "A") in cents, ("hits", "A", "four_aces"), ("void", "Misdeal")."""

_MEANING = "11"
"""Raised when a sum of the same events means something else."""

_COUNTED = {
    e.LateChipRefused.__name__: "late_chips",
    e.SensorFailed.__name__: "sensor_faults",
    e.SwipeTimedOut.__name__: "missed_cards",
    e.ViewFailed.__name__: "failed_views",
}
_READ = kinds_of(
    e.RoundOpened,
    e.GameStarted,
    e.GameEnded,
    e.RoundVoided,
    e.TableClosed,
    e.WinsAuthorised,
    e.WinBackedOut,
    e.MeterSet,
    e.SideMarked,
    e.PagePrinted,
    e.AlertRaised,
    e.HandFolded,
    e.HandUnfolded,
    e.ContributionsTaken,
    e.BetsAllowed,
    e.BetsPaid,
    e.BetsUndone,
    e.BetDenied,
    e.RulingRecorded,
    e.RulingWithdrawn,
    e.ChipNotFound,
    e.WagerTakenOff,
    e.TokeLaid,
    e.TokeEnded,
    e.TokeReopened,
    e.WagersReckoned,
    e.SwipeRefused,
) + tuple(_COUNTED)


def version_of(read: Iterable[str], counted: Mapping[str, str]) -> str:
    """Name what sums are made of: another event that is read, or another sum, is a new version."""
    made_of = " ".join((_MEANING, *sorted(read), *sorted(counted.values())))
    return sha256(made_of.encode()).hexdigest()[:16]


VERSION = version_of(_READ, _COUNTED)
"""Sums that are kept under another one are made again."""

# Of the base wagers only a side that the progressive is tied to is looked at.
_ROWS = f"""
SELECT kind, who, definitions,
    CASE WHEN kind IN ('RoundOpened', 'GameEnded', 'TableClosed') THEN '' ELSE payload END
FROM events WHERE seq BETWEEN ? AND ? AND (
    kind IN ({", ".join(f"'{kind}'" for kind in _READ)})
    OR kind = 'WagersPlaced' AND (instr(payload, '"player"') OR instr(payload, '"banker"')))
ORDER BY seq
"""


class Span(Value):
    """A stretch of the journal by its first and last sequence; empty where the last is less."""

    first: int
    last: int

    @property
    def is_empty(self) -> bool:
        """True if nothing was recorded in it."""
        return self.last < self.first


def tally(db: sqlite3.Connection, span: Span) -> Tally:
    """Add up a stretch of whole rounds."""
    sums: Tally = Counter()
    table = _Round()
    for kind, who, definitions, payload in db.execute(_ROWS, (span.first, span.last)):
        match kind:
            case "RoundOpened":
                table.add_to(sums)
                table = _Round()
                sums["opened",] += 1
                sums["definitions", str(definitions)] += 1
            case "GameStarted":
                table.wagers = _wagers(_between(payload, '"wagers":', ',"meters"'))
            case "GameEnded":
                sums["played",] += 1
                sums["dealer", who] += 1
            case "RoundVoided":
                sums["voided",] += 1
                sums["void", json.loads(payload)["reason"]] += 1
                table.is_void = True
            case "SideMarked" | "WagersPlaced":
                said = json.loads(payload)
                table.note_side(said)
                sums["sides_after_cards",] += said.get("after_cards", False)
            case "HandFolded":
                table.folded.add(json.loads(payload)["seat"])
            case "HandUnfolded":
                table.folded.discard(json.loads(payload)["seat"])
            case "WinsAuthorised":
                _add_wins(sums, table, json.loads(payload))
            case "WinBackedOut":
                _add_backed_out(sums, json.loads(payload))
            case "MeterSet":
                sums["meter_set", json.loads(payload)["reason"]] += 1
            case "ContributionsTaken":
                _add_link(sums, json.loads(payload))
            case "BetsAllowed" | "BetsPaid" | "BetsUndone" | "BetDenied":
                _add_bets(sums, kind, json.loads(payload))
            case "RulingRecorded" | "RulingWithdrawn":
                _add_ruling(sums, json.loads(payload))
            case "WagerTakenOff":
                said = json.loads(payload)
                off = said["seat"], said["sensor"]
                table.wagers = tuple(wager for wager in table.wagers if wager[:2] != off)
            case "ChipNotFound":
                sums["counts_off",] += 1
                sums["chips_short",] += json.loads(payload)["cents"]
            case "TokeLaid" | "TokeEnded" | "TokeReopened":
                _add_toke(sums, kind, json.loads(payload))
            case "WagersReckoned":
                _add_wagers(sums, json.loads(payload))
            case "PagePrinted":
                sums["printed", json.loads(payload)["page"]] += 1
            case "SwipeRefused":
                sums["refused_cards",] += json.loads(payload)["kind"] != EARLY
            case "AlertRaised":
                sums["alert", json.loads(payload)["kind"]] += 1
            case "TableClosed":
                pass
            case _:
                sums[_COUNTED[kind],] += 1
    table.add_to(sums)
    return sums


def _add_link(sums: Tally, said: dict[str, Any]) -> None:
    """Add what the other tables of a link moved the meters by, in micro-dollars."""
    for sign, readings in ((-1, said["before"]), (1, said["meters"])):
        for reading in readings:
            meter = reading["sensor"], reading["level"]
            sums["linked", *meter] += sign * reading["account"]["adjusted"]


@dataclass(slots=True)
class _Round:
    """One round while it is read: its wagers count only if it is not voided."""

    wagers: tuple[tuple[int, str, int, bool], ...] = ()
    is_void: bool = False
    marked_sides: dict[int, str] = field(default_factory=dict)
    bet_sides: dict[int, frozenset[str]] = field(default_factory=dict)
    lines_hit: set[tuple[str, str]] = field(default_factory=set)
    folded: set[int] = field(default_factory=set)

    def note_side(self, said: dict[str, Any]) -> None:
        """Take down which side a seat's main wager is on."""
        if "side" in said:
            self.marked_sides[said["seat"]] = said["side"]
        else:
            bet = said["wagers"]
            self.bet_sides[said["seat"]] = frozenset(
                side for side in ("player", "banker") if bet.get(side)
            )

    def add_to(self, sums: Tally) -> None:
        """Add the wagers of the round, or count them as given back."""
        if self.is_void:
            for _, sensor, cents, _ in self.wagers:
                sums["returned", sensor] += cents
            return
        sides: dict[str, set[str]] = {}
        for seat, sensor, cents, is_marked in self.wagers:
            sums["wagers", sensor] += 1
            sums["drop", sensor] += cents
            sums["marked", sensor] += is_marked
            sides.setdefault(sensor, set()).update(self._sides_of(seat))
        for sensor, taken in sides.items():
            sums["wager_rounds", sensor] += 1
            self._add_neighbours(sums, sensor)
            if self.marked_sides or self.bet_sides:
                word = "both" if len(taken) == 2 else "".join(taken) or "none"
                sums["sides", sensor, word] += 1

    def _add_neighbours(self, sums: Tally, sensor: str) -> None:
        """Count for every wager the others of the round; once more without those that folded."""
        seats = {seat for seat, on, _, _ in self.wagers if on == sensor}
        playing = len(seats - self.folded)
        sums["folded", sensor] += len(seats) - playing
        sums["neighbours", sensor] += len(seats) * (len(seats) - 1)
        sums["playing_neighbours", sensor] += playing * (playing - 1)

    def _sides_of(self, seat: int) -> Iterable[str]:
        marked = self.marked_sides.get(seat, "")
        if marked:
            return [marked] if marked in ("player", "banker") else []
        return self.bet_sides.get(seat, ())


def _add_wins(sums: Tally, table: _Round, said: dict[str, Any]) -> None:
    for _, sensor, award in numbered_awards(said):
        line = award.line
        sums["hits", sensor, line] += award.begins_hit
        sums["wins", sensor, line] += 1
        sums["prizes", sensor, line] += award.prize
        sums["from_meter", sensor, award.level] += award.from_meter
        if (sensor, line) not in table.lines_hit:
            table.lines_hit.add((sensor, line))
            sums["hit_rounds", sensor, line] += 1
    for _, cents in said.get("envy", ()):
        sums["envy",] += cents
        sums["envy_pays",] += 1


def _add_bets(sums: Tally, kind: str, said: dict[str, Any]) -> None:
    """Add bonus bets that the cards won; what is below nothing was taken back."""
    for bet in said.get("bets", (said,)):
        wager, cents = bet["wager"], bet["cents"]
        match kind:
            case "BetsAllowed":
                sums["bets_allowed", wager, said["by"].get("name", "")] += 1
            case "BetDenied":
                sums["bets_denied", wager] += cents
            case _:
                sign = -1 if kind == "BetsUndone" else 1
                sums["bets", wager] += sign if cents > 0 else 0
                sums["bets_paid", wager] += sign * cents


def _add_ruling(sums: Tally, said: dict[str, Any]) -> None:
    """Add a ruling by its kind and by the chips that it moved; one withdrawn goes off again."""
    sign = 1 if "camera_at" in said else -1
    cents = said["after_cents"] - said["before_cents"] if sign > 0 else -said["cents"]
    sums["rulings", said["kind"]] += sign
    sums["ruled",] += cents


def _add_toke(sums: Tally, kind: str, said: dict[str, Any]) -> None:
    """Add a toke by its wager: what was laid, and what became of it; of a void round nothing."""
    wager, cents = said["wager"], said["cents"]
    if kind == "TokeLaid":
        sums["toke_laid", wager] += cents - said.get("was", 0)
        return
    if said.get("is_void"):
        sums["toke_laid", wager] -= cents
        return
    sign = 1 if kind == "TokeEnded" else -1
    sums["tokes", wager] += sign
    sums["toke_staked", wager] += sign * cents
    sums["toke_back", wager] += sign * said["back_cents"]
    sums["toke_won", wager] += sign * said.get("won_cents", 0)


def _add_wagers(sums: Tally, said: dict[str, Any]) -> None:
    """Add what the players' wagers of a round made."""
    for name in ("staked", "taken", "paid"):
        sums["players", name] += said[f"{name}_cents"]
    sums["seats_not_known",] += len(said.get("not_known", ()))


def _add_backed_out(sums: Tally, said: dict[str, Any]) -> None:
    sensor, line = said["sensor"], said["award"]["line"]
    shares = said.get("wins") or [said]
    sums["undone", sensor, line] += 1
    sums["undone_prizes", sensor, line] += sum(share["award"]["prize"] for share in shares)
    sums["undone_envy",] += sum(cents for _, cents in said.get("envy", ()))
    sums["back_out", said["reason"]] += 1


def _between(payload: str, begin: str, end: str) -> str:
    start = payload.find(begin) + len(begin)
    return payload[start : payload.find(end, start)]


# The same seats bet round after round: nine of ten are known already, letter by letter.
@lru_cache(maxsize=4096)
def _wagers(text: str) -> tuple[tuple[int, str, int, bool], ...]:
    return tuple(
        (wager["seat"], wager["sensor"], wager["cents"], wager.get("is_marked", False))
        for wager in json.loads(text)
    )
