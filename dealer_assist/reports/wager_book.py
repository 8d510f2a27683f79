"""What every wager took in and paid, by dealer and hour, read from the events of a stretch.

Chips are counted as they lay on the felt, doubles and splits once. How they ended is asked of the
rules, on the cards and under the definitions of their round; where cards were not entered nobody
knows it, and such chips are counted apart. A progressive ends as its meter has it on record.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, TypeAlias

from dealer_assist.journal.codec import decode
from dealer_assist.journal.queries.cached_totals import Progress, SumsFile, add_up
from dealer_assist.journal.queries.totals import VERSION, Span, Tally
from dealer_assist.reports.definitions_then import setup_then
from dealer_assist.table.evolve import evolve
from dealer_assist.table.facts.settling.settlement import Settlement, WagerPaid, settlement
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

_Row: TypeAlias = tuple[str, str, str, str, str]
"""When, kind, who, digest, payload."""
_ROWS = """
SELECT e.at_utc, e.kind, e.who, d.digest, e.payload
FROM events e JOIN definitions d ON d.id = e.definitions WHERE e.seq BETWEEN ? AND ? ORDER BY e.seq
"""
_MEANING = "3"
"""Raised when a sum of the same events means something else."""
_PROGRESSIVE = "progressive "
_NO_CHIPS = ("free_", "surrender", "left_up")
"""What is told among a seat's wagers and lies on no spot by itself."""
BETS, UNIT, COIN_IN, SETTLED, PAID, DEALT = "bets", "unit", "in", "settled", "paid", "dealt"
"""Bets made; what they were at first, under other definitions than now with their digest; all
chips; those whose end is known; what went back of them with what they won; hands dealt."""


def progressive_key(sensor: str) -> str:
    """Name the wager of a progressive, which no game has."""
    return f"{_PROGRESSIVE}{sensor}"


def progressive_sensor(key: str) -> str:
    """Return the sensor of a progressive's wager; nothing of any other."""
    return key.removeprefix(_PROGRESSIVE) if key.startswith(_PROGRESSIVE) else ""


def version_of(setup: TableSetup) -> str:
    """Name what the sums are made of: other definitions settle otherwise."""
    return sha256(f"{VERSION} {_MEANING} {setup.digest}".encode()).hexdigest()[:16]


class WagerBook:
    """Adds up what wagers made at a table, each round by the definitions it was played under."""

    def __init__(self, db: sqlite3.Connection, setup: TableSetup) -> None:
        self._db, self._setup = db, setup
        self._then: dict[str, TableSetup | None] = {setup.digest: setup}

    def sums(
        self,
        span: Span,
        kept_in: SumsFile | None = None,
        progress: Progress = lambda done, total: None,
    ) -> Tally:
        """Add up a stretch, from sums kept in a file of their own where they fit."""
        version = version_of(self._setup)
        own = kept_in and SumsFile(kept_in.path.with_suffix(".wagers"), kept_in.key, version)
        return add_up(self._db, span, own, progress, self.tally)

    def tally(self, db: sqlite3.Connection, span: Span) -> Tally:
        """Add up a stretch of whole rounds: (what, wager, dealer, hour in UTC)."""
        sums: Tally = Counter()
        for rows in _rounds(db.execute(_ROWS, (span.first, span.last))):
            self._add(sums, rows, span)
        return sums

    def _add(self, sums: Tally, rows: list[_Row], span: Span) -> None:
        kinds = {kind for _, kind, *_ in rows}
        if "RoundVoided" not in kinds and "GameStarted" in kinds:
            self._add_wagers(sums, rows, kinds, span)
        for at, kind, who, _, text in rows:
            match kind:
                case "WinsAuthorised":
                    for one in json.loads(text)["wins"]:
                        key = progressive_key(one["sensor"]), who, at[:13]
                        sums[PAID, *key] += one["award"]["prize"]
                case "WinBackedOut":
                    said = json.loads(text)
                    for one in said.get("wins") or [said]:
                        key = progressive_key(said["sensor"]), who, at[:13]
                        sums[PAID, *key] -= one["award"]["prize"]
                case _:
                    pass

    def _add_wagers(self, sums: Tally, rows: list[_Row], kinds: set[str], span: Span) -> None:
        """Add the wagers of one round that counts."""
        locked: dict[tuple[int, str], int] = {}
        placed: dict[int, Mapping[str, int]] = {}
        dealer = hour = digest = ""
        for at, kind, who, definitions, text in rows:
            match kind:
                case "GameStarted":
                    dealer, hour, digest = who, at[:13], definitions
                    said = json.loads(text)["wagers"]
                    locked = {(one["seat"], one["sensor"]): one["cents"] for one in said}
                case "WagerTakenOff":
                    off = json.loads(text)
                    locked.pop((off["seat"], off["sensor"]), None)
                case "WagersPlaced":
                    told = json.loads(text)
                    placed[told["seat"]] = told["wagers"]
                case _:
                    pass
        by = dealer, hour
        unit = UNIT if digest == self._setup.digest else f"{UNIT} {digest}"
        for (_, sensor), cents in locked.items():
            _add(sums, progressive_key(sensor), by, cents, 1)
            sums[unit, progressive_key(sensor), *by] += cents
            sums[SETTLED, progressive_key(sensor), *by] += cents
        felt = {
            (seat, wager): cents
            for seat, wagers in placed.items()
            for wager, cents in wagers.items()
            if cents and not wager.startswith(_NO_CHIPS)
        }
        seats = {seat for seat, _ in locked} | {seat for seat, _ in felt}
        sums[DEALT, "", *by] += len(seats)
        setup = self._setup_then(span, digest)
        offered = {row.key for row in (setup or self._setup).wagers}
        is_told = kinds & {"CardsSeen", "WagersSettled"} and "GameEnded" in kinds
        ended = _ended(setup, rows) if felt and is_told and setup is not None else {}
        for (seat, wager), cents in felt.items():
            if seat not in ended or (wager in offered and wager not in ended[seat]):
                _add(sums, wager, by, cents, int(wager in offered))
                sums[unit, wager, *by] += cents
        for seat, wagers in ended.items():
            for wager in wagers:
                sums[unit, wager, *by] += felt.get((seat, wager), 0)
            for wager, (staked, net) in wagers.items():
                _add(sums, wager, by, staked, 1)
                sums[SETTLED, wager, *by] += staked
                sums[PAID, wager, *by] += staked + net

    def setups(self, sums: Tally, span: Span) -> dict[str, TableSetup]:
        """Return what these sums of a stretch were played under, by digest; "" is what is now."""
        digests = {what.removeprefix(UNIT).strip() for what, *_ in sums if what.startswith(UNIT)}
        return {
            "": self._setup,
            **{one: self._setup_then(span, one) or self._setup for one in digests - {""}},
        }

    def _setup_then(self, span: Span, digest: str) -> TableSetup | None:
        """Return what rounds were played under; None where their definitions were not kept."""
        if digest not in self._then:
            self._then[digest] = setup_then(self._db, span, digest)
        return self._then[digest]


def _ended(setup: TableSetup, rows: Iterable[_Row]) -> dict[int, dict[str, tuple[int, int]]]:
    """Play a round again to its end and settle it: by seat and wager what it was and made."""
    table = Table(setup)
    for _, kind, _, _, text in rows:
        if kind == "GameEnded":
            break
        table = evolve(table, decode(kind, json.loads(text)))
    found: dict[int, dict[str, tuple[int, int]]] = {}
    for seat, one in _each(settlement(table)):
        if one.odds:  # nobody has entered what was bet
            continue
        of_seat = found.setdefault(seat, {})
        staked, net = of_seat.get(one.wager, (0, 0))
        of_seat[one.wager] = staked + one.stake, net + one.net
    return found


def _add(sums: Tally, wager: str, by: tuple[str, str], cents: int, bets: int) -> None:
    sums[BETS, wager, *by] += bets
    sums[COIN_IN, wager, *by] += cents


def _each(found: Settlement) -> Iterator[tuple[int, WagerPaid]]:
    """Return every wager of every seat as it ended; split hands each by itself."""
    for seat in found.seats:
        on_hands = {hand.wager for hand in seat.hands}
        whole = (wager for wager in seat.wagers if wager.wager not in on_hands)
        for wager_paid in (*seat.hands, *whole):
            yield seat.seat, wager_paid
    for number, wager_paid in found.cover_all.seats if found.cover_all else ():
        yield number, wager_paid


def _rounds(rows: Iterable[tuple[Any, ...]]) -> Iterator[list[_Row]]:
    """Cut events into rounds; each begins with its opening."""
    held: list[_Row] = []
    for row in rows:
        if row[1] == "RoundOpened" and held:
            yield held
            held = []
        held.append(row)
    if held:
        yield held
