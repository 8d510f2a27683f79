"""Makes a journal of many rounds, as a table would have written it in years, in minutes."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from dealer_assist.journal.chain import Seal, link
from dealer_assist.journal.entry import stamp
from dealer_assist.journal.schema import about
from dealer_assist.journal.store import Journal

KEY = bytes(range(32))
DIGEST = "5" * 64
BEGIN = datetime(2023, 1, 1, tzinfo=UTC)
ROUND_SECONDS = 60
_DEALER = '{"key":"dealer-1","name":"Ann Ivy","role":"dealer","last_four":"4711"}'
_SEED = 5_000_000_000
_INSERT = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?)"


def open_bench(path: Path) -> Journal:
    """Open the journal of the bench."""
    return Journal.open(
        path, purpose="training", table="crazy4", clock=lambda: datetime.now(UTC), key=KEY
    )


def make_long(path: Path, rounds: int) -> int:
    """Write rounds of about twenty events each; give how many events there are."""
    open_bench(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("INSERT INTO definitions VALUES (1, ?)", (DIGEST,))
        told = about(db)
        first = last = told.first_link
        seq = 0
        play = _rounds(rounds)
        while True:
            rows = []
            for round_, seconds, kind, payload in play:
                seq += 1
                at, offset = stamp(BEGIN + timedelta(seconds=seconds))
                command = "" if kind == "GameEnded" else f"{round_}-{seq}"
                row = (seq, at, offset, round_, kind, "dealer-1", "", command, payload, DIGEST, b"")
                last = link(last, row)
                rows.append((*row[:9], last))
                if len(rows) == 100_000:
                    break
            if not rows:
                break
            db.execute("BEGIN")
            db.executemany(_INSERT, rows)
            sealed = Seal(KEY, first)(seq, last)
            db.execute("UPDATE head SET seq = ?, hash = ?, seal = ?", (seq, last, sealed))
            db.execute("COMMIT")
    return seq


def _rounds(rounds: int) -> Iterator[tuple[int, int, str, str]]:
    contributed = seeded = paid = 0
    meter, seeded = _SEED, _SEED
    wins = 0

    def meters() -> str:
        return (
            f'[{{"sensor":"A","level":"main","account":{{"meter":{meter},"reserve":0,"overflow":0,'
            f'"contributed":{contributed},"seeded":{seeded},"adjusted":0,"paid":{paid}}}}}]'
        )

    for number in range(1, rounds + 1):
        at = number * ROUND_SECONDS
        yield (
            number,
            at,
            "RoundOpened",
            f'{{"round":{number},"dealer":{_DEALER},"meters":{meters()},"chips":[],"faults":[],'
            f'"wins_so_far":{wins}}}',
        )
        seats = range(1, 2 + number % 7)
        for seat in seats:
            yield number, at + seat, "ChipSeen", f'{{"seat":{seat},"sensor":"A"}}'
            wagers = '{"ante":500,"super_bonus":500,"queens_up":500}'
            yield number, at + seat, "WagersPlaced", f'{{"seat":{seat},"wagers":{wagers}}}'
        for place in (*seats, "dealer"):
            cards = '["As","Kd","9s","5c","3h"]'
            yield number, at + 9, "CardsSeen", f'{{"at":{at},"place":"{place}","cards":{cards}}}'
        locked = ",".join(f'{{"seat":{seat},"sensor":"A","cents":100}}' for seat in seats)
        contributed += 260_000 * len(seats)
        meter += 260_000 * len(seats)
        yield (
            number,
            at + 10,
            "GameStarted",
            f'{{"at":{at},"wagers":[{locked}],"meters":{meters()}}}',
        )
        if number % 100 == 0:
            before, prize = meter, meter // 10_000 // 10
            meter -= prize * 10_000
            paid += prize * 10_000
            wins += 1
            yield (
                *(number, at + 19, "SwipeRefused"),
                '{"refusal":"This card is not on the staff list","card":"0000","kind":"unknown",'
                '"attempt":1,"ends":false,"role":""}',
            )
            yield number, at + 20, "ClaimMade", '{"seat":1,"sensor":"A","line":"straight_flush"}'
            yield (
                number,
                at + 30,
                "WinsAuthorised",
                f'{{"at":{at},"by":{_DEALER},"first_number":{wins},"wins":[{{"sensor":"A","award":'
                f'{{"seat":1,"line":"straight_flush","stake":100,"prize":{prize},'
                f'"from_meter":{prize},"level":"main","meter_before":{before},'
                f'"meter_after":{meter},"seed":0,"from_reserve":0,"from_overflow":0}}}}],'
                f'"meters":{meters()},"envy":[]}}',
            )
            page = f'{{"at":{at},"page":"win","number":{wins},"copy":1,"trouble":""}}'
            yield number, at + 39, "PagePrinted", page
        if number % 500 == 1:
            yield number, at, "TableOpened", f'{{"dealer":{_DEALER},"meters":{meters()}}}'
        for seat in seats:
            yield number, at + 40, "ChipGone", f'{{"seat":{seat},"sensor":"A"}}'
        yield number, at + 50, "GameEnded", f'{{"at":{at},"round":{number}}}'
