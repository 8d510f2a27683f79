"""`dealer-assist staff change-key` and `put-key`: the journals' key, changed and kept by two.

The safe copy of the keys is two halves, for two persons; neither half says anything about a key.
"""

import os
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path

from dealer_assist import paths
from dealer_assist.cli.output import writing
from dealer_assist.cli.staff_dialogue import StaffDesk
from dealer_assist.desk.clock import WallClock
from dealer_assist.desk.thresholds import ThresholdFile
from dealer_assist.errors import Refused, UsageError
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.files import threshold_file
from dealer_assist.journal.head_file import kept_of
from dealer_assist.journal.key import (
    CARDS,
    KEY_BYTES,
    card_key,
    joined,
    key_print,
    load_key,
    replace_key,
    sync,
    write_private,
)
from dealer_assist.journal.key_change import (
    KeyChange,
    begin_change,
    end_change,
    keep_older,
)
from dealer_assist.journal.opening import Purpose, connect_reader
from dealer_assist.journal.queries.cached_totals import cache_file
from dealer_assist.journal.schema import about
from dealer_assist.journal.store import Journal


def change_key(desk: StaffDesk, folder: Path, halves: Sequence[Path]) -> None:
    """Seal every journal of a data folder by another key; two persons keep a half of it each.

    All journals of a live kiosk are held and verified first; a refusal changes nothing.
    """
    _require_two_places(halves)
    key_file, heads = paths.key_file(), paths.heads_folder()
    before, cards = load_key(key_file), card_key(key_file)
    two = desk.answer()
    with ExitStack() as held:
        opened = (_held(path, before) for path in _journals(folder))
        journals = [held.enter_context(one) for one in opened if one]
        after = os.urandom(KEY_BYTES)
        change = KeyChange(
            at=int(WallClock().now().timestamp() * 1000),
            by=two.approver.name,
            witness=two.witness.name,
            before=key_print(before),
            after=key_print(after),
            heads={one.first_link.hex(): one.head for one in journals},
        )
        _write_halves(after + cards, halves)
        replace_key(key_file.with_name(CARDS), cards)
        keep_older(heads, before)
        begin_change(heads, change, after)
        replace_key(key_file, after)
        for journal in journals:
            journal.change_key(after, change)
            cache_file(journal.path).unlink(missing_ok=True)
            with suppress(Refused, OSError):  # the table says what is wrong with them
                ThresholdFile(threshold_file(journal.path), after, older=(before,)).close_anew()
        end_change(heads)
    print(f"{len(journals)} journals have another key from now on: {change.after}.")
    print(f"Half of it is in {halves[0]}, half in {halves[1]}; each person keeps one.")


def change_cards_key(desk: StaffDesk, folder: Path, halves: Sequence[Path]) -> None:
    """Know every card by another key; what is kept of them is carried over, nobody swipes anew.

    Every table is closed meanwhile. Whichever step the power goes at, the key that lies here
    serves: the register follows it at the next look.
    """
    _require_two_places(halves)
    key_file = paths.key_file()
    journals, cards = load_key(key_file), card_key(key_file) + os.urandom(KEY_BYTES)
    two = desk.answer()
    with ExitStack() as held:
        for path in _journals(folder):
            if journal := _held(path, journals):
                held.enter_context(journal)
        _write_halves(journals + cards, halves)
        replace_key(key_file.with_name(CARDS), cards)
    desk.change_key(cards, two)
    print(f"Cards are known by another key from now on: {key_print(cards)}.")
    print(f"Half of it is in {halves[0]}, half in {halves[1]}; each person keeps one.")
    print("Lay cards.key at every kiosk of the house, then take a new list there.")


def put_key(halves: Sequence[Path]) -> None:
    """Put the keys back from their two halves, where they are lost."""
    key_file = paths.key_file()
    if key_file.exists():
        raise Refused(f"{key_file} is there; its halves are for a kiosk that has lost it")
    first, second = (_read_half(half) for half in halves)
    keys = joined(first[0], second[0])
    if first[1] != second[1] or key_print(keys[:KEY_BYTES]) != first[1]:
        raise Refused("These are not the two halves of one key; take those of the same change")
    replace_key(key_file.with_name(CARDS), keys[KEY_BYTES:])
    replace_key(key_file, keys[:KEY_BYTES])
    print(f"The key {first[1]} is back in {key_file}.")


def _journals(folder: Path) -> list[Path]:
    """List the journals of a kiosk: of its tables, its staff and its school."""
    found = (
        file for file in sorted(folder.rglob("*.db")) if ".backups" not in file.parent.suffixes
    )
    return [file for file in found if file.name.endswith((".live.db", ".training.db"))]


def _held(path: Path, key: bytes) -> Journal | None:
    """Open a journal that is whole and has this key; nobody else opens it meanwhile.

    One of practice that is not whole proves nothing, and is left as it is.
    """
    with closing(connect_reader(path)) as db:
        told = about(db)
    kept = kept_of(path, key, paths.heads_folder())
    findings = verify(path, key, kept.read() if kept else None)
    if findings and told.purpose != "live":
        return None
    if findings:
        raise Refused(f"{path} is not whole ({findings[0]}); nothing was changed")
    purpose: Purpose = "live" if told.purpose == "live" else "training"
    return Journal.open(
        path,
        purpose=purpose,
        table=told.table,
        clock=WallClock().now,
        key=key,
        heads=paths.heads_folder(),
    )


def _require_two_places(halves: Sequence[Path]) -> None:
    first, second = halves
    if first.resolve().parent == second.resolve().parent:
        raise UsageError("Each half goes to a stick or folder of its own; name two places")
    for half in halves:
        if half.exists():
            raise UsageError(f"{half} is there already; name another file")


def _write_halves(keys: bytes, halves: Sequence[Path]) -> None:
    one = os.urandom(len(keys))
    for half, file in zip((one, joined(one, keys)), halves, strict=True):
        with writing(file, "file"):
            write_private(file, f"{half.hex()} {key_print(keys[:KEY_BYTES])}\n")
            sync(file)


def _read_half(file: Path) -> tuple[bytes, str]:
    try:
        half, named = file.read_text(encoding="ascii").split()
        told = bytes.fromhex(half)
    except (OSError, ValueError):
        told, named = b"", ""
    if len(told) < 2 * KEY_BYTES or len(told) % KEY_BYTES:
        raise Refused(f"{file} is no half of a key; give the one that 'change-key' wrote")
    return told, named
