"""Makes the kiosk's sounds: pure tones of our own, the same bytes every time.

    python packaging/sounds.py            writes resources/sounds

Each sound is a few notes; a note is a sine with two soft overtones that dies away like a bell.
Day and night are the same notes, louder and softer.
"""

import math
import sys
import wave
from array import array
from dataclasses import dataclass
from pathlib import Path

RATE = 22_050
LOUDNESS = {"day": 0.55, "night": 0.16}
_OVERTONES = ((1.0, 1.0), (2.0, 0.28), (3.01, 0.10))
_ATTACK_S = 0.004


@dataclass(frozen=True)
class Note:
    """A pitch in hertz, when it begins and how long it rings, in seconds."""

    pitch: float
    begins: float
    rings: float


SOUNDS = {
    "press": (Note(1_760, 0.0, 0.03),),
    "held": (Note(659, 0.0, 0.18), Note(659, 0.10, 0.22)),
    "start": (Note(523, 0.0, 0.22), Note(784, 0.13, 0.34)),
    "end": (Note(784, 0.0, 0.22), Note(523, 0.13, 0.34)),
    "claim-on": (Note(880, 0.0, 0.12), Note(1_175, 0.07, 0.20)),
    "claim-off": (Note(880, 0.0, 0.12), Note(587, 0.07, 0.20)),
    "call": (Note(659, 0.0, 0.50), Note(523, 0.22, 0.50), Note(784, 0.44, 0.70)),
    "accepted": (Note(784, 0.0, 0.16), Note(1_047, 0.09, 0.40)),
    "refused": (Note(196, 0.0, 0.22), Note(165, 0.20, 0.34)),
    "fault": (Note(440, 0.0, 0.16), Note(440, 0.20, 0.16), Note(440, 0.40, 0.16)),
}


def samples(notes: tuple[Note, ...], loudness: float) -> "array[int]":
    """Return the notes as 16-bit samples."""
    length = max(note.begins + note.rings for note in notes)
    mixed = [0.0] * round(length * RATE)
    for note in notes:
        first = round(note.begins * RATE)
        for place in range(round(note.rings * RATE)):
            mixed[first + place] += _sound(note, place / RATE)
    return array("h", (round(32_767 * loudness * math.tanh(value)) for value in mixed))


def write_all(folder: Path) -> list[Path]:
    """Write every sound at every volume; give the files."""
    files = []
    for volume, loudness in LOUDNESS.items():
        (folder / volume).mkdir(parents=True, exist_ok=True)
        for name, notes in SOUNDS.items():
            files.append(folder / volume / f"{name}.wav")
            _write(files[-1], samples(notes, loudness))
    return files


def _sound(note: Note, at: float) -> float:
    swell = min(1.0, at / _ATTACK_S)
    fade = math.exp(-5.0 * at / note.rings) * (1.0 - at / note.rings)
    tone = sum(
        share * math.sin(2 * math.pi * note.pitch * times * at) for times, share in _OVERTONES
    )
    return 0.8 * swell * fade * tone


def _write(file: Path, frames: "array[int]") -> None:
    if sys.byteorder == "big":
        frames.byteswap()
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames.tobytes())


if __name__ == "__main__":
    written = write_all(Path(__file__).parents[1] / "resources" / "sounds")
    print(f"{len(written)} files, {sum(one.stat().st_size for one in written):,} bytes")
