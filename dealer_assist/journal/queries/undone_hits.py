"""Hits of a stretch that were backed out again in it: they are shown, and count no more."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator

from dealer_assist.journal.queries.totals import Span
from dealer_assist.journal.queries.win_records import numbered_awards, round_of
from dealer_assist.journal.win_sql import BACKED_OUT
from dealer_assist.value import Value, field

Line = tuple[str, str]
"""A winning hand: sensor and key of the line."""


class UndoneHits(Value):
    """By line: hits, the wins that shared them, and rounds in which no hit of it is left."""

    hits: Counter[Line] = field(default_factory=Counter)
    wins: Counter[Line] = field(default_factory=Counter)
    rounds: Counter[Line] = field(default_factory=Counter)


def undone_hits(db: sqlite3.Connection, span: Span) -> UndoneHits:
    """Count what a stretch of whole rounds has both won and backed out."""
    found = UndoneHits()
    numbers = _numbers(db, span)
    for round_ in sorted({round_of(db, number) for number in numbers}):
        _count(found, _hits(db, round_, span), numbers)
    return found


def _numbers(db: sqlite3.Connection, span: Span) -> frozenset[int]:
    rows = db.execute(f"{BACKED_OUT} AND +b.seq BETWEEN ? AND ?", (span.first, span.last))
    return frozenset(int(number) for (number,) in rows)


def _hits(db: sqlite3.Connection, round_: int, span: Span) -> Iterator[tuple[Line, list[int]]]:
    """Return the hits of a round, each with the numbers of its shares."""
    rows = db.execute(
        "SELECT payload FROM events WHERE kind = 'WinsAuthorised' AND round = ?"
        " AND +seq BETWEEN ? AND ?",
        (round_, span.first, span.last),
    )
    for (payload,) in rows:
        hits: dict[tuple[Line, int], list[int]] = defaultdict(list)
        for number, sensor, award in numbered_awards(json.loads(payload)):
            alone = 0 if award.is_shared else number
            hits[(sensor, award.line), alone].append(number)
        for (line, _), numbers in hits.items():
            yield line, numbers


def _count(
    found: UndoneHits, hits: Iterator[tuple[Line, list[int]]], undone: frozenset[int]
) -> None:
    standing: set[Line] = set()
    gone: set[Line] = set()
    for line, numbers in hits:
        found.wins[line] += len(undone.intersection(numbers))
        is_gone = undone.issuperset(numbers)
        found.hits[line] += is_gone
        (gone if is_gone else standing).add(line)
    for line in gone - standing:
        found.rounds[line] += 1
