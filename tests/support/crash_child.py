"""Kill a playing table again and again, and look each time at what it left.

`python crash_child.py FILE KILLS SEED` forks a child that plays scripted rounds on the file and
says what it is about to record and what it has recorded; the child is killed with SIGKILL at a
random moment. After each kill the journal must verify, and the table must wake up in the state
that the last acknowledged command left, or the one it was about to record; its last command, sent
again under its id, must record nothing; at the end a pencil goes over the money. For the long run:
`python crash_child.py /some/file 1000 1`.
"""

import hashlib
import json
import os
import select
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

from scripted_table import (
    BEGIN_MS,
    DEALER,
    EXECUTIVE,
    SETUP,
    ScriptedTable,
    open_scripted,
    resume,
    round_of,
)

from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.store import Journal
from dealer_assist.table import commands as c
from dealer_assist.table.state import Table


def print_of(table: Table) -> str:
    """Name a state in a few letters."""
    return hashlib.sha256(repr(table).encode()).hexdigest()[:16]


def beside(random: Random) -> list[c.Command]:
    """Return what happens around the table: a start, a hold with its two cards, an alert."""
    match random.randrange(6):
        case 0:
            held = c.HoldTable("definitions", "Definitions were changed")
            return [held, c.SwipeCard(EXECUTIVE, "4713"), c.SwipeCard(DEALER, "4711")]
        case 1:
            return [c.NoteProgram("0.3", "", "p", "l", "d", "3.11", "6.8", "3.40")]
        case 2:
            return [c.NoteRegister(random.randrange(1, 99), "ab" * 32)]
        case _:
            return []


def heads_beside(path: Path) -> Path:
    """Return the folder in which the ends of the chain are noted."""
    return path.parent / "heads"


class Telling(ScriptedTable):
    """A table that tells the parent before and after each record."""

    def play(self, rounds: int, seed: int = 1) -> None:
        """Play whole rounds; between them the program starts, or something around it is odd."""
        random = Random(seed)
        self.come_to_betting()
        for _ in range(rounds):
            for command in (*beside(random), *self.ruled(random), *round_of(random)):
                self.submit(command, f"{self.table.round.number}-{self.journal.head.seq}")

    def ruled(self, random: Random) -> list[c.Command]:
        """Return a ruling on the round before now and then, and one that is withdrawn."""
        number, last = self.table.lasting.rulings_so_far + 1, self.table.round.number - 1
        if not last or random.random() < 0.7:
            return []
        ruling = c.RecordRuling(last, "wrong_count", EXECUTIVE, BEGIN_MS)
        return [ruling, c.WithdrawRuling(number, last, EXECUTIVE, "wrong_count")]

    def come_to_betting(self) -> None:
        """Let two persons see why the table is held, then go on."""
        while self.table.round.holds:
            other = EXECUTIVE if self.table.round.hold_seen_by is None else DEALER
            self.submit(c.SwipeCard(other, other.last_four))
        super().come_to_betting()

    def tell(self, word: str, table: Table) -> None:
        os.write(1, f"{word} {print_of(table)}\n".encode())

    def about_to_record(self, table: Table) -> None:
        self.tell("will", table)

    def has_recorded(self, table: Table) -> None:
        self.journal.keep_head()  # as a desk does; it must never know more than the disk
        self.tell("done", table)


def play(path: Path, seed: int, output: int) -> None:
    """Play until killed."""
    os.dup2(output, 1)
    journal = open_scripted(path, is_durable=True, heads=heads_beside(path))
    journal._db.execute("PRAGMA wal_autocheckpoint = 8")  # a kill shall hit checkpoints too
    Telling(journal).play(100_000, seed)


def kill_once(path: Path, seed: int, delay: float) -> list[str]:
    """Let a child play for a moment, kill it, and give what it told."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        try:
            play(path, seed, writing)
        except BaseException as trouble:  # noqa: BLE001 - told in one write, before a kill cuts it off
            os.write(writing, f"died {trouble!r}\n".encode())
        os._exit(3)
    os.close(writing)
    select.select([reading], [], [], 10.0)  # it has begun to play
    time.sleep(delay)
    os.kill(pid, signal.SIGKILL)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read().decode().splitlines()
    _, status = os.waitpid(pid, 0)
    if died := [line for line in told if line.startswith("died ")]:
        raise SystemExit(f"the child {died[0]}")
    if os.waitstatus_to_exitcode(status) != -signal.SIGKILL:
        raise SystemExit(f"the child ended by itself, status {status}")
    return told


def is_doubled(journal: Journal) -> bool:
    """Send the last command once more under its id, as a screen does that saw no answer."""
    last = journal.last
    if last is None or not last.command:
        return False
    again = Entry(last.kind, last.payload, last.round)
    return journal.append([again], digest=SETUP.digest, command_id=last.command) > 0


def cents_out(path: Path) -> int:
    """Add up wagers and prizes with a pencil, and give by how much the meter's account differs."""
    contributed = paid = 0
    account: dict[str, int] = {}
    with closing(sqlite3.connect(path)) as db:
        for kind, payload in db.execute("SELECT kind, payload FROM events ORDER BY seq"):
            said = json.loads(payload)
            if kind == "GameStarted":
                contributed += sum(29 * one["cents"] * 100 for one in said["wagers"])
            elif kind == "WinsAuthorised":
                paid += sum(one["award"]["from_meter"] * 10_000 for one in said["wins"])
            if kind != "WinsConfirmed" and (meters := said.get("meters")):
                (meter,) = meters
                account = meter["account"]
    there = account["meter"] + account["reserve"] + account["overflow"]
    return max(
        abs(account["contributed"] - contributed),
        abs(account["paid"] - paid),
        abs(account["seeded"] + contributed - paid - there),
    )


def main(path: Path, kills: int, seed: int) -> None:
    """Kill, look, and play on from there."""
    random = Random(seed)
    commands = in_flight = 0
    state = print_of(Table(SETUP))
    for number in range(kills):
        told = kill_once(path, seed * 10_000 + number, random.uniform(0, 0.03))
        done = [line.split()[1] for line in told if line.startswith("done ")]
        will = [line.split()[1] for line in told if line.startswith("will ")]
        acknowledged = done[-1] if done else state
        possible = {acknowledged, *will[len(done) :]}
        findings = verify(path, bytes(range(32)))
        if findings:
            raise SystemExit(f"kill {number}: {findings[0]}")
        with open_scripted(path, heads=heads_beside(path)) as journal:
            state = print_of(resume(journal.replay()))
            if state not in possible:
                raise SystemExit(f"kill {number}: the table woke up in a state nobody had seen")
            if is_doubled(journal):
                raise SystemExit(f"kill {number}: a command that was repeated was doubled")
        commands += len(done)
        in_flight += state != acknowledged
    out = cents_out(path)
    print(
        f"{kills} kills, {commands} commands acknowledged, {in_flight} kept in flight, "
        f"0 lost, 0 doubled, {out} micro-dollars out"
    )
    if out:
        raise SystemExit("the money does not add up")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
