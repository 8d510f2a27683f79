"""The definitions that a table goes on with: those of its open round, whatever the files say now.

A wager that was locked under one paytable is claimed, verified and paid under it. A file that was
changed in the meantime counts from the next opening of the table, and is told in words.
"""

from collections.abc import Iterator

from dealer_assist.catalog.recorded_tables import files_under, setup_under
from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import Recorded
from dealer_assist.journal.resume import CHECKPOINTS
from dealer_assist.journal.store import Journal
from dealer_assist.message import Msg, joined, listed
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

MOST_TOLD = 3


def in_play(setup: TableSetup, journal: Journal) -> tuple[TableSetup, RaiseAlert | None]:
    """Return the set-up to go on with, and what to tell where the files have changed since."""
    last = journal.last
    if last is None or last.digest in ("", setup.digest):
        return setup, None
    since = next(iter(journal.replay(CHECKPOINTS)), None)
    if since is None or _digest_under(setup, since) == last.digest:
        return setup, None
    before = _recorded(journal, since, last.digest)
    if since.kind == "TableClosed":
        return setup, _alert(
            Msg(
                "Definitions were changed since the table was closed: {changes}",
                changes=_told(before, setup),
            )
        )
    if before is None:
        return setup, _alert(
            Msg("Definitions were changed in an open round. What they were is not on record")
        )
    return _at_the_address_of(setup, before), _alert(
        Msg(
            "Definitions were changed in an open round and wait for the next opening: {changes}",
            changes=_told(before, setup),
        )
    )


def _at_the_address_of(setup: TableSetup, before: TableSetup) -> TableSetup:
    """Take the floor's server off the file: where it stands is no rule of the game."""
    if setup.floor is None or before.floor is None:
        return before
    return replace(before, floor=replace(before.floor, server=setup.floor.server))


def as_set_up(setup: TableSetup, journal: Journal) -> TableSetup:
    """Return the set-up with the settings that are in force on record: what devices serve."""
    since = next(iter(journal.replay(CHECKPOINTS)), None)
    return setup if since is None else _under_settings(setup, since)


def files_in_play(journal: Journal) -> tuple[tuple[str, bytes], ...]:
    """Return the files that the last events were recorded under, or none where none are kept."""
    last, since = journal.last, next(iter(journal.replay(CHECKPOINTS)), None)
    if last is None or since is None:
        return ()
    return files_under(journal.definitions(), _settings(since), last.digest)


def _recorded(journal: Journal, since: Recorded, digest: str) -> TableSetup | None:
    """Find the definitions that the last events were recorded under."""
    return setup_under(journal.definitions(), _settings(since), digest)


def _digest_under(setup: TableSetup, since: Recorded) -> str:
    """Return the digest that events have under a set-up with the settings of an open round."""
    return _under_settings(setup, since).digest


def _under_settings(setup: TableSetup, since: Recorded) -> TableSetup:
    settings = _settings(since)
    if not settings:
        return setup
    return apply(setup, settings)


def _settings(since: Recorded) -> tuple[Setting, ...]:
    return getattr(decode(since.kind, since.payload), "settings", ())


def _alert(sentence: str) -> RaiseAlert:
    may = Msg("A changed game may leave its approval. Ask before it is played")
    return RaiseAlert("definitions", "definitions", joined(". ", (sentence, may)))


def _told(before: TableSetup | None, now: TableSetup) -> str:
    """Say what changed: line by line where a pay did, else that it was something else."""
    changes: list[str] = []
    if before is not None:
        changes = [*_jackpot_changes(before, now), *_pay_changes(before, now)]
    if len(changes) > MOST_TOLD:
        changes = [*changes[:MOST_TOLD], Msg("{n} more", n=len(changes) - MOST_TOLD)]
    return listed(changes or [Msg("no pay, but something else")])


def _jackpot_changes(before: TableSetup, now: TableSetup) -> Iterator[str]:
    for sensor, jackpot in before.jackpots.items():
        other = now.jackpots.get(sensor)
        pays = {line.key: line.pays for line in other.lines} if other else {}
        for line in jackpot.lines:
            if pays.get(line.key) != line.pays:
                yield _change(line.label, line.pays, pays.get(line.key))


def _pay_changes(before: TableSetup, now: TableSetup) -> Iterator[str]:
    for wager, lines in before.pays.items():
        for line, pays in lines.items():
            other = now.pays.get(wager, {}).get(line)
            if other != pays:
                yield _change(f"{wager} {line}".replace("_", " "), pays, other)
    for wager, columns in before.pays_by_hands.items():
        for hands in sorted(columns)[1:]:  # the first is among the pays
            for line, pays in columns[hands].items():
                other = now.pays_by_hands.get(wager, {}).get(hands, {}).get(line)
                if other != pays:
                    yield _change(f"{wager} {hands} {line}".replace("_", " "), pays, other)


def _change(label: str, old: object, new: object) -> str:
    said = str(new) if new is not None else Msg("nothing")
    return Msg("{hand} {old} → {new}", hand=label, old=str(old), new=said)
