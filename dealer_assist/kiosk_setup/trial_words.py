"""The tests of a machine in words: clock, copies, room; the same for a real and a simulated one."""

import os
from pathlib import Path

from dealer_assist.kiosk_setup.machine import TrialResult
from dealer_assist.kiosk_setup.steps import MOST_SKEW_MS
from dealer_assist.message import Msg

LEAST_ROOM = 50_000_000


def clock_words(server: str, skew_ms: int) -> TrialResult:
    """Say how far the clock is off; more than a minute is for a person to set right."""
    seconds = abs(skew_ms) // 1000
    if abs(skew_ms) > MOST_SKEW_MS:
        said = Msg(
            "The clock is {minutes} min {seconds} s off by {server}. Set it, then compare again",
            minutes=seconds // 60,
            seconds=seconds % 60,
            server=server,
        )
        return TrialResult(is_well=False, sentence=said, figure=skew_ms)
    off = f"{abs(skew_ms) / 1000:.2f}"
    said = Msg("The clock is {off} s off by {server}", off=off, server=server)
    return TrialResult(is_well=True, sentence=said, figure=skew_ms)


def no_stick(label: str) -> str:
    """Say that the disk of the copies is missing."""
    return Msg(
        "No disk with the label {label} is there. Plug it in, restart, try again", label=label
    )


def stick_kept_out(said: str) -> str:
    """Say why a disk that is there was not put in its place."""
    return Msg("The copies have no disk: {said}. Then restart, try again", said=said)


def no_room(place: str, room: int) -> str:
    """Say that the disk of the copies is full."""
    return Msg(
        "{place} has only {room} MB left. Make room, or use another",
        place=place,
        room=room // 1_000_000,
    )


def saved(name: str, place: str) -> str:
    """Say where a file lies."""
    return Msg("{name} is next to the copies, {place}", name=name, place=place)


def written_and_read(folder: Path, place: str, room: int) -> TrialResult:
    """Write a file to a folder, read it back, and take it away again."""
    file = folder / "dealer-assist.trial"
    text = "A trial of the set-up; it can be removed.\n" * 100
    try:
        with file.open("w", encoding="utf-8") as written:
            written.write(text)
            written.flush()
            os.fsync(written.fileno())
        is_same = file.read_text(encoding="utf-8") == text
        file.unlink()
    except OSError as trouble:
        said = Msg(
            "{place} cannot be written ({trouble}). Choose another",
            place=place,
            trouble=trouble.strerror,
        )
        return TrialResult(is_well=False, sentence=said)
    if not is_same:
        said = Msg("{place} gives back other bytes than were written. Use another", place=place)
        return TrialResult(is_well=False, sentence=said)
    said = Msg(
        "Written to {place} and read back, {room} GB free", place=place, room=room // 1_000_000_000
    )
    return TrialResult(is_well=True, sentence=said)
