"""Whole tables that play on a server of several machines while a trial breaks it.

    floor_tables.py furnish DSN                 as the owner
    floor_tables.py play ADDRESS FOLDER STOP    until the file STOP has the owner's DSN; compares
    floor_tables.py back FOLDER SINCE           waits until all are linked again since that second

`{role}` in ADDRESS is a table's role; FOLDER keeps the journals.
"""

import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.floor.install import role_of
from dealer_assist.floor.journal_check import differences_of
from dealer_assist.trials.floor_chaos import Crew, compare, file_of, journal_of
from dealer_assist.trials.floor_kiosk import TrialPlace, source_of
from dealer_assist.trials.own_server import admin
from dealer_assist.trials.simulated_tables import furnish, sample_staff
from dealer_assist.value import Value

COUNT = 4
PLAYING = 3
"""One table does not play: its certificate is withdrawn."""

CALM_S, PATIENCE_S, REST_S = 9, 90, 120
BEHIND = timedelta(days=20)
"""So far behind is the clock of a table in a trial."""


class Outside(Value):
    """A server that stands elsewhere, as its owner reaches it."""

    owner: str

    def dsn(self, role: str = "floor") -> str:
        """Return the owner's address: nobody else is let on by it."""
        if role != "floor":
            raise ValueError(role)
        return self.owner


def shipped() -> FloorLink:
    """Return the link that tables of trials share."""
    return load_links(paths.resources(), paths.layouts())["MGL"]


def furnished(owner: str) -> int:
    """Install the floor and its tables."""
    floor = furnish(Outside(owner), shipped(), COUNT, sample_staff())
    print("furnished:", *(role_of(number) for number in floor.tables))
    return 0


def play(address: str, folder: Path, stop: Path) -> int:
    """Let tables play until they are told to stop, then name everything that differs."""
    link, began = shipped(), datetime.now(UTC)
    places = [
        TrialPlace(
            number=f"T{at + 1}",
            source=source_of(link.tables[at % len(link.tables)]),
            data=folder / f"T{at + 1}",
            dsn=address.format(role=role_of(f"T{at + 1}")),
            link=link.key,
            seed=at,
            began=began,
            faster=1,
        )
        for at in range(PLAYING)
    ]
    crew = Crew(places)
    while not (stop.exists() and stop.read_text()):
        time.sleep(0.5)
    wrong = crew.finish(REST_S)
    server = Outside(stop.read_text().strip())
    journals = [journal_of(place) for place in places]
    wrong += compare(server, link, journals)
    with admin(server) as connection:
        for place in places:
            wrong += differences_of(connection, place.number, ("A",), file_of(place))
    rounds, prizes = sum(one.rounds for one in journals), sum(len(one.won) for one in journals)
    print(f"{PLAYING} tables, {rounds} rounds, {prizes} prizes, {len(wrong)} differences")
    for one in wrong:
        print(one)
    return 1 if wrong or not rounds else 0


def back(folder: Path, since: float) -> int:
    """Say when each table lost its link since a moment, and when it had it again."""
    give_up = time.monotonic() + PATIENCE_S
    while time.monotonic() < give_up:
        told = {at.parent.name: words_of(at) for at in sorted(folder.glob("T*/*.training.db"))}
        is_calm = time.time() - since > CALM_S
        if is_calm and all(words and words[-1][0] != "LinkLost" for words in told.values()):
            worst = 0.0
            for number, words in told.items():
                after = [(kind, at - since) for kind, at in words if at > since]
                worst = max([worst, *(at for kind, at in after if kind != "LinkLost")])
                print(f"    {number}:", ", ".join(f"{k} {at:.1f} s" for k, at in after) or "-")
            print(f"back after {worst:.1f} s" if worst else "no table noticed")
            return 0
        time.sleep(0.2)
    print("a table does not come back")
    return 1


def words_of(journal: Path) -> list[tuple[str, float]]:
    """Read when a table had its link and when not, by this machine's clock."""
    with closing(sqlite3.connect(f"file:{journal}?mode=ro", uri=True)) as db:
        rows = db.execute(
            "SELECT kind, at_utc FROM events WHERE kind IN ('LinkJoined', 'LinkLost', "
            "'LinkRestored') ORDER BY seq"
        ).fetchall()
    return [(kind, (datetime.fromisoformat(at) + BEHIND).timestamp()) for kind, at in rows]


def main(words: list[str]) -> int:
    """Do what is asked."""
    parts: dict[str, Callable[[], int]] = {
        "furnish": lambda: furnished(words[1]),
        "play": lambda: play(words[1], Path(words[2]), Path(words[3])),
        "back": lambda: back(Path(words[1]), float(words[2])),
    }
    return parts[words[0]]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
